"""What a game may know about playing well, for a search that knows nothing of games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Generic

from waystone.kernel.action import Action
from waystone.kernel.compiling import mypyc_attr
from waystone.kernel.dice import Dice
from waystone.kernel.outcome import DRAW, WIN
from waystone.kernel.rules import Rules
from waystone.kernel.state import S

_WORTH: Final = {WIN: 1.0, DRAW: 0.5}


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide(Generic[S]):
    """A quick player and the worth of positions; this one does anything legal to the end.

    It is asked about imagined positions, never about the match's own: it may look at all of them.
    """

    longest = 400
    """After so many steps a playout is cut off, and its position judged as it is."""

    def __init__(self, rules: Rules[S, Any]) -> None:
        self.rules: Final = rules

    def promising(self, state: S, seat: int, legal: Sequence[Action]) -> Sequence[Action]:
        """The actions that are worth a look, the best guess first; at least one of them."""
        return legal

    def quick(self, state: S, seat: int, legal: Sequence[Action], dice: Dice) -> Action:
        """What a quick player does here."""
        return legal[dice.index(len(legal))]

    def judge(self, state: S) -> Sequence[float]:
        """The share of the win that each seat has, or may hope for: 0 to 1."""
        outcome = self.rules.outcome(state)
        if outcome is None:
            return [0.5] * self.rules.info.seats[1]
        return [_WORTH.get(result, 0.0) for result in outcome.results]
