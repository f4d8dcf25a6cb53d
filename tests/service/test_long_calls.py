"""Which calls cost something: asked by somebody who has none of it left, each is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.match.kit import run
from tests.service.kit import Server
from tests.service.test_analysis import CALM, played
from waystone.service.answering import answer
from waystone.service.calls import Request, Route
from waystone.service.credits import Accounts
from waystone.service.routes import ROUTES

BODIES: dict[str, Any] = {
    "/api/matches/{match}/again": {"step": 1},
    "/api/matches/{match}/report": {"by": 0, "name": "Ada", "at": 0},
}


FAREWELLS = ("/api/guest/erase", "/api/guest/leave")
"""Whoever says one of these is nobody afterwards."""


async def answered(server: Server, route: Route, match: str, token: str, lesson: str) -> str:
    """The code of the refusal, or nothing."""
    game = "dooom" if "{setting}" in route.path else "delve-and-dash"
    words = {"match": match, "game": game, "setting": "map_text", "lesson": lesson}

    async def read(most: int) -> bytes:
        return json.dumps(BODIES.get(route.path, {})).encode()

    path, origin = route.path.format(**words), "https://play.example.org"
    request = Request(route.method, path, read, {}, "here", token, True, origin)
    found = await answer(server.context, request)
    is_refused = found.status >= 400
    return str(json.loads(found.content)["error"]["code"]) if is_refused else ""


async def without(limit: str) -> list[str]:
    """The calls that are refused as too many where nothing of this limit is left."""
    server = Server(CALM)
    context = server.context
    context.daily_secret = b"secret"
    match, ada = await played(server, "extrikate", "roll")
    lesson = (await server.get("/api/games/delve-and-dash/lessons"))["lessons"][0]["name"]
    setattr(context, limit, Accounts((0, 60.0), server.clock.now))
    found = []
    last = [route for path in FAREWELLS for route in ROUTES if route.path == path]
    for route in (*(each for each in ROUTES if each not in last), *last):
        code = await answered(server, route, match, ada, lesson)
        if code.startswith("TOO_MANY"):
            found.append(f"{route.method} {route.path} {code}")
    return found


LONG = (
    *("POST /api/games/{game}/files/{setting}/make", "GET /api/player", "POST /api/guest/code"),
    *("POST /api/guest/passkey/offer", "POST /api/guest/passkey", "POST /api/guest/passkey/use"),
    *("POST /api/guest/passkey/remove", "GET /api/guest/data", "POST /api/somebody"),
    *("POST /api/matches/{match}/again", "GET /api/matches/{match}/record"),
    *("GET /api/matches/{match}/replay", "GET /api/matches/{match}/verify"),
    *("POST /api/matches/{match}/analysis", "GET /api/matches/{match}/belief"),
    *("POST /api/records", "POST /api/guest/erase"),
)
OPENING = (
    *("POST /api/matches", "POST /api/somebody", "POST /api/matches/{match}/rematch"),
    *("POST /api/matches/{match}/again", "POST /api/records"),
)
JUDGED = (
    *("POST /api/matches/{match}/analysis", "GET /api/matches/{match}/belief"),
    "POST /api/matches/{match}/hint",
)
LESSON = "POST /api/games/{game}/lessons/{lesson}"


@pytest.mark.parametrize(
    ("limit", "calls"),
    [
        ("long_calls", [f"{each} TOO_MANY_CALLS" for each in LONG]),
        ("lessons", [f"{LESSON} TOO_MANY_CALLS"]),
        ("new_matches", [f"{each} TOO_MANY_MATCHES" for each in OPENING]),
        ("matches_per_address", [f"{each} TOO_MANY_MATCHES" for each in OPENING]),
        ("analysed_steps", [f"{each} TOO_MANY_ANALYSES" for each in JUDGED]),
    ],
)
def test_a_call_that_costs_something_is_refused_who_has_nothing_left(
    limit: str, calls: list[str]
) -> None:
    assert run(without(limit)) == calls
