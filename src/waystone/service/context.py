"""What all sessions and calls of one server share."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from random import randrange
from typing import TYPE_CHECKING, Final, Protocol

from waystone.leaderboard.audit import audit
from waystone.leaderboard.ports import EntryStore
from waystone.match.daily import day_of
from waystone.match.in_process import one_process
from waystone.match.lobby import Lobby
from waystone.match.ports import Clock, GuestStore, MatchStore, Thinker
from waystone.service.guests import Guests
from waystone.service.limits import Accounts, Limits
from waystone.service.metrics import Metrics
from waystone.wire import down

if TYPE_CHECKING:
    from waystone.service.session import Session

SWEEP_EVERY: Final = 10.0
LOBBY_EVERY: Final = 0.5
OVERDUE_EVERY: Final = 1.0
RETRY_WITHIN: Final = 5000
log = logging.getLogger("waystone.service")


class Store(MatchStore, GuestStore, EntryStore, Protocol):
    """All that is kept, in one place."""

    async def secret(self, name: str) -> bytes:
        """A secret of this server, made when it is first asked for."""

    def close(self) -> None:
        """Let go of it."""


class AppContext:
    """One server: its matches, its store, who is connected, and what they may do."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        thinker: Thinker,
        limits: Limits,
        fixed_windows: int = 0,
    ) -> None:
        self.store: Final = store
        self.clock: Final = clock
        self.limits: Final = limits
        self.lobby: Final = Lobby(one_process(store, clock, thinker))
        self.lobby.changed = self.lobby_changed
        self.lobby.fixed_windows = fixed_windows
        self.metrics: Final = Metrics()
        self.sessions: Final[set[Session]] = set()
        self.new_matches: Final = Accounts(limits.new_matches, clock.now)
        self.new_guests: Final = Accounts(limits.new_guests, clock.now)
        self.uploads: Final = Accounts(limits.uploads, clock.now)
        self.long_calls: Final = Accounts(limits.long_calls, clock.now)
        self.guests: Final = Guests(store, clock, Accounts(limits.wrong_tokens, clock.now))
        self.is_lobby_stale = False
        self.is_closing = False
        self.audited = ""
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Begin to look after things."""
        self.daily_secret = await self.store.secret("daily")
        await self.lobby.close_outdated()
        self.tasks = [
            repeat(SWEEP_EVERY, self.sweep),
            repeat(LOBBY_EVERY, self.show_lobby),
            repeat(OVERDUE_EVERY, self.lobby.wake_overdue),
        ]

    async def sweep(self) -> None:
        """Let idle matches leave memory; each new day compare the leaderboards with the records."""
        self.lobby.forget_idle()
        today = day_of(self.clock.wall())
        if today != self.audited:
            self.audited = today
            await audit(self.store)

    def lobby_changed(self) -> None:
        """The list of matches is to be shown again soon."""
        self.is_lobby_stale = True

    async def show_lobby(self) -> None:
        """Show the list of matches to those who follow it, if it changed."""
        if not self.is_lobby_stale:
            return
        self.is_lobby_stale = False
        for session in [each for each in self.sessions if each.follows_lobby]:
            await session.show_lobby()

    def cut_guest(self, guest: str) -> None:
        """End every session of a guest whose token is worth nothing any more."""
        for session in [each for each in self.sessions if each.guest_id == guest]:
            session.cut("forgotten")

    def announce_closing(self) -> None:
        """The server goes down: say when to come back, scattered over some seconds."""
        self.is_closing = True
        for session in self.sessions:
            session.say(down.Closing(randrange(RETRY_WITHIN)))

    async def close(self) -> None:
        """Leave; whatever was acknowledged is stored."""
        self.is_closing = True
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.lobby.close()


def repeat(seconds: float, work: Callable[[], Awaitable[None]]) -> asyncio.Task[None]:
    """Do something again and again; a failure is logged and does not end it."""

    async def loop() -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except Exception:
                log.exception("housekeeping failed")

    return asyncio.create_task(loop())
