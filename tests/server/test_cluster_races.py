"""Two processes are asked for the same step at once: one does it, and nobody sees another order."""

import asyncio
import random
from pathlib import Path

import aiohttp
import pytest

from tests.match.kit import run
from tests.postgres import new_database
from tests.server.cluster import Cluster, Follower, new_guest, post
from tests.server.kit import Json

WISH = {"seats": ["me", "me"], "settings": {"lives": "9"}, "public": False}


async def race(
    cluster: Cluster, session: aiohttp.ClientSession, rounds: int, seed: int
) -> tuple[str, int]:
    """A match that one guest plays through two processes at once; how many races it had."""
    rng, addresses = random.Random(seed), [server.address for server in cluster.servers]
    rng.shuffle(addresses)
    token = await new_guest(session, addresses[0], "Ada")
    _, opened = await post(session, addresses[0], "/api/matches", WISH, token)
    match: str = opened["match"]
    sides = [await Follower.join(session, each, match, token) for each in addresses[:2]]
    raced = 0
    while raced < rounds and sides[0].last["result"] is None:
        await race_once(sides, rng, raced)
        raced += 1
    assert told(sides[0]) == told(sides[1])
    for side in sides:
        await side.close()
    return match, raced


async def race_once(sides: list[Follower], rng: random.Random, number: int) -> None:
    """Both sides ask for the same step: one of them gets it, the other is late."""
    frame, starts = sides[0].last, [len(side.frames) for side in sides]
    choices = [choice["do"] for choice in frame["choices"]]
    for name, side in zip("ab", sides, strict=True):
        do, id = rng.choice(choices), f"{number}{name}"
        await side.say("act", n=frame["n"], do=do, id=id, seat=frame["acting"][0])
    for side in sides:
        await side.answered(number)
        assert (await side.stands_at(frame["n"] + 1))["n"] == frame["n"] + 1
    new = [each for side, start in zip(sides, starts, strict=True) for each in side.frames[start:]]
    assert [each["code"] for each in new if each["kind"] == "refused"] == ["STALE"]


def told(side: Follower) -> list[Json]:
    return [step for frame in side.frames for step in frame.get("steps", [])]


async def races(folder: Path, database: str, processes: int, matches: int, rounds: int) -> None:
    """So many matches at once, with so many races each."""
    async with (
        Cluster(folder, database, processes) as cluster,
        aiohttp.ClientSession() as session,
    ):
        work = [race(cluster, session, rounds, seed) for seed in range(matches)]
        raced = dict(await asyncio.gather(*work))
        kept = await cluster.kept()
        for match, number in raced.items():
            assert [n for n, _ in kept[match]] == list(range(1, number + 1))
        print(f"\n{sum(raced.values())} races between {processes} processes, one winner each")
        await cluster.end()
        assert sum(raced.values()) >= matches


def test_of_those_who_want_the_same_step_one_gets_it(tmp_path: Path) -> None:
    run(races(tmp_path, new_database(), 2, 10, 10))


@pytest.mark.soak
def test_a_thousand_races_have_a_thousand_winners(tmp_path: Path) -> None:
    run(races(tmp_path, new_database(), 3, 40, 40), 3600)
