"""Who says nothing is asked once and cut off then; who does not read fills no machine."""

import socket
from collections import Counter
from types import SimpleNamespace
from typing import Any, cast

from waystone.api.frames import PING
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


def test_after_two_silent_spans_somebody_is_pinged_and_after_three_cut() -> None:
    bitten: list[str] = []
    metrics = SimpleNamespace(cut=Counter())
    limits = Limits()
    context = SimpleNamespace(
        limits=limits, metrics=metrics, limited=lambda limit, who: bitten.append(limit)
    )
    server = cast(Any, SimpleNamespace(options=SimpleNamespace(limits=limits), context=context))
    wire = Wire()
    line = Socket(server, cast(Any, None), cast(Any, wire), None, False, "")
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
