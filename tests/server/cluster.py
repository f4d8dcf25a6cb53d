"""Several servers on one PostgreSQL database, and people who follow a match through any of them."""

from __future__ import annotations

import asyncio
import json
import random
import signal
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from types import TracebackType
from typing import Any

import aiohttp
import asyncpg

from tests.server.kit import CLOSING, HEADER, Json, ServerProcess

Steps = dict[str, list[tuple[int, str]]]


class Cluster:
    """So many server processes on a database; looks like one server whose address changes."""

    def __init__(self, folder: Path, database: str, number: int, *words: str) -> None:
        self.database = database
        self.servers = [
            ServerProcess(folder, "--database", database, *words) for _ in range(number)
        ]
        self.alive = list(self.servers)
        self.lives = 0
        self.rng = random.Random(1)
        self.stack = AsyncExitStack()

    async def __aenter__(self) -> Cluster:
        starting = [self.stack.enter_async_context(server) for server in self.servers]
        await asyncio.gather(*starting)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.stack.aclose()

    @property
    def address(self) -> str:
        """That of one that lives, another one each time."""
        return self.rng.choice(self.alive).address

    async def kill(self, server: ServerProcess) -> None:
        """One of them dies; its log must be clean."""
        self.alive.remove(server)
        self.lives += 1
        log = await server.end(signal.SIGKILL)
        assert '"level": "error"' not in log, log

    async def start_again(self, server: ServerProcess) -> None:
        """It comes back, at the same address."""
        await server.start()
        self.alive.append(server)

    async def end(self) -> None:
        """All are asked to stop; none has anything to complain about."""
        logs = await asyncio.gather(*(each.end(signal.SIGTERM) for each in self.alive))
        assert not [log for log in logs if '"level": "error"' in log], logs

    async def rows(self, question: str, *values: Any) -> list[Any]:
        """What the database says."""
        connection = await asyncpg.connect(self.database)
        try:
            return list(await connection.fetch(question, *values))
        finally:
            await connection.close()

    async def kept(self) -> Steps:
        """The steps that are stored, by match."""
        found: Steps = {}
        for match, n, text in await self.rows("select match, n, text from step order by match, n"):
            found.setdefault(match, []).append((n, text))
        return found


async def post(
    session: aiohttp.ClientSession, address: str, path: str, body: Json, token: str = ""
) -> tuple[int, Json]:
    """A call, by whoever has this token."""
    headers = {**HEADER, "Authorization": f"Bearer {token}"} if token else HEADER
    async with session.post(address + path, json=body, headers=headers) as response:
        return response.status, await response.json()


async def new_guest(session: aiohttp.ClientSession, address: str, name: str) -> str:
    """The token of a new guest."""
    _, answer = await post(session, address, "/api/guest", {"name": name, "token": True})
    token: str = answer["token"]
    return token


class Follower:
    """Somebody who follows one match on one socket, and keeps every frame."""

    def __init__(
        self,
        session: aiohttp.ClientSession,
        socket: aiohttp.ClientWebSocketResponse,
        match: str,
    ) -> None:
        self.session = session
        self.socket = socket
        self.match = match
        self.frames: list[Json] = []
        self.raw: list[str] = []
        self.came = asyncio.Event()
        self.reading = asyncio.create_task(self.read())

    @classmethod
    async def join(
        cls, session: aiohttp.ClientSession, address: str, match: str, token: str
    ) -> Follower:
        """Follow a match through this server; returns when it is seen."""
        headers = {"Authorization": f"Bearer {token}"}
        url = f"{address}/api/socket"
        socket = await session.ws_connect(url, headers=headers, timeout=CLOSING, max_msg_size=0)
        follower = cls(session, socket, match)
        await follower.say("join")
        await follower.until(lambda frame: frame["kind"] == "seats")
        return follower

    async def read(self) -> None:
        async for message in self.socket:
            frame = json.loads(message.data)
            if frame["kind"] != "hello":
                self.raw.append(message.data)
                self.frames.append(frame)
            self.came.set()
        self.came.set()

    async def say(self, kind: str, **words: Any) -> None:
        await self.socket.send_json({"kind": kind, "match": self.match, **words})

    async def answered(self, t: float) -> None:
        """Once all that was said here is answered."""
        await self.socket.send_json({"kind": "ping", "t": t})
        await self.until(lambda frame: frame["kind"] == "pong" and frame["t"] == t)

    async def until(self, is_it: Callable[[Json], bool], start: int = 0) -> Json:
        """The first frame like that, from this one on."""
        while True:
            for frame in self.frames[start:]:
                if is_it(frame):
                    return frame
            assert not self.socket.closed, "the connection is gone"
            self.came.clear()
            await self.came.wait()

    @property
    def last(self) -> Json:
        """The latest frame with a view."""
        return next(f for f in reversed(self.frames) if f["kind"] in ("snapshot", "steps"))

    async def stands_at(self, n: int) -> Json:
        """The latest frame with a view, once that many steps were told."""
        await self.until(lambda f: f["kind"] in ("snapshot", "steps") and f["n"] >= n)
        return self.last

    async def close(self) -> None:
        await self.socket.close()
        await self.reading
