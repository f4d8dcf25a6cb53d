"""Connections to a database that does not answer: who waits is told, and nobody waits for ever."""

import asyncio
from typing import Any, cast

import pytest

from tests.match.kit import run
from tests.postgres import empty_database
from waystone.match.model import StoreFailed
from waystone.storage.postgres.link import Link, Links
from waystone.storage.postgres.loading import Loader
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
