"""A record is checked where it is, and what is wrong with it is named."""

import platform
from pathlib import Path

import pytest

from waystone.kernel.dice import commitment
from waystone.kernel.record import parse
from waystone.local.checking import check, check_text

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = sorted(GOLDEN.rglob("*.record"), key=lambda path: path.stat().st_size)


def golden() -> str:
    return RECORDS[0].read_text(encoding="utf-8")


def test_a_good_record_is_played_again_to_its_end() -> None:
    record = parse(golden())
    checked = check(golden())
    assert checked.ok, checked.message
    assert checked.steps == len(record.entries)
    assert checked.commitment == commitment(record.seed)
    assert (checked.result, checked.game) == (record.result, record.game)
    assert (checked.seed, checked.checksum) == (record.seed, record.checksum())
    assert (checked.players, checked.settings) == (record.players, record.settings)
    assert checked.python == platform.python_version()
    assert '"ok":true' in check_text(golden())


def test_a_changed_step_is_named() -> None:
    record = parse(golden())
    digest = record.entries[1].digest
    other = digest[:-1] + ("0" if digest[-1] != "0" else "1")
    checked = check(golden().replace(digest, other, 1))
    assert not checked.ok
    assert checked.step == 2
    assert checked.message.startswith("step 2")


def test_another_seed_does_not_fit_what_was_promised() -> None:
    record = parse(golden())
    checked = check(golden().replace(f'[Seed "{record.seed}"]', '[Seed "another"]', 1))
    assert not checked.ok
    assert "commitment" in checked.message


@pytest.mark.parametrize("text", ["", "a photograph", '[Waystone "2"]\n[Game "chess"]\n'])
def test_what_is_no_record_is_said(text: str) -> None:
    checked = check(text)
    assert not checked.ok
    assert checked.message
    assert checked.step is None
