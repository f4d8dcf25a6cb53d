"""What a match needs from outside: a store, a clock, a thinker, and news of other processes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol, TypeVar

import msgspec

from waystone.analysis.orders import StudyOrder
from waystone.match.model import BotQuestion, ChatLine, Guest, Job, MatchInfo, Passkey, Written
from waystone.match.times import ProcessFigures

T = TypeVar("T")
R = TypeVar("R")


class Timer(Protocol):
    """Something that will happen."""

    def cancel(self) -> None:
        """It will not happen."""


class Clock(Protocol):
    """Time: `now` only ever grows, `wall` is what a calendar says, in milliseconds."""

    def now(self) -> float:
        """Seconds since some moment."""

    def wall(self) -> int:
        """Milliseconds since 1970."""

    def later(self, delay: float, do: Callable[[], None]) -> Timer:
        """Do it after so many seconds."""


class Stand(NamedTuple):
    """How far a match has got: steps made, changes beside them, lines said."""

    number: int
    revision: int
    chat: int


class MatchStore(Protocol):
    """Keeps matches. Whatever was awaited here survives a crash of the process."""

    async def create(
        self, info: MatchInfo, rematch_of: str = "", steps: Sequence[Written] = ()
    ) -> bool:
        """Keep a new match, linked from the one that it is a rematch of, with the steps of another
        that it repeats.

        False, and nothing is kept, if its host has a match of that day already, or if that match
        has a rematch.
        """

    async def append(self, match: str, steps: Sequence[Written]) -> None:
        """Keep further steps, all of them; or none, and Overtaken, if one of them is there."""

    async def change(self, info: MatchInfo, steps: Sequence[Written] = ()) -> None:
        """Keep new places, state, result, first players, invite and offers, with the steps made
        thereby; the stored revision is one more than this one from then on.

        All of it; or nothing, and Overtaken, if the revision is not this one any more.
        """

    async def load(self, match: str, after: int = 0) -> tuple[MatchInfo, list[Written]] | None:
        """A match with its steps after this number, both of the same moment."""

    async def matches_of(self, guest: str, most: int) -> list[MatchInfo]:
        """Matches of a guest that are not over, newest first."""

    async def past_of(self, guest: str, most: int) -> list[MatchInfo]:
        """Matches of a guest that are over or void, newest first."""

    async def unfinished(self, game: str, versions: Sequence[int]) -> list[MatchInfo]:
        """Matches of a game that are not over and played by other versions than these."""

    async def set_due(self, times: Mapping[str, int | None]) -> None:
        """Keep when matches have something to do, in milliseconds since 1970, or that none have."""

    async def overdue(self, wall: int, most: int, again: int) -> list[str]:
        """Unfinished matches that had something to do before this time, the earliest first.

        Each is due `again` later, unless whoever asked sets another time: so one of several
        processes looks after it, and the next one if that can't.
        """

    async def on_show(self, following: Mapping[str, Collection[str]], most: int) -> list[MatchInfo]:
        """Public matches, open or running, that somebody follows who sits there, or anybody where
        only bots do; newest first.

        `following` are the guests who follow, by match.
        """

    async def stands(self, matches: Collection[str]) -> dict[str, Stand]:
        """Where these matches stand."""

    async def say(self, match: str, line: ChatLine) -> int:
        """Keep what was said at a match, of which only the latest lines are kept; its number."""

    async def talk(self, match: str, after: int = 0) -> list[tuple[int, ChatLine]]:
        """The latest lines said at a match after this number, in their order, with theirs."""

    async def map_bytes(self, guest: str | None = None) -> int:
        """The bytes of settings with maps, in the matches that a guest opened or in all."""

    async def daily_of(self, guest: str, game: str, date: str) -> str | None:
        """The match in which a guest plays this game's match of the day, unless it is void."""

    async def has_closed_daily(self, guest: str, game: str, date: str) -> bool:
        """Whether a guest's match of that day was closed without a result."""

    async def newly_open(self, game: str, since: int, most: int) -> list[MatchInfo]:
        """Public matches of a game that wait for players and were opened after that time."""

    async def keep_analysis(self, match: str, engine: int, text: str) -> None:
        """Keep what was found out about a match that is over, in the place of what an older version
        of the analysis found."""

    async def analysis_of(self, match: str, engine: int) -> str | None:
        """What this version of the analysis found out about a match."""

    def alone(self) -> AbstractAsyncContextManager[None]:
        """Nobody else is so meanwhile, in whatever process on this store."""

    async def finished_days(self, guest: str, game: str, most: int) -> list[str]:
        """The days whose match of the day of this game a guest has finished, the latest first."""


class GuestStore(Protocol):
    """Keeps guests, by the checksum of their token."""

    async def add_guest(self, guest: Guest, token_hash: str, created: int) -> None:
        """Keep a new guest."""

    async def guest_of(self, token_hash: str) -> Guest | None:
        """Whose token this is."""

    async def guest(self, id: str) -> Guest | None:
        """The guest with this id, whatever their token is."""

    async def rename(self, guest: str, name: str) -> None:
        """A guest has a new name."""

    async def forget_token(self, token_hash: str) -> None:
        """This token is nobody's any more."""

    async def keep_code(self, code_hash: str, guest: str, now: int, until: int) -> None:
        """A code lets another device in until then; an older one of this guest does no longer."""

    async def use_code(self, code_hash: str, now: int, token_hash: str) -> Guest | None:
        """Whose code this is, if it is still good: from now on the token is that guest's, too, and
        the code is nobody's."""

    async def add_passkey(self, passkey: Passkey, most: int) -> bool:
        """Keep a passkey; False if it is known already or its guest has so many."""

    async def passkey(self, id: str) -> Passkey | None:
        """The passkey with this id."""

    async def passkeys_of(self, guest: str) -> list[Passkey]:
        """The passkeys of a guest, the oldest first."""

    async def use_passkey(self, used: Passkey, token_hash: str, now: int) -> Guest | None:
        """Whose passkey this is, unless it has answered this challenge or a later one before; the
        token is that guest's from now on, too."""

    async def remove_passkey(self, guest: str, id: str) -> bool:
        """This passkey is nobody's any more; False if the guest has no such passkey."""

    async def took_part(self, guest: str, most: int) -> list[str]:
        """Matches where the guest holds or held a seat, said something or signed."""

    async def lines_of(self, guest: str, most: int) -> list[tuple[str, ChatLine]]:
        """What a guest has said and at which match, the newest first."""

    async def erase(self, guest: str, match: str) -> None:
        """Nothing at this match tells of the guest any more: seat, names, lines, entry. The
        stored revision is one more from then on."""

    async def remove(self, match: str) -> None:
        """Forget a match with all that belongs to it, unless a leaderboard refers to it."""

    async def remove_guest(self, guest: str) -> None:
        """The guest's token and name are gone."""


class Thinker(Protocol):
    """Where bots think that would hold up the server, and large boards are laid out."""

    async def think(self, job: Job) -> str:
        """The text of the action that a slow bot chose."""

    async def choose(self, question: BotQuestion) -> str:
        """The same of a heavy bot, for which its table waits."""

    async def make(self, task: Callable[[T], R], argument: T) -> R:
        """A long task about a large board; Refusal where it takes too long or too much room."""

    async def study(self, order: StudyOrder) -> str:
        """Judge some steps of a match that is over, or look at what somebody could have known."""

    def get_ready(self, game: str) -> None:
        """A heavy bot of this game will be asked soon; does not wait."""

    def waiting(self) -> Mapping[str, float]:
        """How many wait for an answer, by kind."""


class Notice(msgspec.Struct, frozen=True):
    """Says that a match changed: `number` steps are stored, by this `process`.

    `seats` if everybody is to be told again who is there, `listed` if lists of matches show it
    otherwise, `chat` is the number of the last line that was said, 0 if it is not about that.
    Nothing private travels: whoever follows the match reads the store and renders for its own
    viewpoints.
    """

    match: str
    number: int
    process: str
    seats: bool = False
    listed: bool = False
    chat: int = 0


class GuestNotice(msgspec.Struct, frozen=True):
    """Says that a guest has another name, or is `forgotten`: their token is worth nothing."""

    guest: str
    process: str
    forgotten: bool = False


class Bus(Protocol):
    """Carries notices between processes. It may lose, repeat or reorder them without harm."""

    def announce(self, notice: Notice | GuestNotice) -> None:
        """Tell all processes, perhaps this one too; does not wait."""

    def listen(self, hear: Callable[[Notice | GuestNotice], None]) -> None:
        """Hear every notice from now on."""


class Presence(Protocol):
    """Who follows which match, in whatever process. It is soft: a crash forgets some of it."""

    def enter(self, match: str, guest: str) -> None:
        """A connection of this guest, empty for a stranger, follows a match."""

    def leave(self, match: str, guest: str) -> None:
        """One that entered follows it no longer."""

    def following(self, match: str) -> Mapping[str, int]:
        """How many connections of each guest follow a match; nobody with none is listed."""

    def all_following(self) -> Mapping[str, Mapping[str, int]]:
        """The same for every match that somebody follows."""

    async def refresh(self, match: str) -> None:
        """Learn who follows a match through other processes; its answer may be seconds old else."""


class DueTimes(Protocol):
    """When a match has something to do: a turn that runs out, an absence, a beginning, an end.

    The process that has the match in memory does it in time. What it could not do, because it
    ended, whoever asks for `overdue` does.
    """

    def set(self, match: str, at: int | None) -> None:
        """Next at this time, in milliseconds since 1970, or not at all; does not wait."""

    async def flush(self) -> None:
        """Whatever was set is known to other processes, and to the next one here."""

    async def overdue(self, wall: int) -> list[str]:
        """Some of the matches whose time has come, the earliest first."""


@dataclass(frozen=True)
class Ports:
    """All of them; `process` names this process among others on the same store.

    `is_shared` if there may be others, which have the same matches in memory. `shows` is held while
    a bot thinks in a worker for people who only watch: one such bot at a time.
    """

    store: MatchStore
    clock: Clock
    thinker: Thinker
    bus: Bus
    presence: Presence
    due_times: DueTimes
    process: str
    is_shared: bool = False
    figures: ProcessFigures = field(default_factory=ProcessFigures)
    shows: asyncio.Lock = field(default_factory=asyncio.Lock)
