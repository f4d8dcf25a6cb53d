"""A worker process for slow bots, so that no match waits for another's bot."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from waystone.match.model import Job
from waystone.match.players import Thought

REMEMBERED: Final = 64
_thoughts: OrderedDict[tuple[str, int], Thought] = OrderedDict()


def think(job: Job) -> str:
    """In the worker: the chosen action's text. Matches that came lately are still in mind."""
    key = (job.match, job.seat)
    thought = _thoughts.pop(key, None)
    if thought is None or thought.table.number > len(job.done):
        thought = Thought(job)
    text = thought.choose(job.done)
    _thoughts[key] = thought  # kept only if nothing went wrong
    while len(_thoughts) > REMEMBERED:
        _thoughts.popitem(last=False)
    return text


def _ignore_interrupts() -> None:
    """The server decides when its workers end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class WorkerThinker:
    """Lets slow bots think in a process of their own, started when the first one has to."""

    def __init__(self, workers: int = 1) -> None:
        self.workers = workers
        self.pool: ProcessPoolExecutor | None = None

    async def think(self, job: Job) -> str:
        """As `think`, elsewhere; a worker that died is replaced once."""
        try:
            return await self._ask(job)
        except BrokenProcessPool:
            self.close()
            return await self._ask(job)

    async def _ask(self, job: Job) -> str:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                self.workers, multiprocessing.get_context("spawn"), _ignore_interrupts
            )
        return await asyncio.get_running_loop().run_in_executor(self.pool, think, job)

    def close(self) -> None:
        """End the workers."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
