"""Opening what keeps the matches: a folder with SQLite, or a PostgreSQL database."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from waystone.cli.output import BadUse
from waystone.cli.parts import need

if TYPE_CHECKING:
    from waystone.cli.bringing import Preparation
    from waystone.match.ports import Ports
    from waystone.service.context import Store
    from waystone.storage.postgres.store import PostgresStore
    from waystone.storage.sqlite import SqliteStore

FILE: Final = "waystone.db"


class FolderInUse(BadUse):
    """Another process has this folder."""


def add_database(command: ArgumentParser) -> None:
    """The option that names a database for many processes."""
    command.add_argument(
        "--database",
        metavar="URL",
        help="keep matches in PostgreSQL (postgresql://…), shared by any number of processes",
    )


@asynccontextmanager
async def opened(
    folder: str | None, database: str | None, prepare: Preparation | None = None
) -> AsyncIterator[tuple[Store, Ports]]:
    """A store and what a process on it needs, closed at the end; without either it forgets all."""
    from waystone.match.in_process import SystemClock, one_process
    from waystone.match.thinking import WorkerThinker
    from waystone.storage.memory import MemoryStore

    clock, thinker = SystemClock(), WorkerThinker(prepare=prepare)
    try:
        if database:
            from waystone.storage.postgres.ports import many_processes

            async with (
                in_database(database) as shared,
                many_processes(shared, clock, thinker) as ports,
            ):
                yield shared, ports
        elif folder:
            with in_folder(folder) as store:
                yield store, one_process(store, clock, thinker)
        else:
            memory = MemoryStore()
            yield memory, one_process(memory, clock, thinker)
    finally:
        thinker.close()


@contextmanager
def in_folder(folder: str) -> Iterator[SqliteStore]:
    """The matches in this folder, which is made where there is none; nobody else has it open."""
    from sqlite3 import DatabaseError

    from waystone.storage.sqlite import SqliteStore

    with held(folder):
        try:
            store = SqliteStore(Path(folder) / FILE)
        except (DatabaseError, ValueError) as error:
            raise BadUse(f"the matches in {folder} can't be opened: {error}") from None
        try:
            yield store
        finally:
            store.close()


@contextmanager
def held(folder: str) -> Iterator[None]:
    """The folder is this process' own meanwhile."""
    from waystone.storage.folder import FolderLock, FolderTaken

    try:
        lock = FolderLock(Path(folder))
    except FolderTaken:
        message = f"another Waystone has the folder {folder} open; one process can use it at a time"
        raise FolderInUse(f"{message}, many can share a --database") from None
    except OSError as error:
        raise BadUse(f"the folder {folder} can't hold the matches: {error.strerror}") from None
    try:
        yield
    finally:
        lock.release()


@asynccontextmanager
async def in_database(url: str) -> AsyncIterator[PostgresStore]:
    """The matches in a PostgreSQL database, whose tables must be those of this program."""
    with database_trouble():
        from waystone.storage.postgres.schema import check
        from waystone.storage.postgres.store import PostgresStore

        await check(url)
    store = PostgresStore(url)
    try:
        yield store
    finally:
        await store.close()


@contextmanager
def database_trouble() -> Iterator[None]:
    """What goes wrong with a database when it is first used, as one sentence without its URL."""
    need("postgres", "PostgreSQL")
    import asyncpg

    try:
        yield
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, ValueError) as error:
        reason = str(error) or "it does not answer"
        raise BadUse(f"the database can't be used: {reason}") from None
