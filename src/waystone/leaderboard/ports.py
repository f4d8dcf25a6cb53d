"""What a leaderboard needs from outside: somebody who keeps the signed entries."""

from __future__ import annotations

from typing import Protocol

from waystone.leaderboard.entry import LeaderboardEntry


class EntryStore(Protocol):
    """Keeps entries; one per match."""

    async def sign(self, entry: LeaderboardEntry) -> bool:
        """Keep a entry; False if the match was signed before."""

    async def entries(self, game: str, board: str) -> list[LeaderboardEntry]:
        """The best unmarked entries of a game's board, in order, as many as there are places."""

    async def entries_of(self, guest: str, most: int) -> list[LeaderboardEntry]:
        """What a guest has signed, the newest first."""

    async def all_entries(self) -> list[LeaderboardEntry]:
        """Every entry, marked ones too, to compare with the records."""

    async def correct(self, entry: LeaderboardEntry) -> None:
        """Put the right entry in the place of a wrong one of the same match."""
