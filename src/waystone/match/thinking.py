"""Bots that think beside the server, so that neither it nor another match waits for them."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final, TypeVar

from waystone.analysis.orders import StudyOrder, studied
from waystone.match.model import BotQuestion, Job, Refusal
from waystone.match.thoughts import choose, know, think
from waystone.match.workers import Workers, WorkFailed

T = TypeVar("T")
R = TypeVar("R")
MOST_SECONDS: Final = 60.0
"""A slow bot may think so long about one decision, in time of a processor."""
ANSWER_SECONDS: Final = 10.0
"""A heavy one so long: its table waits, and nobody can do anything there meanwhile."""
BOARD_SECONDS: Final = 20.0
STUDY_SECONDS: Final = 120.0
"""A piece of an analysis, which should take one."""
BOARD_MEGABYTES: Final = 1500
"""A worker for large boards has so much room, libraries included."""
log: Final = logging.getLogger("waystone.match")


class WorkerThinker:
    """Lets slow bots think in one process, heavy ones in another, has large boards laid out in a
    third and matches analysed in a fourth, so that nobody who waits for one waits for another."""

    def __init__(self, prepare: Callable[[], None] | None = None) -> None:
        self.slow: Final = Workers(MOST_SECONDS, prepare=prepare)
        self.heavy: Final = Workers(ANSWER_SECONDS, prepare=prepare)
        self.boards: Final = Workers(BOARD_SECONDS, megabytes=BOARD_MEGABYTES, prepare=prepare)
        self.studies: Final = Workers(STUDY_SECONDS, prepare=prepare)

    async def think(self, job: Job) -> str:
        """As `think`, elsewhere."""
        return await self.slow.ask(think, job)

    async def choose(self, question: BotQuestion) -> str:
        """As `choose`, elsewhere."""
        return await self.heavy.ask(choose, question)

    async def make(self, task: Callable[[T], R], argument: T) -> R:
        """A task about a large board, elsewhere and within bounds."""
        try:
            return await self.boards.ask(task, argument)
        except WorkFailed as failed:
            log.warning("a task about a large board failed: %s", failed)
            raise Refusal("NO_ROOM_FOR_MAPS") from failed

    async def study(self, order: StudyOrder) -> str:
        """As `studied`, elsewhere."""
        return await self.studies.ask(studied, order)

    def get_ready(self, game: str) -> None:
        """A heavy bot of this game has sat down."""
        self.heavy.get_ready(know, game)

    def waiting(self) -> dict[str, float]:
        """How many wait for an answer, by what they wait for."""
        all_workers = {
            "slow": self.slow,
            "heavy": self.heavy,
            "boards": self.boards,
            "studies": self.studies,
        }
        return {name: workers.waiting for name, workers in all_workers.items()}

    def close(self) -> None:
        """End the workers."""
        self.slow.close()
        self.heavy.close()
        self.boards.close()
        self.studies.close()
