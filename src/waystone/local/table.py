"""The calls and sessions of a server for one device, with texts in and texts out.

Nothing here knows a browser. A page's worker hands in what it has: something that keeps texts,
something that lets slow bots think. Only texts cross the border, so nothing has to be converted.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Final, TypeVar
from urllib.parse import parse_qsl, urlsplit

import msgspec

from waystone.analysis.orders import StudyOrder
from waystone.local.games import offered
from waystone.local.thinking import STUDY
from waystone.match.in_process import SystemClock, one_process
from waystone.match.model import BotQuestion, Job, Refusal
from waystone.match.ports import Thinker
from waystone.match.retention import NEVER, Retention
from waystone.match.thoughts import choose
from waystone.service.answering import answer, refused
from waystone.service.calls import Request, Response, json_response
from waystone.service.context import AppContext
from waystone.service.limits import MEASURING
from waystone.service.session import Session
from waystone.storage.kept import KeptStore
from waystone.wire import calls

T = TypeVar("T")
R = TypeVar("R")
TOKEN: Final = "token"
HERE: Final = "this device"
NEED_OTHERS: Final = (
    "/api/somebody",
    "/api/daily",
    "/api/leaderboard",
    "/api/guest/code",
    "/api/guest/device",
    "/api/guest/passkey",
    "/api/host",
)
"""Calls that make sense only where others are."""
Keep = Callable[[str], Awaitable[None]]
"""Keeps rows that come as JSON: an object of texts by their keys, null for one that is gone."""
Ask = Callable[[str], Awaitable[str]]
"""Lets somebody think about a job that comes as JSON; answers with an action's text."""


class TextShelf:
    """A shelf at the other side of a border that only texts cross."""

    def __init__(self, put: Keep) -> None:
        self.put_text: Final = put

    async def put(self, rows: Mapping[str, str | None]) -> None:
        """Keep these, all or none."""
        await self.put_text(msgspec.json.encode(rows).decode())


class ThinkerElsewhere:
    """Lets slow bots think at the other side of that border. Heavy ones, for which their table
    waits anyway, think here: at one device nobody else is held up."""

    def __init__(self, ask: Ask) -> None:
        self.ask: Final = ask

    async def think(self, job: Job) -> str:
        """The text of the action that a slow bot chose."""
        return await self.ask(msgspec.json.encode(job).decode())

    async def choose(self, question: BotQuestion) -> str:
        """The same of a heavy bot."""
        return choose(question)

    async def make(self, task: Callable[[T], R], argument: T) -> R:
        """A task about a large board."""
        return task(argument)

    async def study(self, order: StudyOrder) -> str:
        """Some steps of an analysis; it takes long, so it is done where slow bots think."""
        return await self.ask(STUDY + msgspec.json.encode(order).decode())

    def get_ready(self, game: str) -> None:
        """It is."""

    def waiting(self) -> dict[str, float]:
        """Nobody waits for another."""
        return {}


class LocalTable:
    """One device and its matches."""

    def __init__(self, shelf: TextShelf, rows: Mapping[str, str], thinker: Thinker) -> None:
        self.shelf: Final = shelf
        self.token = rows.get(TOKEN, "")
        store = KeptStore(shelf, rows)
        ports = one_process(store, SystemClock(), thinker)
        self.context: Final = AppContext(
            store, ports, MEASURING, retention=Retention(NEVER, NEVER, NEVER, NEVER)
        )
        self.context.lobby.is_ranked = False

    async def call(self, method: str, address: str, body: str) -> str:
        """The answer to a call: a line of JSON about it, then its content as it is."""
        path, query = urlsplit(address)[2:4]
        content = body.encode()

        async def read(most: int) -> bytes:
            if len(content) > most:
                raise Refusal("TOO_LARGE", f"This call takes at most {most} bytes.")
            return content

        asked = Request(method, path, read, dict(parse_qsl(query)), HERE, self.token)
        answered = await self.answer(asked, content)
        if answered.token is not None:
            self.token = answered.token
            await self.shelf.put({TOKEN: self.token or None})
        return told(answered)

    async def answer(self, asked: Request, content: bytes) -> Response:
        """What is answered here, and what only a server can."""
        if asked.path.startswith(NEED_OTHERS) or wants_others(asked, content):
            return refused(self.context, Refusal("NO_SERVER"))
        if (asked.method, asked.path) == ("GET", "/api/games"):
            return json_response(offered())
        return await answer(self.context, asked)

    async def connect(self, send: Callable[[str], None]) -> Session:
        """A session for the page; it takes frames by `take`."""
        guest = await self.context.guests.recognise(self.token, HERE, False)
        session = Session(self.context, Sending(send), guest)
        session.open()
        return session


def wants_others(asked: Request, content: bytes) -> bool:
    """Whether a match is asked for that others are to join."""
    if (asked.method, asked.path) != ("POST", "/api/matches"):
        return False
    try:
        wish = msgspec.json.decode(content, type=calls.MatchAsked)
    except (msgspec.DecodeError, ValueError):
        return False  # the call itself says what is wrong with it
    return wish.daily or "open" in wish.seats


def told(answered: Response) -> str:
    """An answer as one text."""
    about = {"status": answered.status, "media": answered.media}
    return f"{msgspec.json.encode(about).decode()}\n{answered.content.decode()}"


class Sending:
    """A session's way out."""

    def __init__(self, send: Callable[[str], None]) -> None:
        self.send_text: Final = send

    def send(self, frame: bytes) -> None:
        """One frame."""
        self.send_text(frame.decode())

    def cut(self) -> None:
        """Nobody else can end it, and whoever erased their own data begins anew."""


async def opened(rows: str, put: Keep, ask: Ask) -> LocalTable:
    """The table of this device, from the rows that were kept as JSON."""
    # No host reads along: what only says that bots took their time is not worth a line.
    logging.getLogger("waystone").setLevel(logging.ERROR)
    kept = msgspec.json.decode(rows, type=dict[str, str])
    table = LocalTable(TextShelf(put), kept, ThinkerElsewhere(ask))
    await table.context.look_after()
    return table
