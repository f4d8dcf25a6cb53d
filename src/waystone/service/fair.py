"""A fair match: the bot that a player should win against about every second time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log
from typing import Final

from waystone.catalogue import GameEntry, find_game
from waystone.kernel.outcome import DRAW, WIN
from waystone.match.model import BOT, OVER, MatchInfo
from waystone.service.calls import Call
from waystone.service.matches import ending
from waystone.wire.player import FairOpponent

LOOKED_AT: Final = 60
"""So many of the latest matches: who gets better should not wait for long."""
BEGINNER: Final = "novice"
"""The bot that somebody is compared with who has not played here."""
DOUBT: Final = 300
"""How far from that people usually are (one standard deviation)."""
_TEN_TO_ONE: Final = 400 / log(10)
_STEP: Final = 10
Met = tuple[int, float]
"""A bot's number, and the points won against it: 1, ½ or 0."""


async def show(call: Call) -> FairOpponent:
    """The fair opponent for who asks, by the latest matches against bots."""
    entry = find_game(call.words["game"])
    past = await call.context.store.past_of(call.guest_id, LOOKED_AT) if call.guest_id else []
    met = [each for info in past for each in met_in(entry, info, call.guest_id)]
    strength = likeliest(met, beginner(entry))
    bot = nearest(entry, strength)
    return FairOpponent(bot, entry.rating(bot), strength, len(met))


def beginner(entry: GameEntry) -> int:
    """What somebody is thought to be worth of whom nothing is known."""
    known = entry.levels
    if BEGINNER in known:
        return known[BEGINNER].rating
    return sum(level.rating for level in known.values()) // max(1, len(known))


def met_in(entry: GameEntry, info: MatchInfo, guest: str) -> list[Met]:
    """The bots that a match compared a guest with: who won is better than all, the rest is open."""
    seats = info.seats_of(guest)
    if info.game != entry.name or info.state != OVER or len(seats) != 1 or info.again:
        return []
    results, _ = ending(info)
    if len(results) != len(info.places):
        return []
    mine = results[seats[0]]
    met = []
    for place, result in zip(info.places, results, strict=True):
        rating = entry.rating(place.bot) if place.player == BOT else None
        if rating is not None and (mine in (WIN, DRAW) or result == WIN):
            met.append((rating, points(mine, result)))
    return met


def points(mine: str, other: str) -> float:
    """Of one point between two."""
    if mine == other:
        return 0.5
    return 1.0 if mine == WIN or (mine == DRAW and other != WIN) else 0.0


def likeliest(met: Sequence[Met], usual: int) -> int:
    """The strength that fits best to what was won, near the usual one where little is known."""
    candidates = range(usual - 5 * DOUBT, usual + 5 * DOUBT, _STEP)
    return max(candidates, key=lambda strength: _fit(strength, met, usual))


def _fit(strength: int, met: Sequence[Met], usual: int) -> float:
    """The logarithm of how likely a strength is, given results and what is usual."""
    doubt = -(((strength - usual) / DOUBT) ** 2) / 2
    return doubt + sum(_likelihood(strength - rating, won) for rating, won in met)


def _likelihood(lead: float, won: float) -> float:
    """By the model that the bots' numbers come from."""
    expected = 1 / (1 + exp(-lead / _TEN_TO_ONE))
    return won * log(expected) + (1 - won) * log(1 - expected)


def nearest(entry: GameEntry, strength: int) -> str:
    """The bot of about this strength; the usual one where nothing was measured."""
    known: Mapping[str, int] = {
        bot: level.rating for bot, level in entry.levels.items() if bot in entry.bots
    }
    if not known:
        return entry.usual_bot
    return min(known, key=lambda bot: (abs(known[bot] - strength), known[bot]))
