"""Open chains of spaces that never turn back: nothing is seen but at their ends (DC-64)."""

from __future__ import annotations

from waystone.games.dungeon_crawler.board import SIDE


def chains_from(rows: list[int], cell: int) -> int:
    """The spaces at the end of an open chain from one space, given the open spaces of each row.

    A free line touches such a chain, so that to all other spaces none need be drawn.
    """
    x, y = cell % SIDE, cell // SIDE
    own = 1 << x
    way = rows[y] | own
    east, west = _eastwards(way, own), _westwards(way, own)
    found = (east | west) << y * SIDE
    for towards in (range(y + 1, SIDE), range(y - 1, -1, -1)):
        found |= _along(rows, east, towards, True) | _along(rows, west, towards, False)
    return found


def _along(rows: list[int], chain: int, towards: range, is_east: bool) -> int:
    """Row by row: straight on, then east or west."""
    found = 0
    for y in towards:
        way = rows[y]
        chain &= way
        if not chain:
            break
        if is_east:
            chain = ((way + chain) ^ way | chain) & way  # as _eastwards, for there are many rows
        else:
            chain = _westwards(way, chain)
        found |= chain << y * SIDE
    return found


def _eastwards(way: int, chain: int) -> int:
    """Adding carries every chain on to the end of its stretch of open spaces."""
    return ((way + chain) ^ way | chain) & way


def _westwards(way: int, chain: int) -> int:
    grown = chain | chain >> 1 & way
    while grown != chain:
        chain = grown
        grown |= grown >> 1 & way
    return chain
