"""What a SQLite file keeps about one guest, to tell and to erase."""

from __future__ import annotations

import sqlite3
from typing import Final

import msgspec

from waystone.leaderboard.entry import LeaderboardEntry
from waystone.match.model import ChatLine
from waystone.match.seats import ANONYMOUS
from waystone.storage.compression import compress, decompress
from waystone.storage.erasing import hidden, nameless_steps
from waystone.storage.rows import CHAT, ENTRY, entry_of, to_json
from waystone.storage.sqlite_retention import SqliteRetention

_TOOK_PART: Final = """
select match from seat where guest = ?1 and guest != ''
union select match from former where guest = ?1
union select match from chat where guest = ?1 and guest != ''
union select match from score where guest = ?1 order by match limit ?2
"""
_NAMES: Final = """
select name from seat where match = ?1 and guest = ?2
union select name from former where match = ?1 and guest = ?2 and name != ''
"""
_SILENCE: Final = """
update chat set name = ?, text = '', phrase = null, guest = ''
where match = ? and (guest = ? or guest = '' and name in (select value from json_each(?)))
"""


class SqliteErasing(SqliteRetention):
    """The part of the store that knows what is whose."""

    async def took_part(self, guest: str, most: int) -> list[str]:
        """Matches where the guest holds or held a seat, said something or signed."""
        values = (guest, most)
        return await self.read(lambda db: [row[0] for row in db.execute(_TOOK_PART, values)])

    async def lines_of(self, guest: str, most: int) -> list[tuple[str, ChatLine]]:
        """What a guest has said and at which match, the newest first."""
        question = f"select match, {CHAT} from chat where guest = ? and guest != ''"
        question += " order by at desc, match limit ?"
        rows = await self.read(lambda db: db.execute(question, (guest, most)).fetchall())
        return [(match, ChatLine(*line)) for match, _, *line in rows]

    async def entries_of(self, guest: str, most: int) -> list[LeaderboardEntry]:
        """What a guest has signed, the newest first."""
        question = f"select {ENTRY} from score where guest = ? order by date desc, match limit ?"
        rows = await self.read(lambda db: db.execute(question, (guest, most)).fetchall())
        return [entry_of(row) for row in rows]

    async def erase(self, guest: str, match: str) -> None:
        """Nothing at this match tells of the guest any more, all at once."""
        await self.writer.write(lambda db: _erase(db, guest, match))

    async def remove_guest(self, guest: str) -> None:
        """The guest's token and names are gone."""

        def work(db: sqlite3.Connection) -> None:
            db.execute("delete from guest where id = ?", (guest,))
            for table in ("owned_name", "device", "device_code", "passkey"):
                db.execute(f"delete from {table} where guest = ?", (guest,))

        await self.writer.write(work)


def _erase(db: sqlite3.Connection, guest: str, match: str) -> None:
    names = {name for (name,) in db.execute(_NAMES, (match, guest))} - {ANONYMOUS}
    db.execute("delete from score where match = ? and guest = ?", (match, guest))
    db.execute(_SILENCE, (ANONYMOUS, match, guest, to_json(sorted(names))))
    _erase_names(db, match, names)
    mine = (match, guest)
    vacate = f"update seat set guest = '', name = '{ANONYMOUS}'"
    db.execute(f"{vacate} where match = ? and guest = ?", mine)
    db.execute("delete from former where match = ? and guest = ?", mine)


def _erase_names(db: sqlite3.Connection, match: str, names: set[str]) -> None:
    """From the first players and from the steps, compressed or not."""
    (players,) = db.execute("select players from match where id = ?", (match,)).fetchone()
    shown = to_json(hidden(msgspec.json.decode(players, type=list[str]), names))
    change = "update match set players = ?, revision = revision + 1 where id = ?"
    db.execute(change, (shown, match))
    change = f"update step set name = '{ANONYMOUS}' where match = ? and name = ?"
    db.executemany(change, [(match, name) for name in names])
    small = db.execute("select content from compressed where match = ?", (match,)).fetchone()
    if small:
        content = compress(nameless_steps(decompress(small[0]), names))
        db.execute("update compressed set content = ? where match = ?", (content, match))
