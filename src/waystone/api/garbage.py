"""When the collector looks for what nobody can reach: at the young often, at everything rarely."""

from __future__ import annotations

import gc
import logging
import sys
from collections.abc import Callable
from time import perf_counter
from typing import Final

YOUNG_OBJECTS: Final = 4_000
YOUNG_ROUNDS: Final = 3
NEVER: Final = 1_000_000_000
LOOK_EVERY: Final = 10.0
GROWTH: Final = 4
DAY: Final = 24 * 3600.0
log = logging.getLogger("waystone.api")


def collect_young_only() -> None:
    """Let moves that are under way end before the collector looks at what they hold.

    With the usual 700 new objects it comes by several times while one move waits for the disk,
    and a tenth of the server's time goes into looking at what is about to go anyway. With many
    more it would look for so long that moves had to wait; so would they if it looked at all
    matches in memory whenever it liked: that is left to `Garbage`.
    """
    gc.freeze()  # what the programs consist of stays
    gc.set_threshold(YOUNG_OBJECTS, YOUNG_ROUNDS, NEVER)


class Garbage:
    """Looks at everything when there is four times as much as after the last time, or once a day.

    What ends here, such as a match or a socket, is let go at once by whoever held it; so the
    collector finds little, and each look at a large server holds up everybody.
    """

    def __init__(
        self,
        now: Callable[[], float] = perf_counter,
        blocks: Callable[[], int] = sys.getallocatedblocks,
        collect: Callable[[], int] = gc.collect,
    ) -> None:
        self.now: Final = now
        self.blocks: Final = blocks
        self.collect: Final = collect
        self.kept = blocks()
        self.looked_at = now()

    async def look(self) -> None:
        """Collect if it is time for that."""
        begun = self.now()
        if self.blocks() > GROWTH * self.kept or begun - self.looked_at > DAY:
            found = self.collect()
            self.kept, self.looked_at = self.blocks(), self.now()
            took = 1000 * (self.looked_at - begun)
            log.info("collected %s objects in %.0f ms; %s blocks kept", found, took, self.kept)
