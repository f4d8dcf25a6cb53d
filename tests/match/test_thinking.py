"""Slow bots in a process of their own."""

import asyncio
import os
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any

import pytest
from msgspec.structs import replace

from tests.match.kit import Hall, act, run
from waystone.match import thinking
from waystone.match.bots import job_for
from waystone.match.host import Host
from waystone.match.thinking import ThinkingFailed, WorkerThinker, think


async def cpu_match() -> Host:
    host = await Hall().open("me", "bot:knight", settings={"mode": "cpu"})
    await act(host, 0, "waystone a1")
    return host


def test_a_worker_follows_a_match_by_its_steps() -> None:
    """It catches up from wherever it was, and starts anew if it knows more than there is."""

    async def scene() -> None:
        thinking._bots.clear()
        host = await Hall().open("me", "bot:knight", settings={"mode": "cpu"})
        job = job_for(host.match.info, host.match.table, 1)
        assert think(replace(job, done=[])).startswith("waystone ")
        done = [(0, "waystone a1"), (1, "waystone h8"), (0, "next turn")]
        first = think(replace(job, done=done))
        assert first.startswith("move ")
        known = thinking._bots[host.match.info.id, 1, "knight"]
        assert known.table.number == 3
        assert think(replace(job, done=[(0, "waystone b2")])).startswith("waystone ")
        assert thinking._bots[host.match.info.id, 1, "knight"] is not known

    run(scene())


def test_only_so_many_matches_are_kept_in_mind() -> None:
    async def scene() -> None:
        thinking._bots.clear()
        host = await cpu_match()
        for number in range(thinking.REMEMBERED + 5):
            think(
                replace(job_for(host.match.info, host.match.table, 1), match=str(number), done=[])
            )
        assert len(thinking._bots) == thinking.REMEMBERED

    run(scene())


def test_a_real_worker_thinks_and_is_replaced_when_it_dies() -> None:
    async def scene() -> None:
        host = await cpu_match()
        job = replace(job_for(host.match.info, host.match.table, 1), done=[])
        thinker = WorkerThinker()
        try:
            assert (await thinker.think(job)).startswith("waystone ")
            assert thinker.pool is not None
            (worker,) = thinker.pool._processes.values()
            assert worker.pid not in (None, os.getpid())
            with pytest.raises(ThinkingFailed, match="there is no bot 'nobody'"):
                await thinker.think(replace(job, match="other", bot="nobody"))
            worker.kill()
            jobs = [replace(job, match=str(number)) for number in range(5)]
            texts = await asyncio.gather(*(thinker.think(each) for each in jobs))
            assert all(text.startswith("waystone ") for text in texts)
        finally:
            thinker.close()

    run(scene())


class LosesTheFirst(ProcessPoolExecutor):
    """A pool that breaks while the first question is asked, which it forgets."""

    asked = 0

    def submit(self, *words: Any, **more: Any) -> "Future[Any]":
        self.asked += 1
        if self.asked == 1:
            self._broken = True
            return Future()
        return super().submit(*words, **more)


def test_a_question_that_a_dying_pool_lost_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("waystone.match.thinking.SUSPICION", 0.05)

    async def scene() -> None:
        host = await cpu_match()
        thinker = WorkerThinker()
        thinker.pool = pool = LosesTheFirst(1)
        try:
            answer = await thinker.think(
                replace(job_for(host.match.info, host.match.table, 1), done=[])
            )
            assert answer.startswith("waystone ")
            assert (pool.asked, thinker.pool is pool) == (2, False)
        finally:
            thinker.close()
            pool.shutdown()

    run(scene())
