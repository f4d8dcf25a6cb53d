"""Regions: which spaces are joined at all, so that nobody looks for a way where none is."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.bits import (
    BIT,
    HALOS,
    PLACE_BITS,
    Corners,
    diagonals_of,
    sides_of,
)


class Regions:
    """The sets of joined spaces among those that can be entered, found when somebody asks.

    When a tile is laid, all regions that do not touch it stay as they are. If it was laid on an
    unrevealed tile space, those that touch it can only have grown, so that they need not be
    searched again. Steps lead both ways, so that it does not matter who walks to whom.
    """

    __slots__ = ("_corners", "_enter", "_former", "_known")

    def __init__(self, enter: int, corners: Corners) -> None:
        self._enter: Final = enter
        self._corners: Final = corners
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
        found = self._grown(bit)
        self._known = (*self._known, found)
        return found

    def _grown(self, found: int) -> int:
        enter, corners, former, new = self._enter, self._corners, self._former, found
        while new:
            for region in former:
                if region & new:
                    new |= region
            found |= new
            new = (sides_of(new) | diagonals_of(new, corners)) & enter & ~found
        return found
