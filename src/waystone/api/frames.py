"""The bytes of a socket's frames: those of clients are looked at, those of servers written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from waystone.api.protocol import Protocol

PROTOCOL_ERROR: Final = b"\x88\x02" + (1002).to_bytes(2, "big")
"""A frame that closes a socket, and says why."""
MASKED: Final = 0x80
EXTENDED: Final = {126: 2, 127: 8}
KEY: Final = 4
PING: Final = b"\x89\x00"
PONG: Final = b"\x8a"  # then the length, and what the ping said


def text_frame(payload: bytes) -> bytes:
    """A whole WebSocket text frame, unmasked and uncompressed, as servers send it."""
    size = len(payload)
    if size < 126:
        return bytes((0x81, size)) + payload
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + payload
    return b"\x81\x7f" + size.to_bytes(8, "big") + payload


class MaskedOnly:
    """Passes frames on as long as all are masked, as those of clients must be (RFC 6455, 5.1), and
    no more of them come at once than anybody may send: to take each apart would hold up others."""

    __slots__ = ("is_flood", "most", "parser", "protocol", "rest", "skip")

    def __init__(self, parser: Any, protocol: Protocol, most: int) -> None:
        self.most: Final = most
        self.parser: Final = parser
        self.protocol: Final = protocol
        self.is_flood = False
        self.rest = b""
        self.skip = 0

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        """Some bytes; the end if one of their frames is not masked, or if they are a flood."""
        if self.are_good(data):
            fed: tuple[bool, bytes] = self.parser.feed_data(data)
            return fed
        if self.protocol.transport is not None:
            if self.is_flood:
                self.protocol.connections.flooded(self.protocol)
            self.protocol.transport.write(PROTOCOL_ERROR)
            self.protocol.transport.close()
        return True, b""

    def feed_eof(self) -> None:
        """Nothing more comes."""
        self.parser.feed_eof()

    def are_good(self, data: bytes) -> bool:
        """Whether all frames are masked that begin here, and not too many; the head of one may come
        in two pieces."""
        data, at, frames = self.rest + data, self.skip, 0
        while at + 1 < len(data):
            frames += 1
            self.is_flood = frames > self.most
            if self.is_flood or not data[at + 1] & MASKED:
                return False
            size = data[at + 1] & ~MASKED
            more = EXTENDED.get(size, 0)
            if at + 2 + more > len(data):
                break
            if more:
                size = int.from_bytes(data[at + 2 : at + 2 + more], "big")
            at += 2 + more + KEY + size
        self.rest, self.skip = data[at:], max(0, at - len(data))
        return True
