"""The rulebook of Dungeon of Dooom, for the catalogue."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from waystone.games.dooom import imagination, rules
from waystone.games.dooom.actions import ACTIONS, DebugActions
from waystone.games.dooom.generation import dungeon_of
from waystone.games.dooom.options import SETTINGS, Params
from waystone.games.dooom.refusals import REFUSALS, refusal, refuse_in_turn
from waystone.games.dooom.sight import Watch, look_around
from waystone.games.dooom.state import ALIVE, NO_SEAT, OVER, RUNNING, WAITING, DooomState
from waystone.games.dooom.view import DooomView, look
from waystone.kernel.action import Action, Alphabet
from waystone.kernel.dice import Dice
from waystone.kernel.errors import BadSeats, BadSetting
from waystone.kernel.event import NOBODY, SPECTATOR, AddressedEvent, View
from waystone.kernel.game import NEVER, Game, GameInfo
from waystone.kernel.outcome import LOSS, WIN, Outcome
from waystone.kernel.settings import Settings


class Dooom(Game[DooomState]):
    """Find enough gold in the dark and leave by an exit, before somebody else does."""

    info = GameInfo(
        name="dooom",
        title="Dungeon of Dooom",
        summary="grope through a dark dungeon for gold and an exit, among others who do the same",
        version=3,
        seats=(1, 8),
    )
    first_edition: ClassVar[bool] = False
    offered = SETTINGS
    refusals = REFUSALS
    alphabet: Alphabet = ACTIONS

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.params: Final = Params(settings, self.first_edition)
        if self.params.debug:
            self.alphabet = DebugActions()

    def check_seats(self, seats: int) -> None:
        """Raise BadSeats unless this many can play, and BadSetting for a goal out of reach."""
        super().check_seats(seats)
        self.params.check_goal(seats)

    def setup(self, seats: int, dice: Dice) -> DooomState:
        """All seats placed and the first turn begun; or empty seats that wait to be taken."""
        self.check_seats(seats)
        state = DooomState(dungeon_of(self.params, seats, dice), seats)
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

    def to_act(self, state: DooomState) -> int:
        """The seat whose turn it is."""
        return state.turn if state.phase == RUNNING else NOBODY

    def choices_are_open(self, state: DooomState) -> bool:
        """They tell of the walls around a player."""
        return False

    def shows_all(self, state: DooomState) -> bool:
        """Where spectating is open every tile is shown (DM-77)."""
        return self.params.open_spectating

    def onlooker(self, state: DooomState) -> DooomView:
        """The whole dungeon, where spectating is open (DM-77, DM-82)."""
        return look(self.params, state, SPECTATOR, shows_all=self.params.open_spectating)

    def check_people(self, people: int) -> None:
        """Nobody beside another person at the table may be told what they can't see (DM-82)."""
        if self.params.open_spectating and people > 1:
            message = "open_spectating is for tables where at most one person sits"
            raise BadSetting("BAD_SETTING", message)

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
        """Do it."""
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

    def imagine(self, view: View, dice: Dice) -> DooomState:
        """A position that the seat of this view could be in."""
        assert isinstance(view, DooomView)
        return imagination.imagine(self.params, view, dice)

    def on_clock(self, state: DooomState, seat: int, dice: Dice) -> Action:
        """A run-out clock ends the turn, and counts; or it begins the match (DM-19, DM-28)."""
        return ACTIONS.begin if state.phase == WAITING else ACTIONS.time_out

    def opens_empty(self) -> bool:
        """Where seats fill one by one everybody is placed when joining (DM-16)."""
        return self.params.gather

    def opens_in(self, state: DooomState) -> int:
        """Once enough sit, the match begins after a while (DM-19)."""
        enough = state.phase == WAITING and len(state.standing) >= self.params.min_players
        return self.params.start_delay if enough else NEVER

    def closing(self, state: DooomState, people: Sequence[int]) -> Action | None:
        """Bots alone go on only while somebody is there, the dead included (DM-80)."""
        is_left = state.phase == RUNNING and all(state.status[seat] != ALIVE for seat in people)
        return ACTIONS.abandon if is_left else None

    def absence(self) -> int:
        """The grace for those who come back (DM-64)."""
        return self.params.reconnect_grace

    def turn(self, state: DooomState) -> int:
        """A sole survivor's next turn is a new one too (DM-27)."""
        return state.round * len(state.status) + state.turn if state.phase == RUNNING else NO_SEAT

    def seconds(self, state: DooomState) -> int:
        """The turn clock of the table (DM-28)."""
        return self.params.turn_seconds

    def is_timed_alone(self) -> bool:
        """The clock is the table's, whoever sits there (DM-28)."""
        return self.params.turn_seconds > 0


class DooomTwo(Dooom):
    """Rules version 2, before the second edition: any goal, and every run-out turn counts."""

    info = GameInfo(Dooom.info.name, Dooom.info.title, Dooom.info.summary, 2, Dooom.info.seats)
    first_edition = True
