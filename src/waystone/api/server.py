"""One web server: what its raw connections share, around what all calls and sessions share."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING, Final

from aiohttp import web

from waystone.api.connections import Connections
from waystone.api.options import Options
from waystone.match.addresses import without_port
from waystone.match.housekeeping import repeat
from waystone.service.context import AppContext

if TYPE_CHECKING:
    from waystone.api.socket import Socket

GOODBYE_SECONDS: Final = 2.0


class WebServer:
    """The sockets and connections of one server."""

    def __init__(self, context: AppContext, options: Options) -> None:
        self.context: Final = context
        self.options: Final = options
        self.sockets: Final[set[Socket]] = set()
        self.sockets_of: Final[Counter[str]] = Counter()
        self.calls: Final = context.accounts("calls")
        self.calls_of_guests: Final = context.accounts("calls_per_guest")
        self.connections: Final = Connections(context, options)
        context.metrics.connections = lambda: len(self.connections.open)
        self.beating: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to look after things."""
        await self.context.start()
        self.beating = repeat(self.options.limits.heartbeat, self.beat)

    async def beat(self) -> None:
        """See who is still there."""
        for socket in list(self.sockets):
            socket.beat()

    async def close(self) -> None:
        """Tell clients, close their sockets, then leave."""
        self.context.announce_closing()
        if self.sockets:
            goodbyes = [asyncio.ensure_future(each.say_goodbye()) for each in self.sockets]
            await asyncio.wait(goodbyes, timeout=GOODBYE_SECONDS)
        if self.beating is not None:
            self.beating.cancel()
        await self.context.close()


SERVER: Final = web.AppKey("server", WebServer)


def address_of(request: web.Request, options: Options) -> str:
    """Where the request comes from; behind our own proxy, what the proxy says.

    It adds its word behind those of others, in the same line or in one more: only the last of the
    last line is its own, all before may be a stranger's.
    """
    if options.behind_proxy:
        lines = request.headers.getall("X-Forwarded-For", [""])
        last = lines[-1].rpartition(",")[2].strip()
        if last:
            return without_port(last)
    return request.remote or ""
