"""The program with its luck in the hands of the tests: `python -m tests.end_to_end.luck serve …`.

A match that a page asks for has the seed that the page's cookie names, and so has all other luck of
the server; the matches of the day have a seed of their own. The real program knows no such cookie.
"""

from __future__ import annotations

import sys
from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from typing import Final
from unittest.mock import patch
from urllib.parse import unquote

from aiohttp import web

from waystone.api import app
from waystone.api.server import WebServer
from waystone.cli import main
from waystone.kernel.leaderboards import Daily, DailyKind

COOKIE: Final = "seed"
NEW_SEEDS: Final = ("clock", "gathering", "rematch", "wishes")
Handle = Callable[[web.Request, WebServer], Awaitable[web.StreamResponse]]
asked: ContextVar[str] = ContextVar("asked", default="nobody asked")


def listening(handle: Handle) -> Handle:
    """Whatever is handled has the luck of the page that asked for it."""

    async def heard(request: web.Request, server: WebServer) -> web.StreamResponse:
        asked.set(unquote(request.cookies.get(COOKIE, "no page asked")))
        return await handle(request, server)

    return heard


def daily_seed(secret: bytes, daily: Daily, date: str) -> str:
    """The same on every day, so that no day is harder than another."""
    return f"every {daily.word}"


def kind_on(daily: Daily, date: str) -> DailyKind:
    """Every day is a Monday."""
    return daily.week[0]


def begin() -> None:
    """Take the luck over; the seed of a match is no secret any more."""
    for name in ("carry", "open_socket"):
        patch.object(app, name, listening(getattr(app, name))).start()
    for name in NEW_SEEDS:
        patch(f"waystone.match.{name}.new_seed", lambda: asked.get()).start()
    patch("waystone.match.daily.daily_seed", daily_seed).start()
    patch("waystone.match.daily.kind_on", kind_on).start()


if __name__ == "__main__":
    begin()
    sys.exit(main(sys.argv[1:]))
