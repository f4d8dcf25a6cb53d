"""One SQLite file: its tables, one connection that writes and one that reads."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import monotonic, sleep
from typing import Final, TypeVar

from waystone.match.model import StoreFailed
from waystone.match.times import WriteLoad
from waystone.storage.migrations import VERSION, statements
from waystone.storage.writer import Writer

T = TypeVar("T")
BUSY_SECONDS: Final = 10.0
PAUSE_SECONDS: Final = 0.02
LOG_PAGES: Final = 4000
PAGE_BYTES: Final = 4096
DAMAGE: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
log = logging.getLogger("waystone.storage")


def connect(path: str) -> sqlite3.Connection:
    """A connection that waits for the disk before it says yes."""
    connection = sqlite3.connect(
        path, isolation_level=None, check_same_thread=False, timeout=BUSY_SECONDS
    )
    keep_a_log(connection)
    connection.execute("pragma synchronous=full")
    connection.execute("pragma foreign_keys=on")
    # Carrying the log over into the file holds up commits, so it is done rarely.
    connection.execute(f"pragma wal_autocheckpoint={LOG_PAGES}")
    return connection


def keep_a_log(connection: sqlite3.Connection) -> None:
    """Write changes to a log first; who opens a new file beside others waits for them.

    SQLite itself does not wait here: of two that want to switch at once it refuses one.
    """
    end = monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute("pragma journal_mode=wal")
            return
        except sqlite3.OperationalError as error:
            is_busy = error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
            if not is_busy or monotonic() > end:
                raise
        sleep(PAUSE_SECONDS)


def make_room(connection: sqlite3.Connection) -> None:
    """Let the log reach its full length once, by a change too large for memory that is taken back.

    A commit that makes a file longer waits for the journal of the file system, and so for all that
    others write on this machine; one that overwrites waits for its own few pages. The commit that
    comes next brings the room to the disk.
    """
    pages = connection.execute("pragma cache_size").fetchone()[0]
    try:
        connection.execute("pragma wal_checkpoint(restart)")
        connection.execute("pragma cache_size=10")
        connection.execute("begin immediate")
        connection.execute("create table room (filler blob)")
        connection.execute("insert into room values (zeroblob(?))", (LOG_PAGES * PAGE_BYTES,))
    except sqlite3.OperationalError as error:
        log.warning("no room could be made for the log: %s", error)
    finally:
        connection.rollback()
        connection.execute(f"pragma cache_size={pages}")


def prepare(connection: sqlite3.Connection) -> int:
    """Make the tables, or bring older ones up to date, once, whoever comes first; the version
    that was found, 0 where there was nothing."""
    connection.execute("begin exclusive")
    try:
        found: int = connection.execute("pragma user_version").fetchone()[0]
        for statement in statements("sqlite", found):
            connection.execute(statement)
        connection.execute(f"pragma user_version={VERSION}")
    except BaseException:
        connection.execute("rollback")
        raise
    connection.execute("commit")
    return found


class SqliteFile:
    """What the parts of the store have in common."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        connection = connect(str(path))
        make_room(connection)
        self.version_found: Final = prepare(connection)
        self.writer: Final = Writer(connection)
        self.reading: Final = connect(str(path))
        self.reader: Final = ThreadPoolExecutor(1, "waystone-reader")
        self.is_damaged = False

    async def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Ask in the reader's thread."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.reader, work, self.reading)
        except sqlite3.Error as error:
            log.error("a read failed: %s", error)
            if error.sqlite_errorcode & 0xFF in DAMAGE:
                self.is_damaged = True
            raise StoreFailed("the server can't read its data right now") from error

    def write_load(self) -> WriteLoad:
        """How much there is to write."""
        return self.writer.load()

    async def probe(self) -> None:
        """Commit something that changes nothing; StoreFailed where nothing could be kept now, or
        where a damaged page was met."""
        if self.is_damaged:
            raise StoreFailed("a part of the data is damaged; waystone doctor tells which")
        await self.writer.write(_write_version)

    async def size(self) -> int:
        """The bytes of the file, without its log."""
        return await self.read(_size)

    def close(self) -> None:
        """Write what waits and let go of the file."""
        self.writer.close()
        self.reader.shutdown()
        self.reading.close()


def _write_version(db: sqlite3.Connection) -> None:
    db.execute(f"pragma user_version={VERSION}")  # the same as before, but it has to be written


def _size(db: sqlite3.Connection) -> int:
    pages: int = db.execute("pragma page_count").fetchone()[0]
    return pages * int(db.execute("pragma page_size").fetchone()[0])
