"""A crowd that plays all games at once at a people's pace, and looks at the list of matches."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from time import perf_counter
from typing import NamedTuple

import aiohttp

from tests.server.attackers import Target, late_rows, until
from tests.server.kit import Json, ServerProcess

TABLES: Sequence[tuple[str, tuple[str, ...]]] = (
    ("delve-and-dash", ("me", "open")),
    ("delve-and-dash", ("me", "bot:expert")),
    ("extrikate", ("me", "bot:hard")),
    ("extrikate", ("me", "open")),
    ("dooom", ("me", "bot:hunter", "bot:seeker")),
    ("dooom", ("me", "bot:navigator")),
    ("dungeon-crawler", ("me", "open")),
    ("dungeon-crawler", ("me", "bot:racer", "bot:warlord")),
    ("dungeon-crawler", ("me", "bot:champion")),
)
"""What is played: people among themselves, bots that answer at once, heavy ones, slow ones."""


@dataclass(frozen=True)
class Size:
    """How many tables, and who look at the list; seconds between two moves, and of all of it."""

    tables: int
    followers: int
    pause: float
    seconds: float


class Figures(NamedTuple):
    """What the server says of its event loop, and what people saw of their moves, in seconds."""

    late: list[tuple[float, float]]
    most_late: float
    moves: dict[str, list[float]]
    seconds: float

    def late_by(self, part: float) -> float:
        """The least bound that the event loop kept so often."""
        return next(bound for bound, count in self.late if count >= part * self.late[-1][1])

    def told(self) -> str:
        """Some lines for the report."""
        late = ", ".join(f"{1000 * self.late_by(part):g}" for part in (0.5, 0.99))
        lines = [f"loop late p50, p99 <= {late} ms, most {1000 * self.most_late:.1f} ms"]
        for kind, moves in sorted(self.moves.items()):
            times = ", ".join(f"{1000 * share(moves, part):.1f}" for part in (0.5, 0.99, 1.0))
            rate = len(moves) / self.seconds
            lines.append(f"{kind}: {rate:.0f} moves/s, p50, p99, most {times} ms")
        return "\n".join(lines)


def share(times: list[float], part: float) -> float:
    """So many of them took no longer."""
    return sorted(times)[min(len(times) - 1, int(len(times) * part))]


class Table:
    """One table: whoever sits there moves after a pause; when a match is over the next begins."""

    def __init__(self, target: Target, number: int, pause: float) -> None:
        self.target = target
        self.game, self.seats = TABLES[number % len(TABLES)]
        self.kind = "people" if "open" in self.seats else f"with {self.seats[-1]}"
        self.rng = random.Random(number)
        self.pause = pause
        self.sessions: list[aiohttp.ClientSession] = []
        self.moves: list[float] = []

    async def play(self, stack: AsyncExitStack, stop: asyncio.Event) -> None:
        """Until it is enough."""
        for _ in range(1 + self.seats.count("open")):
            session = await stack.enter_async_context(self.target.stranger("127.0.0.1"))
            guest = await self.target.call(session, "/api/guest", {"token": True})
            session.headers["Authorization"] = f"Bearer {guest['token']}"
            self.sessions.append(session)
        while not stop.is_set():
            wish = {"game": self.game, "seats": self.seats}
            match = (await self.target.call(self.sessions[0], "/api/matches", wish))["match"]
            for session in self.sessions[1:]:
                await self.target.call(session, f"/api/matches/{match}/join", {})
            await asyncio.gather(*(self.sit(each, match, stop) for each in self.sessions))

    async def sit(self, session: aiohttp.ClientSession, match: str, stop: asyncio.Event) -> None:
        """One person, to the end of a match; refused when the other was faster, they look again."""
        async with session.ws_connect("/api/socket") as socket:
            await socket.send_json({"kind": "join", "match": match, "views": "changes"})
            frame = await until(socket, "snapshot")
            while frame["state"] == "running" and not stop.is_set():
                if frame["choices"]:
                    await asyncio.sleep(self.pause * self.rng.uniform(0.5, 1.5))
                    frame = await self.move(socket, match, frame)
                else:
                    frame = await heard(socket, frame, 1.0)

    async def move(self, socket: aiohttp.ClientWebSocketResponse, match: str, frame: Json) -> Json:
        """Something of what can be done."""
        do = self.rng.choice([each["do"] for each in frame["choices"]])
        begun = perf_counter()
        await socket.send_json({"kind": "act", "match": match, "n": frame["n"], "do": do})
        told = await until(socket, "steps", "changes", "refused")
        if told["kind"] != "refused":
            self.moves.append(perf_counter() - begun)
            return told
        await socket.send_json({"kind": "join", "match": match, "views": "changes"})
        return await until(socket, "snapshot")


async def heard(socket: aiohttp.ClientWebSocketResponse, frame: Json, seconds: float) -> Json:
    """What the others did, if it comes soon; else where the match stood."""
    try:
        async with asyncio.timeout(seconds):
            return await until(socket, "steps", "changes", "snapshot")
    except TimeoutError:
        return frame


async def follow_list(target: Target, stop: asyncio.Event) -> None:
    """Somebody who looks at the list of matches."""
    async with target.stranger("127.0.0.1") as session:
        socket = await session.ws_connect("/api/socket", origin=target.server.address)
        await socket.send_json({"kind": "lobby", "follow": True})
        while not stop.is_set():
            await heard(socket, {}, 1.0)


def most_late(metrics: str) -> float:
    """What the server says the most was."""
    found = re.search(r"waystone_loop_late_most_seconds ([\d.e-]+)", metrics)
    return float(found[1]) if found else 0.0


async def crowd(server: ServerProcess, size: Size) -> Figures:
    """Play; measured is what comes after all have sat down and the workers have started."""
    target, stop = Target(server), asyncio.Event()
    tables = [Table(target, number, size.pause) for number in range(size.tables)]
    async with AsyncExitStack() as stack:
        work = [asyncio.ensure_future(each.play(stack, stop)) for each in tables]
        work += [asyncio.ensure_future(follow_list(target, stop)) for _ in range(size.followers)]
        while not all(each.moves for each in tables):
            await asyncio.sleep(0.1)
            for task in work:
                if task.done():
                    task.result()
        await asyncio.sleep(size.seconds / 6)
        before, begun = await target.metrics(), perf_counter()
        for each in tables:
            each.moves.clear()
        await asyncio.sleep(size.seconds)
        while not all(each.moves for each in tables):  # a busy machine takes its time
            await asyncio.sleep(0.1)
        after, seconds = await target.metrics(), perf_counter() - begun
        moves: dict[str, list[float]] = {}
        for each in tables:
            moves.setdefault(each.kind, []).extend(each.moves)
        stop.set()
        await asyncio.gather(*work)
    known = dict(late_rows(before))
    late = [(bound, count - known[bound]) for bound, count in late_rows(after)]
    return Figures(late, most_late(after), moves, seconds)
