"""What a match needs from outside: a store, a clock, a thinker, and news of other processes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

import msgspec

from waystone.match.model import Guest, Job, MatchInfo, Place, Written
from waystone.match.news import ChatLine


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


class MatchStore(Protocol):
    """Keeps matches. Whatever was awaited here survives a crash of the process."""

    async def create(self, info: MatchInfo, rematch_of: str = "") -> bool:
        """Keep a new match, linked from the one that it is a rematch of.

        False, and nothing is kept, if its host has a match of that day already, or if that match
        has a rematch.
        """

    async def append(
        self, match: str, steps: Sequence[Written], state: str = "", result: str = ""
    ) -> None:
        """Keep further steps, and the state if it changed; all of it or nothing."""

    async def load(self, match: str) -> tuple[MatchInfo, list[Written]] | None:
        """A match with all its steps."""

    async def reseat(
        self, info: MatchInfo, before: Sequence[Place], steps: Sequence[Written] = ()
    ) -> bool:
        """Keep new places, state, result, first players and invite, with the steps made thereby.

        All of it or nothing; False if the places are not these any more.
        """

    async def matches_of(self, guest: str, most: int) -> list[MatchInfo]:
        """Matches of a guest that are not over, newest first."""

    async def past_of(self, guest: str, most: int) -> list[MatchInfo]:
        """Matches of a guest that are over or void, newest first."""

    async def unfinished(self, game: str, versions: Sequence[int]) -> list[MatchInfo]:
        """Matches of a game that are not over and played by other versions than these."""

    async def set_due(self, times: Mapping[str, int | None]) -> None:
        """Keep when matches have something to do, in milliseconds since 1970, or that none have."""

    async def overdue(self, wall: int, most: int) -> list[str]:
        """Unfinished matches that had something to do before this time, the earliest first."""

    async def daily_of(self, guest: str, game: str, date: str) -> str | None:
        """The match in which a guest plays this game's match of the day, unless it is void."""


class GuestStore(Protocol):
    """Keeps guests, by the checksum of their token."""

    async def add_guest(self, guest: Guest, token_hash: str, created: int) -> None:
        """Keep a new guest."""

    async def guest_of(self, token_hash: str) -> Guest | None:
        """Whose token this is."""

    async def rename(self, guest: str, name: str) -> None:
        """A guest has a new name."""

    async def forget_token(self, token_hash: str) -> None:
        """This token is nobody's any more."""


class Thinker(Protocol):
    """Where slow bots think."""

    async def think(self, job: Job) -> str:
        """The text of the chosen action."""


class Notice(msgspec.Struct, frozen=True):
    """Says that a match changed: `number` steps are stored, by this `process`.

    Nothing private travels: whoever follows the match reads the store and renders for its own
    viewpoints. Only chat, which no store keeps, comes along.
    """

    match: str
    number: int
    process: str
    chat: ChatLine | None = None


class Bus(Protocol):
    """Carries notices between processes. It may lose, repeat or reorder them without harm."""

    def announce(self, notice: Notice) -> None:
        """Tell all processes, this one too; does not wait."""

    def listen(self, hear: Callable[[Notice], None]) -> None:
        """Hear every notice from now on."""


class Presence(Protocol):
    """Who follows which match, in whatever process. It is soft: a crash forgets some of it."""

    def enter(self, match: str, guest: str) -> None:
        """A connection of this guest, empty for a stranger, follows a match."""

    def leave(self, match: str, guest: str) -> None:
        """One that entered follows it no longer."""

    def following(self, match: str) -> Mapping[str, int]:
        """How many connections of each guest follow a match; nobody with none is listed."""


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
    """All of them; `process` names this process among others on the same store."""

    store: MatchStore
    clock: Clock
    thinker: Thinker
    bus: Bus
    presence: Presence
    due_times: DueTimes
    process: str
