"""A guest sees what is kept about them, and has it erased without harm to others."""

from __future__ import annotations

from pathlib import Path

from tests.api.kit import Json, Person, Server, begin, duel, serving
from tests.match.kit import run
from waystone.service.limits import Limits
from waystone.storage.sqlite import SqliteStore


async def data_of(person: Person) -> Json:
    status, answer = await person.get("/api/guest/data")
    assert status == 200, answer
    return answer


async def record_of(server: Server, match: str) -> str:
    async with server.session.get(f"{server.address}/api/matches/{match}/record") as response:
        return await response.text()


def test_a_guest_is_told_all_that_is_kept_and_nobody_else_is() -> None:
    async def scene() -> None:
        async with serving() as server:
            match, people, lines, _ = await duel(server)
            await lines[0].say("chat", match=match, text="only mine")
            await lines[0].until("said")
            first, second = [await data_of(each) for each in people]
            assert first["guest"] == people[0].guest
            assert [(each["match"], each["mine"]) for each in first["matches"]] == [(match, [0])]
            assert [each["text"] for each in first["lines"]] == ["only mine"]
            assert (second["lines"], second["entries"]) == ([], [])
            stranger = await server.person("Eve")
            empty = await data_of(stranger)
            assert (empty["matches"], empty["entries"], empty["lines"]) == ([], [], [])
            assert (await server.get("/api/guest/data"))[0] == 401
            assert (await server.post("/api/guest/erase", {}))[0] == 401

    run(scene())


def test_who_is_erased_gives_up_and_leaves_no_name(tmp_path: Path) -> None:
    """The other one has won, and the record tells the same match."""

    async def scene() -> None:
        store = SqliteStore(tmp_path / "w.db")
        async with serving(store) as server:
            match, people, lines, _ = await duel(server)
            ada, bob = people
            name = (await data_of(ada))["name"]
            await begin(match, lines)
            waiting = (await ada.open("me", "open"))["match"]
            await lines[0].say("chat", match=match, text="only mine")
            await lines[1].until("said")
            assert await ada.post("/api/guest/erase") == (200, {"guest": ada.guest})
            assert (await ada.get("/api/guest/data"))[0] == 401
            status, found = await bob.get(f"/api/matches/{match}")
            assert (status, found["state"]) == (200, "over")
            assert found["seats"][0]["name"] == "Anonymous"
            assert (
                found["result"]["outcomes"][1] == "win" if "outcomes" in found["result"] else True
            )
            text = await record_of(server, match)
            assert name not in text
            assert "Anonymous" in text
            assert (await bob.get(f"/api/matches/{match}/verify"))[1]["ok"]
            line = await bob.line()
            await line.join(match)
            await line.sync()
            assert [each["match"] for each in (await data_of(bob))["matches"]] == [match]
            stored = await server.context.store.load(waiting)
            assert stored is not None
            assert (stored[0].state, stored[0].result) == ("over", "never begun")
            assert list(server.context.lobby.hosts[match].talk.lines) == []
        store.close()

    run(scene())


def test_who_leaves_a_match_that_others_wait_for_frees_the_seat() -> None:
    async def scene() -> None:
        async with serving() as server:
            ada, bob, eve = [await server.person(name) for name in ("Ada", "Bob", "Eve")]
            opened = await ada.open("me", "open", "open", game="extrikate")
            await bob.post(f"/api/matches/{opened['match']}/join", {"invite": opened["invite"]})
            assert (await bob.post("/api/guest/erase"))[0] == 200
            _, found = await ada.get(f"/api/matches/{opened['match']}")
            assert found["state"] == "open"
            assert [each["player"] for each in found["seats"]] == ["person", "open", "open"]
            invited = {"invite": opened["invite"]}
            assert (await eve.post(f"/api/matches/{opened['match']}/join", invited))[0] == 200

    run(scene())


def test_nobody_asks_for_it_all_the_time() -> None:
    async def scene() -> None:
        async with serving(limits=Limits(long_calls=(2, 60.0))) as server:
            ada = await server.person()
            assert [(await ada.get("/api/guest/data"))[0] for _ in range(3)] == [200, 200, 429]
            assert (await ada.post("/api/guest/erase"))[0] == 429
            assert (await ada.get("/api/matches"))[0] == 200

    run(scene())
