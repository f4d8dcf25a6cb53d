"""A bot that knows its way: it plans on dungeons that fit what it saw."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from waystone.games.dooom.bots.chart import Chart
from waystone.games.dooom.bots.quarry import letter_at, window_tiles
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
    does what most plans begin with. A dungeon is kept in mind until a look shows something else:
    who imagines anew before each step goes to and fro between guesses. In a dungeon that nobody
    has seen before it is a stalker.
    """

    planned = 5

    def __init__(self, game: Rules[Any, DooomView], dice: Dice) -> None:
        super().__init__(game, dice)
        self.game: Final = game
        self.imagined: list[Self] = []

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
        kept = [_as_it_is_now(own, each) for each in self.imagined]
        self.imagined = [each for each in kept if _agrees(own, each)]
        while len(self.imagined) < _GUESSES:
            shown = self.game.reveal(self.game.imagine(view, self.dice))
            self.imagined.append(_having_seen_all(own, view.seat, shown))
        return Counter(self.imagined)


def _as_it_is_now(own: Self, imagined: Self) -> Self:
    """The own books of this moment with an imagined dungeon; what lay here may be taken."""
    down, right = own.row - imagined.top, own.column - imagined.left
    rows = list(imagined.memory)
    rows[down] = rows[down][:right] + letter_at(own, own.row, own.column) + rows[down][right + 1 :]
    return msgspec.structs.replace(own, top=imagined.top, left=imagined.left, memory=tuple(rows))


def _agrees(own: Self, imagined: Self) -> bool:
    """Whether an imagined dungeon shows what is in sight; all around it is wall (DM-6)."""
    return all(
        letter in ("X", "P", letter_at(imagined, row, column).replace(" ", "#"))
        for (row, column), letter in window_tiles(own)
    )


def _having_seen_all(own: Self, seat: int, shown: DooomView) -> Self:
    """The same player with the whole of a dungeon in mind, counted from the own start tile."""
    assert shown.whole is not None
    here = next(each for each in shown.whole.figures if each.seat == seat)
    top, left = own.row - here.row, own.column - here.column
    return msgspec.structs.replace(own, top=top, left=left, memory=shown.whole.rows)


def _make(game: Rules[Any, Any], dice: Dice, budget: Budget) -> Bot[DooomView]:
    return Navigator(game, dice)


NAVIGATOR: Final = BotKind("navigator", Words.bots["navigator_help"], _make, slow=True)
