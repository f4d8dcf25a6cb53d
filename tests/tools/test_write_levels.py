"""Levels of strength: what a tournament shows is what the catalogue reads."""

from __future__ import annotations

import tomllib

import msgspec
import pytest

from tools.write_levels import written
from waystone.catalogue import GAMES
from waystone.levels import Level, Measured, measured

ROW = {"rating": 1602.5, "rating_low": 1588.8, "rating_high": 1617.9, "games": 1000}
CUP = {
    "game": "dooom",
    "games": 1000,
    "seed": "levels",
    "settings": {"map": "duel"},
    "standings": [{"name": "hunter", **ROW}, {"name": "random", **ROW, "rating": 1338.6}],
}


def test_what_is_written_is_read_the_weakest_first() -> None:
    found = msgspec.convert(tomllib.loads(written(CUP, "random,hunter")), Measured)
    words = "--bots random,hunter --games 1000 --seed levels --set map=duel"
    assert found.command == f"waystone tournament dooom {words}"
    assert list(found.bots) == ["random", "hunter"]
    assert found.bots["hunter"] == Level(1602, 1589, 1618, 1000)
    assert found.bots["random"].rating == 1339


@pytest.mark.parametrize("game", list(GAMES))
def test_every_number_lies_in_its_interval_and_says_how_it_was_found(game: str) -> None:
    found = measured(f"waystone.games.{game.replace('-', '_')}")
    assert found.command.startswith(f"waystone tournament {game} --bots ")
    assert set(found.bots) == set(GAMES[game].own_bots)
    assert all(each.low <= each.rating <= each.high for each in found.bots.values())


def test_a_game_without_numbers_has_none() -> None:
    assert measured("waystone.kernel") == Measured("", {})
