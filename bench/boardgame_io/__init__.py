"""boardgame.io under the same load: its server with a toy game, its wire spoken from here."""

import random
import shutil
import socket as sockets
import subprocess
from pathlib import Path
from typing import Any

import aiohttp
import msgspec

from bench.load import Server

HERE = Path(__file__).resolve().parent
GAME = "toy"
CELLS = 16
HAND = 5


def install() -> bool:
    """Fetch it once; False where there is no Node to run it or nothing to fetch it from."""
    npm = shutil.which("npm")
    if shutil.which("node") is None or npm is None:
        return False
    if (HERE / "node_modules" / "boardgame.io").is_dir():
        return True
    print("· fetching boardgame.io (first time only)", flush=True)
    words = [npm, "install", "--no-audit", "--no-fund", "--no-package-lock"]
    return subprocess.run(words, cwd=HERE, capture_output=True, check=False).returncode == 0


def start() -> tuple[Server, str]:
    """The server in Node, and its address."""
    with sockets.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    words = ["node", "server.js", str(port)]
    server = Server(words, HERE, {"NODE_ENV": "production"})
    while not server.first_line().startswith("ready"):
        if server.process.poll() is not None:
            raise SystemExit("boardgame.io did not start")
    return server, f"http://localhost:{port}"


class Pair:
    """One match of the toy game with both its sockets, over websockets alone."""

    def __init__(self, address: str, session: aiohttp.ClientSession, seed: int) -> None:
        self.address = address
        self.session = session
        self.rng = random.Random(seed)
        self.moves = 0
        self.match = ""
        self.state_id = 0
        self.turn = 0
        self.keys: list[str] = []
        self.sockets: list[aiohttp.ClientWebSocketResponse] = []

    async def call(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """One call of its lobby."""
        async with self.session.post(self.address + path, json=body) as answer:
            found: dict[str, Any] = await answer.json()
            return found

    async def open(self) -> None:
        """Two players sit down."""
        made = await self.call(f"/games/{GAME}/create", {"numPlayers": 2})
        self.match = made["matchID"]
        for player in ("0", "1"):
            seat = {"playerID": player, "playerName": f"player {player}"}
            joined = await self.call(f"/games/{GAME}/{self.match}/join", seat)
            self.keys.append(joined["playerCredentials"])
            self.sockets.append(await self.connect(player))

    async def connect(self, player: str) -> aiohttp.ClientWebSocketResponse:
        """The handshake of engine and namespace, then the first state."""
        address = f"{self.address}/socket.io/?EIO=4&transport=websocket"
        socket = await self.session.ws_connect(
            address, compress=0, headers={"Origin": "http://localhost:3000"}
        )
        await socket.receive_str(timeout=30)
        await socket.send_str(f"40/{GAME},")
        await self.until(socket, f"40/{GAME},")
        await self.say(socket, ["sync", self.match, player, self.keys[int(player)], 2])
        await self.until(socket, f'42/{GAME},["sync"')
        return socket

    async def say(self, socket: aiohttp.ClientWebSocketResponse, event: list[Any]) -> None:
        """Send one event."""
        await socket.send_str(f"42/{GAME},{msgspec.json.encode(event).decode()}")

    async def until(self, socket: aiohttp.ClientWebSocketResponse, start: str) -> str:
        """The next message that begins so; pings are answered on the way."""
        while True:
            text: str = await socket.receive_str(timeout=30)
            if text == "2":
                await socket.send_str("3")
            elif text.startswith(start):
                return text

    async def any_move(self) -> bool:
        """Some card to some cell by whose turn it is, received by both."""
        player = self.turn
        args = [self.rng.randrange(HAND), self.rng.randrange(CELLS)]
        payload = {
            "type": "put",
            "args": args,
            "playerID": str(player),
            "credentials": self.keys[player],
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        event = ["update", action, self.state_id, self.match, str(player)]
        await self.say(self.sockets[player], event)
        texts = [await self.until(each, f'42/{GAME},["update"') for each in self.sockets]
        state, _ = (msgspec.json.decode(text.partition(",")[2])[2] for text in texts)
        self.state_id, self.turn = state["_stateID"], int(state["ctx"]["currentPlayer"])
        self.moves += 1
        return True

    async def close(self) -> None:
        """Hang up."""
        for socket in self.sockets:
            await socket.close()
