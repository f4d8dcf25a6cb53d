"""Who is where: fastest first, and a hundred places."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from waystone.leaderboard.entry import Score

PLACES: Final = 100


def order(score: Score) -> tuple[int, int, int, int]:
    """Time, then fewer moves, fewer deaths, more explored (DD-93)."""
    figures = score.figures
    return figures.millis, figures.moves, figures.deaths, -figures.explored


def ranking(scores: Iterable[Score]) -> Iterator[tuple[int, Score]]:
    """The first hundred with their rank; equals share one, the earlier stands first (DD-93)."""
    in_order = sorted(scores, key=lambda score: (order(score), score.date, score.match))
    rank, before = 0, None
    for place, score in enumerate(in_order[:PLACES], 1):
        if order(score) != before:
            rank, before = place, order(score)
        yield rank, score
