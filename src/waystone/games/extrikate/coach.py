"""What an analysis knows about Extrikate: the exact odds of stopping, and ways home."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from waystone.bots.coach import CHANCE, TREASURE, Coach, Said
from waystone.games.extrikate.actions import ACTIONS, DIGS, MOVES, family_of, is_at_edge
from waystone.games.extrikate.board import BETWEEN_ROLLS, HOME, OVER, TURN_START
from waystone.games.extrikate.bots.ground import KnownSheet
from waystone.games.extrikate.bots.hard import HARD
from waystone.games.extrikate.odds import distance, goal, odds_of
from waystone.games.extrikate.state import ExtrikateState
from waystone.games.extrikate.view import ExtrikateView
from waystone.kernel.action import Action
from waystone.kernel.bot import Bot, Budget
from waystone.kernel.dice import Dice

_TRIES: Final = 6


class ExtrikateCoach(Coach[ExtrikateState, ExtrikateView]):
    """Reckoners play on until nothing is left open, then exact odds tell the worth.

    Nothing is hidden, so every imagined position is the same one: only luck differs.
    """

    quick = "hard"
    longest = 60
    open_play = True
    most_choices = 16
    tries = _TRIES
    knows_ends = False

    def player(self, dice: Dice) -> Bot[ExtrikateView]:
        """A reckoner."""
        return HARD.make(self.rules, dice, Budget())

    def unit(self, seats: int) -> str:
        """Alone it is the treasure that counts (EX-47)."""
        return TREASURE if seats == 1 else CHANCE

    def is_settled(self, state: ExtrikateState, seat: int, begun: int, done: int) -> bool:
        """Where a turn begins or its next roll is open, all that was rolled is carried out."""
        return state.step in (TURN_START, BETWEEN_ROLLS)

    def worth(self, state: ExtrikateState, seats: int) -> list[float]:
        """The treasure alone, the share of the win against others, with the best play from here."""
        if state.step == OVER:
            if seats == 1:
                return [float(state.treasure[0]) if state.status[0] == HOME else 0.0]
            return super().worth(state, seats)
        view = self.rules.view(state, 0)
        return [seat_worth(view, seat) for seat in range(seats)]

    def reasons(
        self,
        view: ExtrikateView,
        played: Action,
        better: Action,
        imagined: Sequence[ExtrikateState],
    ) -> list[Said]:
        """By the odds, or by the way home."""
        if is_at_edge(played) and is_at_edge(better):
            return _about_ways(view, played, better)
        odds = odds_of(view, view.seat)
        if odds is None:
            return []
        home = round(100 * odds.home)
        if ACTIONS.declare_exit in (played, better) and odds.stay is not None:
            name = "ex_leave" if better is ACTIONS.declare_exit else "ex_stay"
            return [(name, {"home": home, "steps": odds.steps, "treasure": _own(view)})]
        if better in (ACTIONS.fight, ACTIONS.bribe):
            name = "ex_bribe" if better is ACTIONS.bribe else "ex_fight"
            return [(name, {"strength": view.strength, "treasure": _own(view)})]
        if better is ACTIONS.end_turn:
            return [("ex_enough", {"home": home, "steps": odds.steps, "treasure": _own(view)})]
        return [("ex_more", {"home": home, "steps": odds.steps, "treasure": _own(view)})]


def _own(view: ExtrikateView) -> int:
    return view.delvers[view.seat].treasure


def _about_ways(view: ExtrikateView, played: Action, better: Action) -> list[Said]:
    """How far it is home after each."""
    ground = KnownSheet(view)
    if family_of(played) not in (MOVES, DIGS) or family_of(better) not in (MOVES, DIGS):
        return [("ex_edge", {"steps": ground.steps})]
    far, near = (round(ground.steps_after(each)) for each in (played, better))
    return [("ex_way", {"steps": far, "better": near})]


def seat_worth(view: ExtrikateView, seat: int) -> float:
    """What a player may hope for: treasure alone, a share of the win against others.

    Who is home has no step left to go.
    """
    me = view.delvers[seat]
    if me.status == "dead":
        return 0.0
    prospect = goal(view, seat)
    value = prospect.best if me.phase == "delve" else prospect.leave
    return value(distance(view, me), me.lives, me.treasure)
