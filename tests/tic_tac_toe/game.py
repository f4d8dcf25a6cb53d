"""The rulebook of tic-tac-toe, for the catalogue."""

from __future__ import annotations

from collections.abc import Sequence

from tests.tic_tac_toe import rules
from tests.tic_tac_toe.actions import ACTIONS
from tests.tic_tac_toe.state import TicTacToeState
from tests.tic_tac_toe.view import TicTacToeView, imagine, look
from waystone.kernel.action import Action
from waystone.kernel.dice import Dice
from waystone.kernel.event import AddressedEvent
from waystone.kernel.outcome import DRAW, LOSS, WIN, Outcome
from waystone.kernel.rules import GameInfo, Rules
from waystone.kernel.settings import Settings


class TicTacToe(Rules[TicTacToeState, TicTacToeView]):
    """Three in a row wins."""

    info = GameInfo(
        name="tic-tac-toe",
        title="Tic-tac-toe",
        summary="three in a row, column or diagonal wins",
        version=1,
        seats=(2, 2),
    )
    refusals = rules.REFUSALS

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.alphabet = ACTIONS

    def setup(self, seats: int, dice: Dice) -> TicTacToeState:
        self.check_seats(seats)
        return TicTacToeState()

    def acting(self, state: TicTacToeState) -> Sequence[int]:
        return rules.acting(state)

    def refusal(self, state: TicTacToeState, seat: int, action: Action) -> str:
        return rules.refusal(state, seat, action)

    def legal(self, state: TicTacToeState, seat: int) -> Sequence[Action]:
        return rules.legal(state, seat)

    def apply(
        self, state: TicTacToeState, seat: int, action: Action, dice: Dice
    ) -> list[AddressedEvent]:
        return rules.apply(state, seat, action)

    def outcome(self, state: TicTacToeState) -> Outcome | None:
        if not state.reason:
            return None
        rest = DRAW if state.winner < 0 else LOSS
        results = tuple(WIN if seat == state.winner else rest for seat in (0, 1))
        return Outcome(state.reason, results, tuple(int(each == WIN) for each in results))

    def view(self, state: TicTacToeState, seat: int) -> TicTacToeView:
        return look(state, seat)

    def imagine(self, view: TicTacToeView, dice: Dice) -> TicTacToeState:
        return imagine(view)
