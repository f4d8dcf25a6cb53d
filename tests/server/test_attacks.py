"""Attacks on a real server with its usual limits, small ones here and at full size in the soak.

Each has people beside it who play: their moves are answered, whatever happens. Figures are printed
(`make soak ONLY=tests/server/test_attacks.py`, with `-s` to see them).
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from pathlib import Path
from signal import SIGTERM

import pytest

from tests.match.kit import run
from tests.server.attackers import (
    Attack,
    Seen,
    Target,
    for_a_while,
    until,
    until_bitten,
    withstand,
)
from tests.server.kit import GuardedServer

HUGE = {"map": "generated", "width": "1000", "height": "1000"}


@dataclass(frozen=True)
class Size:
    """How many strangers, for how many seconds."""

    many: int
    seconds: float


def sizes(small: int, full: int, usual: bool = False) -> pytest.MarkDecorator:
    """A full attack in the soak, and a small one: in the usual set unless a test without a process
    of its own (in tests/api, tests/service or tests/tcp) does the same."""
    marks = [] if usual else [pytest.mark.slow]
    return pytest.mark.parametrize(
        "size",
        [
            pytest.param(Size(small, 0.5), marks=marks, id="small"),
            pytest.param(Size(full, 10.0), marks=pytest.mark.soak, id="full"),
        ],
    )


def attacked(folder: Path, attack: Attack, *words: str, **headers: str) -> tuple[Seen, Target, str]:
    """What came of it, and what the server's log says."""

    async def scene() -> tuple[Seen, Target, str]:
        async with GuardedServer(folder, *words) as server:
            seen, target = await withstand(server, attack, **headers)
            log = await server.end(SIGTERM)
        assert '"level": "error"' not in log, log
        return seen, target, log

    seen, target, log = run(scene(), 600)
    print("\n" + seen.told(attack.__name__, target))
    assert len(seen.moves) > 3
    return seen, target, log


def address(number: int) -> str:
    """One of many on this machine."""
    return f"127.1.{number // 200}.{1 + number % 200}"


async def all_at_once(many: int, one: Callable[[int], Awaitable[None]]) -> None:
    await asyncio.gather(*(one(number) for number in range(many)))


@sizes(4, 40, usual=True)
def test_a_flood_of_calls(tmp_path: Path, size: Size) -> None:
    async def flood(target: Target) -> None:
        async def one(number: int) -> None:
            async with target.stranger(address(number)) as session:
                await for_a_while(size.seconds, lambda: target.call(session, "/api/matches"))

        await all_at_once(size.many, one)

    attacked(tmp_path, flood)


@sizes(150, 1500)
def test_silent_connections(tmp_path: Path, size: Size) -> None:
    """More than the process has room for, from many addresses."""

    async def silence(target: Target) -> None:
        writers = []
        for number in range(size.many):
            there = (address(number), 0)
            with suppress(OSError):
                opened = await asyncio.open_connection("127.0.0.1", target.port, local_addr=there)
                writers.append(opened[1])
        await asyncio.sleep(size.seconds / 2)
        async with target.stranger(address(500)) as session:  # somebody new finds a place
            assert "matches" in await target.call(session, "/api/matches")
        for writer in writers:
            writer.close()

    seen, _, log = attacked(tmp_path, silence, "--limit", "connections=100")
    assert seen.bites("connections") >= size.many - 100
    assert "limit connections met by address 127.1." in log


@sizes(2, 6)
def test_large_maps(tmp_path: Path, size: Size) -> None:
    async def maps(target: Target) -> None:
        async def one(number: int) -> None:
            async with target.stranger(address(number)) as session:
                guest = await target.call(session, "/api/guest", {"token": True})
                session.headers["Authorization"] = f"Bearer {guest['token']}"
                wish = {"game": "dooom", "seats": ["me"], "settings": HUGE}
                for _ in range(5 if size.many > 2 else 1):
                    opened = await target.call(session, "/api/matches", wish)
                    if "match" in opened:
                        await target.call(session, f"/api/matches/{opened['match']}")

        await all_at_once(size.many, one)

    # It takes so long that who plays meanwhile begins more matches than one guest may.
    seen, target, _ = attacked(tmp_path, maps, "--limit", "new-matches=1000/600")
    if size.many > 2:
        assert target.answers["TOO_LARGE_MAPS"] == 2 * size.many  # three of five from each
        assert seen.bites("map_tiles") > 0


@sizes(40, 2000)
def test_wrong_tokens_behind_one_proxy(tmp_path: Path, size: Size) -> None:
    """All come from one address, as the proxy says: valid players too."""

    async def guess(target: Target) -> None:
        async with target.stranger("127.0.0.1", **{"X-Forwarded-For": "203.0.113.7"}) as session:
            for number in range(size.many):
                session.headers["Authorization"] = f"Bearer {number:043d}"
                await target.call(session, "/api/past")

    forwarded = {"X-Forwarded-For": "203.0.113.7"}
    seen, target, _ = attacked(tmp_path, guess, "--behind-proxy", **forwarded)
    assert seen.bites("wrong_guesses") > 0
    assert "200" not in target.answers


@sizes(8, 800)
def test_followers_of_a_long_list(tmp_path: Path, size: Size) -> None:
    """So many public matches, and a quarter as many who follow the list while it changes."""

    async def crowd(target: Target) -> None:
        async with AsyncExitStack() as stack:

            async def host(number: int) -> None:
                session = await stack.enter_async_context(target.stranger(address(number)))
                guest = await target.call(session, "/api/guest", {"token": True})
                known = {"Authorization": f"Bearer {guest['token']}"}
                session.headers.update(known)
                wish = {"game": "extrikate", "seats": ["me", "open"]}
                match = (await target.call(session, "/api/matches", wish))["match"]
                socket = await session.ws_connect("/api/socket")
                await socket.send_json({"kind": "join", "match": match})
                await until(socket, "snapshot")

            async def follow(number: int) -> None:
                session = await stack.enter_async_context(target.stranger(address(number)))
                origin = target.server.address
                socket = await session.ws_connect("/api/socket", origin=origin)
                await socket.send_json({"kind": "lobby", "follow": True})
                lists.append(len((await until(socket, "matches"))["matches"]))
                with suppress(TimeoutError):
                    async with asyncio.timeout(size.seconds):
                        while True:
                            await until(socket, "matches")

            lists: list[int] = []
            for start in range(0, size.many, 50):
                some = range(start, min(start + 50, size.many))
                await asyncio.gather(*map(host, some))
            await all_at_once(max(4, size.many // 4), follow)
            assert max(lists) <= 48

    attacked(tmp_path, crowd)


@sizes(2, 40)
def test_ping_floods(tmp_path: Path, size: Size) -> None:
    async def pings(target: Target) -> None:
        async def one(number: int) -> None:
            async with target.stranger(address(number)) as session:

                async def flood() -> None:
                    async with session.ws_connect(
                        "/api/socket", autoping=False, origin=target.server.address
                    ) as socket:
                        for _ in range(500):
                            await socket.ping(b"x" * 100)
                        while not socket.closed and (await socket.receive()).data is not None:
                            pass
                        target.note(socket.close_code)

                await for_a_while(size.seconds, flood)

        await all_at_once(size.many, one)

    seen, _, _ = attacked(tmp_path, pings)
    assert seen.bites("watcher_frames") > 0


@sizes(2, 100, usual=True)
def test_slow_readers(tmp_path: Path, size: Size) -> None:
    """They ask for a large snapshot again and again, and read nothing."""

    async def stare(target: Target) -> None:
        async def one(number: int) -> None:
            async with target.stranger(address(number)) as session:
                guest = await target.call(session, "/api/guest", {"token": True})
                session.headers["Authorization"] = f"Bearer {guest['token']}"
                wish = {"game": "dungeon-crawler", "seats": ["me", "bot:racer"]}
                match = (await target.call(session, "/api/matches", wish))["match"]
            there = (address(number), 0)
            _, writer = await asyncio.open_connection(
                "127.0.0.1", target.port, local_addr=there, limit=1024
            )
            writer.write(upgrade(target.port, guest["token"]))
            asked = masked(json.dumps({"kind": "join", "match": match}).encode())
            with suppress(OSError):
                for _ in range(190):
                    writer.write(asked)
                    await asyncio.sleep(0)
                await asyncio.sleep(size.seconds)
                await until_bitten(target, "outbound_bytes")
            writer.transport.abort()

        await all_at_once(size.many, one)

    seen, _, _ = attacked(tmp_path, stare)
    assert seen.bites("outbound_bytes") > 0


def upgrade(port: int, token: str) -> bytes:
    """The words that open a socket."""
    lines = (
        "GET /api/socket HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        f"Authorization: Bearer {token}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    )
    return "\r\n".join((*lines, "", "")).encode()


def masked(text: bytes) -> bytes:
    """A frame as clients send it, with a mask that changes nothing."""
    assert len(text) < 126
    return bytes((0x81, 0x80 | len(text))) + bytes(4) + text


@sizes(40, 2000)
def test_newcomers_at_the_door_of_dooom(tmp_path: Path, size: Size) -> None:
    """A crowd from many addresses; somebody else is greeted while it comes."""

    async def crowd(target: Target) -> None:
        port = target.port + 1
        writers = []
        greeted = 0

        async def come(there: str) -> None:
            nonlocal greeted
            with suppress(OSError):
                reader, writer = await asyncio.open_connection(
                    "127.0.0.1", port, local_addr=(there, 0)
                )
                writers.append(writer)
                line = await reader.readline()
                greeted += line.startswith(b"GOLD")

        coming = [asyncio.ensure_future(come(address(number // 30))) for number in range(size.many)]
        await asyncio.sleep(0.2)
        waited = []
        for number in range(5):
            begun = asyncio.get_running_loop().time()
            await come(f"127.9.0.{1 + number}")
            waited.append(round(asyncio.get_running_loop().time() - begun, 2))
            await asyncio.sleep(size.seconds / 10)
        target.note(f"real newcomers waited {waited} s, {greeted} were greeted meanwhile")
        for each in coming:
            each.cancel()
        for writer in writers:
            writer.close()

    async def scene() -> None:
        async with GuardedServer(tmp_path) as probe:  # a port that is free beside the other
            port = probe.port
        server = GuardedServer(tmp_path, "--dooom-port", str(port + 1))
        server.port = port
        async with server:
            seen, target = await withstand(server, crowd)
            log = await server.end(SIGTERM)
        assert '"level": "error"' not in log, log
        print("\n" + seen.told("newcomers", target))

    run(scene(), 600)


@sizes(3, 60, usual=True)
def test_many_tables_with_heavy_bots(tmp_path: Path, size: Size) -> None:
    """Everybody plays the Crawler against three computers, as fast as they may."""

    async def crowd(target: Target) -> None:
        async def one(number: int) -> None:
            async with target.stranger(address(number)) as session:
                guest = await target.call(session, "/api/guest", {"token": True})
                session.headers["Authorization"] = f"Bearer {guest['token']}"
                seats = ["me", "bot:racer", "bot:warlord", "bot:racer"]
                wish = {"game": "dungeon-crawler", "seats": seats}
                match = (await target.call(session, "/api/matches", wish))["match"]
                async with session.ws_connect("/api/socket") as socket:
                    await socket.send_json({"kind": "join", "match": match})
                    frame = await until(socket, "snapshot")
                    end = asyncio.get_running_loop().time() + size.seconds
                    while asyncio.get_running_loop().time() < end and frame["state"] == "running":
                        if not frame["choices"]:
                            frame = await until(socket, "steps")
                            continue
                        do = frame["choices"][frame["n"] % len(frame["choices"])]["do"]
                        act = {"kind": "act", "match": match, "n": frame["n"], "do": do}
                        await socket.send_json(act)
                        frame = await until(socket, "steps")
                        await asyncio.sleep(0.1)

        await all_at_once(size.many, one)

    attacked(tmp_path, crowd)
