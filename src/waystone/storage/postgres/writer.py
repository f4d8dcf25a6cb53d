"""Group commit: whatever waits while one commit is on its way is the next, for all matches."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from itertools import chain
from typing import Any, Final, NamedTuple

from waystone.match.model import StoreFailed
from waystone.match.times import WriteLoad
from waystone.storage.commits import Commits
from waystone.storage.postgres.link import STATEMENT_ERRORS, Link, Rows

MOST_AT_ONCE: Final = 1000
APPEND: Final = """
insert into step (match, n, seat, text, digest, at, id, name)
select * from unnest(
    $1::text[], $2::integer[], $3::integer[], $4::text[],
    $5::text[], $6::bigint[], $7::text[], $8::text[]
)
"""
log = logging.getLogger("waystone.storage")


class Waiting(NamedTuple):
    """A statement with its values, and who waits for its rows."""

    sql: str
    values: Sequence[Any]
    future: asyncio.Future[Rows]


class Merged(NamedTuple):
    """A statement for all who wait for it."""

    sql: str
    values: Sequence[Any]
    futures: list[asyncio.Future[Rows]]


def merged(batch: Sequence[Waiting]) -> list[Merged]:
    """The statements of a batch: one for all steps, then the others.

    Both are in the order of matches, as in every process: so no two wait for each other.
    """
    appends = sorted((each for each in batch if each.sql == APPEND), key=first_match)
    others = sorted((each for each in batch if each.sql != APPEND), key=first_match)
    found = [Merged(each.sql, each.values, [each.future]) for each in others]
    if appends:
        columns = zip(*(each.values for each in appends), strict=True)
        values = [list(chain.from_iterable(column)) for column in columns]
        found.insert(0, Merged(APPEND, values, [each.future for each in appends]))
    return found


def first_match(waiting: Waiting) -> str:
    """The match that a statement is about, which it names first."""
    first = waiting.values[0]
    return first if isinstance(first, str) else first[0]


async def together(statements: Sequence[Merged], connection: Any) -> list[Rows]:
    """The rows of each; one statement is a transaction by itself."""
    if len(statements) == 1:
        return [await connection.fetch(statements[0].sql, *statements[0].values)]
    async with connection.transaction():
        return [await connection.fetch(each.sql, *each.values) for each in statements]


class GroupWriter:
    """Does all writing of a process in one connection and answers after the commit.

    Every write is one statement, so each is kept whole or not at all. Steps, which most writes are,
    become one statement for all matches.
    """

    def __init__(self, link: Link) -> None:
        self.link: Final = link
        self.waiting: list[Waiting] = []
        self.task: asyncio.Task[None] | None = None
        self.commits = 0
        self.done: Final = Commits()

    def write(self, sql: str, *values: Any) -> asyncio.Future[Rows]:
        """The statement's rows once they are on disk; raises as `Link.run`."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Rows] = loop.create_future()
        self.waiting.append(Waiting(sql, values, future))
        if self.task is None or self.task.done():
            self.task = loop.create_task(self.work())
        return future

    async def work(self) -> None:
        """Commit what waits until nothing does."""
        while self.waiting:
            batch, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
            try:
                with self.done.timed(len(batch)):
                    await self.commit(batch)
            finally:
                for each in batch:
                    answer(each.future, StoreFailed())  # whoever has no answer yet

    def load(self) -> WriteLoad:
        """How much there is to do."""
        return self.done.load(len(self.waiting))

    async def commit(self, batch: list[Waiting]) -> None:
        """All in one transaction; if a statement is refused, each in its own."""
        statements = merged(batch)
        try:
            results = await self.link.run(partial(together, statements))
        except STATEMENT_ERRORS:
            for each in batch:
                await self.commit_alone(each)
        except StoreFailed:
            self.done.failures += 1
            log.error("a commit of %s writes failed", len(batch))
        else:
            self.commits += 1
            for statement, rows in zip(statements, results, strict=True):
                for future in statement.futures:
                    answer(future, rows)

    async def commit_alone(self, one: Waiting) -> None:
        """An error in one does not touch the others."""
        try:
            rows = await self.link.fetch(one.sql, *one.values)
        except (*STATEMENT_ERRORS, StoreFailed) as error:
            answer(one.future, error)
        else:
            answer(one.future, rows)

    async def close(self) -> None:
        """Write what waits, then end."""
        if self.task is not None:
            await asyncio.wait([self.task])
        await self.link.close()


def answer(future: asyncio.Future[Rows], result: Rows | Exception) -> None:
    """Tell who waits, unless they were told or went away."""
    if future.done():
        return
    if isinstance(result, Exception):
        future.set_exception(result)
    else:
        future.set_result(result)
