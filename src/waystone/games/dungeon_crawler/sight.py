"""Line of sight, exact in whole numbers (DC-64)."""

from __future__ import annotations

from itertools import product
from typing import Final

from waystone.games.dungeon_crawler.board import CELLS, FLOOR, NOWHERE, SIDE, are_adjacent
from waystone.games.dungeon_crawler.terrain import Terrain

_SCALE: Final = 12
_POINTS: Final = (1, 6, 11)
_PAIRS: Final = sorted(
    product(_POINTS, repeat=4), key=lambda pair: sum(abs(each - 6) for each in pair)
)
"""The sight points of two spaces, the middles first."""
# The spaces that lines touch, by the offset of their ends: geometry only, so shared by all mats.
# As long as not all lines of an offset were needed they are in _BEGUN.
_LINES: dict[tuple[int, int], tuple[int, ...]] = {}
_BEGUN: dict[tuple[int, int], list[int]] = {}


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


def linked_to(terrain: Terrain, cell: int) -> set[int]:
    """All spaces at the end of an open chain that never turns back: no others are seen."""
    found = {cell}
    for across in (1, -1):
        rim = SIDE - 1 if across == 1 else 0
        for down in (SIDE, -SIDE):
            known = {cell}
            stack = [cell]
            while stack:
                at = stack.pop()
                if at % SIDE != rim:
                    _add_open(terrain.codes, at + across, known, stack)
                if 0 <= at + down < CELLS:
                    _add_open(terrain.codes, at + down, known, stack)
            found |= known
    return found


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
        return _is_clear_by_new_lines(across, down, ahead)
    return any(not ahead & line for line in lines)


def _mirror(cell: int, is_flipped: bool, is_turned: bool) -> int:
    x, y = cell % SIDE, cell // SIDE
    if is_flipped:
        y = SIDE - 1 - y
    return x * SIDE + y if is_turned else y * SIDE + x


def _is_clear_by_new_lines(across: int, down: int, ahead: int) -> bool:
    """As above, drawing lines only until one is free; the last one completes the offset."""
    begun = _BEGUN.setdefault((across, down), [])
    if any(not ahead & line for line in begun):
        return True
    for i, j, k, m in _PAIRS[len(begun) :]:
        begun.append(_touched(i, j, across * _SCALE + k, down * _SCALE + m))
        if not ahead & begun[-1]:
            return True
    _LINES[across, down] = tuple(sorted(set(begun), key=lambda line: (line.bit_count(), line)))
    return False


def _touched(px: int, py: int, qx: int, qy: int) -> int:
    """The spaces that a segment running east touches, edges and corners too, as bits row by row.

    Heights are kept multiplied by the segment's width, so that they stay whole numbers.
    """
    wide, rise = qx - px, qy - py
    unit = _SCALE * wide
    mask = 0
    here = py * wide
    for column in range(px // _SCALE, qx // _SCALE + 1):
        there = py * wide + (min(qx, column * _SCALE + _SCALE) - px) * rise
        low, high = (here, there) if rise >= 0 else (there, here)
        for row in range(-(-low // unit) - 1, high // unit + 1):
            mask |= 1 << row * SIDE + column
        here = there
    return mask
