"""What carries frames, by itself: a socket's writing, beating and reading, and its accounts."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest
from aiohttp import WSCloseCode, WSMsgType
from multidict import CIMultiDict, CIMultiDictProxy

from tests.match.kit import STANDS_IN, run
from tests.service.kit import Server
from waystone.api import server as web_server
from waystone.api.connections import Connections
from waystone.api.frames import PROTOCOL_ERROR, MaskedOnly
from waystone.api.options import Options
from waystone.api.protocol import Requests
from waystone.api.server import WebServer
from waystone.api.socket import Socket, book, serve
from waystone.match.model import Guest, Refusal
from waystone.service.limits import Limits


class Line:
    """A transport and a socket in one, which writes everything down."""

    def __init__(self, *messages: tuple[WSMsgType, Any]) -> None:
        self.messages = [*messages, (WSMsgType.CLOSED, None)]
        self.written: list[bytes] = []
        self.waiting = 0
        self.is_closed = self.is_aborted = False
        self.closings: list[Any] = []

    def is_closing(self) -> bool:
        return self.is_closed

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def abort(self) -> None:
        self.is_aborted = True

    async def receive(self) -> Any:
        kind, data = self.messages.pop(0)
        return SimpleNamespace(type=kind, data=data)

    async def close(self, **words: Any) -> None:
        self.closings.append(words)


def socket(line: Line, **limits: Any) -> tuple[Socket, WebServer]:
    limits_ = Limits(**limits)
    server = WebServer(Server(limits_).context, Options(limits=limits_))
    carrier: Any = line
    return Socket(server, carrier, carrier, None, False, "192.0.2.7"), server


def test_who_does_not_read_is_cut_off_once_too_much_waits() -> None:
    line = Line()
    one, server = socket(line, outbound_bytes=100)
    one.send(b"{}")
    assert line.written == [b"\x81\x02{}"]
    line.waiting = 100
    one.write(b"x")
    assert (len(line.written), line.is_aborted) == (2, False)
    line.waiting = 101
    one.write(b"y")
    assert (len(line.written), line.is_aborted) == (2, True)
    assert server.context.metrics.cut == {"slow": 1}
    assert server.context.bites.counts == {"outbound_bytes": 1}
    line.is_closed = True
    one.write(b"z")
    assert (len(line.written), server.context.metrics.cut) == (2, {"slow": 1})


def test_who_says_nothing_is_pinged_at_the_second_beat_and_cut_at_the_third() -> None:
    line = Line()
    one, server = socket(line)
    one.beat()
    assert line.written == []
    one.beat()
    assert (line.written, line.is_aborted) == ([b"\x89\x00"], False)
    one.beat()
    assert (line.written, line.is_aborted) == ([b"\x89\x00"], True)
    assert server.context.metrics.cut == {"silent": 1}
    assert server.context.bites.counts == {"heartbeat": 1}


@pytest.mark.parametrize(
    ("messages", "pongs", "closing", "met"),
    [
        ([(WSMsgType.CLOSE, None), (WSMsgType.PING, b"a")], [], None, {}),
        ([(WSMsgType.CLOSING, None), (WSMsgType.PING, b"a")], [], None, {}),
        ([(WSMsgType.PING, b"abc")], [b"\x8a\x03abc"], None, {}),
        ([(WSMsgType.PONG, b"abc")], [], None, {}),
        (
            [(WSMsgType.PING, b"a")] * 3,
            [b"\x8a\x01a"] * 2,
            {"code": WSCloseCode.POLICY_VIOLATION, "message": b"too fast"},
            {"watcher_frames": 1},
        ),
        (
            [(WSMsgType.BINARY, b"a"), (WSMsgType.PING, b"a")],
            [],
            {"code": WSCloseCode.UNSUPPORTED_DATA},
            {},
        ),
        (
            [(WSMsgType.ERROR, SimpleNamespace(code=WSCloseCode.MESSAGE_TOO_BIG))],
            [],
            {"code": WSCloseCode.UNSUPPORTED_DATA},
            {"frame_bytes": 1},
        ),
    ],
)
def test_what_comes_is_answered_or_ends_the_socket(
    messages: list[tuple[WSMsgType, Any]],
    pongs: list[bytes],
    closing: dict[str, Any] | None,
    met: dict[str, int],
) -> None:
    async def scene() -> None:
        line = Line(*messages)
        one, server = socket(line, watcher_frames=(2, 20.0))
        one.silent_beats = 2
        await one.run()
        assert line.written == pongs
        assert line.closings == ([closing] if closing else [])
        assert server.context.bites.counts == met
        assert one.silent_beats == 0

    run(scene())


def test_texts_are_frames_of_the_session_until_it_is_unbearable() -> None:
    async def scene() -> None:
        line = Line(*[(WSMsgType.TEXT, '{"kind": "ping"}')] * 9)
        one, server = socket(line, watcher_frames=(2, 20.0))
        await one.run()
        assert len(line.written) == 5, "two are answered, two refused, and one more is the end"
        assert line.closings == [{"code": WSCloseCode.POLICY_VIOLATION, "message": b"too fast"}]
        assert server.context.metrics.refused == {"TOO_FAST": 3}

    run(scene())


def test_a_socket_counts_from_its_opening_to_its_end() -> None:
    async def scene() -> None:
        line = Line()
        one, server = socket(line)
        seen: list[int] = []
        receive = line.receive

        async def looked() -> Any:
            seen.append(len(server.sockets))
            seen.append(len(server.context.sessions))
            return await receive()

        line.receive = looked  # type: ignore[method-assign]
        await serve(server, one)
        assert seen == [1, 1]
        assert (server.sockets, server.context.sessions) == (set(), set())
        assert line.written[0].startswith(b"\x81")
        await one.say_goodbye()
        assert line.closings == [
            {"code": WSCloseCode.SERVICE_RESTART, "message": b"restart", "drain": False}
        ]

    run(scene())


def test_sockets_are_booked_by_address_and_guest_or_not_at_all() -> None:
    _, server = socket(Line(), sockets_per_address=3, sockets_per_guest=2)
    ada, bob = Guest("ada", "Ada"), Guest("bob", "Bob")
    assert book(server, "a", None) == ["address a"]
    assert book(server, "a", ada) == ["address a", "guest ada"]
    assert book(server, "b", ada) == ["address b", "guest ada"]
    for address, guest, limit in (
        ("b", ada, "sockets_per_guest"),
        ("a", bob, ""),
        ("a", None, "sockets_per_address"),
    ):
        before = dict(server.sockets_of)
        if not limit:
            book(server, address, guest)
            continue
        with pytest.raises(Refusal) as refused:
            book(server, address, guest)
        assert (refused.value.code, server.sockets_of) == ("TOO_MANY_SOCKETS", before)
        assert server.context.bites.counts[limit] == 1
    assert server.sockets_of == {"address a": 3, "address b": 1, "guest ada": 2, "guest bob": 1}


@STANDS_IN
def test_a_server_that_leaves_says_goodbye_to_all_and_waits_two_seconds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scene() -> None:
        one, server = socket(Line())
        parted: list[str] = []

        async def goodbye() -> None:
            parted.append("goodbye")
            await asyncio.Event().wait()

        async def close() -> None:
            parted.append("closed")

        monkeypatch.setattr(web_server, "GOODBYE_SECONDS", 0.01)
        monkeypatch.setattr(Socket, "say_goodbye", lambda self: goodbye())
        monkeypatch.setattr(server.context, "close", close)
        server.sockets.add(one)
        server.beating = asyncio.ensure_future(asyncio.Event().wait())  # type: ignore[arg-type]
        await server.close()
        assert parted == ["goodbye", "closed"]
        assert server.context.is_closing
        await asyncio.sleep(0)
        assert server.beating is not None
        assert server.beating.cancelled()

    assert web_server.GOODBYE_SECONDS == 2.0
    run(scene())


def test_everybody_s_heart_beats_at_once() -> None:
    async def scene() -> None:
        one, server = socket(Line())
        other, _ = socket(Line())
        server.sockets.update({one, other})
        await server.beat()
        assert (one.silent_beats, other.silent_beats) == (1, 1)

    run(scene())


# Connections


class Peer:
    """A connection from an address."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.transport: Any = self
        self.is_aborted = False

    def get_extra_info(self, name: str) -> Any:
        return (self.address, 9) if self.address else None

    def abort(self) -> None:
        self.is_aborted = True


def come(known: Connections, *addresses: str) -> list[Peer]:
    peers = [Peer(address) for address in addresses]
    for each in peers:
        known.came(cast(Any, each), cast(Any, each))
    return peers


def connections(**options: Any) -> Connections:
    limits = Limits(connections=4, connections_per_address=2)
    return Connections(Server(limits).context, Options(limits=limits, **options))


def test_an_address_that_has_too_many_connections_loses_the_newest() -> None:
    known = connections()
    peers = come(known, "192.0.2.7", "192.0.2.7", "192.0.2.7", "")
    assert [each.is_aborted for each in peers] == [False, False, True, False]
    assert known.of_address == {"192.0.2.7": 2, "": 1}
    assert known.context.metrics.cut == {"crowd": 1}
    assert known.context.bites.counts == {"connections_per_address": 1}
    behind = connections(behind_proxy=True)
    assert not any(each.is_aborted for each in come(behind, *["192.0.2.7"] * 4))


def test_a_full_server_sends_the_longest_silent_away() -> None:
    known = connections()
    peers: Any = come(known, "a", "b", "c", "d")
    known.spoke(peers[0])
    peers += come(known, "e")
    assert [each.is_aborted for each in peers] == [False, True, False, False, False]
    assert known.context.bites.counts == {"connections": 1}
    known.still_silent(peers[0])
    assert not peers[0].is_aborted, "who spoke stays"
    known.still_silent(peers[2])
    assert peers[2].is_aborted
    assert known.context.metrics.cut == {"crowd": 1, "silent": 1}
    assert known.context.bites.counts == {"connections": 1, "request_seconds": 1}
    known.flooded(peers[0])
    assert known.context.metrics.cut["flood"] == 1
    assert known.context.bites.counts["player_frames"] == 1
    for each in peers:
        known.went(each)
    assert (known.open, known.silent, known.of_address) == ({}, {}, {})


# Below the router


def test_frames_that_are_not_masked_end_a_connection() -> None:
    line: Any = Line()
    fed: list[bytes] = []
    flooded: list[Any] = []

    class Parser:
        def feed_data(self, data: bytes) -> tuple[bool, bytes]:
            fed.append(data)
            return False, b"tail"

        def feed_eof(self) -> None:
            fed.append(b"the end")

    line.close = lambda: line.closings.append("closed")
    protocol: Any = SimpleNamespace(
        transport=line, connections=SimpleNamespace(flooded=flooded.append)
    )
    looked = MaskedOnly(Parser(), protocol, 1)
    good = b"\x81\x80abcd"
    assert looked.feed_data(good) == (False, b"tail")
    assert looked.feed_data(b"\x81\x00") == (True, b"")
    assert (line.written, line.closings, flooded) == ([PROTOCOL_ERROR], ["closed"], [])
    flood = MaskedOnly(Parser(), protocol, 1)
    assert flood.feed_data(good * 2) == (True, b"")
    assert flooded == [protocol]
    flood.feed_eof()
    assert fed == [good, b"the end"]
    protocol.transport = None
    assert MaskedOnly(Parser(), protocol, 1).feed_data(b"\x81\x00") == (True, b"")
    assert PROTOCOL_ERROR == b"\x88\x02\x03\xea"


class Message:
    def __init__(self, headers: dict[str, str]) -> None:
        self.headers: Any = CIMultiDictProxy(CIMultiDict(headers))
        self.raw_headers: Any = (b"raw",)

    def _replace(self, **words: Any) -> Message:
        made = Message({})
        made.headers, made.raw_headers = words["headers"], words["raw_headers"]
        return made


def test_the_words_of_a_request_for_a_socket_are_forgotten_once_it_is_open() -> None:
    first, last = Message({"a": "1"}), Message({"Authorization": "Bearer x"})
    answers: list[Any] = [
        ([(first, "p")], False, b""),
        ([(first, "p"), (last, "q")], True, b"tail"),
        ([], True, b""),
    ]
    parser: Any = SimpleNamespace(
        feed_data=lambda data: answers.pop(0), message_consumed="consumed", odd="odd"
    )
    requests = Requests(parser)
    assert (requests.message_consumed, requests.odd) == ("consumed", "odd")
    requests.forget()
    assert requests.feed_data(b"") == ([(first, "p")], False, b"")
    messages, is_upgrade, tail = requests.feed_data(b"")
    assert (messages[0], is_upgrade, tail) == ((first, "p"), True, b"tail")
    lean, payload = messages[1]
    assert (lean.headers["authorization"], lean.raw_headers, payload) == ("Bearer x", (), "q")
    assert requests.feed_data(b"") == ([], True, b"")
    requests.forget()
    assert dict(lean.headers) == {}
    assert dict(last.headers) == {"Authorization": "Bearer x"}
