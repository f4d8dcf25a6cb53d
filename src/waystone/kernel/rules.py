"""The rules contract: what every game can be asked, and nothing about clocks, tables or boards.

Three contracts make a game: its `Rules`, the `TablePolicy` by which its tables are run, and its
`Leaderboards`. A game's `game.py` wires them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from waystone.kernel.action import Action, Alphabet
from waystone.kernel.compiling import mypyc_attr
from waystone.kernel.dice import Dice
from waystone.kernel.errors import REFUSALS, BadSeats
from waystone.kernel.event import SPECTATOR, AddressedEvent, View
from waystone.kernel.leaderboards import NO_LEADERBOARDS, Leaderboards
from waystone.kernel.outcome import Outcome
from waystone.kernel.policy import TablePolicy
from waystone.kernel.settings import Setting, Settings
from waystone.kernel.state import S
from waystone.kernel.statistics import NO_STATISTICS, GameStatistics
from waystone.words.en.common import Words

NO_SEAT_ACTS: Final[tuple[int, ...]] = ()
SEAT_ALONE: Final[tuple[tuple[int, ...], ...]] = tuple((seat,) for seat in range(SPECTATOR))
"""`SEAT_ALONE[seat]` is that seat and no other: `acting` is asked before every step."""

V = TypeVar("V", bound=View)


class GameInfo:
    """Name, title and summary of a game, the version of its rules, the fewest and most seats."""

    def __init__(
        self, name: str, title: str, summary: str, version: int, seats: tuple[int, int]
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        self.summary: Final = summary
        self.version: Final = version
        self.seats: Final = seats


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(ABC, Generic[S, V]):
    """The rules of a game for one choice of settings.

    They hold no position, and know no clock, disk, network or hidden luck. Only `apply` changes
    the position that it is given, and only `setup` and `apply` roll the match's dice.
    """

    info: ClassVar[GameInfo]
    alphabet: Alphabet
    offered: ClassVar[Sequence[Setting]] = ()
    refusals: ClassVar[dict[str, str]] = {}
    """What these rules refuse besides `errors.REFUSALS`, by code, as English sentences."""
    leaderboards: ClassVar[Leaderboards[Any]] = NO_LEADERBOARDS
    statistics: ClassVar[GameStatistics[Any]] = NO_STATISTICS
    policy: TablePolicy[Any]

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.policy = TablePolicy(self)
        # What has a dictionary, be there anything in it, has its methods found at once by the
        # interpreter. Compiled rules only get one with an attribute that no class declares.
        setattr(self, "is_open", True)  # noqa: B010
        own: object = getattr(type(self), "alphabet", None)
        if isinstance(
            own, Alphabet
        ):  # a class of plain Python has it where compiled code can't look
            self.alphabet = own

    @abstractmethod
    def setup(self, seats: int, dice: Dice) -> S:
        """The first position for this number of seats."""

    @abstractmethod
    def acting(self, state: S) -> Sequence[int]:
        """The seats that the table waits for: those with legal moves, the first one asked first.

        Nobody acts once the match is over, and before seats are taken that fill one by one.
        """

    @abstractmethod
    def refusal(self, state: S, seat: int, action: Action) -> str:
        """Why this seat can't do this now, as a code; empty when it can."""

    @abstractmethod
    def legal(self, state: S, seat: int) -> Sequence[Action]:
        """All moves without refusal, in the alphabet's order (table actions are not moves)."""

    @abstractmethod
    def apply(self, state: S, seat: int, action: Action, dice: Dice) -> list[AddressedEvent]:
        """Change the state by an action that is not refused; returns what happened, for whom."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How the match ended, or None while it goes on."""

    @abstractmethod
    def view(self, state: S, seat: int) -> V:
        """All that this seat, or SPECTATOR, may know."""

    @abstractmethod
    def imagine(self, view: V, dice: Dice) -> S:
        """A position that the seat of this view could be in."""

    def reveal(self, state: S) -> V:
        """Everything, for those who watch a match that is over; open games hide nothing."""
        return self.view(state, SPECTATOR)

    def check_seats(self, seats: int) -> None:
        """Raise BadSeats unless this many can play."""
        low, high = self.info.seats
        if not low <= seats <= high:
            details = {"title": self.info.title, "low": low, "high": high, "given": seats}
            raise BadSeats("BAD_SEATS", seats_sentence(details, Words()), **details)


def seats_sentence(details: Mapping[str, Any], words: Words) -> str:
    """How many seats a game takes, and how many were asked for."""
    low, high = details["low"], details["high"]
    wanted = str(low) if low == high else words.from_to(low=low, high=high)
    return words.bad_seats(title=details["title"], wanted=wanted, given=details["given"])


def explain(rules: Rules[Any, Any], code: str) -> str:
    """A refusal code as a sentence."""
    return rules.refusals.get(code) or REFUSALS.get(code) or code
