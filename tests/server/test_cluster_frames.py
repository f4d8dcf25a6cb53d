"""The frames of a match do not depend on which processes serve it: byte for byte, but for times."""

import asyncio
import itertools
import re
from pathlib import Path

import aiohttp
import pytest

from tests.match.kit import run
from tests.postgres import new_database
from tests.server.cluster import Cluster, Follower, new_guest, post

NAMES = ("Ada", "Bob", "Cid")
WISHES = {
    "delve-and-dash": {"lives": "1"},
    "extrikate": {},
    "dooom": {"map": "duel", "turn_seconds": "0", "max_rounds": "20"},
    "dungeon-crawler": {},
}
# What may differ: times, and ids that are drawn for every match.
VARYING = re.compile(
    r'"(created|left|millis|at|t)":[0-9.]+|"(commitment|invite|rematch|match)":"[^"]*"'
)


async def frames_of_a_match(
    session: aiohttp.ClientSession, addresses: list[str], game: str, steps: int
) -> list[list[str]]:
    """Three at a table, the last of them an onlooker: what each of them was sent."""
    tokens = [await new_guest(session, addresses[0], name) for name in NAMES]
    wish = {"game": game, "settings": WISHES[game], "seats": ["me", "open"], "seed": "cluster"}
    _, opened = await post(session, addresses[0], "/api/matches", wish, tokens[0])
    match = opened["match"]
    path = f"/api/matches/{match}/join"
    status, answer = await post(session, addresses[1], path, {}, tokens[1])
    assert status == 200, answer
    table = []
    for number, (address, token) in enumerate(zip(addresses, tokens, strict=True), 1):
        table.append(await Follower.join(session, address, match, token))
        await all_know(addresses, table[0], min(number, 2))
    await asyncio.gather(*(onlookers(each, 1) for each in table))
    await play(addresses, table, steps)
    await table[0].say("chat", text="Good game")
    for each in table:
        await each.until(lambda frame: frame["kind"] == "said")
    sent = [[VARYING.sub("…", text) for text in each.raw] for each in table]
    for each in table:
        await each.close()
    return sent


async def all_know(addresses: list[str], each: Follower, number: int) -> None:
    """Every process knows that so many players are there."""
    for address in addresses:
        while await players_online(address, each) != number:
            await asyncio.sleep(0.02)


async def players_online(address: str, each: Follower) -> int:
    async with each.session.get(f"{address}/api/matches/{each.match}") as response:
        return sum(seat["online"] for seat in (await response.json())["seats"])


async def onlookers(follower: Follower, number: int) -> None:
    """Until this many are counted, which is told a moment later."""
    await follower.until(lambda f: f["kind"] == "seats" and f["spectators"] == number)


async def play(addresses: list[str], table: list[Follower], steps: int) -> None:
    """The first who has a choice makes one, always the same; after so many all leave."""
    for made in itertools.count():
        await settled(addresses, table, made)
        asked = [each for each in table[:2] if each.last["choices"]]
        if table[0].last["result"] is not None:
            return
        actor, frame = asked[0], asked[0].last
        choice = frame["choices"][made * 7 % len(frame["choices"])]["do"]
        do = choice if made < steps else "leave"
        start = len(actor.frames)
        await actor.say("act", n=frame["n"], do=do, id=str(made), seat=frame["viewpoint"])
        answer = await actor.until(lambda f: f["kind"] in ("steps", "refused"), start)
        assert answer["kind"] == "steps", answer


async def settled(addresses: list[str], table: list[Follower], number: int) -> None:
    """Every process has told what is stored: who asks it for the match is answered after that."""
    for address, each in zip(addresses, table, strict=True):
        url = f"{address}/api/matches/{each.match}"
        async with each.session.get(url) as response:
            assert response.status == 200
        await each.answered(number)


async def compare(folder: Path, database: str, steps: int) -> None:
    async with (
        Cluster(folder, database, 3) as cluster,
        aiohttp.ClientSession() as session,
    ):
        addresses = [server.address for server in cluster.servers]
        await asyncio.gather(*(compare_game(session, addresses, each, steps) for each in WISHES))
        await cluster.end()


async def compare_game(
    session: aiohttp.ClientSession, addresses: list[str], game: str, steps: int
) -> None:
    """The same match at one process, and at three at once."""
    alone, apart = await asyncio.gather(
        frames_of_a_match(session, addresses[:1] * 3, game, steps),
        frames_of_a_match(session, addresses, game, steps),
    )
    for name, here, there in zip(NAMES, alone, apart, strict=True):
        assert there == here, f"{game}: {name} was sent something else"
    print(f"\n{game}: {[len(frames) for frames in alone]} frames, the same")


def test_the_same_frames_come_from_one_process_and_from_three(tmp_path: Path) -> None:
    run(compare(tmp_path, new_database(), 12))


@pytest.mark.soak
def test_whole_matches_are_the_same_from_one_process_and_from_three(tmp_path: Path) -> None:
    run(compare(tmp_path, new_database(), 400), 3600)
