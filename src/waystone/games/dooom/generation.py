"""Setup: the dungeon of a match and its first players."""

from __future__ import annotations

from waystone.games.dooom import maps
from waystone.games.dooom.board import Dungeon
from waystone.games.dooom.generator import generate
from waystone.games.dooom.options import Law
from waystone.kernel.dice import Dice


def dungeon_of(law: Law, seats: int, dice: Dice) -> Dungeon:
    """A map of the house, a custom one, or one generated for this match alone (DM-M2)."""
    if law.map == "custom":
        return maps.read_once(law.map_text)
    if law.map == "generated":
        return generate(law.style, law.width, law.height, seats, law.map_goal, dice.stream("map"))
    return maps.built_in(law.map)
