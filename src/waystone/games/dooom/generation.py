"""Setup: the dungeon of a match and its first players."""

from __future__ import annotations

from waystone.games.dooom import maps
from waystone.games.dooom.board import Dungeon
from waystone.games.dooom.generator import generate
from waystone.games.dooom.options import Params
from waystone.kernel.dice import Dice


def dungeon_of(params: Params, seats: int, dice: Dice) -> Dungeon:
    """A map of the house, a custom one, or one generated for this match alone (DM-M2)."""
    if params.map == "custom":
        return maps.read_once(params.map_text)
    if params.map == "generated":
        return generate(
            params.style, params.width, params.height, seats, params.map_goal, dice.stream("map")
        )
    return maps.built_in(params.map)
