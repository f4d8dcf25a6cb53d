"""Matches, their steps and what is said at them, in PostgreSQL."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

import asyncpg
import msgspec

from waystone.match.model import ChatLine, MatchInfo, Overtaken, StoreFailed, Written
from waystone.match.ports import Stand
from waystone.storage.postgres import sql
from waystone.storage.postgres.database import Database
from waystone.storage.postgres.link import DAMAGE
from waystone.storage.postgres.loading import INFO, Loaded, to_info
from waystone.storage.postgres.writer import APPEND
from waystone.storage.rows import CHAT, CHAT_KEPT, GAPS, match_row, seat_rows, to_json

_STEP_COLUMNS: Final = 7
_SEAT_COLUMNS: Final = 8
_TRIES: Final = 20


class MatchTables(Database):
    """The part of the store that keeps matches."""

    async def damage(self) -> list[str]:
        """What is damaged in the database: steps that are missing, or the first page of theirs that
        it can't read."""
        try:
            rows = await self.read(GAPS)
        except StoreFailed as error:
            if isinstance(error.__cause__, DAMAGE):
                return [f"a part of the database is damaged: {error.__cause__}"]
            raise
        return [f"match {match} has {count} of {last} steps" for match, count, last in rows]

    async def some_matches(self, most: int) -> list[str]:
        """So many matches, by chance."""
        return [
            row[0]
            for row in await self.read("select id from match order by random() limit $1", most)
        ]

    async def create(
        self, info: MatchInfo, rematch_of: str = "", steps: Sequence[Written] = ()
    ) -> bool:
        """Keep a new match, linked from the one that it is a rematch of, unless there is one."""
        seats = columns([row[1:] for row in seat_rows(info)], _SEAT_COLUMNS)
        try:
            values = (*match_row(info), rematch_of, *seats, *step_columns(steps))
            rows = await self.write(sql.CREATE, *values)
        except asyncpg.UniqueViolationError:
            return False
        return bool(rows[0][0])

    async def append(self, match: str, steps: Sequence[Written]) -> None:
        """Keep further steps, all of them; or none, and Overtaken, if one of them is there."""
        if steps:
            try:
                await self.write(APPEND, [match] * len(steps), *step_columns(steps))
            except asyncpg.UniqueViolationError as error:
                raise Overtaken from error

    async def change(self, info: MatchInfo, steps: Sequence[Written] = ()) -> None:
        """Keep all that may change beside the steps, and the steps made thereby."""
        what = (info.state, info.began, info.result, to_json(info.players), info.invite)
        seats = columns([row[1:] for row in seat_rows(info)], _SEAT_COLUMNS)
        values = (info.id, info.revision, *what, to_json(info.offers))
        try:
            rows = await self.write(sql.CHANGE, *values, *seats, *step_columns(steps))
        except asyncpg.UniqueViolationError as error:
            raise Overtaken from error
        if not rows[0][0]:
            raise Overtaken

    async def load(self, match: str, after: int = 0) -> Loaded | None:
        """A match with its steps after this number, both of the same moment."""
        return await self.loader.load(match, after)

    # What is due

    async def set_due(self, times: Mapping[str, int | None]) -> None:
        """Keep when matches have something to do, or that none have."""
        if times:
            await self.write(sql.SET_DUE, list(times), list(times.values()))

    async def overdue(self, wall: int, most: int, again: int) -> list[str]:
        """Unfinished matches that had something to do before this time, the earliest first."""
        rows = await self.read(sql.OVERDUE, wall, most, again)
        return [id for id, _ in sorted(rows, key=lambda row: (row[1], row[0]))]

    # Lists

    async def on_show(self, following: Mapping[str, Collection[str]], most: int) -> list[MatchInfo]:
        """Public matches that somebody follows who sits there, or anybody where only bots do: open,
        then running, newest first."""
        pairs = [(match, guest) for match, guests in following.items() for guest in guests]
        return await self.infos(sql.ON_SHOW, *columns(pairs, 2), most) if pairs else []

    async def matches_of(self, guest: str, most: int) -> list[MatchInfo]:
        """Matches of a guest that are not over, newest first."""
        return await self.infos(sql.PLAYING, guest, most)

    async def past_of(self, guest: str, most: int) -> list[MatchInfo]:
        """Matches of a guest that are over or void, newest first."""
        return await self.infos(sql.PLAYED, guest, most)

    async def unfinished(self, game: str, versions: Sequence[int]) -> list[MatchInfo]:
        """Matches of a game that are not over and played by other versions than these."""
        return await self.infos(sql.UNFINISHED, game, list(versions))

    async def daily_of(self, guest: str, game: str, date: str) -> str | None:
        """The match in which a guest plays this game's match of the day, unless it is void."""
        rows = await self.read(sql.DAILY, game, date, guest)
        return rows[0][0] if rows else None

    async def has_closed_daily(self, guest: str, game: str, date: str) -> bool:
        """Whether a guest's match of that day was closed without a result."""
        return bool(await self.read(sql.CLOSED_DAILY, guest, game, date))

    async def newly_open(self, game: str, since: int, most: int) -> list[MatchInfo]:
        """Public matches of a game that wait for players and were opened after that time."""
        return await self.infos(sql.NEWLY_OPEN, since, game, most)

    async def finished_days(self, guest: str, game: str, most: int) -> list[str]:
        """The days whose match of the day of this game a guest has finished, the latest first."""
        return [row[0] for row in await self.read(sql.FINISHED_DAYS, guest, game, most)]

    async def infos(self, condition: str, *values: Any) -> list[MatchInfo]:
        """Matches without their steps."""
        return [to_info(row) for row in await self.read(f"select {INFO} {condition}", *values)]

    async def stands(self, matches: Collection[str]) -> dict[str, Stand]:
        """Where these matches stand."""
        rows = await self.read(sql.STANDS, list(matches))
        return {row[0]: Stand(*row[1:]) for row in rows}

    # Chat

    async def say(self, match: str, line: ChatLine) -> int:
        """Keep what was said at a match; its number."""
        values = msgspec.structs.astuple(line)
        for _ in range(_TRIES):
            try:
                rows = await self.write(sql.SAY, match, *values, CHAT_KEPT)
            except asyncpg.UniqueViolationError:
                continue  # somebody spoke in another process at the same moment
            number: int = rows[0][0]
            return number
        raise StoreFailed

    async def talk(self, match: str, after: int = 0) -> list[tuple[int, ChatLine]]:
        """The latest lines said at a match after this number, in their order, with theirs."""
        question = f"select {CHAT} from chat where match = $1 and n > $2 and text != '' order by n"
        rows = await self.read(question, match, after)
        return [(n, ChatLine(*line)) for n, *line in rows]


def step_columns(steps: Sequence[Written]) -> list[list[Any]]:
    """Steps by columns, as `unnest` takes them."""
    return columns([msgspec.structs.astuple(step) for step in steps], _STEP_COLUMNS)


def columns(rows: Sequence[Sequence[Any]], number: int) -> list[list[Any]]:
    """Rows by columns, of which there are so many even where there is no row."""
    return [list(column) for column in zip(*rows, strict=True)] or [[] for _ in range(number)]
