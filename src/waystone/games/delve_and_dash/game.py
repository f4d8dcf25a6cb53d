"""The rulebook of Delve & Dash, for the catalogue."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from waystone.games.delve_and_dash import imagination, rules
from waystone.games.delve_and_dash.actions import actions_of
from waystone.games.delve_and_dash.board import MODE_NAMES, OVER
from waystone.games.delve_and_dash.generation import build_labyrinth
from waystone.games.delve_and_dash.leaderboards import LEADERBOARDS
from waystone.games.delve_and_dash.looking import look, look_again, look_at_everything
from waystone.games.delve_and_dash.options import SETTINGS, Params
from waystone.games.delve_and_dash.picture import DelveDrawing
from waystone.games.delve_and_dash.policy import DelvePolicy
from waystone.games.delve_and_dash.state import DelveState, new_state
from waystone.games.delve_and_dash.view import DelveView
from waystone.kernel.action import Action
from waystone.kernel.compiling import u8, vec
from waystone.kernel.dice import Dice, DiceInTurn
from waystone.kernel.errors import BadSeats
from waystone.kernel.event import AddressedEvent
from waystone.kernel.outcome import DRAW, LOSS, WIN, Outcome
from waystone.kernel.rules import GameInfo, Rules
from waystone.kernel.settings import Settings
from waystone.words.en.delve_and_dash import Words
from waystone.words.en.delve_and_dash_listing import Words as Listing
from waystone.words.runtime import texts

DelveView.drawing = DelveDrawing()
_UNDECIDED: Final = ("draw agreed", "last round played")


class DelveAndDash(Rules[DelveState, DelveView]):
    """An 8×8 labyrinth of hidden walls, a sleeping dragon, one treasure to carry home."""

    info = GameInfo(
        name="delve-and-dash",
        title="Delve & Dash",
        summary=Listing.summary,
        version=1,
        seats=(1, 2),
    )
    offered = SETTINGS
    refusals = texts(Words.refusals)
    leaderboards = LEADERBOARDS

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.params: Final = Params(settings)
        self.actions: Final = actions_of(self.params.board)
        self.alphabet = self.actions
        self.masks: Final = self.actions.masks
        self.policy = DelvePolicy(self, self.params, self.actions)

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

    def acting(self, state: DelveState) -> Sequence[int]:
        """The warrior whose turn it is; all who have yet to choose a waystone (DD-18)."""
        return rules.acting(state)

    def refusal(self, state: DelveState, seat: int, action: Action) -> str:
        """Why this seat can't do this now."""
        return rules.refusal(self.params, state, seat, action)

    def legal(self, state: DelveState, seat: int) -> tuple[Action, ...]:
        """Waystones to choose, or ways to try: only what is known counts (DD-37)."""
        return self.actions.choices[rules.choice(state, seat)]

    def apply(
        self, state: DelveState, seat: int, action: Action, dice: Dice
    ) -> list[AddressedEvent]:
        """Refusals are not checked again: `Table.do` asks first."""
        events: list[AddressedEvent] = []
        rules.apply(self.params, state, seat, action, dice, events)
        return events

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

    def reveal(self, state: DelveState) -> DelveView:
        """Everything, once the match is over (DD-85)."""
        return look_at_everything(self.params, state)

    def imagine(self, view: DelveView, dice: Dice) -> DelveState:
        """A position that the seat of this view could be in."""
        return imagination.imagine(self.params, view, dice)

    # Shortcuts

    def mask(self, state: DelveState, seat: int) -> bytes:
        """What is legal, a byte for each action."""
        return self.masks[rules.choice(state, seat)]

    def step_many(
        self,
        states: list[DelveState],
        asked: vec[u8],
        chosen: list[int],
        dice: DiceInTurn,
        choices: vec[u8],
    ) -> list[int]:
        """An action in each match of a batch; tells who is asked next for what, and who is over."""
        params, actions, over = self.params, self.actions.all, list[int]()
        for match, state in enumerate(states):
            dice.at = match
            seat = rules.first_acting(state)
            rules.apply(params, state, seat, actions[chosen[match]], dice, None)
            if state.phase == OVER:
                over.append(match)
            else:
                seat = rules.first_acting(state)
                asked[match] = u8(seat)
                choices[match] = u8(rules.choice(state, seat))
        return over

    def view_like(self, view: DelveView, state: DelveState, seat: int) -> DelveView:
        """Seats see the same, but each knows its own waystone alone (DD-17)."""
        return look_again(view, state, seat)

    def play_randomly(self, state: DelveState, dice: Dice) -> int:
        """Anything legal to the end; compiled, it gains much by knowing its own classes."""
        steps = 0
        while state.phase != OVER:
            seat = rules.first_acting(state)
            legal = self.legal(state, seat)
            rules.apply(self.params, state, seat, legal[dice.roll(len(legal)) - 1], dice, None)
            steps += 1
        return steps
