"""How far a Move reaches, and the paths it takes (DC-30 to DC-42)."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.bits import (
    ASLANT_BITS,
    BESIDE_BITS,
    BIT,
    EVERYWHERE,
    NOT_EAST,
    NOT_WEST,
    Corners,
    corners,
    diagonals_of,
    first_of,
    spaces_of,
)
from waystone.games.dungeon_crawler.board import FAR, SIDE
from waystone.games.dungeon_crawler.ground import Ground

DEAREST: Final = 8
"""In half points no step costs more."""


class Reach:
    """The spaces that a Move could come to, the cheapest first, and the paths to them.

    `walking.new_reach` knows which search suits the build.
    """

    __slots__ = ()

    def within(self, points: int) -> int:
        """All spaces that cost no more than some points."""
        raise NotImplementedError

    def find(self, bits: int, points: int) -> int:
        """The least that any of some spaces costs, FAR if some points do not suffice."""
        raise NotImplementedError

    def cheapest(self, bits: int) -> int:
        """Those of some spaces, all of them known, that cost least."""
        raise NotImplementedError

    def cost(self, cell: int) -> int:
        """What a space costs, FAR if it is not known."""
        raise NotImplementedError

    def path(self, cell: int) -> list[int]:
        """The spaces of the cheapest path to a known one, the start not included.

        Of equally cheap paths the one whose last space before comes first: by cost, then in
        canonical order.
        """
        raise NotImplementedError

    def costs(self, points: int) -> dict[int, int]:
        """What every space costs that some points suffice for."""
        return {cell: self.cost(cell) for cell in spaces_of(self.within(points))}


class BitReach(Reach):
    """All spaces at once, as one whole number.

    What is not known yet is found out on a copy that then takes the place of what was known, so
    that threads can share a reach.
    """

    __slots__ = ("_corners", "_enter", "_going", "_ground", "_level", "_search", "_starts")

    def __init__(self, ground: Ground, starts: int, odd: int, blocked: int, halts: int) -> None:
        """`blocked` spaces are not entered nor their corners cut; paths end at `halts`."""
        self._ground: Final = ground
        self._corners: Final = corners(ground.clear & ~blocked) if blocked else ground.corners
        self._enter: Final = (ground.enter & ~blocked if blocked else ground.enter) | starts
        self._going: Final = EVERYWHERE & ~halts | starts if halts else EVERYWHERE
        self._starts: Final = starts
        self._level: Final = odd
        self._search: Search | None = None

    def _upto(self, points: int, wanted: int) -> Search:
        """What is known, as far as some points lead or until one of the wanted spaces is found."""
        search = self._search
        if search is None:
            search = Search(self._enter, self._starts, self._level)
        elif len(search.totals) > points or search.totals[-1] & wanted or search.is_whole:
            return search
        else:
            search = search.copy()
        search.go_on(self._ground, self._corners, self._going, points, wanted)
        self._search = search
        return search

    def within(self, points: int) -> int:
        """All spaces that cost no more than some points."""
        totals = self._upto(points, 0).totals
        return totals[points] if points < len(totals) else totals[-1]

    def find(self, bits: int, points: int) -> int:
        """The least that any of some spaces costs, FAR if some points do not suffice."""
        for cost, total in enumerate(self._upto(points, bits).totals[: points + 1]):
            if total & bits:
                return cost
        return FAR

    def cheapest(self, bits: int) -> int:
        """Those of some spaces, all of them known, that cost least."""
        for total in self._upto(0, 0).totals:
            if total & bits:
                return total & bits
        return 0

    def cost(self, cell: int) -> int:
        """What a space costs, FAR if it is not known."""
        bit = BIT[cell]
        for cost, total in enumerate(self._upto(0, 0).totals):
            if total & bit:
                return cost
        return FAR

    def path(self, cell: int) -> list[int]:
        """The spaces of the cheapest path to a known one, as `Reach` says."""
        levels = self._upto(0, 0).levels
        level = 2 * self.cost(cell)
        if not levels[level] & BIT[cell]:
            level += 1
        found = []
        while level > 1:  # on the first two levels there is only the start
            found.append(cell)
            cell, level = self._before(levels, cell, level)
        return found[::-1]

    def _before(self, levels: list[int], cell: int, level: int) -> tuple[int, int]:
        """The space before this one, and its level."""
        bit = BIT[cell]
        straight, diagonal = self._prices(bit)
        beside = aslant = 0
        if level >= straight:
            beside = levels[level - straight] & BESIDE_BITS[cell] & self._going
        if level >= diagonal:
            aslant = levels[level - diagonal] & ASLANT_BITS[cell] & self._going
        if aslant:
            aslant &= diagonals_of(bit, self._corners)
        if not aslant:
            return first_of(beside), level - straight
        if not beside:
            return first_of(aslant), level - diagonal
        one, other = level - straight, level - diagonal
        is_beside = (one >> 1, first_of(beside)) < (other >> 1, first_of(aslant))
        return (first_of(beside), one) if is_beside else (first_of(aslant), other)

    def _prices(self, bit: int) -> tuple[int, int]:
        """What entering a space costs straight and diagonally, in half points."""
        if bit & self._ground.plain:
            return 2, 3
        return (4, 6) if bit & self._ground.shallow else (6, 8)


class Search:
    """How far a search has come, one half point after the other.

    Levels count half points: 2 for a plain straight step, 3 for a plain diagonal one, and twice
    the price of water. So a level is twice the cost, plus one after an odd number of plain
    diagonals (DC-33). Who comes to a space sooner, if only by half a point, is nowhere later than
    who comes there on another level: so each space is on one level only, its least. `totals` are
    all spaces that cost no more than each number of points; `levels` beyond them are those that
    wait, and when none do, all `is_whole`.
    """

    __slots__ = ("_left", "is_whole", "levels", "totals")

    def __init__(self, enter: int, starts: int, level: int) -> None:
        self._left = enter
        self.is_whole = False
        self.levels = [0] * (DEAREST + 2)
        self.levels[level] = starts
        self.totals: list[int] = []

    def copy(self) -> Search:
        """Another one that has come as far."""
        twin = Search(self._left, 0, 0)
        twin.levels, twin.totals = self.levels[:], self.totals[:]
        return twin

    def go_on(self, ground: Ground, free: Corners, going: int, points: int, wanted: int) -> None:
        """Find all that some points lead to, or as much as it takes to find a wanted space.

        From all spaces that are `going` one step farther, by what the spaces entered cost.
        """
        levels, totals, left = self.levels, self.totals, self._left
        southeast, southwest, northeast, northwest = free
        plain, water = ground.plain, ground.water
        total = totals[-1] if totals else 0
        while len(totals) <= points and not total & wanted:
            first = 2 * len(totals)
            levels += (0, 0)
            for level in (first, first + 1):
                new = levels[level] & left
                levels[level] = new
                if not new:
                    continue
                left ^= new
                total |= new
                new &= going
                east, west = new << 1, new >> 1
                straight = east & NOT_WEST | west & NOT_EAST | new << SIDE | new >> SIDE
                diagonal = (east & southeast | west & southwest) << SIDE | (
                    east & northeast | west & northwest
                ) >> SIDE
                if (straight | diagonal) & water:
                    levels[level + 4] |= straight & ground.shallow
                    levels[level + 6] |= diagonal & ground.shallow | straight & ground.deep
                    levels[level + 8] |= diagonal & ground.deep
                    straight &= plain
                    diagonal &= plain
                levels[level + 2] |= straight
                levels[level + 3] |= diagonal
            totals.append(total)
            if not levels[first] and not any(levels[first + 1 :]):
                self.is_whole = True
                break
        self._left = left
