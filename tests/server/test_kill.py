"""The server is killed at any moment under load; nothing acknowledged is lost."""

import asyncio
import os
import random
import signal
import sqlite3
from pathlib import Path

import aiohttp
import pytest

from bench.load import cpu_of
from tests.match.kit import run
from tests.server.kit import Player, ServerProcess


async def kill_again_and_again(data: Path, matches: int, kills: int, seed: int) -> tuple[int, int]:
    """How many steps were acknowledged and how many are kept, after all those kills."""
    rng = random.Random(seed)
    async with ServerProcess(data) as server, aiohttp.ClientSession() as session:
        players = [Player(server, session, number) for number in range(matches)]
        await asyncio.gather(*(player.open() for player in players))
        stop = asyncio.Event()
        playing = [asyncio.create_task(player.play(stop)) for player in players]
        for _ in range(kills):
            await all_go_on(players, playing, server.lives)
            await asyncio.sleep(rng.random() * 0.7)
            log = await server.end(signal.SIGKILL)
            assert '"level": "error"' not in log, log
            compare(players, server.kept())
            await server.start()
        await all_go_on(players, playing, server.lives)
        stop.set()
        await asyncio.gather(*playing)
        log = await server.end(signal.SIGTERM)
        assert '"level": "error"' not in log, log
        return sum(len(player.told) for player in players), compare(players, server.kept())


async def all_go_on(players: list[Player], playing: list[asyncio.Task[None]], life: int) -> None:
    """Until this life of the server has told a step to everybody who still plays.

    Steps of an earlier life do not count: a slow player may read them long after its end.
    """
    while not all(life in player.lives_heard or player.is_over for player in players):
        for task in playing:
            if task.done():
                task.result()  # what a player complained about
        await asyncio.sleep(0.02)


def compare(players: list[Player], kept: dict[str, list[tuple[int, str]]]) -> int:
    """Each match on disk has no gap and holds every step that its player was told."""
    for player in players:
        steps = kept.get(player.match, [])
        assert [n for n, _ in steps] == list(range(1, len(steps) + 1))
        texts = dict(steps)
        for n, did in player.told.items():
            # A secret choice is told without its text to covered eyes.
            assert texts.get(n) == did or (did == "" and texts[n].startswith("waystone"))
    return sum(len(steps) for steps in kept.values())


def test_kill_9_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    told, kept = run(kill_again_and_again(tmp_path, 12, 3, 1))
    assert kept >= told >= 12


@pytest.mark.soak
def test_a_hundred_kills_under_200_matches_lose_nothing(tmp_path: Path) -> None:
    told, kept = run(kill_again_and_again(tmp_path, 200, 100, 2), 3600)
    print(f"\n{told} steps acknowledged over 100 kills, {kept} kept, 0 lost")
    with sqlite3.connect(tmp_path / "waystone.db") as db:
        assert db.execute("pragma integrity_check").fetchone() == ("ok",)
    db.close()
    assert kept >= told


async def restart_with(data: Path, matches: int) -> tuple[float, float]:
    """Seconds of a processor to start and to the first answer of a match, with so many open."""
    async with ServerProcess(data) as server, aiohttp.ClientSession() as session:
        player = Player(server, session, 1)
        await player.open()
        await server.end(signal.SIGKILL)
        multiply(data / "waystone.db", matches)
        await server.start()
        started = cpu_of(server.pid)
        stop = asyncio.Event()
        playing = asyncio.create_task(player.play(stop))
        while not player.told:
            await asyncio.sleep(0.005)
        first = cpu_of(server.pid)
        stop.set()
        await playing
        await server.end(signal.SIGTERM)
    return started, first


def multiply(path: Path, matches: int) -> None:
    """Many open matches, as if others had played."""
    with sqlite3.connect(path) as db:
        names = [row[1] for row in db.execute("pragma table_info(match)")]
        others = ", ".join(name for name in names if name != "id")
        numbers = "with recursive k(n) as (select 1 union all select n + 1 from k where n < ?)"
        db.execute(
            f"{numbers} insert into match (id, {others})"
            f" select 'copy' || n, {others} from match, k",
            (matches,),
        )
        db.execute(
            f"{numbers} insert into seat (match, seat, player, guest, bot, name, created)"
            " select 'copy' || n, seat, player, guest || n, bot, name, created from seat, k",
            (matches,),
        )
    db.close()


def test_a_server_with_many_open_matches_restarts(tmp_path: Path) -> None:
    """It answers at all; how fast it should be is for an idle machine: see the soak."""
    run(restart_with(tmp_path, 10_000))


@pytest.mark.soak
def test_10_000_open_matches_are_no_reason_to_wait(tmp_path: Path) -> None:
    started, first = run(restart_with(tmp_path, 10_000), 60)
    print(f"\n{started:.2f} s of a processor to start, {first:.2f} s to the first answer")
    assert first <= 2


def test_a_server_asked_to_stop_leaves_quickly_and_cleanly(tmp_path: Path) -> None:
    async def scene() -> None:
        async with ServerProcess(tmp_path) as server, aiohttp.ClientSession() as session:
            player = Player(server, session, 1)
            await player.open()
            headers = {"Authorization": f"Bearer {player.token}"}
            url = f"{server.address}/api/socket"
            async with session.ws_connect(url, headers=headers) as socket:
                kinds = [(await socket.receive_json())["kind"]]
                os.kill(server.pid, signal.SIGTERM)
                async for message in socket:
                    kinds.append(message.json()["kind"])
                assert kinds == ["hello", "closing"]
                assert socket.close_code == 1012
            assert '"level": "error"' not in await server.ended()
            assert server.process is not None
            assert server.process.returncode == 0

    run(scene())


def test_a_port_that_is_taken_is_one_sentence(tmp_path: Path) -> None:
    async def scene() -> None:
        async with ServerProcess(tmp_path / "one") as server:
            other = ServerProcess(tmp_path / "other")
            other.port = server.port
            with pytest.raises(AssertionError, match=r"can't serve: .*address already in use"):
                await other.start()
            await server.end(signal.SIGTERM)

    run(scene())
