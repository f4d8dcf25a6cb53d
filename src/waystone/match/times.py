"""How long things take, counted so that it costs next to nothing."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable
from typing import Final, NamedTuple

SPAN: Final = 60.0
thread_time: Callable[[], float] = getattr(time, "thread_time", time.process_time)
"""Seconds that this thread has worked; in a page, where there are no threads, the process. Not
final: a compiled module would take it for granted, and tests have a time of their own."""
BOUNDS: Final[tuple[float, ...]] = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Times:
    """How long something took, counted in buckets of at most so many seconds."""

    def __init__(self, bounds: tuple[float, ...] = BOUNDS) -> None:
        self.bounds: Final = bounds
        self.counts: Final = [0] * (len(bounds) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        """It took so long once."""
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.total += seconds


class LatelyMost:
    """The longest time of the last minute or two: of this span, and of the one before."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now: Final = now
        self.span = int(now() / SPAN)
        self.before, self.most = 0.0, 0.0

    def observe(self, seconds: float) -> None:
        """It took so long once."""
        self.go_on()
        self.most = max(self.most, seconds)

    def go_on(self) -> None:
        """Begin a new span when it is time."""
        span = int(self.now() / SPAN)
        if span != self.span:
            self.before = self.most if span == self.span + 1 else 0.0
            self.span, self.most = span, 0.0

    def value(self) -> float:
        """The longest."""
        self.go_on()
        return max(self.before, self.most)


class ProcessFigures:
    """What this process did: steps by game, and how long its slow bots thought."""

    def __init__(self) -> None:
        self.steps: Final[defaultdict[str, int]] = defaultdict(int)  # quicker than a Counter
        self.bot_seconds: Final = Times()


class WriteLoad(NamedTuple):
    """What a store has to write: how long its commits took, how many of them failed since the
    start, and how many writes wait now."""

    commits: Times
    failures: int
    waiting: int
