"""One thread that writes: whatever waits while one commit is on its way to the disk is the next."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Sequence
from itertools import chain
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, TypeVar

from waystone.match.model import StoreFailed
from waystone.match.times import WriteLoad
from waystone.storage.commits import Commits

T = TypeVar("T")
Row = tuple[Any, ...]
Work = Callable[[sqlite3.Connection], Any]
Waiting = tuple[Work, "asyncio.Future[Any]"]
MOST_AT_ONCE: Final = 1000
log = logging.getLogger("waystone.storage")


class Insert:
    """Whole rows for a table: what most writes are."""

    def __init__(self, table: str, rows: Sequence[Row]) -> None:
        self.table: Final = table
        self.rows: Final = rows

    def __call__(self, connection: sqlite3.Connection) -> None:
        """Put them in."""
        if self.rows:
            values = ", ".join([f"({', '.join('?' * len(self.rows[0]))})"] * len(self.rows))
            connection.execute(
                f"insert into {self.table} values {values}", [*chain.from_iterable(self.rows)]
            )


class Writer:
    """Does all writing in one connection and answers after the commit."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection: Final = connection
        self.queue: SimpleQueue[list[Waiting] | None] = SimpleQueue()
        self.gathered: list[Waiting] = []
        self.loop: asyncio.AbstractEventLoop  # of those who have gathered
        self.commits = 0
        self.done: Final = Commits()
        self.thread: Final = Thread(target=self.run, name="waystone-writer", daemon=True)
        self.thread.start()

    def write(self, work: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        """The result of the work once it is on disk; StoreFailed if it can't be kept."""
        if not self.gathered:  # to ask for the loop is a call of the system: once for all of them
            self.loop = asyncio.get_running_loop()
            self.loop.call_soon(self.hand_over)
        future: asyncio.Future[T] = self.loop.create_future()
        self.gathered.append((work, future))
        return future

    def hand_over(self) -> None:
        """Wake the thread once for all that came in one round of the event loop."""
        self.queue.put(self.gathered)
        self.gathered = []

    def run(self) -> None:
        """The thread: take what waits, do it, commit, answer."""
        while True:
            batch = self.next_batch()
            if batch is None:
                return
            if batch:
                with self.done.timed(len(batch)):
                    results = self.commit(batch)
                self.finish(batch, results)

    def load(self) -> WriteLoad:
        """How much there is to do; batches that were handed over count as one."""
        return self.done.load(len(self.gathered) + self.queue.qsize())

    def next_batch(self) -> list[Waiting] | None:
        """Everything that waits now; None when the writer is closed."""
        batch = self.queue.get()
        while batch is not None and len(batch) < MOST_AT_ONCE and not self.queue.empty():
            more = self.queue.get()
            if more is None:
                self.queue.put(None)
                break
            batch += more
        return batch

    def commit(self, batch: list[Waiting]) -> list[Any]:
        """A result or an error for each; an error in one does not touch the others."""
        works = [work for work, _ in batch]
        try:
            results = self.insert_together(works) or self.do_each(works)
            self.commits += 1
        except sqlite3.Error as error:
            self.done.failures += 1
            log.error("a commit of %s writes failed: %s", len(batch), error)
            self.roll_back()
            return [StoreFailed() for _ in batch]
        return results

    def insert_together(self, works: Sequence[Work]) -> list[None]:
        """Everything with one statement, which commits itself; nothing where that can't be.

        At each call of the database this thread lets go of the interpreter, and a busy server
        gives it back late: one call for all is what keeps answers quick.
        """
        inserts = [work for work in works if isinstance(work, Insert)]
        together = self.as_one(inserts)
        if len(inserts) < len(works) or together is None:
            return []
        try:
            together(self.connection)
        except sqlite3.IntegrityError:
            return []  # one of them is wrong: do_each finds it
        return [None] * len(works)

    def as_one(self, inserts: Sequence[Insert]) -> Insert | None:
        """The rows of all of them; None where one statement can't take them."""
        rows = [row for insert in inserts for row in insert.rows]
        tables = {insert.table for insert in inserts}
        most = self.connection.getlimit(sqlite3.SQLITE_LIMIT_VARIABLE_NUMBER)
        if len(tables) != 1 or sum(map(len, rows)) > most:
            return None
        return Insert(tables.pop(), rows)

    def do_each(self, works: Sequence[Work]) -> list[Any]:
        """One piece of work after the other, in one commit.

        Rows, of which there are many beside each other kind of work, go in first and at once, if
        nothing is wrong with them: no work of a batch waits for another one's result.
        """
        self.connection.execute("begin immediate")
        together = self.as_one([work for work in works if isinstance(work, Insert)])
        are_in = together is not None and self.attempt(together) is None
        results = [
            None if are_in and isinstance(work, Insert) else self.attempt(work) for work in works
        ]
        self.connection.execute("commit")
        return results

    def attempt(self, work: Work) -> Any:
        """One piece of work, undone if it fails."""
        self.connection.execute("savepoint one")
        try:
            result = work(self.connection)
        except sqlite3.OperationalError:
            raise  # the disk is full or gone: nothing of this batch can be kept
        except Exception as error:
            self.connection.execute("rollback to one")
            result = error
        self.connection.execute("release one")
        return result

    def roll_back(self) -> None:
        """Nothing of the batch has happened."""
        try:
            if self.connection.in_transaction:
                self.connection.execute("rollback")
        except sqlite3.Error:
            log.exception("the rollback failed")

    def finish(self, batch: list[Waiting], results: list[Any]) -> None:
        """Answer all, with one call per event loop."""
        loop = batch[0][1].get_loop()
        try:
            loop.call_soon_threadsafe(_answer, batch, results)
        except RuntimeError:
            log.warning("nobody waits any more for %s writes", len(batch))

    def close(self) -> None:
        """Write what waits, then end."""
        self.hand_over()
        self.queue.put(None)
        self.thread.join()
        self.connection.close()


def _answer(batch: list[Waiting], results: list[Any]) -> None:
    for (_, future), result in zip(batch, results, strict=True):
        if future.done():
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)
