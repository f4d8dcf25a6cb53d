"""The coming round: who is held up by figures, and who is about to be struck and slain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.board import OVER
from waystone.games.dungeon_crawler.foresight.chances import chance_to_land, odds_of_hits
from waystone.games.dungeon_crawler.foresight.labyrinth import Chart, Prices
from waystone.games.dungeon_crawler.foresight.table import (
    Attack,
    Foresight,
    Harmless,
    Line,
    asks_for_half,
    chance_of,
    chart_of_state,
    way_of,
    way_past_figures,
)
from waystone.games.dungeon_crawler.rules.figures import body, hero, movement
from waystone.games.dungeon_crawler.rules.frames.turns import ActFrame
from waystone.games.dungeon_crawler.rules.play import nearest
from waystone.games.dungeon_crawler.rules.steps import budget_of
from waystone.games.dungeon_crawler.state import CrawlerState
from waystone.games.dungeon_crawler.terrain import SPAWNS

_WOUND: Final = 0.25
"""What a wound costs, in turns,"""
_CARD: Final = 0.4
"""and a card in hand or in play that one loses when slain,"""
_COMING_IN: Final = 1.0
"""and to come in again, on top of the way from a gate."""
_HELD_UP: Final = 1.0
"""Somebody in the way costs no more turns: they can be slain or pushed."""
_PLAIN_MV: Final = 6


class Outlook:
    """My share of the win with figures where they stand and Monsters that do what they must.

    The foresight must halt: what the others choose next is not seen.
    """

    def __init__(self, foresight: Foresight, prices: Prices) -> None:
        self.foresight: Final = foresight
        self.seat: Final = foresight.seat
        self.prices: Final = prices

    def share(self, state: CrawlerState, line: Line) -> float:
        """After a line of own actions, and whoever attacks then until my next choice.

        Who still has a Move need not fear where they stand now.
        """
        after = self.foresight.after(state, *line, dice=Harmless())
        attacks = self.foresight.attacks(state, *line)
        if may_move(after, self.seat):
            attacks = [each for each in attacks if each.target != hero(self.seat)]
        elif asks_for_half(after, self.seat):
            after = self.foresight.after(after, ACTIONS.done, dice=Harmless())
        if after.phase == OVER:
            return float(after.winner == self.seat)
        chart = chart_of_state(after, self.prices)
        turns = {
            seat: self.turns(after, seat, chart, attacks)
            for seat in range(after.seats)
            if not after.absent[seat]
        }
        return chance_of(turns, self.seat)

    def turns(
        self, state: CrawlerState, seat: int, chart: Chart, attacks: Sequence[Attack]
    ) -> float:
        """How many turns the chest is away for a seat, wounds and the danger of death included."""
        way = self.turns_of_way(state, seat, chart)
        figure = hero(seat)
        if state.spot[figure] < 0:
            return way
        left = body(state, figure) - state.wounds[figure]
        mine = [each for each in attacks if each.target == figure]
        gates = [chart.best_side(SPAWNS[number][0])[0] for number in range(1, 5)]
        anew = sum(gates) / len(gates) / movement(state, figure) + _COMING_IN
        anew += _CARD * (len(state.hands[seat]) + len(state.gear[seat]))
        sure = [each.dice for each in mine if not each.is_evitable]
        every = [each.dice for each in mine]
        loss = max(0.5, anew - way)
        return way + (price(sure, left, loss) + price(every, left, loss)) / 2

    def turns_of_way(self, state: CrawlerState, seat: int, chart: Chart) -> float:
        """The way alone: round figures, or held up by them."""
        figure = hero(seat)
        is_on_mat = state.spot[figure] >= 0 and state.heroes[seat] >= 0
        mv = movement(state, figure) if is_on_mat else _PLAIN_MV
        way = way_of(state, seat, chart)
        if not is_on_mat:
            return way / mv
        if way <= budget_of(state, figure):
            return 1 + _HELD_UP * (1 - chance_to_land(state, seat))
        return min(way_past_figures(state, seat) / mv, way / mv + _HELD_UP)


def may_move(state: CrawlerState, seat: int) -> bool:
    """Whether a seat is in its step 5 and has a Move left."""
    if not asks_for_half(state, seat):
        return False
    acting = nearest(state, ActFrame)
    return acting.extra_moves > 0 or (acting.halves_left > 0 and not acting.moved)


def price(attacks: Sequence[tuple[int, int]], left: int, loss: float) -> float:
    """What attacks cost on average, in turns: wounds, and to begin anew."""
    odds = odds_of_hits(attacks)
    wounds = sum(hits * chance for hits, chance in enumerate(odds[:left]))
    return _WOUND * wounds + loss * sum(odds[left:])
