"""What a seat may know: here, everything. Not compiled."""

from __future__ import annotations

from tests.tic_tac_toe.board import BITS, BOARD
from tests.tic_tac_toe.rules import acting
from tests.tic_tac_toe.state import TicTacToeState
from waystone.kernel.event import NOBODY, View

SIGNS = "XO"
FREE = "."


class TicTacToeView(View, frozen=True):
    """A sign per cell in rows of text: `X` and `O` for the seats, `.` for a free cell."""

    seat: int
    rows: tuple[str, ...]
    acting: tuple[int, ...]
    reason: str
    winner: int | None


def look(state: TicTacToeState, seat: int) -> TicTacToeView:
    """The view of a seat, or of SPECTATOR."""
    return TicTacToeView(
        seat=seat,
        rows=tuple(_row(state, row) for row in range(BOARD.height)),
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


def _row(state: TicTacToeState, row: int) -> str:
    first = row * BOARD.width
    return "".join(_sign(state, bit) for bit in BITS[first : first + BOARD.width])


def _sign(state: TicTacToeState, bit: int) -> str:
    for marks, sign in zip(state.marks, SIGNS, strict=True):
        if marks & bit:
            return sign
    return FREE


def _marks(view: TicTacToeView, sign: str) -> int:
    cells = "".join(view.rows)
    return sum(bit for bit, each in zip(BITS, cells, strict=True) if each == sign)
