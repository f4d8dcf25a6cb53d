"""What all sessions and calls of one server share."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from contextlib import AsyncExitStack
from functools import partial
from math import inf
from random import randrange
from typing import TYPE_CHECKING, Final, Protocol

from waystone.catalogue import GAMES
from waystone.leaderboard.audit import audit
from waystone.leaderboard.ports import EntryStore
from waystone.match.chores import ChoreStore, Turn, once_a_day
from waystone.match.housekeeping import end, looked_after, repeat
from waystone.match.lobby import Lobby
from waystone.match.map_quota import MapQuota
from waystone.match.model import Refusal
from waystone.match.order import OrderStore
from waystone.match.ports import GuestNotice, GuestStore, MatchStore, Notice, Ports
from waystone.match.retention import AgingStore, Retention, sweep
from waystone.match.times import WriteLoad
from waystone.service.analyses import Analyses
from waystone.service.credits import Accounts
from waystone.service.guests import Guests
from waystone.service.holding import Holdings
from waystone.service.limits import Limits
from waystone.service.lobby_list import FRESH_SECONDS, LobbyList
from waystone.service.metrics import Metrics
from waystone.service.readiness import Readiness
from waystone.wire import down

if TYPE_CHECKING:
    from waystone.service.session import Session

CHORES_EVERY: Final = 10.0
LOBBY_EVERY: Final = 0.5
LOBBY_BYTES: Final = 2_000_000
"""A second, for all who follow the list of matches together."""
LOOK_AGAIN_EVERY: Final = 0.2
RETRY_WITHIN: Final = 5000
SMALL_MAP: Final = 10_000
"""Tiles of a map that costs no more than any match."""


class Store(MatchStore, GuestStore, EntryStore, AgingStore, ChoreStore, OrderStore, Protocol):
    """All that is kept, in one place."""

    async def secret(self, name: str) -> bytes:
        """A secret of this server, made when it is first asked for."""

    def write_load(self) -> WriteLoad:
        """How much there is to write."""

    async def probe(self) -> None:
        """Commit something that changes nothing; StoreFailed where nothing could be kept now."""

    async def size(self) -> int:
        """The bytes that are kept."""

    async def damage(self) -> list[str]:
        """What is damaged."""

    async def some_matches(self, most: int) -> list[str]:
        """So many matches, by chance."""


def know_all_games() -> None:
    """Load every game beside all else, so that the first who plays one does not stop the others."""
    for entry in GAMES.values():
        entry.open()


class AppContext:
    """One server: its matches, its store, who is connected, and what they may do."""

    def __init__(
        self,
        store: Store,
        ports: Ports,
        limits: Limits,
        fixed_windows: int = 0,
        host_token: str = "",
        retention: Retention | None = None,
        map_quota: MapQuota | None = None,
    ) -> None:
        clock = ports.clock
        self.store: Final = store
        self.clock: Final = clock
        self.limits: Final = limits
        self.host_token: Final = host_token
        self.started: Final = clock.now()
        self.lobby: Final = Lobby(ports)
        self.lobby_list: Final = LobbyList(self.lobby)
        self.lobby.changed = self.lobby_changed
        self.lobby.changed_elsewhere = self.lobby_changed_elsewhere
        self.lobby.fixed_windows = fixed_windows
        self.map_quota: Final = map_quota or MapQuota()
        self.lobby.map_quota = self.map_quota
        self.lobby.boards.most = limits.tiles_in_memory
        self.retention: Final = retention or Retention()
        self.metrics: Final = Metrics()
        self.readiness: Final = Readiness(store, self.metrics)
        self.sessions: Final[set[Session]] = set()
        self.bites: Final = self.lobby.bites
        self.limited: Final = self.bites.note
        self.new_matches: Final = self.accounts("new_matches")
        self.new_guests: Final = self.accounts("new_guests")
        self.matches_per_address: Final = self.accounts("matches_per_address")
        self.map_tiles: Final = self.accounts("map_tiles")
        self.fetches: Final = self.accounts("fetches")
        self.holdings: Final = Holdings(limits, self.limited)
        self.reports: Final = self.accounts("reports")
        self.uploads: Final = self.accounts("uploads")
        self.long_calls: Final = self.accounts("long_calls")
        self.lessons: Final = self.accounts("lessons")
        self.analysed_steps: Final = self.accounts("analysed_steps")
        self.analyses: Final = Analyses(store, ports.thinker, clock.now, limits.analyses_waiting)
        self.guests: Final = Guests(store, ports, self.accounts("wrong_guesses"))
        self.looking_again: Final[set[str]] = set()
        ports.bus.listen(self.hear)
        self.lobby.bans.listen(self.cut_banned)
        self.show_lobby_at = inf
        self.lobby_rests_until = -inf
        self.lobby_bytes = 0
        self.others_own: set[str] = set()
        self.is_closing = False
        self.tasks: list[asyncio.Task[None]] = []
        self.looking_after: Final = AsyncExitStack()

    def accounts(self, limit: str) -> Accounts:
        """Accounts for one of the limits."""
        return Accounts(getattr(self.limits, limit), self.clock.now, partial(self.limited, limit))

    def charge_fetch(self, address: str, tiles: int) -> None:
        """A match that comes back from the store is played again, and stays for a while."""
        if not self.fetches.may(address):
            raise Refusal("TOO_MANY_CALLS")
        self.charge_tiles(address, tiles)

    def charge_tiles(self, address: str, tiles: int) -> None:
        """Large maps take long to make and much room: an address has so many tiles in a time."""
        if tiles > SMALL_MAP and not self.map_tiles.may(address, tiles):
            raise Refusal("TOO_LARGE_MAPS")

    async def start(self) -> None:
        """Close what can't go on, and begin to look after things."""
        await self.lobby.close_outdated()
        await self.look_after()
        self.tasks.append(asyncio.ensure_future(asyncio.to_thread(know_all_games)))

    async def look_after(self) -> None:
        """Begin to look after things; matches of older rules are closed when somebody asks, and no
        game is loaded before."""
        self.daily_secret = await self.store.secret("daily")
        await self.looking_after.enter_async_context(looked_after(self.lobby, self.store))
        self.tasks = [
            repeat(CHORES_EVERY, self.audit),
            repeat(CHORES_EVERY, self.sweep),
            repeat(LOBBY_EVERY, self.show_lobby),
            repeat(LOOK_AGAIN_EVERY, self.look_again),
            *self.readiness.start(),
        ]

    async def audit(self) -> None:
        """Each new day compare the leaderboards with the records."""

        async def work(turn: Turn) -> None:
            await audit(self.store, turn.go_on)

        await once_a_day("audit", self.store, self.clock, work)

    async def sweep(self) -> None:
        """Each new day compress and remove old matches."""

        async def work(turn: Turn) -> None:
            await sweep(self.store, self.retention, self.lobby.in_use, turn, self.metrics.swept)

        await once_a_day("sweep", self.store, self.clock, work)

    def why_not_ready(self) -> list[str]:
        """Why players should be sent elsewhere; nothing if they should not."""
        leaving = ["the server is going down"] if self.is_closing else []
        return leaving + self.readiness.reasons()

    def lobby_changed(self, guests: Collection[str] = ()) -> None:
        """The list of matches is to be shown again soon; these guests' own matches too."""
        self.lobby_list.forget()
        self.show_lobby_at = self.clock.now()
        self.others_own.update(guests)

    def lobby_changed_elsewhere(self) -> None:
        """The same once the list that is kept here is too old."""
        self.show_lobby_at = min(self.show_lobby_at, self.clock.now() + FRESH_SECONDS)

    def hear(self, notice: Notice | GuestNotice) -> None:
        """Another process says that a guest has another name, or none of the old tokens."""
        if notice.process != self.lobby.ports.process and isinstance(notice, GuestNotice):
            self.looking_again.add(notice.guest)
            if notice.forgotten:
                self.cut_guest(notice.guest)

    async def look_again(self) -> None:
        """Ask the store for guests whom other processes have changed."""
        while self.looking_again:
            await self.guests.look_again(self.looking_again.pop())

    async def show_lobby(self) -> None:
        """Show the list of matches to those who follow it, if it changed for them."""
        now = self.clock.now()
        is_due = now >= max(self.show_lobby_at, self.lobby_rests_until)
        if is_due:
            self.show_lobby_at, self.lobby_bytes = inf, 0
        others, self.others_own = self.others_own, set()
        for session in [each for each in self.sessions if each.follows_lobby]:
            if session.guest_id in others:
                session.own_until = -inf
            if is_due or session.has_other_turns():
                await session.show_lobby()
        if is_due:  # a long list to many followers is shown less often
            self.lobby_rests_until = now + self.lobby_bytes / LOBBY_BYTES

    def cut_guest(self, guest: str) -> None:
        """End every session of a guest whose token is worth nothing any more."""
        for session in [each for each in self.sessions if each.guest_id == guest]:
            session.cut("forgotten")

    def cut_banned(self) -> None:
        """End every session of who is banned by now; they are told why."""
        for session in list(self.sessions):
            banned = self.lobby.bans.found(session.guest_id, session.address)
            if banned is not None:
                session.refuse(None, None, "", banned.code, banned.message)
                session.cut("banned")

    def announce_closing(self) -> None:
        """The server goes down: say when to come back, scattered over some seconds."""
        self.is_closing = True
        for session in self.sessions:
            session.say(down.Closing(randrange(RETRY_WITHIN)))

    async def close(self) -> None:
        """Leave; whatever was acknowledged is stored."""
        self.is_closing = True
        await self.analyses.close()
        await end(self.tasks)
        await self.looking_after.aclose()
