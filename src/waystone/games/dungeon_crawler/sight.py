"""Line of sight, exact in whole numbers (DC-64)."""

from __future__ import annotations

from itertools import product
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
# By the offset of two spaces: the spaces that all lines between them touch, those of each line that
# was drawn, and whether that is all of them. Geometry only, so shared by all mats.
Known = tuple[int, tuple[int, ...], bool]
_LINES: dict[int, Known] = {}


def sees(terrain: Terrain, one: int, other: int) -> bool:
    """Whether two spaces see each other (DC-64).

    Chains are kept for the second one, so that is the one at which many look.
    """
    key = one * CELLS + other if one < other else other * CELLS + one
    found = terrain.seen.get(key)
    if found is None:
        found = terrain.seen[key] = _look(terrain, one, other)
    return found


def _look(terrain: Terrain, one: int, other: int) -> bool:
    """As `sees`; past a corner it takes one of the two spaces beside the way."""
    codes = terrain.codes
    if codes[one] < FLOOR or codes[other] < FLOOR:
        return False
    if one == other:
        return True
    if are_adjacent(one, other):
        across = other % SIDE - one % SIDE
        return codes[one + across] >= FLOOR or codes[other - across] >= FLOOR
    is_linked = linked_to(terrain, other) & BIT[one]
    return is_linked != 0 and _is_clear(terrain, one, other, NOWHERE)


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
    known = _LINES.get(across * SIDE + down) or _begin(across, down)
    shared, lines, is_whole = known
    if ahead & shared:
        return False
    return 0 in map(ahead.__and__, lines) or not (is_whole or _draw_on(across, down, ahead, known))


def _mirror(cell: int, is_flipped: bool, is_turned: bool) -> int:
    x, y = cell % SIDE, cell // SIDE
    if is_flipped:
        y = SIDE - 1 - y
    return x * SIDE + y if is_turned else y * SIDE + x


def _begin(across: int, down: int) -> Known:
    """What is known of an offset before any line of its own is needed.

    All lines run between the highest and the lowest one, so what both of these touch all do.
    """
    highest = _touched(_POINTS[-1], _POINTS[0], across, down, _POINTS[-1], _POINTS[0])
    lowest = _touched(_POINTS[0], _POINTS[-1], across, down, _POINTS[0], _POINTS[-1])
    found = _LINES[across * SIDE + down] = (highest & lowest, (), False)
    return found


def _draw_on(across: int, down: int, ahead: int, known: Known) -> bool:
    """Draw more lines of an offset until one is free; if none is, all are drawn, and it is so."""
    shared, drawn, _ = known
    lines = list(drawn)
    for px, py, qx, qy in _PAIRS[len(lines) :]:
        lines.append(_touched(px, py, across, down, qx, qy))
        if not ahead & lines[-1]:
            _LINES[across * SIDE + down] = (shared, tuple(lines), False)
            return False
    lines = sorted(set(lines), key=lambda line: (line.bit_count(), line))
    _LINES[across * SIDE + down] = (shared, tuple(lines), True)
    return True


def _touched(px: int, py: int, across: int, down: int, qx: int, qy: int) -> int:
    """The spaces that a line touches, edges and corners too, as bits row by row.

    It runs from a point of one space east and south to a point of another; where it comes into
    the next row is kept multiplied by its height, so that it stays whole.
    """
    if not down:
        return (2 << across) - 1
    wide, rise = across * _SCALE + qx - px, down * _SCALE + qy - py
    unit, onwards = _SCALE * rise, _SCALE * wide
    mask, here, there = 0, px * rise, px * rise + (_SCALE - py) * wide
    for row in range(down + 1):
        if row == down:
            there = (across * _SCALE + qx) * rise
        first, last = -(-here // unit) - 1, there // unit
        mask |= (2 << last - first) - 1 << row * SIDE + first
        here, there = there, there + onwards
    return mask
