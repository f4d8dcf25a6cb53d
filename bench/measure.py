"""Moves per second of CPU time, measured in rounds by workers that take turns."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

Workload = Callable[[], int]
ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled-bench"
"""Only what the workloads use is compiled: the kernel and Delve & Dash."""


def rate(play: Workload, seconds: float) -> float:
    """Moves per second of this process's CPU time."""
    play()
    begin, moves = process_time(), 0
    while (spent := process_time() - begin) < seconds:
        moves += play()
    return moves / spent


class Worker:
    """A process of its own for one build of the package, so that two can take turns."""

    def __init__(self, build: str) -> None:
        paths = [str(ROOT)] if build == "python" else [str(COMPILED), str(ROOT)]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        )
        hello = self._hear()
        self.names: list[str] = hello["names"]
        self.notes: list[str] = hello["notes"]
        if hello["build"] != build:
            self.close()
            raise SystemExit(f"bench: wanted the {build} build, but got {hello['build']}")

    def rate(self, name: str, seconds: float) -> float:
        """Let the worker measure one workload now."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps([name, seconds]) + "\n")
        self.process.stdin.flush()
        return float(self._hear()["rate"])

    def _hear(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("bench: a worker has stopped; its error is above")
        return json.loads(line)

    def close(self) -> None:
        """Let the worker end."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()
