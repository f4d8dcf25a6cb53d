"""Further devices of a guest, in PostgreSQL."""

from __future__ import annotations

from typing import Final

from waystone.match.model import Guest
from waystone.storage.postgres.order import PostgresOrder

_GUEST_OF: Final = """
select id, name from guest where token_hash = $1
union all
select id, name from guest where id = (select guest from device where token_hash = $1)
"""
_FORGET: Final = """
with gone as (delete from device where token_hash = $1)
update guest set token_hash = 'forgotten ' || id where token_hash = $1
"""
_KEEP: Final = """
with gone as (delete from device_code where guest = $2 or until <= $3)
insert into device_code values ($1, $2, $4)
"""
_USE: Final = """
with used as (delete from device_code where hash = $1 and until > $2 returning guest),
    kept as (insert into device select $3, guest, $2 from used)
select guest.id, guest.name from guest join used on used.guest = guest.id
"""


class PostgresDevices(PostgresOrder):
    """The part of the store that knows guests by the tokens of their devices."""

    async def guest_of(self, token_hash: str) -> Guest | None:
        """Whose token this is."""
        rows = await self.read(_GUEST_OF, token_hash)
        return Guest(*rows[0]) if rows else None

    async def guest(self, id: str) -> Guest | None:
        """The guest with this id, whatever their token is."""
        rows = await self.read("select id, name from guest where id = $1", id)
        return Guest(*rows[0]) if rows else None

    async def forget_token(self, token_hash: str) -> None:
        """This token is nobody's any more; the guest stays, for the matches it played."""
        await self.write(_FORGET, token_hash)

    async def keep_code(self, code_hash: str, guest: str, now: int, until: int) -> None:
        """A code lets another device in until then; an older one of this guest does no longer."""
        await self.write(_KEEP, code_hash, guest, now, until)

    async def use_code(self, code_hash: str, now: int, token_hash: str) -> Guest | None:
        """Whose code this is, if it is still good; the token is that guest's from now on."""
        rows = await self.write(_USE, code_hash, now, token_hash)
        return Guest(*rows[0]) if rows else None
