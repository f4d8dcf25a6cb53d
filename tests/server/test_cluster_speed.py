"""How many moves several processes make on one database, beside one process and SQLite."""

import asyncio
import os
import tempfile
from pathlib import Path

import aiohttp
import pytest

from tests.match.kit import run
from tests.postgres import DURABLE, new_database, remove, start
from tests.server.cluster import Cluster
from tests.server.kit import Player, ServerProcess


async def moves(server: Cluster | ServerProcess, matches: int, seconds: float) -> float:
    """Moves a second that are acknowledged, with every match flat out."""
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as session:
        players = [Player(server, session, number) for number in range(matches)]  # type: ignore[arg-type]
        await asyncio.gather(*(each.open() for each in players))
        stop = asyncio.Event()
        playing = [asyncio.create_task(each.play(stop)) for each in players]
        while not all(each.told for each in players):
            await asyncio.sleep(0.01)
        before = sum(len(each.told) for each in players)
        await asyncio.sleep(seconds)
        made = sum(len(each.told) for each in players) - before
        stop.set()
        await asyncio.gather(*playing)
    return made / seconds


def test_two_processes_play_many_matches_at_once(tmp_path: Path) -> None:
    database = new_database()

    async def scene() -> float:
        async with Cluster(tmp_path, database, 2) as cluster:
            found = await moves(cluster, 8, 0.5)
            await cluster.end()
            return found

    assert run(scene()) > 0


@pytest.mark.soak
def test_how_fast_one_two_and_four_processes_are(tmp_path: Path) -> None:
    """Figures to read; this machine's cores, which the players use too, are the limit."""
    folder = Path(tempfile.mkdtemp())
    supervisor = start(folder, os.getpid(), *DURABLE)

    async def on_database(database: str, processes: int) -> float:
        async with Cluster(tmp_path, database, processes) as cluster:
            return await moves(cluster, 100, 10)

    async def on_sqlite() -> float:
        async with ServerProcess(tmp_path / "sqlite") as server:
            return await moves(server, 100, 10)

    try:
        print(f"\nSQLite, 1 process: {run(on_sqlite()):.0f} moves/s")
        for processes in (1, 2, 4):
            found = run(on_database(new_database(folder), processes))
            print(f"PostgreSQL, {processes} processes: {found:.0f} moves/s")
    finally:
        remove(folder, supervisor)
