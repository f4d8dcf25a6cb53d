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
        found |= _along(rows, east, west, towards)
    return found


def _along(rows: list[int], east: int, west: int, towards: range) -> int:
    """Row by row: straight on, then east, or west."""
    found = 0
    for y in towards:
        way = rows[y]
        east &= way
        west &= way
        if east:
            east = ((way + east) ^ way | east) & way  # as _eastwards, for there are many rows
        elif not west:
            break
        if west:
            west = _westwards(way, west)
        found |= (east | west) << y * SIDE
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
