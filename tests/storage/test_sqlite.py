"""The file: durable, in one piece, written by one thread for many."""

import asyncio
import re
import sqlite3
from collections.abc import Coroutine, Iterable, Sequence
from contextlib import closing
from pathlib import Path

import pytest

from tests.match.kit import run
from tests.storage.test_stores import info, step
from waystone.leaderboard.entry import LeaderboardEntry
from waystone.match.model import Guest, StoreFailed
from waystone.storage.sqlite import SqliteStore
from waystone.storage.sqlite_file import LOG_PAGES, PAGE_BYTES, connect, make_room, prepare
from waystone.storage.writer import MOST_AT_ONCE, Insert, Work, Writer


def test_what_was_awaited_is_there_after_closing(tmp_path: Path) -> None:
    async def write() -> None:
        store = SqliteStore(tmp_path / "w.db")
        await store.create(info())
        await store.append("m1", [step(1)])
        store.close()

    async def read() -> None:
        store = SqliteStore(tmp_path / "w.db")
        found = await store.load("m1")
        assert found is not None
        assert found[1] == [step(1)]
        store.close()

    run(write())
    run(read())


def test_the_disk_is_waited_for(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "w.db")
    connection = store.writer.connection
    assert connection.execute("pragma journal_mode").fetchone() == ("wal",)
    assert connection.execute("pragma synchronous").fetchone() == (2,)
    assert connection.execute("pragma foreign_keys").fetchone() == (1,)
    assert connection.execute("pragma busy_timeout").fetchone() == (10_000,)
    assert connection.execute("pragma wal_autocheckpoint").fetchone() == (LOG_PAGES,)
    store.close()


def test_a_closed_store_has_let_go_of_everything(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "w.db")
    store.close()
    assert not store.writer.thread.is_alive()
    with pytest.raises(RuntimeError, match="after shutdown"):
        store.reader.submit(print)
    for connection in (store.writer.connection, store.reading):
        with pytest.raises(sqlite3.ProgrammingError, match="closed"):
            connection.execute("select 1")
    assert not (tmp_path / "w.db-wal").exists()


def test_what_waits_is_written_before_closing(tmp_path: Path) -> None:
    async def write() -> None:
        store = SqliteStore(tmp_path / "w.db")
        await store.create(info())
        waiting = asyncio.ensure_future(store.append("m1", [step(1)]))
        await asyncio.sleep(0)  # it has been asked for, and not been handed over
        store.close()
        await waiting

    run(write())
    with closing(sqlite3.connect(tmp_path / "w.db")) as db:
        assert db.execute("select n from step").fetchall() == [(1,)]


def test_a_failure_in_the_middle_undoes_the_whole_commit_and_the_next_one_works(
    tmp_path: Path,
) -> None:
    def fail(db: sqlite3.Connection) -> None:
        db.execute("insert into meta values ('half', x'00')")
        raise sqlite3.OperationalError("disk I/O error")

    async def scene() -> None:
        store = SqliteStore(tmp_path / "w.db")
        guest = asyncio.ensure_future(store.add_guest(Guest("a", "A"), "h", 1))
        await asyncio.sleep(0)  # so that both are handed over together
        work = (guest, store.writer.write(fail))
        results = await asyncio.gather(*work, return_exceptions=True)
        assert [type(each) for each in results] == [StoreFailed, StoreFailed]
        assert not store.writer.connection.in_transaction
        assert await store.guest_of("h") is None
        await store.add_guest(Guest("b", "B"), "h", 1)
        assert await store.guest_of("h") == Guest("b", "B")
        found = await store.read(lambda db: db.execute("select count(*) from meta").fetchone())
        assert found == (0,)
        store.close()

    run(scene())


def test_a_batch_grows_only_up_to_its_limit(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "w.db")
    store.close()
    queue, one = store.writer.queue, (print, None)
    for count in (MOST_AT_ONCE - 1, 1, 1, 1):
        queue.put([one] * count)  # type: ignore[list-item]
    queue.put(None)
    lengths = [len(store.writer.next_batch() or []) for _ in range(3)]
    assert lengths == [MOST_AT_ONCE, 2, 0]


def statements(writer: Writer, works: list[Work]) -> list[str]:
    """What the database is asked for this work, in one word each."""
    asked: list[str] = []
    writer.connection.set_trace_callback(lambda text: asked.append(text.split()[0].lower()))
    assert writer.commit([(work, None) for work in works]) == [None] * len(works)  # type: ignore[misc]
    writer.connection.set_trace_callback(None)
    return asked


def test_rows_of_one_table_are_put_in_with_one_statement(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "w.db")
    store.close()
    writer = Writer(connect(str(tmp_path / "w.db")))
    first, second, third = (Insert("meta", [(f"name {n}", b"")]) for n in range(3))
    guest = Insert("guest", [("g", "hash", "Ada", 1)])
    assert statements(writer, [first, second]) == ["insert"]
    each = ["savepoint", "insert", "release"]
    assert statements(writer, [third, guest]) == ["begin", *each, *each, "commit"]
    found = writer.connection.execute("select count(*) from meta").fetchone()
    assert found == (3,)
    writer.close()


def test_other_work_in_a_batch_leaves_rows_together(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "w.db")
    store.close()
    writer = Writer(connect(str(tmp_path / "w.db")))
    rows = [Insert("meta", [(f"name {n}", b"")]) for n in range(3)]
    once = ["savepoint", "insert", "release"]

    def other(db: sqlite3.Connection) -> None:
        db.execute("delete from guest")

    other_once = ["savepoint", "delete", "release"]
    assert statements(writer, [*rows, other]) == ["begin", *once, *other_once, "commit"]
    again: list[Work] = [Insert("meta", [("name 3", b"")]), rows[0], other]
    results = writer.commit([(work, None) for work in again])  # type: ignore[misc]
    assert [isinstance(each, sqlite3.IntegrityError) for each in results] == [False, True, False]
    found = writer.connection.execute("select count(*) from meta").fetchone()
    assert found == (4,)
    writer.close()


def test_a_store_that_nobody_closes_does_not_keep_the_program_from_ending(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "w.db")
    assert store.writer.thread.daemon
    store.close()


def test_many_matches_share_few_commits(tmp_path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path / "w.db")
        await asyncio.gather(*(store.create(info(f"m{number}")) for number in range(300)))
        before = store.writer.commits
        await asyncio.gather(*(store.append(f"m{number}", [step(1)]) for number in range(300)))
        assert 0 < store.writer.commits - before < 30
        store.close()

    run(scene())


def test_a_failure_of_one_is_no_failure_of_others_in_the_same_commit(tmp_path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path / "w.db")
        await store.create(info("m1"))
        await store.append("m1", [step(1)])
        work = [store.append("m1", [step(1)]), store.append("nobody", [step(1)])]
        work += [store.append("m1", [step(n)]) for n in range(2, 50)]
        results = await asyncio.gather(*work, return_exceptions=True)
        assert [isinstance(each, StoreFailed) for each in results[:2]] == [True, True]
        assert results[2:] == [None] * 48
        found = await store.load("m1")
        assert found is not None
        assert [each.n for each in found[1]] == list(range(1, 50))
        store.close()

    run(scene())


@pytest.mark.parametrize("most_values", [32_000, 350, 16])
def test_a_commit_keeps_all_however_much_fits_into_a_statement(
    tmp_path: Path, most_values: int
) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path / "w.db")
        await asyncio.gather(*(store.create(info(f"m{number}")) for number in range(60)))
        store.writer.connection.setlimit(sqlite3.SQLITE_LIMIT_VARIABLE_NUMBER, most_values)
        work = [
            store.change(info(f"m{number}", state="over"), [step(1), step(2)])
            if number % 7 == 0
            else store.append(f"m{number}", [step(1), step(2)])
            for number in range(60)
        ]
        work += [store.append("m1", [step(n)]) for n in range(3, 30)]
        await asyncio.gather(*work)
        for number in range(60):
            found = await store.load(f"m{number}")
            assert found is not None
            assert [each.n for each in found[1]] == list(range(1, 30 if number == 1 else 3))
            assert (found[0].state == "over") == (number % 7 == 0)
        store.close()

    run(scene())


async def count_kept(work: Iterable[Coroutine[None, None, None]]) -> int:
    """How many writes succeed before the first one fails."""
    for count, each in enumerate(work):
        try:
            await each
        except StoreFailed:
            return count
    raise AssertionError("the disk never got full")


def test_a_full_disk_refuses_and_recovers(tmp_path: Path) -> None:
    """Nothing is acknowledged while it can't be kept, and all goes on when it can."""

    async def scene() -> None:
        store = SqliteStore(tmp_path / "w.db")
        await store.create(info())
        connection = store.writer.connection
        pages = connection.execute("pragma page_count").fetchone()[0]
        connection.execute(f"pragma max_page_count={pages}")
        work = (store.append("m1", [step(number, id="x" * 200)]) for number in range(1, 5000))
        kept = await count_kept(work)
        with pytest.raises(StoreFailed):
            await store.append("m1", [step(kept + 1, id="x" * 200)])
        found = await store.load("m1")
        assert found is not None
        assert len(found[1]) == kept
        connection.execute("pragma max_page_count=1000000")
        await store.append("m1", [step(kept + 1)])
        store.close()

    run(scene())


def test_two_programs_may_open_the_same_new_file_at_once(tmp_path: Path) -> None:
    async def scene() -> None:
        loop = asyncio.get_running_loop()
        path = tmp_path / "w.db"
        opening = [loop.run_in_executor(None, SqliteStore, path) for _ in range(4)]
        stores = await asyncio.gather(*opening)
        await stores[0].add_guest(Guest("a", "A"), "h", 1)
        assert await stores[3].guest_of("h") == Guest("a", "A")
        for store in stores:
            store.close()

    run(scene())


def test_data_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "w.db"
    with sqlite3.connect(path) as connection:
        connection.execute("pragma user_version=99")
    connection.close()
    with pytest.raises(ValueError, match="version 99"):
        SqliteStore(path)
    with closing(connect(str(path))) as db:
        with pytest.raises(ValueError, match="version 99"):
            prepare(db)
        assert not db.in_transaction
        assert db.execute("select count(*) from sqlite_master").fetchone() == (0,)


def test_data_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    """Matches and guests stay as they were; each score keeps its figures, and ranks by them."""
    path = tmp_path / "w.db"
    with sqlite3.connect(path) as db:
        db.executescript(Path("tests/released/store-1.sql").read_text(encoding="utf-8"))
    db.close()

    async def scene() -> None:
        store = SqliteStore(path)
        best = await store.entries("delve-and-dash", "solo-1")
        assert [(each.match, each.name) for each in best] == [("m2", "Bob"), ("m1", "Ada 👩‍🚀")]
        assert best[1] == LeaderboardEntry(
            match="m1",
            game="delve-and-dash",
            board="solo-1",
            guest="ada",
            name="Ada 👩‍🚀",
            sort_key=(90_000, 41, 1, -63),
            figures={"millis": 90_000, "moves": 41, "deaths": 1, "explored": 63},
            details={"level": "1", "mode": "Solo", "edition": "delve-and-dash"},
            date=1_700_000_090_000,
            rules=1,
        )
        found = await store.load("m1")
        assert found is not None
        assert (found[0].signed, found[0].places[0].guest, found[1][0].text) == (
            True,
            "ada",
            "waystone a1",
        )
        assert await store.guest_of("hash") == Guest("ada", "Ada 👩‍🚀")
        assert await store.daily_of("ada", "delve-and-dash", "2026-11-16") == "m3"
        assert await store.create(info("m4", daily="2026-11-16", game="extrikate"))
        assert not await store.create(info("m5", daily="2026-11-16"))
        store.close()

    run(scene())
    run(scene_again(path))


async def scene_again(path: Path) -> None:
    """A second start finds nothing left to do."""
    store = SqliteStore(path)
    assert len(await store.all_entries()) == 2
    with closing(sqlite3.connect(":memory:")) as fresh, closing(sqlite3.connect(path)) as moved:
        prepare(fresh)
        assert shape(fresh) == shape(moved)
    store.close()


def test_commits_overwrite_a_log_that_is_long_already(tmp_path: Path) -> None:
    async def scene() -> None:
        path, log = tmp_path / "w.db", tmp_path / "w.db-wal"
        store = SqliteStore(path)
        room, size = log.stat().st_size, path.stat().st_size
        assert room >= LOG_PAGES * PAGE_BYTES
        await store.create(info())
        for number in range(1, 100):
            await store.append("m1", [step(number)])
        assert (log.stat().st_size, path.stat().st_size) == (room, size)
        store.close()
        assert path.stat().st_size < room / 10
        assert not log.exists()

    run(scene())


def test_a_disk_without_room_for_the_log_still_serves(tmp_path: Path) -> None:
    connection = connect(str(tmp_path / "w.db"))
    connection.execute("pragma max_page_count=40")
    pages = connection.execute("pragma cache_size").fetchone()
    make_room(connection)
    assert connection.execute("pragma cache_size").fetchone() == pages
    prepare(connection)
    assert not connection.in_transaction
    assert connection.execute("select count(*) from match").fetchone() == (0,)
    connection.close()


def shape(db: sqlite3.Connection) -> set[tuple[str, str]]:
    """The tables and indices, whatever spaces they were written with."""
    rows = db.execute("select name, sql from sqlite_master where sql is not null")
    return {(name, re.sub(r"\s", "", sql)) for name, sql in rows}


@pytest.mark.thorough
def test_every_prefix_of_the_log_opens_and_is_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A power cut may cut the log anywhere: what opens then is a match without gaps."""
    monkeypatch.setattr("waystone.storage.sqlite_file.LOG_PAGES", 100)

    async def fill() -> None:
        store = SqliteStore(tmp_path / "w.db")
        store.writer.connection.execute("pragma wal_autocheckpoint=0")
        await store.create(info())
        for number in range(1, 40, 2):
            await store.append("m1", [step(number), step(number + 1)])
        data, log = (tmp_path / "w.db").read_bytes(), (tmp_path / "w.db-wal").read_bytes()
        store.close()
        lengths = []
        for cut in range(0, len(log), 1999):
            place = tmp_path / f"cut{cut}"
            place.mkdir()
            (place / "w.db").write_bytes(data)
            (place / "w.db-wal").write_bytes(log[:cut])
            again = SqliteStore(place / "w.db")
            found = await again.load("m1")
            steps = found[1] if found is not None else []
            assert [each.n for each in steps] == list(range(1, len(steps) + 1))
            assert len(steps) % 2 == 0
            lengths.append(len(steps))
            again.close()
        assert lengths == sorted(lengths)
        assert lengths[-1] >= 36

    run(fill())


class Explained:
    """A connection that also asks how each question will be answered."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.plans: list[str] = []

    def execute(self, sql: str, values: Sequence[object] = ()) -> sqlite3.Cursor:
        rows = self.connection.execute(f"explain query plan {sql}", values)
        self.plans += [row[3] for row in rows]
        return self.connection.execute(sql, values)


def test_what_is_asked_about_a_guest_never_looks_at_everybody_s(tmp_path: Path) -> None:
    """However many matches there are: by an index, or not at all."""

    async def scene() -> list[str]:
        store = SqliteStore(tmp_path / "w.db")
        real, spied = store.reading, Explained(store.reading)
        store.reading = spied  # type: ignore[misc, assignment]
        await store.matches_of("ada", 20)
        await store.past_of("ada", 20)
        await store.finished_days("ada", "extrikate", 20)
        await store.has_closed_daily("ada", "extrikate", "2026-11-17")
        await store.daily_of("ada", "extrikate", "2026-11-17")
        await store.entries_of("ada", 20)
        await store.lines_of("ada", 20)
        await store.took_part("ada", 20)
        store.reading = real  # type: ignore[misc]
        store.close()
        return spied.plans

    plans = run(scene())
    assert len(plans) > 10
    scans = [each for each in plans if each.startswith("SCAN")]
    assert not [each for each in scans if re.search(r"\b(seat|match|former|chat|score)\b", each)]
