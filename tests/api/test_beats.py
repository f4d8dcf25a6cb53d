"""Who says nothing is asked once and cut off then; who does not read fills no machine."""

import socket
from collections import Counter
from types import SimpleNamespace
from typing import Any, cast

import pytest
from aiohttp import WebSocketError, WSCloseCode, WSMessage, WSMsgType

from tests.match.kit import run
from waystone.api.frames import PING, PONG
from waystone.api.socket import SEND_BUFFER, Socket, bound_buffer
from waystone.service.limits import Limits


class Wire:
    """A transport that keeps what was written."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.is_cut = False

    def is_closing(self) -> bool:
        return False

    def get_write_buffer_size(self) -> int:
        return 0

    def write(self, data: bytes) -> None:
        self.sent.append(data)

    def abort(self) -> None:
        self.is_cut = True


class Frames:
    """A socket on which these came."""

    def __init__(self, *messages: WSMessage) -> None:
        self.messages = [*messages]
        self.codes: list[int] = []

    async def receive(self) -> WSMessage:
        return self.messages.pop(0)

    async def close(self, *, code: int, message: bytes = b"") -> None:
        self.codes.append(code)


def line_of(bitten: list[str], metrics: object, frames: Frames | None, wire: Wire) -> Socket:
    limits = Limits()
    context = SimpleNamespace(
        limits=limits,
        metrics=metrics,
        limited=lambda limit, who: bitten.append(limit),
        clock=SimpleNamespace(now=lambda: 0.0),
    )
    server = cast(Any, SimpleNamespace(options=SimpleNamespace(limits=limits), context=context))
    return Socket(server, cast(Any, frames), cast(Any, wire), None, False, "")


@pytest.mark.parametrize(
    ("last", "codes", "limits"),
    [
        (WSMessage(WSMsgType.CLOSE, 1000, ""), [], []),
        (WSMessage(WSMsgType.CLOSING, None, None), [], []),
        (WSMessage(WSMsgType.CLOSED, None, None), [], []),
        (WSMessage(WSMsgType.BINARY, b"x", ""), [WSCloseCode.UNSUPPORTED_DATA], []),
        (
            WSMessage(WSMsgType.ERROR, WebSocketError(WSCloseCode.MESSAGE_TOO_BIG, ""), None),
            [WSCloseCode.UNSUPPORTED_DATA],
            ["frame_bytes"],
        ),
    ],
)
def test_after_the_last_frame_nothing_is_read(
    last: WSMessage, codes: list[int], limits: list[str]
) -> None:
    """Here another reading would fail; a real socket would be asked for ever."""
    bitten: list[str] = []
    frames, wire = Frames(WSMessage(WSMsgType.PING, b"hi", ""), last), Wire()
    run(line_of(bitten, None, frames, wire).run())
    assert wire.sent == [PONG + b"\x02hi"]
    assert (frames.messages, frames.codes, bitten) == ([], codes, limits)


def test_who_sends_more_than_anybody_may_is_read_no_further() -> None:
    ping = WSMessage(WSMsgType.PING, b"", "")
    most = Limits().watcher_frames[0]
    frames, wire = Frames(*[ping] * (most + 3)), Wire()
    run(line_of([], None, frames, wire).run())
    assert len(wire.sent) == most
    assert (len(frames.messages), frames.codes) == (2, [WSCloseCode.POLICY_VIOLATION])


def test_after_two_silent_spans_somebody_is_pinged_and_after_three_cut() -> None:
    bitten: list[str] = []
    metrics, wire = SimpleNamespace(cut=Counter()), Wire()
    line = line_of(bitten, metrics, None, wire)
    line.beat()
    assert wire.sent == []
    line.beat()
    assert wire.sent == [PING]
    assert not bitten
    line.beat()
    assert (bitten, metrics.cut, wire.is_cut) == (["heartbeat"], {"silent": 1}, True)
    line.silent_beats = 0  # an answer came after all
    line.beat()
    assert len(bitten) == 1
    assert wire.sent == [PING]


def test_the_machines_own_buffer_is_small_whatever_its_default() -> None:
    one, other = socket.socketpair()
    with one, other:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4 * SEND_BUFFER)
        large = one.getsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF)
        bound_buffer(cast(Any, SimpleNamespace(get_extra_info={"socket": one}.get)))
        assert one.getsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF) < large
        bound_buffer(cast(Any, SimpleNamespace(get_extra_info=dict[str, Any]().get)))
