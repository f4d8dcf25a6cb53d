"""Whatever bytes arrive: one connection may end, nothing else does."""

import asyncio
import gc
import json
import random
import resource
import socket
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.api.kit import Server, begin, duel, serving
from tests.match.kit import run, until
from waystone.service.limits import MEASURING, Limits

UPGRADE = (
    b"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nOrigin: http://127.0.0.1\r\n\r\n"
)
PART = 20_000
WORDS = (
    *('{"kind":"act","match":"', '{"kind":"join","match":"abcdefgh"}', '{"kind":"ping"}'),
    *('"n":-1', '"n":1e999', '"n":99999999999999999999', '"do":null', '"id":"x"', '{"kind":"look"'),
    *("[" * 50, "{" * 50, '"\\ud800"', '"\\u0000"', "null", "true", "NaN", "-0", "1.5", '""', "}"),
)


def frame(opcode: int, payload: bytes, rng: random.Random) -> bytes:
    """A client's frame, most of the time a proper one."""
    bits = rng.choice((0x80, 0x80, 0x80, 0x00, 0xC0, 0xA0, 0x90))
    mask = b"" if rng.random() < 0.05 else rng.randbytes(4)
    size = len(payload) if rng.random() < 0.95 else rng.choice((0, 126, 4097, 2**31, 2**62))
    flag = 0x80 if mask else 0
    if size < 126:
        head = bytes((bits | opcode, flag | size))
    elif size < 1 << 16:
        head = bytes((bits | opcode, flag | 126)) + size.to_bytes(2, "big")
    else:
        head = bytes((bits | opcode, flag | 127)) + size.to_bytes(8, "big")
    return head + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(payload)) if mask else head


def nonsense(rng: random.Random) -> bytes:
    """A frame that may be anything: text, bytes, control frames, fragments, rubbish."""
    kind = rng.random()
    if kind < 0.1:
        return rng.randbytes(rng.randrange(1, 60))
    if kind < 0.2:
        return frame(rng.choice((0, 2, 3, 8, 9, 10, 11)), rng.randbytes(rng.randrange(130)), rng)
    if kind < 0.3:
        return frame(1, rng.randbytes(rng.randrange(60)), rng)
    text = "".join(rng.choice(WORDS) + rng.choice(",: ") for _ in range(rng.randrange(1, 9)))
    return frame(1, text.encode(), rng)


async def throw(server: Server, count: int, seed: int) -> int:
    """Send so many frames over as many connections as it takes; how many connections that was."""
    rng = random.Random(seed)
    address = urlsplit(server.address)
    connections = sent = 0
    while sent < count:
        reader, writer = await asyncio.open_connection(address.hostname, address.port)
        connections += 1
        writer.write(UPGRADE)
        assert b"101" in await reader.readuntil(b"\r\n\r\n")
        reading = asyncio.create_task(drain(reader))
        while sent < count and not reading.done():
            writer.write(b"".join(nonsense(rng) for _ in range(10)))
            sent += 10
            try:
                await writer.drain()
            except ConnectionError:
                break
            await asyncio.sleep(0)
        writer.transport.abort()
        await asyncio.wait([reading], timeout=5)
    return connections


async def drain(reader: asyncio.StreamReader) -> None:
    try:
        while await reader.read(65536):
            pass
    except ConnectionError:
        pass


async def survive(count: int, seed: int, most_growth: int) -> None:
    async with serving(limits=MEASURING) as server:
        match, _, lines, _ = await duel(server)
        at_rest = await begin(match, lines)
        await throw(server, 300, seed)  # warm
        gc.collect()
        before = memory()
        for part in range(0, count, PART):
            await throw(server, min(PART, count - part), seed + 1 + part)
            await asyncio.gather(*(line.sync() for line in lines))  # they answer heartbeats too
        gc.collect()
        assert memory() - before < most_growth
        assert (await server.get("/health"))[0] == 200
        after = await lines[0].act(match, at_rest["n"], at_rest["choices"][-1]["do"])
        assert after["n"] == at_rest["n"] + 1
        await until(lambda: len(server.web.sockets) == 2)


def memory() -> int:
    """Bytes that this process holds now."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize()


def test_nonsense_harms_nobody(caplog: pytest.LogCaptureFixture) -> None:
    run(survive(6_000, 7, 30_000_000))
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


@pytest.mark.soak
def test_a_million_nonsense_frames_harm_nobody(caplog: pytest.LogCaptureFixture) -> None:
    run(survive(1_000_000, 11, 50_000_000), 3600)
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


def proper(payload: bytes, opcode: int = 1) -> bytes:
    head = bytes((0x80 | opcode, 0x80 | len(payload)))
    return head + b"\0\0\0\0" + payload


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (proper(b"\xff\xfe"), 1007),
        (proper(b"{}", 2), 1003),
        (b"\xc1\x80\0\0\0\0", 1002),
        (b"\x83\x80\0\0\0\0", 1002),
        (b"\x81\xfe\x10\x01\0\0\0\0" + b"x" * 4097, 1009),
        (b"\x81\xff\0\0\0\0\x40\0\0\0\0\0\0\0", 1009),
        (b"\x01\xfe\x0f\xff\0\0\0\0" + b"x" * 4095 + b"\x80\x82\0\0\0\0xx", 1009),
    ],
    ids=["utf8", "binary", "reserved bits", "opcode", "4097 bytes", "1 GB announced", "fragments"],
)
def test_broken_frames_are_answered_with_the_right_code(data: bytes, code: int) -> None:
    async def scene() -> None:
        async with serving() as server:
            address = urlsplit(server.address)
            reader, writer = await asyncio.open_connection(address.hostname, address.port)
            writer.write(UPGRADE + data)
            received = await reader.read()
            close = received[received.rindex(b"\x88") :]
            assert int.from_bytes(close[2:4], "big") == code
            await until(lambda: not server.web.sockets)
            assert server.context.bites.counts["frame_bytes"] == (code == 1009)
            writer.close()

    run(scene())


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "[]",
        "7",
        '{"kind":"fly"}',
        '{"kind":"act"}',
        '{"kind":"act","match":"abcd","n":"1","do":"x"}',
        '{"kind":"act","match":"../..","n":1,"do":"x"}',
        '{"kind":"act","match":"abcd","n":-1,"do":"x"}',
        '{"kind":"act","match":"abcd","n":1e99,"do":"x"}',
        '{"kind":"act","match":"abcd","n":1,"do":"x","extra":1}',
        '{"kind":"join","match":"abcd","since":true}',
        '{"kind":"chat","match":"abcd","text":"' + "x" * 501 + '"}',
        "[" * 4000,
        '{"kind":"ping","t":1,"t":2}' * 2,
    ],
)
def test_frames_of_no_known_shape_are_refused_with_a_reason(text: str) -> None:
    async def scene() -> None:
        async with serving() as server:
            line = await server.line()
            await line.socket.send_str(text)
            refusal = await line.until("refused")
            assert refusal["code"] == "BAD_FRAME"
            assert len(refusal["message"]) > 5
            await line.sync()

    run(scene())


async def commands(rounds: int, seed: int) -> None:
    """Replayed, reordered, out-of-turn, foreign-seat, finished and never-joined: no change."""
    rng = random.Random(seed)
    async with serving(limits=MEASURING) as server:
        match, _, lines, _ = await duel(server)
        frame = await begin(match, lines)
        eve = await (await server.person("Eve")).line()
        host = server.context.lobby.hosts[match]
        for _ in range(rounds):
            key, n = host.match.table.state.key(), host.match.number
            do = rng.choice(["move n", "move s", "next turn", "leave", "waystone a1", "agree draw"])
            number = rng.choice([0, n - 1, n, n + 1, 10**9])
            await eve.say("act", match=match, n=number, do=do, seat=rng.choice([None, 0, 1, 5]))
            foreign = {"do": do, "seat": 0, "n": number, "match": match}
            await lines[1].say("act", **foreign, id=str(rng.randrange(5)))
            late = rng.choice(["move n", "next turn", "waystone b2"])
            await lines[1].say("act", match=match, n=number, do=late)
            await lines[0].say("act", match=match, n=rng.randrange(n), do=late, id="")
            for line in (eve, *lines):
                await line.sync()
            assert (host.match.table.state.key(), host.match.number) == (key, n)
        assert frame["n"] == host.match.number


def test_commands_that_are_not_yours_to_give_change_nothing() -> None:
    run(commands(40, 3))


@pytest.mark.soak
def test_very_many_commands_that_are_not_yours_to_give_change_nothing() -> None:
    run(commands(20_000, 5), 3600)


async def slow_readers(stuck: int, moves: int) -> float:
    """Watchers that never read are cut off; how many seconds the players waited at most."""
    limits = Limits(
        player_frames=(10**9, 1.0),
        watcher_frames=(10**9, 1.0),
        sockets_per_address=1000,
        connections_per_address=1000,
        follows_per_address=1000,
        outbound_bytes=64 * 1024,
    )
    async with serving(limits=limits) as server:
        match, _, lines, _ = await duel(server, settings={"lives": "9"})
        frame = await begin(match, lines)
        sleepers = [await fall_asleep(server, match) for _ in range(stuck)]
        before = memory()
        longest = 0.0
        loop = asyncio.get_running_loop()
        for number in range(moves):
            begun = loop.time()
            seat = frame["acting"][0]
            await lines[seat].say("act", match=match, n=frame["n"], do="next turn")
            frame = await lines[0].until("steps")
            await lines[1].until("steps")
            longest = max(longest, loop.time() - begun)
            if number % 50 == 0:
                await lines[0].say("chat", match=match, text="x" * 400)
            if frame["state"] != "running":
                break
        await until(lambda: len(server.web.sockets) == 2)  # all sleepers are cut off
        assert memory() - before < stuck * 1_000_000 + 30_000_000
        for writer in sleepers:
            writer.transport.abort()
        return longest


async def fall_asleep(server: Server, match: str) -> asyncio.StreamWriter:
    """Follow a match with a small window and never read."""
    address = urlsplit(server.address)
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    connection.setblocking(False)
    await asyncio.get_running_loop().sock_connect(connection, (address.hostname, address.port))
    reader, writer = await asyncio.open_connection(sock=connection, limit=1024)
    writer.write(UPGRADE)
    assert b"101" in await reader.readuntil(b"\r\n\r\n")
    transport = writer.transport
    assert isinstance(transport, asyncio.Transport)
    text = json.dumps({"kind": "join", "match": match}).encode()
    writer.write(proper(text))
    await writer.drain()
    await asyncio.sleep(0.01)
    transport.pause_reading()
    return writer


def test_watchers_that_never_read_are_cut_off() -> None:
    run(slow_readers(3, 1500))


@pytest.mark.soak
def test_200_watchers_that_never_read_are_cut_off() -> None:
    assert run(slow_readers(200, 20_000), 1800) < 2
