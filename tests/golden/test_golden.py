"""The golden files still say what the rules do; `make golden` renews them on purpose."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.golden.files import GAMES, HERE, MATCHES
from waystone.catalogue import find_game
from waystone.kernel.record import parse
from waystone.kernel.replay import replay

RECORDS = sorted(HERE.glob("*/*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name} {path.stem}")
def test_a_written_match_replays_step_by_step(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = parse(text)
    table = replay(find_game(record.game).open(record.settings), record)
    assert table.record.text() == text
    assert table.outcome is not None


def test_every_match_of_the_list_is_written_down() -> None:
    named = {HERE / match.game / f"{name}.record" for name, match in MATCHES.items()}
    assert named == set(RECORDS)


@pytest.mark.parametrize("game", GAMES)
def test_texts_are_what_the_rules_build(game: str) -> None:
    for name, text in GAMES[game]().items():
        assert (HERE / game / name).read_text(encoding="utf-8") == text, f"{game}/{name}"


def test_the_written_matches_end_in_many_ways() -> None:
    """DD-80 to DD-84."""
    results = {parse(path.read_text(encoding="utf-8")).result for path in RECORDS}
    reasons = {result.partition("(")[2].rstrip(")") for result in results}
    assert reasons >= {"home with the treasure", "both dead", "forfeit", "draw agreed"}
