"""Strangers who attack a server, and people who play there meanwhile and must not notice."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

import aiohttp

from tests.processes import PATIENCE
from tests.server.kit import HEADER, Json, ServerProcess

Attack = Callable[["Target"], Awaitable[None]]


@dataclass
class Target:
    """A server, and what it said to those who attack it."""

    server: ServerProcess
    answers: dict[str, int] = field(default_factory=dict)

    @property
    def port(self) -> int:
        return self.server.port

    def note(self, answer: object) -> None:
        self.answers[str(answer)] = self.answers.get(str(answer), 0) + 1

    @asynccontextmanager
    async def stranger(self, address: str, **headers: str) -> AsyncIterator[aiohttp.ClientSession]:
        """Somebody at an address of this machine."""
        connector = aiohttp.TCPConnector(local_addr=(address, 0), limit=0)
        async with aiohttp.ClientSession(
            self.server.address,
            connector=connector,
            headers={**HEADER, **headers},
            cookie_jar=aiohttp.DummyCookieJar(),
        ) as session:
            yield session

    async def call(self, session: aiohttp.ClientSession, path: str, body: Any = None) -> Json:
        """One call, whose answer is noted; a cut connection is an answer too."""
        method = "GET" if body is None else "POST"
        try:
            async with session.request(method, path, json=body) as response:
                found: Json = await response.json()
        except (aiohttp.ClientError, OSError):
            self.note("cut")
            return {}
        self.note(found.get("error", {}).get("code", response.status))
        return found

    async def metrics(self) -> str:
        async with (
            aiohttp.ClientSession() as session,
            session.get(f"{self.server.address}/metrics") as response,
        ):
            return await response.text()


def bites(metrics: str, limit: str) -> int:
    """How often somebody has met a limit."""
    found = re.search(rf'waystone_limited_total{{limit="{limit}"}} (\d+)', metrics)
    return int(found[1]) if found else 0


async def until_bitten(target: Target, limit: str) -> None:
    """Until somebody has met a limit: a server on a busy machine is late with everything."""
    end = perf_counter() + PATIENCE
    while not bites(await target.metrics(), limit) and perf_counter() < end:
        await asyncio.sleep(0.2)


@dataclass
class Seen:
    """What the players saw, in seconds a move, and what the server counted."""

    moves: list[float]
    before: str
    metrics: str

    def share(self, part: float) -> float:
        """So many of the moves took no longer than this."""
        return sorted(self.moves)[min(len(self.moves) - 1, int(len(self.moves) * part))]

    def bites(self, limit: str) -> int:
        return bites(self.metrics, limit)

    def late(self, part: float) -> float:
        """The least bound in seconds that the event loop kept so often."""
        rows, before = late_rows(self.metrics), dict(late_rows(self.before))
        counts = [(bound, count - before[bound]) for bound, count in rows]
        return next(bound for bound, count in counts if count >= part * counts[-1][1])

    def told(self, what: str, target: Target) -> str:
        """A line for the report."""
        times = ", ".join(f"{1000 * self.share(part):.0f}" for part in (0.5, 0.99, 1.0))
        late = f"loop p99 <= {1000 * self.late(0.99):g} ms"
        return (
            f"{what}: {len(self.moves)} moves p50, p99, most {times} ms; {late}; {target.answers}"
        )


def late_rows(metrics: str) -> list[tuple[float, float]]:
    """How often the loop was late by no more than this."""
    rows = re.findall(r'loop_late_seconds_bucket{le="([^"]+)"} ([\d.]+)', metrics)
    return [(float(bound), float(count)) for bound, count in rows]


class Customer:
    """Somebody who plays alone, pausing after each move, and notes how long each move takes."""

    def __init__(self, target: Target, address: str, **headers: str) -> None:
        self.target = target
        self.address = address
        self.headers = headers
        self.moves: list[float] = []

    async def play(self, ready: asyncio.Event, stop: asyncio.Event) -> None:
        async with self.target.stranger(self.address, **self.headers) as session:
            async with session.post("/api/guest", json={"token": True}) as response:
                token = (await response.json())["token"]
            known = {"Authorization": f"Bearer {token}"}
            async with session.ws_connect("/api/socket", headers=known) as socket:
                while not stop.is_set():
                    await self.play_one(session, socket, known, ready, stop)

    async def play_one(
        self,
        session: aiohttp.ClientSession,
        socket: aiohttp.ClientWebSocketResponse,
        known: dict[str, str],
        ready: asyncio.Event,
        stop: asyncio.Event,
    ) -> None:
        """One match to its end, or until it is enough."""
        wish = {"game": "extrikate", "seats": ["me"]}
        async with session.post("/api/matches", json=wish, headers=known) as response:
            match = (await response.json())["match"]
        await socket.send_json({"kind": "join", "match": match})
        frame = await until(socket, "snapshot")
        ready.set()
        while not stop.is_set() and frame["state"] == "running":
            frame = await self.move(socket, match, frame)
            await asyncio.sleep(0.12)
        await socket.send_json({"kind": "part", "match": match})

    async def move(self, socket: aiohttp.ClientWebSocketResponse, match: str, frame: Json) -> Json:
        choices = [each["do"] for each in frame["choices"] if each["do"] != "leave"]
        do = choices[frame["n"] % len(choices)]
        begun = perf_counter()
        await socket.send_json({"kind": "act", "match": match, "n": frame["n"], "do": do})
        told = await until(socket, "steps", "refused")
        self.moves.append(perf_counter() - begun)
        assert told["kind"] == "steps", told
        return told


async def until(socket: aiohttp.ClientWebSocketResponse, *kinds: str) -> Json:
    while True:
        frame: Json = json.loads(await socket.receive_str(timeout=60))
        if frame["kind"] in kinds:
            return frame


async def withstand(server: ServerProcess, attack: Attack, **headers: str) -> tuple[Seen, Target]:
    """Attack a server while people play there; what they saw."""
    target = Target(server)
    customers = [Customer(target, f"127.0.0.{10 + n}", **headers) for n in range(3)]
    stop, ready = asyncio.Event(), [asyncio.Event() for _ in customers]
    playing = [
        asyncio.ensure_future(each.play(sits, stop))
        for each, sits in zip(customers, ready, strict=True)
    ]
    for each in ready:
        await each.wait()
    await asyncio.sleep(1)
    before = await target.metrics()
    try:
        await attack(target)
        await asyncio.sleep(0.5)
    finally:
        stop.set()
    await asyncio.gather(*playing)
    moves = [seconds for each in customers for seconds in each.moves]
    return Seen(moves, before, await target.metrics()), target


async def for_a_while(seconds: float, work: Callable[[], Awaitable[object]]) -> None:
    """The same again and again."""
    end = perf_counter() + seconds
    while perf_counter() < end:
        with suppress(aiohttp.ClientError, OSError):  # who is cut off comes back
            await work()
