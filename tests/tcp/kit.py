"""A door on a real port, and clients that talk to it line by line."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from tests.processes import PATIENCE
from waystone.match.host import Host
from waystone.match.in_process import SystemClock, one_process
from waystone.match.lobby import Lobby
from waystone.match.thinking import WorkerThinker
from waystone.storage.memory import MemoryStore
from waystone.tcp.listener import Listener
from waystone.tcp.options import ListenerOptions

DOOR_WORDS = (
    *("dialect", "pace", "linger", "most", "per_second"),
    *("per_address", "idle", "shouts"),
)


class Client:
    """One connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    def say(self, *lines: str) -> None:
        """Send lines."""
        self.send("".join(f"{line}\n" for line in lines).encode())

    def send(self, data: bytes) -> None:
        """Send bytes as they are."""
        self.writer.write(data)

    async def hear(self, seconds: float = PATIENCE) -> str:
        """The next line; an end of the connection is `<closed>`."""
        data = await asyncio.wait_for(self.reader.readline(), seconds)
        return data.decode().removesuffix("\n") if data else "<closed>"

    async def expect(self, *lines: str) -> None:
        """Exactly these lines come next."""
        for line in lines:
            found = await self.hear()
            assert found == line, f"expected {line!r}, heard {found!r}"

    async def ask(self, line: str, count: int = 1) -> list[str]:
        """Say something and hear so many lines."""
        self.say(line)
        return [await self.hear() for _ in range(count)]

    async def until(self, wanted: str) -> list[str]:
        """All lines up to this one; who hopes for success and is refused need not go on waiting."""
        found: list[str] = []
        while not found or found[-1] != wanted:
            found.append(await self.hear())
            assert found[-1] != "<closed>", found
            is_refused = found[-1].startswith("FAIL")
            assert not (is_refused and wanted in ("SUCCESS", "SUCCEED")), found
        return found

    async def until_closed(self) -> None:
        """The other side has ended the connection."""
        while await self.hear() != "<closed>":
            pass

    async def look(self) -> list[str]:
        """The rows of the window."""
        self.say("LOOK")
        await self.expect("LOOKREPLY")
        rows = [await self.hear()]
        rows += [await self.hear() for _ in range(len(rows[0]) - 1)]
        await self.expect("")
        return rows

    async def silence(self) -> None:
        """Nothing comes: whatever was caused is here by now."""
        self.say("APGET")
        assert (await self.hear()).startswith("AP ")

    async def close(self) -> None:
        """End the connection."""
        self.writer.close()
        await asyncio.sleep(0)


class Hall:
    """A door with everything behind it."""

    def __init__(self, listener: Listener, port: int) -> None:
        self.listener = listener
        self.port = port
        self.clients: list[Client] = []

    async def connect(self, greeted: bool = True) -> Client:
        """A new connection, after its GOLD."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        client = Client(reader, writer)
        self.clients.append(client)
        if greeted:
            assert (await client.hear()).startswith("GOLD ")
        return client

    @property
    def table(self) -> Host:
        """The newest table."""
        return self.listener.tables[-1]


@asynccontextmanager
async def opened(
    seats: int = 2, bots: Sequence[str] = (), lobby: Lobby | None = None, **how: Any
) -> AsyncIterator[Hall]:
    """A door at a free port; settings of the game are given by name."""
    door_words = {name: how.pop(name) for name in DOOR_WORDS if name in how}
    settings = {"start_delay": "0", **how}
    options = ListenerOptions(port=0, seats=seats, bots=bots, settings=settings, **door_words)
    thinker = WorkerThinker()
    lobby = lobby or Lobby(one_process(MemoryStore(), SystemClock(), thinker))
    listener = Listener(lobby, options)
    async with listener.listening() as ports:
        hall = Hall(listener, ports[0])
        try:
            yield hall
        finally:  # a test that fails must not leave sockets to the next one
            for client in hall.clients:
                client.writer.close()
    await lobby.close()


def demo(rows: Sequence[str], win: int = 1) -> dict[str, Any]:
    """Settings for a drawn map on which players can be put anywhere."""
    text = "\n".join(["name Demo", f"win {win}", *rows, ""])
    return {"map": "custom", "map_text": text, "debug": "yes"}


async def duel(hall: Hall, *places: tuple[int, int], older: bool = False) -> tuple[Client, Client]:
    """Two players at these columns and rows, in the first turn of the first of them.

    The first is put in place before the second comes, so that neither stands in the other's way.
    """
    done = "SUCCEED" if older else "SUCCESS"
    one = await hall.connect(greeted=not older)
    for column, row in places[:1]:
        assert await one.ask(f"SETPLAYERPOS {column} {row}") == [done]
    other = await hall.connect(greeted=not older)
    await one.until("STARTTURN")
    for column, row in places[1:]:
        other.say(f"SETPLAYERPOS {column} {row}")
        await other.until(done)
    one.say("APGET")
    await one.until("AP 6")
    return one, other
