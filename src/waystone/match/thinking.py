"""Bots that think beside the server, so that neither it nor another match waits for them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from waystone.catalogue import find_game
from waystone.match.bots import HeavyBot, SlowBot
from waystone.match.model import Job, Question
from waystone.match.workers import Workers

REMEMBERED: Final = 64
BOTS_REMEMBERED: Final = 2000
"""Bots that answer at once keep no table: they are small."""
MOST_SECONDS: Final = 60.0
"""A slow bot may think so long about one decision."""
ANSWER_SECONDS: Final = 10.0
"""A heavy one so long: its table waits, and nobody can do anything there meanwhile."""
_slow: OrderedDict[tuple[str, int, str], SlowBot] = OrderedDict()
_heavy: OrderedDict[tuple[str, int, str], HeavyBot] = OrderedDict()


def think(job: Job) -> str:
    """In the worker: the chosen action's text. Matches that came lately are still in mind."""
    key = (job.match, job.seat, job.bot)
    bot = _slow.pop(key, None)
    if bot is None or bot.table.number > len(job.done):
        bot = SlowBot(job)
    text = bot.choose(job.done)
    _slow[key] = bot  # kept only if nothing went wrong
    while len(_slow) > REMEMBERED:
        _slow.popitem(last=False)
    return text


def choose(question: Question) -> str:
    """In the worker: what a heavy bot does; it is sent what its seat knows and nothing else."""
    key = (question.match, question.seat, question.luck)
    bot = _heavy.pop(key, None) or HeavyBot(question)
    text = bot.choose(question)
    _heavy[key] = bot
    while len(_heavy) > BOTS_REMEMBERED:
        _heavy.popitem(last=False)
    return text


def know(game: str) -> None:
    """In the worker: load a game, so that the first question need not wait for that."""
    find_game(game).open()


class WorkerThinker:
    """Lets slow bots think in one process and heavy ones in another, so that no table that waits
    for an answer waits for a deep thought of another's."""

    def __init__(self, prepare: Callable[[], None] | None = None) -> None:
        self.slow: Final = Workers(MOST_SECONDS, prepare=prepare)
        self.heavy: Final = Workers(ANSWER_SECONDS, prepare=prepare)

    async def think(self, job: Job) -> str:
        """As `think`, elsewhere."""
        return await self.slow.ask(think, job)

    async def choose(self, question: Question) -> str:
        """As `choose`, elsewhere."""
        return await self.heavy.ask(choose, question)

    def get_ready(self, game: str) -> None:
        """A heavy bot of this game has sat down."""
        self.heavy.get_ready(know, game)

    def close(self) -> None:
        """End the workers."""
        self.slow.close()
        self.heavy.close()
