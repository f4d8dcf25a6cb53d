"""The rules: what is refused, what happens, when it ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tests.tic_tac_toe.actions import ACTIONS
from tests.tic_tac_toe.board import BITS, FULL, HAS_LINE
from tests.tic_tac_toe.events import Ended, Marked
from tests.tic_tac_toe.state import TicTacToeState
from waystone.kernel.action import Action
from waystone.kernel.event import EVERYONE, NOBODY, AddressedEvent
from waystone.kernel.rules import NO_SEAT_ACTS, SEAT_ALONE

REFUSALS: Final = {"TAKEN": "This cell is marked already."}


def acting(state: TicTacToeState) -> tuple[int, ...]:
    """Whose turn it is."""
    return NO_SEAT_ACTS if state.turn == NOBODY else SEAT_ALONE[state.turn]


def legal(state: TicTacToeState, seat: int) -> Sequence[Action]:
    """Any free cell."""
    if state.turn != seat:
        return ()
    return ACTIONS.beside[state.marks[0] | state.marks[1]]


def refusal(state: TicTacToeState, seat: int, action: Action) -> str:
    """Why a seat can't do this now; empty when it can."""
    if state.turn == NOBODY:
        return "MATCH_OVER"
    if action.table_action:
        return "" if action is ACTIONS.leave else "NO_JOINING"
    if state.turn != seat:
        return "NOT_YOUR_TURN"
    return "TAKEN" if (state.marks[0] | state.marks[1]) & BITS[action.cell] else ""


def apply(state: TicTacToeState, seat: int, action: Action) -> list[AddressedEvent]:
    """Do a legal action."""
    if action.table_action:
        return [end_match(state, "forfeit", 1 - seat)]
    events: list[AddressedEvent] = [(EVERYONE, Marked(seat, action.cell))]
    marks = state.marks
    marks[seat] |= BITS[action.cell]
    if HAS_LINE[marks[seat]]:
        events.append(end_match(state, "three in a row", seat))
    elif marks[0] | marks[1] == FULL:
        events.append(end_match(state, "board full", NOBODY))
    else:
        state.turn = 1 - seat
    return events


def end_match(state: TicTacToeState, reason: str, winner: int) -> AddressedEvent:
    """Nobody is to act from now on."""
    state.turn = NOBODY
    state.reason = reason
    state.winner = winner
    return EVERYONE, Ended(reason, None if winner == NOBODY else winner)
