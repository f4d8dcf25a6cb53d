"""Steps of a match that nobody has played for long, and long texts, made small."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Final

import msgspec

from waystone.match.model import Written

_Row = tuple[int, int, str, str, int, str, str]
_decode: Final = msgspec.json.Decoder(list[_Row]).decode


def compress(steps: Sequence[Written]) -> bytes:
    """All of them as a few bytes."""
    rows = [msgspec.structs.astuple(step) for step in steps]
    return zlib.compress(msgspec.json.encode(rows), 9)


def shrunk(text: str) -> bytes:
    """A long text as a few bytes."""
    return zlib.compress(text.encode(), 9)


def grown(content: bytes) -> str:
    """The text again."""
    return zlib.decompress(content).decode()


def decompress(content: bytes, after: int = 0) -> list[Written]:
    """The steps after this number."""
    return [Written(*row) for row in _decode(zlib.decompress(content))[after:]]
