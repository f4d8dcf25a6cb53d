"""What a leaderboard needs from outside: somebody who keeps the signed scores."""

from __future__ import annotations

from typing import Protocol

from waystone.leaderboard.entry import Score


class ScoreStore(Protocol):
    """Keeps scores; one per match."""

    async def sign(self, score: Score) -> bool:
        """Keep a score; False if the match was signed before."""

    async def scores(self, game: str, board: str) -> list[Score]:
        """The best unmarked scores of a game's board, in order, as many as there are places."""

    async def all_scores(self) -> list[Score]:
        """Every score, marked ones too, to compare with the records."""

    async def correct(self, score: Score) -> None:
        """Put the right score in the place of a wrong one of the same match."""
