"""Connections to the database: opened when they are needed, and again after they were lost."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import asyncpg

from waystone.match.model import StoreFailed

T = TypeVar("T")
Rows = list[Any]
Work = Callable[[Any], Awaitable[T]]
"""Something to do with a connection of asyncpg, which has no types of its own."""
ANSWER_SECONDS: Final = 5.0
REST_SECONDS: Final = 0.5
STATEMENT_ERRORS: Final = (
    asyncpg.IntegrityConstraintViolationError,
    asyncpg.DataError,
    asyncpg.TransactionRollbackError,
)
"""The database is well, but does not take this statement."""
DAMAGE: Final = (asyncpg.DataCorruptedError, asyncpg.IndexCorruptedError)
"""The database answers, but can't read a part of what it keeps."""
LOST: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)
log = logging.getLogger("waystone.storage")


class Link:
    """One connection, for one user at a time.

    Who meets a database that does not answer gets StoreFailed, after some seconds or, while it is
    known to be away, at once; whoever comes later finds a new connection.
    """

    def __init__(self, url: str) -> None:
        self.url: Final = url
        self.lock: Final = asyncio.Lock()
        self.connection: Any = None
        self.waiting = 0
        self.rests_until = 0.0
        self.is_damaged = False

    async def fetch(self, sql: str, *values: Any) -> Rows:
        """The rows that a statement gives, which is committed by itself."""
        return await self.run(lambda connection: connection.fetch(sql, *values))

    async def run(self, work: Work[T]) -> T:
        """Do something with the connection; raises StoreFailed, or one of STATEMENT_ERRORS."""
        self.waiting += 1
        try:
            async with self.lock:
                return await self._run(work)
        finally:
            self.waiting -= 1

    async def _run(self, work: Work[T]) -> T:
        now = asyncio.get_running_loop().time
        if now() < self.rests_until:
            raise StoreFailed
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                return await work(await self.opened())
        except STATEMENT_ERRORS:
            raise
        except DAMAGE as error:
            log.error("a part of the database is damaged: %s", error)
            self.is_damaged = True
            raise StoreFailed("the server can't read its data right now") from error
        except LOST as error:
            log.error("the database does not answer: %s", str(error) or type(error).__name__)
            self.rests_until = now() + REST_SECONDS
            self.drop()
            raise StoreFailed from error
        except BaseException:
            self.drop()  # nobody knows what the connection is in the middle of
            raise

    async def opened(self) -> Any:
        """The connection, made where there is none."""
        if self.connection is None or self.connection.is_closed():
            self.connection = await connect(self.url)
        return self.connection

    def drop(self) -> None:
        """Let go of the connection at once."""
        connection, self.connection = self.connection, None
        if connection is not None:
            connection.terminate()

    async def close(self) -> None:
        """Say goodbye to the database, if it listens."""
        connection, self.connection = self.connection, None
        if connection is not None:
            try:
                await connection.close(timeout=1)
            except LOST:
                connection.terminate()


class Links:
    """Several connections for questions that need not wait for each other."""

    def __init__(self, url: str, number: int) -> None:
        self.links: Final = [Link(url) for _ in range(number)]

    async def fetch(self, sql: str, *values: Any) -> Rows:
        """As that of a link, by the one that is least asked."""
        link = min(self.links, key=lambda each: each.waiting)
        try:
            return await link.fetch(sql, *values)
        except STATEMENT_ERRORS as error:
            raise StoreFailed from error

    async def close(self) -> None:
        """Close all of them."""
        for link in self.links:
            await link.close()


async def connect(url: str) -> Any:
    """A connection that says who it is."""
    return await asyncpg.connect(
        url, timeout=ANSWER_SECONDS, server_settings={"application_name": "waystone"}
    )
