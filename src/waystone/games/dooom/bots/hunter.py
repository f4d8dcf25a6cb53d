"""A bot that seeks with a plan, and fights where it pays."""

from __future__ import annotations

from itertools import pairwise, permutations
from typing import Any, Final

from waystone.games.dooom.actions import ACTIONS
from waystone.games.dooom.bots.chart import FAR, Chart
from waystone.games.dooom.bots.seeker import Seeker
from waystone.games.dooom.view import DooomView, Self
from waystone.kernel.action import Action
from waystone.kernel.bot import Bot, BotKind, Budget
from waystone.kernel.dice import Dice
from waystone.kernel.rules import Rules
from waystone.words.en.dooom_listing import Words


class Hunter(Seeker):
    """Plans the round of gold to the exit, and strikes whoever is beside it at a turn's end."""

    planned = 4
    """So many of the nearest piles are put in order."""

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
            return self.first_of_round(chart, piles[: self.planned], missing)
        return super().destination(view, own, chart)

    def frontier(self, chart: Chart) -> int | None:
        """Nearer, and where more of the unknown lies behind."""
        return chart.frontier(patience=0.2, promise=0.3)

    def first_of_round(self, chart: Chart, piles: list[int], missing: int) -> int:
        """Which pile comes first on the shortest way over as many as are missing."""
        if piles[0] == chart.here:
            return piles[1]
        ways = {pile: chart.spread(pile)[1] for pile in piles}
        exits = chart.all_of("E")
        best, shortest = piles[0], FAR
        for order in permutations(piles, min(missing, len(piles))):
            length = chart.distance[order[0]]
            length += sum(ways[a][b] for a, b in pairwise(order))
            if exits and missing <= len(piles):
                length += min(ways[order[-1]][each] for each in exits)
            if length < shortest:
                best, shortest = order[0], length
        return best


def _make(game: Rules[Any, Any], dice: Dice, budget: Budget) -> Bot[DooomView]:
    return Hunter(dice)


HUNTER: Final = BotKind("hunter", Words.bots["hunter_help"], _make)
