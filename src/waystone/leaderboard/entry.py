"""One line of a leaderboard: what the winner's own record says, and a name."""

from __future__ import annotations

import msgspec


class Figures(msgspec.Struct, frozen=True):
    """What a record says about its winner (DD-87 to DD-91)."""

    millis: int
    moves: int
    deaths: int
    explored: int
    level: int
    mode: str
    edition: str


class Score(msgspec.Struct, frozen=True):
    """A signed victory: `date` is when the match ended, in milliseconds since 1970."""

    match: str
    board: str
    guest: str
    name: str
    figures: Figures
    date: int
