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
    ODD,
    Corners,
    corners,
    diagonals_of,
    either,
    first_of,
    spaces_of,
    twice,
)
from waystone.games.dungeon_crawler.board import FAR, NOWHERE, SIDE
from waystone.games.dungeon_crawler.ground import Ground, GroundPairs, in_pairs
from waystone.kernel.compiling import mypyc_attr

DEAREST: Final = 8
"""In half points no step costs more."""


@mypyc_attr(acyclic=True)
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

    def last_on_path(self, cell: int, bits: int) -> int:
        """Which of some spaces is the last one on that path, NOWHERE if none is on it."""
        for each in reversed(self.path(cell)):
            if BIT[each] & bits:
                return each
        return NOWHERE

    def costs(self, points: int) -> dict[int, int]:
        """What every space costs that some points suffice for."""
        return {cell: self.cost(cell) for cell in spaces_of(self.within(points))}


@mypyc_attr(acyclic=True)
class BitReach(Reach):
    """All spaces at once, as one whole number.

    What is not known yet is found out on a copy that then takes the place of what was known, so
    that threads can share a reach.
    """

    __slots__ = ("_corners", "_enter", "_going", "_ground", "_level", "_search", "_starts")

    def __init__(self, ground: Ground, starts: int, odd: int, blocked: int, halts: int) -> None:
        """`blocked` spaces are not entered nor their corners cut; paths end at `halts`."""
        pairs = in_pairs(ground)
        self._ground: Final = pairs
        self._corners: Final = corners(twice(ground.clear & ~blocked)) if blocked else pairs.corners
        self._enter: Final = (ground.enter & ~blocked if blocked else ground.enter) | starts
        self._going: Final = twice(EVERYWHERE & ~halts | starts) if halts else _ANYWHERE
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
        return either(totals[points] if points < len(totals) else totals[-1])

    def find(self, bits: int, points: int) -> int:
        """The least that any of some spaces costs, FAR if some points do not suffice."""
        pair = twice(bits)
        for cost, total in enumerate(self._upto(points, pair).totals[: points + 1]):
            if total & pair:
                return cost
        return FAR

    def cheapest(self, bits: int) -> int:
        """Those of some spaces, all of them known, that cost least."""
        pair = twice(bits)
        for total in self._upto(0, 0).totals:
            if total & pair:
                return either(total & pair)
        return 0

    def cost(self, cell: int) -> int:
        """What a space costs, FAR if it is not known."""
        pair = twice(BIT[cell])
        for cost, total in enumerate(self._upto(0, 0).totals):
            if total & pair:
                return cost
        return FAR

    def path(self, cell: int) -> list[int]:
        """The spaces of the cheapest path to a known one, as `Reach` says."""
        return self._back_from(cell, 0)[::-1]

    def last_on_path(self, cell: int, bits: int) -> int:
        """As `Reach` says; the rest of the path is not worked out."""
        last = self._back_from(cell, bits)[-1:]
        return last[0] if last and BIT[last[0]] & bits else NOWHERE

    def _back_from(self, cell: int, until: int) -> list[int]:
        """A path backwards, as far as the first of some spaces."""
        levels, going = self._upto(0, 0).levels, self._going
        plain, shallow = self._ground.plain, self._ground.shallow
        level = 2 * self.cost(cell)
        if not levels[level >> 1] & BIT[cell]:
            level += 1
        found = []
        while level > 1:  # on the first two levels there is only the start
            found.append(cell)
            bit = BIT[cell]
            if bit & until:
                break
            straight, diagonal = (2, 3) if bit & plain else (4, 6) if bit & shallow else (6, 8)
            one, other = level - straight, level - diagonal
            near = levels[one >> 1] if one >= 0 else 0
            far = levels[other >> 1] if other >= 0 else 0
            beside = (near >> ODD if one & 1 else near) & BESIDE_BITS[cell] & going
            aslant = (far >> ODD if other & 1 else far) & ASLANT_BITS[cell] & going
            if aslant:
                aslant &= diagonals_of(bit, self._corners)
            if not aslant:
                cell, level = first_of(beside), one
                continue
            corner = first_of(aslant)
            if beside and (one >> 1, first_of(beside)) < (other >> 1, corner):
                cell, level = first_of(beside), one
            else:
                cell, level = corner, other
        return found


@mypyc_attr(acyclic=True)
class Search:
    """How far a search has come, one point after the other.

    In half points a plain straight step costs 2, a plain diagonal one 3, and water twice its
    price. So that is twice the cost, plus one after an odd number of plain diagonals (DC-33).
    `levels` are by whole points, each a pair: the spaces come to after an even number of plain
    diagonals, and after an odd one. A space may be on two of them; what counts is the first.
    `totals` are the pairs of all spaces that cost no more than each number of points; `levels`
    beyond them are those that wait, and when none do, all `is_whole`.
    """

    __slots__ = ("_left", "is_whole", "levels", "totals")

    def __init__(self, enter: int, starts: int, odd: int) -> None:
        self._left = twice(enter)
        self.is_whole = False
        self.levels = [0] * (DEAREST // 2 + 1)
        self.levels[0] = starts << ODD if odd else starts
        self.totals: list[int] = []

    def copy(self) -> Search:
        """Another one that has come as far."""
        twin = Search(0, 0, 0)
        twin._left = self._left
        twin.levels, twin.totals = self.levels[:], self.totals[:]
        return twin

    def go_on(
        self, ground: GroundPairs, free: Corners, going: int, points: int, wanted: int
    ) -> None:
        """Find all that some points lead to, or as much as it takes to find a wanted space.

        From all spaces that are `going` one step farther, by what the spaces entered cost.
        """
        levels, totals, left = self.levels, self.totals, self._left
        southeast, southwest, northeast, northwest = free
        water, is_halting = ground.water, going != _ANYWHERE
        total = totals[-1] if totals else 0
        at = len(totals)
        while at <= points and not total & wanted:
            levels.append(0)
            new = levels[at] & left
            levels[at] = new
            if new:
                left ^= new
                total |= new
                if is_halting:
                    new &= going
                east, west = new + new, new >> 1  # to add is sooner done than to shift
                straight = east & NOT_WEST | west & NOT_EAST | new << SIDE | new >> SIDE
                diagonal = (east & southeast | west & southwest) << SIDE | (
                    east & northeast | west & northwest
                ) >> SIDE
                if (straight | diagonal) & water:
                    levels[at + 2] |= straight & ground.shallow
                    levels[at + 3] |= diagonal & ground.shallow | straight & ground.deep
                    levels[at + 4] |= diagonal & ground.deep
                    straight &= ground.plain
                    diagonal &= ground.plain
                levels[at + 1] |= straight | (diagonal & EVERYWHERE) << ODD
                levels[at + 2] |= diagonal >> ODD
            totals.append(total)
            if not new and not any(levels[at + 1 :]):
                self.is_whole = True
                break
            at += 1
        self._left = left


_ANYWHERE: Final = twice(EVERYWHERE)
