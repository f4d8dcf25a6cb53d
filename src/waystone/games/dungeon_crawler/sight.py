"""Line of sight, exact in whole numbers (DC-64)."""

from __future__ import annotations

from functools import reduce
from itertools import product
from operator import and_
from typing import Final

from waystone.games.dungeon_crawler.bits import BIT, HALOS, spaces_of
from waystone.games.dungeon_crawler.board import (
    CELLS,
    FLOOR,
    NOWHERE,
    SIDE,
    are_adjacent,
)
from waystone.games.dungeon_crawler.chains import chains_from
from waystone.games.dungeon_crawler.terrain import Terrain

_MOST_WATCHED: Final = 200
"""So much is kept of a terrain, then all is forgotten."""
_SCALE: Final = 12
_POINTS: Final = (1, 6, 11)
_PAIRS: Final = sorted(
    product(_POINTS, repeat=4), key=lambda pair: sum(abs(each - 6) for each in pair)
)
"""The sight points of two spaces, the middles first."""
# The spaces that lines touch, by the offset of their ends: those that all touch, and each line.
# Geometry only, so shared by all mats. As long as not all were needed they are in _BEGUN.
_LINES: dict[int, tuple[int, tuple[int, ...]]] = {}
_BEGUN: dict[int, list[int]] = {}


def sees(terrain: Terrain, one: int, other: int) -> bool:
    """Whether two spaces see each other (DC-64).

    Chains are kept for the second one, so that is the one at which many look.
    """
    if not linked_to(terrain, other) & BIT[one]:
        return False
    key = one * CELLS + other if one < other else other * CELLS + one
    found = terrain.seen.get(key)
    if found is None:
        codes = terrain.codes
        is_open = codes[one] >= FLOOR and codes[other] >= FLOOR
        found = is_open and (one == other or _is_clear(terrain, one, other, NOWHERE))
        terrain.seen[key] = found
    return found


def linked_to(terrain: Terrain, cell: int) -> int:
    """The spaces to which open chains lead that never turn back: no others are seen."""
    found = terrain.chains.get(cell)
    if found is None:
        former = terrain.former
        if former is not None:
            found = former.chains.get(cell)
        if former is None or found is None or found & HALOS[former.place]:
            found = chains_from(terrain.layout.rows, cell)
        terrain.chains[cell] = found
    return found


def linked_to_any(terrain: Terrain, bits: int) -> int:
    """The spaces from which one of some spaces might be seen."""
    found = terrain.watched.get(bits)
    if found is None:
        found = 0
        for cell in spaces_of(bits):
            found |= linked_to(terrain, cell)
        if len(terrain.watched) >= _MOST_WATCHED:
            terrain.watched.clear()
        terrain.watched[bits] = found
    return found


def ghost_sees(terrain: Terrain, one: int, other: int) -> bool:
    """As `sees` for an incorporeal viewer: its own space never blocks (DC-67)."""
    if are_adjacent(one, other):
        return True
    if terrain.is_open(one) or one == other:
        return sees(terrain, one, other)
    is_linked = terrain.is_open(other) and linked_to(terrain, one) & BIT[other]
    return is_linked != 0 and _is_clear(terrain, one, other, one)


def _is_clear(terrain: Terrain, one: int, other: int, own: int) -> bool:
    """Whether one of the 81 lines between two spaces touches nothing solid.

    The mat is mirrored so that the line runs east more than south: an eighth of all offsets.
    """
    if one % SIDE > other % SIDE:
        one, other = other, one
    x, y = one % SIDE, one // SIDE
    across, down = other % SIDE - x, other // SIDE - y
    is_flipped, is_turned = down < 0, abs(down) > across
    if is_flipped:
        y, down = SIDE - 1 - y, -down
    if is_turned:
        x, y, across, down = y, x, down, across
    solid = terrain.layout.solid[is_flipped + 2 * is_turned]
    if own >= 0:
        solid &= ~(1 << _mirror(own, is_flipped, is_turned))
    ahead = solid >> y * SIDE + x
    known = _LINES.get(across * SIDE + down)
    if known is None:
        return _is_clear_by_new_lines(across, down, ahead)
    shared, lines = known
    return not ahead & shared and 0 in map(ahead.__and__, lines)


def _mirror(cell: int, is_flipped: bool, is_turned: bool) -> int:
    x, y = cell % SIDE, cell // SIDE
    if is_flipped:
        y = SIDE - 1 - y
    return x * SIDE + y if is_turned else y * SIDE + x


def _is_clear_by_new_lines(across: int, down: int, ahead: int) -> bool:
    """As above, drawing lines only until one is free; the last one completes the offset."""
    begun = _BEGUN.setdefault(across * SIDE + down, [])
    if 0 in map(ahead.__and__, begun):
        return True
    for i, j, k, m in _PAIRS[len(begun) :]:
        begun.append(_touched(i, j, across * _SCALE + k, down * _SCALE + m))
        if not ahead & begun[-1]:
            return True
    lines = tuple(sorted(set(begun), key=lambda line: (line.bit_count(), line)))
    _LINES[across * SIDE + down] = (reduce(and_, lines), lines)
    return False


def _touched(px: int, py: int, qx: int, qy: int) -> int:
    """The spaces that a segment running east touches, edges and corners too, as bits row by row.

    Heights are kept multiplied by the segment's width, so that they stay whole numbers.
    """
    wide, rise = qx - px, qy - py
    unit, climb = _SCALE * wide, _SCALE * rise
    mask, last_column = 0, qx // _SCALE
    here, there = py * wide, py * wide + (_SCALE - px) * rise
    for column in range(last_column + 1):
        if column == last_column:
            there = qy * wide
        low, high = (here, there) if rise >= 0 else (there, here)
        first, last = -(-low // unit) - 1, high // unit
        mask |= _COLUMNS[last - first] << first * SIDE + column
        here, there = there, there + climb
    return mask


_COLUMNS: Final = tuple(sum(1 << row * SIDE for row in range(many + 1)) for many in range(SIDE))
"""One space and so many more to the south of it."""
