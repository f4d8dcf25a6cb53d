"""What the protocol's own description is made of."""

from __future__ import annotations

import msgspec
import pytest

from waystone.catalogue import GAMES
from waystone.wire import schema
from waystone.wire.analysis import AnalysisProgress


def test_every_game_of_the_house_is_described() -> None:
    assert set(schema.packages()) == set(GAMES)
    assert schema.packages()["dooom"] == "waystone.games.dooom"


@pytest.mark.parametrize("room", ["view", "events"])
def test_a_game_without_one_of_the_rooms_is_left_out(
    room: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A plug-in need not be built as our games are."""

    def find(name: str) -> object | None:
        return None if name == f"waystone.games.dooom.{room}" else object()

    monkeypatch.setattr(schema, "find_spec", find)
    assert set(schema.packages()) == set(GAMES) - {"dooom"}


@pytest.mark.parametrize("word", ["none", "waiting", "running", "done", "cancelled", "failed"])
def test_a_program_knows_an_analysis_by_its_state(word: str) -> None:
    told = msgspec.json.encode(AnalysisProgress(word, 1, 2, None))  # type: ignore[arg-type]
    assert msgspec.json.decode(told, type=AnalysisProgress).state == word
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(told.replace(word.encode(), b"begun"), type=AnalysisProgress)
