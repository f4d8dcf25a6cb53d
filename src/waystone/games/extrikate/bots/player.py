"""What all of Extrikate's bots share: one question per decision point."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence

from waystone.games.extrikate.actions import ACTIONS
from waystone.games.extrikate.view import Delver, ExtrikateView
from waystone.kernel.action import Action
from waystone.kernel.bot import Bot
from waystone.kernel.compiling import mypyc_attr

Leaving = Callable[[Delver], bool]
"""A plain rule for turning back, by what a player has."""


def is_time_to_leave(view: ExtrikateView, leaves: Leaving) -> bool:
    """By a plain rule, but never home to a larger haul, and home at once with a sure win (EX-44).

    Who is the last one out knows what to beat.
    """
    me = view.delvers[view.seat]
    others = [each for seat, each in enumerate(view.delvers) if seat != view.seat]
    most = max((each.treasure for each in others if each.status == "home"), default=-1)
    if others and all(each.status != "active" for each in others):
        return me.treasure > most or (me.treasure == most and leaves(me))
    return me.treasure >= most and leaves(me)


@mypyc_attr(allow_interpreted_subclasses=True)
class DelverBot(Bot[ExtrikateView]):
    """Turns back when it wants to; the rest is up to each kind."""

    def choose(self, view: ExtrikateView, legal: Sequence[Action]) -> Action:
        """Answer the question of this decision point."""
        me = view.delvers[view.seat]
        self.phase = "heading home" if me.phase == "exit" else "delving"
        if len(legal) == 1:
            return legal[0]
        if view.step == "turn_start":
            return ACTIONS.declare_exit if self.wants_out(view) else ACTIONS.roll
        if view.step == "between_rolls":
            return self.after_roll(view)
        if view.step == "monster":
            return ACTIONS.bribe if self.wants_to_pay(view) else ACTIONS.fight
        return self.at_edges(view, legal)

    @abstractmethod
    def wants_out(self, view: ExtrikateView) -> bool:
        """Whether it is time to turn back."""

    def after_roll(self, view: ExtrikateView) -> Action:
        """End the turn only in order to turn back in the next one (EX-13, EX-15)."""
        me = view.delvers[view.seat]
        is_enough = me.phase == "delve" and self.wants_out(view)
        return ACTIONS.end_turn if is_enough else ACTIONS.roll

    def wants_to_pay(self, view: ExtrikateView) -> bool:
        """Whether a monster is better paid than fought."""
        return False

    @abstractmethod
    def at_edges(self, view: ExtrikateView, legal: Sequence[Action]) -> Action:
        """Where to move, dig, draw a wall or a door, or let the roof come down."""
