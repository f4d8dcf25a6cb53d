"""A worker process for slow bots, so that no match waits for another's bot."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from traceback import format_exc
from typing import Final

from waystone.match.bots import SlowBot
from waystone.match.model import Job

REMEMBERED: Final = 64
SUSPICION: Final = 3.0
"""Seconds after which a slow bot may be no bot at all."""
_bots: OrderedDict[tuple[str, int, str], SlowBot] = OrderedDict()


class ThinkingFailed(Exception):
    """A bot raised; says what, and where."""


def think(job: Job) -> str:
    """In the worker: the chosen action's text. Matches that came lately are still in mind."""
    key = (job.match, job.seat, job.bot)
    bot = _bots.pop(key, None)
    if bot is None or bot.table.number > len(job.done):
        bot = SlowBot(job)
    text = bot.choose(job.done)
    _bots[key] = bot  # kept only if nothing went wrong
    while len(_bots) > REMEMBERED:
        _bots.popitem(last=False)
    return text


def think_or_say_why_not(job: Job) -> tuple[str, str]:
    """The text, or a trace: an exception that can't be unpickled would end the whole pool."""
    try:
        return think(job), ""
    except Exception:
        return "", format_exc()


def _begin(prepare: Callable[[], None] | None) -> None:
    """In a new worker: the server decides when it ends, and what it has to know."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if prepare is not None:
        prepare()


class WorkerThinker:
    """Lets slow bots think in a process of their own, started when the first one has to.

    `prepare` is called there first: it registers bots that only the host's command line named.
    """

    def __init__(self, workers: int = 1, prepare: Callable[[], None] | None = None) -> None:
        self.workers = workers
        self.prepare = prepare
        self.pool: ProcessPoolExecutor | None = None

    async def think(self, job: Job) -> str:
        """As `think`, elsewhere; a worker that died is replaced once."""
        pool = self.running_pool()
        try:
            text, trace = await self.ask(pool, job)
        except BrokenProcessPool:
            if self.pool is pool:  # whoever notices first
                self.close()
            text, trace = await self.ask(self.running_pool(), job)
        if trace:
            raise ThinkingFailed(trace)
        return text

    def running_pool(self) -> ProcessPoolExecutor:
        """The workers, started when they are first needed."""
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, context, _begin, (self.prepare,))
        return self.pool

    async def ask(self, pool: ProcessPoolExecutor, job: Job) -> tuple[str, str]:
        """One question to the workers.

        A question that is asked in the very moment in which a worker dies may be lost by the pool
        without a word. Who waits for long asks something else: a broken pool says so then.
        """
        answer = asyncio.get_running_loop().run_in_executor(pool, think_or_say_why_not, job)
        try:
            while not (await asyncio.wait((answer,), timeout=SUSPICION))[0]:
                pool.submit(int)
        finally:
            answer.cancel()  # nobody waits for it any more, if it has not come
        return answer.result()

    def close(self) -> None:
        """End the workers."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
