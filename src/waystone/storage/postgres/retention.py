"""Old matches in PostgreSQL, and when the chores of a day are due."""

from __future__ import annotations

import asyncio
from typing import Final

from waystone.match.retention import Aged
from waystone.storage.compression import compress, grown, shrunk
from waystone.storage.postgres.matches import MatchTables
from waystone.storage.rows import AGED, BELONGINGS, MAP_BYTES

_AGED: Final = f"""
select {AGED.format(greatest="greatest")} from match
where (created, id) > ($1, $2) and created < $3 order by created, id limit $4
"""
_COMPRESS: Final = """
with small as (
    insert into compressed as old values ($1, $2, $3) on conflict (match) do update
    set steps = excluded.steps, content = excluded.content where old.steps < excluded.steps
    returning match, steps
)
delete from step using small where step.match = small.match and n <= small.steps
"""
_REMOVE: Final = f"""
with gone as (
    select id from match where id = $1 and not exists (select from score where match = $1)
), {", ".join(f"no_{t} as (delete from {t} using gone where match = gone.id)" for t in BELONGINGS)}
delete from match using gone where match.id = gone.id
"""
_TURN: Final = """
insert into chore as old values ($1, $2)
on conflict (name) do update set due = excluded.due where old.due <= $3 returning name
"""
_PUT_OFF: Final = """
insert into chore values ($1, $2) on conflict (name) do update set due = excluded.due
"""
_KEEP_ANALYSIS: Final = """
insert into analysis select $1::text, $2::integer, $3::bytea
where exists (select from match where id = $1)
on conflict (match) do update set engine = excluded.engine, content = excluded.content
"""
_MAP_BYTES: Final = f"select {MAP_BYTES} and ($1::text is null or host = $1)"


class PostgresRetention(MatchTables):
    """The part of the store that matches grow old in."""

    async def aged(self, before: int, after: tuple[int, str], most: int) -> list[Aged]:
        """Matches that were opened before this time, the oldest first, after that one."""
        return [Aged(*row) for row in await self.read(_AGED, *after, before, most)]

    async def compress(self, match: str) -> None:
        """Make the steps of a match small, but for the last: its number stays taken."""
        found = await self.load(match)
        steps = found[1][:-1] if found is not None else []
        if steps:
            content = await asyncio.to_thread(compress, steps)
            await self.write(_COMPRESS, match, len(steps), content)

    async def remove(self, match: str) -> None:
        """Forget a match with all that belongs to it, unless a leaderboard refers to it."""
        await self.write(_REMOVE, match)

    async def keep_analysis(self, match: str, engine: int, text: str) -> None:
        """Keep what was found out about a match, in the place of what an older analysis found."""
        await self.write(_KEEP_ANALYSIS, match, engine, await asyncio.to_thread(shrunk, text))

    async def analysis_of(self, match: str, engine: int) -> str | None:
        """What this version of the analysis found out about a match."""
        question = "select content from analysis where match = $1 and engine = $2"
        rows = await self.read(question, match, engine)
        return await asyncio.to_thread(grown, bytes(rows[0][0])) if rows else None

    async def map_bytes(self, guest: str | None = None) -> int:
        """The bytes of settings with maps, in the matches that a guest opened or in all."""
        return int((await self.read(_MAP_BYTES, guest))[0][0])

    async def take_turn(self, chore: str, wall: int, again: int) -> bool:
        """Whether a chore is due at this time; then it is due `again` later."""
        return bool(await self.write(_TURN, chore, again, wall))

    async def put_off(self, chore: str, until: int) -> None:
        """The chore is to be done at this time."""
        await self.write(_PUT_OFF, chore, until)
