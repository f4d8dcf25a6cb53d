"""What a writer remembers of its commits, whatever database it writes to."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Final

from waystone.match.times import Times, WriteLoad

SLOW_SECONDS: Final = 1.0
log = logging.getLogger("waystone.storage")


class Commits:
    """How long commits took, and how many of them failed."""

    def __init__(self) -> None:
        self.times: Final = Times()
        self.failures = 0

    @contextmanager
    def timed(self, writes: int) -> Iterator[None]:
        """Count a commit of so many writes; a slow one is worth a line of the log."""
        begun = perf_counter()
        try:
            yield
        finally:
            seconds = perf_counter() - begun
            self.times.observe(seconds)
            if seconds > SLOW_SECONDS:
                log.warning("a commit of %s writes took %.1f s", writes, seconds)

    def load(self, waiting: int) -> WriteLoad:
        """With how many writes wait now."""
        return WriteLoad(self.times, self.failures, waiting)
