"""The race for a treasure that nobody has found: which chamber to look into first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from waystone.games.delve_and_dash.bots.map import MOVE, cost_to_go
from waystone.games.delve_and_dash.bots.scene import Scene

_LATENESS: Final = 0.05  # what each turn of waiting takes from a chamber


class Quest:
    """Rounds of both warriors through the chambers that may hold the treasure."""

    def __init__(self, scene: Scene, toll: list[int], cells: list[int]) -> None:
        view, params = scene.view, scene.params
        lives = [view.warriors[seat].lives for seat in (view.seat, 1 - view.seat)]
        self.scene: Final = scene
        self.cells: Final = cells
        self.costs: Final = {
            cell: cost_to_go(scene.board, toll, {cell: 0}, scene.dragon) for cell in cells
        }
        moves = [params.base_moves + params.life_moves * many for many in lives]
        self.my_moves: Final = moves[0]
        self.theirs: Final = self._theirs(moves[1])

    def _theirs(self, moves: int) -> dict[int, int]:
        """In which of its turns the other looks into each chamber, the nearest first."""
        arrivals = self._tour(self.scene.other, min(self.cells, key=self._from(self.scene.other)))
        return {cell: max(1, -(-cost // (MOVE * moves))) for cell, cost in arrivals.items()}

    def _from(self, start: int) -> Callable[[int], int]:
        return lambda cell: self.costs[cell][start]

    def _tour(self, start: int, first: int) -> dict[int, int]:
        """What each chamber costs in a round that goes on with the nearest one."""
        cost, cell, left = self.costs[first][start], first, set(self.cells)
        found = {}
        while True:
            found[cell] = cost
            left.discard(cell)
            if not left:
                return found
            near = min(left, key=self._from(cell))
            cost, cell = cost + self.costs[near][cell], near

    def best(self) -> int:
        """The chamber to look into first, by how many the round sees before the other does."""
        return max(self.cells, key=self._worth)

    def _worth(self, first: int) -> float:
        worth = 0.0
        for cell, cost in self._tour(self.scene.here, first).items():
            turn = max(0, -(-(cost - self.scene.left * MOVE) // (MOVE * self.my_moves)))
            worth += (turn < self.theirs[cell]) - _LATENESS * cost / MOVE / self.my_moves
        return worth
