"""Further devices of a guest, in PostgreSQL."""

from __future__ import annotations

from typing import Final

from msgspec.structs import astuple

from waystone.match.model import Guest, Passkey
from waystone.storage.postgres.order import PostgresOrder
from waystone.storage.rows import PASSKEY

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
_ADD_PASSKEY: Final = f"""
insert into passkey ({PASSKEY}) select $1, $2, $3, $4::bigint, $5::bigint, $6::bigint
where (select count(*) from passkey where guest = $2) < $7
on conflict do nothing returning id
"""
_USE_PASSKEY: Final = """
with found as (
    update passkey set sign_count = $2, used = $3 where id = $1 and used < $3 returning guest
), kept as (insert into device select $4, guest, $5 from found)
select guest.id, guest.name from guest join found on found.guest = guest.id
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

    async def add_passkey(self, passkey: Passkey, most: int) -> bool:
        """Keep a passkey; False if it is known already or its guest has so many."""
        return bool(await self.write(_ADD_PASSKEY, *astuple(passkey), most))

    async def passkey(self, id: str) -> Passkey | None:
        """The passkey with this id."""
        rows = await self.read(f"select {PASSKEY} from passkey where id = $1", id)
        return Passkey(*rows[0]) if rows else None

    async def passkeys_of(self, guest: str) -> list[Passkey]:
        """The passkeys of a guest, the oldest first."""
        question = f"select {PASSKEY} from passkey where guest = $1 order by created, id"
        return [Passkey(*row) for row in await self.read(question, guest)]

    async def use_passkey(self, used: Passkey, token_hash: str, now: int) -> Guest | None:
        """Whose passkey this is, unless it has answered this challenge or a later one before; the
        token is that guest's from now on, too."""
        rows = await self.write(_USE_PASSKEY, used.id, used.sign_count, used.used, token_hash, now)
        return Guest(*rows[0]) if rows else None

    async def remove_passkey(self, guest: str, id: str) -> bool:
        """This passkey is nobody's any more; False if the guest has no such passkey."""
        change = "delete from passkey where guest = $1 and id = $2 returning id"
        return bool(await self.write(change, guest, id))
