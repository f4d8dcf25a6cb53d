"""Our server under load: duels of Delve & Dash with real rules, views and durable storage."""

import os
import random
import re
import sys
from pathlib import Path
from typing import Any

import aiohttp
import msgspec

from bench.load import Server

ROOT = Path(__file__).resolve().parent.parent
HEADER = {"X-Waystone": "1"}


class Choice(msgspec.Struct):
    """One thing that may be done."""

    do: str


class Heard(msgspec.Struct):
    """As much of a frame as a player of this test needs."""

    kind: str
    n: int | None = None
    state: str = ""
    code: str = ""
    acting: list[int] = []
    choices: list[Choice] = []


decode = msgspec.json.Decoder(Heard).decode


def start(data: str, *more: str, package: Path = ROOT / "src") -> tuple[Server, str]:
    """`waystone serve` on a fresh folder, and its address; `package` is where it is imported."""
    words = [sys.executable, "-m", "waystone", "serve", "--port", "0", "--no-limits"]
    path = os.pathsep.join([str(package), os.environ.get("PYTHONPATH", "")])
    server = Server([*words, "--data", data, *more], ROOT, {"PYTHONPATH": path})
    line = server.first_line()
    found = re.search(r"http://\S+(?=/)", line)
    if found is None:
        server.stop()
        raise SystemExit(f"the server did not start: {line}")
    return server, found.group(0)


def is_compiled(server: Server) -> bool:
    """Whether its process has really loaded a compiled engine."""
    return "waystone__mypyc" in Path(f"/proc/{server.process.pid}/maps").read_text()


class Duel:
    """One duel with both its sockets."""

    def __init__(
        self, address: str, session: aiohttp.ClientSession, seed: int, other: str = ""
    ) -> None:
        self.address = address
        self.other = other or address
        self.session = session
        self.rng = random.Random(seed)
        self.moves = 0
        self.match = ""
        self.sockets: list[aiohttp.ClientWebSocketResponse] = []
        self.heard: list[Heard] = []

    async def call(self, path: str, body: dict[str, Any], token: str = "") -> dict[str, Any]:
        """One call of the house."""
        headers = {**HEADER, "Authorization": f"Bearer {token}"} if token else HEADER
        async with self.session.post(self.address + path, json=body, headers=headers) as answer:
            found: dict[str, Any] = await answer.json()
            assert answer.status == 200, found
            return found

    async def open(self) -> None:
        """Two guests sit down and choose their waystones."""
        tokens = [(await self.call("/api/guest", {"token": True}))["token"] for _ in (0, 1)]
        # Many lives, so that matches last as long as the measurement.
        wish = {"seats": ["me", "open"], "settings": {"lives": "9"}}
        self.match = (await self.call("/api/matches", wish, tokens[0]))["match"]
        seat = (await self.call(f"/api/matches/{self.match}/join", {}, tokens[1]))["seat"]
        for at, token in zip(
            (self.address, self.other), tokens if seat == 1 else tokens[::-1], strict=True
        ):
            url, headers = f"{at}/api/socket", {"Authorization": f"Bearer {token}"}
            socket = await self.session.ws_connect(url, headers=headers, compress=0)
            await socket.send_str(f'{{"kind":"join","match":"{self.match}"}}')
            self.sockets.append(socket)
            self.heard.append(await self.next_frame(socket))
        await self.move(0, "waystone b2")
        await self.move(1, "waystone g7")
        self.moves = 0

    async def next_frame(self, socket: aiohttp.ClientWebSocketResponse) -> Heard:
        """The next frame about steps."""
        while True:
            frame = decode(await socket.receive_str(timeout=30))
            if frame.kind in ("steps", "snapshot"):
                return frame
            assert frame.kind != "refused", frame.code

    async def move(self, seat: int, do: str) -> None:
        """One move, received by both."""
        n = self.heard[0].n
        act = f'{{"kind":"act","match":"{self.match}","n":{n},"do":"{do}","id":"{n}"}}'
        await self.sockets[seat].send_str(act)
        self.heard = [await self.next_frame(socket) for socket in self.sockets]
        self.moves += 1

    async def any_move(self) -> bool:
        """Something legal by whose turn it is; False when the match is over."""
        if self.heard[0].state != "running":
            return False
        seat = self.heard[0].acting[0]
        await self.move(seat, self.rng.choice(self.heard[seat].choices).do)
        return True

    async def close(self) -> None:
        """Hang up."""
        for socket in self.sockets:
            await socket.close()
