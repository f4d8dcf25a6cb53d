"""A mat as sets of bits: what lies where, what blocks sight, which spaces of a row are open."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from waystone.games.dungeon_crawler.bits import EVERYWHERE, PLACE_BITS
from waystone.games.dungeon_crawler.board import (
    ACROSS,
    FLOOR,
    PLACES,
    SIDE,
    SPACES,
    TILE,
    UNREVEALED,
)
from waystone.kernel.compiling import mypyc_attr

_CODES: Final = 6
_BAND: Final = TILE * SIDE
_ROW_OF_TILE: Final = (1 << TILE) - 1


@mypyc_attr(acyclic=True)
class Piece:
    """The 25 spaces of a tile space, as bits of a mat on which they lie in the first corner.

    What the fields are is said where a mat has them.
    """

    __slots__ = ("kinds", "rows", "solid")

    def __init__(self, codes: bytes) -> None:
        spots = [(at % TILE, at // TILE, code) for at, code in enumerate(codes)]
        self.kinds: Final = tuple(
            sum(1 << y * SIDE + x for x, y, code in spots if code == kind) for kind in range(_CODES)
        )
        walls = [(x, y) for x, y, code in spots if code < FLOOR]
        last = TILE - 1
        self.solid: Final = (
            sum(1 << y * SIDE + x for x, y in walls),
            sum(1 << (last - y) * SIDE + x for x, y in walls),
            sum(1 << x * SIDE + y for x, y in walls),
            sum(1 << x * SIDE + last - y for x, y in walls),
        )
        ways = [(x, y) for x, y, code in spots if code >= FLOOR]
        self.rows: Final = tuple(sum(1 << x for x, y in ways if y == row) for row in range(TILE))


@lru_cache(maxsize=2048)
def piece_of(codes: bytes) -> Piece:
    """The piece with these terrain codes; there are not many."""
    return Piece(codes)


@mypyc_attr(acyclic=True)
class MatLayout:
    """A mat in the making.

    `kinds` are the spaces of each terrain code; `solid` is what blocks sight: as it lies, rows
    flipped, and both of these turned so that rows become columns; `rows` are the open spaces of
    each row.
    """

    __slots__ = ("kinds", "rows", "solid")

    def __init__(self) -> None:
        self.kinds = [0] * _CODES
        self.kinds[UNREVEALED] = EVERYWHERE
        self.solid = [EVERYWHERE] * 4
        self.rows = [0] * SIDE

    def copy(self) -> MatLayout:
        """Another mat that is the same as yet."""
        twin = MatLayout()
        twin.kinds, twin.solid, twin.rows = self.kinds[:], self.solid[:], self.rows[:]
        return twin

    def put(self, place: int, codes: bytes) -> None:
        """Lay these 25 spaces on a tile space."""
        piece = piece_of(codes)
        kinds, solid = self.kinds, self.solid
        corner, rest = _MIRRORED[place][0]
        for kind, bits in enumerate(piece.kinds):
            kinds[kind] &= rest
            if bits:
                kinds[kind] |= bits << corner
        for side, (start, others) in enumerate(_MIRRORED[place]):
            solid[side] = solid[side] & others | piece.solid[side] << start
        east, south, rows = place % ACROSS * TILE, place // ACROSS * TILE, self.rows
        for y, row in enumerate(piece.rows, south):
            rows[y] = rows[y] & ~(_ROW_OF_TILE << east) | row << east


def _mirrored(place: int) -> tuple[tuple[int, int], ...]:
    """The first space of a tile space and those of all others, wherever mirroring brings it."""
    column, row = place % ACROSS, place // ACROSS
    flipped = ACROSS - 1 - row
    places = (
        place,
        flipped * ACROSS + column,
        column * ACROSS + row,
        column * ACROSS + flipped,
    )
    return tuple((SPACES[each][0], EVERYWHERE ^ PLACE_BITS[each]) for each in places)


_MIRRORED: Final = tuple(_mirrored(place) for place in range(PLACES))


def codes_of(codes: bytes, place: int) -> bytes:
    """The 25 spaces of a tile space."""
    corner = SPACES[place][0]
    return b"".join(codes[at : at + TILE] for at in range(corner, corner + _BAND, SIDE))
