"""A server in a process of its own, that can be killed, and players who do not give up."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import re
import signal
import socket
import sqlite3
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import aiohttp

import waystone
from tests.processes import end_group, start_beside

Json = dict[str, Any]
HEADER = {"X-Waystone": "1"}
SOURCE = Path(waystone.__file__).resolve().parents[1]
"""The package under test, which may be a compiled one."""
LASTING = range(10_000, 32_000)
"""Ports that systems give to nobody who asks for any."""


def lasting_port() -> int:
    """A free port for a server that goes down and comes back.

    Were it one of those that clients are given as their own, one of the many who try to reach it
    meanwhile would have it sooner or later, and be connected with itself.
    """
    while True:
        port = random.SystemRandom().choice(LASTING)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class ServerProcess:
    """`waystone serve` on a data folder; the port stays the same over restarts.

    `lives` counts its starts. Who enters it starts it, and who leaves it leaves nothing behind.
    """

    limits: tuple[str, ...] = ("--no-limits",)

    def __init__(self, data: Path, *words: str) -> None:
        self.data = data
        self.words = words
        self.port = lasting_port()
        self.process: asyncio.subprocess.Process | None = None
        self.lives = 0

    async def __aenter__(self) -> ServerProcess:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        if self.process is not None:
            end_group(self.process.pid)
            await self.process.wait()
            await self.writing

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    async def start(self) -> float:
        """Start and wait until it answers; how many seconds that took."""
        begun = asyncio.get_running_loop().time()
        path = os.pathsep.join([str(SOURCE), os.environ.get("PYTHONPATH", "")])
        self.process = await start_beside(
            *(sys.executable, "-m", "waystone", "serve", "--data", str(self.data)),
            *("--port", str(self.port), *self.limits, *self.words),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": path},
        )
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        # Read all the while: a log that nobody reads stops its writer.
        self.writing = asyncio.create_task(self.process.stderr.read())
        found, line = None, "a first line"
        while found is None and line:  # a port for programs is told first
            line = (await self.process.stdout.readline()).decode()
            found = re.search(r":(\d+)/", line)
        assert found, line + (await self.writing).decode()
        self.port = int(found.group(1))
        self.lives += 1
        return asyncio.get_running_loop().time() - begun

    async def end(self, how: signal.Signals) -> str:
        """End it; what it wrote to its log."""
        assert self.process is not None
        self.process.send_signal(how)
        return await self.ended()

    async def ended(self) -> str:
        """Once it has ended: what it wrote to its log."""
        assert self.process is not None
        await self.process.wait()
        errors = (await self.writing).decode()
        end_group(self.process.pid)
        return errors

    def kept(self) -> dict[str, list[tuple[int, str]]]:
        """The steps on disk, by match."""
        found: dict[str, list[tuple[int, str]]] = {}
        with sqlite3.connect(f"file:{self.data / 'waystone.db'}?mode=ro", uri=True) as db:
            for match, n, text in db.execute("select match, n, text from step order by match, n"):
                found.setdefault(match, []).append((n, text))
        db.close()
        return found


class GuardedServer(ServerProcess):
    """One with the limits that strangers meet."""

    limits = ()


class Player:
    """Plays both seats of a match on one socket, and comes back after every loss."""

    def __init__(self, server: ServerProcess, session: aiohttp.ClientSession, seed: int) -> None:
        self.server = server
        self.session = session
        self.rng = random.Random(seed)
        self.ids = itertools.count(1)
        self.name = f"p{seed}"
        self.token = ""
        self.match = ""
        self.since = 0
        self.pending: Json | None = None
        self.told: dict[int, str] = {}
        self.lives_heard: set[int] = set()
        self.refused: list[str] = []
        self.is_over = False

    async def call(self, path: str, body: Json) -> Json:
        headers = {**HEADER, "Authorization": f"Bearer {self.token}"} if self.token else HEADER
        url = self.server.address + path
        async with self.session.post(url, json=body, headers=headers) as response:
            answer: Json = await response.json()
            assert response.status == 200, answer
            return answer

    async def open(self) -> None:
        self.token = (await self.call("/api/guest", {"token": True}))["token"]
        wish = {"seats": ["me", "me"], "settings": {"lives": "9"}, "public": False}
        self.match = (await self.call("/api/matches", wish))["match"]

    async def play(self, stop: asyncio.Event) -> None:
        """Play until told to stop; every loss of the server is survived."""
        while not (stop.is_set() or self.is_over):
            try:
                await self.connection(stop)
            except (aiohttp.ClientError, OSError, TimeoutError):
                await asyncio.sleep(0.05)

    async def connection(self, stop: asyncio.Event) -> None:
        life = self.server.lives
        headers = {"Authorization": f"Bearer {self.token}"}
        url = f"{self.server.address}/api/socket"
        async with self.session.ws_connect(url, headers=headers, timeout=CLOSING) as socket:
            await socket.send_json({"kind": "join", "match": self.match, "since": self.since})
            async for message in socket:
                if message.type is not aiohttp.WSMsgType.TEXT:
                    return
                frame = json.loads(message.data)
                await self.hear(socket, frame)
                if frame["kind"] == "steps":
                    self.lives_heard.add(life)
                if stop.is_set() or self.is_over:
                    return

    async def hear(self, socket: aiohttp.ClientWebSocketResponse, frame: Json) -> None:
        """Write down what was acknowledged; answer with the next action."""
        if frame["kind"] == "refused":
            self.refused.append(frame["code"])
            self.pending = None
            await socket.send_json({"kind": "join", "match": self.match, "since": self.since})
        elif frame["kind"] in ("snapshot", "steps"):
            assert frame["n"] >= self.since, "an acknowledged step is lost"
            for step in frame["steps"]:
                known = self.told.setdefault(step["n"], step["did"])
                assert known == step["did"], "a step was changed"
            self.since = frame["n"]
            self.is_over = frame["result"] is not None
            await self.go_on(socket, frame)

    async def go_on(self, socket: aiohttp.ClientWebSocketResponse, frame: Json) -> None:
        """Send what is unanswered again, or choose something new."""
        if self.pending is not None and self.pending["n"] < frame["n"]:
            self.pending = None
        if self.pending is None and frame["choices"]:
            do = self.rng.choice(frame["choices"])["do"]
            self.pending = {"kind": "act", "match": self.match, "n": frame["n"], "do": do}
            self.pending |= {"id": f"{self.name}-{next(self.ids)}"}
            self.pending |= {"seat": frame["acting"][0]}
        if self.pending is not None:
            await socket.send_json(self.pending)


CLOSING = aiohttp.ClientWSTimeout(ws_close=1.0)
