"""Whether this process should be sent players: it can keep what they do, and it is not late."""

from __future__ import annotations

import asyncio
import logging
from time import perf_counter
from typing import Final, Protocol

from waystone.match.housekeeping import repeat
from waystone.match.model import StoreFailed
from waystone.match.times import WriteLoad
from waystone.service.metrics import Metrics

LAG_EVERY: Final = 0.5
LATE_EVERY: Final = 0.05
PROBE_EVERY: Final = 2.0
PROBE_SECONDS: Final = 5.0
SIZE_EVERY: Final = 60.0
LATE_SECONDS: Final = 1.0
AFTER_FAILURE: Final = 30.0
log = logging.getLogger("waystone.service")


class Probed(Protocol):
    """A store that can be tried."""

    async def probe(self) -> None:
        """Commit something that changes nothing; StoreFailed where nothing could be kept now."""

    async def size(self) -> int:
        """The bytes that are kept."""

    async def map_bytes(self) -> int:
        """The bytes of them that are maps which players brought along."""

    def write_load(self) -> WriteLoad:
        """How much there is to write."""


class Readiness:
    """Looks again and again; says in the log when the answer changes."""

    def __init__(self, store: Probed, metrics: Metrics) -> None:
        self.store: Final = store
        self.metrics: Final = metrics
        self.refused = ""
        self.failures = 0
        self.failed_at = -AFTER_FAILURE
        self.told: list[str] = []

    def start(self) -> list[asyncio.Task[None]]:
        """Begin to look."""
        return [
            repeat(0, self.look_at_loop),
            repeat(0, self.count_lateness),
            repeat(PROBE_EVERY, self.look_at_store),
            repeat(SIZE_EVERY, self.look_at_size),
        ]

    def reasons(self) -> list[str]:
        """Why it is not ready, as sentences; none if it is."""
        self.note_refusals()
        lag = self.metrics.loop_lag
        recent = perf_counter() - self.failed_at < AFTER_FAILURE
        failed = "the store refused a write a moment ago" if recent else ""
        late = f"the event loop is {lag:.1f} s late" if lag > LATE_SECONDS else ""
        return [why for why in (self.refused or failed, late) if why]

    def note_refusals(self) -> None:
        """Whether writes were refused since this was last asked.

        A small write, such as the probe, may still find room on a disk that is full for others.
        """
        failures = self.store.write_load().failures
        if failures > self.failures:
            self.failures, self.failed_at = failures, perf_counter()

    async def look_at_loop(self) -> None:
        """How much later than wished this process comes back to what it has to do."""
        begun = perf_counter()
        await asyncio.sleep(LAG_EVERY)
        self.metrics.loop_lag = max(perf_counter() - begun - LAG_EVERY, 0.0)
        self.tell()

    async def count_lateness(self) -> None:
        """The same more often, for those who want to know how it is most of the time."""
        begun = perf_counter()
        await asyncio.sleep(LATE_EVERY)
        late = max(perf_counter() - begun - LATE_EVERY, 0.0)
        self.metrics.loop_late.observe(late)
        self.metrics.most_late.observe(late)

    async def look_at_store(self) -> None:
        """Whether a write is kept, and in time."""
        try:
            async with asyncio.timeout(PROBE_SECONDS):
                await self.store.probe()
            self.refused = ""
        except StoreFailed as error:
            self.refused = error.message
        except TimeoutError:
            self.refused = f"a write took more than {PROBE_SECONDS:g} s"
        self.tell()

    async def look_at_size(self) -> None:
        """How much is kept."""
        self.metrics.store_bytes = await self.store.size()
        self.metrics.map_bytes = await self.store.map_bytes()

    def tell(self) -> None:
        """Say what is new."""
        reasons = self.reasons()
        if bool(reasons) != bool(self.told):
            log.warning("not ready: %s", "; ".join(reasons)) if reasons else log.info("ready again")
        self.told = reasons
