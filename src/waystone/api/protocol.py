"""What is below the router: requests that are none, and frames that no client may send."""

from __future__ import annotations

from asyncio import BaseTransport
from collections.abc import Callable
from typing import Any, Final

from aiohttp import web
from multidict import CIMultiDict, CIMultiDictProxy

from waystone.api.carrying import to_web
from waystone.api.connections import Connections
from waystone.api.frames import MaskedOnly
from waystone.api.guards import HEADERS
from waystone.service.calls import failure


class Protocol(web.RequestHandler):
    """One connection, which is counted: its errors carry our headers, and its sockets take masked
    frames only."""

    __slots__ = ("connections",)

    def __init__(self, connections: Connections, *words: Any, **more: Any) -> None:
        super().__init__(*words, **more)
        self.connections: Final = connections
        self._parser: Any = Requests(self._parser)

    def connection_made(self, transport: BaseTransport) -> None:
        """Somebody has come."""
        super().connection_made(transport)
        self.connections.came(self, transport)

    def connection_lost(self, exc: BaseException | None) -> None:
        """And is gone."""
        self.connections.went(self)
        super().connection_lost(exc)

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        """In our own words, whatever the library would say of itself."""
        super().handle_error(request, status, exc, message)
        code = "INTERNAL" if status >= 500 else "BAD_REQUEST"
        response = to_web(failure(code, status=status))
        response.headers.update({**HEADERS, "Server": "waystone"})
        response.force_close()
        return response

    async def finish_response(
        self, request: web.BaseRequest, resp: web.StreamResponse, start_time: float | None
    ) -> tuple[web.StreamResponse, bool]:
        """Send the rest. The library holds on to an answer until the next one: its headers, which
        are sent, need not stay so long, or as long as a socket that comes by this connection."""
        sent, is_reset = await super().finish_response(request, resp, start_time)
        sent.headers.clear()
        return sent, is_reset

    def set_parser(self, parser: Any, data_received_cb: Callable[[], None] | None = None) -> None:
        """From now on a socket's frames come, and are looked at first; nobody needs the words of
        the request any more, which are a quarter of what an open socket takes, nor their reader."""
        self._parser.forget()
        self._parser = None
        most, _ = self.connections.options.limits.player_frames
        guard = MaskedOnly(parser, self, most)
        super().set_parser(guard, data_received_cb)  # type: ignore[arg-type]


class Requests:
    """Reads requests. Of one that asks for a socket the headers are kept in one place only, so that
    they can be forgotten while the socket is open: a token should not lie about, either."""

    __slots__ = ("message_consumed", "parser", "words")

    def __init__(self, parser: Any) -> None:
        self.parser: Final = parser
        self.message_consumed: Final = parser.message_consumed
        self.words: CIMultiDict[str] | None = None

    def feed_data(self, data: bytes) -> tuple[list[Any], bool, bytes]:
        """Whole requests, whether the last of them asks for a socket, and what came behind it."""
        messages, is_upgrade, tail = self.parser.feed_data(data)
        if is_upgrade and messages:
            message, payload = messages[-1]
            self.words = CIMultiDict(message.headers)
            lean = message._replace(headers=CIMultiDictProxy(self.words), raw_headers=())
            messages = [*messages[:-1], (lean, payload)]
        return messages, is_upgrade, tail

    def forget(self) -> None:
        """Its socket is open."""
        if self.words is not None:
            self.words.clear()

    def __getattr__(self, name: str) -> Any:
        """Whatever else the library asks of its reader, rarely."""
        return getattr(self.parser, name)
