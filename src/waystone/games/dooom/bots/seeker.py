"""A bot that explores, remembers, collects and leaves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from waystone.games.dooom.actions import ACTIONS
from waystone.games.dooom.bots.chart import Chart
from waystone.games.dooom.view import DooomView, Self
from waystone.kernel.action import Action
from waystone.kernel.bot import Bot, BotKind, Budget
from waystone.kernel.dice import Dice
from waystone.kernel.rules import Rules
from waystone.words.en.dooom_listing import Words

_DETOUR: Final = 6
"""How many steps more it takes to walk around somebody."""
_PATIENCE: Final = 3
_MEMORY: Final = 6
"""How many rounds it believes that somebody still stands where they were seen."""
NOT_GOING: Final = (1 << 20, 1 << 20)


class Seeker(Bot[DooomView]):
    """Gold it knows of, else the edge of the known; with enough gold, an exit.

    Where there is nothing left to find, others have it: then it walks about and strikes them.
    """

    def __init__(self, dice: Dice) -> None:
        self.dice: Final = dice
        self.aim = NOT_GOING
        self.held_up = 0
        self.met: dict[tuple[int, int], int] = {}

    def choose(self, view: DooomView, legal: Sequence[Action]) -> Action:
        """The next of many small decisions of a turn."""
        assert view.own is not None
        self.note_others(view.own, view.round)
        wish = self.wish(view, view.own, Chart(view.own, self.met))
        return wish if wish in legal else ACTIONS.end_turn

    def note_others(self, own: Self, round: int) -> None:
        """Remember for some rounds where others stood: a way around them leads out of their sight,
        and who forgets them there turns back and meets them again."""
        reach = len(own.window) // 2
        for down, line in enumerate(own.window):
            for right, letter in enumerate(line):
                place = (own.row + down - reach, own.column + right - reach)
                if letter == "P":
                    self.met[place] = round
                elif letter != "X":
                    self.met.pop(place, None)
        self.met = {place: at for place, at in self.met.items() if round - at < _MEMORY}

    def wish(self, view: DooomView, own: Self, chart: Chart) -> Action:
        """What it would like to do, legal or not."""
        if self.takes(view, own, chart.letter(chart.here)):
            return ACTIONS.pick_up
        goal = self.destination(view, own, chart)
        if self.phase == "roaming":
            beside = chart.beside()
            if beside is not None:
                return ACTIONS.attacks[beside]
        return ACTIONS.end_turn if goal is None else self.go(view, own, chart, goal)

    def go(self, view: DooomView, own: Self, chart: Chart, goal: int) -> Action:
        """A step; whoever stands in the way is avoided some times, then struck."""
        way, is_blocked = chart.step_towards(goal, _DETOUR)
        if not is_blocked:
            return ACTIONS.moves[way]
        self.held_up += 1
        if self.held_up > self.patience(own):
            return ACTIONS.attacks[way]
        other = self.destination(view, own, chart)  # the chart has walls for players now
        return ACTIONS.end_turn if other is None else ACTIONS.moves[chart.first_way(other)]

    def patience(self, own: Self) -> int:
        """How often it goes elsewhere before it strikes."""
        return _PATIENCE

    def takes(self, view: DooomView, own: Self, letter: str) -> bool:
        """Gold while it is short of it; a potion with the last point of a turn."""
        if letter == "G":
            return own.gold < view.goal
        return letter == "H" and own.ap == 1

    def destination(self, view: DooomView, own: Self, chart: Chart) -> int | None:
        """Where to: exit, gold or the unknown, in the order that the purse tells."""
        is_rich = own.gold >= view.goal
        self.phase = "leaving" if is_rich else "collecting"
        known = chart.nearest("E" if is_rich else "G")
        if known is not None:
            return known
        self.phase = "exploring"
        frontier = self.frontier(chart)
        return self.roam(own, chart) if frontier is None else frontier

    def frontier(self, chart: Chart) -> int | None:
        """Where most is new for the steps it takes."""
        return chart.frontier()

    def roam(self, own: Self, chart: Chart) -> int | None:
        """Nothing new to see: things fall and players move aside, so walk about."""
        self.phase = "roaming"
        aim = self.aim
        place = chart.place(own, *aim) if aim != NOT_GOING else -1
        if place not in chart.reached[1:]:
            if len(chart.reached) == 1:
                return None
            place = chart.reached[1 + self.dice.index(len(chart.reached) - 1)]
            self.aim = chart.tile(own, place)
        return place


def _make(game: Rules[Any, Any], dice: Dice, budget: Budget) -> Bot[DooomView]:
    return Seeker(dice)


SEEKER: Final = BotKind("seeker", Words.bots["seeker_help"], _make)
