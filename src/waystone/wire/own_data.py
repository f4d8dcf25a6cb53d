"""What a guest is told of what is kept about them."""

from __future__ import annotations

import msgspec


class OwnMatch(msgspec.Struct, frozen=True):
    """A match in which you have or had a seat, said something or signed."""

    match: str
    game: str
    created: int
    state: str
    names: list[str]
    mine: list[int]


class OwnLine(msgspec.Struct, frozen=True):
    """What you said; `at` is milliseconds since 1970."""

    match: str
    name: str
    text: str
    at: int


class OwnEntry(msgspec.Struct, frozen=True):
    """What you signed on a leaderboard; `date` is milliseconds since 1970."""

    match: str
    game: str
    board: str
    name: str
    figures: dict[str, int]
    date: int
