"""From a call's path to its answer, without anything that carries it."""

import json
import re

import pytest

from tests.match.kit import run
from tests.service.kit import Server
from waystone.kernel.errors import REFUSALS
from waystone.service.answering import find_route
from waystone.service.calls import STATUS
from waystone.service.limits import Limits
from waystone.service.routes import ROUTES


def test_every_call_is_found_by_its_path() -> None:
    for each in ROUTES:
        path = re.sub(r"{(\w)\w*}", r"\1", each.path)
        found, words = find_route(each.method, path)
        assert found is each
        assert all(word == name[0] for name, word in words.items())


def test_every_refusal_that_a_call_names_has_a_sentence() -> None:
    assert {code for route in ROUTES for code in route.refuses} <= set(REFUSALS)


def test_paths_that_are_no_calls() -> None:
    async def scene() -> None:
        server = Server()
        for path in ("/api", "/api/", "/api/games/", "/api/matches/a/b", "/api/matches//join"):
            assert (await server.ask("GET", path)).status == 404
        wrong = await server.ask("POST", "/api/games")
        assert (wrong.status, wrong.headers["Allow"]) == (405, "GET")
        both = await server.ask("PUT", "/api/matches")
        assert (both.status, both.headers["Allow"]) == (405, "POST,GET")
        assert server.context.metrics.refused == {"NOT_FOUND": 5, "WRONG_METHOD": 2}

    run(scene())


def test_a_failure_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        server = Server()

        async def fail(guest: str, most: int) -> None:
            raise RuntimeError("secret")

        monkeypatch.setattr(server.context.store, "matches_of", fail)
        ada = await server.enter("Ada")
        response = await server.ask("GET", "/api/matches", token=ada)
        assert response.status == STATUS["INTERNAL"] == 500
        assert b"secret" not in response.content

    run(scene())


def test_a_token_is_given_to_keep_and_taken_away() -> None:
    async def scene() -> None:
        server = Server()
        entered = await server.ask("POST", "/api/guest", {"name": "Ada"})
        token = entered.token
        assert token
        assert token.encode() not in entered.content
        again = await server.ask("POST", "/api/guest", token=token)
        assert again.token is None
        session, page = await server.connect(token)
        assert session in server.context.sessions
        left = await server.ask("POST", "/api/guest/leave", token=token)
        assert (left.status, left.token, page.is_cut) == (200, "", True)
        gone = await server.ask("GET", "/api/matches", token=token)
        assert json.loads(gone.content)["error"]["code"] == "BAD_TOKEN"

    run(scene())


def test_large_bodies_are_counted_by_their_bytes() -> None:
    async def scene() -> None:
        server = Server(Limits(body_bytes=100, uploads=(250, 60.0)))
        path = "/api/games/dooom/files/map_text/check"
        for expected in (200, 200, 429):
            assert (await server.ask("POST", path, b"x" * 101)).status == expected
        assert (await server.ask("POST", path, b"x" * 100)).status == 200
        await server.clock.pass_by(61)
        assert (await server.ask("POST", path, b"x" * 101)).status == 200

    run(scene())


def test_a_body_is_read_only_for_those_who_may_call() -> None:
    async def scene() -> None:
        server = Server()
        refused = await server.ask("POST", "/api/matches", b"no JSON", token="wrong")
        assert json.loads(refused.content)["error"]["code"] == "BAD_TOKEN"

    run(scene())
