"""A server without a network: calls by a function, sessions with a list of frames."""

import json
from typing import Any

from tests.match.kit import FakeClock, FakeThinker
from waystone.match.in_process import one_process
from waystone.service.answering import answer
from waystone.service.calls import Request, Response
from waystone.service.context import AppContext
from waystone.service.limits import Limits
from waystone.service.session import Session
from waystone.storage.memory import MemoryStore

Json = dict[str, Any]


class Page:
    """One client with a session: keeps every frame that it is sent."""

    def __init__(self) -> None:
        self.frames: list[Json] = []
        self.is_cut = False

    def send(self, frame: bytes) -> None:
        self.frames.append(json.loads(frame))

    def cut(self) -> None:
        self.is_cut = True

    def last(self, *kinds: str) -> Json:
        return next(frame for frame in reversed(self.frames) if frame["kind"] in kinds)


class Server:
    """Calls and sessions of one context."""

    def __init__(self, limits: Limits | None = None) -> None:
        self.clock = FakeClock()
        self.context = self.made(limits or Limits())

    def made(self, limits: Limits) -> AppContext:
        store = MemoryStore()
        return AppContext(store, one_process(store, self.clock, FakeThinker()), limits)

    async def ask(
        self, method: str, path: str, body: Any = None, token: str = "", **query: str
    ) -> Response:
        content = body if isinstance(body, bytes) else json.dumps(body or {}).encode()

        async def read(most: int) -> bytes:
            assert len(content) <= most
            return content

        request = Request(method, path, read, query, "here", token, must_be_known=True)
        return await answer(self.context, request)

    async def post(self, path: str, body: Any = None, token: str = "") -> Json:
        response = await self.ask("POST", path, body, token)
        found: Json = json.loads(response.content)
        return found

    async def get(self, path: str, token: str = "", **query: str) -> Json:
        found: Json = json.loads((await self.ask("GET", path, None, token, **query)).content)
        return found

    async def enter(self, name: str) -> str:
        """A new guest's token."""
        token: str = (await self.post("/api/guest", {"name": name, "token": True}))["token"]
        return token

    async def connect(self, token: str = "") -> tuple[Session, Page]:
        page, guests = Page(), self.context.guests
        session = Session(self.context, page, await guests.recognise(token, "here", True))
        session.open()
        return session, page


async def say(session: Session, kind: str, **fields: Any) -> bool:
    """One frame to the server."""
    return await session.take(json.dumps({"kind": kind, **fields}))
