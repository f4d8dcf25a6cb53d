"""A wanderer: sees much of the sheet, fights, and goes straight home with the last life."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from waystone.games.extrikate.bots.ground import KnownSheet
from waystone.games.extrikate.bots.player import DelverBot, Leaving, is_time_to_leave
from waystone.games.extrikate.view import Delver, ExtrikateView
from waystone.kernel.action import Action
from waystone.kernel.bot import Bot, BotKind, Budget
from waystone.kernel.compiling import mypyc_attr
from waystone.kernel.dice import Dice
from waystone.kernel.rules import Rules
from waystone.words.en.extrikate_listing import Words


@mypyc_attr(allow_interpreted_subclasses=True)
class Wanderer(DelverBot):
    """Leaves by a plain rule, walks into the unknown, and knows the way home."""

    def __init__(self, dice: Dice, leaves: Leaving) -> None:
        self.dice: Final = dice
        self.leaves: Final = leaves

    def wants_out(self, view: ExtrikateView) -> bool:
        """By its rule, and by what others have brought home."""
        return is_time_to_leave(view, self.leaves)

    def at_edges(self, view: ExtrikateView, legal: Sequence[Action]) -> Action:
        """Into unexplored cells or along the way home; walls and doors anywhere."""
        if view.step == "move_or_dig":
            ground = KnownSheet(view)
            if ground.me.phase == "exit":
                return min(legal, key=ground.steps_after)
            legal = [each for each in legal if ground.is_new(each)] or legal
        return legal[self.dice.index(len(legal))]


def is_on_last_life(me: Delver) -> bool:
    """One life left is no life to lose."""
    return me.lives <= 1


def _make(game: Rules[Any, Any], dice: Dice, budget: Budget) -> Bot[ExtrikateView]:
    return Wanderer(dice, is_on_last_life)


MEDIUM: Final = BotKind("medium", Words.bots["medium_help"], _make)
