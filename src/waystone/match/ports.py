"""What a match needs from outside: a store, a clock, somebody who thinks, somebody who listens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from waystone.match.model import Guest, Job, MatchInfo, Place, Written


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

    async def create(self, info: MatchInfo) -> bool:
        """Keep a new match; False if its host has a match of that day already."""

    async def append(
        self, match: str, steps: Sequence[Written], state: str = "", result: str = ""
    ) -> None:
        """Keep further steps, and the state if it changed; all of it or nothing."""

    async def load(self, match: str) -> tuple[MatchInfo, list[Written]] | None:
        """A match with all its steps."""

    async def reseat(self, info: MatchInfo, before: Sequence[Place]) -> bool:
        """Keep new places, state, first players and invite, if the places are still these."""

    async def link_rematch(self, match: str, rematch: str) -> None:
        """Remember which match follows this one."""

    async def matches_of(self, guest: str, most: int) -> list[MatchInfo]:
        """Matches of a guest that are not over, newest first."""

    async def past_of(self, guest: str, most: int) -> list[MatchInfo]:
        """Matches of a guest that are over or void, newest first."""

    async def unfinished(self, game: str, versions: Sequence[int]) -> list[MatchInfo]:
        """Matches of a game that are not over and played by other versions than these."""

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
