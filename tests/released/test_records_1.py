"""Records of the first format, as they were given out: still read, and still judged alike."""

from __future__ import annotations

from pathlib import Path

import pytest

from waystone.catalogue import find_game
from waystone.cli.verify import DIFFERS, NO_RECORD, SAME, UNCOVERED, judge
from waystone.kernel.record import parse

RECORDS = sorted((Path(__file__).parent / "records-1").glob("*/*.record"))


def test_every_game_is_there() -> None:
    games = {path.parent.name for path in RECORDS}
    assert games == {"delve-and-dash", "dooom", "dungeon-crawler", "extrikate"}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_record_of_the_first_format_still_replays(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = parse(text)
    assert (record.format, record.text()) == ("1", text)
    verdict = judge(str(path))
    if find_game(record.game).is_outdated(record.version):
        said = "played by version 1 of the rules; this program has 2 and 3"
        assert (verdict.code, verdict.message) == (NO_RECORD, said)
        return
    said = f"replays, {len(record.entries)} steps, {record.result}{UNCOVERED}"
    assert (verdict.code, verdict.message) == (SAME, said)


@pytest.mark.parametrize("game", ["delve-and-dash", "dooom", "extrikate"])
def test_a_changed_one_still_differs(game: str, tmp_path: Path) -> None:
    """Its digests say so; its names and times may be anything, for nothing covers them."""
    source = next(path for path in RECORDS if path.parent.name == game)
    text = source.read_text(encoding="utf-8")
    mark = text.index("#", text.index("\n7. ")) + 1
    changed, renamed = tmp_path / "changed", tmp_path / "renamed"
    changed.write_text(text[:mark] + "00000000" + text[mark + 8 :])
    renamed.write_text(text.replace('[Player 0 "', '[Player 0 "Sir '))
    found = judge(str(changed))
    assert (found.code, found.error and found.error.step) == (DIFFERS, 7)
    assert judge(str(renamed)).code == SAME
