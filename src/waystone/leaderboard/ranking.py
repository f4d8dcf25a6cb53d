"""Who is where: by merit, and a hundred places."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from waystone.leaderboard.entry import Score

PLACES: Final = 100


def ranking(scores: Iterable[Score]) -> Iterator[tuple[int, Score]]:
    """The first hundred with their rank; equals share one, the earlier stands first (DD-93)."""
    in_order = sorted(scores, key=lambda score: (score.merit, score.date, score.match))
    rank, before = 0, None
    for place, score in enumerate(in_order[:PLACES], 1):
        if score.merit != before:
            rank, before = place, score.merit
        yield rank, score
