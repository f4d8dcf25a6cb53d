"""A server in this process, and people who talk to it over real sockets."""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp

from tests.processes import PATIENCE
from waystone.api.openapi import describe
from waystone.api.options import Options
from waystone.api.serve import context_of, listening
from waystone.api.server import WebServer
from waystone.api.static import Client
from waystone.kernel.dice import SeededDice
from waystone.match.in_process import SystemClock, one_process
from waystone.match.thinking import WorkerThinker
from waystone.service.context import Store
from waystone.service.limits import Limits
from waystone.service.routes import ROUTES
from waystone.storage.memory import MemoryStore

Json = dict[str, Any]
HEADER = {"X-Waystone": "1"}


class ShiftedClock(SystemClock):
    """The machine's time, some while later."""

    def __init__(self) -> None:
        self.later_by = 0.0

    def now(self) -> float:
        return super().now() + self.later_by

    def wall(self) -> int:
        return super().wall() + int(self.later_by * 1000)


class Line:
    """One socket of one person: everything it was sent is kept, as text too."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.texts: list[str] = []

    async def say(self, kind: str, **fields: Any) -> None:
        await self.socket.send_str(json.dumps({"kind": kind, **fields}))

    async def hear(self) -> Json:
        """The next frame, whatever it is."""
        text = await self.socket.receive_str(timeout=PATIENCE)
        self.texts.append(text)
        frame: Json = json.loads(text)
        return frame

    async def until(self, *kinds: str) -> Json:
        """The next frame of these kinds."""
        while True:
            frame = await self.hear()
            if frame["kind"] in kinds:
                return frame

    async def join(self, match: str, since: int | None = None) -> Json:
        """Follow a match; the snapshot."""
        await self.say("join", match=match, since=since)
        snapshot = await self.until("snapshot", "refused")
        if snapshot["kind"] == "snapshot":
            await self.until("seats")
        return snapshot

    async def act(self, match: str, n: int, do: str, id: str = "", **more: Any) -> Json:
        """Do something; what follows from it, or the refusal."""
        await self.say("act", match=match, n=n, do=do, id=id, **more)
        return await self.until("steps", "refused")

    async def sync(self) -> None:
        """Everything sent before this has been dealt with."""
        await self.newest({})

    async def newest(self, frame: Json) -> Json:
        """The last steps that were told until now, or this frame if there were none."""
        await self.say("ping", t=1)
        while (heard := await self.hear())["kind"] != "pong":
            if heard["kind"] == "steps":
                frame = heard
        return frame

    async def close_code(self) -> int | None:
        """How the server closed the line."""
        while not self.socket.closed:
            message = await self.socket.receive(timeout=PATIENCE)
            if message.type in (aiohttp.WSMsgType.CLOSED, aiohttp.WSMsgType.ERROR):
                break
        return self.socket.close_code


class Person:
    """One guest with a token."""

    def __init__(self, server: "Server", token: str, guest: str) -> None:
        self.server = server
        self.token = token
        self.guest = guest

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    async def post(self, path: str, body: Any = None, **headers: str) -> tuple[int, Json]:
        return await self.server.post(path, body or {}, **self.headers, **headers)

    async def get(self, path: str) -> tuple[int, Json]:
        return await self.server.get(path, **self.headers)

    async def open(self, *seats: str, **wish: Any) -> Json:
        """Open a match."""
        status, answer = await self.post("/api/matches", {"seats": list(seats or ("me",)), **wish})
        assert status == 200, answer
        return answer

    async def line(self) -> Line:
        """A socket, after its hello."""
        return await self.server.line(**self.headers)


class Browser(Person):
    """One guest with a cookie, as people are."""

    @property
    def headers(self) -> dict[str, str]:
        return {"Cookie": f"waystone={self.token}", "Origin": self.server.address}


PATHS = describe(ROUTES, {})["paths"]


def as_described(method: str, path: str, status: int, answer: Json) -> Json:
    """The answer, whose status and code must stand in the description of the call."""
    for pattern, calls in PATHS.items():
        if method in calls and re.fullmatch(re.sub("{.*?}", "[^/?]+", pattern), path.split("?")[0]):
            told = calls[method]["responses"][str(status)]["description"]
            # A match called `..` is no call at all; what is wrong with a map has codes of its own.
            codes = (*told.split(", "), "NOT_FOUND")
            assert status in (200, 400) or answer["error"]["code"] in codes, answer
    return answer


class Server:
    """The server's address, and everything behind it."""

    def __init__(
        self,
        address: str,
        web: WebServer,
        session: aiohttp.ClientSession,
        thinker: WorkerThinker,
    ) -> None:
        self.thinker = thinker
        self.address = address.rstrip("/")
        self.web = web
        self.context = web.context
        self.session = session

    async def person(self, name: str = "Ada") -> Person:
        status, answer = await self.post("/api/guest", {"name": name, "token": True})
        assert status == 200, answer
        return Person(self, answer["token"], answer["guest"])

    async def browser(self, name: str = "Ada") -> "Browser":
        """Somebody at a page, whose token is a cookie."""
        url = f"{self.address}/api/guest"
        async with self.session.post(url, json={"name": name}, headers=HEADER) as response:
            answer = await response.json()
            assert response.status == 200, answer
            return Browser(self, response.cookies["waystone"].value, answer["guest"])

    async def post(self, path: str, body: Any, **headers: str) -> tuple[int, Json]:
        url, all_headers = self.address + path, {**HEADER, **headers}
        async with self.session.post(url, json=body, headers=all_headers) as response:
            return response.status, as_described(
                "post", path, response.status, await response.json()
            )

    async def get(self, path: str, **headers: str) -> tuple[int, Json]:
        async with self.session.get(self.address + path, headers=headers) as response:
            return response.status, as_described(
                "get", path, response.status, await response.json()
            )

    async def line(self, **headers: str) -> Line:
        if "Authorization" not in headers:
            headers.setdefault("Origin", self.address)
        socket = await self.session.ws_connect(
            f"{self.address}/api/socket", headers=headers, max_msg_size=0
        )
        line = Line(socket)
        assert (await line.hear())["kind"] == "hello"
        return line


@asynccontextmanager
async def serving(
    store: Store | None = None,
    limits: Limits | None = None,
    client: Path | None = None,
    engine: Path | None = None,
    **how: Any,
) -> AsyncIterator[Server]:
    """A server at a free port, with a client of its own that keeps no cookies."""
    thinker = WorkerThinker()
    options = Options(port=0, limits=limits or Limits(), **how)
    store = store or MemoryStore()
    ports = one_process(store, ShiftedClock(), thinker)
    context = context_of(store, ports, options)
    web = WebServer(context, options)
    jar = aiohttp.DummyCookieJar()
    files = Client(client or Path("/nonexistent"), engine)
    async with listening(web, files) as address, aiohttp.ClientSession(cookie_jar=jar) as session:
        yield Server(address, web, session, thinker)
    thinker.close()


async def duel(server: Server, **wish: Any) -> tuple[str, list[Person], list[Line], list[Json]]:
    """Two people far apart, in the order of their seats, both following; with their snapshots."""
    one, other = await server.person("Ada"), await server.person("Bob")
    match = (await one.open("me", "open", **{"seed": "duel", **wish}))["match"]
    _, seated = await other.post(f"/api/matches/{match}/join")
    people = [one, other] if seated["seat"] == 1 else [other, one]
    lines = [await person.line() for person in people]
    snapshots = [await line.join(match) for line in lines]
    await asyncio.gather(*(line.sync() for line in lines))
    return match, people, lines, snapshots


async def begin(match: str, lines: list[Line], waystones: tuple[str, ...] = ("a1", "h8")) -> Json:
    """Choose waystones; the frame that follows, for seat 0."""
    frame: Json = {}
    for seat, (line, cell) in enumerate(zip(lines, waystones, strict=True)):
        await line.say("act", match=match, n=seat, do=f"waystone {cell}")
        frames = [await each.until("steps") for each in lines]
        frame = frames[0]
    return frame


async def wander(match: str, lines: list[Line], frame: Json, steps: int, seed: str) -> list[Json]:
    """Do anything legal, seat by seat; the frames of the last step for each line."""
    dice = SeededDice(seed)
    frames = [frame] * len(lines)
    for _ in range(steps):
        if frames[0]["state"] != "running":
            break
        seat = frames[0]["acting"][0]
        choices = frames[seat]["choices"] if frames[seat]["choices"] else [{"do": "next turn"}]
        do = choices[dice.index(len(choices))]["do"]
        await lines[seat].say("act", match=match, n=frames[0]["n"], do=do)
        frames = [await line.until("steps") for line in lines]
    return frames


async def stroll(
    match: str, lines: list[Line], frames: list[Json], steps: int, seed: str
) -> list[Json]:
    """As `wander`, for any game and from its first snapshots: whoever has a choice takes one."""
    dice = SeededDice(seed)
    for _ in range(steps):
        chooser = next((at for at, frame in enumerate(frames) if frame["choices"]), None)
        if chooser is None:
            break
        choices = frames[chooser]["choices"]
        do = choices[dice.index(len(choices))]["do"]
        await lines[chooser].say("act", match=match, n=frames[chooser]["n"], do=do)
        frames[chooser] = await lines[chooser].until("steps")
        frames = [await line.newest(frames[at]) for at, line in enumerate(lines)]
    return frames
