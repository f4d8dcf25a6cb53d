"""The rulebook: what every game of the house can be asked."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Final, Generic, Self, TypeVar

from waystone.kernel.action import Action, Alphabet
from waystone.kernel.compiling import mypyc_attr
from waystone.kernel.dice import Dice
from waystone.kernel.errors import BadSeats
from waystone.kernel.event import NOBODY, SPECTATOR, AddressedEvent, View
from waystone.kernel.findings import Collector
from waystone.kernel.honours import NO_HONOURS, Feat, Honours
from waystone.kernel.outcome import Outcome
from waystone.kernel.settings import Setting, Settings

NEVER: Final = -1
ABSENCE: Final = 120

# What any game may refuse, said in a sentence; games add their own.
COMMON_REFUSALS: Final = {
    "MATCH_OVER": "the match is over",
    "NOT_YOUR_TURN": "it is not your turn",
    "NO_SUCH_SEAT": "there is no such seat at this table",
    "NO_JOINING": "nobody can join this match once it has begun",
}


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A position: plain data with one owner."""

    __slots__ = ()  # positions are copied often, and each would carry an empty dictionary

    @abstractmethod
    def copy(self) -> Self:
        """A position of its own, equal to this one."""

    @abstractmethod
    def key(self) -> bytes:
        """Equal positions, equal bytes; its checksum is the digest."""


S = TypeVar("S", bound=State)


class GameInfo:
    """What a shelf label says about a game."""

    def __init__(
        self, name: str, title: str, summary: str, version: int, seats: tuple[int, int]
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        self.summary: Final = summary
        self.version: Final = version
        self.seats: Final = seats


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S]):
    """A rulebook for one choice of settings; it holds no position."""

    info: ClassVar[GameInfo]
    alphabet: Alphabet
    offered: ClassVar[Sequence[Setting]] = ()
    refusals: ClassVar[dict[str, str]] = {}
    honours: ClassVar[Honours] = NO_HONOURS

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings

    @abstractmethod
    def setup(self, seats: int, dice: Dice) -> S:
        """The first position for this number of seats."""

    @abstractmethod
    def to_act(self, state: S) -> int:
        """The seat that the table waits for, or NOBODY at the end."""

    @abstractmethod
    def refusal(self, state: S, seat: int, action: Action) -> str:
        """Why this seat can't do this now, as a code; empty when it can."""

    @abstractmethod
    def legal(self, state: S, seat: int) -> Sequence[Action]:
        """All moves without refusal, in the alphabet's order (manners are not moves)."""

    @abstractmethod
    def apply(self, state: S, seat: int, action: Action, dice: Dice) -> list[AddressedEvent]:
        """Do it: changes the state and tells what happened to whom it concerns."""

    def play_randomly(self, state: S, dice: Dice) -> int:
        """Do anything legal until the match is over, as in rollouts, which need no thought and no
        tellings; how many steps it took. A game may be quicker at that."""
        steps = 0
        while (seat := self.to_act(state)) != NOBODY:
            legal = self.legal(state, seat)
            self.apply(state, seat, legal[dice.roll(len(legal)) - 1], dice)
            steps += 1
        return steps

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How the match ended, or None while it goes on."""

    @abstractmethod
    def view(self, state: S, seat: int) -> View:
        """All that this seat, or SPECTATOR, may know."""

    def turned(self, view: View, state: S, seat: int) -> View:
        """The view of this seat, given any view of the same moment: most of it may be the same."""
        return self.view(state, seat)

    @abstractmethod
    def imagine(self, view: View, dice: Dice) -> S:
        """A position that the seat of this view could be in."""

    def cell(self, state: S, seat: int, action: Action) -> int:
        """The cell that a click would choose for this action, or NOWHERE."""
        return action.cell

    def on_clock(self, state: S, seat: int, dice: Dice) -> Action:
        """What is done for a seat whose time has run out."""
        return self.legal(state, seat)[0]

    def asks_openly(self, state: S) -> bool:
        """Whether everybody may know whom the table waits for; who holds a card may be secret."""
        return True

    def shows_all(self, state: S) -> bool:
        """Whether who only watches a table of at most one person sees hidden things change, and
        so is told of every step."""
        return False

    def onlooker(self, state: S) -> View:
        """What who only watches a table of at most one person may know; elsewhere it is no more
        than SPECTATOR's view."""
        return self.view(state, SPECTATOR)

    def check_people(self, people: int) -> None:
        """Raise BadSetting where the settings are not for so many people at one table."""

    def choices_are_open(self, state: S) -> bool:
        """Whether what a seat can do betrays nothing of what only that seat knows."""
        return True

    def turn(self, state: S) -> int:
        """A number that changes when a new turn begins, and with it the time to think."""
        return self.to_act(state)

    def seconds(self, state: S) -> int:
        """The time that the rules themselves allow for a turn among people far apart, or 0."""
        return 0

    def is_paced(self, state: S) -> bool:
        """Whether nobody may be hasty now: who does what `on_clock` says does it when time is up,
        since how soon it is done would betray what only that seat knows."""
        return False

    def is_timed_alone(self) -> bool:
        """Whether a turn's time runs out although no other person waits for its end."""
        return False

    def opens_empty(self) -> bool:
        """Whether players sit down one by one by the action `join`, after the setup."""
        return False

    def takes_newcomers(self) -> bool:
        """Whether the action `join` is also for the seat after the last one: the table grows by it
        while it has fewer seats than the game takes, so `refusal` may be asked about it."""
        return False

    def opens_in(self, state: S) -> int:
        """For a match that still gathers players: after how many seconds what `on_clock` says
        begins it, or NEVER."""
        return NEVER

    def closing(self, state: S, people: Sequence[int]) -> Action | None:
        """What closes a match in which none of the people in these seats plays any more, if the
        rules close it when nobody is there to see how the bots go on; None while it may go on."""
        return None

    def absence(self) -> int:
        """How many seconds a player far away may be missing before they have left."""
        return ABSENCE

    def reveal(self, state: S) -> View:
        """Everything, for those who watch a match that is over; open games hide nothing."""
        return self.view(state, SPECTATOR)

    def seating(self, seats: int, dice: Dice) -> list[int]:
        """Which player takes which seat at the first match: in order, unless a game says else."""
        return list(range(seats))

    def collector(self) -> Collector | None:
        """Somebody to follow one match for those who study the game, if it offers that."""
        return None

    def board(self, bots: Sequence[str]) -> str:
        """The leaderboard for a match of these seats, each a bot's name or empty for a person;
        empty when there is none."""
        return ""

    def feat(self, state: S, millis: int) -> Feat | None:
        """What a leaderboard would tell of a match that took so long and ended like this."""
        return None

    def tallied(self, state: S, seat: int) -> dict[str, int]:
        """What a simulation counts of a seat besides winning: a number by name, a truth as bool."""
        return {}

    def starts_time(self, text: str) -> bool:
        """Whether the time that a match takes runs from this action on, if from none before."""
        return True

    def check_seats(self, seats: int) -> None:
        """Raise BadSeats unless this many can play."""
        low, high = self.info.seats
        if not low <= seats <= high:
            wanted = str(low) if low == high else f"{low} to {high}"
            raise BadSeats("BAD_SEATS", f"{self.info.title} takes {wanted} seats, not {seats}")

    def explain(self, code: str) -> str:
        """A refusal code as a sentence."""
        return self.refusals.get(code) or COMMON_REFUSALS.get(code) or code
