"""How a table of Delve & Dash is run."""

from __future__ import annotations

from typing import Any, Final

from waystone.games.delve_and_dash.actions import FIRST_MOVE_ID, FIRST_WAYSTONE_ID, Actions
from waystone.games.delve_and_dash.board import CHOOSING, PLAYING
from waystone.games.delve_and_dash.options import Params
from waystone.games.delve_and_dash.rules import is_free
from waystone.games.delve_and_dash.state import DelveState
from waystone.kernel.action import Action
from waystone.kernel.dice import Dice
from waystone.kernel.policy import TablePolicy
from waystone.kernel.rules import Rules

WAYSTONE_SECONDS: Final = 60


class DelvePolicy(TablePolicy[DelveState]):
    """A coin for the first seat, a minute for the waystone, turns that time may end."""

    def __init__(self, rules: Rules[DelveState, Any], params: Params, actions: Actions) -> None:
        super().__init__(rules)
        self.params: Final = params
        self.actions: Final = actions

    def seating(self, seats: int, dice: Dice) -> list[int]:
        """A fair coin decides who is Warrior 1; in cpu mode that is the human (DD-3, DD-4)."""
        if seats == 2 and self.params.mode != "cpu" and dice.roll(2) == 2:
            return [1, 0]
        return list(range(seats))

    def cell_of(self, state: DelveState, seat: int, action: Action) -> int:
        """The chamber to click: the neighbour for a move, the chamber for a waystone."""
        if FIRST_MOVE_ID <= action.id < FIRST_WAYSTONE_ID and state.phase == PLAYING:
            return self.params.board.neighbour[state.place[seat] * 4 + action.id - FIRST_MOVE_ID]
        return action.cell

    def turn(self, state: DelveState) -> int:
        """Choosing waystones is a turn of its own; later each warrior's in each round (DD-34)."""
        return 2 * state.round + state.turn if state.phase == PLAYING else 0

    def turn_seconds(self, state: DelveState) -> int:
        """A minute for the waystone (DD-18); later the table's own clock (DD-41)."""
        return WAYSTONE_SECONDS if state.phase == CHOOSING else 0

    def on_timeout(self, state: DelveState, seat: int, dice: Dice) -> Action:
        """A random rim chamber as waystone (DD-18), else the turn ends (DD-41)."""
        if state.phase == CHOOSING:
            rim = self.params.board.rim_cells
            return self.actions.waystones[rim[dice.index(len(rim))]]
        # A lone explorer has no turn to end: who stays away for good has left.
        return self.actions.leave if is_free(state) else self.actions.next_turn
