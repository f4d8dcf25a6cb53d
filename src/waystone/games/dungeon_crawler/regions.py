"""Regions: which spaces are joined at all, so that nobody looks for a way where none is."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.bits import (
    BIT,
    HALOS,
    NOT_EAST,
    NOT_WEST,
    PLACE_BITS,
)
from waystone.games.dungeon_crawler.board import SIDE
from waystone.games.dungeon_crawler.ground import Ground, in_rows
from waystone.games.dungeon_crawler.rows import IS_NATIVE, flooded


class Regions:
    """The sets of joined spaces among those that can be entered, found when somebody asks.

    When a tile is laid, all regions that do not touch it stay as they are. If it was laid on an
    unrevealed tile space, those that touch it can only have grown, so that they need not be
    searched again. Steps lead both ways, so that it does not matter who walks to whom.

    `least` are the regions of those who can do less: what is joined for them is joined here too.
    """

    __slots__ = ("_corners", "_enter", "_former", "_ground", "_known", "_least")

    def __init__(self, ground: Ground, enter: int, least: Regions | None) -> None:
        """`enter` are those of the ground's spaces that are entered."""
        self._ground: Final = ground
        self._enter: Final = enter
        self._corners: Final = ground.corners
        self._least: Final = least
        self._known: tuple[int, ...] = ()
        self._former: tuple[int, ...] = ()

    def take_over(self, before: Regions, place: int) -> None:
        """Begin with what was known before one tile space was laid anew."""
        halo, regions = HALOS[place], before._known
        self._known = tuple([each for each in regions if not each & halo])
        if not before._enter & PLACE_BITS[place]:
            self._former = tuple([each for each in regions if each & halo])

    def around(self, cell: int) -> int:
        """All that is joined to a space, itself included; only itself if nobody can enter it."""
        bit = BIT[cell]
        for region in self._known:
            if region & bit:
                return region
        if not self._enter & bit:
            return bit
        if IS_NATIVE:  # so soon done that what was known before would not help
            found = flooded(self._enter, in_rows(self._ground).clear, bit)
        else:
            found = self._grown(bit if self._least is None else self._least.around(cell))
        self._known = (*self._known, found)
        return found

    def _grown(self, found: int) -> int:
        enter, former, new = self._enter, self._former, found
        if self._least is not None:
            former += self._least._known
        southeast, southwest, northeast, northwest = self._corners
        while new:
            for region in former:
                if region & new:
                    new |= region
            found |= new
            east, west = new << 1, new >> 1
            new = (
                east & NOT_WEST
                | west & NOT_EAST
                | (new | east & southeast | west & southwest) << SIDE
                | (new | east & northeast | west & northwest) >> SIDE
            ) & (enter & ~found)
        return found
