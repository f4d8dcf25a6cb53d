"""Every call that takes a body looks at it: what makes no sense is refused, and nothing is done."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.match.kit import run
from tests.service.kit import Server
from waystone.match.order import Ban
from waystone.service.answering import answer
from waystone.service.calls import Request
from waystone.service.routes import ROUTES

ASKING = [route for route in ROUTES if route.asked is not None]
NONSENSE = (b"no JSON", b"[]", b'{"no such field": 1}')


async def refused(server: Server, path: str, content: bytes, token: str) -> str:
    async def read(most: int) -> bytes:
        return content

    origin = "https://play.example.org"
    request = Request("POST", path, read, {}, "here", token, must_be_known=True, origin=origin)
    found: Any = json.loads((await answer(server.context, request)).content)
    return str(found["error"]["code"])


@pytest.mark.parametrize("route", ASKING, ids=lambda route: route.path)
def test_a_body_that_makes_no_sense_is_refused(route: Any) -> None:
    async def scene() -> None:
        server = Server()
        server.context.host_token = "secret"  # type: ignore[misc]
        ada = await server.enter("Ada")
        wish = {"game": "extrikate", "seats": ["me"], "settings": {}}
        match = (await server.post("/api/matches", wish, ada))["match"]
        words = {"match": match, "game": "delve-and-dash", "setting": "map_text"}
        if "{setting}" in route.path:
            words["game"] = "dooom"
        lesson = (await server.get("/api/games/delve-and-dash/lessons"))["lessons"][0]["name"]
        path = route.path.format(**words, lesson=lesson)
        for content in NONSENSE:
            assert await refused(server, path, content, ada) == "BAD_BODY", content

    run(scene())


BODIES = {
    "/api/matches/{match}/again": b'{"step": 1}',
    "/api/matches/{match}/report": b'{"by": 0, "name": "Ada", "at": 0}',
}


@pytest.mark.parametrize(
    "route", [each for each in ROUTES if "NO_GUEST" in each.refuses], ids=lambda route: route.path
)
def test_a_stranger_is_asked_to_become_a_guest_first(route: Any) -> None:
    async def scene() -> None:
        server = Server()
        wish = {"game": "extrikate", "seats": ["me"], "settings": {}}
        match = (await server.post("/api/matches", wish, await server.enter("Ada")))["match"]
        before = len(server.context.lobby.hosts)
        path, content = route.path.format(match=match), BODIES.get(route.path, b"{}")

        async def read(most: int) -> bytes:
            return content

        origin = "https://play.example.org"
        request = Request(route.method, path, read, {}, "here", origin=origin)
        found = await answer(server.context, request)
        assert (found.status, json.loads(found.content)["error"]["code"]) == (401, "NO_GUEST")
        assert len(server.context.lobby.hosts) == before

    run(scene())


def test_who_is_banned_is_refused_everything_but_what_is_everybody_s_right() -> None:
    async def scene() -> None:
        server = Server()
        ada = await server.enter("Ada")
        guest = server.context.guests.who_came_lately(ada)
        assert guest is not None
        until = server.clock.wall() + 1000
        await server.context.store.ban(Ban(f"guest {guest.id}", until))
        await server.context.lobby.bans.look(server.context.store)
        free = []
        for route in ROUTES:
            words = dict.fromkeys(("match", "game", "setting", "lesson"), "x")
            response = await server.ask(route.method, route.path.format(**words), b"?", ada)
            if json.loads(response.content).get("error", {}).get("code") != "BANNED":
                free.append(route.path)
        assert free == [route.path for route in ROUTES if route.for_banned]
        assert [path for path in free if "/host/" not in path and path != "/api/host"] == [
            "/api/guest/leave",
            "/api/guest/data",
            "/api/guest/erase",
        ]

    run(scene())
