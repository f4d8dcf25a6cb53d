"""What PostgreSQL keeps about one guest, to tell and to erase."""

from __future__ import annotations

from typing import Final

from waystone.leaderboard.entry import LeaderboardEntry
from waystone.match.model import ChatLine
from waystone.match.seats import ANONYMOUS
from waystone.storage.compression import compress, decompress
from waystone.storage.erasing import hidden, nameless_steps
from waystone.storage.postgres.retention import PostgresRetention
from waystone.storage.rows import CHAT, ENTRY, entry_of, to_json

_TOOK_PART: Final = """
select match from seat where guest = $1 and guest != ''
union select match from former where guest = $1
union select match from chat where guest = $1 and guest != ''
union select match from score where guest = $1 order by match limit $2
"""
_NAMES: Final = """
select name from seat where match = $1 and guest = $2
union select name from former where match = $1 and guest = $2 and name != ''
"""
_ERASE: Final = """
with signed as (
    delete from score where match = $1 and guest = $2
), silent as (
    update chat set name = $3, text = '', phrase = null, guest = ''
    where match = $1 and (guest = $2 or guest = '' and name = any($4::text[]))
), unnamed as (
    update step set name = $3 where match = $1 and name = any($4::text[])
), changed as (
    update match set players = $5, revision = revision + 1 where id = $1
), small as (
    update compressed set content = $6 where match = $1 and $6::bytea is not null
), gone as (
    delete from former where match = $1 and guest = $2
)
update seat set guest = '', name = $3 where match = $1 and guest = $2
"""
_REMOVE: Final = """
with unnamed as (delete from owned_name where guest = $1),
    devices as (delete from device where guest = $1),
    codes as (delete from device_code where guest = $1),
    passkeys as (delete from passkey where guest = $1)
delete from guest where id = $1
"""


class PostgresErasing(PostgresRetention):
    """The part of the store that knows what is whose."""

    async def took_part(self, guest: str, most: int) -> list[str]:
        """Matches where the guest holds or held a seat, said something or signed."""
        return [row[0] for row in await self.read(_TOOK_PART, guest, most)]

    async def lines_of(self, guest: str, most: int) -> list[tuple[str, ChatLine]]:
        """What a guest has said and at which match, the newest first."""
        question = f"select match, {CHAT} from chat where guest = $1 and guest != ''"
        question += " order by at desc, match limit $2"
        rows = await self.read(question, guest, most)
        return [(match, ChatLine(*line)) for match, _, *line in rows]

    async def entries_of(self, guest: str, most: int) -> list[LeaderboardEntry]:
        """What a guest has signed, the newest first."""
        question = f"select {ENTRY} from score where guest = $1 order by date desc, match limit $2"
        return [entry_of(row) for row in await self.read(question, guest, most)]

    async def erase(self, guest: str, match: str) -> None:
        """Nothing at this match tells of the guest any more, all at once."""
        names = {row[0] for row in await self.read(_NAMES, match, guest)} - {ANONYMOUS}
        found = await self.load(match)
        if found is not None:
            shown = to_json(hidden(found[0].players, names))
            content = await self._nameless_content(match, names)
            values = (ANONYMOUS, sorted(names), shown, content)
            await self.write(_ERASE, match, guest, *values)

    async def _nameless_content(self, match: str, names: set[str]) -> bytes | None:
        rows = await self.read("select content from compressed where match = $1", match)
        return compress(nameless_steps(decompress(rows[0][0]), names)) if rows else None

    async def remove_guest(self, guest: str) -> None:
        """The guest's token and names are gone."""
        await self.write(_REMOVE, guest)
