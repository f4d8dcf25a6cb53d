"""Moves per second of CPU time, measured in rounds by workers that take turns."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from time import process_time
from types import ModuleType
from typing import Any, NamedTuple

from tools.compile import SOURCE, engine_modules

Workload = Callable[[], int]
ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled-bench"
"""The kernel and the rules of all games, or of those that somebody chose."""
BITS = 30
"""Ours and theirs are played by so many random bits, of which the rest of a division chooses: the
loop around a move takes less than with a fraction, and no move is noticeably likelier."""
PYTHON, MIXED, IN_C, PEER = "python", "mixed", "compiled", "peer"


class Job(NamedTuple):
    """Something to measure, and the build of ours that it really runs, or PEER."""

    play: Workload
    build: str


def modules_of(game: str) -> list[ModuleType]:
    """The loaded modules of the kernel and of a game's folder that a compiled build compiles."""
    names = [file.removesuffix(".py").replace("/", ".") for file in engine_modules(SOURCE, [game])]
    return [sys.modules[name] for name in names if name in sys.modules]


def build_of(loaded: Sequence[ModuleType]) -> str:
    """What is really run, by the files that the modules come from."""
    plain = [str(module.__file__).endswith(".py") for module in loaded]
    if all(plain):
        return PYTHON
    return MIXED if any(plain) else IN_C


def rate(play: Workload, seconds: float) -> float:
    """Moves per second of this process's CPU time."""
    play()
    begin, moves = process_time(), 0
    while (spent := process_time() - begin) < seconds:
        moves += play()
    return moves / spent


class Worker:
    """A process of its own for one build of the package, so that two can take turns.

    `builds` tells for each workload what this process really runs.
    """

    def __init__(self, build: str, folder: Path = COMPILED) -> None:
        self.build = build
        paths = [str(ROOT)] if build == PYTHON else [str(folder), str(ROOT)]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        )
        hello = self._hear()
        self.builds: dict[str, str] = hello["builds"]
        self.notes: list[str] = hello["notes"]
        if hello["kernel"] != build:
            self.close()
            raise SystemExit(f"bench: wanted the {build} build, but got {hello['kernel']}")

    @property
    def names(self) -> list[str]:
        """What is worth measuring here: what runs in plain Python has a worker already."""
        is_plain = self.build == PYTHON
        return [name for name, build in self.builds.items() if is_plain or build != PYTHON]

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
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()
