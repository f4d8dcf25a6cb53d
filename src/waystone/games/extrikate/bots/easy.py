"""A drifter: anything legal, and off home with the first treasure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from waystone.games.extrikate.actions import ACTIONS
from waystone.games.extrikate.bots.player import DelverBot, Leaving, is_time_to_leave
from waystone.games.extrikate.view import Delver, ExtrikateView
from waystone.kernel.action import Action
from waystone.kernel.bot import Bot, BotKind, Budget
from waystone.kernel.compiling import mypyc_attr
from waystone.kernel.dice import Dice
from waystone.kernel.rules import Rules
from waystone.words.en.extrikate_listing import Words


@mypyc_attr(allow_interpreted_subclasses=True)
class Drifter(DelverBot):
    """Leaves by a plain rule and leaves every other choice to chance."""

    def __init__(self, dice: Dice, leaves: Leaving) -> None:
        self.dice: Final = dice
        self.leaves: Final = leaves

    def wants_out(self, view: ExtrikateView) -> bool:
        """By its rule, and by what others have brought home."""
        return is_time_to_leave(view, self.leaves)

    def after_roll(self, view: ExtrikateView) -> Action:
        """A coin."""
        return self._any((ACTIONS.roll, ACTIONS.end_turn))

    def wants_to_pay(self, view: ExtrikateView) -> bool:
        """A coin."""
        return self.dice.roll(2) == 1

    def at_edges(self, view: ExtrikateView, legal: Sequence[Action]) -> Action:
        """Any of them."""
        return self._any(legal)

    def _any(self, actions: Sequence[Action]) -> Action:
        return actions[self.dice.index(len(actions))]


def has_treasure(me: Delver) -> bool:
    """The first treasure is enough."""
    return me.treasure >= 1


def _make(game: Rules[Any, Any], dice: Dice, budget: Budget) -> Bot[ExtrikateView]:
    return Drifter(dice, has_treasure)


EASY: Final = BotKind("easy", Words.bots["easy_help"], _make)
