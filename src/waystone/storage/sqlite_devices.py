"""Further devices of a guest, in a SQLite file."""

from __future__ import annotations

import sqlite3
from typing import Final

from msgspec.structs import astuple

from waystone.match.model import Guest, Passkey
from waystone.storage.rows import PASSKEY
from waystone.storage.sqlite_order import SqliteOrder

_GUEST_OF: Final = """
select id, name from guest where token_hash = ?1
union all
select id, name from guest where id = (select guest from device where token_hash = ?1)
"""
_USE: Final = "delete from device_code where hash = ? and until > ? returning guest"
_ADD_PASSKEY: Final = f"""
insert into passkey ({PASSKEY}) select ?, ?, ?, ?, ?, ?
where (select count(*) from passkey where guest = ?) < ?
on conflict do nothing
"""
_USE_PASSKEY: Final = """
update passkey set sign_count = ?, used = ? where id = ? and used < ? returning guest
"""


class SqliteDevices(SqliteOrder):
    """The part of the store that knows guests by the tokens of their devices."""

    async def guest_of(self, token_hash: str) -> Guest | None:
        """Whose token this is."""
        row = await self.read(lambda db: db.execute(_GUEST_OF, (token_hash,)).fetchone())
        return Guest(*row) if row else None

    async def guest(self, id: str) -> Guest | None:
        """The guest with this id, whatever their token is."""
        question = "select id, name from guest where id = ?"
        row = await self.read(lambda db: db.execute(question, (id,)).fetchone())
        return Guest(*row) if row else None

    async def forget_token(self, token_hash: str) -> None:
        """This token is nobody's any more; the guest stays, for the matches it played."""

        def work(db: sqlite3.Connection) -> None:
            change = "update guest set token_hash = 'forgotten ' || id where token_hash = ?"
            db.execute(change, (token_hash,))
            db.execute("delete from device where token_hash = ?", (token_hash,))

        await self.writer.write(work)

    async def keep_code(self, code_hash: str, guest: str, now: int, until: int) -> None:
        """A code lets another device in until then; an older one of this guest does no longer."""

        def work(db: sqlite3.Connection) -> None:
            db.execute("delete from device_code where guest = ? or until <= ?", (guest, now))
            db.execute("insert into device_code values (?, ?, ?)", (code_hash, guest, until))

        await self.writer.write(work)

    async def use_code(self, code_hash: str, now: int, token_hash: str) -> Guest | None:
        """Whose code this is, if it is still good; the token is that guest's from now on."""

        def work(db: sqlite3.Connection) -> Guest | None:
            used = db.execute(_USE, (code_hash, now)).fetchone()
            if used is None:
                return None
            db.execute("insert into device values (?, ?, ?)", (token_hash, used[0], now))
            row = db.execute("select id, name from guest where id = ?", used).fetchone()
            return Guest(*row) if row else None

        return await self.writer.write(work)

    async def add_passkey(self, passkey: Passkey, most: int) -> bool:
        """Keep a passkey; False if it is known already or its guest has so many."""
        row = (*astuple(passkey), passkey.guest, most)
        return await self.writer.write(lambda db: db.execute(_ADD_PASSKEY, row).rowcount == 1)

    async def passkey(self, id: str) -> Passkey | None:
        """The passkey with this id."""
        question = f"select {PASSKEY} from passkey where id = ?"
        row = await self.read(lambda db: db.execute(question, (id,)).fetchone())
        return Passkey(*row) if row else None

    async def passkeys_of(self, guest: str) -> list[Passkey]:
        """The passkeys of a guest, the oldest first."""
        question = f"select {PASSKEY} from passkey where guest = ? order by created, id"
        rows = await self.read(lambda db: db.execute(question, (guest,)).fetchall())
        return [Passkey(*row) for row in rows]

    async def use_passkey(self, used: Passkey, token_hash: str, now: int) -> Guest | None:
        """Whose passkey this is, unless it has answered this challenge or a later one before; the
        token is that guest's from now on, too."""

        def work(db: sqlite3.Connection) -> Guest | None:
            row = (used.sign_count, used.used, used.id, used.used)
            found = db.execute(_USE_PASSKEY, row).fetchone()
            if found is None:
                return None
            db.execute("insert into device values (?, ?, ?)", (token_hash, found[0], now))
            named = db.execute("select id, name from guest where id = ?", found).fetchone()
            return Guest(*named) if named else None

        return await self.writer.write(work)

    async def remove_passkey(self, guest: str, id: str) -> bool:
        """This passkey is nobody's any more; False if the guest has no such passkey."""
        change = "delete from passkey where guest = ? and id = ?"
        return await self.writer.write(lambda db: db.execute(change, (guest, id)).rowcount == 1)
