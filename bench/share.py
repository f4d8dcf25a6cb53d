"""Holds processes to a share of a core, by control groups of Linux, where we may make some."""

import os
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

PERIOD: Final = 10_000
"""Microseconds: short, so that a process that has used its share up is soon heard again."""
FIRST: Final = Path("/sys/fs/cgroup/cpu")
SECOND: Final = Path("/sys/fs/cgroup")


def limits_of(share: float) -> tuple[Path, dict[str, str]]:
    """Where groups are made in this version of them, and what holds one to this share.

    It also comes before others, who would else take of the share what they liked.
    """
    most = str(int(PERIOD * share))
    if (SECOND / "cgroup.controllers").exists():
        return SECOND, {"cpu.max": f"{most} {PERIOD}", "cpu.weight": "10000"}
    words = {"cpu.cfs_period_us": str(PERIOD), "cpu.cfs_quota_us": most, "cpu.shares": "200000"}
    return FIRST, words


@contextmanager
def held(process: int, share: float) -> Iterator[None]:
    """A process in a group of its own, for as long as it runs; OSError where we may not."""
    above, words = limits_of(share)
    group = above / f"waystone-{process}"
    group.mkdir()
    try:
        for name, value in words.items():
            (group / name).write_text(value)
        without_priority(process)
        (group / "cgroup.procs").write_text(str(process))
        yield
    finally:
        remove(group)


def without_priority(process: int) -> None:
    """Shares are not for threads with real-time priority, as those of this program may have."""
    for thread in os.listdir(f"/proc/{process}/task"):
        os.sched_setscheduler(int(thread), os.SCHED_OTHER, os.sched_param(0))


def remove(group: Path) -> None:
    """Take a group away; it is empty only a moment after its process has ended."""
    for _ in range(100):
        try:
            group.rmdir()
            return
        except OSError:
            time.sleep(0.05)


@contextmanager
def all_held(processes: Sequence[int], share: float) -> Iterator[None]:
    """Each of these processes to this share."""
    with ExitStack() as groups:
        for process in processes:
            groups.enter_context(held(process, share))
        yield


def may_hold() -> bool:
    """Whether we may make such groups here."""
    above, words = limits_of(1.0)
    group = above / f"waystone-try-{os.getpid()}"
    try:
        group.mkdir()
        for name, value in words.items():
            (group / name).write_text(value)
    except OSError:
        return False
    finally:
        if group.exists():
            group.rmdir()
    return True
