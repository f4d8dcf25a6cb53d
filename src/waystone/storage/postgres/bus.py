"""News between processes by LISTEN and NOTIFY, on connections of their own.

Never in the transaction that stores steps: a commit that notifies takes a lock of the whole
database server, and a few hundred of them in a second are all that it can do.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any, Final

import msgspec

from waystone.match.model import StoreFailed
from waystone.match.ports import GuestNotice, Notice
from waystone.storage.postgres.link import ANSWER_SECONDS, LOST, REST_SECONDS, Link, connect
from waystone.storage.postgres.presence import SharedPresence

CHANNEL: Final = "waystone"
GATHER_SECONDS: Final = 0.004
MOST_BYTES: Final = 7900
"""PostgreSQL takes less than 8000 at once."""
PING_SECONDS: Final = 2.0
Heard = Callable[[Notice | GuestNotice], None]
log = logging.getLogger("waystone.storage")


class Message(msgspec.Struct, frozen=True, array_like=True):
    """What travels: notices of one process, without its name in each of them."""

    process: str
    matches: list[tuple[str, int, bool, bool, int]] = []
    guests: list[tuple[str, bool]] = []


class PostgresBus:
    """Gathers notices for some milliseconds, and tells them with one statement."""

    def __init__(self, url: str, link: Link, presence: SharedPresence) -> None:
        self.url: Final = url
        self.link: Final = link
        self.presence: Final = presence
        self.listeners: list[Heard] = []
        self.waiting: list[Notice | GuestNotice] = []
        self.sending: asyncio.Task[None] | None = None
        self.is_listening: Final = asyncio.Event()

    # Out

    def announce(self, notice: Notice | GuestNotice) -> None:
        """Tell the other processes soon."""
        self.waiting.append(notice)
        if self.sending is None or self.sending.done():
            self.sending = asyncio.get_running_loop().create_task(self.send_soon())

    async def send_soon(self) -> None:
        """Send what was gathered meanwhile, again and again while more comes."""
        while self.waiting:
            await asyncio.sleep(GATHER_SECONDS)
            await self.send()

    async def send(self) -> None:
        """Send what waits; what gets lost is found by looking into the store now and then."""
        waiting, self.waiting = self.waiting, []
        try:
            await self.presence.flush()  # whoever hears of somebody's coming finds them there
            for text in packed(waiting):
                await self.link.fetch("select pg_notify($1, $2)", CHANNEL, text)
        except StoreFailed:
            log.warning("%s notices could not be told to other processes", len(waiting))

    # In

    def listen(self, hear: Heard) -> None:
        """Hear every notice from now on."""
        self.listeners.append(hear)

    async def listen_for_ever(self) -> None:
        """Hear what others tell; a connection that is lost is made anew."""
        while True:
            try:
                await self.listen_once()
            except LOST as error:
                log.error("other processes can't be heard: %s", str(error) or type(error).__name__)
            self.is_listening.clear()
            await asyncio.sleep(REST_SECONDS)

    async def listen_once(self) -> None:
        """Listen on one connection until it is lost."""
        connection = await connect(self.url)
        try:
            await connection.add_listener(CHANNEL, self.hear)
            self.is_listening.set()
            while True:
                await asyncio.sleep(PING_SECONDS)
                async with asyncio.timeout(ANSWER_SECONDS):
                    await connection.execute("select 1")
        finally:
            connection.terminate()

    def hear(self, connection: Any, sender: int, channel: str, text: str) -> None:
        """Tell everybody who listens here."""
        with suppress(msgspec.DecodeError):  # of a version to come
            message = msgspec.json.decode(text, type=Message)
            for notice in unpacked(message):
                for hear in self.listeners:
                    hear(notice)


def packed(notices: list[Notice | GuestNotice]) -> Iterator[str]:
    """Notices of one process as texts that are short enough."""
    found = [message_of(notice) for notice in dict.fromkeys(notices)]
    while found:
        count = len(found)
        while len(text := msgspec.json.encode(joined(found[:count]))) > MOST_BYTES:
            count = max(1, count // 2)
        yield text.decode()
        found = found[count:]


def message_of(notice: Notice | GuestNotice) -> Message:
    """One notice alone."""
    if isinstance(notice, GuestNotice):
        return Message(notice.process, guests=[(notice.guest, notice.forgotten)])
    what = (notice.match, notice.number, notice.seats, notice.listed, notice.chat)
    return Message(notice.process, [what])


def joined(messages: list[Message]) -> Message:
    """Several of one process as one."""
    return Message(
        messages[0].process,
        [each for message in messages for each in message.matches],
        [each for message in messages for each in message.guests],
    )


def unpacked(message: Message) -> Iterator[Notice | GuestNotice]:
    """The notices of a message."""
    for match, number, seats, listed, chat in message.matches:
        yield Notice(match, number, message.process, seats, listed, chat)
    for guest, forgotten in message.guests:
        yield GuestNotice(guest, message.process, forgotten)
