"""Play somebody: whoever waits longest, or a table of one's own."""

import asyncio
from typing import Any

import pytest

from tests.api.kit import Line, Person, Server, serving
from tests.match.kit import run
from waystone.catalogue import GAMES
from waystone.service.limits import Limits

GAME = "delve-and-dash"


async def somebody(person: Person, game: str = GAME) -> str:
    status, answer = await person.post("/api/somebody", {"game": game})
    assert status == 200, answer
    match: str = answer["match"]
    return match


async def waiting(server: Server, name: str, **wish: Any) -> tuple[Line, str]:
    """Somebody who waits at a table; as long as the line is kept they look at it."""
    person = await server.person(name)
    opened = await person.open("me", "open", **{"settings": {"mode": "duel"}, **wish})
    return await looking(person, opened["match"]), opened["match"]


async def looking(person: Person, match: str) -> Line:
    line = await person.line()
    await line.join(match)
    return line


def test_who_waits_longest_is_found_first() -> None:
    async def scene() -> None:
        async with serving() as server:
            one, first = await waiting(server, "Ada")
            server.context.clock.later_by = 60  # type: ignore[attr-defined]
            two, second = await waiting(server, "Bob")
            eve, dan = await server.person("Eve"), await server.person("Dan")
            assert [await somebody(eve), await somebody(dan)] == [first, second]
            _, summary = await eve.get(f"/api/matches/{first}")
            assert (summary["state"], summary["about"]["ranked"]) == ("running", True)
            assert one is not two

    run(scene())


def test_private_tables_other_games_and_empty_ones_are_not_found() -> None:
    async def scene() -> None:
        async with serving() as server:
            one, private = await waiting(server, "Ada", public=False)
            two, other = await waiting(server, "Ann", game="extrikate", settings={})
            left = (await (await server.person("Abe")).open("me", "open"))["match"]
            server.context.clock.later_by = 16  # type: ignore[attr-defined]
            eve = await server.person("Eve")
            match = await somebody(eve)
            assert match not in (private, other, left)
            _, summary = await eve.get(f"/api/matches/{match}")
            about = summary["about"]
            assert (summary["state"], about["public"], about["clock_limit"]) == ("open", True, 120)
            assert about["ranked"]
            line = await looking(eve, match)
            assert await somebody(eve) == match, "who presses twice has one table"
            assert await somebody(await server.person("Dan")) == match
            assert len({one, two, line}) == 3

    run(scene())


def test_two_who_press_at_once_find_each_other() -> None:
    """Although neither of them has looked at the new table yet."""

    async def scene() -> None:
        async with serving() as server:
            people = [await server.person(name) for name in ("Ada", "Bob")]
            one, other = await asyncio.gather(*(somebody(each) for each in people))
            assert one == other
            assert (await people[0].get(f"/api/matches/{one}"))[1]["state"] == "running"

    run(scene())


def test_two_who_press_at_once_do_not_lose_each_other() -> None:
    async def scene() -> None:
        async with serving() as server:
            people = [await server.person(name) for name in ("Ada", "Bob")]
            line, waits = await waiting(server, "Eve")
            found = await asyncio.gather(*(somebody(each) for each in people))
            assert waits in found
            assert len(set(found)) == 2, "one seat was free"
            assert not line.socket.closed

    run(scene())


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_table_for_whoever_comes(game: str) -> None:
    async def scene() -> None:
        async with serving() as server:
            ada, bob = await server.person("Ada"), await server.person("Bob")
            match = await somebody(ada, game)
            line = await looking(ada, match)
            assert await somebody(bob, game) == match
            assert not line.socket.closed

    run(scene())


def test_nobody_searches_all_the_time() -> None:
    async def scene() -> None:
        async with serving(limits=Limits(long_calls=(1, 60.0))) as server:
            ada = await server.person("Ada")
            await somebody(ada)
            status, answer = await ada.post("/api/somebody", {"game": GAME})
            assert (status, answer["error"]["code"]) == (429, "TOO_MANY_CALLS")
            status, answer = await ada.post("/api/somebody", {"game": "chess"})
            assert answer["error"]["code"] == "TOO_MANY_CALLS"

    run(scene())
