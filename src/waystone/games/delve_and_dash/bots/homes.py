"""Where the other's waystone may be: by its start, by where it carried, by where it runs."""

from __future__ import annotations

from math import exp
from typing import Final

from waystone.games.delve_and_dash.board import NO_CELL
from waystone.games.delve_and_dash.bots.map import CLOSED, MOVE, cost_to_go, prices
from waystone.games.delve_and_dash.events import Bumped, DoorHeld, Stepped
from waystone.games.delve_and_dash.options import Params
from waystone.games.delve_and_dash.view import DelveView
from waystone.kernel.event import Event

_CORNER: Final = 3.0
_RIM: Final = 1.0
_INNER: Final = 0.1
_DETOUR: Final = 0.1  # how likely a carrier tries what leads nowhere, to what leads straight home
_BEST_GUESSES: Final = 6


class HomeBelief:
    """A weight for each chamber that may be the other's waystone."""

    def __init__(self, params: Params) -> None:
        self.params: Final = params
        self.weights: dict[int, float] = {}
        self.place = NO_CELL
        self.dragon = NO_CELL
        self.signs = ""
        self.is_carrying = False

    def hear(self, heard: list[Event], view: DelveView) -> None:
        """Take in one step: who carries tries to get home."""
        other = 1 - view.seat
        if not self.weights:
            self.weights = self._first_guess(view, other)
        if self.is_carrying:
            for event in heard:
                if isinstance(event, Stepped | Bumped | DoorHeld) and event.seat == other:
                    self._follow(self.place * 4 + event.way)
                    if isinstance(event, Stepped):
                        self.weights.pop(event.cell, None)  # or the match were over (DD-80)
        self._remember(view, other)

    def _remember(self, view: DelveView, other: int) -> None:
        warrior = view.warriors[other]
        self.is_carrying = warrior.carrying and warrior.cell is not None
        self.place = NO_CELL if warrior.cell is None else warrior.cell
        self.dragon = NO_CELL if view.dragon is None else view.dragon
        self.signs = view.boundaries
        self.weights.pop(self.dragon, None)
        if self.is_carrying:
            self.weights.pop(self.place, None)

    def _first_guess(self, view: DelveView, other: int) -> dict[int, float]:
        """Chambers 2 to 4 from the start, corners and rim before the middle (DD-20, DD-23)."""
        board, start = self.params.board, view.warriors[other].start
        if start is None:
            return {}
        if not self.params.start_near:
            return {start: 1.0}
        return {
            cell: _CORNER if cell in board.corners else _RIM if board.rim[cell] else _INNER
            for cell in board.rings(2, 4)[start]
        }

    def _follow(self, tried: int) -> None:
        """Homes from which another attempt would have been better lose weight."""
        board, price = self.params.board, prices(self.params.board, self.signs)
        base = tried - tried % 4
        ways = [way for way in range(base, base + 4) if price[way] != CLOSED]
        for home in self.weights:
            costs = cost_to_go(board, price, {home: 0}, self.dragon)
            best = min(price[way] + costs[board.neighbour[way]] for way in ways)
            lost = price[tried] + costs[board.neighbour[tried]] - best
            self.weights[home] *= max(_DETOUR, exp(-lost / MOVE))

    def likely(self, view: DelveView) -> list[tuple[float, int]]:
        """The best guesses with their share of all, likeliest first."""
        lair, board = view.lair, self.params.board
        apart = None if lair is None else board.steps_apart[lair]
        fit = [
            (weight / self._starts(view, home), home)
            for home, weight in self.weights.items()
            if apart is None or apart[home] >= self.params.lair_gap
        ]
        total = sum(weight for weight, _ in fit)
        fit.sort(reverse=True)
        return [(weight / total, home) for weight, home in fit[:_BEST_GUESSES]] if total else []

    def _starts(self, view: DelveView, home: int) -> int:
        """How many starts the rules leave for this waystone: the fewer, the likelier (DD-23)."""
        board, gap = self.params.board, self.params.lair_gap
        near = board.rings(2, 4)[home]
        if view.lair is None:
            return max(1, len(near))
        apart = board.steps_apart[view.lair]
        return max(1, sum(apart[cell] >= gap for cell in near))
