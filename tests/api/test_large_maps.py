"""What large maps cost is charged to whoever wants them."""

from dataclasses import replace

import pytest

from tests.api.kit import Person, serving
from tests.api.test_user_files import check
from tests.match.kit import run, until
from waystone.catalogue import find_game
from waystone.kernel.table import Table
from waystone.service.limits import Limits

LARGE = {"map": "generated", "width": "150", "height": "100"}


def test_an_address_has_so_many_tiles_of_large_maps() -> None:
    async def scene() -> None:
        async with serving(limits=replace(Limits(), map_tiles=(40_000, 600.0))) as server:
            codes = []
            for name in ("Ada", "Bob", "Eve", "Zoe"):  # another guest is the same address
                person = await server.browser(name)
                wish = {"game": "dooom", "settings": LARGE, "seats": ["me"]}
                status, answer = await person.post("/api/matches", wish)
                codes.append("" if status == 200 else answer["error"]["code"])
            assert codes == ["", "", "TOO_LARGE_MAPS", "TOO_LARGE_MAPS"]
            assert server.context.bites.counts["map_tiles"] == 2
            small = {**LARGE, "width": "99", "height": "99"}
            assert (await person.open(game="dooom", settings=small))["match"]
            assert (await person.open(game="dooom"))["match"]

    run(scene())


def test_an_address_opens_so_many_matches_as_whatever_guest() -> None:
    async def scene() -> None:
        async with serving(limits=replace(Limits(), matches_per_address=(2, 600.0))) as server:
            for name in ("Ada", "Bob"):
                await (await server.browser(name)).open()
            eve = await server.browser("Eve")
            status, answer = await eve.post("/api/matches", {"seats": ["me"]})
            assert (status, answer["error"]["code"]) == (429, "TOO_MANY_MATCHES")

    run(scene())


HUGE = {"map": "generated", "width": "300", "height": "200"}


async def huge(person: Person, *seats: str, **settings: str) -> str:
    """Open a match on a map that is laid out in a worker."""
    wish = {"game": "dooom", "settings": {**HUGE, **settings}}
    match: str = (await person.open(*seats, **wish))["match"]
    return match


def test_a_large_map_is_made_in_a_worker_and_the_same() -> None:
    """DM-M2: what the match's seed gives, wherever it is made; also with other seats at last."""

    async def scene() -> None:
        async with serving() as server:
            ada, bob = await server.person("Ada"), await server.person("Bob")
            match = await huge(ada, "me", "open", "open")
            await bob.post(f"/api/matches/{match}/join")
            status, begun = await ada.post(f"/api/matches/{match}/begin", {"bot": ""})
            assert (status, begun["state"]) == (200, "running")
            host = server.context.lobby.hosts[match]
            assert set(host.match.layouts) == {2, 3}
            info = host.match.info
            alone = Table(host.match.game, info.players, info.seed)
            assert host.match.table.record.start == alone.record.start == info.start
            assert host.match.table.state.dungeon.rows() == alone.state.dungeon.rows()
            line = await ada.line()
            await line.join(match)
            seat = 0 if info.places[0].guest == ada.guest else 1
            await line.act(match, 0, "leave", seat=seat)
            host.is_behind = True  # as after a commit that failed: all is made again
            await host.command(lambda: None)
            assert host.match.table.state.dungeon.rows() == alone.state.dungeon.rows()

    run(scene())


def test_fetching_a_large_map_is_charged_to_who_wants_it() -> None:
    async def scene() -> None:
        async with serving(limits=replace(Limits(), map_tiles=(130_000, 600.0))) as server:
            ada = await server.person("Ada")
            match = await huge(ada)
            for expected in (200, 429):
                server.context.lobby.forget_idle(least_tiles=1)
                assert not server.context.lobby.hosts
                assert (await ada.get(f"/api/matches/{match}"))[0] == expected
            line = await ada.line()
            assert (await line.join(match))["code"] == "TOO_LARGE_MAPS"

    run(scene())


def test_an_address_holds_so_many_tiles_and_matches_at_once() -> None:
    """Followed matches stay in memory: what one address can keep there is bounded."""

    async def scene() -> None:
        limits = replace(Limits(), held_tiles=130_000, follows_per_address=4)
        async with serving(limits=limits) as server:
            ada, bob = await server.person("Ada"), await server.person("Bob")
            large = [await huge(ada, "me") for _ in range(3)]
            lines = [await ada.line(), await bob.line()]
            assert (await lines[0].join(large[0]))["kind"] == "snapshot"
            assert (await lines[1].join(large[0]))["kind"] == "snapshot"  # held once
            assert (await lines[1].join(large[1]))["kind"] == "snapshot"
            assert (await lines[0].join(large[2]))["code"] == "TOO_LARGE_MAPS"
            small = [(await bob.open())["match"] for _ in range(2)]
            assert (await lines[1].join(small[0]))["kind"] == "snapshot"
            assert (await lines[1].join(small[1]))["code"] == "TOO_MANY"
            assert server.context.bites.counts["held_tiles"] == 1
            assert server.context.bites.counts["follows_per_address"] == 1
            await lines[1].say("part", match=large[1])
            assert (await lines[1].join(small[1]))["kind"] == "snapshot"
            for line in lines:
                await line.socket.close()
            await until(lambda: not server.context.holdings.follows)
            assert not server.context.holdings.tiles

    run(scene())


def test_so_many_tiles_are_in_memory_in_all() -> None:
    """Those that nobody follows make room; nobody can take it from those who play."""

    async def scene() -> None:
        async with serving(limits=replace(Limits(), tiles_in_memory=130_000)) as server:
            ada = await server.person("Ada")
            first, second = await huge(ada), await huge(ada)
            line = await ada.line()
            await line.join(second)
            third = await huge(ada)  # the first is idle, and goes
            assert set(server.context.lobby.hosts) == {second, third}
            await line.join(third)
            wish = {"game": "dooom", "settings": HUGE, "seats": ["me"]}
            status, answer = await ada.post("/api/matches", wish)
            assert (status, answer["error"]["code"]) == (503, "NO_ROOM_FOR_MAPS")
            assert server.context.bites.counts["tiles_in_memory"] == 1
            await line.say("part", match=third)
            await line.sync()
            assert (await line.join(first))["kind"] == "snapshot"

    run(scene())


def test_a_map_that_takes_too_long_is_refused_and_the_next_is_made(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scene() -> None:
        async with serving() as server:
            ada = await server.person("Ada")
            boards = server.thinker.boards
            monkeypatch.setattr(boards, "seconds", 0.001)
            wish = {"game": "dooom", "settings": HUGE, "seats": ["me"]}
            status, answer = await ada.post("/api/matches", wish)
            assert (status, answer["error"]["code"]) == (503, "NO_ROOM_FOR_MAPS")
            monkeypatch.setattr(boards, "seconds", 60.0)
            assert await huge(ada)

    run(scene())


def test_things_on_a_map_of_ones_own_count_for_many_tiles() -> None:
    rows = ["E" + "G" * 99] * 100
    text = "\n".join(["name Gold", "win 1", *rows, ""])
    game = find_game("dooom").open({"map": "custom", "map_text": text})
    assert game.policy.board_tiles > 25 * 9900


def test_large_maps_are_checked_and_verified_in_a_worker() -> None:
    async def scene() -> None:
        async with serving() as server:
            ada = await server.person("Ada")
            rows = ["E" + "." * 299] * 200
            text = "\n".join(["name Large", "win 1", *rows, ""])
            status, answer = await check(server, text.encode())
            assert (status, answer["error"]["code"]) == (200, "MAP_LOW_GOLD")
            match = await huge(ada, "me")
            line = await ada.line()
            await line.join(match)
            await line.act(match, 0, "leave", seat=0)
            status, answer = await ada.get(f"/api/matches/{match}/verify")
            assert (status, answer.get("ok")) == (200, True), answer
            assert server.thinker.boards.all

    run(scene())


def test_who_looks_at_old_matches_of_large_maps_is_charged_for_each() -> None:
    """To show one again it is played again."""

    async def scene() -> None:
        async with serving(limits=replace(Limits(), map_tiles=(70_000, 600.0))) as server:
            ada = await server.browser("Ada")
            match = (await ada.open(game="dooom", settings=LARGE))["match"]
            line = await ada.line()
            frame = await line.join(match)
            await line.act(match, frame["n"], "leave")
            codes = []
            for _ in range(5):
                status, answer = await ada.get(f"/api/matches/{match}/verify")
                codes.append("" if status == 200 else answer["error"]["code"])
            assert codes == ["", "", "", "TOO_LARGE_MAPS", "TOO_LARGE_MAPS"]

    run(scene())
