"""A server in a thread of this process: rude guests speak to it while a browser looks on."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any, TypeVar

import waystone.api
from tests.api.kit import Line, Person, Server, serving
from tests.processes import PATIENCE
from waystone.service.limits import Limits

STATIC = Path(waystone.api.__file__).parent / "static"
ANY = (10**9, 1.0)
PATIENT = Limits(
    player_frames=ANY,
    watcher_frames=ANY,
    chats=ANY,
    new_matches=ANY,
    new_guests=ANY,
    calls=ANY,
    long_calls=ANY,
    lessons=ANY,
    sockets_per_address=10**6,
)
OPEN = ("me", "open")
T = TypeVar("T")


class Hall:
    """What guests do at the server, one thing after another."""

    def __init__(self, loop: asyncio.AbstractEventLoop, server: Server) -> None:
        self.loop = loop
        self.server = server

    def do(self, task: Coroutine[Any, Any, T]) -> T:
        """Have it done in the server's own thread."""
        return asyncio.run_coroutine_threadsafe(task, self.loop).result(PATIENCE)

    async def present(self, name: str, *seats: str, **wish: Any) -> tuple[str, Person, Line]:
        """A guest of this name at a match of its own that everybody can see."""
        person = await self.server.person(name)
        match = (await person.open(*seats, **wish))["match"]
        line = await person.line()
        await line.join(match)
        return match, person, line

    async def finished(self, names: tuple[str, str], seed: str) -> str:
        """A duel of guests with these names, over at once because one of them leaves."""
        match, _, line = await self.present(names[0], *OPEN, seed=seed, public=True)
        other = await self.server.person(names[1])
        assert (await other.post(f"/api/matches/{match}/join"))[0] == 200
        await line.until("snapshot")
        await line.say("act", match=match, n=0, do="leave", id="1")
        while (await line.until("steps"))["state"] != "over":
            pass
        await line.socket.close()
        return match


@contextmanager
def opened_hall() -> Iterator[Hall]:
    """Open it, and close it at the end."""
    loop = asyncio.new_event_loop()
    thread = Thread(target=loop.run_forever, daemon=True)
    thread.start()
    place = serving(limits=PATIENT, client=STATIC)
    enter = asyncio.run_coroutine_threadsafe(place.__aenter__(), loop)
    yield Hall(loop, enter.result(PATIENCE))
    asyncio.run_coroutine_threadsafe(place.__aexit__(None, None, None), loop).result(PATIENCE)
    loop.call_soon_threadsafe(loop.stop)
    thread.join(PATIENCE)
    loop.close()
