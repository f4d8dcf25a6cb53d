"""A bot that does anything legal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from waystone.kernel.action import Action
from waystone.kernel.bot import Bot, BotKind, Budget
from waystone.kernel.dice import Dice
from waystone.kernel.event import View
from waystone.kernel.rules import Rules
from waystone.words.en.plain_listing import Words


class RandomBot(Bot[Any]):
    """Chooses each legal action with the same chance."""

    def __init__(self, dice: Dice) -> None:
        self.dice: Final = dice

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """Each legal action is equally likely."""
        return legal[self.dice.index(len(legal))]


def _make(game: Rules[Any, Any], dice: Dice, budget: Budget) -> Bot[Any]:
    return RandomBot(dice)


RANDOM: Final = BotKind("random", Words.bots["random_help"], _make)
