"""A bot that seeks, and fights where it pays."""

from __future__ import annotations

from typing import Any, Final

from waystone.games.dooom.actions import ACTIONS
from waystone.games.dooom.board import FULL_AP
from waystone.games.dooom.bots.chart import STEPS, Chart, Place
from waystone.games.dooom.bots.seeker import Seeker
from waystone.games.dooom.view import DoomView, Self
from waystone.kernel.action import Action
from waystone.kernel.bot import Bot, BotKind, Budget
from waystone.kernel.dice import Dice
from waystone.kernel.game import Game

_GEAR_DETOUR: Final = 3
"""How far it walks for a sword or an armour."""
_WOUNDED: Final = 1
"""With so few hit points it looks for potions first."""


class Hunter(Seeker):
    """Strikes with the last point of a turn, goes for those in reach, and arms itself nearby."""

    def wish(self, view: DoomView, own: Self, chart: Chart) -> Action:
        """Leave if it can win now; else take, strike with the last point, or go."""
        way_out = self.way_out(view, own, chart)
        if way_out is not None and chart.distance[way_out] <= own.ap:
            return ACTIONS.moves[chart.first_way(way_out)]
        if self.takes(view, own, chart.letter(chart.here)):
            return ACTIONS.pick_up
        beside = _beside(chart)
        if beside is not None and own.ap <= self.eagerness(own):
            return ACTIONS.attacks[beside]
        prey = self.prey(own, chart)
        if prey is not None:
            self.phase = "hunting"
            return ACTIONS.moves[chart.first_way(prey)]
        return super().wish(view, own, chart)

    def eagerness(self, own: Self) -> int:
        """How many points a blow may cost: all of them with a sword, else the last ones."""
        return FULL_AP if "sword" in own.gear else 2

    def way_out(self, view: DoomView, own: Self, chart: Chart) -> Place | None:
        """A known exit, once there is enough gold."""
        if own.gold < view.goal:
            return None
        return chart.nearest(lambda place, letter: letter == "E")

    def takes(self, view: DoomView, own: Self, letter: str) -> bool:
        """All that a seeker takes, and a sword and an armour."""
        if letter == "S":
            return "sword" not in own.gear
        if letter == "A":
            return "armour" not in own.gear and "sword" not in own.gear
        return super().takes(view, own, letter)

    def prey(self, own: Self, chart: Chart) -> Place | None:
        """A place next to somebody that leaves a point to strike with."""
        spots = [
            (row + down, column + right) for row, column in chart.players for down, right in STEPS
        ]
        reach = own.ap if "sword" in own.gear else min(own.ap, 3)
        near = [spot for spot in spots if 0 < chart.distance.get(spot, 99) < reach]
        return min(near, key=lambda spot: chart.distance[spot]) if near else None

    def destination(self, view: DoomView, own: Self, chart: Chart) -> Place | None:
        """As a seeker, with small detours for what helps in a fight."""
        if own.hp <= _WOUNDED:
            potion = chart.nearest(lambda place, letter: letter == "H")
            if potion is not None and chart.distance[potion] <= own.ap:
                return potion
        gear = chart.nearest(lambda place, letter: letter in "SA" and self.takes(view, own, letter))
        if gear is not None and chart.distance[gear] <= _GEAR_DETOUR:
            return gear
        return super().destination(view, own, chart)


def _beside(chart: Chart) -> int | None:
    """The direction of a player next to this one."""
    row, column = chart.here
    for way, (down, right) in enumerate(STEPS):
        if (row + down, column + right) in chart.players:
            return way
    return None


def _make(game: Game[Any], dice: Dice, budget: Budget) -> Bot:
    return Hunter(dice)


HUNTER: Final = BotKind("hunter", "seeks, arms itself, and fights where it pays", _make)
