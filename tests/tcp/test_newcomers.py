"""Who sits down misses nothing, and nobody is sent away because somebody else is leaving."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.match.kit import run
from tests.tcp.kit import Client, Hall, opened
from waystone.match.in_process import SystemClock, one_process
from waystone.match.lobby import Lobby
from waystone.match.model import FREE, OVER, MatchInfo, StoreFailed, Written
from waystone.match.thinking import WorkerThinker
from waystone.storage.memory import MemoryStore
from waystone.storage.sqlite import SqliteStore

TIMES = 60


class SlowStore(MemoryStore):
    """Takes its time for every step, as a busy disk does; `fails` lets the next ones fail."""

    fails = 0

    async def append(self, match: str, steps: Sequence[Written]) -> None:
        await self.be_slow()
        await super().append(match, steps)

    async def change(self, info: MatchInfo, steps: Sequence[Written] = ()) -> None:
        await self.be_slow()
        await super().change(info, steps)

    async def be_slow(self) -> None:
        await asyncio.sleep(0.004)
        if self.fails:
            self.fails -= 1
            raise StoreFailed


def lobby_on(store: MemoryStore | SqliteStore) -> Lobby:
    return Lobby(one_process(store, SystemClock(), WorkerThinker()))


async def come_go_and_come(hall: Hall, pause: float) -> Client:
    """One comes and goes; the next comes so many seconds later."""
    one = await hall.connect()
    await one.close()
    await asyncio.sleep(pause)
    return await hall.connect()


@pytest.mark.rule("DM-21", "DM-23", "DM-N5")
@pytest.mark.parametrize("kind", ["memory", "slow", "sqlite"])
def test_a_newcomer_beside_a_bot_always_hears_its_first_turn(kind: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        stores = {"memory": MemoryStore, "slow": SlowStore}
        store = stores[kind]() if kind in stores else SqliteStore(tmp_path / "matches.db")
        async with opened(3, ("random",), lobby_on(store), map="duel") as hall:
            for number in range(TIMES):
                late = await come_go_and_come(hall, number % 20 / 1000)
                assert "STARTTURN" in await late.until("STARTTURN")
                await late.close()

    run(scenario(), 120)


@pytest.mark.rule("DM-N1", "DM-22")
@pytest.mark.parametrize("kind", ["slow", "sqlite"])
def test_who_comes_while_somebody_leaves_gets_a_seat(kind: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        store = SlowStore() if kind == "slow" else SqliteStore(tmp_path / "matches.db")
        async with opened(2, (), lobby_on(store), map="duel") as hall:
            for number in range(TIMES):
                late = await come_go_and_come(hall, number % 20 / 2000)
                late.say("LOOK")
                await late.until("LOOKREPLY")
                await late.close()

    run(scenario(), 120)


@pytest.mark.rule("DM-N1")
def test_a_seat_that_the_store_could_not_keep_is_free_for_the_next() -> None:
    async def scenario() -> None:
        store = SlowStore()
        async with opened(2, (), lobby_on(store), map="duel") as hall:
            first = await hall.connect()
            assert len(await first.look()) == 5
            store.fails = 1
            unlucky = await hall.connect()
            await unlucky.expect("FAIL the server can't store anything right now", "<closed>")
            assert hall.table.match.info.places[1].player == FREE
            assert len(hall.table.audience.watchers) == 1
            late = await hall.connect()
            await first.until("STARTTURN")
            late.say("LOOK")
            await late.until("LOOKREPLY")
            assert len(hall.listener.tables) == 1

    run(scenario())


@pytest.mark.rule("DM-N1", "DM-22")
def test_a_table_that_the_store_could_not_keep_is_closed() -> None:
    async def scenario() -> None:
        store = SlowStore()
        async with opened(2, (), lobby_on(store), map="duel") as hall:
            store.fails = 1
            unlucky = await hall.connect()
            await unlucky.expect("FAIL the server can't store anything right now", "<closed>")
            (host,) = hall.listener.lobby.hosts.values()
            assert (host.match.info.state, host.audience.watchers) == (OVER, [])

    run(scenario())
