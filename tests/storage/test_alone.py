"""Two processes on one database: what only one may do at a time, only one does."""

import asyncio

import pytest

from tests.match.kit import FakeThinker, run
from tests.postgres import empty_database
from tests.storage.kit import run_on
from waystone.match.in_process import SystemClock
from waystone.match.model import Guest
from waystone.service.context import AppContext, Store
from waystone.service.limits import Limits
from waystone.service.somebody import match_for
from waystone.storage.postgres.ports import many_processes
from waystone.storage.postgres.store import PostgresStore

pytestmark = pytest.mark.thorough  # needs PostgreSQL


def test_two_processes_are_never_alone_at_once_and_who_dies_lets_go() -> None:
    url = empty_database()

    async def scene() -> None:
        one, other = PostgresStore(url), PostgresStore(url)
        inside: list[str] = []

        async def work(store: PostgresStore, name: str) -> None:
            async with store.alone():
                inside.append(name)
                await asyncio.sleep(0.02)
                inside.append(name)

        stores = [(one, "one"), (other, "other")] * 3
        await asyncio.gather(*(work(store, name) for store, name in stores))
        assert inside[::2] == inside[1::2]
        assert set(inside) == {"one", "other"}
        assert one.locks.connection is other.locks.connection is None, "held only meanwhile"
        holding = one.alone()
        await holding.__aenter__()
        one.locks.drop()  # as when its process is killed
        await work(other, "heir")
        assert inside[-1] == "heir"
        for store in (one, other):
            await store.close()

    run(scene())


def test_who_looks_for_somebody_in_two_processes_at_once_finds_them() -> None:
    url = empty_database()

    async def scene() -> None:
        stores = [PostgresStore(url), PostgresStore(url)]
        clock = SystemClock()
        async with (
            many_processes(stores[0], clock, FakeThinker()) as here,
            many_processes(stores[1], clock, FakeThinker()) as there,
        ):
            contexts = [
                AppContext(store, ports, Limits())
                for store, ports in zip(stores, (here, there), strict=True)
            ]
            guests = [Guest(f"guest{n}", f"Guest {n}") for n in range(8)]
            searches = [
                match_for(contexts[n % 2], guest, "delve-and-dash", f"10.0.0.{n}")
                for n, guest in enumerate(guests)
            ]
            found = await asyncio.gather(*searches)
            assert len(set(found)) == 4, "two at each table"
            for context in contexts:
                await context.lobby.close()
        for store in stores:
            await store.close()

    run(scene())


def test_one_at_a_time_is_alone(store: Store) -> None:
    async def scene() -> None:
        order: list[str] = []

        async def work(name: str) -> None:
            async with store.alone():
                order.append(name)
                await asyncio.sleep(0.01)
                order.append(name)

        await asyncio.gather(*(work(name) for name in "abc"))
        assert [*order[::2]] == [*order[1::2]]

    run_on(store, scene())
