"""How far a Move reaches, and the paths it takes (DC-30 to DC-42)."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.bits import (
    AROUND_BITS,
    BIT,
    NOT_EAST,
    NOT_WEST,
    Corners,
    corners,
    spaces_of,
)
from waystone.games.dungeon_crawler.board import COLUMN, FAR, ROW, SIDE
from waystone.games.dungeon_crawler.ground import Ground

_RING: Final = 9
"""In half points no step costs more than 8."""


class Reach:
    """The spaces that a Move could come to, the cheapest first, and the paths to them.

    What is not known yet is found out on a copy that then takes the place of what was known, so
    that threads can share a reach.
    """

    __slots__ = ("_advance", "_clear", "_ground", "_halts")

    def __init__(self, ground: Ground, start: int, odd: int, blocked: int, halts: int) -> None:
        """`blocked` spaces are not entered nor their corners cut; paths end at `halts`."""
        self._ground: Final = ground
        self._clear: Final = ground.clear & ~blocked
        self._halts: Final = halts & ~BIT[start]
        free = corners(self._clear) if blocked else ground.corners
        self._advance = Advance(ground, start, odd, ground.enter & ~blocked, free, self._halts)

    def within(self, points: int) -> int:
        """All spaces that cost no more than some points."""
        return self._upto(points).totals[points]

    def _upto(self, points: int) -> Advance:
        advance = self._advance
        if len(advance.totals) <= points:
            advance = advance.copy()
            while len(advance.totals) <= points:
                advance.go_on()
            self._advance = advance
        return advance

    def cheapest(self, bits: int) -> int:
        """Those of some spaces, all of them known, that cost least."""
        for total in self._advance.totals:
            if total & bits:
                return total & bits
        return 0

    def cost(self, cell: int) -> int:
        """What a space costs, FAR if it is not known."""
        bit = BIT[cell]
        for cost, total in enumerate(self._advance.totals):
            if total & bit:
                return cost
        return FAR

    def find(self, bits: int, points: int) -> int:
        """The least that any of some spaces costs, FAR if some points do not suffice."""
        advance = self._advance
        if not advance.known & bits and len(advance.totals) <= points:
            advance = advance.copy()
            while not advance.known & bits and len(advance.totals) <= points and advance.is_going:
                advance.go_on()
            self._advance = advance
        for cost, total in enumerate(advance.totals[: points + 1]):
            if total & bits:
                return cost
        return FAR

    def costs(self, points: int) -> dict[int, int]:
        """What every space costs that some points suffice for."""
        return {cell: self.cost(cell) for cell in spaces_of(self.within(points))}

    def path(self, cell: int) -> list[int]:
        """The spaces of the cheapest path to a known one, the start not included.

        Of equally cheap paths the one whose last space before comes first: by cost, then in
        canonical order, then after an even number of diagonals.
        """
        levels = self._advance.levels
        level = 2 * self.cost(cell)
        if not levels[level] & BIT[cell]:
            level += 1
        found = []
        while level > 1:  # on the first two levels there is only the start
            found.append(cell)
            cell, level = self._before(levels, cell, level)
        return found[::-1]

    def _before(self, levels: list[int], cell: int, level: int) -> tuple[int, int]:
        straight, diagonal = self._prices(BIT[cell])
        best, found = FAR << 12, (cell, 0)
        for before in (level - straight, level - diagonal):
            is_diagonal = before != level - straight
            for near in self._stepping_to(cell, levels[before], is_diagonal) if before >= 0 else ():
                rank = before >> 1 << 12 | near << 1 | before & 1
                if rank < best:
                    best, found = rank, (near, before)
        return found

    def _stepping_to(self, cell: int, bits: int, is_diagonal: bool) -> list[int]:
        """Those of some spaces from which one step of a kind leads to a neighbour."""
        bits &= AROUND_BITS[cell] & ~self._halts
        found, clear = [], self._clear
        while bits:
            near = bits.bit_length() - 1
            bits ^= BIT[near]
            aside = COLUMN[cell] - COLUMN[near]
            if is_diagonal != (aside != 0 and ROW[cell] != ROW[near]):
                continue
            if not is_diagonal or (clear & BIT[near + aside] and clear & BIT[cell - aside]):
                found.append(near)
        return found

    def _prices(self, bit: int) -> tuple[int, int]:
        """What entering a space costs straight and diagonally, in half points."""
        if bit & self._ground.plain:
            return 2, 3
        return (4, 6) if bit & self._ground.shallow else (6, 8)


class Advance:
    """A search from the start, one half point after the other.

    Levels count half points: 2 for a plain straight step, 3 for a plain diagonal one, and twice
    the price of water. So a level is twice the cost, plus one after an odd number of plain
    diagonals (DC-33), and a space may be on an even and on an odd level: the two states in which
    a path can come to it. `totals` are all spaces that cost no more than each number of points.
    """

    __slots__ = ("_corners", "_ground", "_halts", "_left", "_waiting", "levels", "totals")

    def __init__(
        self, ground: Ground, start: int, odd: int, enter: int, free: Corners, halts: int
    ) -> None:
        self.levels: list[int] = []
        self.totals: list[int] = []
        self._ground = ground
        self._corners = free
        self._halts = halts
        self._left = [enter, enter]
        self._left[odd] |= BIT[start]
        self._waiting = [0] * _RING
        self._waiting[odd] = BIT[start]

    def copy(self) -> Advance:
        """Another one that has come as far."""
        twin = Advance(self._ground, 0, 0, 0, self._corners, self._halts)
        twin.levels, twin.totals = self.levels[:], self.totals[:]
        twin._left, twin._waiting = self._left[:], self._waiting[:]
        return twin

    @property
    def known(self) -> int:
        """All spaces that are known."""
        return self.totals[-1] if self.totals else 0

    @property
    def is_going(self) -> bool:
        """Whether there may be more to find: who finds nothing for so long has nothing left."""
        return len(self.levels) < _RING or any(self.levels[-_RING:])

    def go_on(self) -> None:
        """Find the spaces that cost one point more than all that are known."""
        levels, waiting, left = self.levels, self._waiting, self._left
        total = self.totals[-1] if self.totals else 0
        level = len(levels)
        for parity in (0, 1):
            at = (level + parity) % _RING
            new = waiting[at] & left[parity]
            waiting[at] = 0
            levels.append(new)
            if new:
                left[parity] ^= new
                total |= new
                self._leave(new & ~self._halts, level + parity)
        self.totals.append(total)

    def _leave(self, new: int, level: int) -> None:
        """One step farther from these spaces, by what the spaces entered cost."""
        ground, waiting = self._ground, self._waiting
        southeast, southwest, northeast, northwest = self._corners
        straight = (new & NOT_EAST) << 1 | (new & NOT_WEST) >> 1 | new << SIDE | new >> SIDE
        diagonal = (
            (new & southeast) << SIDE + 1
            | (new & southwest) << SIDE - 1
            | (new & northeast) >> SIDE - 1
            | (new & northwest) >> SIDE + 1
        )
        waiting[(level + 2) % _RING] |= straight & ground.plain
        waiting[(level + 3) % _RING] |= diagonal & ground.plain
        water = ground.water
        if water and (straight | diagonal) & water:
            waiting[(level + 4) % _RING] |= straight & ground.shallow
            waiting[(level + 6) % _RING] |= diagonal & ground.shallow | straight & ground.deep
            waiting[(level + 8) % _RING] |= diagonal & ground.deep
