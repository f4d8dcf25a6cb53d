"""The mat as rows of native integers: so the compiled engine searches it, in plain loops.

Plain Python is quicker with one large number for all spaces (`bits`), so it uses none of this.
"""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.board import CELLS, SIDE
from waystone.kernel.compiling import i64, is_native, read_i64_le, u8, vec

_BYTES: Final = CELLS // 8 + 8
"""Room for all spaces, and for looking beyond the last one."""
WHOLE_ROW: Final = (1 << SIDE) - 1


def rows_of(bits: int) -> vec[i64]:
    """The rows of a set of spaces."""
    rows = vec[i64]([0] * SIDE)
    if not bits:
        return rows
    packed = bits.to_bytes(_BYTES, "little")
    whole: i64 = WHOLE_ROW
    at: i64 = 0
    y: i64 = 0
    while y < SIDE:
        rows[y] = read_i64_le(packed, at >> 3) >> (at & 7) & whole
        at += SIDE
        y += 1
    return rows


def bits_of_rows(rows: vec[i64]) -> int:
    """The set of spaces with these rows."""
    packed = vec[u8]([0] * _BYTES)
    held: i64 = 0
    waiting: i64 = 0
    place: i64 = 0
    y: i64 = 0
    while y < SIDE:
        held |= rows[y] << waiting
        waiting += SIDE
        while waiting >= 8:
            packed[place] = u8(held & 255)
            held >>= 8
            waiting -= 8
            place += 1
        y += 1
    packed[place] = u8(held & 255)
    return int.from_bytes(packed, "little")


def bit_in_row(x: i64) -> i64:
    """The space of a column; compiled, a 1 that is shifted would be one of 32 bits."""
    beyond: i64 = WHOLE_ROW + 1
    return beyond >> SIDE - x


def copied(rows: vec[i64], more: i64 = 0) -> vec[i64]:
    """The same, with room for more at the end."""
    size: i64 = len(rows)
    twin = vec[i64]([0] * int(size + more))
    at: i64 = 0
    while at < size:
        twin[at] = rows[at]
        at += 1
    return twin


def without(rows: vec[i64], others: vec[i64]) -> vec[i64]:
    """The spaces of one set that are not in another."""
    found = vec[i64]([0] * SIDE)
    y: i64 = 0
    while y < SIDE:
        found[y] = rows[y] & ~others[y]
        y += 1
    return found


def meet(one: vec[i64], other: vec[i64]) -> bool:
    """Whether two sets have a space in common."""
    y: i64 = 0
    while y < SIDE:
        if one[y] & other[y]:
            return True
        y += 1
    return False


def flooded(enter: int, clear: vec[i64], starts: int) -> int:
    """All that steps over spaces to enter join to some spaces.

    Diagonal steps need both spaces beside them clear (DC-37).
    """
    way, found = rows_of(enter), rows_of(starts)
    has_grown = True
    while has_grown:
        has_grown = False
        y: i64 = 1
        while y < SIDE:
            has_grown = _flow(way, clear, found, y - 1, y) or has_grown
            y += 1
        y = SIDE - 2
        while y >= 0:
            has_grown = _flow(way, clear, found, y + 1, y) or has_grown
            y -= 1
    return bits_of_rows(found)


def _flow(enter: vec[i64], clear: vec[i64], found: vec[i64], source: i64, y: i64) -> bool:
    """From one row to the next, and along that one; whether anything was added."""
    above: i64 = found[source]
    old: i64 = found[y]
    way: i64 = enter[y]
    turning: i64 = above & clear[y]
    row: i64 = old | (above | (turning << 1 | turning >> 1) & clear[source]) & way
    grown: i64 = row | (row << 1 | row >> 1) & way
    while grown != row:
        row = grown
        grown |= (grown << 1 | grown >> 1) & way
    found[y] = row
    return row != old


IS_NATIVE: Final = is_native(rows_of)
NO_SPACE: Final = rows_of(0)
