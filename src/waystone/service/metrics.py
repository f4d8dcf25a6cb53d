"""What a server counts, as plain numbers; `api` writes them down for Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from typing import Final

ACT_BOUNDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Times:
    """How long something took, counted in buckets of at most so many seconds."""

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self.bounds: Final = bounds
        self.counts: Final = [0] * (len(bounds) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        """It took so long once."""
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.total += seconds


class Metrics:
    """Counters of one server, by kind of frame, by code, by reason, by game and by status."""

    def __init__(self) -> None:
        self.frames: Final[Counter[type]] = Counter()
        self.refused: Final[Counter[str]] = Counter()
        self.cut: Final[Counter[str]] = Counter()
        self.opened: Final[Counter[str]] = Counter()
        self.calls: Final[Counter[int]] = Counter()
        self.act_seconds: Final = Times(ACT_BOUNDS)
