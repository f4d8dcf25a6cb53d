"""What an analysis knows about Dungeon Crawler Labyrinth: ways to the chest, wounds, cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from waystone.bots.coach import CARDS, Coach, Said, Sight
from waystone.games.dungeon_crawler.board import CHOOSING, OVER
from waystone.games.dungeon_crawler.bots.champion import CHAMPION
from waystone.games.dungeon_crawler.bots.racer import RACER
from waystone.games.dungeon_crawler.foresight.labyrinth import USUAL
from waystone.games.dungeon_crawler.foresight.table import chart_of_state, way_of
from waystone.games.dungeon_crawler.rules.figures import hero, movement
from waystone.games.dungeon_crawler.state import CrawlerState
from waystone.games.dungeon_crawler.view import CrawlerView
from waystone.kernel.action import Action
from waystone.kernel.bot import Bot, Budget
from waystone.kernel.dice import Dice, SeededDice
from waystone.kernel.event import View

_PLAIN_MV: Final = 6
_LONG: Final = 10.0
_HAND: Final = 5.0
_FEW: Final = 8
_APART: Final = 2
"""Points of movement that two choices must be apart to be a reason."""


class CrawlerCoach(Coach[CrawlerState]):
    """Racers play on to the end of a turn; what counts is whose way to the chest is shorter."""

    quick = "racer"
    longest = 60
    most_choices = 6
    stands_still = True

    def player(self, dice: Dice) -> Bot[Any]:
        """A racer."""
        return RACER.make(self.rules, dice, Budget())

    def adviser(self, dice: Dice) -> Bot[Any]:
        """The champion."""
        return CHAMPION.make(self.rules, dice, Budget())

    def moment(self, state: CrawlerState) -> int:
        """Turns, by round and seat."""
        return state.round * 32 + state.active + 1

    def is_settled(self, state: CrawlerState, seat: int, begun: int, done: int) -> bool:
        """When the turn is somebody else's, or the next round's."""
        return state.phase != CHOOSING and self.moment(state) != begun

    def features(self, state: CrawlerState, seat: int) -> Sequence[float]:
        """Turns to the chest, wounds, cards, gear, Monsters, and whose turn it is."""
        if state.absent[seat]:
            return ()
        figure, here = hero(seat), state.spot[hero(seat)]
        mv = movement(state, figure) if state.heroes[seat] >= 0 else _PLAIN_MV
        turns = self.way(state, seat) / max(1, mv)
        return [
            turns / _LONG,
            min(1.0, turns / 3.0),
            min(1.0, turns),
            state.wounds[figure] / _HAND,
            float(here < 0),
            len(state.hands[seat]) / _HAND,
            len(state.gear[seat]) / _HAND,
            len(state.packs[seat]) / _HAND,
            float(state.active == seat),
            float(state.webbed[seat]),
        ]

    def way(self, state: CrawlerState, seat: int) -> int:
        """A guess at the points of movement to the chest."""
        return way_of(state, seat, chart_of_state(state, USUAL))

    def sights(self, state: CrawlerState, view: View) -> list[Sight]:
        """The cards that others may hold, by their numbers; nothing on the mat is hidden."""
        assert isinstance(view, CrawlerView)
        return [
            ("card", seat, CARDS, card)
            for seat, hand in enumerate(state.hands)
            if seat != view.seat
            for card in dict.fromkeys(hand)
        ]

    def reasons(
        self, view: View, played: Action, better: Action, imagined: Sequence[CrawlerState]
    ) -> list[Said]:
        """How far the chest is after each, for the seat and for the others."""
        assert isinstance(view, CrawlerView)
        seat = view.seat
        mine, others = self._after(imagined, seat, played)
        my_best, best_others = self._after(imagined, seat, better)
        if mine >= my_best + _APART:
            return [("dc_way", {"steps": mine, "better": my_best})]
        if best_others >= others + _APART:
            return [("dc_others", {"steps": others, "better": best_others})]
        return []

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
