"""What bots think that do not answer at once; wherever that is, their matches are remembered."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from waystone.catalogue import find_game
from waystone.match.bots import HeavyBot, SlowBot
from waystone.match.model import BotQuestion, Job

REMEMBERED: Final = 64
BOTS_REMEMBERED: Final = 2000
"""Bots that answer at once keep no table: they are small."""
_slow: OrderedDict[tuple[str, int, str], SlowBot] = OrderedDict()
_heavy: OrderedDict[tuple[str, int, str], HeavyBot] = OrderedDict()


def think(job: Job) -> str:
    """The chosen action's text. Matches that came lately are still in mind."""
    key = (job.match, job.seat, job.bot)
    bot = _slow.pop(key, None)
    if bot is None or bot.table.number > len(job.done):
        bot = SlowBot(job)
    text = bot.choose(job.done)
    _slow[key] = bot  # kept only if nothing went wrong
    while len(_slow) > REMEMBERED:
        _slow.popitem(last=False)
    return text


def choose(question: BotQuestion) -> str:
    """What a heavy bot does; it is sent what its seat knows and nothing else."""
    key = (question.match, question.seat, question.luck)
    bot = _heavy.pop(key, None) or HeavyBot(question)
    text = bot.choose(question)
    _heavy[key] = bot
    while len(_heavy) > BOTS_REMEMBERED:
        _heavy.popitem(last=False)
    return text


def know(game: str) -> None:
    """Load a game, so that the first question need not wait for that."""
    find_game(game).open()
