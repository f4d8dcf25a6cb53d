"""Old matches in a SQLite file, and when the chores of a day are due."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import Final

from waystone.match.model import Written
from waystone.match.retention import Aged
from waystone.storage.compression import compress, decompress, grown, shrunk
from waystone.storage.rows import AGED, BELONGINGS, MAP_BYTES, STEP
from waystone.storage.sqlite_file import SqliteFile

_AGED: Final = f"""
select {AGED.format(greatest="max")} from match
where (created, id) > (?, ?) and created < ? order by created, id limit ?
"""
_TURN: Final = """
insert into chore values (?, ?) on conflict (name) do update set due = excluded.due where due <= ?
"""


class SqliteRetention(SqliteFile):
    """The part of the store that matches grow old in."""

    async def aged(self, before: int, after: tuple[int, str], most: int) -> list[Aged]:
        """Matches that were opened before this time, the oldest first, after that one."""
        rows = await self.read(lambda db: db.execute(_AGED, (*after, before, most)).fetchall())
        return [
            Aged(id, created, touched, bool(over), bool(signed), loose)
            for id, created, touched, over, signed, loose in rows
        ]

    async def compress(self, match: str) -> None:
        """Make the steps of a match small, but for the last: its number stays taken."""
        steps = (await self.read(lambda db: stored_steps(db, match, 0)))[:-1]
        if steps:
            content = await asyncio.to_thread(compress, steps)
            await self.writer.write(lambda db: _replace(db, match, len(steps), content))

    async def remove(self, match: str) -> None:
        """Forget a match with all that belongs to it, unless a leaderboard refers to it."""
        await self.writer.write(lambda db: _remove(db, match))

    async def keep_analysis(self, match: str, engine: int, text: str) -> None:
        """Keep what was found out about a match, in the place of what an older analysis found."""
        row = (match, engine, await asyncio.to_thread(shrunk, text))
        await self.writer.write(lambda db: _keep_analysis(db, row))

    async def analysis_of(self, match: str, engine: int) -> str | None:
        """What this version of the analysis found out about a match."""
        question = "select content from analysis where match = ? and engine = ?"
        row = await self.read(lambda db: db.execute(question, (match, engine)).fetchone())
        return await asyncio.to_thread(grown, row[0]) if row else None

    async def map_bytes(self, guest: str | None = None) -> int:
        """The bytes of settings with maps, in the matches that a guest opened or in all."""
        question = f"select {MAP_BYTES}"
        question += "" if guest is None else " and host = ?"
        values = () if guest is None else (guest,)
        found: int = await self.read(lambda db: db.execute(question, values).fetchone()[0])
        return found

    async def take_turn(self, chore: str, wall: int, again: int) -> bool:
        """Whether a chore is due at this time; then it is due `again` later."""
        row = (chore, again, wall)
        return await self.writer.write(lambda db: db.execute(_TURN, row).rowcount > 0)

    async def put_off(self, chore: str, until: int) -> None:
        """The chore is to be done at this time."""
        change = "insert or replace into chore values (?, ?)"
        await self.writer.write(lambda db: db.execute(change, (chore, until)) and None)


def stored_steps(db: sqlite3.Connection, match: str, after: int) -> list[Written]:
    """The steps of a match after this number, compressed or not."""
    question = "select content from compressed where match = ? and steps > ?"
    small = db.execute(question, (match, after)).fetchone()
    first = decompress(small[0], after) if small else []
    question = f"select {STEP} from step where match = ? and n > ? order by n"
    return [*first, *(Written(*row) for row in db.execute(question, (match, after)))]


def _replace(db: sqlite3.Connection, match: str, steps: int, content: bytes) -> None:
    db.execute("insert or replace into compressed values (?, ?, ?)", (match, steps, content))
    db.execute("delete from step where match = ? and n <= ?", (match, steps))


def _keep_analysis(db: sqlite3.Connection, row: tuple[str, int, bytes]) -> None:
    """Unless the match was removed meanwhile."""
    if db.execute("select 1 from match where id = ?", row[:1]).fetchone():
        db.execute("insert or replace into analysis values (?, ?, ?)", row)


def _remove(db: sqlite3.Connection, match: str) -> None:
    if db.execute("select 1 from score where match = ?", (match,)).fetchone():
        return
    for table in BELONGINGS:
        db.execute(f"delete from {table} where match = ?", (match,))
    db.execute("delete from match where id = ?", (match,))
