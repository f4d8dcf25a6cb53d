"""The tellings of almost every step, built once: they take few values, and steps are many."""

from __future__ import annotations

from typing import Final

from waystone.games.delve_and_dash.board import Board
from waystone.games.delve_and_dash.events import Bumped, Stepped
from waystone.kernel.event import EVERYONE, Telling

_SEATS: Final = range(2)


class Tellings:
    """For each seat and each way out of a chamber, what everyone is told when it is tried."""

    def __init__(self, board: Board) -> None:
        outs = range(board.cells * 4)
        self.stepped: Final = [[_stepped(board, seat, out) for out in outs] for seat in _SEATS]
        self.bumped: Final = [[_bumped(board, seat, out) for out in outs] for seat in _SEATS]


def _stepped(board: Board, seat: int, out: int) -> Telling:
    return EVERYONE, Stepped(seat, board.neighbour[out], out % 4, board.edge[out])


def _bumped(board: Board, seat: int, out: int) -> Telling:
    return EVERYONE, Bumped(seat, out // 4, out % 4, board.edge[out])


_TELLINGS: dict[int, Tellings] = {}


def tellings_of(board: Board) -> Tellings:
    """The tellings of a board."""
    if board.size not in _TELLINGS:
        _TELLINGS[board.size] = Tellings(board)
    return _TELLINGS[board.size]
