"""Everything that the doors of one server share."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import TYPE_CHECKING, Final, Protocol

from aiohttp import web

from waystone.api.audit import audit
from waystone.api.limits import Accounts
from waystone.api.metrics import Metrics
from waystone.api.options import Options
from waystone.leaderboard.ports import ScoreStore
from waystone.match.daily import day_of
from waystone.match.lobby import Lobby
from waystone.match.ports import Clock, GuestStore, MatchStore, Thinker

if TYPE_CHECKING:
    from waystone.api.socket import Socket

SWEEP_EVERY: Final = 10.0
LOBBY_EVERY: Final = 0.5
GOODBYE_SECONDS: Final = 2.0
log = logging.getLogger("waystone.api")


class Store(MatchStore, GuestStore, ScoreStore, Protocol):
    """All that is kept, in one place."""

    async def secret(self, name: str) -> bytes:
        """A secret of this server, made when it is first asked for."""

    def close(self) -> None:
        """Let go of it."""


class House:
    """One server: its matches, its store, who is connected, and what they may do."""

    def __init__(self, store: Store, clock: Clock, thinker: Thinker, options: Options) -> None:
        limits = options.limits
        self.store: Final = store
        self.clock: Final = clock
        self.options: Final = options
        self.lobby: Final = Lobby(store, clock, thinker)
        self.lobby.changed = self.lobby_changed
        self.lobby.even_pace = options.even_pace
        self.metrics: Final = Metrics()
        self.sockets: set[Socket] = set()
        self.sockets_of: Counter[str] = Counter()
        self.new_matches: Final = Accounts(limits.new_matches, clock.now)
        self.new_guests: Final = Accounts(limits.new_guests, clock.now)
        self.calls: Final = Accounts(limits.calls, clock.now)
        self.uploads: Final = Accounts(limits.uploads, clock.now)
        self.long_calls: Final = Accounts(limits.long_calls, clock.now)
        self.wrong_tokens: Final = Accounts(limits.wrong_tokens, clock.now)
        self.silent: set[web.RequestHandler] = set()
        self.is_lobby_stale = False
        self.is_closing = False
        self.audited = ""
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Begin to look after things."""
        self.daily_secret = await self.store.secret("daily")
        await self.lobby.close_outdated()
        self.tasks = [
            asyncio.create_task(self.every(SWEEP_EVERY, self.sweep)),
            asyncio.create_task(self.every(LOBBY_EVERY, self.show_lobby)),
            asyncio.create_task(self.every(self.options.limits.heartbeat, self.beat)),
        ]

    async def every(self, seconds: float, do: Doing) -> None:
        """Do something again and again; a failure is told and does not end it."""
        while True:
            await asyncio.sleep(seconds)
            try:
                await do()
            except Exception:
                log.exception("housekeeping failed")

    async def sweep(self) -> None:
        """Let idle matches leave memory; each new day compare the leaderboards with the records."""
        self.lobby.forget_idle()
        self.metrics.hosts.set(len(self.lobby.hosts))
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
        for socket in [each for each in self.sockets if each.follows_lobby]:
            await socket.show_lobby()

    async def beat(self) -> None:
        """See who is still there."""
        for socket in list(self.sockets):
            socket.beat()

    async def close(self) -> None:
        """Tell clients, then leave; whatever was acknowledged is stored."""
        self.is_closing = True
        if self.sockets:
            goodbyes = [asyncio.ensure_future(each.say_goodbye()) for each in self.sockets]
            await asyncio.wait(goodbyes, timeout=GOODBYE_SECONDS)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.lobby.close()


class Doing(Protocol):
    """Something to do again and again."""

    async def __call__(self) -> None:
        """Do it."""


HOUSE: Final = web.AppKey("house", House)
