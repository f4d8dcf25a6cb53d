"""What a seat may know: here, everything. Not compiled."""

from __future__ import annotations

from tests.tic_tac_toe.board import BITS
from tests.tic_tac_toe.rules import acting
from tests.tic_tac_toe.state import TicTacToeState
from waystone.kernel.event import NOBODY, View

SIGNS = "XO"
FREE = "."


class TicTacToeView(View, frozen=True):
    """The cells as signs, row by row: `X` and `O` for the seats, `.` for a free cell."""

    seat: int
    cells: str
    acting: tuple[int, ...]
    reason: str
    winner: int | None


def look(state: TicTacToeState, seat: int) -> TicTacToeView:
    """The view of a seat, or of SPECTATOR."""
    return TicTacToeView(
        seat=seat,
        cells="".join(_sign(state, bit) for bit in BITS),
        acting=acting(state),
        reason=state.reason,
        winner=None if state.winner == NOBODY else state.winner,
    )


def imagine(view: TicTacToeView) -> TicTacToeState:
    """The position of this view: nothing is hidden, so there is only one."""
    state = TicTacToeState()
    state.marks = [_marks(view, sign) for sign in SIGNS]
    state.turn = view.acting[0] if view.acting else NOBODY
    state.reason = view.reason
    state.winner = NOBODY if view.winner is None else view.winner
    return state


def _sign(state: TicTacToeState, bit: int) -> str:
    for marks, sign in zip(state.marks, SIGNS, strict=True):
        if marks & bit:
            return sign
    return FREE


def _marks(view: TicTacToeView, sign: str) -> int:
    return sum(bit for bit, each in zip(BITS, view.cells, strict=True) if each == sign)
