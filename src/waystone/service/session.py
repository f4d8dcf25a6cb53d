"""One client: frames in, frames out, any number of matches. It knows no socket."""

from __future__ import annotations

import logging
from functools import partial
from math import inf
from time import perf_counter
from typing import Final, Protocol

import msgspec

from waystone.kernel.errors import REFUSALS, WaystoneError
from waystone.kernel.event import SPECTATOR
from waystone.match.chat import words
from waystone.match.host import Host
from waystone.match.model import ChatLine, Guest, MatchInfo, Refusal
from waystone.match.seats import ANONYMOUS, is_same_secret
from waystone.service.context import AppContext
from waystone.service.credits import Credits
from waystone.service.following import Following
from waystone.service.holding import LONG_MATCH
from waystone.service.lobby_list import OWN_SECONDS
from waystone.wire import down, render, up
from waystone.wire.codec import decode, encode

VERSION: Final = 1
log = logging.getLogger("waystone.service")


class Connection(Protocol):
    """Carries frames to one client; neither waits nor fails."""

    def send(self, frame: bytes) -> None:
        """Send one frame, as JSON."""

    def cut(self) -> None:
        """End it at once."""


class NoConnection:
    """What a session that is over speaks to: nobody. It holds no connection any more, so that both
    leave memory at once, and nothing has to look for them."""

    def send(self, frame: bytes) -> None:
        """Nobody hears it."""

    def cut(self) -> None:
        """That has happened."""


GONE: Final = NoConnection()


class Session:
    """One client: takes frames one after the other, sends without ever waiting.

    A program has shown a token of its own, as no page can.
    """

    def __init__(
        self,
        context: AppContext,
        connection: Connection,
        guest: Guest | None,
        is_program: bool = False,
        address: str = "",
    ) -> None:
        self.context: Final = context
        self.limits: Final = context.limits
        self.connection = connection
        self.guest: Final = guest
        self.guest_id: Final = guest.id if guest is not None else ""
        self.is_program: Final = is_program
        self.address: Final = address
        self.following: dict[str, Following] = {}
        self.follows_lobby = False
        self.own: list[down.Listed] = []
        self.own_until = -inf
        self.turns_shown: dict[str, bool] = {}
        self.frames: Final = Credits()
        self.idle_frames: Final = Credits()
        self.chats: Final = Credits()
        self.send = connection.send

    def open(self) -> None:
        """Say hello; from now on the session counts."""
        self.context.sessions.add(self)
        name = self.guest.name if self.guest is not None else ANONYMOUS
        self.say(down.Hello(VERSION, self.guest_id, name))

    def close(self) -> None:
        """The connection is gone."""
        for match in list(self.following):
            self.part(match)
        self.context.sessions.discard(self)
        self.connection, self.send = GONE, GONE.send

    # Out

    def say(self, frame: down.Down) -> None:
        """Send one frame."""
        self.send(encode(frame))

    def cut(self, why: str) -> None:
        """End it at once."""
        self.context.metrics.cut[why] += 1
        self.connection.cut()

    async def show_lobby(self) -> None:
        """Send the list of matches."""
        known, now = self.context.lobby_list, self.context.clock.now()
        if now >= self.own_until:
            self.own, self.own_until = (
                await known.own_of(self.guest_id, self.pay),
                now + OWN_SECONDS,
            )
            self.turns_shown = {each.match: each.your_turn for each in self.own}
        frame = await known.frame(self.own)
        self.context.lobby_bytes += len(frame)
        self.send(frame)

    def has_other_turns(self) -> bool:
        """Whether a match of ours has begun or ceased to wait for us since the list was sent."""
        shown = self.turns_shown
        turns = self.context.lobby_list.turns(self.guest_id, shown)
        is_other = any(shown[match] != is_turn for match, is_turn in turns.items())
        if is_other:
            self.own_until = -inf
        return is_other

    # In

    async def take(self, text: str) -> bool:
        """One frame; False when the client is far too fast."""
        limit, left = self.frame_limit, self.count_frame()
        try:
            frame = decode(text)
        except (msgspec.DecodeError, ValueError) as error:
            self.refuse(None, None, "", "BAD_FRAME", str(error))
        else:
            await self.answer(frame, is_too_fast=left < 0)
        return left >= -limit[0]

    @property
    def frame_limit(self) -> tuple[int, float]:
        """How many frames it may send now, in how many seconds."""
        return self.limits.player_frames if self.following else self.limits.watcher_frames

    def count_frame(self) -> int:
        """Spend a credit for a frame of any kind; what is left is below zero if there was none."""
        # Two accounts: who comes from the lobby must not play on what is left of its small one.
        account = self.frames if self.following else self.idle_frames
        left = account.spend(self.context.clock.now(), self.frame_limit)
        if left < 0:
            self.limited("player_frames" if self.following else "watcher_frames")
        return left

    def pay(self, tiles: int) -> None:
        """For a match that is fetched."""
        self.context.charge_fetch(self.address, tiles)

    def limited(self, limit: str) -> None:
        """This client met a limit."""
        self.context.limited(limit, f"guest {self.guest_id or 'without a name'}")

    async def answer(self, frame: up.UpFrame, is_too_fast: bool) -> None:
        """Do what a frame asks; a refusal changes nothing, a failure ends this command only."""
        self.context.metrics.frames[type(frame)] += 1
        try:
            if is_too_fast:
                raise Refusal("TOO_FAST")
            await (self.act(frame) if isinstance(frame, up.Act) else self.do(frame))
        except WaystoneError as refusal:
            self.refuse_frame(frame, refusal.code, refusal.message)
        except Exception:
            log.exception("a frame of kind %s failed", type(frame).__name__)
            self.refuse_frame(frame, "INTERNAL", REFUSALS["INTERNAL"])

    def refuse_frame(self, frame: up.UpFrame, code: str, message: str) -> None:
        """Say no to what a frame asked, and where its match stands."""
        match, id = getattr(frame, "match", None), getattr(frame, "id", "")
        host = self.context.lobby.hosts.get(match) if match else None
        has_number = host is not None and not host.is_behind and code != "NOT_INVITED"
        number = host.match.log_of(self.guest_id).count if host and has_number else None
        self.refuse(match, number, id, code, message)

    def refuse(self, match: str | None, n: int | None, id: str, code: str, message: str) -> None:
        """Say no."""
        self.context.metrics.refused[code] += 1
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
            await self.chat(frame)
        elif isinstance(frame, up.Part):
            self.part(frame.match)
        elif isinstance(frame, up.Lobby):
            self.follows_lobby = frame.follow
            self.own_until = -inf
            if frame.follow:
                await self.show_lobby()

    async def act(self, frame: up.Act) -> None:
        """An action; whoever follows hears of it, and so does a sender who does not."""
        begun = perf_counter()
        lobby = self.context.lobby
        host = lobby.hosts.get(frame.match) or await lobby.find(frame.match, self.pay)
        if host.match.number > LONG_MATCH:
            self.context.holdings.check_steps(self.address, lobby.hosts)
        is_new = await host.act(
            self.guest_id, frame.seat, frame.n, frame.do, frame.id, self.is_program
        )
        if not is_new or frame.match not in self.following:
            await host.command(partial(self.tell_again, host, frame.n))
        self.context.metrics.act_seconds.observe(perf_counter() - begun)

    def tell_again(self, host: Host, n: int) -> None:
        """What happened after a number: for who repeats an action, or does not follow the match."""
        following = self.following.get(host.match.info.id)
        if following is None:
            is_redacted = self.context.lobby.is_redacted(host.match.info)
            observer = render.Observer(self.guest_id, is_redacted)
        else:
            observer = following.observer
        viewpoint = observer.viewpoint(host)
        told = host.match.logs.of(viewpoint.held).since(n)
        (following or self).say(render.steps_frame(host, viewpoint, told))

    async def join(self, frame: up.Join) -> None:
        """Follow a match; joining again sends a snapshot again."""
        host = await self.context.lobby.find(frame.match, self.pay)
        redacted = self.context.lobby.is_redacted(host.match.info)
        if redacted and not host.match.info.seats_of(self.guest_id):
            raise Refusal("SEALED")
        check_invited(host.match.info, self.guest_id, frame.invite)
        if len(self.following) >= self.limits.follows:
            self.limited("follows")
            raise Refusal("TOO_MANY")

        def arrive() -> None:
            following = self.following.get(frame.match)
            if following is None:
                self.hold(host)
                following = self.following[frame.match] = Following(self, host, redacted)
                host.follow(following)
            following.arrive(frame.since, frame.views == "changes")

        await host.command(arrive)
        self.context.lobby_changed()

    def hold(self, host: Host) -> None:
        """One more follower from this address; refused where that is too much."""
        info, take = host.match.info, self.context.holdings.take
        take(self.address, info.id, host.match.tiles, info.is_exhibition())

    async def look(self, frame: up.Look) -> None:
        """Another seat's view, for who holds several seats."""
        following = self.followed(frame.match)
        host = following.host
        if frame.seat is not None and frame.seat not in following.observer.held(host):
            raise Refusal("FOREIGN_SEAT")

        def look() -> None:
            if frame.seat is not None and frame.seat not in host.match.acting:
                raise Refusal("NOT_YOUR_TURN")
            following.observer.look_as(host, frame.seat)
            following.say(render.looked(host, following.observer))

        await host.command(look)

    async def chat(self, frame: up.Chat) -> None:
        """Say something at a match."""
        following = self.followed(frame.match)
        if self.guest is None:
            raise Refusal("NO_GUEST")
        clock = self.context.clock
        if self.chats.spend(clock.now(), self.limits.chats) < 0:
            self.limited("chats")
            raise Refusal("TOO_FAST")
        text = words(frame.text, frame.phrase)
        seat = next(iter(following.observer.held(following.host)), SPECTATOR)
        who = self.guest
        line = ChatLine(seat, who.name, text, frame.phrase, clock.wall(), who.id)
        await following.host.say(line)

    def followed(self, match: str) -> Following:
        """A match that this client follows."""
        following = self.following.get(match)
        if following is None:
            raise Refusal("NOT_FOLLOWING")
        return following

    def part(self, match: str) -> None:
        """Follow a match no longer."""
        following = self.following.pop(match, None)
        if following is not None:
            following.host.part(following)
            tiles = following.host.match.tiles
            self.context.holdings.give_back(self.address, match, tiles)
            self.context.lobby_changed()


def check_invited(info: MatchInfo, guest: str, invite: str) -> None:
    """A private match is watched, and talked at, by those who sit there or were invited."""
    is_open = info.public or info.daily or info.belongs_to(guest)
    if not is_open and not is_same_secret(info.invite, invite):
        raise Refusal("NOT_INVITED")
