"""The rulebook of Delve & Dash, for the catalogue."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from waystone.games.delve_and_dash import imagination, rules
from waystone.games.delve_and_dash.actions import FIRST_MOVE_ID, FIRST_WAYSTONE_ID, actions_of
from waystone.games.delve_and_dash.board import CHOOSING, MODE_NAMES, NO_CELL, OVER, PLAYING
from waystone.games.delve_and_dash.generation import build_labyrinth
from waystone.games.delve_and_dash.honours import HONOURS, board_for, feat
from waystone.games.delve_and_dash.options import SETTINGS, Params
from waystone.games.delve_and_dash.state import DelveState, new_state
from waystone.games.delve_and_dash.view import DelveView, look, look_again, look_at_everything
from waystone.kernel.action import Action
from waystone.kernel.dice import Dice
from waystone.kernel.errors import BadSeats
from waystone.kernel.event import AddressedEvent, View
from waystone.kernel.game import Game, GameInfo
from waystone.kernel.honours import Feat
from waystone.kernel.outcome import DRAW, LOSS, WIN, Outcome
from waystone.kernel.settings import Settings

WAYSTONE_SECONDS: Final = 60
_UNDECIDED: Final = ("draw agreed", "last round played")


class DelveAndDash(Game[DelveState]):
    """An 8×8 labyrinth of hidden walls, a sleeping dragon, one treasure to carry home."""

    info = GameInfo(
        name="delve-and-dash",
        title="Delve & Dash",
        summary="find the treasure in a hidden labyrinth and carry it home past the dragon",
        version=1,
        seats=(1, 2),
    )
    offered = SETTINGS
    refusals = rules.REFUSALS
    honours = HONOURS

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.params: Final = Params(settings)
        self.actions: Final = actions_of(self.params.board)
        self.alphabet = self.actions

    def check_seats(self, seats: int) -> None:
        """One seat plays solo, two play a duel or against the computer (DD-3)."""
        super().check_seats(seats)
        wanted = {"solo": 1, "duel": 2, "cpu": 2}.get(self.params.mode, seats)
        if seats != wanted:
            message = (
                f"mode {self.params.mode} takes {wanted} seat{'s' * (wanted > 1)}, not {seats}"
            )
            raise BadSeats("BAD_SEATS", message)

    def setup(self, seats: int, dice: Dice) -> DelveState:
        """A labyrinth whose warriors have yet to choose their waystones (DD-16)."""
        self.check_seats(seats)
        mode = self.params.mode if self.params.mode != "auto" else ("solo", "duel")[seats - 1]
        state = new_state(self.params.board, seats, MODE_NAMES.index(mode), self.params.lives)
        build_labyrinth(self.params, state, dice.stream("labyrinth"))
        return state

    def seating(self, seats: int, dice: Dice) -> list[int]:
        """A fair coin decides who is Warrior 1; in cpu mode that is the human (DD-3, DD-4)."""
        if seats == 2 and self.params.mode != "cpu" and dice.roll(2) == 2:
            return [1, 0]
        return list(range(seats))

    def to_act(self, state: DelveState) -> int:
        """The seat that the table waits for."""
        # Asked before every step, and most steps are moves.
        return state.turn if state.phase == PLAYING else rules.to_act(state)

    def refusal(self, state: DelveState, seat: int, action: Action) -> str:
        """Why this seat can't do this now."""
        return rules.refusal(self.params, state, seat, action)

    def legal(self, state: DelveState, seat: int) -> tuple[Action, ...]:
        """Waystones to choose, or ways to try: only what is known counts (DD-37)."""
        if state.phase == PLAYING:
            if state.turn != seat:
                return ()
            closed: int = state.chambers[state.place[seat]] & 15
            # Only free exploration knows no moves left (DD-35).
            return (
                self.actions.beside_with_next[closed] if state.left else self.actions.beside[closed]
            )
        if state.phase == CHOOSING and state.waystones[seat] == NO_CELL:
            return self.actions.waystones
        return ()

    def apply(
        self, state: DelveState, seat: int, action: Action, dice: Dice
    ) -> list[AddressedEvent]:
        """Do it."""
        events: list[AddressedEvent] = []
        rules.apply(self.params, state, seat, action, dice, events)
        return events

    def play_randomly(self, state: DelveState, dice: Dice) -> int:
        """Anything legal to the end; compiled, it gains much by knowing its own classes."""
        unheard: list[AddressedEvent] = []
        steps = 0
        while state.phase != OVER:
            seat = rules.to_act(state)
            legal = self.legal(state, seat)
            rules.apply(self.params, state, seat, legal[dice.roll(len(legal)) - 1], dice, unheard)
            steps += 1
        return steps

    def outcome(self, state: DelveState) -> Outcome | None:
        """One winner, a draw, or a loss for all (DD-80 to DD-84)."""
        if state.phase != OVER:
            return None
        seats = range(len(state.lives))
        rest = DRAW if state.reason in _UNDECIDED else LOSS
        results = tuple(WIN if seat == state.winner else rest for seat in seats)
        return Outcome(state.reason, results, tuple(int(seat == state.winner) for seat in seats))

    def view(self, state: DelveState, seat: int) -> DelveView:
        """What this seat, or SPECTATOR, may know."""
        return look(self.params, state, seat)

    def turned(self, view: View, state: DelveState, seat: int) -> DelveView:
        """Seats see the same, but each knows its own waystone alone (DD-17)."""
        assert isinstance(view, DelveView)
        return look_again(view, state, seat)

    def reveal(self, state: DelveState) -> DelveView:
        """Everything, once the match is over (DD-85)."""
        return look_at_everything(self.params, state)

    def board(self, bots: Sequence[str]) -> str:
        """Mode and level (DD-92)."""
        return board_for(self.params, bots)

    def feat(self, state: DelveState, millis: int) -> Feat | None:
        """Coming home with the treasure (DD-91)."""
        return feat(self.params, state, millis)

    def starts_time(self, text: str) -> bool:
        """The first attempt of the match, by anyone (DD-87)."""
        return text.startswith("move ")

    def turn(self, state: DelveState) -> int:
        """Choosing waystones is a turn of its own; later each warrior's in each round (DD-34)."""
        return 2 * state.round + state.turn if state.phase == PLAYING else 0

    def seconds(self, state: DelveState) -> int:
        """A minute for the waystone (DD-18); later the table's own clock (DD-41)."""
        return WAYSTONE_SECONDS if state.phase == CHOOSING else 0

    def imagine(self, view: View, dice: Dice) -> DelveState:
        """A position that the seat of this view could be in."""
        assert isinstance(view, DelveView)
        return imagination.imagine(self.params, view, dice)

    def cell(self, state: DelveState, seat: int, action: Action) -> int:
        """The chamber to click: the neighbour for a move, the chamber for a waystone."""
        if FIRST_MOVE_ID <= action.id < FIRST_WAYSTONE_ID and state.phase == PLAYING:
            return self.params.board.neighbour[state.place[seat] * 4 + action.id - FIRST_MOVE_ID]
        return action.cell

    def on_clock(self, state: DelveState, seat: int, dice: Dice) -> Action:
        """A random rim chamber as waystone (DD-18), else the turn ends (DD-41)."""
        if state.phase == CHOOSING:
            rim = self.params.board.rim_cells
            return self.actions.waystones[rim[dice.index(len(rim))]]
        # A lone explorer has no turn to end: who stays away for good has left.
        return self.actions.leave if rules.is_free(state) else self.actions.next_turn
