"""How long things take, counted so that it costs next to nothing."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from typing import Final, NamedTuple

BOUNDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


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


class ProcessFigures:
    """What this process did: steps by game, and how long its slow bots thought."""

    def __init__(self) -> None:
        self.steps: Final[Counter[str]] = Counter()
        self.bot_seconds: Final = Times()


class WriteLoad(NamedTuple):
    """What a store has to write: how long its commits took, how many of them failed since the
    start, and how many writes wait now."""

    commits: Times
    failures: int
    waiting: int
