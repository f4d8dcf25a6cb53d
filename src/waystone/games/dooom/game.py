"""The rulebook of Dungeon of Dooom, for the catalogue."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from waystone.games.dooom import imagination, rules
from waystone.games.dooom.actions import ACTIONS, DebugActions
from waystone.games.dooom.board import Dungeon
from waystone.games.dooom.generation import dungeon_of
from waystone.games.dooom.options import SETTINGS, Params
from waystone.games.dooom.picture import DooomDrawing
from waystone.games.dooom.policy import DooomPolicy
from waystone.games.dooom.refusals import refusal, refuse_in_turn
from waystone.games.dooom.sight import Watch, look_around
from waystone.games.dooom.state import OVER, RUNNING, DooomState
from waystone.games.dooom.view import DooomView, look
from waystone.kernel.action import Action, Alphabet
from waystone.kernel.dice import Dice
from waystone.kernel.errors import BadSeats
from waystone.kernel.event import SPECTATOR, AddressedEvent
from waystone.kernel.outcome import LOSS, WIN, Outcome
from waystone.kernel.rules import GameInfo, Rules
from waystone.kernel.settings import Settings
from waystone.words.en.dooom import Words
from waystone.words.en.dooom_listing import Words as Listing
from waystone.words.runtime import texts

DooomView.drawing = DooomDrawing()


class Dooom(Rules[DooomState, DooomView]):
    """Find enough gold in the dark and leave by an exit, before somebody else does."""

    info = GameInfo(
        name="dooom",
        title="Dungeon of Dooom",
        summary=Listing.summary,
        version=3,
        seats=(1, 8),
    )
    first_edition: ClassVar[bool] = False
    offered = SETTINGS
    refusals = texts(Words.refusals)
    alphabet: Alphabet = ACTIONS

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.params: Final = Params(settings, self.first_edition)
        self.policy = DooomPolicy(self, self.params, self.setup_in)
        if self.params.debug:
            self.alphabet = DebugActions()

    def check_seats(self, seats: int) -> None:
        """Raise BadSeats unless this many can play, and BadSetting for a goal out of reach."""
        super().check_seats(seats)
        self.params.check_goal(seats)

    def setup(self, seats: int, dice: Dice) -> DooomState:
        """All seats placed and the first turn begun; or empty seats that wait to be taken."""
        return self.setup_in(dungeon_of(self.params, seats, dice), seats, dice)

    def setup_in(self, dungeon: Dungeon, seats: int, dice: Dice) -> DooomState:
        """The same in a dungeon that is known."""
        self.check_seats(seats)
        state = DooomState(dungeon, seats)
        if self.params.gather:
            return state
        if len(state.dungeon.walkable) < seats:
            tiles = len(state.dungeon.walkable)
            raise BadSeats("FULL", f"the dungeon has {tiles} tiles to stand on, not {seats}")
        watch = Watch(state)
        for seat in range(seats):
            rules.place_player(state, seat, dice, watch)
        for seat in range(seats):  # nobody looks before all stand
            look_around(state, seat)
        rules.begin(self.params, state, dice, [])
        return state

    def acting(self, state: DooomState) -> Sequence[int]:
        """The seat whose turn it is."""
        return rules.acting(state)

    def refusal(self, state: DooomState, seat: int, action: Action) -> str:
        """Why this seat can't do this now."""
        return refusal(self.params, state, seat, action)

    def legal(self, state: DooomState, seat: int) -> Sequence[Action]:
        """What the window allows (DM-34)."""
        if state.phase != RUNNING or state.turn != seat:
            return ()
        moves = ACTIONS.turn_actions
        return [each for each in moves if not refuse_in_turn(state, seat, each.id)]

    def apply(
        self, state: DooomState, seat: int, action: Action, dice: Dice
    ) -> list[AddressedEvent]:
        """Refusals are not checked again: `Table.do` asks first."""
        return rules.apply(self.params, state, seat, action, dice)

    def outcome(self, state: DooomState) -> Outcome | None:
        """One winner or none; the score is the gold carried at the end (DM-68 to DM-72)."""
        if state.phase != OVER:
            return None
        seats = range(len(state.status))
        results = tuple(WIN if seat == state.winner else LOSS for seat in seats)
        return Outcome(state.reason, results, tuple(state.gold))

    def ladder(self, state: DooomState) -> list[int]:
        """The seats from best to worst: won, alive, gold, later death (DM-72)."""
        fell = {seat: at for at, seat in enumerate(state.fallen)}
        never = len(state.status)
        return sorted(
            range(never),
            key=lambda seat: (seat != state.winner, -fell.get(seat, never), -state.gold[seat]),
        )

    def view(self, state: DooomState, seat: int) -> DooomView:
        """What this seat, or SPECTATOR, may know."""
        return look(self.params, state, seat)

    def reveal(self, state: DooomState) -> DooomView:
        """Every tile and player, for who watches a match that is over (DM-74)."""
        return look(self.params, state, SPECTATOR, shows_all=True)

    def imagine(self, view: DooomView, dice: Dice) -> DooomState:
        """A position that the seat of this view could be in."""
        return imagination.imagine(self.params, view, dice)


class DooomTwo(Dooom):
    """Rules version 2, before the second edition: any goal, and every run-out turn counts."""

    info = GameInfo(Dooom.info.name, Dooom.info.title, Dooom.info.summary, 2, Dooom.info.seats)
    first_edition = True
