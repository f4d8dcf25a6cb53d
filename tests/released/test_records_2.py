"""Records by older rules that are kept: replayed by the rulebook of their time, step by step."""

from __future__ import annotations

from pathlib import Path

import pytest

from waystone.catalogue import find_game
from waystone.cli.verify import DIFFERS, SAME, judge
from waystone.kernel.record import parse
from waystone.kernel.replay import replay

RECORDS = sorted((Path(__file__).parent / "records-2").glob("*/*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_record_by_older_rules_replays(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = parse(text)
    entry = find_game(record.game)
    assert record.version == 2 < entry.info.version
    table = replay(entry.open(record.settings, record.version), record)
    assert table.record.text() == text
    said = f"replays, {len(record.entries)} steps, {record.result}"
    verdict = judge(str(path))
    assert (verdict.code, verdict.message) == (SAME, said)


def test_todays_rules_are_not_those_of_its_time(tmp_path: Path) -> None:
    """DC-105: what a card grants was used up after the halves, so the digests tell them apart."""
    path = next(path for path in RECORDS if path.stem == "four-racers")
    changed = tmp_path / "changed.record"
    text = path.read_text(encoding="utf-8")
    changed.write_text(text.replace('[Rules "2"]', '[Rules "3"]'), encoding="utf-8")
    assert judge(str(changed)).code == DIFFERS
