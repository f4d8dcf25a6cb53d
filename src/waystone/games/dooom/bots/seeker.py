"""A bot that explores, remembers, collects and leaves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from waystone.games.dooom.actions import ACTIONS
from waystone.games.dooom.bots.chart import Chart, Place
from waystone.games.dooom.view import DoomView, Self
from waystone.kernel.action import Action
from waystone.kernel.bot import Bot, BotKind, Budget
from waystone.kernel.dice import Dice
from waystone.kernel.event import View
from waystone.kernel.game import Game


class Seeker(Bot):
    """Gold it knows of, else the edge of the known; with enough gold, an exit."""

    def __init__(self, dice: Dice) -> None:
        self.dice: Final = dice

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """The next of many small decisions of a turn."""
        assert isinstance(view, DoomView)
        assert view.own is not None
        wish = self.wish(view, view.own, Chart(view.own))
        return wish if wish in legal else self.dodge(legal)

    def wish(self, view: DoomView, own: Self, chart: Chart) -> Action:
        """What it would like to do, legal or not."""
        if self.takes(view, own, chart.letter(chart.here)):
            return ACTIONS.pick_up
        goal = self.destination(view, own, chart)
        return ACTIONS.end_turn if goal is None else ACTIONS.moves[chart.first_way(goal)]

    def takes(self, view: DoomView, own: Self, letter: str) -> bool:
        """Gold while it is short of it; a potion with the last point of a turn."""
        if letter == "G":
            return own.gold < view.goal
        return letter == "H" and own.ap == 1

    def destination(self, view: DoomView, own: Self, chart: Chart) -> Place | None:
        """Where to: exit, gold or the unknown, in the order that the purse tells."""
        self.phase = "leaving" if own.gold >= view.goal else "collecting"
        letter = "E" if own.gold >= view.goal else "G"
        known = chart.nearest(lambda place, found: found == letter)
        if known is not None:
            return known
        self.phase = "exploring"
        return chart.frontier() or self.wander(chart)

    def wander(self, chart: Chart) -> Place | None:
        """Nothing new to see: things fall and players move aside, so walk about."""
        places = [place for place in chart.distance if place != chart.here]
        return places[self.dice.index(len(places))] if places else None

    def dodge(self, legal: Sequence[Action]) -> Action:
        """The wish can't be: end the turn rather than stand in somebody's way for ever."""
        return ACTIONS.end_turn if ACTIONS.end_turn in legal else legal[0]


def _make(game: Game[Any], dice: Dice, budget: Budget) -> Bot:
    return Seeker(dice)


SEEKER: Final = BotKind("seeker", "explores, remembers what it saw, collects and leaves", _make)
