"""Matches, guests and leaderboard entries in PostgreSQL."""

from __future__ import annotations

import secrets
from typing import Final

import asyncpg

from waystone.leaderboard.entry import LeaderboardEntry
from waystone.leaderboard.ranking import PLACES
from waystone.match.model import Guest
from waystone.storage.postgres.devices import PostgresDevices
from waystone.storage.rows import ENTRY, SORT_KEY, entry_of, entry_row

_COLUMNS: Final = [name.strip() for name in ENTRY.split(",")]
_MARKS: Final = ", ".join(f"${n}" for n in range(1, len(_COLUMNS) + 1))
_SIGN: Final = f"insert into score ({ENTRY}) values ({_MARKS})"
_CHANGED: Final = ", ".join(f"{name} = excluded.{name}" for name in _COLUMNS)
_CORRECT: Final = f"{_SIGN} on conflict (match) do update set {_CHANGED}"
_SECRET: Final = """
with new as (insert into meta values ($1, $2) on conflict do nothing returning value)
select value from new union all select value from meta where name = $1
"""


class PostgresStore(PostgresDevices):
    """All that is kept, in a database that other processes use, too."""

    # Guests

    async def add_guest(self, guest: Guest, token_hash: str, created: int) -> None:
        """Keep a new guest."""
        insert = "insert into guest values ($1, $2, $3, $4)"
        await self.write(insert, guest.id, token_hash, guest.name, created)

    async def rename(self, guest: str, name: str) -> None:
        """A guest has a new name."""
        await self.write("update guest set name = $2 where id = $1", guest, name)

    async def secret(self, name: str) -> bytes:
        """A secret of this server and all others on the database, made when first asked for."""
        rows = await self.write(_SECRET, name, secrets.token_bytes(32))
        # Who lost a race sees the winner's in the next statement only.
        rows = rows or await self.read("select value from meta where name = $1", name)
        return bytes(rows[0][0])

    # Leaderboard entries

    async def sign(self, entry: LeaderboardEntry) -> bool:
        """Keep an entry; False if the match was signed before."""
        try:
            await self.write(_SIGN, *entry_row(entry))
        except asyncpg.UniqueViolationError:
            return False
        return True

    async def correct(self, entry: LeaderboardEntry) -> None:
        """Put the right entry in the place of a wrong one of the same match."""
        await self.write(_CORRECT, *entry_row(entry))

    async def entries(self, game: str, board: str) -> list[LeaderboardEntry]:
        """The best unmarked entries of a game's board, in order, as many as there are places."""
        question = f"select {ENTRY} from score where game = $1 and board = $2 and mark = ''"
        question += " and not hidden"
        question += f" order by {SORT_KEY}, date, match limit {PLACES}"
        return [entry_of(row) for row in await self.read(question, game, board)]

    async def all_entries(self) -> list[LeaderboardEntry]:
        """Every entry, marked ones too, to compare with the records."""
        rows = await self.read(f"select {ENTRY} from score order by match")
        return [entry_of(row) for row in rows]
