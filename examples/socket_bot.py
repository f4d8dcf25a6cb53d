"""A bot that takes a seat in a match, using nothing but docs/protocol/socket.md.

    python examples/socket_bot.py http://127.0.0.1:8000 MATCH [INVITE]

It becomes a guest, takes the free seat, and plays: it prefers ways that it has not tried. After a
lost connection it comes back and misses nothing. It ends with the match.
"""

import asyncio
import itertools
import json
import random
import sys
from collections import Counter
from typing import Any

import aiohttp

Json = dict[str, Any]
HEADERS = {"X-Waystone": "1"}


class Bot:
    """One guest at one match."""

    def __init__(self, server: str, match: str, session: aiohttp.ClientSession) -> None:
        self.server = server.rstrip("/")
        self.match = match
        self.session = session
        self.token = ""
        self.seat = -1
        self.tried: Counter[str] = Counter()
        self.ids = itertools.count(1)
        self.name = f"{random.randrange(10**9)}"
        self.since: int | None = None
        self.unanswered: Json | None = None

    async def call(self, path: str, body: Json) -> Json:
        """One HTTP call; an error is told with its code."""
        headers = dict(HEADERS)
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        async with self.session.post(self.server + path, json=body, headers=headers) as response:
            answer: Json = await response.json()
            if "error" in answer:
                raise SystemExit(f"{answer['error']['code']}: {answer['error']['message']}")
            return answer

    async def sit_down(self, invite: str | None) -> None:
        """Become a guest and take the free seat."""
        self.token = (await self.call("/api/guest", {"name": "Socket bot", "token": True}))["token"]
        await self.call(f"/api/matches/{self.match}/join", {"invite": invite})

    async def play(self) -> Json:
        """Play to the end, through any number of connections; returns the result."""
        while True:
            try:
                result = await self.connect()
                if result is not None:
                    return result
            except aiohttp.ClientError as error:
                print(f"lost the server ({error}); trying again", file=sys.stderr)
            await asyncio.sleep(0.5)

    async def connect(self) -> Json | None:
        """One connection; None when it was lost before the end."""
        headers = {"Authorization": f"Bearer {self.token}"}
        async with self.session.ws_connect(f"{self.server}/api/socket", headers=headers) as socket:
            await socket.send_json({"kind": "join", "match": self.match, "since": self.since})
            if self.unanswered is not None:
                await socket.send_json(self.unanswered)
            async for message in socket:
                if message.type is not aiohttp.WSMsgType.TEXT:
                    return None
                frame: Json = json.loads(message.data)
                if frame["kind"] in ("snapshot", "steps"):
                    self.seat = frame["viewpoint"]
                    if frame["result"] is not None:
                        result: Json = frame["result"]
                        return result
                    await self.answer(socket, frame)
                elif frame["kind"] == "refused":
                    self.unanswered = None
                    await socket.send_json({"kind": "join", "match": self.match})
        return None

    async def answer(self, socket: aiohttp.ClientWebSocketResponse, frame: Json) -> None:
        """If it is our turn, choose."""
        self.since = frame["n"]
        if self.unanswered is not None and self.unanswered["n"] < frame["n"]:
            self.unanswered = None
        if self.unanswered is None and frame["choices"] and frame["viewpoint"] in frame["acting"]:
            do = self.choose(frame)
            id, n = f"{self.name}-{next(self.ids)}", frame["n"]
            self.unanswered = {"kind": "act", "match": self.match, "n": n, "do": do, "id": id}
            await socket.send_json(self.unanswered)

    def choose(self, frame: Json) -> str:
        """Of the choices, one that was tried least from here; the turn is ended only in need."""
        place = json.dumps(frame["view"].get("warriors", []))
        choices = [choice["do"] for choice in frame["choices"]]
        moves = [do for do in choices if do != "next turn"] or choices
        random.shuffle(moves)
        best = min(moves, key=lambda do: self.tried[place + do])
        self.tried[place + best] += 1
        return str(best)


async def main() -> None:
    """Sit down and play."""
    if len(sys.argv) not in (3, 4):
        raise SystemExit(__doc__)
    async with aiohttp.ClientSession() as session:
        bot = Bot(sys.argv[1], sys.argv[2], session)
        await bot.sit_down(sys.argv[3] if len(sys.argv) == 4 else None)
        result = await bot.play()
        print(f"{result['results'][bot.seat]}: {result['reason']}")


if __name__ == "__main__":
    asyncio.run(main())
