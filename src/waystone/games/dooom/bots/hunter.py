"""A bot that seeks with a plan, and fights where it pays."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from itertools import pairwise, permutations
from typing import Any, Final

from waystone.games.dooom.actions import ACTIONS
from waystone.games.dooom.bots.chart import Chart
from waystone.games.dooom.bots.seeker import Seeker
from waystone.games.dooom.view import DooomView, Self
from waystone.kernel.action import Action
from waystone.kernel.bot import Bot, BotKind, Budget
from waystone.kernel.dice import Dice
from waystone.kernel.rules import Rules
from waystone.words.en.dooom_listing import Words

_REMEMBERED: Final = 8
"""Rounds that are kept in mind: a navigator plans in some dungeons for one decision."""
Round = Sequence[int]
"""Piles in the order in which they are to be taken."""


class Hunter(Seeker):
    """Plans the round of gold to the exit, and strikes whoever is beside it at a turn's end."""

    planned = 4
    """So many of the nearest piles are put in order."""

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.rounds: deque[list[tuple[int, int]]] = deque(maxlen=_REMEMBERED)

    def wish(self, view: DooomView, own: Self, chart: Chart) -> Action:
        """Leave if it can win now; else take, strike with the last point, or go."""
        way_out = self.way_out(view, own, chart)
        if way_out is not None and chart.distance[way_out] <= own.ap:
            return self.go(view, own, chart, way_out)
        if self.takes(view, own, chart.letter(chart.here)):
            return ACTIONS.pick_up
        beside = chart.beside()
        if beside is not None and own.ap == 1:
            return ACTIONS.attacks[beside]
        return super().wish(view, own, chart)

    def way_out(self, view: DooomView, own: Self, chart: Chart) -> int | None:
        """A known exit, once there is enough gold."""
        return chart.nearest("E") if own.gold >= view.goal else None

    def destination(self, view: DooomView, own: Self, chart: Chart) -> int | None:
        """The first pile of the shortest round that ends at an exit."""
        missing = view.goal - own.gold
        piles = chart.all_of("G")
        if missing > 0 and len(piles) > 1:
            self.phase = "collecting"
            return self.first_of_round(own, chart, piles, missing)
        return super().destination(view, own, chart)

    def frontier(self, chart: Chart) -> int | None:
        """Nearer, and where more of the unknown lies behind."""
        return chart.frontier(patience=0.2, promise=0.3)

    def first_of_round(self, own: Self, chart: Chart, piles: list[int], missing: int) -> int:
        """Which pile comes first on the shortest way over as many as are missing."""
        if piles[0] == chart.here:
            return piles[1]
        near = piles[: self.planned]
        many = min(missing, len(near))
        rounds = [*self.rounds_begun(own, chart, many), *permutations(near, many)]
        best = shortest_round(chart, rounds, chart.all_of("E") if many == missing else [])
        self.rounds.append([chart.tile(own, pile) for pile in best])
        return best[0]

    def rounds_begun(self, own: Self, chart: Chart, many: int) -> list[Round]:
        """What was planned lately and can still be done: after a step other piles are the nearest,
        and who plans with those alone may turn back, and back again, for ever."""
        rounds = [[chart.place(own, *tile) for tile in tiles] for tiles in self.rounds]
        left = [[pile for pile in each if chart.is_gold(pile)] for each in rounds]
        return [each for each in left if len(each) == many]


def shortest_round(chart: Chart, rounds: Sequence[Round], exits: Sequence[int]) -> Round:
    """The first of the shortest ones; where there is an exit it ends there."""
    ways = {pile: chart.spread(pile)[1] for pile in {pile for each in rounds for pile in each}}
    home = {pile: min((away[each] for each in exits), default=0) for pile, away in ways.items()}
    return min(
        rounds,
        key=lambda piles: (
            chart.distance[piles[0]] + sum(ways[a][b] for a, b in pairwise(piles)) + home[piles[-1]]
        ),
    )


def _make(game: Rules[Any, Any], dice: Dice, budget: Budget) -> Bot[DooomView]:
    return Hunter(dice)


HUNTER: Final = BotKind("hunter", Words.bots["hunter_help"], _make)
