"""What keeps order among strangers, in PostgreSQL: owners of names, tries of a day, bans."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from waystone.match.order import Ban, OwnedName
from waystone.storage.postgres.erasing import PostgresErasing

_OWN: Final = """
with own as (
    insert into owned_name select unnest($1::text[]), $2, $3
    where not exists (select 1 from owned_name where key = any($1::text[]) and guest != $3)
    on conflict (key) do update set key = excluded.key returning guest
)
select coalesce(bool_and(guest = $3), false) from own
"""
_RENAME: Final = """
with freed as (delete from owned_name where guest = $1 and key != all($3::text[])),
named as (
    insert into owned_name select unnest($3::text[]), $2, $1 on conflict (key) do nothing
),
signed as (update score set name = $2 where guest = $1)
update guest set name = $2 where id = $1
"""
_TRY: Final = """
with gone as (delete from daily_try where day < $2)
insert into daily_try values ($1, $2, $3, $4) on conflict do nothing
"""
_TRIES: Final = "select count(*) from daily_try where game = $1 and day = $2 and origin = $3"
_BAN: Final = """
insert into ban values ($1, $2, $3)
on conflict (who) do update set until = excluded.until, why = excluded.why
"""
_REMOVE: Final = """
with gone as (delete from score where match = $1 returning match)
update match set ranked = false, revision = revision + 1
from gone where match.id = gone.match returning match.id
"""


class PostgresOrder(PostgresErasing):
    """The part of the store that helps the host."""

    async def own_name(self, keys: Sequence[str], name: str, guest: str) -> bool:
        """All names with these keys belong to the guest, unless one of them is another's."""
        rows = await self.write(_OWN, list(keys), name, guest)
        return bool(rows[0][0])

    async def owned_names(self, keys: Sequence[str]) -> list[OwnedName]:
        """Those of these keys that belong to somebody."""
        question = "select key, name, guest from owned_name where key = any($1::text[])"
        return [OwnedName(*row) for row in await self.read(question, list(keys))]

    async def rename_person(self, guest: str, name: str, keys: Sequence[str]) -> None:
        """A guest has another name, on the leaderboards too, all of it or nothing; names with
        these keys are theirs, and no others."""
        await self.write(_RENAME, guest, name, list(keys))

    async def count_try(self, game: str, day: str, origin: str, person: str) -> int:
        """Keep a try at a match of the day; how many people have tried from there. What was kept of
        other days goes."""
        await self.write(_TRY, game, day, origin, person)
        return await self.tries(game, day, origin)

    async def tries(self, game: str, day: str, origin: str) -> int:
        """How many people have tried from there."""
        return int((await self.read(_TRIES, game, day, origin))[0][0])

    async def ban(self, ban: Ban) -> None:
        """Somebody may not play here until a time; one in the past ends an earlier ban."""
        await self.write(_BAN, ban.who, ban.until, ban.why)

    async def bans(self, wall: int) -> list[Ban]:
        """Who may not play here at this time, the longest first."""
        question = "select who, until, why from ban where until > $1 order by until desc, who"
        return [Ban(*row) for row in await self.read(question, wall)]

    async def hide(self, match: str, hidden: bool) -> bool:
        """Show the entry of a match no more, or again; False if there is none."""
        change = "update score set hidden = $2 where match = $1 returning match"
        return bool(await self.write(change, match, hidden))

    async def remove_entry(self, match: str) -> bool:
        """The match has no entry any more and gets none; False if it had none."""
        return bool(await self.write(_REMOVE, match))
