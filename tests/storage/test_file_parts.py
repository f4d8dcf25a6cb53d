"""A file by itself: who waits for whom, and what counts as damage."""

from __future__ import annotations

import sqlite3
from typing import Any

import pytest

from tests.match.kit import run
from waystone.match.model import StoreFailed
from waystone.storage import sqlite_file
from waystone.storage.sqlite_file import SqliteFile, keep_a_log


class Refusing:
    """A connection that refuses so often, with this code."""

    def __init__(self, code: int, times: int) -> None:
        self.code, self.times = code, times
        self.asked: list[str] = []

    def execute(self, words: str) -> None:
        self.asked.append(words)
        if len(self.asked) <= self.times:
            error = sqlite3.OperationalError("no")
            error.sqlite_errorcode = self.code
            raise error


@pytest.mark.parametrize(
    ("code", "waits"),
    [
        (sqlite3.SQLITE_BUSY, True),
        (sqlite3.SQLITE_BUSY_RECOVERY, True),
        (sqlite3.SQLITE_BUSY_SNAPSHOT, True),
        (sqlite3.SQLITE_FULL, False),
        (sqlite3.SQLITE_LOCKED, False),
        (sqlite3.SQLITE_IOERR_READ, False),
    ],
)
def test_only_who_is_busy_is_waited_for(
    code: int, waits: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    slept: list[float] = []
    monkeypatch.setattr(sqlite_file, "sleep", slept.append)
    connection: Any = Refusing(code, 3)
    if waits:
        keep_a_log(connection)
        assert (connection.asked, slept) == (["pragma journal_mode=wal"] * 4, [0.02] * 3)
    else:
        with pytest.raises(sqlite3.OperationalError):
            keep_a_log(connection)
        assert len(connection.asked) == 1


def test_nobody_waits_longer_than_ten_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter([100.0, 110.0, 110.1])
    monkeypatch.setattr(sqlite_file, "sleep", lambda seconds: None)
    monkeypatch.setattr(sqlite_file, "monotonic", lambda: next(times))
    connection: Any = Refusing(sqlite3.SQLITE_BUSY, 99)
    with pytest.raises(sqlite3.OperationalError):
        keep_a_log(connection)
    assert len(connection.asked) == 2


@pytest.mark.parametrize(
    ("code", "is_damage"),
    [
        (sqlite3.SQLITE_CORRUPT, True),
        (sqlite3.SQLITE_CORRUPT_INDEX, True),
        (sqlite3.SQLITE_NOTADB, True),
        (sqlite3.SQLITE_BUSY, False),
        (sqlite3.SQLITE_IOERR_READ, False),
    ],
)
def test_a_damaged_page_makes_a_store_unfit(code: int, is_damage: bool, tmp_path: Any) -> None:
    def fail(db: sqlite3.Connection) -> None:
        error = sqlite3.DatabaseError("odd")
        error.sqlite_errorcode = code
        raise error

    async def scene() -> None:
        store = SqliteFile(tmp_path / "deep" / "matches.db")
        try:
            await store.probe()
            with pytest.raises(StoreFailed, match="can't read its data right now"):
                await store.read(fail)
            assert store.is_damaged == is_damage
            if is_damage:
                with pytest.raises(StoreFailed, match="waystone doctor tells which"):
                    await store.probe()
            else:
                await store.probe()
            assert store.version_found == 0
            assert await store.size() > 4096
        finally:
            store.close()

    run(scene())
