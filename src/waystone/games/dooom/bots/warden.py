"""A hunter that bars the only exit while it can't win the race for gold."""

from __future__ import annotations

from typing import Any, Final

from waystone.games.dooom import maps
from waystone.games.dooom.actions import ACTIONS
from waystone.games.dooom.board import FULL_AP
from waystone.games.dooom.bots.chart import FAR, Chart
from waystone.games.dooom.bots.hunter import Hunter
from waystone.games.dooom.generator import gold_for
from waystone.games.dooom.view import DooomView, Self
from waystone.kernel.action import Action
from waystone.kernel.dice import Dice
from waystone.kernel.rules import Rules

_WORTH: Final = {"A": 30, "S": 24, "G": 14, "H": 12}
"""How many steps more a thing on the way to the exit is worth: who stands there needs few action
points, and bare hands can't hurt armour (DM-51)."""
_GEAR: Final = {"A": "armour", "S": "sword"}
_PATIENCE: Final = 100
"""Turns that it stands on an exit while nobody comes by."""
_RICH: Final = 6
"""Rounds that somebody needs for each piece of gold, about: before that nobody comes to the exit
with all of it, and who lacks a single pile goes on looking for twice that time."""
DUEL: Final = 2
_TWO_EXITS: Final = 4
"""From so many seats on a generated dungeon has a second exit (DM-M1)."""


class Warden(Hunter):
    """Where the gold is not enough for two, who finds it first still needs the exit.

    While a warden knows of too few piles for itself, it stands on that exit, which nobody can enter
    then (DM-44), and strikes who comes beside it: who falls drops the gold (DM-58). On the maps of
    the house, most of which have more exits, it hunts.
    """

    def __init__(self, game: Rules[Any, DooomView], dice: Dice) -> None:
        super().__init__(dice)
        settings = game.settings
        self.knows_map: Final = settings.word("map") in maps.BUILT_IN
        self.is_generated: Final = settings.word("map") == "generated"
        self.map_goal: Final = settings.number("map_goal")
        self.waited = 0

    def wish(self, view: DooomView, own: Self, chart: Chart) -> Action:
        """Strike who bars the own way out, or bar that of the other; else hunt."""
        if self.knows_map:
            return super().wish(view, own, chart)
        if own.gold >= view.goal:
            return self.evict(chart) or super().wish(view, own, chart)
        if chart.seen:
            self.waited = 0
        exit = self.exit_to_bar(view, own, chart)
        if exit is not None:
            self.phase = "guarding"
            return self.strike(own, chart, exit) or self.stand(view, own, chart, exit)
        return super().wish(view, own, chart)

    def frontier(self, chart: Chart) -> int | None:
        """Near: what lies farther behind an edge does not matter in a race for the first piles."""
        return chart.frontier(patience=0.2)

    def evict(self, chart: Chart) -> Action | None:
        """Go and strike who stands on the exit, where no other is known."""
        barred = [place for place in chart.barred if chart.distance[place] < FAR]
        if not barred or chart.nearest("E") is not None:
            return None
        place = barred[0]
        self.phase = "leaving"
        way = chart.first_way(place)
        return (ACTIONS.attacks if chart.distance[place] == 1 else ACTIONS.moves)[way]

    def exit_to_bar(self, view: DooomView, own: Self, chart: Chart) -> int | None:
        """The exit on which it wants to stand, if any."""
        exit = next(iter(chart.all_of("E")), None)
        return exit if exit is not None and self.bars(view, own, chart) else None

    def bars(self, view: DooomView, own: Self, chart: Chart) -> bool:
        """Whether one other is left, too little gold is known, and there is one exit."""
        if view.status.count("alive") != DUEL or self.waited > _PATIENCE:
            return False
        if own.gold + len(chart.all_of("G")) >= view.goal:
            return False
        if self.is_scarce(view) and is_late(view, own):
            return True
        return len(chart.all_of("E")) == 1 and self.has_seen_all(chart)

    def is_scarce(self, view: DooomView) -> bool:
        """Whether it is known beforehand: one exit, and not enough gold for two (DM-M1)."""
        seats = len(view.status)
        gold = gold_for(self.map_goal, seats)
        return self.is_generated and seats < _TWO_EXITS and 2 * view.goal > gold

    def has_seen_all(self, chart: Chart) -> bool:
        """Whether nothing is left to look for: what is missing is in other hands."""
        return self.frontier(chart) is None

    def strike(self, own: Self, chart: Chart, exit: int) -> Action | None:
        """A blow at who is in reach, from where the way to the exit is barred, too."""
        for other in chart.seen:
            steps = chart.distance[other] - 1
            for way, step in enumerate(chart.ways):
                place = other - step
                in_reach = steps < own.ap and chart.distance[place] == steps
                if in_reach and is_barred(chart, place, other, exit):
                    if place == chart.here:
                        return ACTIONS.attacks[way]
                    return ACTIONS.moves[chart.first_way(place)]
        return None

    def stand(self, view: DooomView, own: Self, chart: Chart, exit: int) -> Action:
        """Onto the exit, by way of what helps there; then wait."""
        if _wants(own, chart.letter(chart.here)):
            return ACTIONS.pick_up
        place = None if chart.seen else self.worth_fetching(own, chart, exit)
        if place is None and exit == chart.here:
            self.waited += 1
            return ACTIONS.end_turn
        return self.go(view, own, chart, exit if place is None else place)

    def worth_fetching(self, own: Self, chart: Chart, exit: int) -> int | None:
        """The thing that is nearest to the way to the exit, measured by what it is worth."""
        wanted = [
            (_WORTH[letter], place)
            for letter in _WORTH
            if _wants(own, letter)
            for place in chart.all_of(letter)
        ]
        if not wanted:
            return None
        back, direct = chart.spread(exit)[1], chart.distance[exit]
        gain, place = max(
            (worth - chart.distance[place] - back[place] + direct, place) for worth, place in wanted
        )
        return place if gain >= 0 else None


def _wants(own: Self, letter: str) -> bool:
    return letter in _WORTH and _GEAR.get(letter) not in own.gear


def is_late(view: DooomView, own: Self) -> bool:
    """Whether the other may have found enough by now, and it has not found the little it lacks."""
    rounds = _RICH if view.goal - own.gold > 1 else 2 * _RICH
    return view.round > rounds * view.goal


def is_barred(chart: Chart, place: int, other: int, exit: int) -> bool:
    """Whether who stands on a place keeps another from reaching the exit in the next turn."""
    return place == exit or chart.around(place, other, exit) > FULL_AP
