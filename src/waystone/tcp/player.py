"""One connection: a player at a table, from the first line to the last."""

from __future__ import annotations

import asyncio
import logging
from asyncio import StreamReader, StreamWriter
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Final, cast

from waystone.games.dooom.events import Ended, Left
from waystone.games.dooom.state import PHASE_NAMES, WAITING
from waystone.games.dooom.view import DooomView
from waystone.kernel.action import Action
from waystone.kernel.errors import IllegalAction, WaystoneError
from waystone.kernel.event import SPECTATOR
from waystone.match.asking import check_running
from waystone.match.change import Change
from waystone.match.host import Host
from waystone.match.lobby import Lobby
from waystone.match.model import BROKEN, OVER, VOID, ChatLine, Guest, Place
from waystone.match.newcomers import vacate
from waystone.match.news import ChatSaid, News, StepsMade
from waystone.tcp.commands import SILENT, Command, CommandFailed, parse
from waystone.tcp.dialect import DIALECTS, MOST_SHOUT, clean_name, clean_shout, unlike
from waystone.tcp.failures import REASONS, failure
from waystone.tcp.lines import Lines
from waystone.tcp.options import ListenerOptions

CHUNK: Final = 4096
MOST_UNREAD: Final = 256 * 1024
BURST: Final = 100.0
log = logging.getLogger("waystone.tcp")


class LinePlayer:
    """Reads commands one after the other; is told things without ever being waited for."""

    def __init__(
        self,
        lobby: Lobby,
        options: ListenerOptions,
        reader: StreamReader,
        writer: StreamWriter,
        address: str = "",
    ) -> None:
        self.lobby: Final = lobby
        self.options: Final = options
        self.wording: Final = DIALECTS[options.dialect]
        self.reader: Final = reader
        self.writer: Final = writer
        self.address: Final = address
        self.shouts: Final[deque[float]] = deque(maxlen=options.shouts[0])
        self.guest = ""
        self.is_seated = False
        self.has_name = False
        self.has_quit = False
        self.credit = BURST
        self.credit_at = asyncio.get_running_loop().time()

    # Out

    def say(self, *lines: str) -> None:
        """Write lines in one piece; who does not read is cut off (DM-N22)."""
        transport = self.writer.transport
        if not lines or transport.is_closing():
            return
        if transport.get_write_buffer_size() > MOST_UNREAD:
            transport.abort()
            return
        self.writer.write("".join(f"{line}\n" for line in lines).encode("utf-8", "replace"))

    def hear(self, news: News) -> None:
        """What happens at the table, in the lines of the dialect."""
        try:
            self.tell(news)
        except Exception:
            log.exception("a player of match %s could not be told", self.host.match.info.id)
            self.writer.transport.abort()

    def tell(self, news: News) -> None:
        """Steps and talk; who comes and goes is told by steps."""
        if isinstance(news, ChatSaid):
            self.say(f"MESSAGE {news.line.name}: {news.line.text[:MOST_SHOUT]}")
        elif isinstance(news, StepsMade):
            for step in news.steps:
                self.say(*self.dialect.lines(step))
                heard = step.visible_to(self.seat)
                if any(isinstance(event, Ended) for event in heard):
                    self.close_later(self.options.linger)
                elif Left(self.seat) in heard:  # the clock ran out too often
                    self.close_later(0.0)
            if self.host.match.info.state == VOID:
                self.say(failure("VOID"))
            if self.host.match.info.state in (BROKEN, VOID):
                self.close_later(0.0)

    def close_later(self, seconds: float) -> None:
        """The end of the connection, after a last look (DM-N13)."""
        asyncio.get_running_loop().call_later(seconds, self.writer.close)

    # Coming and going

    def sit(self, host: Host, guest: Guest, seat: int) -> None:
        """At the table from now on: the goal first, always (DM-N5)."""
        self.host, self.guest, self.seat = host, guest.id, seat
        self.is_seated = True
        self.dialect = self.wording(seat, lambda each: self.host.match.info.places[each].name)
        self.say(*self.wording.welcome(self.view().goal))
        host.follow(self)
        log.info("table %s: %s sits down in seat %s", host.match.info.id, self.name, seat + 1)

    def seated_as(self, guest: Guest) -> Callable[[Host, int], None]:
        """What the lobby calls once a seat is this player's: from then on nothing is missed."""
        return lambda host, seat: self.sit(host, guest, seat)

    def refuse(self, host: Host, code: str) -> None:
        """No seat: the goal first, always, then why (DM-18)."""
        self.greet(host)
        self.say(failure(code))

    def greet(self, host: Host) -> None:
        """The goal of a table at which this player does not sit."""
        view = cast(DooomView, host.match.table.view(SPECTATOR))
        self.say(*self.wording.welcome(view.goal))

    async def leave(self) -> None:
        """The end of the connection is the disconnect, at once (DM-63, DM-64)."""
        log.info("table %s: %s leaves", self.host.match.info.id, self.name)
        self.host.part(self)
        await self.host.command(self.leaving)

    def leaving(self) -> Change | None:
        """The seat is left; or freed, if the store failed before the first step."""
        match, leave = self.host.match, self.host.match.game.alphabet.leave
        if not match.is_running():
            return None
        if not match.game.refusal(match.table.state, self.seat, leave):
            return Change(self.seat, leave)
        return vacate(match, self.seat) if match.is_vacant(self.seat) else None

    # In

    async def run(self) -> None:
        """Read until the end."""
        lines = Lines()
        while data := await self.next_words():
            for line in lines.feed(data):
                await self.slow_down()
                await self.take(line)
                if self.has_quit or self.writer.transport.is_closing():
                    return
            if lines.is_flooded:
                return

    async def next_words(self) -> bytes:
        """What is said next; nothing if the end has come, or if nothing comes for long while the
        table waits for its beginning."""
        while True:
            try:
                return await asyncio.wait_for(self.reader.read(CHUNK), self.options.idle)
            except TimeoutError:
                if self.has_begun():
                    continue  # then the clock of the turns minds who says nothing
                self.lobby.bites.note("line_idle", f"address {self.address}")
                return b""

    def has_begun(self) -> bool:
        """Whether the table of this player waits for nobody any more."""
        return self.view().phase != PHASE_NAMES[WAITING]

    async def slow_down(self) -> None:
        """Old clients want a pause before each answer; floods are read more slowly (DM-N20)."""
        now = asyncio.get_running_loop().time()
        rate = self.options.per_second
        earned = (now - self.credit_at) * rate
        self.credit = min(BURST, self.credit + earned) - 1.0
        self.credit_at = now
        pause = max(self.options.pace, -self.credit / rate)
        await asyncio.sleep(max(pause, 0.0))  # others go on between two lines, however many come

    async def take(self, line: str | None) -> None:
        """One line: exactly one reply, whatever it was (DM-N8), and none to an empty one."""
        if line is None:
            self.say("FAIL line too long")
        elif line:
            await self.obey(line)

    async def obey(self, line: str) -> None:
        """Do what a line says, or say why not."""
        try:
            await self.do(parse(line))
        except CommandFailed as failed:
            self.say(f"FAIL {failed}")
        except WaystoneError as refused:
            self.say(failure(refused.code))

    async def do(self, command: Command) -> None:
        """By the command's word."""
        if command.action is not None:
            await self.act(command.action)
        elif command.word == "LOOK":
            await self.host.command(lambda: self.say(*self.dialect.look(self.view())))
        elif command.word == "QUIT":
            self.has_quit = True
        elif command.word != SILENT:
            await self.answer(command)

    async def answer(self, command: Command) -> None:
        """Talk, names, and what is asked beside the game."""
        if command.word == "SHOUT":
            await self.shout(clean_shout(command.argument))
        elif command.word == "HELLO":
            await self.hello(command.argument)
        elif command.word == "OPT":
            self.say(self.dialect.option(command.argument))
        elif command.word == "APGET":
            self.say(self.dialect.action_points(self.view()))
        elif command.word == "STATUS":
            self.say(self.dialect.status(self.view()))
        else:
            await self.put(command.argument)

    async def act(self, action: Action) -> None:
        """Do it for this seat; the reply comes with the news of the step."""

        def decide() -> Change:
            check_running(self.host.match)
            return Change(self.seat, action)

        await self.host.command(decide)

    @property
    def name(self) -> str:
        """How this player is called at the table."""
        return self.host.match.info.places[self.seat].name

    def view(self) -> DooomView:
        """What the seat may know now."""
        return cast(DooomView, self.host.match.table.view(self.seat))

    async def shout(self, text: str) -> None:
        """To everybody at the table, this player included (DM-N11)."""
        if not text:
            raise CommandFailed("need something to shout")
        self.count_shout()
        line = ChatLine(self.seat, self.name, text, None, self.lobby.clock.wall())
        await self.host.say(line)

    def count_shout(self) -> None:
        """So many in so many seconds; a shout more is heard by nobody."""
        now, (most, seconds) = self.lobby.clock.now(), self.options.shouts
        if len(self.shouts) == most and now - self.shouts[0] < seconds:
            self.lobby.bites.note("shouts", f"address {self.address}")
            raise CommandFailed("too many shouts: wait a moment")
        self.shouts.append(now)

    async def hello(self, argument: str) -> None:
        """A name, once; without one it asks for the goal again (DM-N6, DM-N10)."""
        if not argument:
            self.say(self.dialect.goal(self.view().goal))
            return
        if self.has_name:
            raise CommandFailed("name already set")
        name = clean_name(argument)
        await self.host.command(partial(self.naming, name))
        self.has_name = bool(name)

    def naming(self, wanted: str) -> Change | None:
        """The seat goes by another name, if a name is left of what was said."""
        places = list(self.host.match.info.places)
        place = places[self.seat]
        if not wanted:
            self.say(*self.dialect.hello(place.name, self.view().goal))
            return None
        name = unlike(wanted, self.others())
        places[self.seat] = Place(place.player, self.guest, name=name)
        log.info("table %s: %s is %s", self.host.match.info.id, place.name, name)
        answer = self.dialect.hello(name, self.view().goal)
        info = self.host.match.info.with_places(places)
        return Change(self.seat, info=info, stored=lambda: self.say(*answer))

    def others(self) -> list[str]:
        """The names of the others at the table."""
        places = enumerate(self.host.match.info.places)
        return [place.name for seat, place in places if seat != self.seat]

    async def put(self, argument: str) -> None:
        """A test aid, on tables that are for tests (DM-N18)."""
        if not self.options.is_debug:
            raise CommandFailed("invalid command")
        words = argument.split()
        try:
            action = self.host.match.game.alphabet.parse("put " + " ".join(words))
        except IllegalAction:
            raise CommandFailed("invalid position") from None
        if self.host.match.info.state == OVER:
            raise CommandFailed(REASONS["GAME_OVER"])
        await self.act(action)
        self.say(self.dialect.success)
