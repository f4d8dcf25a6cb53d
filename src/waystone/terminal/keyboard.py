"""Keys from bytes: what a terminal sends, by names that a program can read."""

from __future__ import annotations

import os
import select
from time import monotonic
from typing import Final

ESCAPE: Final = 0x1B
ESCAPE_SECONDS: Final = 0.05
"""A lone Escape key and the beginning of an arrow key differ by what follows so soon."""
UNKNOWN: Final = "unknown"

_NAMES: Final = {
    "\r": "enter",
    "\n": "enter",
    "\x7f": "backspace",
    "\x08": "backspace",
    "\t": "tab",
    "\x04": "ctrl-d",
}
_FINALS: Final = {"A": "up", "B": "down", "C": "right", "D": "left", "Z": "back-tab"}


def decode(buffer: bytes) -> tuple[str, int]:
    """The first key in the buffer and its length; length 0 while it is incomplete."""
    if not buffer:
        return "", 0
    if buffer[0] == ESCAPE:
        return _decode_escape(buffer)
    size = _utf8_size(buffer[0])
    if len(buffer) < size:
        return "", 0
    try:
        character = buffer[:size].decode("utf-8")
    except UnicodeDecodeError:
        return UNKNOWN, 1
    return _NAMES.get(character, character if character.isprintable() else UNKNOWN), size


def _utf8_size(first: int) -> int:
    if first < 0xC0 or first >= 0xF8:
        return 1  # an ASCII character, or a byte that begins nothing
    return 2 if first < 0xE0 else 3 if first < 0xF0 else 4


def _decode_escape(buffer: bytes) -> tuple[str, int]:
    """`ESC [ … letter` and `ESC O letter`; anything else is the Escape key itself."""
    if len(buffer) == 1:
        return "", 0
    if buffer[1:2] not in (b"[", b"O"):
        return "escape", 1
    for place in range(2, len(buffer)):
        if 0x40 <= buffer[place] <= 0x7E:
            return _FINALS.get(chr(buffer[place]), UNKNOWN), place + 1
    return "", 0


class Keyboard:
    """Reads keys from a terminal; what was typed early is kept, never lost."""

    def __init__(self, descriptor: int) -> None:
        self.descriptor: Final = descriptor
        self._buffer = b""

    def key(self, seconds: float) -> str:
        """The next key, or nothing after so long; raises EOFError when the terminal is gone."""
        end = monotonic() + seconds
        while True:
            key, size = decode(self._buffer)
            if size:
                self._buffer = self._buffer[size:]
                return key
            patience = ESCAPE_SECONDS if self._buffer else max(0.0, end - monotonic())
            if not self._wait(patience):
                return self._cut_short()
            self._read()

    def is_waiting(self, seconds: float) -> bool:
        """Whether a key is typed within so long; it stays for `key`."""
        return bool(self._buffer) or self._wait(seconds)

    def _cut_short(self) -> str:
        """Time is up: what has come is all there is of this key."""
        rest, self._buffer = self._buffer, b""
        if not rest:
            return ""
        return "escape" if rest[0] == ESCAPE and len(rest) == 1 else UNKNOWN

    def _wait(self, seconds: float) -> bool:
        return bool(select.select([self.descriptor], [], [], seconds)[0])

    def _read(self) -> None:
        try:
            found = os.read(self.descriptor, 1024)
        except OSError:
            found = b""
        if not found:
            raise EOFError
        self._buffer += found
