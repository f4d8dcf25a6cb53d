"""Sets of spaces as whole numbers, a bit per space, so that one operation treats them all."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from waystone.games.dungeon_crawler.board import AROUND, CELLS, PLACES, SIDE, SPACES

BIT: Final = tuple(1 << cell for cell in range(CELLS))
EVERYWHERE: Final = (1 << CELLS) - 1
_COLUMN: Final = sum(1 << row * SIDE for row in range(SIDE))
ODD: Final = CELLS + 3 * SIDE
"""Two sets in one number, so that one operation treats both: so far beyond a space of the first
lies that space of the second. No step leads from one into the other."""


def twice(bits: int) -> int:
    """A pair of which both are this set."""
    return bits | bits << ODD


def either(pair: int) -> int:
    """All that is in one of the two sets of a pair."""
    return (pair | pair >> ODD) & EVERYWHERE


NOT_WEST: Final = twice(EVERYWHERE & ~_COLUMN)
"""All but the westernmost column: from there a step west would wrap round the mat."""
NOT_EAST: Final = twice(EVERYWHERE & ~(_COLUMN << SIDE - 1))
SLANT_EAST: Final = SIDE + 1
"""From a space to the one south-east of it, and back."""
SLANT_WEST: Final = SIDE - 1

Corners = tuple[int, int, int, int]
"""The spaces past which a diagonal step is open that goes east and south, west and south, east and
north, west and north. The space named is the one to the east or west of where the step begins: it
lies on the way of a straight step, too, so that both kinds share the work."""


def bits_of(cells: list[int] | tuple[int, ...]) -> int:
    """The set of these spaces."""
    found = 0
    for cell in cells:
        found |= BIT[cell]
    return found


def spaces_of(bits: int) -> list[int]:
    """The spaces of a set in canonical order."""
    found = []
    while bits:
        last = bits.bit_length() - 1
        found.append(last)
        bits ^= BIT[last]
    found.reverse()
    return found


def first_of(bits: int) -> int:
    """The canonical first space of a set that is not empty."""
    return (bits ^ bits - 1).bit_length() - 1


def is_single(bits: int) -> bool:
    """Whether a set that is not empty has only one space."""
    return not bits & bits - 1


def corners(clear: int) -> Corners:
    """Where diagonal steps are open, if both spaces beside them must be among the clear ones.

    Of pairs if these are one.
    """
    east, west = clear & NOT_WEST, clear & NOT_EAST
    return (
        east & clear >> SLANT_WEST,
        west & clear >> SLANT_EAST,
        east & clear << SLANT_EAST,
        west & clear << SLANT_WEST,
    )


NO_CORNERS: Final = corners(0)


def sides_of(bits: int) -> int:
    """All that a straight step leads to, spaces beyond the mat included."""
    return (bits & NOT_EAST) << 1 | (bits & NOT_WEST) >> 1 | bits << SIDE | bits >> SIDE


def diagonals_of(bits: int, free: Corners) -> int:
    """All that an open diagonal step leads to."""
    southeast, southwest, northeast, northwest = free
    east, west = bits << 1, bits >> 1
    return (east & southeast | west & southwest) << SIDE | (
        east & northeast | west & northwest
    ) >> SIDE


AROUND_BITS: Final = tuple(bits_of(cells) for cells in AROUND)
BESIDE_BITS: Final = tuple(sides_of(bit) & EVERYWHERE for bit in BIT)
ASLANT_BITS: Final = tuple(
    around ^ beside for around, beside in zip(AROUND_BITS, BESIDE_BITS, strict=True)
)
PLACE_BITS: Final = tuple(bits_of(SPACES[place]) for place in range(PLACES))


def _halo(place: int) -> int:
    found = PLACE_BITS[place]
    for cell in SPACES[place]:
        found |= AROUND_BITS[cell]
    return found


HALOS: Final = tuple(_halo(place) for place in range(PLACES))
"""The spaces of each tile space, and those that touch them."""


@lru_cache(maxsize=16384)
def disk(cell: int, far: int) -> int:
    """All spaces that are not farther than so much from one, walls ignored (DC-66)."""
    x, y = cell % SIDE, cell // SIDE
    found = 0
    for row in range(max(0, y - far), min(SIDE, y + far + 1)):
        down = abs(row - y)
        across = far - down // 2
        if across <= down:
            across = min(down, 2 * (far - down) + 1)
        west, east = max(0, x - across), min(SIDE - 1, x + across)
        found |= (2 << east - west) - 1 << row * SIDE + west
    return found
