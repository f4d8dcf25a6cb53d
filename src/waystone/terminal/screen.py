"""A whole terminal window: drawn in one go, given back as it was."""

from __future__ import annotations

import os
import signal
import sys
import termios
import tty
from collections.abc import Callable, Sequence
from contextlib import suppress
from types import FrameType
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from waystone.terminal.keyboard import Keyboard

ENTER: Final = "\x1b[?1049h\x1b[?25l\x1b[2J"
LEAVE: Final = "\x1b[?25h\x1b[?1049l"
HOME: Final = "\x1b[H"
CLEAR_LINE: Final = "\x1b[K"
CLEAR_BELOW: Final = "\x1b[J"
POLL_SECONDS: Final = 0.25


class Screen:
    """The window while a game has it; use it as a context."""

    def __init__(self, console: Console) -> None:
        self.console: Final = console
        self.keyboard: Final = Keyboard(sys.stdin.fileno())
        self._before: list[Any] = []
        self._size = (0, 0)
        self._old_stop: Any = None

    def __enter__(self) -> Screen:
        self._take()
        self._old_stop = signal.signal(signal.SIGTSTP, self._suspend)
        return self

    def __exit__(self, *details: object) -> None:
        signal.signal(signal.SIGTSTP, self._old_stop)
        self._give_back()

    @property
    def size(self) -> tuple[int, int]:
        """Columns and lines."""
        return self.console.width, self.console.height

    def draw(self, lines: Sequence[Text]) -> None:
        """Show these lines from the top, cut to the window; one write, so nothing flickers."""
        width, height = self._size = self.size
        shown = lines[:height]
        with self.console.capture() as captured:
            for line in shown:
                line.truncate(width)
                self.console.print(line, end="\n", no_wrap=True, overflow="crop", crop=True)
        rows = captured.get().split("\n")[: len(shown)]
        self._write(HOME + f"{CLEAR_LINE}\r\n".join(rows) + CLEAR_BELOW)

    def key(self, redraw: Callable[[], None]) -> str:
        """The next key; draws again when the window changes meanwhile."""
        while True:
            key = self.keyboard.key(POLL_SECONDS)
            if key:
                return key
            if self.size != self._size:
                redraw()

    def pause(self, seconds: float) -> None:
        """Let it sink in; who types already need not wait."""
        if seconds > 0:
            self.keyboard.is_waiting(seconds)

    def _take(self) -> None:
        descriptor = self.keyboard.descriptor
        self._before = termios.tcgetattr(descriptor)
        tty.setcbreak(descriptor)  # keys at once and unseen; Ctrl-C still interrupts
        self._size = (0, 0)
        self._write(ENTER)

    def _give_back(self) -> None:
        with suppress(termios.error, OSError):  # the window may be gone for good
            termios.tcsetattr(self.keyboard.descriptor, termios.TCSADRAIN, self._before)
            self._write(LEAVE)

    def _write(self, text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()

    def _suspend(self, number: int, frame: FrameType | None) -> None:
        """Ctrl-Z: give the window back, sleep, and take it again."""
        self._give_back()
        signal.signal(signal.SIGTSTP, signal.SIG_DFL)
        os.kill(os.getpid(), signal.SIGTSTP)
        signal.signal(signal.SIGTSTP, self._suspend)
        self._take()
