"""A limit that bites is counted, and told in the log now and then."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable
from math import inf
from typing import Final

SAID_EVERY: Final = 60.0
"""Seconds between two lines about the same limit: who floods us must not flood the log."""
log = logging.getLogger("waystone.limits")


class Bites:
    """How often each limit was met by somebody."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now: Final = now
        self.counts: Final[Counter[str]] = Counter()
        self.said_at: Final[dict[str, float]] = {}
        self.unsaid: Final[Counter[str]] = Counter()

    def note(self, limit: str, who: str) -> None:
        """Somebody wanted more than that limit allows."""
        self.counts[limit] += 1
        self.unsaid[limit] += 1
        if self.now() - self.said_at.get(limit, -inf) >= SAID_EVERY:
            times = self.unsaid.pop(limit)
            self.said_at[limit] = self.now()
            name = limit.replace("_", "-")
            log.warning("limit %s met by %s, %s times since the last line", name, who, times)
