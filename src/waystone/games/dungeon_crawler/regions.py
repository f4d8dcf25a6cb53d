"""Regions: which spaces are joined at all, so that nobody looks for a way where none is."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.bits import (
    BIT,
    EVERYWHERE,
    HALOS,
    NO_CORNERS,
    NOT_EAST,
    NOT_WEST,
    PLACE_BITS,
    first_of,
)
from waystone.games.dungeon_crawler.board import SIDE
from waystone.games.dungeon_crawler.ground import Ground, in_pairs, in_rows
from waystone.games.dungeon_crawler.rows import IS_NATIVE, NO_SPACE, flooded
from waystone.kernel.compiling import mypyc_attr


@mypyc_attr(acyclic=True)
class Regions:
    """The sets of joined spaces among those that can be entered, found when somebody asks.

    When a tile is laid, all regions that do not touch it stay as they are. Of the others `_former`
    has what lies around the tile, and its edge, the spaces that touch the tile. Each part that it
    may have fallen into has some of that edge: so if all of the edge is joined, all of it is. If
    nobody could enter the tile space before, nothing has fallen apart, and there is no edge.

    Steps lead both ways, so that it does not matter who walks to whom.

    `least` are the regions of those who can do less: what is joined for them is joined here too.
    """

    __slots__ = ("_corners", "_enter", "_former", "_ground", "_known", "_least")

    def __init__(self, enter: int, ground: Ground | None, least: Regions | None = None) -> None:
        """`enter` are the spaces that are entered; without a ground no step is diagonal."""
        self._ground: Final = ground
        self._enter: Final = enter
        self._corners: Final = (
            NO_CORNERS if ground is None or IS_NATIVE else in_pairs(ground).corners
        )
        self._least: Final = least
        self._known: tuple[int, ...] = ()
        self._former: tuple[tuple[int, int], ...] = ()

    def take_over(self, before: Regions, place: int) -> None:
        """Begin with what was known before one tile space was laid anew."""
        halo, regions = HALOS[place], before._known
        self._known = tuple([each for each in regions if not each & halo])
        if not IS_NATIVE:
            outside = EVERYWHERE ^ PLACE_BITS[place]
            edge = halo & outside if before._enter & PLACE_BITS[place] else 0
            touching = [each & outside for each in regions if each & halo]
            self._former = tuple([(each, each & edge) for each in touching])

    def leading_to(self, goal: int) -> int:
        """The spaces from which a way might lead to a goal.

        Somebody else may stand where nobody enters; that takes a closer look.
        """
        return self.around(goal) if self._enter & BIT[goal] else EVERYWHERE

    def leads_to(self, cell: int, goals: int) -> bool:
        """Whether a space is joined to any of some goals: all of its region need not be known."""
        bit = BIT[cell]
        for region in self._known:
            if region & bit:
                return region & goals != 0
        if IS_NATIVE or not self._enter & bit:
            return self.around(cell) & goals != 0
        found = self._grown(bit, goals)
        if not found & goals:
            self._known = (*self._known, found)
        return found & goals != 0

    def around(self, cell: int) -> int:
        """All that is joined to a space, itself included; only itself if nobody can enter it."""
        bit = BIT[cell]
        for region in self._known:
            if region & bit:
                return region
        if not self._enter & bit:
            return bit
        if IS_NATIVE:  # so soon done that what was known before would not help
            clear = NO_SPACE if self._ground is None else in_rows(self._ground).clear
            found = flooded(self._enter, clear, bit)
        else:
            found = self._searched(cell)
        self._known = (*self._known, found)
        return found

    def _searched(self, cell: int) -> int:
        """As `around`; from the edge of a new tile it soon shows whether all is still joined."""
        for region, edge in self._former:
            if region & BIT[cell]:
                while edge:
                    found = self._grown(self._start(first_of(edge)))
                    if found & BIT[cell]:
                        return found
                    self._known = (*self._known, found)
                    edge &= ~found
        return self._grown(self._start(cell))

    def _start(self, cell: int) -> int:
        """What is known to be joined to a space before it is searched."""
        return BIT[cell] if self._least is None else self._least.around(cell)

    def _grown(self, found: int, goals: int = 0) -> int:
        """All that is joined to some spaces, or as much of it as it takes to meet a goal."""
        enter, former, new = self._enter, self._former, found
        least = () if self._least is None else self._least._known
        southeast, southwest, northeast, northwest = self._corners
        while new and not found & goals:
            for region in least:
                if region & new:
                    new |= region
            found |= new
            for region, edge in former:
                if region & new and found & edge == edge:
                    new |= region
                    found |= region
            east, west = new + new, new >> 1  # to add is sooner done than to shift
            new = (
                east & NOT_WEST
                | west & NOT_EAST
                | (new | east & southeast | west & southwest) << SIDE
                | (new | east & northeast | west & northwest) >> SIDE
            ) & (enter ^ found)
        return found
