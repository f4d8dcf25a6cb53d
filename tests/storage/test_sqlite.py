"""The file: durable, in one piece, written by one thread for many."""

import asyncio
import sqlite3
from collections.abc import Coroutine, Iterable
from pathlib import Path

import pytest

from tests.match.kit import run
from tests.storage.test_stores import info, step
from waystone.match.model import Guest, StoreFailed
from waystone.storage.sqlite import SqliteStore


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
    store.close()


def test_many_matches_share_few_commits(tmp_path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path / "w.db")
        await asyncio.gather(*(store.create(info(f"m{number}")) for number in range(300)))
        before = store.writer.commits
        await asyncio.gather(*(store.append(f"m{number}", [step(1)]) for number in range(300)))
        assert store.writer.commits - before < 30
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


def test_every_prefix_of_the_log_opens_and_is_whole(tmp_path: Path) -> None:
    """A power cut may cut the log anywhere: what opens then is a match without gaps."""

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
