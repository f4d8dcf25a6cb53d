"""One of three processes dies under load, again and again: its players go on elsewhere."""

import asyncio
import random
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from tests.match.kit import run
from tests.postgres import new_database
from tests.server.cluster import Cluster, Follower, new_guest, post
from tests.server.kit import Json, Player

GAMES: list[Json] = [
    {"seats": ["me", "me"], "settings": {"lives": "9"}},
    {"seats": ["me", "me"], "settings": {"lives": "1"}},
    {"game": "extrikate", "seats": ["me"]},
    {"game": "dooom", "seats": ["me", "bot:seeker"], "settings": {"turn_seconds": "0"}},
    {"game": "dungeon-crawler", "seats": ["me", "bot:racer"]},
]


class Roamer(Player):
    """Plays match after match, at whatever process lives."""

    def __init__(self, cluster: Any, session: aiohttp.ClientSession, seed: int) -> None:
        super().__init__(cluster, session, seed)
        self.wish = {**GAMES[seed % len(GAMES)], "public": False}
        self.heard_at = 0.0
        self.ended: dict[str, str] = {}

    async def open(self) -> None:
        self.token = (await self.call("/api/guest", {"token": True}))["token"]
        await self.open_next()

    async def open_next(self) -> None:
        self.match = (await self.call("/api/matches", self.wish))["match"]
        self.since, self.pending, self.told = 0, None, {}

    async def play(self, stop: asyncio.Event) -> None:
        """Until told to stop; who has finished a match opens the next."""
        while not stop.is_set():
            try:
                if self.is_over:
                    await self.open_next()
                    self.is_over = False
                await self.connection(stop)
            except (aiohttp.ClientError, OSError, TimeoutError):
                await asyncio.sleep(0.05)

    async def hear(self, socket: aiohttp.ClientWebSocketResponse, frame: Json) -> None:
        await super().hear(socket, frame)
        if frame["kind"] == "steps":
            self.heard_at = asyncio.get_running_loop().time()
        if self.is_over:
            self.ended[self.match] = frame["result"]["reason"]


async def kill_again_and_again(
    folder: Path, database: str, players: int, kills: int, seed: int
) -> float:
    """The longest time that anybody had to wait for a step after a kill, in seconds."""
    rng, slowest = random.Random(seed), 0.0
    async with Cluster(folder, database, 3) as cluster, aiohttp.ClientSession() as session:
        people = [Roamer(cluster, session, number) for number in range(players)]
        await asyncio.gather(*(each.open() for each in people))
        stop = asyncio.Event()
        playing = [asyncio.create_task(each.play(stop)) for each in people]
        for _ in range(kills):
            await everybody_plays(people, playing)
            await asyncio.sleep(rng.random() * 0.5)
            victim = rng.choice(cluster.alive)
            begun = asyncio.get_running_loop().time()
            await cluster.kill(victim)
            await everybody_plays(people, playing)
            slowest = max(slowest, asyncio.get_running_loop().time() - begun)
            await compare(cluster, people)
            await cluster.start_again(victim)
        stop.set()
        await asyncio.gather(*playing)
        await compare(cluster, people)
        await cluster.end()
        ended = sum(len(each.ended) for each in people)
        print(f"\n{kills} kills, {ended} matches ended, a step for all within {slowest:.1f} s")
    return slowest


async def everybody_plays(people: list[Roamer], playing: list[asyncio.Task[None]]) -> None:
    """Until everybody has been told a step from now on."""
    now = asyncio.get_running_loop().time()
    while not all(each.heard_at > now for each in people):
        for task in playing:
            if task.done():
                task.result()  # what a player complained about
        await asyncio.sleep(0.02)


async def compare(cluster: Cluster, people: list[Roamer]) -> None:
    """No match has a gap, what was told is stored, and whatever was over is."""
    told = {each.match: dict(each.told) for each in people if each.wish["seats"] == ["me", "me"]}
    ended = {match for each in people for match in each.ended}
    kept = await cluster.kept()
    for steps in kept.values():
        assert [n for n, _ in steps] == list(range(1, len(steps) + 1))
    for match, steps_told in told.items():
        texts = dict(kept.get(match, []))
        for n, did in steps_told.items():
            # A secret choice is told without its text to covered eyes.
            assert texts.get(n) == did or (did == "" and texts[n].startswith("waystone"))
    states = dict(await cluster.rows("select id, state from match"))
    assert all(states[match] == "over" for match in ended)


def test_who_loses_a_process_goes_on_at_another(tmp_path: Path) -> None:
    run(kill_again_and_again(tmp_path, new_database(), 5, 1, 1))


@pytest.mark.soak
def test_twenty_kills_lose_nothing_and_hold_nobody_up(tmp_path: Path) -> None:
    assert run(kill_again_and_again(tmp_path, new_database(), 60, 20, 2), 3600) <= 5


def test_clocks_run_on_when_every_process_that_knew_a_match_is_dead(tmp_path: Path) -> None:
    database = new_database()

    async def scene() -> None:
        async with Cluster(tmp_path, database, 2) as cluster, aiohttp.ClientSession() as session:
            first, second = cluster.servers
            token = await new_guest(session, first.address, "Ada")
            settings = {"turn_seconds": "1", "map": "duel"}
            wish = {"game": "dooom", "seats": ["me", "bot:random"], "settings": settings}
            _, opened = await post(session, first.address, "/api/matches", wish, token)
            ada = await Follower.join(session, first.address, opened["match"], token)
            await ada.until(lambda f: f["kind"] == "steps")
            due = "select due from match where due is not null"
            while not await cluster.rows(due):
                await asyncio.sleep(0.05)
            await cluster.kill(first)
            before = len((await cluster.kept())[opened["match"]])
            while len((await cluster.kept())[opened["match"]]) <= before:
                await asyncio.sleep(0.1)
            assert second in cluster.alive
            await ada.close()
            await cluster.end()

    run(scene())
