"""Every limit that strangers meet has an option, counts, and says so in the log when it bites."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import fields
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from tests.api.kit import HEADER, Person, Server, serving
from tests.api.test_user_files import check
from tests.match.kit import run, until
from waystone.service.limits import Limits, with_limit

TESTS = Path(__file__).parents[1]
Scene = Callable[[Server], Awaitable[object]]


async def calls(server: Server) -> None:
    for _ in range(4):
        await server.get("/api/games")


async def calls_of_a_neighbour(server: Server) -> None:
    """Who floods the address does not lock out who plays there, who has some calls beside."""
    ada = await server.person()
    server.web.calls.credits["127.0.0.1"].left = 0
    assert (await server.get("/api/games"))[0] == 429
    assert [(await ada.get("/api/past"))[0] for _ in range(3)] == [200, 200, 429]


async def long_calls(server: Server) -> None:
    ada = await server.person()
    for _ in range(2):
        await ada.post("/api/somebody", {"game": "extrikate"})


async def lessons(server: Server) -> None:
    path = "/api/games/extrikate/lessons"
    _, known = await server.get(path)
    for _ in range(2):
        await server.post(f"{path}/{known['lessons'][0]['name']}", {"actions": []})


async def new_guests(server: Server) -> None:
    for _ in range(2):
        await server.post("/api/guest", {"token": True})


async def matches(server: Server) -> None:
    ada = await server.person()
    for _ in range(2):
        await ada.post("/api/matches", {"seats": ["me"]})


async def uploads(server: Server) -> None:
    await check(server, b"x" * 20_000)


async def wrong_guesses(server: Server) -> None:
    for number in range(3):
        await server.get("/api/past", Authorization=f"Bearer {number:043d}")


async def sockets(server: Server) -> None:
    ada = await server.person()
    line = await ada.line()
    with pytest.raises(aiohttp.WSServerHandshakeError):
        await ada.line()
    await line.socket.close()


async def connections_of_one(server: Server) -> None:
    port = int(server.address.rpartition(":")[2])
    opened = [await asyncio.open_connection("127.0.0.1", port) for _ in range(4)]
    await until(lambda: server.context.bites.counts["connections_per_address"] > 0)
    for _, writer in opened:
        writer.close()


async def follows(server: Server) -> None:
    ada = await server.person()
    line = await ada.line()
    for _ in range(2):
        await line.join((await ada.open())["match"])


async def fetches(server: Server) -> None:
    """Matches that left memory come back for who looks at them, also in a list."""
    ada = await server.person()
    opened = [(await ada.open())["match"] for _ in range(2)]
    for host in list(server.context.lobby.hosts.values()):
        host.idle_since = float("-inf")
    server.context.lobby.forget_idle()
    statuses = [(await ada.get(f"/api/matches/{match}"))[0] for match in opened]
    assert statuses == [200, 429]


async def shows(server: Server) -> None:
    ada = await server.person()
    line = await ada.line()
    for _ in range(2):
        opened = await ada.open("bot:easy", "bot:easy", game="extrikate")
        await line.say("join", match=opened["match"])
        answer = await line.until("snapshot", "refused")
    assert answer["code"] == "TOO_MANY"


async def held_steps(server: Server) -> None:
    ada = await server.person()
    match = (await ada.open(game="extrikate"))["match"]
    line = await ada.line()
    snapshot = await line.join(match)
    server.context.lobby.hosts[match].match.table.number = 5001
    do = snapshot["choices"][0]["do"]
    assert (await line.act(match, snapshot["n"], do))["code"] == "TOO_MANY"


async def frames_of_a_watcher(server: Server) -> None:
    line = await (await server.person()).line()
    for number in range(3):
        await line.say("ping", t=number)
        await line.hear()


async def frames_of_a_player(server: Server) -> None:
    ada = await server.person()
    line = await ada.line()
    await line.join((await ada.open())["match"])
    for number in range(4):
        await line.say("ping", t=number)
        await line.hear()


async def heartbeat(server: Server) -> None:
    ada = await server.person()
    url = f"{server.address}/api/socket"
    async with server.session.ws_connect(url, headers=ada.headers, autoping=False):
        await until(lambda: server.context.bites.counts["heartbeat"] > 0)


async def said_something(server: Server) -> tuple[Person, str, list[dict[str, Any]]]:
    ada = await server.person()
    match = (await ada.open())["match"]
    line = await ada.line()
    await line.join(match)
    answers = []
    for _ in range(2):
        await line.say("chat", match=match, text="hello")
        answers.append(await line.until("said", "refused"))
    return ada, match, answers


async def reports(server: Server) -> None:
    ada, match, answers = await said_something(server)
    body = {name: answers[0][name] for name in ("by", "name", "at")}
    for _ in range(2):
        await ada.post(f"/api/matches/{match}/report", body)


SCENES: dict[str, tuple[str, Scene]] = {
    "calls": ("3/60", calls),
    "calls_per_guest": ("2/60", calls_of_a_neighbour),
    "long_calls": ("1/60", long_calls),
    "lessons": ("1/60", lessons),
    "new_guests": ("1/600", new_guests),
    "new_matches": ("1/600", matches),
    "matches_per_address": ("1/600", matches),
    "uploads": ("100/600", uploads),
    "wrong_guesses": ("1/600", wrong_guesses),
    "sockets_per_address": ("1", sockets),
    "sockets_per_guest": ("1", sockets),
    "connections_per_address": ("2", connections_of_one),
    "follows": ("1", follows),
    "shows_per_address": ("1", shows),
    "fetches": ("1/600", fetches),
    "held_steps": ("5000", held_steps),
    "player_frames": ("2/600", frames_of_a_player),
    "watcher_frames": ("2/600", frames_of_a_watcher),
    "heartbeat": ("0.05", heartbeat),
    "chats": ("1/600", said_something),
    "reports": ("1/600", reports),
}
ELSEWHERE = {
    "frame_bytes": "api/test_malformed.py",
    "body_bytes": "api/test_calls.py",
    "large_body_bytes": "api/test_user_files.py",
    "request_seconds": "api/test_guards.py",
    "connections": "api/test_connections.py",
    "outbound_bytes": "server/test_attacks.py",
    "daily_tries": "api/test_fair_boards.py",
    "map_tiles": "api/test_large_maps.py",
    "held_tiles": "api/test_large_maps.py",
    "tiles_in_memory": "api/test_large_maps.py",
    "follows_per_address": "api/test_large_maps.py",
    "analysed_steps": "service/test_analysis.py",
    "analyses_waiting": "service/test_analysis.py",
    "line_connections": "tcp/test_crowds.py",
    "line_connections_per_address": "tcp/test_crowds.py",
    "line_idle": "tcp/test_crowds.py",
    "shouts": "tcp/test_crowds.py",
}


@pytest.mark.parametrize("limit", SCENES)
def test_a_limit_that_bites_counts_and_says_so(
    limit: str, caplog: pytest.LogCaptureFixture
) -> None:
    value, act = SCENES[limit]
    name = limit.replace("_", "-")

    async def scene() -> str:
        async with serving(limits=with_limit(Limits(), f"{name}={value}")) as server:
            await act(server)
            server.web.calls.credits.clear()  # who was too fast may look at the figures
            url = f"{server.address}/metrics"
            async with aiohttp.ClientSession(headers=HEADER) as host, host.get(url) as response:
                return await response.text()

    with caplog.at_level(logging.WARNING, "waystone.limits"):
        figures = run(scene())
    assert f'waystone_limited_total{{limit="{limit}"}}' in figures
    lines = [each for each in caplog.messages if each.startswith(f"limit {name} met by ")]
    assert len(lines) == 1, "once a minute at most"


def test_no_limit_is_untried() -> None:
    known = {each.name for each in fields(Limits)}
    assert known == {*SCENES, *ELSEWHERE}
    for limit, file in ELSEWHERE.items():
        assert f'"{limit}"' in (TESTS / file).read_text(encoding="utf-8"), limit
