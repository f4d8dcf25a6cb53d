"""The connections of one process: one that writes for all, some that read, one that tells."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import asyncpg

from waystone.match.model import StoreFailed
from waystone.match.times import WriteLoad
from waystone.storage.postgres.link import STATEMENT_ERRORS, Link, Links, Rows
from waystone.storage.postgres.loading import Loader
from waystone.storage.postgres.writer import GroupWriter

READERS: Final = 2
LOCK: Final = 1_464_423_257
"""What processes on one database agree upon."""


class Database:
    """What the parts of the store have in common."""

    def __init__(self, url: str) -> None:
        self.url: Final = url
        self.writer: Final = GroupWriter(Link(url))
        self.readers: Final = Links(url, READERS)
        self.loader: Final = Loader(self.readers)
        self.locks: Final = Link(url)
        self.one_at_a_time: Final = asyncio.Lock()
        self.want_alone = 0

    async def read(self, sql: str, *values: Any) -> Rows:
        """The rows that a question gives."""
        return await self.readers.fetch(sql, *values)

    async def write(self, sql: str, *values: Any) -> Rows:
        """The rows that a statement gives, once they are on disk.

        Raises StoreFailed, or asyncpg.UniqueViolationError where somebody else was faster.
        """
        try:
            return await self.writer.write(sql, *values)
        except asyncpg.UniqueViolationError:
            raise
        except STATEMENT_ERRORS as error:
            raise StoreFailed from error

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Nobody else is so meanwhile, in whatever process; who dies lets go of it.

        It is wanted rarely: the connection that holds the lock is closed when nobody waits for it.
        """
        self.want_alone += 1
        try:
            async with self.one_at_a_time:
                await self.locks.fetch("select pg_advisory_lock($1)", LOCK)
                try:
                    yield
                finally:
                    await self.locks.fetch("select pg_advisory_unlock($1)", LOCK)
                    if self.want_alone == 1:
                        await self.locks.close()
        finally:
            self.want_alone -= 1

    def write_load(self) -> WriteLoad:
        """How much there is to write."""
        return self.writer.load()

    async def probe(self) -> None:
        """Commit something that changes nothing; StoreFailed where nothing could be kept now, or
        where a damaged page was met."""
        if any(link.is_damaged for link in (self.writer.link, *self.readers.links)):
            raise StoreFailed("a part of the data is damaged; waystone doctor tells which")
        await self.write("select pg_current_xact_id()::text, $1::text", "probe")

    async def size(self) -> int:
        """The bytes of the database."""
        rows = await self.read("select pg_database_size(current_database())")
        return int(rows[0][0])

    async def close(self) -> None:
        """Write what waits and let go of the database."""
        await self.writer.close()
        await self.readers.close()
        await self.locks.close()
