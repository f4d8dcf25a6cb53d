"""The match of the day: the same for everybody, its seed known to nobody before the end."""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from hmac import new as hmac

from waystone.catalogue import find_game
from waystone.kernel.leaderboards import Daily, DailyKind
from waystone.match.model import Refusal


def day_of(wall: int) -> str:
    """The date of a moment, as 2026-11-16 (UTC)."""
    return datetime.fromtimestamp(wall / 1000, UTC).date().isoformat()


def day_before(date: str) -> str:
    """The date of the day before."""
    return (_start(date) - timedelta(days=1)).date().isoformat()


def last_week(date: str) -> list[str]:
    """The seven days that end with this one."""
    return [(_start(date) - timedelta(days=ago)).date().isoformat() for ago in range(6, -1, -1)]


def next_week(date: str) -> list[str]:
    """The seven days that begin with this one."""
    return [(_start(date) + timedelta(days=days)).date().isoformat() for days in range(7)]


def kind_on(what: Daily, date: str) -> DailyKind:
    """What is played on this day, by the calendar that everybody knows."""
    return what.week[_start(date).weekday() % len(what.week)]


def streak_of(days: Collection[str], date: str) -> int:
    """How many of these days lie in a row up to this one, or up to the day before: this one is not
    over yet."""
    last = date if date in days else day_before(date)
    length = 0
    while last in days:
        length, last = length + 1, day_before(last)
    return length


def end_of(date: str) -> int:
    """When the day is over, in milliseconds since 1970."""
    return int((_start(date) + timedelta(days=1)).timestamp() * 1000)


def _start(date: str) -> datetime:
    return datetime.fromisoformat(date).replace(tzinfo=UTC)


def is_past(date: str, wall: int) -> bool:
    """Whether this day's secrets may be told."""
    return wall >= end_of(date)


def daily_seed(secret: bytes, daily: Daily, date: str) -> str:
    """The seed of a day: HMAC of the game's word and the date under a secret of the server."""
    return hmac(secret, f"{daily.word} {date}".encode(), sha256).hexdigest()


def daily_of(game: str) -> Daily:
    """What a game plays as its match of the day, or a refusal if it has none."""
    today = find_game(game).rulebook.leaderboards.daily
    if today is None:
        raise Refusal("NO_DAILY")
    return today
