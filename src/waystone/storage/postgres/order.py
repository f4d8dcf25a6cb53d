"""What keeps order among strangers, in PostgreSQL: owners of names, tries of a day, bans."""

from __future__ import annotations

from typing import Final

from waystone.match.order import Ban
from waystone.storage.postgres.erasing import PostgresErasing

_OWN: Final = """
insert into owned_name values ($1, $2, $3) on conflict (key) do update set key = excluded.key
returning guest
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

    async def own_name(self, key: str, name: str, guest: str) -> bool:
        """All names with this key belong to the guest, unless they are another's."""
        rows = await self.write(_OWN, key, name, guest)
        return bool(rows[0][0] == guest)

    async def name_owner(self, key: str) -> str:
        """Whom names with this key belong to, empty if nobody."""
        rows = await self.read("select guest from owned_name where key = $1", key)
        return rows[0][0] if rows else ""

    async def free_name(self, key: str) -> None:
        """Names with this key are nobody's."""
        await self.write("delete from owned_name where key = $1", key)

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
