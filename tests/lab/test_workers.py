"""Workers never outlive who started them."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest


def children_of(pid: int) -> list[str]:
    """The processes that this one started, as Linux tells them."""
    return Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()


def until(condition: object, seconds: float = 20.0) -> bool:
    assert callable(condition)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(0.05)
    return False


@pytest.mark.skipif(sys.platform != "linux", reason="asks Linux for the children of a process")
def test_workers_end_when_their_parent_is_killed() -> None:
    command = ["simulate", "delve-and-dash", "--bots", "random,random", "--games", "1000000"]
    parent = subprocess.Popen(
        [sys.executable, "-m", "waystone", *command, "--workers", "2"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        assert until(lambda: len(children_of(parent.pid)) >= 2)
        workers = children_of(parent.pid)
    finally:
        parent.kill()
        parent.wait()
    assert until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in workers))
