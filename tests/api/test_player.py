"""A player's own page, and the way to another device: one code, once, for some minutes."""

from typing import Any

import pytest

from tests.api.kit import Person, Server, serving
from tests.match.kit import run
from waystone.leaderboard.entry import LeaderboardEntry
from waystone.match.seats import token_hash
from waystone.service.player import CODE_MILLIS
from waystone.storage.memory import MemoryStore

DEVICE = "/api/guest/device"


@pytest.fixture(autouse=True)
def mondays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("waystone.match.daily.kind_on", lambda what, date: what.week[0])


async def give_up(person: Person, **wish: object) -> None:
    match = (await person.open(**wish))["match"]
    line = await person.line()
    await line.join(match)
    await line.act(match, 0, "leave")


async def let_in(server: Server, code: str) -> Person:
    status, answer = await server.post(DEVICE, {"code": code, "token": True})
    assert status == 200, answer
    return Person(server, answer["token"], answer["guest"])


def test_a_page_tells_what_came_of_ones_own_matches() -> None:
    async def scene() -> None:
        async with serving() as server:
            ada, eve = await server.person("Ada"), await server.person("Eve")
            _, empty = await ada.get("/api/player")
            assert (empty["name"], empty["since"], empty["games"]) == ("Ada", None, [])
            await give_up(ada)
            await give_up(ada, daily=True)
            await give_up(ada, game="extrikate")
            called_off = (await ada.open("me", "open"))["match"]
            await ada.post(f"/api/matches/{called_off}/cancel")
            _, page = await ada.get("/api/player")
            rows = [tuple(row.values()) for row in page["games"]]
            assert rows == [("delve-and-dash", 2, 0, 0, 1, 1), ("extrikate", 1, 0, 0, 0, 0)]
            assert page["since"] is not None
            assert (await eve.get("/api/player"))[1]["games"] == []
            assert (await server.get("/api/player"))[0] == 401

    run(scene())


def test_a_page_tells_the_best_entry_of_each_board() -> None:
    def entry(match: str, board: str, millis: int, **more: Any) -> LeaderboardEntry:
        key, figures = (millis, 0, 0, 0), {"time": millis}
        game, guest = more.pop("game", "delve-and-dash"), more.pop("guest", "")
        return LeaderboardEntry(
            match, game, board, guest, "Ada", key, figures, {}, 1_000, 1, **more
        )

    async def scene() -> None:
        store = MemoryStore()
        async with serving(store=store) as server:
            ada = await server.person("Ada")
            for each in (
                entry("slow", "solo-1", 900, guest=ada.guest),
                entry("fast", "solo-1", 300, guest=ada.guest),
                entry("middle", "solo-1", 600, guest=ada.guest),
                entry("marked", "solo-1", 100, guest=ada.guest, mark="wrong"),
                entry("hidden", "solo-1", 50, guest=ada.guest, hidden=True),
                entry("stranger", "solo-1", 10, guest="eve"),
                entry("level", "solo-2", 700, guest=ada.guest),
                entry("day", "daily-2027-01-15", 20, guest=ada.guest),
                entry("sheet", "solo", 800, guest=ada.guest, game="extrikate"),
            ):
                await store.sign(each)
            _, page = await ada.get("/api/player")
            found = [(each["game"], each["board"], each["match"]) for each in page["best"]]
            assert found == [
                ("delve-and-dash", "solo-1", "fast"),
                ("delve-and-dash", "solo-2", "level"),
                ("extrikate", "solo", "sheet"),
            ]
            assert page["best"][0]["figures"] == {"time": 300}

    run(scene())


def test_a_code_lets_another_device_in_once() -> None:
    async def scene() -> None:
        store = MemoryStore()
        async with serving(store=store) as server:
            ada = await server.person("Ada")
            await give_up(ada)
            _, made = await ada.post("/api/guest/code")
            code = made["code"]
            assert code not in store.codes
            assert token_hash(code) in store.codes
            phone = await let_in(server, f" {code[:5].upper()}-{code[5:]} ")
            assert (phone.guest, phone.token == ada.token) == (ada.guest, False)
            assert (await phone.get("/api/player"))[1]["games"][0]["played"] == 1
            status, answer = await server.post(DEVICE, {"code": code})
            assert (status, answer["error"]["code"]) == (403, "BAD_CODE")
            await phone.post("/api/guest", {"name": "Countess"})
            assert (await ada.post("/api/guest"))[1]["name"] == "Countess"

    run(scene())


def test_a_code_is_good_for_some_minutes_and_only_the_latest_is() -> None:
    async def scene() -> None:
        async with serving() as server:
            ada = await server.person("Ada")
            first, second = [(await ada.post("/api/guest/code"))[1]["code"] for _ in range(2)]
            assert (await server.post(DEVICE, {"code": first}))[0] == 403
            server.context.clock.later_by = CODE_MILLIS / 1000 + 1  # type: ignore[attr-defined]
            assert (await server.post(DEVICE, {"code": second}))[0] == 403

    run(scene())


def test_who_guesses_codes_is_refused_for_a_while() -> None:
    async def scene() -> None:
        async with serving() as server:
            ada = await server.person("Ada")
            codes = [(await server.post(DEVICE, {"code": "guess"}))[0] for _ in range(7)]
            assert (codes[0], codes[-1]) == (403, 429)
            _, made = await ada.post("/api/guest/code")
            assert (await server.post(DEVICE, {"code": made["code"]}))[0] == 429

    run(scene())


def test_one_device_may_be_forgotten_and_all_are_when_the_guest_is_erased() -> None:
    async def scene() -> None:
        async with serving() as server:
            ada = await server.person("Ada")
            people = []
            for _ in range(2):
                _, made = await ada.post("/api/guest/code")
                people.append(await let_in(server, made["code"]))
            phone, desk = people
            await phone.post("/api/guest/leave")
            assert (await phone.get("/api/player"))[0] == 401
            assert (await desk.get("/api/player"))[0] == 200
            _, made = await ada.post("/api/guest/code")
            await ada.post("/api/guest/erase")
            assert (await desk.get("/api/player"))[0] == 401
            assert (await server.post(DEVICE, {"code": made["code"]}))[0] == 403

    run(scene())
