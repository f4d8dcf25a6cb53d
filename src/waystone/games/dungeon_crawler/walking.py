"""Where a figure can stay, how far its Moves reach, and how far it is from a goal (DC-30–42)."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.bits import BIT, EVERYWHERE, HALOS, spaces_of
from waystone.games.dungeon_crawler.board import CELLS, FAR, FLOOR, INCORPOREAL, WALKING
from waystone.games.dungeon_crawler.field import BitField, Field, Spread
from waystone.games.dungeon_crawler.ground import Ground
from waystone.games.dungeon_crawler.reach import BitReach, Reach
from waystone.games.dungeon_crawler.row_field import RowField
from waystone.games.dungeon_crawler.row_reach import RowReach
from waystone.games.dungeon_crawler.rows import IS_NATIVE
from waystone.games.dungeon_crawler.terrain import Step, Terrain

_MOST_KEPT: Final = 200
"""So much is kept of a terrain, then all is forgotten."""


def can_stop(terrain: Terrain, abilities: int, cell: int) -> bool:
    """Whether a figure could stay on this terrain."""
    return terrain.ground(abilities).stops & BIT[cell] != 0


def turns_corner(codes: bytes, profile: int, way: Step) -> bool:
    """A diagonal step needs both spaces beside it open (DC-37), unless incorporeal (DC-42)."""
    _, one, other = way
    if one < 0 or profile & INCORPOREAL:
        return True
    return codes[one] >= FLOOR and codes[other] >= FLOOR


def reach(
    terrain: Terrain, abilities: int, start: int, odd: int, blocked: int = 0, halts: int = 0
) -> Reach:
    """What a figure can come to; `odd` is 1 after an odd number of plain diagonals.

    `blocked` spaces are not entered nor their corners cut; from `halts` no path goes further.
    """
    profile = abilities & WALKING
    key = (profile, start * 2 + odd, blocked, halts)
    found = terrain.reaches.get(key)
    if found is None:
        if len(terrain.reaches) >= _MOST_KEPT:
            terrain.reaches.clear()
        found = new_reach(terrain.ground(profile), BIT[start], odd, blocked, halts)
        terrain.reaches[key] = found
    return found


def new_reach(ground: Ground, starts: int, odd: int, blocked: int, halts: int) -> Reach:
    """What can be come to from some spaces, as `reach` says, searched as suits the build."""
    if IS_NATIVE:
        return RowReach(ground, starts, odd, blocked, halts)
    return BitReach(ground, starts, odd, blocked, halts)


def walk(terrain: Terrain, abilities: int, mv: int, start: int, goal: int, most: int = FAR) -> int:
    """The walking distance between two spaces, all figures ignored (DC-81).

    It is FAR without a way, and may be so where it is more than what somebody asks about.
    """
    if is_cut_off(terrain, abilities, start, goal):
        return FAR
    return distances(terrain, abilities, mv, goal).within(start, most)


def is_cut_off(terrain: Terrain, abilities: int, start: int, goal: int) -> bool:
    """Whether it is plain that no way leads from one space to another."""
    return not terrain.regions_of(abilities & WALKING).leading_to(goal) & BIT[start]


def is_sure_goal(terrain: Terrain, abilities: int, goal: int) -> bool:
    """Whether all who are joined to a goal can walk there: no water is too wide for them."""
    ground = terrain.ground(abilities)
    if not ground.enter & BIT[goal]:
        return False
    return not ground.deep or not terrain.region(abilities, goal) & ground.deep


def joined_to(terrain: Terrain, abilities: int, goal: int, starts: int) -> int:
    """Those of some spaces from which a way might lead to a goal."""
    return terrain.regions_of(abilities & WALKING).leading_to(goal) & starts


def joined_to_any(terrain: Terrain, abilities: int, goals: int) -> int:
    """The spaces from which a way might lead to one of some goals."""
    profile = abilities & WALKING
    key = goals << 5 | profile
    found = terrain.joined.get(key)
    if found is None:
        found = 0
        for goal in spaces_of(goals):
            found |= joined_to(terrain, profile, goal, EVERYWHERE)
        if len(terrain.joined) >= _MOST_KEPT:
            terrain.joined.clear()
        terrain.joined[key] = found
    return found


def distances(terrain: Terrain, abilities: int, mv: int, goal: int) -> Field:
    """The walking distance of every space to a goal, all figures ignored (DC-81)."""
    ground = terrain.ground(abilities)
    key = ((mv if ground.deep else 0) * 32 + ground.profile) * CELLS + goal
    found = terrain.fields.get(key)
    if found is None:
        if len(terrain.fields) >= _MOST_KEPT:
            terrain.fields.clear()
        found = _former_field(terrain, ground, key) or new_field(ground, mv, goal)
        terrain.fields[key] = found
    return found


def new_field(ground: Ground, mv: int, goal: int) -> Field:
    """Walking distances of which nothing is known yet, searched as suits the build."""
    return RowField(ground, mv, goal) if IS_NATIVE else BitField(Spread(ground, mv, goal))


def _former_field(terrain: Terrain, ground: Ground, key: int) -> Field | None:
    """What was known of this goal before the last tile was laid, if that is far enough away."""
    former = terrain.former
    found = None if former is None else former.fields.get(key)
    if former is None or found is None:
        return None
    return found.on_other(ground, HALOS[former.place])
