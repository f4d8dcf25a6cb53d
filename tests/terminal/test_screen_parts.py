"""A window taken, given back and put to sleep: what is asked of the terminal, in its order."""

from __future__ import annotations

import os
import signal
import sys
import termios
import tty
from collections.abc import Callable
from io import StringIO
from types import SimpleNamespace
from typing import Any

import pytest
from rich.console import Console

from waystone.terminal import screen
from waystone.terminal.screen import Screen

FD = 7


class Terminal:
    """Notes what is asked of it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[Any] = []
        self.out = StringIO()
        self.is_gone = False
        monkeypatch.setattr(sys, "stdout", self.out)
        monkeypatch.setattr(sys, "stdin", SimpleNamespace(fileno=lambda: FD))
        monkeypatch.setattr(signal, "signal", self.signal)
        monkeypatch.setattr(termios, "tcgetattr", lambda fd: ["as it was", fd])
        monkeypatch.setattr(termios, "tcsetattr", self.set)
        monkeypatch.setattr(tty, "setcbreak", lambda fd: self.asked.append(("keys at once", fd)))
        monkeypatch.setattr(os, "kill", lambda *words: self.asked.append(("sleep", *words)))

    def signal(self, number: int, handler: Any) -> str:
        self.asked.append((number, getattr(handler, "__name__", handler)))
        return "the old one"

    def set(self, *words: Any) -> None:
        if self.is_gone:
            raise termios.error
        self.asked.append(words)

    def told(self) -> tuple[list[Any], str]:
        """What was asked since the last time, and written."""
        asked, text = self.asked[:], self.out.getvalue()
        self.asked.clear()
        self.out.seek(0)
        self.out.truncate()
        return asked, text


BACK = (FD, termios.TCSADRAIN, ["as it was", FD])


def test_a_window_is_taken_and_given_back(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal(monkeypatch)
    with Screen(Console(file=StringIO(), width=40, height=9)) as window:
        assert window.size == (40, 9)
        taken = [("keys at once", FD), (signal.SIGTSTP, "_suspend")]
        assert terminal.told() == (taken, screen.ENTER)
    assert terminal.told() == ([(signal.SIGTSTP, "the old one"), BACK], screen.LEAVE)


def test_who_sleeps_gives_it_back_and_takes_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal(monkeypatch)
    with Screen(Console(file=StringIO(), width=40, height=9)) as window:
        window._size = (40, 9)
        terminal.told()
        window._suspend(signal.SIGTSTP, None)
        asked, text = terminal.told()
        assert window._size == (0, 0), "so that it is drawn anew"
    assert asked == [
        BACK,
        (signal.SIGTSTP, signal.SIG_DFL),
        ("sleep", os.getpid(), signal.SIGTSTP),
        (signal.SIGTSTP, "_suspend"),
        ("keys at once", FD),
    ]
    assert text == screen.LEAVE + screen.ENTER


def test_a_window_that_is_gone_is_left_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal(monkeypatch)
    with Screen(Console(file=StringIO())):
        terminal.told()
        terminal.is_gone = True
    assert terminal.told() == ([(signal.SIGTSTP, "the old one")], "")


def test_a_key_is_waited_for_and_a_window_that_changed_is_drawn_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    Terminal(monkeypatch)
    window: Any = Screen(Console(file=StringIO(), width=40, height=9))
    keys, waited, drawn = ["", "", "x"], list[float](), list[str]()
    redraw: Callable[[], None] = lambda: drawn.append("again")  # noqa: E731

    def key(seconds: float) -> str:
        waited.append(seconds)
        return keys.pop(0)

    monkeypatch.setattr(window.keyboard, "key", key)
    window._size = (40, 9)
    assert window.key(redraw) == "x"
    assert (waited, drawn) == ([0.25] * 3, [])
    keys[:] = ["", "y"]
    window._size = (41, 9)
    assert (window.key(redraw), drawn) == ("y", ["again"])


@pytest.mark.parametrize(("seconds", "waited"), [(0.5, [0.5]), (0.0, []), (-1.0, [])])
def test_a_pause_ends_with_the_next_key(
    seconds: float, waited: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    Terminal(monkeypatch)
    window: Any = Screen(Console(file=StringIO()))
    found: list[float] = []
    monkeypatch.setattr(window.keyboard, "is_waiting", found.append)
    window.pause(seconds)
    assert found == waited
