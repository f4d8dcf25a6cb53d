"""What not even a beginner in the dark would do, however lost."""

from __future__ import annotations

from typing import Any, Final

from waystone.bots.erring import Erring
from waystone.games.dooom.bots.quarry import Tile, letter_at
from waystone.games.dooom.view import DooomView, Self
from waystone.kernel.action import Action
from waystone.kernel.bot import Bot, BotKind, Budget
from waystone.kernel.dice import Dice
from waystone.kernel.rules import Rules

_STEPS: Final = {"move n": (-1, 0), "move e": (0, 1), "move s": (1, 0), "move w": (0, -1)}


class Sense:
    """Takes the wrong way on, but not the way back, and misses nothing it wants and sees."""

    def __init__(self) -> None:
        self.before: Tile | None = None
        self.here: Tile | None = None

    def is_absurd(self, view: DooomView, action: Action) -> bool:
        """Whether this leaves gold or the exit lie, goes back, or does nothing at all."""
        own = view.own
        if own is None:
            return False
        self._follow((own.row, own.column))
        is_rich = own.gold >= view.goal
        if not is_rich and letter_at(own, own.row, own.column) == "G":
            return action.text != "pick up"
        aims = _beside(own, "E" if is_rich else "G")
        if aims:
            return action.text not in aims
        return action.text == "end turn" or _leads_to(own, action) == self.before

    def _follow(self, tile: Tile) -> None:
        if tile != self.here:
            self.before, self.here = self.here, tile


def _leads_to(own: Self, action: Action) -> Tile | None:
    down, right = _STEPS.get(action.text, (0, 0))
    return own.row + down, own.column + right


def _beside(own: Self, letter: str) -> list[str]:
    """The steps that lead to such a tile."""
    return [
        text
        for text, (down, right) in _STEPS.items()
        if letter_at(own, own.row + down, own.column + right) == letter
    ]


def straying(name: str, summary: str, kind: BotKind, percent: int) -> BotKind:
    """A weaker bot for the catalogue, which errs as people do in the dark."""

    def make(rules: Rules[Any, Any], dice: Dice, budget: Budget) -> Bot[Any]:
        return Erring(kind.make(rules, dice, budget), dice, percent, Sense().is_absurd)

    return BotKind(name, summary, make, kind.slow)
