"""Who says nothing is asked once and cut off then; who does not read fills no machine."""

import socket
from types import SimpleNamespace
from typing import Any, cast

from waystone.api.socket import PING, SEND_BUFFER, Socket, bound_buffer


class Wire:
    """A transport that keeps what was written."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def is_closing(self) -> bool:
        return False

    def get_write_buffer_size(self) -> int:
        return 0

    def write(self, data: bytes) -> None:
        self.sent.append(data)


def test_after_two_silent_spans_somebody_is_pinged_and_after_three_cut() -> None:
    said: list[tuple[str, str]] = []
    session = SimpleNamespace(
        limited=lambda what: said.append(("limited", what)),
        cut=lambda why: said.append(("cut", why)),
    )
    wire = Wire()
    line = cast(Any, Socket.__new__(Socket))
    line.most_unread, line.transport, line.session, line.silent_beats = 1000, wire, session, 0
    line.beat()
    assert wire.sent == []
    line.beat()
    assert wire.sent == [PING]
    assert said == []
    line.beat()
    assert said == [("limited", "heartbeat"), ("cut", "silent")]
    line.silent_beats = 0  # an answer came after all
    line.beat()
    assert len(said) == 2
    assert wire.sent == [PING]


def test_the_machines_own_buffer_is_small_whatever_its_default() -> None:
    one, other = socket.socketpair()
    with one, other:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4 * SEND_BUFFER)
        large = one.getsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF)
        bound_buffer(cast(Any, SimpleNamespace(get_extra_info={"socket": one}.get)))
        assert one.getsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF) < large
        bound_buffer(cast(Any, SimpleNamespace(get_extra_info=dict[str, Any]().get)))
