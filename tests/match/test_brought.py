"""Records from elsewhere: what no table here would have written is refused before it is played."""

from __future__ import annotations

from pathlib import Path

import pytest

from waystone.kernel.record import Record, parse
from waystone.match.brought import MOST_STEPS, check_form
from waystone.match.model import Refusal

GOLDEN = Path(__file__).parents[1] / "golden" / "extrikate"


@pytest.fixture
def record() -> Record:
    """A match that was played to its end."""
    return parse(min(GOLDEN.glob("*.record")).read_text(encoding="utf-8"))


def refused(record: Record) -> str:
    with pytest.raises(Refusal) as refusal:
        check_form(record)
    return refusal.value.code


def test_a_whole_match_with_proper_names_may_come(record: Record) -> None:
    record.players[:] = ["Ada", "", "Grace Hopper"]
    check_form(record)


@pytest.mark.parametrize("name", [" Ada", "x" * 21, "A\tda", "\u200b"])
def test_names_are_those_that_a_player_could_have(record: Record, name: str) -> None:
    record.players[:] = ["Ada", name]
    assert refused(record) == "BAD_NAMES"


def test_it_is_over_and_not_endless(record: Record) -> None:
    record.entries = (record.entries * MOST_STEPS)[:MOST_STEPS]
    check_form(record)
    record.entries.append(record.entries[0])
    assert refused(record) == "TOO_LARGE"
    record.result = ""
    assert refused(record) == "NOT_OVER"
