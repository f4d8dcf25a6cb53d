"""The socket: carries the frames of one session."""

from __future__ import annotations

import asyncio
from asyncio import Transport
from math import inf
from socket import SO_SNDBUF, SOL_SOCKET
from time import perf_counter
from typing import Final

from aiohttp import WSCloseCode, WSMsgType, web

from waystone.api.carrying import token_of
from waystone.api.frames import PING, PONG, text_frame
from waystone.api.guards import check_origin
from waystone.api.server import WebServer, address_of
from waystone.match.addresses import counted
from waystone.match.model import Guest, Refusal
from waystone.service.session import Session

CLOSE_SECONDS: Final = 1.0
SEND_BUFFER: Final = 64 * 1024
PINGED_AFTER: Final = 2
AT_ONCE: Final = 0.001
"""Seconds: a frame that comes so soon after another was waiting already."""
TEXT: Final = WSMsgType.TEXT
ENDED: Final = (WSMsgType.CLOSE, WSMsgType.CLOSING, WSMsgType.CLOSED)


class Socket:
    """One client's connection: reads frames one after the other, writes without ever waiting."""

    def __init__(
        self,
        server: WebServer,
        socket: web.WebSocketResponse,
        transport: Transport,
        guest: Guest | None,
        is_program: bool,
        address: str,
    ) -> None:
        self.most_unread: Final = server.options.limits.outbound_bytes
        self.socket: Final = socket
        self.transport: Final = transport
        self.session: Final = Session(server.context, self, guest, is_program, address)
        self.silent_beats = 0

    # Out

    def send(self, frame: bytes) -> None:
        """Send one frame of a session."""
        self.write(text_frame(frame))

    def write(self, data: bytes) -> None:
        """Hand bytes to the transport; who does not read is cut off instead of waited for."""
        if self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() > self.most_unread:
            self.session.limited("outbound_bytes")
            self.session.cut("slow")
            return
        self.transport.write(data)

    def beat(self) -> None:
        """After each span of time: who said nothing in one is pinged, who does not answer is cut.

        One beat for all sockets: a timer for each would be set anew at every frame.
        """
        self.silent_beats += 1
        if self.silent_beats == PINGED_AFTER:
            self.write(PING)
        elif self.silent_beats > PINGED_AFTER:
            self.session.limited("heartbeat")
            self.session.cut("silent")

    def cut(self) -> None:
        """End it at once."""
        self.transport.abort()

    async def say_goodbye(self) -> None:
        """The server goes down, and comes back."""
        await self.socket.close(code=WSCloseCode.SERVICE_RESTART, message=b"restart", drain=False)

    # In

    async def run(self) -> None:
        """Read until the end; who sends many frames at once lets others go between them."""
        answered = -inf
        while True:
            message = await self.socket.receive()  # `async for` would wrap it once more
            if perf_counter() - answered < AT_ONCE:
                await asyncio.sleep(0)
            self.silent_beats = 0
            if message.type is TEXT:
                is_bearable = await self.session.take(message.data)
            elif message.type in (WSMsgType.PING, WSMsgType.PONG):
                is_bearable = self.session.count_frame() >= 0
                if message.type is WSMsgType.PING and is_bearable:
                    self.write(PONG + bytes((len(message.data),)) + message.data)
            elif message.type in ENDED:
                return
            else:
                if getattr(message.data, "code", None) == WSCloseCode.MESSAGE_TOO_BIG:
                    self.session.limited("frame_bytes")
                await self.socket.close(code=WSCloseCode.UNSUPPORTED_DATA)
                return
            if not is_bearable:
                await self.socket.close(code=WSCloseCode.POLICY_VIOLATION, message=b"too fast")
                return
            answered = perf_counter()


def bound_buffer(transport: Transport) -> None:
    """Who does not read must not fill megabytes of the machine's own buffers either."""
    connection = transport.get_extra_info("socket")
    if connection is not None:
        connection.setsockopt(SOL_SOCKET, SO_SNDBUF, SEND_BUFFER)


async def open_socket(request: web.Request, server: WebServer) -> web.WebSocketResponse:
    """Upgrade a request to a socket, if it may, and serve it to its end."""
    token, is_program = token_of(request, server.options)
    check_origin(request, server, needed=not is_program)
    if server.context.is_closing:
        raise Refusal("CLOSING")
    address = counted(address_of(request, server.options))
    guest = await server.context.guests.recognise(token, address, is_program)
    server.context.lobby.bans.check(guest.id if guest is not None else "", address)
    accounts = book(server, address, guest)
    try:
        return await upgrade(request, server, guest, is_program, address)
    finally:
        for name in accounts:
            server.sockets_of[name] -= 1
            if not server.sockets_of[name]:
                del server.sockets_of[name]


def book(server: WebServer, address: str, guest: Guest | None) -> list[str]:
    """Put a new socket on the accounts of its address and guest, before anything is awaited."""
    limits = server.options.limits
    accounts = {f"address {address}": limits.sockets_per_address}
    if guest is not None:
        accounts[f"guest {guest.id}"] = limits.sockets_per_guest
    for name, most in accounts.items():
        if server.sockets_of[name] >= most:
            server.context.limited(f"sockets_per_{name.partition(' ')[0]}", name)
            raise Refusal("TOO_MANY_SOCKETS")
    server.sockets_of.update(accounts.keys())
    return list(accounts)


async def upgrade(
    request: web.Request, server: WebServer, guest: Guest | None, is_program: bool, address: str
) -> web.WebSocketResponse:
    """Answer with a socket and listen to it to its end."""
    response = web.WebSocketResponse(
        timeout=CLOSE_SECONDS,
        autoping=False,
        max_msg_size=server.options.limits.frame_bytes,
        compress=False,
    )
    await response.prepare(request)
    response.headers.clear()  # they were sent, and nobody looks at them while the socket is open
    if request.transport is not None:  # else gone while we asked the store
        bound_buffer(request.transport)
        # As a task of its own: else each frame wakes up all that wraps this request, too.
        socket = Socket(server, response, request.transport, guest, is_program, address)
        await asyncio.create_task(serve(server, socket))
    return response


async def serve(server: WebServer, socket: Socket) -> None:
    """Listen to one client to its end."""
    server.sockets.add(socket)
    socket.session.open()
    try:
        await socket.run()
    finally:
        socket.session.close()
        server.sockets.discard(socket)
