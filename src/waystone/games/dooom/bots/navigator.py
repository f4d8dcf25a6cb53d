"""A bot that knows its way: it plans on dungeons that fit what it saw."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from waystone.games.dooom.bots.chart import Chart
from waystone.games.dooom.bots.stalker import Stalker
from waystone.games.dooom.view import DooomView, Self
from waystone.kernel.action import Action
from waystone.kernel.bot import Bot, BotKind, Budget
from waystone.kernel.dice import Dice
from waystone.kernel.rules import Rules
from waystone.words.en.dooom_listing import Words

_GUESSES: Final = 5
"""So many dungeons are imagined for a decision; most of them agree after a look or two."""


class Navigator(Stalker):
    """A bot that knows the maps of the house, which are public, and finds out where it is.

    It imagines positions with its view, plans in each as if the whole map were remembered, and
    does what most plans begin with. In a dungeon that nobody has seen before it is a stalker.
    """

    planned = 5

    def __init__(self, game: Rules[Any, DooomView], dice: Dice) -> None:
        super().__init__(game, dice)
        self.game: Final = game

    def choose(self, view: DooomView, legal: Sequence[Action]) -> Action:
        """What most of the imagined dungeons advise."""
        if not self.knows_map:
            return super().choose(view, legal)
        assert view.own is not None
        self.note_others(view.own, view.round)
        votes: Counter[Action] = Counter()
        for known, many in self.guesses(view, view.own).items():
            votes[self.wish(view, known, Chart(known, self.met))] += many
        return max(legal, key=votes.__getitem__) if votes.keys() & set(legal) else legal[-1]

    def guesses(self, view: DooomView, own: Self) -> Counter[Self]:
        """What it would remember of each imagined dungeon, and how often that was imagined."""
        draws = [self.game.imagine(view, self.dice) for _ in range(_GUESSES)]
        return Counter(_having_seen_all(own, view.seat, self.game.reveal(each)) for each in draws)


def _having_seen_all(own: Self, seat: int, shown: DooomView) -> Self:
    """The same player with the whole of a dungeon in mind, counted from the own start tile."""
    assert shown.whole is not None
    here = next(each for each in shown.whole.figures if each.seat == seat)
    top, left = own.row - here.row, own.column - here.column
    return msgspec.structs.replace(own, top=top, left=left, memory=shown.whole.rows)


def _make(game: Rules[Any, Any], dice: Dice, budget: Budget) -> Bot[DooomView]:
    return Navigator(game, dice)


NAVIGATOR: Final = BotKind("navigator", Words.bots["navigator_help"], _make, slow=True)
