"""What a store says about itself: can it write, how much does it hold, what is damaged?"""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.match.kit import run
from tests.postgres import empty_database
from tests.released.test_released import HERE, lay_out
from tests.storage.kit import run_on
from waystone.match.model import Guest, StoreFailed
from waystone.service.context import Store
from waystone.storage.memory import MemoryStore
from waystone.storage.postgres.store import PostgresStore
from waystone.storage.sqlite import SqliteStore

LATEST = HERE / "store-4.sql"


def test_a_store_can_be_tried_and_measured(store: Store) -> None:
    async def scene() -> None:
        await store.probe()
        await store.add_guest(Guest("g", "Ada"), "hash", 1)
        load = store.write_load()
        is_kept = not isinstance(store, MemoryStore)
        assert (load.waiting, load.failures) == (0, 0)
        assert sum(load.commits.counts) == (2 if is_kept else 0)
        assert (await store.size() > 0) == is_kept
        assert await store.damage() == []
        assert await store.some_matches(5) == []

    run_on(store, scene())


def test_trying_a_store_reaches_the_disk(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "w.db")

    async def scene() -> None:
        with closing(sqlite3.connect(tmp_path / "w.db")) as other:
            (before,) = other.execute("pragma data_version").fetchone()
            await store.probe()
            assert other.execute("pragma data_version").fetchone() != (before,), "it was written"
            other.execute("begin immediate")
            store.writer.connection.execute("pragma busy_timeout=1")
            with pytest.raises(StoreFailed):
                await store.probe()
        assert store.write_load().failures == 1
        await store.probe()

    run(scene())
    store.close()


def test_a_damaged_page_is_remembered(tmp_path: Path) -> None:
    path = tmp_path / "w.db"
    lay_out(LATEST, path)
    SqliteStore(path).close()
    damage(path)
    store = SqliteStore(path)

    async def scene() -> None:
        await store.probe()
        assert await store.damage() != []
        with pytest.raises(StoreFailed):
            await asyncio.gather(*map(store.load, await store.some_matches(1000)))
        with pytest.raises(StoreFailed, match="waystone doctor"):
            await store.probe()

    run(scene())
    store.close()


def test_a_damaged_page_of_postgresql_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    failing = (
        "do $$ begin raise exception 'invalid page in block 3' using errcode = 'XX001'; end $$"
    )
    monkeypatch.setattr("waystone.storage.postgres.matches.GAPS", failing)
    store = PostgresStore(empty_database())

    async def scene() -> None:
        await store.probe()
        assert await store.damage() == [
            "a part of the database is damaged: invalid page in block 3"
        ]
        assert await store.some_matches(5) == []  # what is whole is read at once
        with pytest.raises(StoreFailed, match="waystone doctor"):
            await store.probe()
        await store.close()

    run(scene())


def damage(path: Path) -> None:
    """Overwrite the pages in which the steps are."""
    with closing(sqlite3.connect(path)) as db:
        size = db.execute("pragma page_size").fetchone()[0]
        (root,) = db.execute("select rootpage from sqlite_master where name = 'step'").fetchone()
    with path.open("r+b") as file:
        file.seek((root - 1) * size)
        file.write(b"\x55" * size)
