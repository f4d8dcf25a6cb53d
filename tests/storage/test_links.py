"""Connections to a database that does not answer: who waits is told, and nobody waits for ever."""

import asyncio
from typing import Any, cast

import asyncpg
import pytest

from tests.match.kit import run
from tests.postgres import empty_database
from waystone.match.model import ChatLine, StoreFailed
from waystone.storage.postgres.database import Database
from waystone.storage.postgres.link import Link, Links
from waystone.storage.postgres.loading import Loader
from waystone.storage.postgres.matches import MatchTables
from waystone.storage.postgres.presence import SharedPresence
from waystone.storage.postgres.store import PostgresStore
from waystone.storage.postgres.writer import GroupWriter


class Away:
    """Links to a database that is not there."""

    def __init__(self) -> None:
        self.asked: list[Any] = []

    async def fetch(self, sql: str, *values: Any) -> list[Any]:
        self.asked += values[0]
        raise StoreFailed


class Empty(Away):
    """Links to one that has nothing, and takes its time."""

    async def fetch(self, sql: str, *values: Any) -> list[Any]:
        self.asked += values[0]
        await asyncio.sleep(0)
        return []


def test_whoever_waits_for_a_match_hears_that_it_can_not_be_read() -> None:
    """All who asked together, and those who ask later."""

    async def scene() -> None:
        links = Away()
        loader = Loader(cast(Links, links))
        both = await asyncio.gather(
            loader.load("a", 0), loader.load("b", 3), return_exceptions=True
        )
        (later,) = await asyncio.gather(loader.load("c", 0), return_exceptions=True)
        assert [type(each) for each in (*both, later)] == [StoreFailed] * 3
        assert links.asked == ["a", "b", "c"]

    run(scene())


def test_who_waits_no_longer_takes_nobody_along() -> None:
    async def scene() -> None:
        loader = Loader(cast(Links, Empty()))
        one, other = (asyncio.ensure_future(loader.load(name, 0)) for name in "ab")
        await asyncio.sleep(0)
        one.cancel()
        assert await other is None
        assert await asyncio.gather(*loader.tasks) in ([], [None])

    run(scene())


def test_the_link_with_the_fewest_waiting_is_asked() -> None:
    """However often it was asked before, and whether that went well or not."""

    async def scene() -> None:
        link = Link("postgresql://nobody@127.0.0.1:1/x")
        for _ in range(2):
            (failed,) = await asyncio.gather(link.fetch("select 1"), return_exceptions=True)
            assert isinstance(failed, StoreFailed)
            assert link.waiting == 0

    run(scene())


def test_a_host_reads_how_many_writes_failed() -> None:
    """Each commit once, however many wrote; and nobody waits any more."""

    async def scene() -> None:
        writer = GroupWriter(Link("postgresql://nobody@127.0.0.1:1/x"))
        for failures in (1, 2):
            writes = [writer.write("select $1", name) for name in ("a", "b")]
            failed = await asyncio.gather(*writes, return_exceptions=True)
            assert [type(each) for each in failed] == [StoreFailed] * 2
            load = writer.load()
            assert (load.waiting, load.failures, writer.commits) == (0, failures, 0)
        await writer.close()

    run(scene())


class Line:
    """A connection that answers as it is told, and notes how it ended."""

    def __init__(self, *answers: Any) -> None:
        self.answers = [*answers]
        self.ends: list[str] = []

    def is_closed(self) -> bool:
        return bool(self.ends)

    async def fetch(self, sql: str, *values: Any) -> Any:
        answer = self.answers.pop(0)
        if isinstance(answer, BaseException):
            raise answer
        return answer

    def terminate(self) -> None:
        self.ends.append("cut")

    async def close(self, timeout: float) -> None:
        self.ends.append(f"goodbye within {timeout:g} s")
        if self.answers:
            raise self.answers.pop(0)


def linked(*lines: Line) -> Link:
    link = Link("postgresql://nobody@127.0.0.1:1/x")
    link.connection = lines[0]
    return link


REFUSED = asyncpg.UniqueViolationError("twice")


def test_a_statement_that_is_refused_leaves_the_connection_as_it_is() -> None:
    async def scene() -> None:
        line = Line(REFUSED, ["row"])
        link = linked(line)
        with pytest.raises(asyncpg.UniqueViolationError):
            await link.fetch("insert")
        assert await link.fetch("select") == ["row"]
        assert (line.ends, link.waiting) == ([], 0)

    run(scene())


@pytest.mark.parametrize(
    ("lost", "told", "rests"),
    [
        (asyncpg.InterfaceError("gone"), StoreFailed, True),
        (OSError("gone"), StoreFailed, True),
        (TimeoutError(), StoreFailed, True),
        (asyncio.CancelledError(), asyncio.CancelledError, False),
        (KeyError("ours"), KeyError, False),
    ],
)
def test_a_connection_in_the_middle_of_something_is_given_up(
    lost: BaseException, told: type[BaseException], rests: bool
) -> None:
    """A database that is away is left in peace for half a second; our haste is not its fault."""

    async def scene() -> None:
        line = Line(lost)
        link = linked(line)
        with pytest.raises(told):
            await link.fetch("select")
        assert (line.ends, link.connection, link.waiting) == (["cut"], None, 0)
        now = asyncio.get_running_loop().time()
        assert (now < link.rests_until <= now + 0.5) is rests
        if rests:
            link.connection = Line(["row"])
            with pytest.raises(StoreFailed):
                await link.fetch("select")

    run(scene())


def test_goodbye_is_said_to_who_listens_and_nobody_waits_for_long() -> None:
    async def scene() -> None:
        for line, ends in (
            (Line(), ["goodbye within 1 s"]),
            (Line(TimeoutError()), ["goodbye within 1 s", "cut"]),
        ):
            link = linked(line)
            await link.close()
            await link.close()
            assert (line.ends, link.connection) == (ends, None)

    run(scene())


def test_who_reads_or_writes_hears_that_the_store_failed_and_who_was_slower_that_he_was() -> None:
    async def scene() -> None:
        wrong = asyncpg.DataError("no number")
        database = Database("postgresql://nobody@127.0.0.1:1/x")
        for link in database.readers.links:
            link.connection = Line(wrong)
        with pytest.raises(StoreFailed):
            await database.read("select")
        for error, told in ((wrong, StoreFailed), (REFUSED, asyncpg.UniqueViolationError)):
            database.writer.link.connection = Line(error, error)
            with pytest.raises(told):
                await database.write("insert", "m")
        database.locks.connection = held = Line([], [])
        async with database.alone():
            assert not held.ends
        assert held.ends == ["goodbye within 1 s"], "a lock is rare, and so is its connection"
        for link in (*database.readers.links, database.writer.link):
            link.connection = Line()
        await database.close()
        assert all(link.connection is None for link in database.readers.links)
        assert database.writer.link.connection is None

    run(scene())


def test_an_error_in_one_write_does_not_touch_the_others() -> None:
    """What is refused together is tried one by one."""

    async def scene() -> None:
        line = Line(["first"], REFUSED, StoreFailed(), ["last"])
        writer = GroupWriter(linked(line))

        async def refuse(work: Any) -> Any:
            raise REFUSED

        writer.link.run = refuse  # type: ignore[method-assign]
        writer.link.fetch = line.fetch  # type: ignore[method-assign]
        writes = [writer.write("insert $1", name) for name in "abcd"]
        found = await asyncio.gather(*writes, return_exceptions=True)
        assert (found[0], found[3]) == (["first"], ["last"])
        assert [type(each) for each in found[1:3]] == [type(REFUSED), StoreFailed]

    run(scene())


def test_two_who_speak_at_the_same_moment_are_both_heard() -> None:
    """Whoever was slower tries again, twenty times in all."""

    async def scene() -> None:
        table = MatchTables("postgresql://nobody@127.0.0.1:1/x")
        line = ChatLine(0, "Ada", "Hello", None, 1, "ada")
        for failures in (0, 19, 20):
            answers: list[Any] = [*[REFUSED] * failures, [(7,)]]
            tried: list[tuple[Any, ...]] = []

            async def write(sql: str, *values: Any, left: list[Any] = answers) -> Any:
                tried.append(values)  # noqa: B023 - it is called in the same round
                answer = left.pop(0)
                if isinstance(answer, BaseException):
                    raise answer
                return answer

            table.write = write  # type: ignore[method-assign]
            if failures < 20:
                assert await table.say("m", line) == 7
                assert tried[-1][:4] == ("m", 0, "Ada", "Hello")
            else:
                with pytest.raises(StoreFailed):
                    await table.say("m", line)

    run(scene())


def test_who_came_is_told_again_if_nobody_could_hear_it() -> None:
    async def scene() -> None:
        line = Line(OSError("away"))
        presence = SharedPresence(linked(line), cast(Links, None), "here")
        presence.enter("m", "ada")
        with pytest.raises(StoreFailed):
            await presence.flush()
        assert presence.untold == {("m", "ada")}
        presence.link.rests_until = 0.0
        presence.link.connection = Line([])
        await presence.flush()
        assert presence.untold == set()
        await presence.flush()  # nothing is left to be told

    run(scene())


@pytest.mark.thorough  # needs PostgreSQL
def test_a_store_that_is_closed_holds_no_connection() -> None:
    """Of its own accord: a database has few of them, and others wait for one."""

    store = PostgresStore(empty_database())

    async def scene() -> None:
        links = [store.writer.link, *store.readers.links, store.locks]
        await store.probe()
        await asyncio.gather(*(link.fetch("select 1") for link in links))
        held = [link.connection for link in links]
        assert not any(connection.is_closed() for connection in held)
        await store.close()
        assert all(connection.is_closed() for connection in held)

    run(scene())
