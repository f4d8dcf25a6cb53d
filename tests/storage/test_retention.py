"""Old matches in every store: compressed, read and played on as before, removed, counted."""

import asyncio
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.match.kit import NOON, FakeClock, run
from tests.postgres import execute, new_database
from tests.released.test_released import HERE, lay_out
from tests.storage.kit import end, run_on
from tests.storage.test_stores import info, score, step
from waystone.match.chores import MINE_FOR, Turn, once_a_day
from waystone.match.model import RUNNING, ChatLine, Overtaken, Written
from waystone.match.ports import Stand
from waystone.match.retention import COMPRESS, DAY, NEVER, REMOVE, Aged, Retention, sweep
from waystone.service.context import Store
from waystone.storage.memory import MemoryStore
from waystone.storage.migrations import statements
from waystone.storage.postgres.importing import import_sqlite
from waystone.storage.postgres.schema import migrate
from waystone.storage.postgres.store import PostgresStore
from waystone.storage.sqlite import SqliteStore

STEPS = [step(n, f"möve {n}", f"id{n}") for n in range(1, 41)]
MAP = {"map": "#" * 5000}


async def rows_of(store: Store, table: str, match: str) -> int:
    """How many rows of a table belong to a match."""
    question = f"select count(*) from {table} where match = '{match}'"
    if isinstance(store, PostgresStore):
        found = await store.read(question)
    else:
        assert isinstance(store, SqliteStore)
        found = await store.read(lambda db: db.execute(question).fetchall())
    return int(found[0][0])


def test_a_compressed_match_is_read_as_before_and_played_on(store: Store) -> None:
    async def scene() -> None:
        await store.create(info(state=RUNNING))
        await store.append("m1", STEPS)
        before = [await store.load("m1", after) for after in (0, 1, 38, 39, 40)]
        await store.compress("m1")
        if not isinstance(store, MemoryStore):
            assert await rows_of(store, "step", "m1") == 1
        assert [await store.load("m1", after) for after in (0, 1, 38, 39, 40)] == before
        assert await store.stands(["m1"]) == {"m1": Stand(40, 0, 0)}
        assert await store.damage() == []
        with pytest.raises(Overtaken):
            await store.append("m1", [step(40, "another")])
        await store.append("m1", [step(41), step(42)])
        found = await store.load("m1", 39)
        assert found is not None
        assert found[1] == [STEPS[-1], step(41), step(42)]
        await store.compress("m1")
        found = await store.load("m1")
        assert found is not None
        assert found[1] == [*STEPS, step(41), step(42)]
        await store.compress("m1")
        assert await store.load("m1") == found

    run_on(store, scene())


def test_a_gap_behind_compressed_steps_is_damage(store: Store) -> None:
    if isinstance(store, MemoryStore):
        pytest.skip("memory takes no damage")

    async def scene() -> None:
        await store.create(info(state=RUNNING))
        await store.append("m1", STEPS[:5])
        await store.compress("m1")
        await store.append("m1", [STEPS[6]])
        assert await store.damage() == ["match m1 has 6 of 7 steps"]

    run_on(store, scene())


def test_a_removed_match_leaves_nothing(store: Store) -> None:
    async def scene() -> None:
        for id in ("m1", "m2"):
            await store.create(info(id))
            await store.append(id, STEPS[:4])
            await store.say(id, ChatLine(0, "Ada", "hello", None, 5))
            left = replace(info(id), places=info(id).places[1:] * 2)
            await store.change(left)
            await store.compress(id)
        await store.remove("m1")
        assert await store.load("m1") is None
        assert await store.talk("m1") == []
        found = await store.load("m2")
        assert found is not None
        assert found[1] == STEPS[:4]
        assert await store.damage() == []
        if not isinstance(store, MemoryStore):
            tables = ("seat", "step", "compressed", "chat", "former")
            assert [await rows_of(store, table, "m1") for table in tables] == [0] * 5
            assert [await rows_of(store, table, "m2") for table in tables] == [2, 1, 1, 1, 1]
        await store.remove("m1")

    run_on(store, scene())


def test_what_stands_on_a_leaderboard_is_never_removed(store: Store) -> None:
    async def scene() -> None:
        await store.create(info())
        await store.append("m1", STEPS)
        assert await store.sign(score("m1"))
        await store.remove("m1")
        found = await store.load("m1")
        assert found is not None
        assert found[1] == STEPS

    run_on(store, scene())


def test_ages_are_told_in_order(store: Store) -> None:
    async def scene() -> None:
        for id, created in (("c", 30), ("b", 20), ("a", 20), ("d", 40)):
            await store.create(info(id, created=created, began=100 if id == "a" else 0))
        await store.append("a", STEPS[:3])
        await end(store, "b")
        await store.sign(score("c"))
        a = Aged("a", 20, 130, False, False, 3)
        b = Aged("b", 20, 20, True, False, 0)
        c = Aged("c", 30, 30, False, True, 0)
        assert await store.aged(40, (-1, ""), 10) == [a, b, c]
        assert await store.aged(40, (-1, ""), 2) == [a, b]
        assert await store.aged(40, (20, "a"), 10) == [b, c]
        await store.compress("a")
        assert await store.aged(40, (-1, ""), 1) == [a._replace(loose=1)]

    run_on(store, scene())


def written_at(n: int, days: float) -> Written:
    return replace(step(n), at=int(days * DAY))


def test_a_sweep_does_what_the_host_chose(store: Store) -> None:
    """By their last step: unfinished ones sooner than those that are over; none that is in use."""

    async def old(id: str, days: float, **changes: Any) -> None:
        """A match opened a year ago whose last step was made so many days ago."""
        began = NOON - 365 * DAY
        await store.create(info(id, created=began, began=began, state=RUNNING, **changes))
        await store.append(id, [written_at(1, 0), written_at(2, 365 - days)])

    async def scene() -> None:
        retention = Retention(10, 20, 30, 40)
        for id, days in (("u9", 9.5), ("u10", 10), ("u20", 20), ("used", 300)):
            await old(id, days)
        for id, days in (("f29", 29), ("f30", 30), ("f40", 40), ("signed", 300)):
            await old(id, days)
            await end(store, id)
        await store.sign(score("signed"))
        clock, counts = FakeClock(), Counter[str]()
        turn = Turn(store, "sweep", clock)
        await sweep(store, retention, lambda: {"used"}, turn, counts)
        assert counts == {COMPRESS: 2, REMOVE: 2}
        ids = ("u9", "u10", "u20", "used", "f29", "f30", "f40", "signed")
        assert [id for id in ids if await store.load(id) is None] == ["u20", "f40"]
        loose = {each.match: each.loose for each in await store.aged(NOON, (-1, ""), 99)}
        assert [id for id in loose if loose[id] == 1] == ["f30", "u10"]
        await sweep(store, retention, set, turn, counts)
        assert counts == {COMPRESS: 2, REMOVE: 3}
        await sweep(store, Retention(NEVER, NEVER, NEVER, NEVER), set, turn, counts)
        assert counts == {COMPRESS: 2, REMOVE: 3}

    run_on(store, scene())


def test_more_matches_than_are_looked_at_at_once(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("waystone.match.retention.AT_ONCE", 2)

    async def scene() -> None:
        for number in range(7):
            await store.create(info(f"m{number}", created=1))
        counts = Counter[str]()
        await sweep(store, Retention(), set, Turn(store, "sweep", FakeClock()), counts)
        assert counts == {REMOVE: 7}

    run_on(store, scene())


def test_a_chore_is_done_once_a_day_by_one(store: Store) -> None:
    async def scene() -> None:
        clock, done = FakeClock(), []

        async def work(turn: Turn) -> None:
            done.append(clock.wall())
            await turn.go_on()

        async def ask() -> list[bool]:
            asked = [once_a_day("audit", store, clock, work) for _ in range(5)]
            return await asyncio.gather(*asked)

        assert sorted(await ask()) == [False] * 4 + [True]
        assert not any(await ask())
        clock.calendar += DAY
        assert sum(await ask()) == 1
        assert len(done) == 2

    run_on(store, scene())


def test_a_chore_whose_process_died_is_taken_up_a_minute_later(store: Store) -> None:
    async def scene() -> None:
        wall = NOON
        assert await store.take_turn("audit", wall, wall + MINE_FOR)
        assert not await store.take_turn("audit", wall + MINE_FOR - 1, wall + 2 * MINE_FOR)
        await store.put_off("audit", wall + 5)
        assert await store.take_turn("audit", wall + 5, wall + MINE_FOR)
        assert await store.take_turn("sweep", wall, wall + MINE_FOR)

    run_on(store, scene())


def test_a_long_chore_stays_ours() -> None:
    async def scene() -> None:
        store, clock = MemoryStore(), FakeClock()

        async def work(turn: Turn) -> None:
            for _ in range(4):
                clock.calendar += MINE_FOR - 1000
                await turn.go_on()
                assert not await once_a_day("audit", store, clock, work)

        assert await once_a_day("audit", store, clock, work)

    run(scene())


def test_the_room_of_maps_is_counted(store: Store) -> None:
    async def scene() -> None:
        assert await store.map_bytes() == 0
        await store.create(info("m1", settings=MAP))
        await store.create(info("m2", settings=MAP, host="bob"))
        await store.create(info("m3", settings={"level": "2"}))
        one = len('{"map":""}') + 5000
        assert await store.map_bytes("ada") == one
        assert await store.map_bytes("eve") == 0
        assert await store.map_bytes() == 2 * one
        await store.remove("m1")
        assert await store.map_bytes("ada") == 0

    run_on(store, scene())


# Stores of an older shape


@pytest.mark.parametrize("shape", ["store-4", "store-5"])
def test_an_older_store_is_compressed_and_moved(shape: str, tmp_path: Path) -> None:
    """Nothing of a released store is lost by what this version does with it."""
    path = tmp_path / "w.db"
    lay_out(HERE / f"{shape}.sql", path)
    url = new_database()

    async def everything(store: Store) -> dict[str, Any]:
        old = [each.match for each in await store.aged(NOON * 2, (-1, ""), 99)]
        found: dict[str, Any] = {id: await store.load(id) for id in old}
        lists = [[each.id for each in await store.past_of(who, 99)] for who in ("ada", "bob")]
        lists += [[each.id for each in await store.matches_of(who, 99)] for who in ("ada", "bob")]
        return {**found, "lists": lists}

    async def scene() -> None:
        store = SqliteStore(path)
        before = await everything(store)
        assert all(before["lists"])
        for id in list(before)[:-1]:
            await store.compress(id)
        assert await everything(store) == before
        assert await store.damage() == []
        store.close()
        await import_sqlite(path, url, lambda table, rows: None)
        moved = PostgresStore(url)
        assert await everything(moved) == before
        await moved.close()

    run(scene())


@pytest.mark.thorough
def test_older_tables_of_postgresql_are_brought_up_to_date() -> None:
    """As a new database has them, with what was in them."""
    older, newer = new_database(is_empty=True), new_database()
    script = (HERE / "postgres-5.sql").read_text(encoding="utf-8")
    match = "'m', 'delve-and-dash', 1, '{}', 's', false, 'ada', 7, '', true, 0, '', 'over', 7,"
    match += " 'win (home)', '', '', '[]', null, '[]', 1"
    asyncio.run(
        execute(
            older,
            *script.split(";"),
            "insert into schema_version values (5)",
            f"insert into match values ({match})",
            "insert into seat values ('m', 0, 'person', 'ada', '', 'Ada')",
            "insert into former values ('m', 'bob')",
            "insert into step values ('m', 1, 0, 'leave', 'd', 5, '', '')",
        )
    )

    async def shape(store: PostgresStore) -> list[Any]:
        columns = "select table_name, column_name, data_type, is_generated"
        columns += " from information_schema.columns where table_schema = 'public' order by 1, 2"
        indexes = "select indexdef from pg_indexes where schemaname = 'public' order by 1"
        return [tuple(row) for row in [*await store.read(columns), *await store.read(indexes)]]

    async def scene() -> None:
        assert await migrate(older) == 5
        old, new = PostgresStore(older), PostgresStore(newer)
        assert await shape(old) == await shape(new)
        for who in ("ada", "bob"):
            assert [each.id for each in await old.past_of(who, 9)] == ["m"]
        assert await old.matches_of("ada", 9) == []
        await old.close()
        await new.close()

    run(scene())


def test_older_tables_of_sqlite_become_those_of_a_new_file(tmp_path: Path) -> None:
    def shape(path: Path) -> list[Any]:
        with closing(sqlite3.connect(path)) as db:
            tables = ("match", "seat", "former", "step", "compressed", "chat", "chore")
            found = [
                sorted(row[1:3] for row in db.execute(f"pragma table_xinfo({table})"))
                for table in tables
            ]
            indexes = "select name from sqlite_master where type = 'index' order by 1"
            return [*found, db.execute(indexes).fetchall()]

    lay_out(HERE / "store-5.sql", tmp_path / "old.db")
    for name in ("old", "new"):
        SqliteStore(tmp_path / f"{name}.db").close()
    assert shape(tmp_path / "old.db") == shape(tmp_path / "new.db")


def test_every_step_from_version_to_version_is_there() -> None:
    for database, first in (("sqlite", 1), ("postgres", 5)):
        for found in range(first, 6):
            assert all(each.strip() for each in statements(database, found))
