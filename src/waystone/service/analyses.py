"""Analyses under way: piece by piece, in another process, kept with their matches once done."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

import msgspec

from waystone.analysis.model import Analysis
from waystone.analysis.orders import PARTS, StudyOrder, parts_in
from waystone.analysis.study import ENGINE, USUAL_BUDGET, JudgedStep, Study
from waystone.kernel.record import Record, parse
from waystone.match.model import StoreFailed
from waystone.match.ports import MatchStore, Thinker
from waystone.wire.analysis import AnalysisProgress, AnalysisState

SEED: Final = "analysis"
AT_ONCE: Final = 1.0
"""Seconds that a piece of work should take: so long others wait for their next piece."""
MOST_AT_ONCE: Final = 50
REMEMBERED: Final = 500
log = logging.getLogger("waystone.service")


class AnalysisJob:
    """One match under analysis, piece by piece, so that nobody waits long for another."""

    def __init__(self, match: str, record: Record, address: str) -> None:
        self.match: Final = match
        self.text: Final = record.text()
        self.total: Final = len(record.entries)
        self.address: Final = address
        self.state: AnalysisState = "waiting"
        self.parts: list[JudgedStep] = []
        self.task: asyncio.Task[None] | None = None

    @property
    def is_under_way(self) -> bool:
        """Whether it will be done."""
        return self.state in ("waiting", "running")

    def progress(self) -> AnalysisProgress:
        """How far it is."""
        return AnalysisProgress(self.state, len(self.parts), self.total, None)


class Analyses:
    """All analyses of this process; those that are done are kept in the store and nowhere else."""

    def __init__(
        self, store: MatchStore, thinker: Thinker, now: Callable[[], float], most: int
    ) -> None:
        self.store: Final = store
        self.thinker: Final = thinker
        self.now: Final = now
        self.most: Final = most
        self.jobs: Final[OrderedDict[str, AnalysisJob]] = OrderedDict()

    async def kept(self, match: str) -> AnalysisProgress | None:
        """What was found and kept."""
        text = await self.store.analysis_of(match, ENGINE)
        if text is None:
            return None
        found = msgspec.json.decode(text, type=Analysis)
        steps = len(found.lines[0].points) if found.lines else 0
        return AnalysisProgress("done", steps, steps, found)

    def waiting(self) -> int:
        """How many are under way."""
        return sum(job.is_under_way for job in self.jobs.values())

    def begin(self, job: AnalysisJob) -> None:
        """Judge it, beside all others."""
        self.jobs[job.match] = job
        job.task = asyncio.ensure_future(self.run(job))
        while len(self.jobs) > REMEMBERED:
            old = next((each for each in self.jobs.values() if not each.is_under_way), None)
            if old is None:
                break
            del self.jobs[old.match]

    async def run(self, job: AnalysisJob) -> None:
        """All of it; what goes wrong is logged, and told as `failed`."""
        try:
            await self.judge(job)
            study = Study(parse(job.text), USUAL_BUDGET, SEED)
            found = await asyncio.to_thread(study.assembled, job.parts)
            await self.store.keep_analysis(job.match, ENGINE, msgspec.json.encode(found).decode())
            job.state = "done"
            self.jobs.pop(job.match, None)
        except asyncio.CancelledError:
            job.state = "cancelled"
            raise
        except StoreFailed:
            job.state = "failed"
        except Exception:
            log.exception("the analysis of %s failed", job.match)
            job.state = "failed"

    async def judge(self, job: AnalysisJob) -> None:
        """Step by step; as many at once as take about a second."""
        size = 1
        while len(job.parts) < job.total:
            first = len(job.parts) + 1
            last = min(job.total, first + size - 1)
            begun = self.now()
            order = StudyOrder(job.text, PARTS, USUAL_BUDGET, SEED, first, last)
            job.parts += parts_in(await self.thinker.study(order))
            job.state = "running"
            seconds = max(0.01, self.now() - begun)
            size = max(1, min(MOST_AT_ONCE, size * 2, int(size * AT_ONCE / seconds)))

    def cancel(self, match: str, address: str) -> None:
        """Judge it no further, if it was this address that wanted it."""
        job = self.jobs.get(match)
        if job is not None and job.is_under_way and job.address == address and job.task:
            job.task.cancel()
            job.state = "cancelled"

    async def close(self) -> None:
        """End all that is under way."""
        tasks = [job.task for job in self.jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
