"""Coming back at any moment: nothing is missed, nothing is doubled, nothing is large."""

import asyncio
import json
from statistics import quantiles
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.api.kit import Json, Line, Person, begin, duel, serving, wander
from tests.match.kit import run
from waystone.kernel.dice import SeededDice
from waystone.match.step_logs import RING
from waystone.service.limits import MEASURING

MOST = 1.5  # times the snapshot alone
LIVE = ("n", "state", "viewpoint", "acting", "view", "choices", "result")


async def come_back(person: Person, match: str, since: int) -> tuple[Json, float, float]:
    """A new connection that joins from a step: its snapshot, how many times larger that is than
    the same one without steps, and the time it took."""
    begun = asyncio.get_running_loop().time()
    line = await person.line()
    snapshot = await line.join(match, since)
    seconds = asyncio.get_running_loop().time() - begun
    text = next(text for text in line.texts if '"kind":"snapshot"' in text[:30])
    steps = text[text.index('"steps":[') : text.index(',"view":')]
    await line.socket.close()
    return snapshot, len(text) / (len(text) - len(steps) + len('"steps":[]')), seconds


def check(snapshot: Json, frame: Json, since: int, told: dict[int, Any]) -> None:
    """The snapshot is what a client that never left knows, with the steps it missed."""
    for field in LIVE:
        assert snapshot[field] == frame[field], field
    missed = [step["n"] for step in snapshot["steps"]]
    assert missed == list(range(frame["n"] + 1 - len(missed), frame["n"] + 1))
    assert len(missed) <= min(RING, frame["n"] - since)
    assert all(step == told[step["n"]] for step in snapshot["steps"])
    if 0 < frame["n"] - since <= 3:
        assert len(missed) == frame["n"] - since  # a short break misses nothing


async def play_and_come_back(steps: int, seed: str) -> tuple[list[float], list[float]]:
    """Relative sizes and seconds of coming back after each step, with 0 to 200 steps missed."""
    sizes, times = [], []
    dice = SeededDice(seed)
    async with serving(limits=MEASURING) as server:
        match, people, lines, _ = await duel(server, settings={"lives": "9"})
        frame = await begin(match, lines)
        frames: list[Json] = [frame, frame]
        told: list[dict[int, Any]] = [{}, {}]
        for seat, line in enumerate(lines):
            frames[seat] = json.loads(line.texts[-1])
            note(told[seat], line)
        for number in range(steps):
            frames = await wander(match, lines, frames[0], 1, f"{seed} {number}")
            for seat, line in enumerate(lines):
                note(told[seat], line)
            for seat in (0, 1):
                since = max(0, frames[seat]["n"] - dice.index(201))
                snapshot, size, seconds = await come_back(people[seat], match, since)
                check(snapshot, frames[seat], since, told[seat])
                sizes.append(size)
                times.append(seconds)
                await drop_presence(lines)
            if frames[0]["state"] != "running":
                break
    return sizes, times


def note(told: dict[int, Any], line: Line) -> None:
    """Remember the steps as they were told live."""
    for text in line.texts:
        frame = json.loads(text)
        if frame["kind"] == "steps":
            told.update((step["n"], step) for step in frame["steps"])
    line.texts.clear()


async def drop_presence(lines: list[Line]) -> None:
    """Read away that somebody came and went."""
    await asyncio.gather(*(line.sync() for line in lines))
    for line in lines:
        line.texts.clear()


def test_coming_back_at_every_step() -> None:
    sizes, _ = run(play_and_come_back(45, "back"))
    assert len(sizes) >= 20
    assert max(sizes) <= MOST


@pytest.mark.soak
def test_coming_back_at_every_step_of_long_matches() -> None:
    sizes, times = [], []
    for number in range(20):
        more, seconds = run(play_and_come_back(400, f"long {number}"), 1200)
        sizes += more
        times += seconds
    p99 = quantiles(times, n=100)[98]
    print(
        f"\n{len(sizes)} returns, p99 {p99 * 1000:.1f} ms, largest {max(sizes):.2f} × the snapshot"
    )
    assert max(sizes) <= MOST
    assert p99 < 0.1


def test_a_connection_that_breaks_in_the_middle_of_a_frame_changes_nothing() -> None:
    """Half a command is no command; sent again whole it is done once."""

    async def scene() -> None:
        async with serving() as server:
            match, people, lines, _ = await duel(server)
            frame = await begin(match, lines)
            text = json.dumps(
                {
                    "kind": "act",
                    "match": match,
                    "n": frame["n"],
                    "do": frame["choices"][-1]["do"],
                    "id": "half",
                }
            ).encode()
            whole = bytes((0x81, 0x80 | len(text))) + b"\0\0\0\0" + text
            for cut in (1, 2, 5, 7, len(whole) // 2, len(whole) - 1):
                await send_raw(people[0], whole[:cut])
            assert server.context.lobby.hosts[match].match.number == frame["n"]
            await send_raw(people[0], whole)
            again = await lines[0].act(match, frame["n"], frame["choices"][-1]["do"], "half")
            assert again["n"] == frame["n"] + 1
            assert server.context.lobby.hosts[match].match.number == frame["n"] + 1

    run(scene())


async def send_raw(person: Person, data: bytes) -> None:
    """Open a socket by hand, send bytes, and vanish."""
    address = urlsplit(person.server.address)
    reader, writer = await asyncio.open_connection(address.hostname, address.port)
    writer.write(
        b"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        b"Authorization: Bearer " + person.token.encode() + b"\r\n\r\n"
    )
    assert b"101" in await reader.readuntil(b"\r\n\r\n")
    writer.write(data)
    await writer.drain()
    writer.close()
    await asyncio.sleep(0.02)


def test_a_client_that_sends_everything_twice_plays_one_match() -> None:
    """Duplicated, late and repeated commands over two connections: each is done once."""

    async def scene() -> None:
        async with serving(limits=MEASURING) as server:
            ada = await server.person()
            match = (await ada.open())["match"]
            tabs = [await ada.line(), await ada.line()]
            frame = await tabs[0].join(match)
            for number in range(40):
                if not frame["choices"]:
                    break
                do = frame["choices"][number * 5 % len(frame["choices"])]["do"]
                for tab in (tabs[0], tabs[1], tabs[0]):
                    await tab.say("act", match=match, n=frame["n"], do=do, id=f"c{number}")
                frame = await tabs[0].until("steps")
                await tabs[0].sync()
                await tabs[1].sync()
                assert server.context.lobby.hosts[match].match.number == frame["n"] == number + 1

    run(scene())
