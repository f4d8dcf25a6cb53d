"""A player that errs as people do: it has the right idea, and picks the wrong one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from waystone.kernel.action import Action
from waystone.kernel.bot import Bot, BotKind, Budget
from waystone.kernel.dice import Dice
from waystone.kernel.event import Event, View
from waystone.kernel.rules import Rules

Shuns = Callable[[Any, Action], bool]
"""Whether not even a beginner would do this, by what the view shows."""


def shuns_nothing(view: View, action: Action) -> bool:
    """Anything can happen to a beginner."""
    return False


class Erring(Bot[Any]):
    """Thinks as another bot does, and then slips: another space, another card, another way.

    The more there is to choose from, the easier it slips: `percent` is the chance where two
    actions of a kind are offered, and each further one adds as much of what is left. Where there
    is only one of its kind, it hesitates and does something else half as often.
    """

    watches = True

    def __init__(self, bot: Bot[Any], dice: Dice, percent: int, shuns: Shuns) -> None:
        self.bot: Final = bot
        self.dice: Final = dice
        self.percent: Final = percent
        self.shuns: Final = shuns

    def watch(self, heard: list[Event], view: View) -> None:
        """The other one may want to hear."""
        if self.bot.watches:
            self.bot.watch(heard, view)

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """What the other one would do, or something like it."""
        best = self.bot.choose(view, legal)
        self.phase = self.bot.phase
        others = [each for each in legal if each is not best and not self.shuns(view, each)]
        alike = [each for each in others if kind_of(each) == kind_of(best)]
        slips = self.slips(len(alike)) if alike else self.dice.chance(self.percent // 2)
        pool = alike or others
        return pool[self.dice.index(len(pool))] if slips and pool else best

    def slips(self, others: int) -> bool:
        """Whether it goes wrong with so many others to choose from, of which few are looked at."""
        return any(self.dice.chance(self.percent) for _ in range(min(others, 3)))


def kind_of(action: Action) -> str:
    """What sort of action it is: the first word of its text."""
    return action.text.partition(" ")[0]


def erring(
    name: str, summary: str, kind: BotKind, percent: int, shuns: Shuns = shuns_nothing
) -> BotKind:
    """A weaker bot for the catalogue, made of a stronger one."""

    def make(rules: Rules[Any, Any], dice: Dice, budget: Budget) -> Bot[Any]:
        return Erring(kind.make(rules, dice, budget), dice, percent, shuns)

    return BotKind(name, summary, make, kind.slow)
