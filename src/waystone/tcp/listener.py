"""A port where connecting is joining (DM-N1)."""

from __future__ import annotations

import asyncio
import logging
from asyncio import StreamReader, StreamWriter
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from math import inf
from socket import SO_KEEPALIVE, SO_SNDBUF, SOL_SOCKET
from typing import Final

from waystone.kernel.errors import WaystoneError
from waystone.match.addresses import counted
from waystone.match.host import Host
from waystone.match.lobby import Lobby
from waystone.match.model import Guest, MatchInfo, Refusal, StoreFailed
from waystone.match.seats import new_id
from waystone.match.wishes import Wish
from waystone.tcp.dialect import unlike
from waystone.tcp.failures import failure
from waystone.tcp.options import ListenerOptions
from waystone.tcp.player import LinePlayer
from waystone.tcp.priority_semaphore import PrioritySemaphore

GAME: Final = "dooom"
SEND_BUFFER: Final = 64 * 1024
READ_LIMIT: Final = 16 * 1024
MOST_TRIED: Final = 100
LEAVE_AT_ONCE: Final = 4
FRESH_SECONDS: Final = 1.0
"""So long a table at which a seat becomes free may be missed."""
ABOUT_TO_COME: Final = 5_000
"""So many milliseconds a table may be there before this process knows who follows it elsewhere."""
log = logging.getLogger("waystone.tcp")


class Listener:
    """Seats newcomers at the table that is open now, or opens another; at the same tables as the
    listener `beside` it, if there is one."""

    def __init__(
        self, lobby: Lobby, options: ListenerOptions, beside: Listener | None = None
    ) -> None:
        self.lobby: Final = lobby
        self.options: Final = options
        self.tables: Final[list[Host]] = [] if beside is None else beside.tables
        self.sitting: Final[PrioritySemaphore] = (
            PrioritySemaphore() if beside is None else beside.sitting
        )
        self.leaving: Final[PrioritySemaphore] = (
            PrioritySemaphore(LEAVE_AT_ONCE) if beside is None else beside.leaving
        )
        self.shown: list[MatchInfo] = []
        self.shown_at = -inf
        self.players: set[LinePlayer] = set()
        self.connections: Final[Counter[str]] = Counter() if beside is None else beside.connections
        lobby.bans.listen(self.cut_banned)

    async def welcome(self, reader: StreamReader, writer: StreamWriter) -> None:
        """One connection, to its end; nothing that goes wrong here reaches another."""
        address = address_of(writer)
        if not self.has_room_for(address):
            writer.transport.abort()
            return
        player = LinePlayer(self.lobby, self.options, reader, writer, address)
        self.players.add(player)
        self.connections[address] += 1
        bound_buffer(writer)
        try:
            self.lobby.bans.check(player.guest, address)
            if await self.seat(player):
                await player.run()
        except WaystoneError as refused:
            player.say(failure(refused.code, refused.message))
        except (ConnectionError, asyncio.CancelledError):
            pass
        except Exception:
            log.exception("a connection failed")
        finally:
            await asyncio.shield(self.see_off(player))

    def has_room_for(self, address: str) -> bool:
        """Whether one more may come, and from there; a crowd never queues before somebody else."""
        if len(self.players) >= self.options.most:
            self.lobby.bites.note("line_connections", f"address {address}")
            return False
        if self.connections[address] >= self.options.per_address:
            self.lobby.bites.note("line_connections_per_address", f"address {address}")
            return False
        return True

    def cut_banned(self) -> None:
        """Who is banned by now is told so, and leaves."""
        for player in list(self.players):
            banned = self.lobby.bans.found(player.guest, player.address)
            if banned is not None:
                player.say(failure(banned.code, banned.message))
                player.writer.close()

    async def see_off(self, player: LinePlayer) -> None:
        """Who is gone leaves the table, also where the store failed while they sat down; a few at
        once, so that nobody's move waits for a crowd that hangs up."""
        try:
            if player.is_seated:
                async with self.leaving.turn(self.connections[player.address]):
                    await player.leave()
        except Exception:
            log.exception("a player could not leave")
        finally:
            self.players.discard(player)
            self.connections[player.address] -= 1
            if not self.connections[player.address]:
                del self.connections[player.address]
            player.writer.close()

    async def seat(self, player: LinePlayer) -> bool:
        """One at a time, so that newcomers meet instead of opening a table each; who comes from
        where few come does not wait for the crowd of another address."""
        async with self.sitting.turn(self.connections[player.address]):
            if player.writer.is_closing():
                return False  # gone while waiting
            self.tables[:] = [host for host in self.tables if host.match.is_running()]
            found = await self.sit_down(player, self.own_tables())
            if found is None:
                found = await self.look_around(player)
            return found

    async def look_around(self, player: LinePlayer) -> bool:
        """Sit down at somebody else's table, or open one; one search at a time, in whatever
        process, so that two who come to two ports at once find each other."""
        async with self.lobby.store.alone():
            found = await self.sit_down(player, self.other_tables())
            if found is None:
                await self.open(player)
            return found is not False

    async def sit_down(self, player: LinePlayer, tables: AsyncIterator[Host]) -> bool | None:
        """Whether one of these tables took the newcomer; None if there is none for it."""
        async for host in tables:
            code = await self.join(player, host)
            if code == "FULL":
                player.refuse(host, code)
            if code in ("", "FULL"):
                return not code
        return None

    async def own_tables(self) -> AsyncIterator[Host]:
        """Those of this port that have a free seat."""
        for host in [each for each in self.tables if each.match.info.free_seats()]:
            yield host

    async def other_tables(self) -> AsyncIterator[Host]:
        """Public ones that somebody opened in a browser, or at the port of another process."""
        if self.options.is_debug:
            return
        tried = {host.match.info.id for host in self.tables}
        for info in [*await self.on_show(), *await self.just_opened()]:
            if info.game == GAME and info.id not in tried and info.free_seats():
                tried.add(info.id)
                with suppress(Refusal):  # closed just now, or played by rules that are not here
                    host = await self.lobby.find(info.id)
                    if host.match.game.policy.opens_empty:
                        yield host

    async def on_show(self) -> list[MatchInfo]:
        """Public tables, asked for once a second however many come."""
        now = self.lobby.clock.now()
        if now - self.shown_at >= FRESH_SECONDS:
            self.shown, self.shown_at = await self.lobby.on_show(MOST_TRIED), now
        return self.shown

    async def just_opened(self) -> list[MatchInfo]:
        """Public tables so young that nobody may be known here to follow them."""
        since = self.lobby.clock.wall() - ABOUT_TO_COME
        return await self.lobby.store.newly_open(GAME, since, MOST_TRIED)

    async def join(self, player: LinePlayer, host: Host) -> str:
        """Take the first free seat of a table, or say why not.

        A table that somebody leaves at this moment may be closed before its turn comes to let
        anybody in: then it is no table to join, and no reason to send a newcomer away (DM-N1).
        """
        await host.command(lambda: None)  # a table that has caught up with the store
        free = host.match.info.free_seats()
        if not free:
            return "NO_FREE_SEAT"
        if code := refusal(host, free[0]):
            return code
        taken = [place.name for place in host.match.info.places]
        guest = Guest(new_id(), unlike(f"Player {free[0] + 1}", taken))
        try:
            await self.lobby.join(host, guest, host.match.info.invite, player.seated_as(guest))
        except Refusal as refused:
            return refused.code
        except StoreFailed:
            player.greet(host)  # the goal first, always (DM-N5)
            raise
        return ""

    async def open(self, player: LinePlayer) -> None:
        """A new table, with the newcomer in the first seat."""
        options = self.options
        bots = [f"bot:{name}" for name in options.bots]
        free = ["open"] * (options.seats - 1 - len(bots))
        guest = Guest(new_id(), "Player 1")
        wish = Wish(
            GAME, options.table_settings(), ["me", *bots, *free], public=not options.is_debug
        )
        self.tables.append(await self.lobby.open(guest, wish, player.seated_as(guest)))

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[list[int]]:
        """Listen as the options say; the ports are told, since 0 is any free one."""
        server = await asyncio.start_server(
            self.welcome,
            list(self.options.hosts),
            self.options.port,
            limit=READ_LIMIT,
            backlog=1024,
        )
        try:
            yield [each.getsockname()[1] for each in server.sockets]
        finally:
            server.close()
            for player in list(self.players):
                player.writer.close()
            while self.players:
                await asyncio.sleep(0.01)


def refusal(host: Host, seat: int) -> str:
    """Why nobody can sit down here now."""
    return host.match.game.refusal(host.match.table.state, seat, host.match.game.alphabet.join)


def address_of(writer: StreamWriter) -> str:
    """Whom the limits count."""
    peer = writer.get_extra_info("peername")
    return counted(str(peer[0])) if peer else ""


def bound_buffer(writer: StreamWriter) -> None:
    """Who does not read must not fill megabytes of the machine's own buffers either; and who is
    gone without a word is found out."""
    connection = writer.get_extra_info("socket")
    if connection is not None:
        connection.setsockopt(SOL_SOCKET, SO_SNDBUF, SEND_BUFFER)
        connection.setsockopt(SOL_SOCKET, SO_KEEPALIVE, 1)
