"""A position of tic-tac-toe: flat data with one owner."""

from __future__ import annotations

from typing import Self

from waystone.kernel.compiling import mypyc_attr
from waystone.kernel.event import NOBODY
from waystone.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)  # or __new__ would run __init__
class TicTacToeState(State):
    """The marks of each seat, a bit per cell; `turn` is NOBODY when the match is over."""

    __slots__ = ("marks", "reason", "turn", "winner")

    def __init__(self) -> None:
        self.marks = [0, 0]
        self.turn = 0
        self.winner = NOBODY
        self.reason = ""

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.marks = self.marks[:]
        twin.turn = self.turn
        twin.winner = self.winner
        twin.reason = self.reason
        return twin

    def key(self) -> bytes:
        crosses, noughts = self.marks
        return f"{crosses},{noughts},{self.turn},{self.winner},{self.reason}".encode()
