"""The host's tools: for who knows the token, and nobody else."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import aiohttp
import pytest
from msgspec.structs import replace

from tests.api.kit import Json, Person, Server, begin, duel, serving
from tests.match.kit import run
from tests.storage.test_stores import GAME, score
from waystone.match.order import Ban

TOKEN = "a host's own secret token"
BOARD = "solo-1"
TOOLS: dict[str, Json] = {
    "entries": {},
    "entry": {"match": "m1", "do": "remove"},
    "rename": {"guest": "ada", "name": "Eve"},
    "bans": {},
    "ban": {"who": "192.0.2.1"},
    "unban": {"who": "192.0.2.1"},
    "close": {"match": "m1"},
    "export": {"guest": "ada"},
    "erase": {"guest": "ada"},
}


async def host(server: Server, tool: str, **asked: Any) -> Json:
    """What the host is answered."""
    status, answer = await server.post(f"/api/host/{tool}", {"token": TOKEN, **asked})
    assert status == 200, answer
    return answer


async def refused(server: Server, tool: str, **asked: Any) -> str:
    status, answer = await server.post(f"/api/host/{tool}", {"token": TOKEN, **asked})
    assert status != 200
    code: str = answer["error"]["code"]
    return code


async def sign(server: Server, person: Person, name: str) -> str:
    """An entry of somebody, as if they had won; its match."""
    match: str = (await person.open())["match"]
    store = server.context.store
    await store.sign(replace(score(match), guest=person.guest, name=name))
    await store.own_name([name.casefold()], name, person.guest)
    return match


async def shown(server: Server) -> list[str]:
    """The names on the board, as everybody sees it."""
    _, answer = await server.get(f"/api/leaderboard?game={GAME}&board={BOARD}")
    return [each["name"] for each in answer["entries"]]


@pytest.mark.parametrize("tool", list(TOOLS))
def test_nobody_else_has_any_of_the_tools(tool: str) -> None:
    async def scene() -> None:
        async with serving(host_token=TOKEN) as server:
            for token in ("", "x" * 20):
                asked = {**TOOLS[tool], "token": token}
                status, answer = await server.post(f"/api/host/{tool}", asked)
                assert (status, answer["error"]["code"]) == (403, "NOT_HOST")
            assert await server.context.store.bans(0) == []

    run(scene())


def test_a_banned_guest_is_refused_and_cut_off_until_the_ban_ends() -> None:
    async def scene() -> None:
        async with serving(host_token=TOKEN) as server:
            ada, bob = await server.person("Ada"), await server.person("Bob")
            lines = [await ada.line(), await bob.line()]
            before = server.context.clock.wall()
            told = await host(server, "ban", who=ada.guest, hours=2, why="rude")
            until = server.context.lobby.bans.until[f"guest {ada.guest}"]
            assert before <= until - 2 * 60 * 60 * 1000 <= server.context.clock.wall()
            assert told["bans"] == [{"who": f"guest {ada.guest}", "until": until, "why": "rude"}]
            assert await lines[0].close_code() is not None
            assert server.context.metrics.cut["banned"] == 1
            await lines[1].sync()
            for call in (ada.get("/api/matches"), ada.post("/api/matches", {"seats": ["me"]})):
                status, answer = await call
                assert (status, answer["error"]["code"]) == (403, "BANNED")
                assert "until 20" in answer["error"]["message"]
                ends = datetime.fromisoformat(answer["error"]["details"]["until"])
                assert ends.timestamp() == until // 1000
            with pytest.raises(aiohttp.WSServerHandshakeError):
                await ada.line()
            assert server.context.bites.counts["banned"] == 3
            assert (await bob.get("/api/matches"))[0] == 200
            server.context.clock.later_by += 2 * 3600 + 1  # type: ignore[attr-defined]
            assert (await ada.get("/api/matches"))[0] == 200
            assert (await host(server, "bans"))["bans"] == []

    run(scene())


def test_who_is_banned_can_still_have_their_data_and_erase_it() -> None:
    async def scene() -> None:
        async with serving(host_token=TOKEN) as server:
            ada = await server.person("Ada")
            await host(server, "ban", who=ada.guest)
            assert (await ada.get("/api/guest/data"))[0] == 200
            assert (await ada.post("/api/guest/erase"))[0] == 200

    run(scene())


def test_a_banned_address_is_refused_whoever_comes_from_there_but_the_host() -> None:
    """IPv6 by the first 64 bits."""

    async def scene() -> None:
        async with serving(host_token=TOKEN, behind_proxy=True) as server:
            ada = await server.person("Ada")
            await host(server, "ban", who="2001:db8::1")
            came = {"X-Forwarded-For": "2001:db8::ffff"}
            for person in (ada.headers, {}):
                status, answer = await server.get("/api/matches", **person, **came)
                assert (status, answer["error"]["code"]) == (403, "BANNED")
            assert (await server.post("/api/guest", {}, **came))[0] == 403
            other = {"X-Forwarded-For": "2001:db8:0:1::1"}
            assert (await server.get("/api/matches", **other))[0] == 200
            asked = {"token": TOKEN, "who": "address 2001:db8::/64"}
            assert (await server.post("/api/host/unban", asked, **came))[1] == {"bans": []}
            assert (await server.get("/api/matches", **came))[0] == 200

    run(scene())


def test_a_ban_said_elsewhere_is_minded_here() -> None:
    """Another process, or the command line, writes it into the store."""

    async def scene() -> None:
        async with serving() as server:
            ada = await server.person("Ada")
            line = await ada.line()
            store, bans = server.context.store, server.context.lobby.bans
            await store.ban(Ban(f"guest {ada.guest}", server.context.clock.wall() + 60_000))
            assert (await ada.get("/api/matches"))[0] == 200  # known for some seconds
            await bans.look(store)
            assert (await line.hear())["code"] == "BANNED"
            assert (await ada.get("/api/matches"))[0] == 403

    run(scene())


def test_nonsense_is_refused() -> None:
    async def scene() -> None:
        async with serving(host_token=TOKEN) as server:
            for who in ("", "10.0.0.0/8", "two words"):
                assert await refused(server, "ban", who=who) == "BAD_BODY"
            for hours in (0, 87_601):
                assert await refused(server, "ban", who="192.0.2.1", hours=hours) == "BAD_BODY"
            assert await refused(server, "entry", match="m1", do="burn") == "BAD_BODY"
            assert await refused(server, "entry", match="m1", do="hide") == "NO_SUCH_ENTRY"
            assert await refused(server, "entry", match="m1", do="remove") == "NO_SUCH_ENTRY"
            assert await refused(server, "close", match="m1") == "NO_SUCH_MATCH"
            for tool in ("rename", "export", "erase"):
                assert await refused(server, tool, guest="nobody") == "NO_SUCH_GUEST"

    run(scene())


def test_entries_are_listed_hidden_shown_and_removed() -> None:
    async def scene() -> None:
        async with serving(host_token=TOKEN) as server:
            ada, bob = await server.person("Ada"), await server.person("Bob")
            first, other = await sign(server, ada, "Ada"), await sign(server, bob, "Bob")
            await host(server, "entry", match=first, do="hide")
            assert await shown(server) == ["Bob"]
            listed = (await host(server, "entries", game=GAME, board=BOARD))["entries"]
            known = {each["match"]: (each["guest"], each["hidden"]) for each in listed}
            assert known == {first: (ada.guest, True), other: (bob.guest, False)}
            assert (await host(server, "entries", board="solo-2"))["entries"] == []
            assert len((await host(server, "entries"))["entries"]) == 2
            await host(server, "entry", match=first, do="show")
            assert sorted(await shown(server)) == ["Ada", "Bob"]
            await host(server, "entry", match=other, do="remove")
            assert await shown(server) == ["Ada"]
            assert not server.context.lobby.hosts[other].match.info.ranked

    run(scene())


def test_another_name_stands_on_the_boards_and_the_old_one_is_free() -> None:
    async def scene() -> None:
        async with serving(host_token=TOKEN) as server:
            ada, bob = await server.person("Ada"), await server.person("Bob")
            await sign(server, ada, "Ada")
            assert (await bob.post("/api/guest", {"name": "Ada"}))[0] == 409
            assert await refused(server, "rename", guest=ada.guest, name="admin") == "NAME_RESERVED"
            await host(server, "rename", guest=ada.guest, name="Countess")
            assert await shown(server) == ["Countess"]
            assert (await ada.post("/api/guest"))[1]["name"] == "Countess"
            assert (await bob.post("/api/guest", {"name": "Ada"}))[0] == 200
            assert (await bob.post("/api/guest", {"name": "Countess"}))[0] == 409
            await host(server, "rename", guest=ada.guest)
            assert await shown(server) == ["Anonymous"]

    run(scene())


def test_a_match_that_is_closed_is_void_and_its_players_are_told() -> None:
    async def scene() -> None:
        async with serving(host_token=TOKEN) as server:
            match, people, lines, _ = await duel(server)
            await begin(match, lines)
            await host(server, "close", match=match)
            for line in lines:
                told = await line.until("refused")
                assert (told["match"], told["code"]) == (match, "VOID")
                await line.say("act", match=match, n=2, do="move e", id="late")
                told = await line.hear()
                assert (told["kind"], told["id"], told["code"]) == ("refused", "late", "VOID")
                assert (await line.join(match))["code"] == "VOID"
            _, found = await people[0].get(f"/api/matches/{match}")
            assert (found["state"], found["result"]) == ("void", None)
            assert (await people[0].get("/api/past"))[1]["matches"][0]["void"]
            assert (await people[0].get(f"/api/matches/{match}/record"))[0] == 410
            assert await refused(server, "close", match=match) == "VOID"

    run(scene())


def test_a_match_that_waits_can_be_closed_and_one_that_is_over_can_not() -> None:
    async def scene() -> None:
        async with serving(host_token=TOKEN) as server:
            ada = await server.person("Ada")
            waiting = (await ada.open("me", "open"))["match"]
            line = await ada.line()
            await line.join(waiting)
            await host(server, "close", match=waiting)
            assert (await line.until("refused"))["code"] == "VOID"
            called_off = (await ada.open("me", "open"))["match"]
            await ada.post(f"/api/matches/{called_off}/cancel")
            assert await refused(server, "close", match=called_off) == "MATCH_OVER"

    run(scene())


def test_a_person_s_data_is_exported_and_erased() -> None:
    async def scene() -> None:
        async with serving(host_token=TOKEN) as server:
            match, people, lines, _ = await duel(server)
            ada = people[0]
            _, own = await ada.get("/api/guest/data")
            assert await host(server, "export", guest=ada.guest) == own
            assert own["matches"][0]["match"] == match
            assert await host(server, "erase", guest=ada.guest) == {"guest": ada.guest}
            assert await lines[0].close_code() is not None
            assert (await ada.get("/api/guest/data"))[0] == 401
            assert await refused(server, "export", guest=ada.guest) == "NO_SUCH_GUEST"
            _, found = await people[1].get(f"/api/matches/{match}")
            assert found["seats"][0]["name"] == "Anonymous"

    run(scene())


@pytest.mark.rule("DD-112")
def test_who_tries_again_after_a_closed_match_of_the_day_is_not_ranked() -> None:
    """They have seen the labyrinth: the day has one try that counts."""

    async def scene() -> None:
        async with serving(host_token=TOKEN) as server:
            ada, bob = await server.browser("Ada"), await server.browser("Bob")
            wish = {"game": GAME, "daily": True}
            first = (await ada.open(**wish))["match"]
            assert (await ada.open(**wish))["match"] == first
            assert server.context.lobby.hosts[first].match.info.ranked
            await host(server, "close", match=first)
            second = (await ada.open(**wish))["match"]
            assert second != first
            assert not server.context.lobby.hosts[second].match.info.ranked
            others = (await bob.open(**wish))["match"]
            assert server.context.lobby.hosts[others].match.info.ranked

    run(scene())
