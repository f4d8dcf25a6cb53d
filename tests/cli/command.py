"""The real program: in a process of its own, or in this one where its start proves nothing."""

import logging
import os
import signal
import subprocess
import sys
from asyncio import events
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

import waystone
from tests import processes
from waystone.catalogue import find_game
from waystone.cli.main import main
from waystone.cli.signals import REQUESTS
from waystone.outside import naming

SOURCE = str(Path(waystone.__file__).parents[1])
COMMAND = [sys.executable, "-m", "waystone"]
# What the program would take from around the tests instead of from its own window.
OWN = ("NO_COLOR", "TERM", "COLUMNS", "LINES")


def environment(**changes: str) -> dict[str, str]:
    """Ours, with the package under test on the path and nothing that colours output."""
    kept = {name: value for name, value in os.environ.items() if name not in OWN}
    path = os.pathsep.join(filter(None, (SOURCE, os.environ.get("PYTHONPATH", ""))))
    return {**kept, "PYTHONPATH": path, "TERM": "xterm-256color", **changes}


def start(*words: str, env: Mapping[str, str] | None = None) -> "subprocess.Popen[str]":
    """Begin a command and let it run, in a process group of its own."""
    return processes.start(
        [*COMMAND, *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=dict(env or environment()),
    )


def run(
    *words: str, typed: str = "", env: Mapping[str, str] | None = None
) -> "subprocess.CompletedProcess[str]":
    """Run a command to its end; how long that may take is the test's own limit."""
    return subprocess.run(
        [*COMMAND, *words],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=dict(env or environment()),
    )


class Done(NamedTuple):
    """How a command ended and what it said."""

    returncode: int
    stdout: str
    stderr: str


def call(*words: str, typed: str = "") -> Done:
    """Run a command to its end in this process, with streams and an environment of its own."""
    out, err, typing = (stream(text) for text in ("", "", typed))
    with (
        redirect_stdout(out),
        redirect_stderr(err),
        patch.object(sys, "stdin", typing),
        patch.dict(os.environ, environment(), clear=True),
        own_signals(),
        own_loop(),
        own_log(),
        own_bots(),
    ):
        code = main(words)
    return Done(code, written(out), written(err))


def stream(text: str) -> TextIOWrapper:
    """A pipe's end, as far as a command can tell."""
    return TextIOWrapper(BytesIO(text.encode()), encoding="utf-8", newline="\n")


def written(out: TextIOWrapper) -> str:
    """What a command has said."""
    out.flush()
    found = out.buffer
    assert isinstance(found, BytesIO)
    return found.getvalue().decode()


@contextmanager
def own_signals() -> Iterator[None]:
    """`main` minds signals; who calls it gets its own back."""
    before = {number: signal.getsignal(number) for number in REQUESTS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@contextmanager
def own_loop() -> Iterator[None]:
    """A command may begin an event loop, even where a browser's own is running around the tests."""
    before = events._get_running_loop()
    events._set_running_loop(None)
    try:
        yield
    finally:
        events._set_running_loop(before)


@contextmanager
def own_bots() -> Iterator[None]:
    """Bots that a command brings along are gone with it."""
    before = set(naming._REGISTERED)
    try:
        yield
    finally:
        for source in naming._REGISTERED - before:
            del find_game(source.game).bots[source.name]
            naming._REGISTERED.remove(source)


@contextmanager
def own_log() -> Iterator[None]:
    """A server sets up where it writes its log; the tests' own log stays what it was."""
    ours = logging.getLogger("waystone")
    handlers, level, own_level = logging.root.handlers[:], logging.root.level, ours.level
    try:
        yield
    finally:
        logging.root.handlers[:] = handlers
        logging.root.setLevel(level)
        ours.setLevel(own_level)
