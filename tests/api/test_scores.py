"""Leaderboards: only the server's own records count, whatever anybody sends."""

import sqlite3
from pathlib import Path

import pytest

from tests.api.kit import Person, Server, serving
from tests.api.winning import play_like_knights
from tests.leaderboard.kit import GAME, rulebook, victory_seed
from tests.match.kit import run
from waystone.leaderboard.audit import audit
from waystone.leaderboard.counting import is_late, is_ranked
from waystone.match.daily import day_of, end_of
from waystone.service.limits import MEASURING
from waystone.storage.sqlite import SqliteStore


@pytest.fixture(autouse=True)
def mondays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the day: a labyrinth of the usual kind, alone."""
    monkeypatch.setattr("waystone.match.daily.kind_on", lambda what, date: what.week[0])


async def victory(server: Server, monkeypatch: pytest.MonkeyPatch, ada: Person) -> str:
    """Ada wins a ranked solo match; its id."""
    monkeypatch.setattr("waystone.match.wishes.new_seed", lambda: victory_seed())
    match: str = (await ada.open(settings={"mode": "solo"}))["match"]
    line = await ada.line()
    snapshot = await line.join(match)
    assert snapshot["about"]["ranked"]
    frame = await play_like_knights(server, match, [line])
    assert frame["result"]["reason"] == "home with the treasure"
    assert frame["result"]["can_enter"]
    return match


@pytest.mark.rule("DD-91", "DD-92")
def test_the_winner_signs_once_and_gives_nothing_but_a_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scene() -> None:
        async with serving(limits=MEASURING) as server:
            ada, eve = await server.browser("Ada"), await server.browser("Eve")
            match = await victory(server, monkeypatch, ada)
            path = f"/api/matches/{match}/score"
            assert (await eve.post(path, {"name": "Eve"}))[0] == 403
            for forged in ({"millis": 1}, {"name": "x", "moves": 0}, {"name": 7}):
                status, answer = await ada.post(path, forged)
                assert (status, answer["error"]["code"]) == (400, "BAD_BODY")
            _, signed = await ada.post(path, {"name": "  Countess\u202e  Ada "})
            assert signed["rank"] == 1
            entry = signed["entry"]
            assert entry["details"] == {"level": "1", "mode": "Solo", "edition": GAME}
            assert (entry["name"], entry["match"]) == ("Countess Ada", match)
            assert (signed["board"], entry["mine"]) == ("solo-1", True)
            status, answer = await ada.post(path, {"name": "Ada"})
            assert (status, answer["error"]["code"]) == (409, "SIGNED")
            _, board = await eve.get("/api/leaderboard?game=delve-and-dash&board=solo-1")
            assert [each["name"] for each in board["entries"]] == ["Countess Ada"]
            assert board["entries"][0]["mine"] is False
            _, summary = await ada.get(f"/api/matches/{match}")
            assert summary["result"]["can_enter"] is False
            _, me = await ada.post("/api/guest")
            assert me["name"] == "Countess Ada"  # offered again next time (DD-94)

    run(scene())


@pytest.mark.rule("DD-87", "DD-88", "DD-89", "DD-90")
def test_figures_are_what_the_record_says(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with serving(limits=MEASURING) as server:
            ada = await server.browser("Ada")
            match = await victory(server, monkeypatch, ada)
            _, replay = await ada.get(f"/api/matches/{match}/replay?viewpoint=all")
            _, signed = await ada.post(f"/api/matches/{match}/score", {"name": "Ada"})
            figures, last = signed["entry"]["figures"], replay["frames"][-1]
            first = next(f for f in replay["frames"] if f["did"].startswith("move"))
            warrior = last["view"]["warriors"][0]
            assert figures == {
                "millis": last["at"] - first["at"],
                "moves": warrior["moves"],
                "deaths": warrior["deaths"],
                "explored": last["view"]["secrets"]["explored"],
            }
            assert list(figures) == [each.name for each in rulebook().leaderboards.figures]
            assert figures["millis"] == replay["result"]["millis"]

    run(scene())


@pytest.mark.rule("DD-92")
def test_what_does_not_count_can_not_be_signed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with serving(limits=MEASURING) as server:
            ada = await server.browser("Ada")
            seed = victory_seed()
            for wish in ({"seed": seed}, {"settings": {"lives": "4"}}):
                match = (await ada.open(**wish))["match"]
                line = await ada.line()
                snapshot = await line.join(match)
                assert snapshot["about"]["ranked"] is False
                if "seed" in wish:
                    frame = await play_like_knights(server, match, [line])
                    assert frame["result"]["can_enter"] is False
                    status, answer = await ada.post(f"/api/matches/{match}/score")
                    assert (status, answer["error"]["code"]) == (409, "NOT_RANKED")
            running = (await ada.open())["match"]
            status, answer = await ada.post(f"/api/matches/{running}/score")
            assert (status, answer["error"]["code"]) == (403, "NOT_OVER")
            line = await ada.line()
            await line.act(running, 0, "leave")
            status, answer = await ada.post(f"/api/matches/{running}/score")
            assert (status, answer["error"]["code"]) == (409, "NOT_RANKED")
            assert (await ada.post("/api/matches/nosuchmatch/score"))[0] == 404
            assert (await ada.post("/api/leaderboard", {"name": "x"}))[0] == 405

    run(scene())


@pytest.mark.rule("DD-84", "DD-92")
def test_colluding_guests_win_nothing_by_forfeit() -> None:
    async def scene() -> None:
        async with serving(limits=MEASURING) as server:
            ada, bob = await server.browser("Ada"), await server.browser("Bob")
            match = (await ada.open("me", "open"))["match"]
            await bob.post(f"/api/matches/{match}/join")
            line = await bob.line()
            await line.join(match)
            frame = await line.act(match, 0, "leave")
            assert frame["result"]["can_enter"] is False
            for person in (ada, bob):
                status, answer = await person.post(f"/api/matches/{match}/score")
                assert (status, answer["error"]["code"]) == (409, "NOT_RANKED")

    run(scene())


@pytest.mark.rule("DD-92", "DD-113")
def test_on_one_device_the_guest_signs_for_the_winner(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with serving(limits=MEASURING) as server:
            monkeypatch.setattr("waystone.match.wishes.new_seed", lambda: victory_seed("duel", 1))
            ada = await server.browser("Ada")
            match = (await ada.open("me", "me", settings={"mode": "duel"}))["match"]
            line = await ada.line()
            await line.join(match)
            frame = await play_like_knights(server, match, [line])
            assert frame["result"]["results"] == ["loss", "win"]
            _, signed = await ada.post(f"/api/matches/{match}/score", {"name": "Two"})
            assert signed["entry"]["details"]["mode"] == "2P"
            assert (signed["board"], signed["by_program"]) == ("device-1", False)

    run(scene())


def test_an_edited_row_is_found_and_put_right(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Computed again from the records, the table is the same; what somebody edited is not."""

    async def scene() -> None:
        store = SqliteStore(tmp_path / "w.db")
        async with serving(store, MEASURING) as server:
            ada = await server.browser("Ada")
            matches = [await victory(server, monkeypatch, ada) for _ in range(3)]
            for match in matches:
                await ada.post(f"/api/matches/{match}/score", {"name": "Ada"})
            truth = await store.all_entries()
            assert len(truth) == 3
            assert await audit(store) == 0
            with sqlite3.connect(tmp_path / "w.db") as db:
                db.execute(
                    "update score set merit_1 = 1, figures = '{}' where match = ?", matches[:1]
                )
                db.execute("update score set board = 'cpu-2' where match = ?", matches[1:2])
                db.execute("update match set ranked = 0 where id = ?", matches[2:3])
            db.close()
            assert await audit(store) == 3
            told = {each.match: each.mark for each in await store.all_entries() if each.mark}
            assert told == {matches[2]: "is no victory that counts"}
            shown = await store.entries(GAME, "solo-1")
            assert sorted(shown, key=lambda each: each.match) == [
                each for each in truth if each.match != matches[2]
            ]
            assert await audit(store) == 0
            with sqlite3.connect(tmp_path / "w.db") as db:
                db.execute("update match set ranked = 1 where id = ?", matches[2:3])
            db.close()
            assert await audit(store) == 1  # the mark was wrong in its turn
            assert await store.all_entries() == truth
        store.close()

    run(scene())


def test_an_edited_step_takes_the_score_off_the_board(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path / "w.db")
        async with serving(store, MEASURING) as server:
            ada = await server.browser("Ada")
            match = await victory(server, monkeypatch, ada)
            await ada.post(f"/api/matches/{match}/score", {"name": "Ada"})
            assert await audit(store) == 0
            with sqlite3.connect(tmp_path / "w.db") as db:
                db.execute("update step set text = 'move n' where match = ? and n = 9", (match,))
                db.execute("update step set text = 'move s' where match = ? and n = 8", (match,))
            db.close()
            assert await audit(store) == 1
            assert await store.entries(GAME, "solo-1") == []
            (kept,) = await store.all_entries()
            assert kept.mark.startswith("does not replay: step 8")
        store.close()

    run(scene())


def test_the_day_is_sealed_until_it_is_over() -> None:
    """Nobody can look at a labyrinth that they might still play, as another guest (DD-85)."""

    async def scene() -> None:
        async with serving(limits=MEASURING) as server:
            ada, eve = await server.browser("Ada"), await server.browser("Eve")
            _, today = await ada.get("/api/daily")
            match = (await ada.open(daily=True))["match"]
            assert (await ada.open(daily=True))["match"] == match
            _, again = await ada.get("/api/daily")
            assert (today["played"], again["played"]) == (None, match)
            assert (today["over"], again["over"]) == (False, False)
            line, watcher = await ada.line(), await eve.line()
            snapshot = await line.join(match)
            assert snapshot["about"]["daily"] == today["date"]
            assert snapshot["about"]["commitment"] == today["commitment"]
            assert (await watcher.join(match))["code"] == "SEALED"
            _, lobby = await eve.get("/api/matches")
            assert lobby["matches"] == []
            frame = await line.act(match, 0, "leave")
            assert frame["result"]["seed"] == ""
            _, ended = await ada.get("/api/daily")
            assert (ended["over"], ended["result"], again["result"]) == (True, "loss", "")
            (past,) = (await ada.get("/api/past"))[1]["matches"]
            assert (past["match"], past["sealed"], past["results"]) == (match, True, ["loss"])
            assert "seed" not in past
            again_told = await line.join(match)
            for view in (frame["view"], again_told["view"]):
                assert set(view["secrets"]["boundaries"]) == {"?"}
                assert (view["secrets"]["lair"], view["secrets"]["treasure"]) == (None, None)
            for what in ("record", "replay?viewpoint=all", "verify"):
                status, answer = await ada.get(f"/api/matches/{match}/{what}")
                assert (status, answer["error"]["code"]) == (403, "SEALED")
            _, summary = await eve.get(f"/api/matches/{match}")
            assert summary["result"]["seed"] == ""
            server.context.clock.later_by = 24 * 3600  # type: ignore[attr-defined]
            _, verdict = await eve.get(f"/api/matches/{match}/verify")
            _, tomorrow = await eve.get("/api/daily")
            assert verdict["seed"] == tomorrow["yesterday"]["seed"]
            assert verdict["commitment"] == today["commitment"]
            assert tomorrow["date"] == day_of(server.context.clock.wall())
            assert not (await ada.get("/api/past"))[1]["matches"][0]["sealed"]
            opened = await watcher.join(match)
            assert opened["result"]["seed"] == verdict["seed"]
            assert "?" not in opened["view"]["secrets"]["boundaries"]

    run(scene())


def test_a_daily_victory_has_a_board_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with serving(limits=MEASURING) as server:
            monkeypatch.setattr("waystone.match.daily.daily_seed", lambda *_: victory_seed())
            ada = await server.browser("Ada")
            match = (await ada.open(daily=True))["match"]
            line = await ada.line()
            await line.join(match)
            await play_like_knights(server, match, [line])
            _, signed = await ada.post(f"/api/matches/{match}/score", {"name": "Ada"})
            assert signed["rank"] == 1
            _, today = await ada.get("/api/daily")
            assert [entry["name"] for entry in today["entries"]] == ["Ada"]
            _, solo = await ada.get("/api/leaderboard?board=solo-1")
            assert solo["entries"] == []
            assert rulebook(**today["settings"]).settings.ranked

    run(scene())


@pytest.mark.rule("DD-112")
@pytest.mark.parametrize("is_late", [False, True])
def test_a_daily_victory_counts_on_its_own_day_only(
    monkeypatch: pytest.MonkeyPatch, is_late: bool
) -> None:
    """The last action decides: the name may be given on another day."""

    async def scene() -> None:
        async with serving(limits=MEASURING) as server:
            monkeypatch.setattr("waystone.match.daily.daily_seed", lambda *_: victory_seed())
            ada, clock = await server.browser("Ada"), server.context.clock
            match = (await ada.open(daily=True))["match"]
            line = await ada.line()
            assert (await line.join(match))["about"]["ranked"]
            _, today = await ada.get("/api/daily")
            midnight = (today["ends"] - clock.wall()) / 1000
            if is_late:
                clock.later_by = midnight + 1  # type: ignore[attr-defined]
                assert not (await line.join(match))["about"]["ranked"]
            await play_like_knights(server, match, [line])
            clock.later_by = midnight + 7200  # type: ignore[attr-defined]
            told = await (await ada.line()).join(match)
            assert (told["about"]["ranked"], told["result"]["can_enter"]) == (not is_late,) * 2
            assert told["result"]["seed"] == victory_seed()
            status, signed = await ada.post(f"/api/matches/{match}/score", {"name": "Ada"})
            _, tomorrow = await ada.get("/api/daily")
            names = [entry["name"] for entry in tomorrow["yesterday"]["entries"]]
            assert tomorrow["entries"] == []
            if is_late:
                assert (status, signed["error"]["code"], names) == (409, "DAY_OVER", [])
            else:
                assert (signed["board"], names) == (f"daily-{today['date']}", ["Ada"])

    run(scene())


@pytest.mark.rule("DD-112")
def test_the_last_millisecond_of_a_day_counts_and_the_next_one_does_not() -> None:
    async def scene() -> None:
        async with serving(limits=MEASURING) as server:
            ada = await server.browser("Ada")
            match = (await ada.open(daily=True))["match"]
            host = await server.context.lobby.find(match)
            line = await ada.line()
            await line.join(match)
            await line.act(match, 0, "leave")
            end = end_of(host.match.info.daily)
            host.match.info.began = end - 1 - host.match.table.record.entries[-1].at
            assert not is_late(host.match)
            host.match.info.began += 1
            assert is_late(host.match)
            assert not is_ranked(host.match)

    run(scene())
