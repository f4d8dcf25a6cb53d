"""A warden that goes after the other player of a duel once it has seen them."""

from __future__ import annotations

from collections import defaultdict
from typing import Any, Final

from waystone.games.dooom.actions import ACTIONS
from waystone.games.dooom.board import FULL_AP, WALL
from waystone.games.dooom.bots.chart import FAR, Chart
from waystone.games.dooom.bots.quarry import Quarry
from waystone.games.dooom.bots.warden import DUEL, Warden, is_barred
from waystone.games.dooom.events import Died, Left
from waystone.games.dooom.memory import UNKNOWN
from waystone.games.dooom.view import DooomView, Self
from waystone.kernel.action import Action
from waystone.kernel.dice import Dice
from waystone.kernel.event import Event
from waystone.kernel.rules import Rules

_COLD: Final = 2
"""Turns of the other that nobody saw, after which a chase is given up."""
_LIKELY: Final = 0.3
"""The least chance that the other can be reached in this turn."""
_NEARER: Final = 0.7
"""What a place that is one step farther away is worth."""
_EFFORT: Final = 0.15
"""The share of their freedom that a place must take from the other for each step to it."""
_BREATH: Final = 2
"""Turns without a blow, after which it lets go: who walks straight on is as fast as it is."""
_REST: Final = 8
"""Rounds after which a chase is forgotten."""


class Stalker(Warden):
    """Who falls leaves the race, and drops the gold (DM-58): in an unknown dungeon, where finding
    gold is luck, a blow is worth more than the steps it takes.

    It follows the other as far as it can guess where they went, strikes from where they have
    the fewest ways on, and takes the gold for which there is time before the blow.
    """

    watches = True

    def __init__(self, game: Rules[Any, DooomView], dice: Dice) -> None:
        super().__init__(game, dice)
        self.quarry = Quarry()
        self.chased: list[int] = []
        self.wake: list[int] = []

    def watch(self, heard: list[Event], view: DooomView) -> None:
        """Keep an eye on the other; who is dead is forgotten."""
        if any(isinstance(event, Died | Left) for event in heard):
            wake, self.quarry = self.quarry.wake, Quarry()
            self.quarry.wake = wake
        self.quarry.hear(heard, view)

    def wish(self, view: DooomView, own: Self, chart: Chart) -> Action:
        """Strike or chase while it is short of gold; else do as a warden."""
        if self.knows_map or own.gold >= view.goal or not self.hunts(view, own, chart):
            return super().wish(view, own, chart)
        self.phase = "hunting"
        blow = self.strike_down(view, own, chart)
        if blow is not None:
            self.chased.clear()
            return blow
        return self.chase(view, own, chart) or super().wish(view, own, chart)

    def destination(self, view: DooomView, own: Self, chart: Chart) -> int | None:
        """While it is short of gold it looks where others have not been yet."""
        is_rich = own.gold >= view.goal
        self.wake = [] if is_rich else [chart.place(own, *tile) for tile in self.quarry.wake]
        return super().destination(view, own, chart)

    def frontier(self, chart: Chart) -> int | None:
        """Out of the wake of others, if there is such an edge of the known."""
        hidden = chart.unknown_of(self.wake)
        for place in hidden:
            chart.tiles[place] = WALL
        found = super().frontier(chart) if hidden else None
        for place in hidden:
            chart.tiles[place] = UNKNOWN
        return super().frontier(chart) if found is None else found

    def hunts(self, view: DooomView, own: Self, chart: Chart) -> bool:
        """In a duel, or where what is missing must be in the hands of others."""
        if not self.can_hurt(own) or self.is_nearly_home(view, own, chart):
            return False
        if view.status.count("alive") == DUEL:
            return True
        return bool(chart.seen) and not chart.all_of("G") and self.has_seen_all(chart)

    def is_nearly_home(self, view: DooomView, own: Self, chart: Chart) -> bool:
        """Whether the last pile and an exit are so near that the next turn wins."""
        exits = chart.all_of("E")
        if view.goal - own.gold != 1 or not exits:
            return False
        back = chart.spread(exits[0])[1]
        most = own.ap + FULL_AP - len(own.gear)
        return any(chart.distance[pile] + 1 + back[pile] <= most for pile in chart.all_of("G"))

    def can_hurt(self, own: Self) -> bool:
        """Whether its blows get through (DM-51)."""
        return "sword" in own.gear or not self.quarry.is_armoured

    def patience(self, own: Self) -> int:
        """Who stands in the only way is struck at once: they move on when their turn comes, and
        until then nothing better can be done."""
        return super().patience(own) if self.knows_map or not self.can_hurt(own) else 0

    def is_too_weak(self, own: Self) -> bool:
        """Whether the next blow would end it, and not the other, who is known to give some."""
        hard, hurt = self.quarry.hits_hard, 1 + ("sword" in own.gear) - self.quarry.is_armoured
        return 0 < own.hp <= hard and self.quarry.hp > hurt

    def strike_down(self, view: DooomView, own: Self, chart: Chart) -> Action | None:
        """A blow at who is in reach of this turn, after the gold for which there is time."""
        if not chart.seen:
            return None
        other = min(chart.seen, key=chart.distance.__getitem__)
        steps = chart.spread(chart.here, other)[1]
        way = self.way_to_strike(view, own, chart, other, steps)
        if way is None:
            return None
        stand = other - chart.ways[way]
        loot = loot_before(chart, own.ap, steps, chart.spread(stand, other)[1])
        if loot == chart.here:
            return ACTIONS.pick_up
        if loot is None and stand == chart.here:
            return ACTIONS.attacks[way]
        return ACTIONS.moves[chart.first_way(stand if loot is None else loot, steps)]

    def way_to_strike(
        self, view: DooomView, own: Self, chart: Chart, other: int, steps: list[int]
    ) -> int | None:
        """The way of the blow from where the other has the fewest ways on; one that bars the only
        exit strikes from nowhere that would open it, and the weak go nowhere for it."""
        exit = self.exit_to_bar(view, own, chart)
        most = 1 if self.is_too_weak(own) else own.ap
        stands = [
            (freedom(chart, other, other - step) * (1 + _EFFORT * steps[other - step]), way)
            for way, step in enumerate(chart.ways)
            if steps[other - step] < most
            and (exit is None or is_barred(chart, other - step, other, exit))
        ]
        return min(stands)[1] if stands else None

    def chase(self, view: DooomView, own: Self, chart: Chart) -> Action | None:
        """A step towards where the other is likely to be, if that may be near enough."""
        quarry = self.quarry
        if not quarry.spots or quarry.cold > _COLD or self.is_out_of_breath(view.round):
            return None
        exit = self.exit_to_bar(view, own, chart)
        if self.is_too_weak(own) or (exit is not None and chart.distance[exit] <= FULL_AP):
            return None
        places: defaultdict[int, float] = defaultdict(float)
        for (row, column, _), chance in quarry.spots.items():
            places[chart.place(own, row, column)] += chance
        best, most = None, 0.0
        for way, step in enumerate(chart.ways):
            if chart.is_free(chart.here + step):
                near = around(chart, chart.here + step, own.ap + 3)
                worth = sum(p * _NEARER ** near[at] for at, p in places.items() if at in near)
                if worth > most:
                    likely = sum(p for at, p in places.items() if near.get(at, FAR) <= own.ap + 1)
                    best, most = way if likely >= _LIKELY else None, worth
        if best is None:
            return None
        if view.round not in self.chased:
            self.chased.append(view.round)
        return ACTIONS.moves[best]

    def is_out_of_breath(self, round: int) -> bool:
        """Whether it has run after the other in vain, lately."""
        self.chased = [each for each in self.chased if round - each < _REST]
        return len(self.chased) >= _BREATH and round not in self.chased


def loot_before(chart: Chart, ap: int, steps: list[int], back: list[int]) -> int | None:
    """The nearest pile that can be taken in this turn and leaves a point for the blow."""
    for pile in chart.all_of("G"):
        if steps[pile] + 1 + back[pile] < ap:
            return pile
    return None


def freedom(chart: Chart, other: int, stand: int) -> int:
    """How many tiles the other can get to in a turn if somebody stands there."""
    return len(around(chart, other, FULL_AP, stand))


def around(chart: Chart, start: int, most: int, barred: int = -1) -> dict[int, int]:
    """The steps to all places as near as that; the unknown may be walked on."""
    near = {start: 0}
    queue = [start]
    for place in queue:  # grows while it is read
        if near[place] == most:
            break
        for step in chart.ways:
            there = place + step
            if there not in near and there != barred and chart.may_be_open(there):
                near[there] = near[place] + 1
                queue.append(there)
    return near
