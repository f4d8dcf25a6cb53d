"""Maps that players bring along find room, or a refusal that says why."""

from tests.api.kit import Json, Person, serving
from tests.match.kit import run
from waystone.catalogue import find_game
from waystone.kernel.user_file import UserFile
from waystone.match.map_quota import MapQuota
from waystone.service.limits import MEASURING

WISH = {"game": "dooom", "seats": ["me"]}


def some_map() -> str:
    """A map that comes with the game, the largest of them."""
    setting = next(each for each in find_game("dooom").settings if each.user_file)
    assert isinstance(setting.user_file, UserFile)
    return max(setting.user_file.examples().values(), key=len)


MAP = some_map()


async def ask(person: Person, **settings: str) -> tuple[int, Json]:
    return await person.post("/api/matches", {**WISH, "settings": settings})


def test_the_examples_are_large_enough_to_count() -> None:
    assert len(MAP) > 1000


def test_a_guest_has_room_for_so_many_maps() -> None:
    async def scene() -> None:
        quota = MapQuota(per_guest=int(2.5 * len(MAP)))
        async with serving(None, MEASURING, map_quota=quota) as server:
            ada, bob = await server.person("Ada"), await server.person("Bob")
            answers = [await ask(ada, map="custom", map_text=MAP) for _ in range(3)]
            assert [status for status, _ in answers] == [200, 200, 429]
            error = answers[2][1]["error"]
            assert error["code"] == "TOO_MANY_MAPS"
            assert "take 0.0" in error["message"]
            assert (await ask(ada))[0] == 200  # a map of the game itself takes no room
            assert (await ask(bob, map="custom", map_text=MAP))[0] == 200
            match = answers[0][1]["match"]
            line = await ada.line()
            snapshot = await line.join(match)
            assert (await line.act(match, snapshot["n"], "leave"))["state"] == "over"
            status, answer = await ada.post(f"/api/matches/{match}/rematch")
            assert (status, answer["error"]["code"]) == (429, "TOO_MANY_MAPS")

    run(scene())


def test_a_server_has_room_for_so_many_maps() -> None:
    async def scene() -> None:
        quota = MapQuota(in_all=int(1.5 * len(MAP)))
        async with serving(None, MEASURING, map_quota=quota, host_token="t" * 16) as server:
            ada, bob = await server.person("Ada"), await server.person("Bob")
            assert (await ask(ada, map="custom", map_text=MAP))[0] == 200
            status, answer = await ask(bob, map="custom", map_text=MAP)
            assert (status, answer["error"]["code"]) == (503, "NO_ROOM_FOR_MAPS")
            assert (await ask(bob))[0] == 200
            await server.context.readiness.look_at_size()
            _, told = await server.post("/api/host", {"token": "t" * 16})
            assert len(MAP) < told["map_bytes"] < 1.5 * len(MAP)
            assert told["map_quota"] == quota.in_all

    run(scene())
