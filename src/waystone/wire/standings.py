"""What is told of leaderboards and of matches of the day."""

from __future__ import annotations

import msgspec


class LeaderboardRow(msgspec.Struct, frozen=True):
    """One line of a leaderboard; `date` is milliseconds since 1970.

    `figures` are what the game ranks by, the most important first (`millis` is the time taken);
    `details` tell more of the match. `older_rules` and `can_replay` are as in `Past`.
    """

    rank: int
    name: str
    figures: dict[str, int]
    details: dict[str, str]
    date: int
    match: str
    mine: bool
    older_rules: int | None
    can_replay: bool


class PastDaily(msgspec.Struct, frozen=True):
    """A day that is over: its seed is public."""

    date: str
    seed: str
    entries: list[LeaderboardRow]
    programs: list[LeaderboardRow]


class DailyKind(msgspec.Struct, frozen=True):
    """What is played on a day: these settings, against this bot if there is one."""

    date: str
    settings: dict[str, str]
    opponent: str | None
