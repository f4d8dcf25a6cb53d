"""Data outlives a change of rules: stores of every released shape open today, and lose nothing."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.api.kit import Json, Person, Server, serving
from tests.match.kit import ADA, FakeThinker, Hall, act, run
from tests.released.fill import SOON, TOKENS, Filling
from tests.tic_tac_toe.bots import BOTS
from tests.tic_tac_toe.game import TicTacToe
from waystone.catalogue import GAMES, GameEntry, find_game
from waystone.kernel.record import Record, parse
from waystone.kernel.replay import OtherRules, replay
from waystone.kernel.rules import GameInfo
from waystone.leaderboard.audit import audit
from waystone.match.archive import Archived, is_playable
from waystone.match.in_process import SystemClock, one_process
from waystone.match.lobby import Lobby
from waystone.match.model import OVER, RUNNING, VOID, Passkey
from waystone.match.seats import token_hash
from waystone.match.wishes import Wish
from waystone.service.limits import MEASURING
from waystone.service.matches import past_match
from waystone.storage.sqlite import SqliteStore

HERE = Path(__file__).parent
STORES = sorted(HERE.glob("store-*.sql"), key=lambda path: int(path.stem.removeprefix("store-")))
MADE_UP = {"store-1"}  # written by hand: nobody played these matches
DAY = "2027-01-15"
COUNTS = ("guest", "match", "seat", "step", "score")


def lay_out(script: Path, path: Path, *changes: str) -> dict[str, int]:
    """Write a released store to a file, changed as a test wants it; how many rows it has."""
    with closing(sqlite3.connect(path)) as db:
        db.executescript(script.read_text(encoding="utf-8"))
        for each in changes:
            db.execute(each)
        db.commit()
        return count(db)


def count(db: sqlite3.Connection) -> dict[str, int]:
    return {name: db.execute(f"select count(*) from {name}").fetchone()[0] for name in COUNTS}


def test_a_guest_of_a_released_store_may_have_a_passkey(tmp_path: Path) -> None:
    path = tmp_path / "w.db"
    lay_out(HERE / "store-9.sql", path)

    async def scene() -> None:
        store = SqliteStore(path)
        guest = await store.guest_of(token_hash(TOKENS["ada"]))
        key = Passkey("key", "ada", "public", 0, 1)
        assert await store.add_passkey(key, 1)
        assert await store.passkeys_of("ada") == [key]
        assert guest is not None
        assert await store.use_passkey(replace(key, used=2), token_hash("new"), 2) == guest
        store.close()

    run(scene())


@pytest.mark.parametrize("script", STORES, ids=lambda path: path.stem)
def test_a_released_store_opens_and_every_match_is_there(script: Path, tmp_path: Path) -> None:
    path = tmp_path / "w.db"
    before = lay_out(script, path)

    async def scene() -> None:
        store = SqliteStore(path)
        lobby = Lobby(one_process(store, SystemClock(), FakeThinker()))
        await lobby.close_outdated()
        await audit(store)
        with closing(sqlite3.connect(path)) as db:
            ids = [row[0] for row in db.execute("select id from match order by id")]
            assert count(db) == before
        for id in ids if script.stem not in MADE_UP else ():
            await check_match(lobby, id)
        store.close()

    run(scene())


async def check_match(lobby: Lobby, id: str) -> None:
    """It opens by its own rulebook and stands where it stood, or says why it can't."""
    stored = await lobby.store.load(id)
    assert stored is not None
    info, steps = stored
    if not is_playable(info):
        assert info.state in (OVER, VOID)
        with pytest.raises(Archived):
            await lobby.find(id)
    else:
        host = await lobby.find(id)
        assert (host.match.info.state, host.match.number) == (info.state, len(steps))
        assert host.match.game.info.version == info.version


def test_a_running_match_of_older_rules_is_played_to_its_end_by_them(tmp_path: Path) -> None:
    """DC-105: by rules version 2 of the Crawler extra halves came last, and for its matches do."""
    path = tmp_path / "w.db"
    lay_out(HERE / "store-12.sql", path)

    async def scene() -> str:
        store = SqliteStore(path)
        filling = Filling(store)
        assert await filling.lobby.close_outdated() == 0
        (id,) = rows_of(path, "match where game = 'dungeon-crawler' and state = 'running'")
        host = await filling.lobby.find(id)
        await filling.play(host, "racer")
        assert host.match.info.state == OVER
        store.close()
        return host.match.table.record.text()

    record = parse(run(scene()))
    assert (record.game, record.version) == ("dungeon-crawler", 2)
    replay(find_game(record.game).open(record.settings, 2), record)


def test_what_came_with_later_shapes_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "w.db"
    lay_out(HERE / "store-12.sql", path)

    async def scene() -> None:
        store = SqliteStore(path)
        assert await store.passkeys_of("ada") == [Passkey("key", "ada", "public", 0, 1)]
        (id,) = rows_of(path, "match where again != ''")
        loaded = await store.load(id)
        assert loaded is not None
        again = loaded[0].again
        assert again is not None
        assert again.step == SOON
        assert await store.analysis_of(again.match, 1) == '{"an": "analysis"}'
        store.close()

    run(scene())


def rows_of(path: Path, source: str) -> list[str]:
    with closing(sqlite3.connect(path)) as db:
        return [row[0] for row in db.execute(f"select id from {source}")]


def older(*more: str) -> tuple[str, ...]:
    """Every match was played by rules that nobody has any more."""
    return ("update match set version = 0", "update score set rules = 0", *more)


async def person(server: Server, name: str) -> Person:
    status, answer = await server.post("/api/guest", {}, Authorization=f"Bearer {TOKENS[name]}")
    assert status == 200
    return Person(server, TOKENS[name], answer["guest"])


async def boards(server: Server) -> list[Json]:
    """Every entry of the boards that the released store has."""
    found = []
    for game, board in (
        ("delve-and-dash", "solo-1"),
        ("delve-and-dash", f"daily-{DAY}"),
        ("extrikate", "solo"),
        ("extrikate", f"daily-{DAY}"),
    ):
        _, answer = await server.get(f"/api/leaderboard?game={game}&board={board}")
        found += answer["entries"]
    return found


def without(entries: list[Json], *names: str) -> list[Json]:
    return [{key: each[key] for key in each if key not in names} for each in entries]


def test_rules_that_are_gone_take_nothing_with_them(tmp_path: Path) -> None:
    """Results, leaderboard entries and figures stay; what can't go on is closed with a word."""
    today, later = tmp_path / "today.db", tmp_path / "later.db"
    rows = lay_out(STORES[-1], today)
    lay_out(STORES[-1], later, *older())

    async def look(path: Path) -> tuple[list[Json], dict[str, Json]]:
        store = SqliteStore(path)
        async with serving(store, MEASURING) as server:
            assert await audit(store) == 0
            ada = await person(server, "ada")
            _, past = await ada.get("/api/past")
            found = await boards(server), {each["match"]: each for each in past["matches"]}
        store.close()
        return found

    entries, past = run(look(today))
    later_entries, later_past = run(look(later))
    assert len(entries) == rows["score"] == 4
    assert without(later_entries, "older_rules", "can_replay") == without(
        entries, "older_rules", "can_replay"
    )
    assert {(each["older_rules"], each["can_replay"]) for each in later_entries} == {(0, False)}
    assert past.keys() < later_past.keys()
    for match, line in past.items():
        assert later_past[match]["results"] == line["results"]
        assert later_past[match]["void"] == line["void"]
    closed = [each for each in later_past.values() if each["void"]]
    assert closed
    assert all(each["results"] == [] for each in closed)
    with closing(sqlite3.connect(later)) as db:
        assert count(db) == rows


def states(path: Path) -> dict[str, str]:
    with closing(sqlite3.connect(path)) as db:
        return dict(db.execute("select id, state from match"))


def test_a_running_match_of_rules_that_are_gone_is_void_and_says_so(tmp_path: Path) -> None:
    path = tmp_path / "w.db"
    lay_out(STORES[-1], path, *older())
    before = states(path)

    async def scene() -> None:
        store = SqliteStore(path)
        async with serving(store, MEASURING) as server:
            after = states(path)
            assert {before[id] for id in after if after[id] == VOID} == {"open", RUNNING}
            assert all(after[id] == before[id] for id in after if after[id] != VOID)
            ada = await person(server, "ada")
            line = await ada.line()
            for id, state in after.items():
                refused = await line.join(id)
                assert refused["code"] == ("VOID" if state == VOID else "OTHER_RULES")
                status, summary = await ada.get(f"/api/matches/{id}")
                assert (status, summary["state"]) == (200, state)
                assert summary["about"]["older_rules"] == 0
                assert (summary["result"] is not None) == (state == OVER)
                assert [each["seat"] for each in summary["seats"]] == [
                    *range(len(summary["seats"]))
                ]
                status, _ = await ada.get(f"/api/matches/{id}/replay")
                assert status == (410 if state == VOID else 409)
        store.close()

    run(scene())


def test_a_match_of_newer_rules_waits_for_its_server(tmp_path: Path) -> None:
    """A host who went back to an older program loses no match by it."""
    path = tmp_path / "w.db"
    lay_out(STORES[-1], path, "update match set version = 99")
    before = states(path)

    async def scene() -> None:
        store = SqliteStore(path)
        async with serving(store, MEASURING) as server:
            ada = await person(server, "ada")
            line = await ada.line()
            for id in before:
                assert (await line.join(id))["code"] == "OTHER_RULES"
        store.close()

    run(scene())
    assert states(path) == before


def test_a_void_match_of_the_day_can_be_begun_again(tmp_path: Path) -> None:
    path = tmp_path / "w.db"
    lay_out(STORES[-1], path, *older())

    async def scene() -> None:
        store = SqliteStore(path)
        lobby = Lobby(one_process(store, SystemClock(), FakeThinker()))
        unfinished = list(states(path).values()).count(RUNNING)
        assert await lobby.close_outdated() >= unfinished > 0
        assert await lobby.close_outdated() == 0, "once is enough"
        assert await store.daily_of("bob", "delve-and-dash", DAY) is None
        assert await store.daily_of("ada", "delve-and-dash", DAY) is not None  # it was finished
        store.close()

    run(scene())


def test_a_record_outlives_its_rules(tmp_path: Path) -> None:
    """Who plays today can take the record to a program that has the rules, whatever comes later."""
    path = tmp_path / "w.db"
    found: dict[str, str] = {}

    async def scene(is_later: bool) -> None:
        store = SqliteStore(path)
        async with serving(store, MEASURING) as server:
            if not is_later:
                ada = await server.person("Ada")
                found["match"] = await lost_match(ada)
            address = f"{server.address}/api/matches/{found['match']}/record"
            async with server.session.get(address) as response:
                assert response.status == 200
                found[str(is_later)] = await response.text()
        store.close()

    run(scene(is_later=False))
    with closing(sqlite3.connect(path)) as db:
        db.execute("update match set version = 77")
        db.commit()
    run(scene(is_later=True))
    record = parse(found["False"])
    later = Record(record.game, 77, record.settings, record.seed, record.players)
    later.start, later.entries, later.result = record.start, record.entries, record.result
    assert found["True"] == later.text()


async def lost_match(ada: Person) -> str:
    """A match that Ada gave up."""
    match: str = (await ada.open(game="extrikate"))["match"]
    line = await ada.line()
    snapshot = await line.join(match)
    while (frame := await line.act(match, snapshot["n"], "leave"))["kind"] == "refused":
        await asyncio.sleep(0)
    assert frame["state"] == OVER
    return match


class Later(TicTacToe):
    """The same game after a change of its rules."""

    info = GameInfo("tic-tac-toe", "Tic-tac-toe", "Later", 2, (2, 2))


def put_on_shelf(monkeypatch: pytest.MonkeyPatch, entry: GameEntry) -> None:
    monkeypatch.setitem(GAMES, "tic-tac-toe", entry)


def test_a_match_goes_on_by_its_own_rulebook_while_that_is_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scene() -> None:
        hall = Hall()
        put_on_shelf(monkeypatch, GameEntry(TicTacToe, BOTS))
        host = await hall.lobby.open(ADA, Wish("tic-tac-toe", {}, ("me", "me")))
        await act(host, 0, "mark b2")
        put_on_shelf(monkeypatch, GameEntry(Later, BOTS, older=[TicTacToe]))
        assert await hall.afresh().close_outdated() == 0
        host = await hall.afresh().find(host.match.info.id)
        assert (host.match.game.info.version, host.match.number, host.match.info.state) == (
            1,
            1,
            RUNNING,
        )
        await act(host, 1, "leave")
        assert parse(host.match.table.record.text()).version == 1
        replay(find_game("tic-tac-toe").open({}, 1), host.match.table.record)
        again = await hall.lobby.rematch(host, ADA)
        assert again is not None
        assert (again.match.info.version, again.match.game.info.version) == (2, 2)
        put_on_shelf(monkeypatch, GameEntry(Later, BOTS))
        with pytest.raises(Archived) as refused:
            await hall.afresh().find(host.match.info.id)
        assert refused.value.code == "OTHER_RULES"
        with pytest.raises(OtherRules, match="version 1 of the rules; this program has 2"):
            find_game("tic-tac-toe").open({}, 1)

    run(scene())


def test_a_rulebook_takes_matches_that_its_successor_left_behind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Closing happens at the start, and once more for whoever asks for such a match."""

    async def scene() -> None:
        hall = Hall()
        put_on_shelf(monkeypatch, GameEntry(TicTacToe, BOTS))
        host = await hall.lobby.open(ADA, Wish("tic-tac-toe", {}, ("me", "me")))
        put_on_shelf(monkeypatch, GameEntry(Later, BOTS))
        with pytest.raises(Archived) as refused:
            await hall.afresh().find(host.match.info.id)
        assert refused.value.code == "VOID"
        assert hall.store.matches[host.match.info.id].state == VOID
        assert await hall.afresh().close_outdated() == 0
        put_on_shelf(monkeypatch, GameEntry(TicTacToe, BOTS))  # back again: it stays closed
        with pytest.raises(Archived) as refused:
            await hall.afresh().find(host.match.info.id)
        assert refused.value.code == "VOID"
        assert not past_match(
            hall.store.matches[host.match.info.id], ADA.id, redacted=False
        ).can_replay

    run(scene())
