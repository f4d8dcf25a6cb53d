"""Line of sight, exact in whole numbers (DC-64)."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.board import CELLS, FLOOR, NOWHERE, SIDE, are_adjacent
from waystone.games.dungeon_crawler.terrain import Terrain

_SCALE: Final = 12
_POINTS: Final = (1, 6, 11)
# The spaces that lines touch, by the offset of their ends: geometry only, so shared by all mats.
_LINES: dict[tuple[int, int], tuple[int, ...]] = {}


def sees(terrain: Terrain, one: int, other: int) -> bool:
    """Whether two spaces see each other (DC-64)."""
    if one > other:
        one, other = other, one
    key = one * CELLS + other
    found = terrain.seen.get(key)
    if found is None:
        found = terrain.seen[key] = _look(terrain, one, other, NOWHERE)
    return found


def ghost_sees(terrain: Terrain, one: int, other: int) -> bool:
    """As `sees` for an incorporeal viewer: its own space never blocks (DC-67)."""
    if terrain.is_open(one):
        return are_adjacent(one, other) or sees(terrain, one, other)
    return are_adjacent(one, other) or _look(terrain, one, other, one)


def _look(terrain: Terrain, one: int, other: int, own: int) -> bool:
    codes = terrain.codes
    if codes[other] < FLOOR or (codes[one] < FLOOR and one != own):
        return False
    if one == other:
        return True
    return _is_linked(codes, one, other) and _is_clear(terrain, one, other, own)


def _is_linked(codes: bytes, one: int, other: int) -> bool:
    """A free line touches a chain of open spaces that never turns back: is there one at all?"""
    across = 1 if other % SIDE >= one % SIDE else -1
    down = SIDE if other >= one else -SIDE
    column, row = other % SIDE, other // SIDE
    known = {one}
    stack = [one]
    while stack:
        cell = stack.pop()
        if cell == other:
            return True
        if cell % SIDE != column:
            _add_open(codes, cell + across, known, stack)
        if cell // SIDE != row:
            _add_open(codes, cell + down, known, stack)
    return False


def _add_open(codes: bytes, cell: int, known: set[int], stack: list[int]) -> None:
    if cell not in known and codes[cell] >= FLOOR:
        known.add(cell)
        stack.append(cell)


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
    solid = terrain.mirrored[is_flipped + 2 * is_turned]
    if own >= 0:
        solid &= ~(1 << _mirror(own, is_flipped, is_turned))
    ahead = solid >> y * SIDE + x
    lines = _LINES.get((across, down))
    if lines is None:
        lines = _LINES[across, down] = _lines(across, down)
    return any(not ahead & line for line in lines)


def _mirror(cell: int, is_flipped: bool, is_turned: bool) -> int:
    x, y = cell % SIDE, cell // SIDE
    if is_flipped:
        y = SIDE - 1 - y
    return x * SIDE + y if is_turned else y * SIDE + x


def _lines(across: int, down: int) -> tuple[int, ...]:
    """The distinct lines between two spaces as sets of touched spaces, straightest first."""
    masks = {
        _touched(i, j, across * _SCALE + k, down * _SCALE + m)
        for i in _POINTS
        for j in _POINTS
        for k in _POINTS
        for m in _POINTS
    }
    return tuple(sorted(masks, key=lambda mask: (mask.bit_count(), mask)))


def _touched(px: int, py: int, qx: int, qy: int) -> int:
    """The spaces that a segment running east touches, edges and corners too, as bits row by row."""
    mask = 0
    for column in range(px // _SCALE, qx // _SCALE + 1):
        low, high = _rows_in_column(px, py, qx, qy, column)
        for row in range(low, high + 1):
            mask |= 1 << row * SIDE + column
    return mask


def _rows_in_column(px: int, py: int, qx: int, qy: int, column: int) -> tuple[int, int]:
    """First and last row touched inside one column; heights are kept multiplied by `wide`."""
    wide = qx - px
    west = max(px, column * _SCALE)
    east = min(qx, column * _SCALE + _SCALE)
    one = py * wide + (west - px) * (qy - py)
    other = py * wide + (east - px) * (qy - py)
    low, high = min(one, other), max(one, other)
    return -(-low // (_SCALE * wide)) - 1, high // (_SCALE * wide)
