"""Who is where: by sort key, and a hundred places."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from waystone.leaderboard.entry import LeaderboardEntry

PLACES: Final = 100


def ranking(entries: Iterable[LeaderboardEntry]) -> Iterator[tuple[int, LeaderboardEntry]]:
    """The first hundred with their rank; equals share one, the earlier stands first (DD-93)."""
    in_order = sorted(entries, key=lambda entry: (entry.sort_key, entry.date, entry.match))
    rank, before = 0, None
    for place, entry in enumerate(in_order[:PLACES], 1):
        if entry.sort_key != before:
            rank, before = place, entry.sort_key
        yield rank, entry
