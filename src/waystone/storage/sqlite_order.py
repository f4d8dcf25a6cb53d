"""What keeps order among strangers, in a SQLite file: owners of names, tries of a day, bans."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Final

from waystone.match.order import Ban, OwnedName
from waystone.storage.rows import to_json
from waystone.storage.sqlite_erasing import SqliteErasing

_TRY: Final = "insert or ignore into daily_try values (?, ?, ?, ?)"
_TRIES: Final = "select count(*) from daily_try where game = ? and day = ? and origin = ?"
_HIDE: Final = "update score set hidden = ? where match = ?"


def _owned(db: sqlite3.Connection, keys: Sequence[str]) -> list[OwnedName]:
    among = "key in (select value from json_each(?))"
    question = f"select key, name, guest from owned_name where {among}"
    return [OwnedName(*row) for row in db.execute(question, (to_json(list(keys)),))]


def _own(db: sqlite3.Connection, keys: Sequence[str], name: str, guest: str) -> None:
    rows = [(key, name, guest) for key in keys]
    db.executemany("insert or ignore into owned_name values (?, ?, ?)", rows)


class SqliteOrder(SqliteErasing):
    """The part of the store that helps the host."""

    async def own_name(self, keys: Sequence[str], name: str, guest: str) -> bool:
        """All names with these keys belong to the guest, unless one of them is another's."""

        def work(db: sqlite3.Connection) -> bool:
            if any(each.guest != guest for each in _owned(db, keys)):
                return False
            _own(db, keys, name, guest)
            return True

        return await self.writer.write(work)

    async def owned_names(self, keys: Sequence[str]) -> list[OwnedName]:
        """Those of these keys that belong to somebody."""
        return await self.read(lambda db: _owned(db, keys))

    async def rename_person(self, guest: str, name: str, keys: Sequence[str]) -> None:
        """A guest has another name, on the leaderboards too, all of it or nothing; names with
        these keys are theirs, and no others."""

        def work(db: sqlite3.Connection) -> None:
            db.execute("delete from owned_name where guest = ?", (guest,))
            _own(db, keys, name, guest)
            db.execute("update score set name = ? where guest = ?", (name, guest))
            db.execute("update guest set name = ? where id = ?", (name, guest))

        await self.writer.write(work)

    async def count_try(self, game: str, day: str, origin: str, person: str) -> int:
        """Keep a try at a match of the day; how many people have tried from there. What was kept of
        other days goes."""

        def work(db: sqlite3.Connection) -> int:
            db.execute("delete from daily_try where day < ?", (day,))
            db.execute(_TRY, (game, day, origin, person))
            return int(db.execute(_TRIES, (game, day, origin)).fetchone()[0])

        return await self.writer.write(work)

    async def tries(self, game: str, day: str, origin: str) -> int:
        """How many people have tried from there."""
        values = (game, day, origin)
        return await self.read(lambda db: int(db.execute(_TRIES, values).fetchone()[0]))

    async def ban(self, ban: Ban) -> None:
        """Somebody may not play here until a time; one in the past ends an earlier ban."""

        def work(db: sqlite3.Connection) -> None:
            db.execute("insert or replace into ban values (?, ?, ?)", (ban.who, ban.until, ban.why))

        await self.writer.write(work)

    async def bans(self, wall: int) -> list[Ban]:
        """Who may not play here at this time, the longest first."""
        question = "select who, until, why from ban where until > ? order by until desc, who"
        rows = await self.read(lambda db: db.execute(question, (wall,)).fetchall())
        return [Ban(*row) for row in rows]

    async def hide(self, match: str, hidden: bool) -> bool:
        """Show the entry of a match no more, or again; False if there is none."""
        return await self.writer.write(
            lambda db: db.execute(_HIDE, (int(hidden), match)).rowcount > 0
        )

    async def remove_entry(self, match: str) -> bool:
        """The match has no entry any more and gets none; False if it had none."""

        def work(db: sqlite3.Connection) -> bool:
            found = db.execute("delete from score where match = ?", (match,)).rowcount > 0
            if found:
                change = "update match set ranked = 0, revision = revision + 1 where id = ?"
                db.execute(change, (match,))
            return found

        return await self.writer.write(work)
