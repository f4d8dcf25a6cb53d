"""The connections of one process: one that writes for all, some that read, one that tells."""

from __future__ import annotations

from typing import Any, Final

import asyncpg

from waystone.match.model import StoreFailed
from waystone.match.times import WriteLoad
from waystone.storage.postgres.link import STATEMENT_ERRORS, Link, Links, Rows
from waystone.storage.postgres.loading import Loader
from waystone.storage.postgres.writer import GroupWriter

READERS: Final = 2


class Database:
    """What the parts of the store have in common."""

    def __init__(self, url: str) -> None:
        self.url: Final = url
        self.writer: Final = GroupWriter(Link(url))
        self.readers: Final = Links(url, READERS)
        self.loader: Final = Loader(self.readers)

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

    def write_load(self) -> WriteLoad:
        """How much there is to write."""
        return self.writer.load()

    async def probe(self) -> None:
        """Commit something that changes nothing; StoreFailed where nothing could be kept now."""
        await self.write("select pg_current_xact_id()::text, $1::text", "probe")

    async def size(self) -> int:
        """The bytes of the database."""
        rows = await self.read("select pg_database_size(current_database())")
        return int(rows[0][0])

    async def close(self) -> None:
        """Write what waits and let go of the database."""
        await self.writer.close()
        await self.readers.close()
