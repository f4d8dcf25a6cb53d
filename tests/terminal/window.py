"""A terminal window for tests: a real pseudo-terminal, and what a person would see on it."""

import fcntl
import os
import pty
import re
import select
import struct
import sys
import termios
import time
from codecs import getincrementaldecoder
from collections.abc import Sequence
from types import TracebackType

from tests import processes
from tests.cli.command import COMMAND, environment
from tests.processes import PATIENCE

# The program becomes the owner of its terminal, so that Ctrl-C and Ctrl-Z reach it as typed keys.
OWN_TERMINAL = (
    "import fcntl, os, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0);"
    "os.execv(sys.argv[1], sys.argv[1:])"
)
CODE = re.compile(r"\x1b\[(\??)([0-9;]*)([A-Za-z])")
BEGUN = re.compile(r"\x1b(\[\??[0-9;]*)?$")
UP, DOWN, RIGHT, LEFT = "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D"
ENTER, CTRL_C, CTRL_D, ESCAPE = "\r", "\x03", "\x04", "\x1b"


class Window:
    """Runs `waystone` in a window; `type` presses keys, `see` waits for words on the screen."""

    def __init__(self, *words: str, columns: int = 80, lines: int = 24, **changes: str) -> None:
        self.ours, theirs = pty.openpty()
        self.resize(columns, lines)
        self.process = processes.start(
            [sys.executable, "-c", OWN_TERMINAL, *COMMAND, *words],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment(**changes),
        )
        os.close(theirs)
        self.raw = ""
        self._decoder = getincrementaldecoder("utf-8")(errors="replace")
        self._paper = _Paper()

    def __enter__(self) -> "Window":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        processes.end_group(self.process.pid)
        self.process.wait()
        os.close(self.ours)

    def resize(self, columns: int, lines: int) -> None:
        fcntl.ioctl(self.ours, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))

    def type(self, *keys: str) -> None:
        os.write(self.ours, "".join(keys).encode())

    def see(self, *words: str, seconds: float = PATIENCE) -> str:
        """The screen as soon as it shows all these words."""
        end = time.monotonic() + seconds
        while not all(each in self.screen() for each in words):
            if time.monotonic() > end:
                raise AssertionError(f"expected {words} on the screen:\n{self.screen()}")
            self._read(0.1)
        self._settle()
        return self.screen()

    def _settle(self) -> None:
        """A page may arrive in pieces: read on until nothing comes for a moment."""
        while select.select([self.ours], [], [], 0.2)[0] and self._read(0):
            pass

    def see_again(self, words: str, after: int, seconds: float = PATIENCE) -> None:
        """Wait until these words are printed anew."""
        end = time.monotonic() + seconds
        while words not in self.raw[after:]:
            assert time.monotonic() < end, self.raw[after:]
            self._read(0.1)

    def end(self, seconds: float = PATIENCE) -> int:
        """The exit code, once the program has left."""
        end = time.monotonic() + seconds
        while self._read(0.1):
            assert time.monotonic() < end, self.screen()
        return self.process.wait(seconds)

    def screen(self) -> str:
        """What is on the window now, codes carried out."""
        return self._paper.text()

    def settings(self) -> Sequence[object]:
        """The terminal's own settings: echo, line mode and so on."""
        return termios.tcgetattr(self.ours)

    def _read(self, seconds: float) -> bool:
        if not select.select([self.ours], [], [], seconds)[0]:
            return True
        try:
            found = os.read(self.ours, 65536)
        except OSError:  # the other side is closed
            return False
        printed = self._decoder.decode(found)
        self.raw += printed
        self._paper.print(printed)
        return bool(found)


class _Paper:
    """As much of a terminal as the program needs: home, clearing, the other screen."""

    def __init__(self) -> None:
        self.lines: list[str] = [""]
        self.row = 0
        self.column = 0
        self.below: list[str] | None = None
        self.pending = ""

    def text(self) -> str:
        return "\n".join(line.rstrip() for line in self.lines)

    def print(self, raw: str) -> None:
        raw = self.pending + raw
        begun = BEGUN.search(raw)
        end = begun.start() if begun else len(raw)
        self.pending = raw[end:]
        at = 0
        while at < end:
            code = CODE.match(raw, at)
            if code is not None:
                self.obey(*code.groups())
                at = code.end()
            else:
                self.put(raw[at])
                at += 1

    def obey(self, private: str, number: str, letter: str) -> None:
        if private and number == "1049":
            self.swap(letter == "h")
        elif letter == "H":
            self.row = self.column = 0
        elif letter == "K":
            self.lines[self.row] = self.lines[self.row][: self.column]
        elif letter == "J":
            first = 0 if number == "2" else self.row
            kept = "" if number == "2" else self.lines[self.row][: self.column]
            self.lines[first:] = [kept]
            self.row = min(self.row, len(self.lines) - 1)
        else:
            assert private or letter == "m", f"unexpected code {private}{number}{letter}"

    def swap(self, enter: bool) -> None:
        if enter:
            self.below, self.lines = self.lines, [""]
        elif self.below is not None:
            self.lines, self.below = self.below, None
        self.row, self.column = len(self.lines) - 1, 0

    def put(self, character: str) -> None:
        if character == "\r":
            self.column = 0
        elif character == "\n":
            self.row += 1
            while self.row >= len(self.lines):
                self.lines.append("")
        else:
            line = self.lines[self.row].ljust(self.column)
            self.lines[self.row] = line[: self.column] + character + line[self.column + 1 :]
            self.column += 1
