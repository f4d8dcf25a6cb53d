"""One line of a leaderboard: what the winner's own record says, and a name."""

from __future__ import annotations

import msgspec

from waystone.kernel.leaderboards import SortKey


class LeaderboardEntry(msgspec.Struct, frozen=True):
    """A signed victory: `date` is when the match ended, in milliseconds since 1970.

    `sort_key` are four numbers that rank it, the least first; the game made them of its figures.
    `rules` is their version. An entry with a `mark`, which says what is wrong with it, is kept but
    not shown, nor is one that the host has `hidden`.
    """

    match: str
    game: str
    board: str
    guest: str
    name: str
    sort_key: SortKey
    figures: dict[str, int]
    details: dict[str, str]
    date: int
    rules: int
    mark: str = ""
    hidden: bool = False
