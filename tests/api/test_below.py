"""Below the router: requests that are none, and frames that no client may send."""

import asyncio
import base64

import pytest

from tests.api.kit import Server, serving
from tests.match.kit import run
from tests.processes import PATIENCE
from waystone.api.frames import MaskedOnly


async def talk(server: Server, data: bytes) -> bytes:
    """What the server answers to these bytes until it closes."""
    port = int(server.address.rpartition(":")[2])
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(data)
    answer = await asyncio.wait_for(reader.read(), PATIENCE)
    writer.close()
    return answer


@pytest.mark.parametrize(
    "data",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /" + b"a" * 20_000 + b" HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    ],
)
def test_what_is_no_request_is_answered_with_our_headers(data: bytes) -> None:
    async def scene() -> None:
        async with serving() as server:
            head, _, body = (await talk(server, data)).partition(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.")
            assert b" 400 " in head.splitlines()[0]
            for header in (b"Content-Security-Policy", b"X-Content-Type-Options: nosniff"):
                assert header in head
            assert b"aiohttp" not in head + body
            assert b"Python" not in head + body
            assert b'"code":"BAD_REQUEST"' in body

    run(scene())


def test_a_frame_that_is_not_masked_ends_the_socket() -> None:
    """RFC 6455, 5.1: a server closes with 1002; nothing of the frame is done."""

    async def scene() -> None:
        async with serving() as server:
            key = base64.b64encode(b"0123456789abcdef").decode()
            head = (
                f"GET /api/socket HTTP/1.1\r\nHost: {server.address[7:]}\r\n"
                f"Origin: {server.address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
            )
            text = b'{"kind":"ping","t":1}'
            answer = await talk(server, head.encode() + bytes((0x81, len(text))) + text)
            assert answer.endswith(b"\x88\x02\x03\xea")
            assert b"pong" not in answer

    run(scene())


class Sink:
    """Counts what it is fed."""

    transport = None

    def __init__(self) -> None:
        self.fed = b""

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        self.fed += data
        return False, b""


def masked(size: int) -> bytes:
    """A masked frame with so many bytes."""
    head = bytes((0x81, 0x80 | size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
    return head + b"\0\0\0\0" + b"x" * size


@pytest.mark.parametrize("piece", [1, 2, 3, 5, 7, 64, 10_000])
def test_frames_are_found_wherever_the_pieces_end(piece: int) -> None:
    frames = b"".join(masked(size) for size in (0, 1, 125, 126, 300, 4096, 2))
    sink = Sink()
    guard = MaskedOnly(sink, sink, 100)  # type: ignore[arg-type]
    for at in range(0, len(frames), piece):
        assert guard.feed_data(frames[at : at + piece]) == (False, b"")
    assert sink.fed == frames
    found = [guard.feed_data(bytes((each,))) for each in b"\x81\x01"]
    assert found[-1] == (True, b"")


def test_a_private_match_is_watched_by_invitation_only() -> None:
    async def scene() -> None:
        async with serving() as server:
            ada, eve = await server.browser("Ada"), await server.browser("Eve")
            made = await ada.open("me", "open", public=False)
            line, watcher = await ada.line(), await eve.line()
            assert (await line.join(made["match"]))["kind"] == "snapshot"
            for invite in ("", "wrong", made["invite"][:-1]):
                await watcher.say("join", match=made["match"], invite=invite)
                assert (await watcher.until("snapshot", "refused"))["code"] == "NOT_INVITED"
            await watcher.say("chat", match=made["match"], text="hello")
            assert (await watcher.until("said", "refused"))["code"] == "NOT_FOLLOWING"
            await watcher.say("join", match=made["match"], invite=made["invite"])
            assert (await watcher.until("snapshot", "refused"))["kind"] == "snapshot"
            await watcher.say("chat", match=made["match"], text="hello")
            assert (await line.until("said"))["text"] == "hello"

    run(scene())


def test_more_frames_at_once_than_anybody_may_send_are_not_taken_apart() -> None:
    sink = Sink()
    guard = MaskedOnly(sink, sink, 100)  # type: ignore[arg-type]
    assert guard.are_good(masked(0) * 100)
    assert not guard.are_good(masked(0) * 101)


def test_an_open_socket_has_forgotten_the_words_that_asked_for_it() -> None:
    """They are a quarter of what it takes in memory, and a token is among them."""

    async def scene() -> None:
        async with serving() as server:
            ada = await server.person()
            line = await ada.line()
            (protocol,) = [each for each in server.web.connections.open if each._current_request]
            request = protocol._current_request
            assert request is not None
            assert not request.headers
            assert not request.raw_headers
            assert protocol._parser is None
            await line.sync()
            await line.socket.close()

    run(scene())


def test_requests_that_come_together_keep_their_words() -> None:
    """Two calls in one piece, then one that asks for a socket: each is answered by its own."""

    async def scene() -> None:
        async with serving() as server:
            host = f"Host: {server.address[7:]}\r\n"
            ada = await server.person("Ada")
            calls = [
                f"GET {path} HTTP/1.1\r\n{host}Authorization: Bearer {ada.token}\r\n\r\n"
                for path in ("/api/past", "/health")
            ]
            socket = (
                f"GET /api/socket HTTP/1.1\r\n{host}Authorization: Bearer {ada.token}\r\n"
                "Upgrade: websocket\r\nConnection: Upgrade\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
            )
            port = int(server.address.rpartition(":")[2])
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write("".join([*calls, socket]).encode())
            heard = b""
            while b'"kind":"hello"' not in heard:
                heard += await asyncio.wait_for(reader.read(4096), PATIENCE)
            writer.close()
            assert heard.count(b"HTTP/1.1 200 OK") == 2
            assert heard.count(b"HTTP/1.1 101 ") == 1
            assert ada.guest.encode() in heard

    run(scene())
