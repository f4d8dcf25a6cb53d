"""One web server: what its raw connections share, around what all calls and sessions share."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING, Final

from aiohttp import web

from waystone.api.options import Options
from waystone.match.addresses import counted
from waystone.match.housekeeping import repeat
from waystone.service.context import AppContext

if TYPE_CHECKING:
    from waystone.api.socket import Socket

GOODBYE_SECONDS: Final = 2.0


class WebServer:
    """Connections of one server; `silent` are those on which no whole request has arrived yet."""

    def __init__(self, context: AppContext, options: Options) -> None:
        self.context: Final = context
        self.options: Final = options
        self.sockets: Final[set[Socket]] = set()
        self.sockets_of: Final[Counter[str]] = Counter()
        self.calls: Final = context.accounts("calls")
        self.silent: Final[set[web.RequestHandler]] = set()
        self.connections: dict[str, set[web.RequestHandler]] = {}
        self.beating: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to look after things."""
        await self.context.start()
        self.beating = repeat(self.options.limits.heartbeat, self.beat)

    async def beat(self) -> None:
        """See who is still there."""
        for socket in list(self.sockets):
            socket.beat()
        still = {address: are_open(each) for address, each in self.connections.items()}
        self.connections = {address: each for address, each in still.items() if each}

    def admit(self, connection: web.RequestHandler) -> bool:
        """Count a new connection on its address; False where that has too many.

        Behind a proxy all come from there, and it is the proxy that has to count them.
        """
        transport = connection.transport
        if transport is None or self.options.behind_proxy:
            return True
        peer = transport.get_extra_info("peername")
        address = counted(str(peer[0])) if peer else ""
        held = self.connections.setdefault(address, set())
        held.add(connection)
        most = self.options.limits.connections_per_address
        if len(held) > most:
            held = self.connections[address] = are_open(held)
        return len(held) <= most

    async def close(self) -> None:
        """Tell clients, close their sockets, then leave."""
        self.context.announce_closing()
        if self.sockets:
            goodbyes = [asyncio.ensure_future(each.say_goodbye()) for each in self.sockets]
            await asyncio.wait(goodbyes, timeout=GOODBYE_SECONDS)
        if self.beating is not None:
            self.beating.cancel()
        await self.context.close()


def are_open(connections: set[web.RequestHandler]) -> set[web.RequestHandler]:
    """Those that have not ended."""
    return {each for each in connections if each.transport is not None}


SERVER: Final = web.AppKey("server", WebServer)


def address_of(request: web.Request, options: Options) -> str:
    """Where the request comes from; behind our own proxy, what the proxy says."""
    if options.behind_proxy:
        last = request.headers.get("X-Forwarded-For", "").rpartition(",")[2].strip()
        if last:
            return last
    return request.remote or ""
