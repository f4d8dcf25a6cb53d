"""The real program in a process of its own."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import waystone
from tests import processes

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
