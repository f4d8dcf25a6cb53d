"""Boards that no script can buy, and names that nobody can borrow (DD-94, DD-112, DD-113)."""

import json
from dataclasses import replace

import pytest

from tests.api.kit import Person, serving
from tests.api.winning import play_like_knights, signed_by
from tests.leaderboard.kit import victory_seed
from tests.match.kit import run
from waystone.leaderboard.audit import audit
from waystone.service.limits import MEASURING, Limits
from waystone.storage.memory import MemoryStore


@pytest.fixture(autouse=True)
def mondays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the day: a labyrinth of the usual kind, alone."""
    monkeypatch.setattr("waystone.match.daily.kind_on", lambda what, date: what.week[0])


@pytest.mark.rule("DD-113")
def test_programs_stand_on_boards_beside_those_of_people(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who plays through a token is a program at any pace, and who is too fast for a hand too."""

    async def scene() -> None:
        async with serving(limits=MEASURING) as server:
            monkeypatch.setattr("waystone.match.wishes.new_seed", lambda: victory_seed())
            hand = await signed_by(server, await server.browser("Ada"), name="Ada")
            token = await signed_by(server, await server.person("Bot"), name="Bot")
            script = await signed_by(server, await server.browser("Eve"), pace=0.0, name="Eve")
            found = [(each["by_program"], each["rank"]) for each in (hand, token, script)]
            assert [each["board"] for each in (hand, token, script)] == ["solo-1"] * 3
            assert found == [(False, 1), (True, 1), (True, 1)]
            _, board = await server.get("/api/leaderboard?board=solo-1")
            assert [each["name"] for each in board["entries"]] == ["Ada"]
            assert [each["name"] for each in board["programs"]] == ["Eve", "Bot"]
            assert await audit(server.context.store) == 0  # the records say the same

    run(scene())


@pytest.mark.rule("DD-113")
def test_one_action_through_a_token_makes_the_match_a_program_s(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A cookie is a token, too: who takes it out of the browser and plays by it is a program."""

    async def scene() -> None:
        async with serving(limits=MEASURING) as server:
            monkeypatch.setattr("waystone.match.wishes.new_seed", lambda: victory_seed())
            ada = await server.browser("Ada")
            match = (await ada.open(settings={"mode": "solo"}))["match"]
            line = await ada.line()
            await line.join(match)
            by_script = await Person(server, ada.token, ada.guest).line()
            host = server.context.lobby.hosts[match]
            action = host.match.table.legal(0)[0].text
            await by_script.act(match, 0, action)
            assert host.match.info.places[0].program
            assert (await line.until("steps"))["n"] == 1
            await line.sync()
            kinds = [json.loads(text)["kind"] for text in line.texts]
            assert kinds.count("seats") == 1  # nobody is told what plays there
            stored = await server.context.store.load(match)
            assert stored is not None
            assert stored[0].places[0].program

    run(scene())


@pytest.mark.rule("DD-113")
def test_programs_have_a_board_for_the_match_of_the_day(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with serving(limits=MEASURING) as server:
            monkeypatch.setattr("waystone.match.daily.daily_seed", lambda *_: victory_seed())
            bot = await server.person("Bot")
            match = (await bot.open(daily=True))["match"]
            line = await bot.line()
            await line.join(match)
            await play_like_knights(server, match, [line])
            await bot.post(f"/api/matches/{match}/score", {"name": "Bot"})
            _, today = await bot.get("/api/daily")
            assert (today["entries"], [each["name"] for each in today["programs"]]) == ([], ["Bot"])

    run(scene())


@pytest.mark.rule("DD-112")
def test_from_one_address_only_some_tries_of_the_day_count() -> None:
    """Who throws the cookie away is another guest, but comes from the same address."""

    async def scene() -> None:
        async with serving(limits=replace(Limits(), daily_tries=2)) as server:
            told = []
            for name in ("Ada", "Bob", "Eve"):
                person = await server.browser(name)
                _, before = await person.get("/api/daily")
                match = (await person.open(daily=True))["match"]
                assert (await person.open(daily=True))["match"] == match
                snapshot = await (await person.line()).join(match)
                _, after = await person.get("/api/daily")
                told.append((before["counts"], snapshot["about"]["ranked"], after["counts"]))
                assert before["tries"] == 2
            assert told == [(True,) * 3, (True,) * 3, (False,) * 3]
            assert server.context.bites.counts["daily_tries"] == 1
            other = await server.browser("Zoe")
            _, sheet = await other.get("/api/daily?game=extrikate")
            assert sheet["counts"]  # each game has its own

    run(scene())


@pytest.mark.rule("DD-94")
def test_a_signed_name_belongs_to_its_guest(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with serving(limits=MEASURING) as server:
            monkeypatch.setattr("waystone.match.wishes.new_seed", lambda: victory_seed())
            ada, eve = await server.browser("Countess"), await server.browser("Countess")
            await signed_by(server, ada, name="Countess")
            for name in ("Countess", "COUNTESS", "C0untess", "Count ess"):
                status, answer = await eve.post("/api/guest", {"name": name})
                assert (status, answer["error"]["code"]) == (409, "NAME_TAKEN")
                status, answer = await eve.post("/api/matches", {"seats": ["me", f"me:{name}"]})
                assert (status, answer["error"]["code"]) == (409, "NAME_TAKEN")
            assert (await signed_by(server, eve, name="countess"))["code"] == "NAME_TAKEN"
            assert (await eve.post("/api/guest"))[1]["name"] == "Anonymous"  # she had to give it up
            assert (await signed_by(server, eve, name=""))["entry"]["name"] == "Anonymous"
            assert (await signed_by(server, ada, name=""))["entry"]["name"] == "Anonymous"
            assert (await ada.post("/api/guest", {"name": "countess"}))[0] == 200
            for name, code in (("Adm1n", "NAME_RESERVED"), ("Cоuntess", "NAME_MIXED")):
                status, answer = await eve.post("/api/guest", {"name": name})
                assert (status, answer["error"]["code"]) == (400, code)

    run(scene())


def test_names_signed_before_names_had_owners_belong_to_the_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scene() -> None:
        store = MemoryStore()
        async with serving(store, limits=MEASURING) as server:
            monkeypatch.setattr("waystone.match.wishes.new_seed", lambda: victory_seed())
            ada, eve = await server.browser("Ada"), await server.browser("Eve")
            await signed_by(server, ada, name="Ada")
            store.owners.clear()
            await signed_by(server, eve, name="Ada")
            store.owners.clear()
            assert await audit(server.context.store) == 0
            (owned,) = await server.context.store.owned_names(["ada"])
            assert owned.guest == ada.guest

    run(scene())
