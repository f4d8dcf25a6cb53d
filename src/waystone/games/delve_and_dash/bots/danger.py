"""What it costs to end a turn in a chamber, by what the dragon does in the next turns."""

from __future__ import annotations

from typing import Final

from waystone.games.delve_and_dash.bots.ground import KnownGround
from waystone.games.delve_and_dash.bots.map import cells_of
from waystone.games.delve_and_dash.bots.pursuit import Pursuit, Survival

DEPTH: Final = 4
"""How many turns ahead a warrior wants to be sure of a way out."""
_HITS: Final = (0, 4000, 2000, 1500)  # by lives left
_DROP: Final = 1000


def price_of_hit(lives: int, carrying: bool, boldness: int) -> int:
    """What a hit costs in hundredths of a move; less for the bold, so that no match stands."""
    hit = _HITS[min(lives, 3)] + _DROP * carrying
    return hit * 4 // (4 + boldness)


class Danger:
    """The danger of stops on one ground, with full or empty hands."""

    def __init__(
        self, ground: KnownGround, pursuit: Pursuit, dragon: int, carrying: bool, hit: int
    ) -> None:
        self.ground: Final = ground
        self.pursuit: Final = pursuit
        self.dragon: Final = dragon
        self.carrying: Final = carrying
        self.hit: Final = hit
        self.survival: Final = Survival(ground, pursuit)
        self._risks: dict[int, int] = {}

    def risk(self, cell: int) -> int:
        """What standing here at the end of the turn costs."""
        if cell not in self._risks:
            self._risks[cell] = self._risk(cell)
        return self._risks[cell]

    def _risk(self, cell: int) -> int:
        if self.pursuit.perils(self.dragon) >> cell & 1:
            return self.hit
        dragon = self.pursuit.answer(self.dragon, cell)
        for turns in range(1, DEPTH + 1):
            if not self.survival.lasts(cell, dragon, self.carrying, turns):
                return self.hit * (100 - 20 * turns) // 100
        return 0

    def least(self, cell: int, moves: int) -> int:
        """The risk of the safest stop within so many sure moves."""
        if not self.risk(cell):
            return 0
        best = self.hit
        for stop in cells_of(self.ground.reach(cell, moves, 1 << self.dragon)):
            best = min(best, self.risk(stop))
            if not best:
                break
        return best
