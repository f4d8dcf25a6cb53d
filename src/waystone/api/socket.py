"""The socket: one per client, any number of matches."""

from __future__ import annotations

import asyncio
import logging
from asyncio import Transport
from random import randrange
from socket import SO_SNDBUF, SOL_SOCKET
from time import perf_counter
from typing import Final

import msgspec
from aiohttp import WSCloseCode, WSMsgType, web

from waystone.api.calls import address_of
from waystone.api.doors import check_origin
from waystone.api.following import Following, text_frame
from waystone.api.guests import Reception, token_of
from waystone.api.house import House
from waystone.api.limits import Credits
from waystone.api.lobby import listing
from waystone.kernel.errors import WaystoneError
from waystone.kernel.event import SPECTATOR
from waystone.match.host import Host
from waystone.match.model import Guest, Refusal
from waystone.match.news import Spoken
from waystone.match.seats import ANONYMOUS
from waystone.match.talk import words
from waystone.wire import down, render, up
from waystone.wire.codec import decode, encode

VERSION: Final = 1
RETRY_WITHIN: Final = 5000
CLOSE_SECONDS: Final = 1.0
SEND_BUFFER: Final = 64 * 1024
PINGED_AFTER: Final = 2
PING: Final = b"\x89\x00"
PONG: Final = b"\x8a"  # then the length, and what the ping said
log = logging.getLogger("waystone.api")


class Socket:
    """One client: reads frames one after the other, writes without ever waiting."""

    def __init__(
        self,
        house: House,
        socket: web.WebSocketResponse,
        transport: Transport,
        guest: Guest | None,
    ) -> None:
        self.house: Final = house
        self.limits: Final = house.options.limits
        self.socket: Final = socket
        self.transport: Final = transport
        self.guest: Final = guest
        self.guest_id: Final = guest.id if guest is not None else ""
        self.following: dict[str, Following] = {}
        self.follows_lobby = False
        self.frames: Final = Credits()
        self.idle_frames: Final = Credits()
        self.chats: Final = Credits()
        self.silent_beats = 0

    # Out

    def say(self, frame: down.Down) -> None:
        """Send one frame."""
        self.write(text_frame(encode(frame)))

    def write(self, data: bytes) -> None:
        """Hand bytes to the transport; who does not read is cut off instead of waited for."""
        if self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() > self.limits.outbound_bytes:
            self.cut("slow")
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
            self.cut("silent")

    def cut(self, why: str) -> None:
        """End it at once."""
        self.house.metrics.cut.labels(why).inc()
        self.transport.abort()

    async def show_lobby(self) -> None:
        """Send the list of matches."""
        self.say(down.Matches(await listing(self.house.lobby, self.guest_id)))

    async def say_goodbye(self) -> None:
        """The server goes down: say when to come back, scattered over some seconds."""
        self.say(down.Closing(randrange(RETRY_WITHIN)))
        await self.socket.close(code=WSCloseCode.SERVICE_RESTART, message=b"restart", drain=False)

    # In

    async def run(self) -> None:
        """Read until the end."""
        name = self.guest.name if self.guest is not None else ANONYMOUS
        self.say(down.Hello(VERSION, self.guest_id, name))
        async for message in self.socket:
            self.silent_beats = 0
            if message.type is WSMsgType.TEXT:
                if not await self.take(message.data):
                    await self.socket.close(code=WSCloseCode.POLICY_VIOLATION, message=b"too fast")
                    return
            elif message.type is WSMsgType.PING:
                self.write(PONG + bytes((len(message.data),)) + message.data)
            elif message.type is not WSMsgType.PONG:
                await self.socket.close(code=WSCloseCode.UNSUPPORTED_DATA)
                return

    async def take(self, text: str) -> bool:
        """One frame; False when the client is far too fast."""
        # Two accounts: who comes from the lobby must not play on what is left of its small one.
        if self.following:
            limit, account = self.limits.player_frames, self.frames
        else:
            limit, account = self.limits.watcher_frames, self.idle_frames
        left = account.spend(self.house.clock.now(), limit)
        try:
            frame = decode(text)
        except (msgspec.DecodeError, ValueError) as flaw:
            self.refuse(None, None, "", "BAD_FRAME", str(flaw))
        else:
            await self.answer(frame, is_too_fast=left < 0)
        return left >= -limit[0]

    async def answer(self, frame: up.UpFrame, is_too_fast: bool) -> None:
        """Do what a frame asks; a refusal changes nothing, a failure ends this command only."""
        self.house.metrics.frames.count(type(frame))
        try:
            if is_too_fast:
                raise Refusal("TOO_FAST", "too many frames; wait a moment")
            await (self.act(frame) if isinstance(frame, up.Act) else self.do(frame))
        except WaystoneError as refusal:
            self.refuse_frame(frame, refusal.code, refusal.message)
        except Exception:
            log.exception("a frame of kind %s failed", type(frame).__name__)
            self.refuse_frame(frame, "INTERNAL", "something went wrong here")

    def refuse_frame(self, frame: up.UpFrame, code: str, message: str) -> None:
        """Say no to what a frame asked, and where its match stands."""
        match, id = getattr(frame, "match", None), getattr(frame, "id", "")
        host = self.house.lobby.hosts.get(match) if match else None
        has_number = host is not None and not host.is_behind
        number = host.viewpoint(self.guest_id).count if host and has_number else None
        self.refuse(match, number, id, code, message)

    def refuse(self, match: str | None, n: int | None, id: str, code: str, message: str) -> None:
        """Say no."""
        self.house.metrics.refused.labels(code).inc()
        self.say(down.Refused(match, n, id, code, message))

    async def do(self, frame: up.UpFrame) -> None:
        """By the kind of frame."""
        if isinstance(frame, up.Join):
            await self.join(frame)
        elif isinstance(frame, up.Ping):
            self.say(down.Pong(frame.t))
        elif isinstance(frame, up.Look):
            await self.look(frame)
        elif isinstance(frame, up.Chat):
            self.chat(frame)
        elif isinstance(frame, up.Part):
            self.part(frame.match)
        elif isinstance(frame, up.Lobby):
            self.follows_lobby = frame.follow
            if frame.follow:
                await self.show_lobby()

    async def act(self, frame: up.Act) -> None:
        """An action; whoever follows hears of it, and so does a sender who does not."""
        begun = perf_counter()
        lobby = self.house.lobby
        host = lobby.at_hand(frame.match) or await lobby.find(frame.match)
        is_new = await host.act(self.guest_id, frame.seat, frame.n, frame.do, frame.id)
        if not is_new or frame.match not in self.following:
            async with host.mailbox:
                await host.catch_up()
                self.tell_again(host, frame.n)
        self.house.metrics.act_seconds.observe(perf_counter() - begun)

    def tell_again(self, host: Host, n: int) -> None:
        """What happened after a number: for who repeats an action, or does not follow the match."""
        following = self.following.get(host.info.id)
        if following is None:
            sight = render.Sight(self.guest_id, self.house.lobby.is_sealed(host.info))
        else:
            sight = following.sight
        angle = sight.angle(host)
        frame = render.changes(host, angle, host.circle.of(angle.held).since(n))
        (following or self).say(frame)

    async def join(self, frame: up.Join) -> None:
        """Follow a match; joining again sends a snapshot again."""
        host = await self.house.lobby.find(frame.match)
        sealed = self.house.lobby.is_sealed(host.info)
        if sealed and not host.info.seats_of(self.guest_id):
            raise Refusal("SEALED", "this labyrinth is open to others when its day is over")
        if len(self.following) >= self.limits.follows:
            raise Refusal("TOO_MANY", "you follow too many matches; leave one first")
        async with host.mailbox:
            await host.catch_up()
            following = self.following.get(frame.match)
            if following is None:
                following = self.following[frame.match] = Following(self, host, sealed)
                host.follow(following)
            following.arrive(frame.since, frame.views == "changes")
        self.house.lobby_changed()

    async def look(self, frame: up.Look) -> None:
        """Other eyes, for who holds several seats."""
        following = self.followed(frame.match)
        host = following.host
        if frame.seat is not None and frame.seat not in following.sight.held(host):
            raise Refusal("FOREIGN_SEAT", "that seat is not yours")
        async with host.mailbox:
            await host.catch_up()
            if frame.seat is not None and frame.seat not in host.acting:
                raise Refusal("NOT_YOUR_TURN", "that seat is not to act")
            following.sight.turn_to(host, frame.seat)
            following.say(render.looked(host, following.sight))

    def chat(self, frame: up.Chat) -> None:
        """Say something at a match."""
        following = self.followed(frame.match)
        if self.guest is None:
            raise Refusal("NO_GUEST", "call POST /api/guest first")
        clock = self.house.clock
        if self.chats.spend(clock.now(), self.limits.chats) < 0:
            raise Refusal("TOO_FAST", "you talk too fast; wait a moment")
        text = words(frame.text, frame.phrase)
        seat = next(iter(following.sight.held(following.host)), SPECTATOR)
        news = Spoken(seat, self.guest.name, text, frame.phrase, clock.wall())
        following.host.tell(news)

    def followed(self, match: str) -> Following:
        """A match that this client follows."""
        following = self.following.get(match)
        if following is None:
            raise Refusal("NOT_FOLLOWING", "join the match first")
        return following

    def part(self, match: str) -> None:
        """Follow a match no longer."""
        following = self.following.pop(match, None)
        if following is not None:
            following.host.part(following)
            self.house.lobby_changed()

    def leave(self) -> None:
        """The connection is gone."""
        for match in list(self.following):
            self.part(match)


def bound_buffer(transport: Transport) -> None:
    """Who does not read must not fill megabytes of the machine's own buffers either."""
    connection = transport.get_extra_info("socket")
    if connection is not None:
        connection.setsockopt(SOL_SOCKET, SO_SNDBUF, SEND_BUFFER)


async def open_socket(
    request: web.Request, house: House, reception: Reception
) -> web.WebSocketResponse:
    """Upgrade a request to a socket, if it may, and serve it to its end."""
    _, is_program = token_of(request, house)
    check_origin(request, house, needed=not is_program)
    if house.is_closing:
        raise Refusal("CLOSING", "the server is going down; try again in a moment")
    guest = await reception.recognise(request, address_of(request, house))
    accounts = book(request, house, guest)
    try:
        return await upgrade(request, house, guest)
    finally:
        for name in accounts:
            house.sockets_of[name] -= 1
            if not house.sockets_of[name]:
                del house.sockets_of[name]


def book(request: web.Request, house: House, guest: Guest | None) -> list[str]:
    """Put a new socket on the accounts of its address and guest, before anything is awaited."""
    limits = house.options.limits
    accounts = {f"address {address_of(request, house)}": limits.sockets_per_address}
    if guest is not None:
        accounts[f"guest {guest.id}"] = limits.sockets_per_guest
    if any(house.sockets_of[name] >= most for name, most in accounts.items()):
        raise Refusal("TOO_MANY_SOCKETS", "too many connections; close some first")
    house.sockets_of.update(accounts.keys())
    return list(accounts)


async def upgrade(request: web.Request, house: House, guest: Guest | None) -> web.WebSocketResponse:
    """Answer with a socket and listen to it to its end."""
    limits = house.options.limits
    response = web.WebSocketResponse(
        timeout=CLOSE_SECONDS,
        autoping=False,
        max_msg_size=limits.frame_bytes,
        compress=False,
    )
    await response.prepare(request)
    if request.transport is not None:  # else gone while we asked the store
        bound_buffer(request.transport)
        # As a task of its own: else each frame wakes up all that wraps this request, too.
        await asyncio.create_task(serve(Socket(house, response, request.transport, guest)))
    return response


async def serve(socket: Socket) -> None:
    """Listen to one client to its end."""
    house = socket.house
    house.sockets.add(socket)
    house.metrics.sockets.set(len(house.sockets))
    try:
        await socket.run()
    finally:
        socket.leave()
        house.sockets.discard(socket)
        house.metrics.sockets.set(len(house.sockets))
