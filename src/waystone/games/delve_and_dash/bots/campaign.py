"""Plans over several turns: where to stop so that the dragon lets us through."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from waystone.games.delve_and_dash.board import LOCKED_SIGN, UNKNOWN_SIGN
from waystone.games.delve_and_dash.bots.danger import Danger
from waystone.games.delve_and_dash.bots.map import FAR, cells_of
from waystone.kernel.bot import Limit

USUAL_NODES: Final = 400
_TURNS: Final = 6
_NOTHING: Final = FAR * 4


class Campaign:
    """Breadth first over own turns and the dragon's answers, over sure ways only (DD-56)."""

    def __init__(self, danger: Danger, costs: list[int], goals: Iterable[int], turn: int) -> None:
        self.danger: Final = danger
        self.costs: Final = costs
        self.ground: Final = danger.ground
        self.pursuit: Final = danger.pursuit
        self.carrying: Final = danger.carrying
        self.moves: Final = self.pursuit.moves[self.carrying]
        self.turn: Final = turn
        self.prospects: Final = self._prospects(goals)
        self.least: Final = min(self.prospects)
        self.tempting: Final = sum(
            1 << cell for cell, cost in enumerate(self.prospects) if cost < FAR
        )

    def _prospects(self, goals: Iterable[int]) -> list[int]:
        """For each chamber what the best venture there leaves to do; FAR where there is none."""
        board, signs, price = self.ground.board, self.ground.signs, self.ground.price
        found = [FAR] * board.cells
        for goal in goals:
            found[goal] = self.costs[goal]
        for way, edge in enumerate(board.edge):
            if edge >= 0 and signs[edge] in (UNKNOWN_SIGN, LOCKED_SIGN):
                cost = price[way] + self.costs[board.neighbour[way]]
                if cost < found[way // 4]:
                    found[way // 4] = cost
        return found

    def best_stop(self, cell: int, left: int, limit: Limit) -> tuple[int, int]:
        """Where to end this turn, and what the ventures it leads to leave to do."""
        layer = self._first_stops(cell, left, self.danger.dragon)
        best, chosen = _NOTHING, cell
        seen = set(layer)
        for turn in range(1, _TURNS + 1):
            if best <= turn * self.turn + self.least:
                break
            for (stop, dragon), root in layer.items():
                worth = turn * self.turn + self._best_venture(stop, dragon) + self.danger.risk(root)
                if worth < best or (worth == best and self.costs[root] < self.costs[chosen]):
                    best, chosen = worth, root
            layer = self._next_stops(layer, seen, limit)
        return best, chosen

    def _next_stops(
        self, layer: dict[tuple[int, int], int], seen: set[tuple[int, int]], limit: Limit
    ) -> dict[tuple[int, int], int]:
        """Where one more turn can end that has not been looked at, with the first stop of each."""
        following: dict[tuple[int, int], int] = {}
        for (stop, dragon), root in layer.items():
            if limit.is_over(len(seen)):
                break
            for each in cells_of(self._refuges(stop, self.moves, dragon)):
                node = (each, self.pursuit.answer(dragon, each))
                if node not in seen:
                    seen.add(node)
                    following[node] = root
        return following

    def _first_stops(self, cell: int, left: int, dragon: int) -> dict[tuple[int, int], int]:
        """Where this turn can end unharmed, least risk first, with the dragon's answer to each."""
        risk, costs = self.danger.risk, self.costs
        stops = cells_of(self._refuges(cell, left, dragon))
        stops.sort(key=lambda stop: (risk(stop), costs[stop]))
        return {(stop, self.pursuit.answer(dragon, stop)): stop for stop in stops}

    def _refuges(self, cell: int, moves: int, dragon: int) -> int:
        return self.pursuit.refuges(self.ground, cell, moves, dragon)

    def _best_venture(self, cell: int, dragon: int) -> int:
        """The least that a venture in one turn from here leaves to do, with a way to safety."""
        moves = self.moves
        near = self.ground.reach(cell, moves - 1, 1 << dragon)
        perils = self.pursuit.perils(dragon)
        tempting = near & ~perils & self.tempting
        if moves > 3 and near & perils & self.tempting:
            tempting |= self.ground.reach(cell, moves - 3, 1 << dragon) & self.tempting
        if self.carrying and self.ground.reach(cell, moves, 1 << dragon) & self.pursuit.home_bit:
            tempting |= self.pursuit.home_bit
        best = FAR
        prospects = self.prospects
        for each in cells_of(tempting):
            if prospects[each] < best:
                best = prospects[each]
        return best
