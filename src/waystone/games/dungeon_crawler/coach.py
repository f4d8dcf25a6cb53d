"""What an analysis knows about Dungeon Crawler Labyrinth: ways to the chest, wounds, cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from waystone.bots.coach import CARDS, Coach, HiddenThing, Said
from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.board import CHOOSING, FIRST_HERO, OVER, TurnStep, distance
from waystone.games.dungeon_crawler.bots.champion import CHAMPION
from waystone.games.dungeon_crawler.bots.racer import RACER
from waystone.games.dungeon_crawler.foresight.labyrinth import USUAL
from waystone.games.dungeon_crawler.foresight.table import chart_of_state, way_of
from waystone.games.dungeon_crawler.rules.figures import body, hero, movement
from waystone.games.dungeon_crawler.state import CrawlerState
from waystone.games.dungeon_crawler.view import CrawlerView
from waystone.kernel.action import Action
from waystone.kernel.bot import Bot, Budget
from waystone.kernel.dice import Dice, SeededDice

_PLAIN_MV: Final = 6
_PLAIN_BP: Final = 5
_NEAR: Final = 6
_LONG: Final = 10.0
_HAND: Final = 5.0
_FEW: Final = 8
_APART: Final = 2
"""Points of movement that two choices must be apart to be a reason."""


class CrawlerCoach(Coach[CrawlerState, CrawlerView]):
    """Racers play on to the end of a turn; what counts is whose way to the chest is shorter."""

    quick = "racer"
    longest = 60
    most_choices = 6
    stands_still = True
    carries = False  # the mat is open to all, and what is hidden hardly counts

    def player(self, dice: Dice) -> Bot[CrawlerView]:
        """A racer."""
        return RACER.make(self.rules, dice, Budget())

    def adviser(self, dice: Dice) -> Bot[CrawlerView]:
        """The champion."""
        return CHAMPION.make(self.rules, dice, Budget())

    def moment(self, state: CrawlerState) -> int:
        """Turns, by round and seat."""
        return state.round * 32 + state.active + 1

    def is_settled(self, state: CrawlerState, seat: int, begun: int, done: int) -> bool:
        """When the turn is somebody else's, or the next round's."""
        return state.phase != CHOOSING and self.moment(state) != begun

    def features(self, state: CrawlerState, seat: int) -> Sequence[float]:
        """Turns to the chest, wounds, cards, gear, own Monsters, and those of others near."""
        if state.absent[seat]:
            return ()
        figure, mine = hero(seat), self.turns(state, seat)
        strength = body(state, figure) if state.heroes[seat] >= 0 else _PLAIN_BP
        return [
            mine / _LONG,
            min(1.0, mine / 3.0),
            min(1.0, mine),
            state.wounds[figure] / max(1, strength),
            len(state.hands[seat]) / _HAND,
            len(state.gear[seat]) / _HAND,
            len(state.packs[seat]) / _HAND,
            self._foes_near(state, seat),
        ]

    def turns(self, state: CrawlerState, seat: int) -> float:
        """How many turns the way to the chest takes, with the wait for the next own Move."""
        mv = movement(state, hero(seat)) if state.heroes[seat] >= 0 else _PLAIN_MV
        return self.way(state, seat) / max(1, mv) + self._wait(state, seat)

    def _wait(self, state: CrawlerState, seat: int) -> float:
        """Which part of a round passes before the seat can move."""
        order = state.order
        if seat not in order or state.active not in order:
            return 0.0
        between = (order.index(seat) - order.index(state.active)) % len(order)
        if between == 0 and state.step == TurnStep.WINDING_UP:
            between = len(order)
        return between / len(order)

    def _foes_near(self, state: CrawlerState, seat: int) -> float:
        """How many Monsters of others are within reach of the Adventurer."""
        here, near = state.spot[hero(seat)], 0
        if here < 0:
            return 0.0
        for figure, cell in enumerate(state.spot[:FIRST_HERO]):
            if cell >= 0 and state.boss[figure] != seat and distance(here, cell) <= _NEAR:
                near += 1
        return near / _HAND

    def way(self, state: CrawlerState, seat: int) -> int:
        """A guess at the points of movement to the chest."""
        return way_of(state, seat, chart_of_state(state, USUAL))

    def hidden_things(self, state: CrawlerState, view: CrawlerView) -> list[HiddenThing]:
        """The cards that others may hold, by their numbers; nothing on the mat is hidden."""
        return [
            HiddenThing("card", seat, CARDS, card)
            for seat, hand in enumerate(state.hands)
            if seat != view.seat
            for card in dict.fromkeys(hand)
        ]

    def reasons(
        self, view: CrawlerView, played: Action, better: Action, imagined: Sequence[CrawlerState]
    ) -> list[Said]:
        """How far the chest is after each, for the seat and for the others."""
        seat = view.seat
        steps = self._in_reach(imagined, seat)
        if steps and played.id == ACTIONS.done:
            return [("dc_reach", {"steps": steps})]
        mine, others = self._after(imagined, seat, played)
        my_best, best_others = self._after(imagined, seat, better)
        if mine >= my_best + _APART:
            return [("dc_way", {"steps": mine, "better": my_best})]
        if best_others >= others + _APART:
            return [("dc_others", {"steps": others, "better": best_others})]
        return []

    def _in_reach(self, imagined: Sequence[CrawlerState], seat: int) -> int:
        """How far the chest is, if the Move that is left may lead there; 0 if not."""
        state = imagined[0]
        if state.active != seat or state.heroes[seat] < 0:
            return 0
        steps = self.way(state, seat)
        return steps if steps <= movement(state, hero(seat)) else 0

    def _after(
        self, imagined: Sequence[CrawlerState], seat: int, action: Action
    ) -> tuple[int, int]:
        """The ways to the chest after an action, on average: its own, the nearest other's."""
        mine = others = 0
        few = imagined[:_FEW]
        for number, before in enumerate(few):
            state = before.copy()
            dice = SeededDice(str(number), "reasons")
            self.rules.apply(state, seat, action, dice)
            if state.phase != OVER:
                mine += self.way(state, seat)
                rest = [each for each in range(state.seats) if each != seat]
                others += min(self.way(state, each) for each in rest if not state.absent[each])
        return round(mine / len(few)), round(others / len(few))
