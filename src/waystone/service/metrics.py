"""What a server counts, as plain numbers; `api` writes them down for Prometheus."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable
from typing import Final

from waystone.match.times import LatelyMost, Times


class Metrics:
    """Counters of one server, by kind of frame, by code, by reason, by game and by status;
    `swept` are old matches by what became of them. Who carries bytes says how many `connections`
    are open."""

    def __init__(self) -> None:
        self.frames: Final[defaultdict[type, int]] = defaultdict(int)  # quicker than a Counter
        self.refused: Final[Counter[str]] = Counter()
        self.cut: Final[Counter[str]] = Counter()
        self.opened: Final[Counter[str]] = Counter()
        self.calls: Final[Counter[int]] = Counter()
        self.act_seconds: Final = Times()
        self.swept: Final[Counter[str]] = Counter()
        self.store_bytes = 0
        self.map_bytes = 0
        self.loop_lag = 0.0
        self.loop_late: Final = Times()
        self.most_late: Final = LatelyMost()
        self.connections: Callable[[], int] = lambda: 0
