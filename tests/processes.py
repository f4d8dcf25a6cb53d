"""Programs that tests start: none outlives the tests, however those end.

Each program leads a process group of its own. A guard beside the tests holds the list of these
groups and ends what is left of them when the tests' own process is gone, by Ctrl-C, SIGTERM,
SIGKILL or a time that ran out.
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from typing import IO, Any

PATIENCE = 300.0
"""Seconds: longer than anything takes on a busy machine, shorter than a test's own time."""

# Who was forked from the tests holds their end of the pipe open: so the guard looks for the parent,
# too. It lives in a session of its own, where no Ctrl-C reaches it. Tests may be gone before the
# guard has heard a word: it hears them out first.
GUARD = """
import os, select, signal, sys
groups, parent, text = set(), int(sys.argv[1]), b""
while True:
    gone = os.getppid() != parent
    if not select.select([0], [], [], 0 if gone else 0.5)[0]:
        if gone:
            break
        continue
    data = os.read(0, 65536)
    if not data:
        break
    *lines, text = (text + data).split(b"\\n")
    for number in map(int, lines):
        (groups.add if number > 0 else groups.discard)(abs(number))
for group in groups:
    try:
        os.killpg(group, signal.SIGKILL)
    except OSError:
        pass
"""


@cache
def _guard(parent: int) -> IO[bytes]:
    """The guard's ear, for this process and no other."""
    words = [sys.executable, "-I", "-S", "-c", GUARD, str(parent)]
    # Nobody waits for the guard: it ends after us. So it must be no child that is missed.
    guard = subprocess.Popen(words, stdin=subprocess.PIPE, start_new_session=True)
    guard.returncode = 0
    assert guard.stdin is not None
    return guard.stdin


def _tell_guard(number: int) -> None:
    os.write(_guard(os.getpid()).fileno(), b"%d\n" % number)


def start(words: Sequence[str], **how: Any) -> subprocess.Popen[Any]:
    """Begin a program in a process group of its own, under guard."""
    process: subprocess.Popen[Any] = subprocess.Popen(words, start_new_session=True, **how)
    _tell_guard(process.pid)
    return process


async def start_beside(*words: str, **how: Any) -> asyncio.subprocess.Process:
    """As `start`, for those who wait in an event loop."""
    process = await asyncio.create_subprocess_exec(*words, start_new_session=True, **how)
    _tell_guard(process.pid)
    return process


def end_group(leader: int) -> None:
    """End a program and whatever it started, if they are there still."""
    with suppress(ProcessLookupError):
        os.killpg(leader, signal.SIGKILL)
    _tell_guard(-leader)
