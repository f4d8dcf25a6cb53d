"""Everything in one SQLite file: readers beside one writer, nothing acknowledged is ever lost."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Collection, Coroutine, Mapping, Sequence
from typing import Any, Final

import msgspec

from waystone.leaderboard.entry import LeaderboardEntry
from waystone.leaderboard.ranking import PLACES
from waystone.match.model import (
    FREE,
    OPEN,
    OVER,
    RUNNING,
    VOID,
    ChatLine,
    Guest,
    MatchInfo,
    Overtaken,
    Place,
    Written,
)
from waystone.match.ports import Stand
from waystone.storage.alone import Alone
from waystone.storage.rows import (
    CHAT,
    CHAT_KEPT,
    ENTRY,
    GAPS,
    MATCH,
    PLACE,
    SEAT,
    SORT_KEY,
    Row,
    entry_of,
    entry_row,
    info_of,
    match_row,
    seat_rows,
    to_json,
)
from waystone.storage.sqlite_devices import SqliteDevices
from waystone.storage.sqlite_retention import stored_steps
from waystone.storage.steps import append, step_rows

_SITS: Final = "select match from seat where guest = ? and guest != ''"
"""The index of seats knows only those that are somebody's, and has to be told so: without the last
words all seats of the server are looked at."""
_PLAYING: Final = """
id in (
    select distinct match from seat where guest = ?1 and guest != '' and is_over = 0
    order by created desc, match limit ?2
) order by created desc, id
"""
_TOOK_PART: Final = """
select * from (
    select distinct {0}.match, {0}.created from {0} join match on match.id = {0}.match
    where guest = ?1 and guest != '' and {1} and state in ('over', 'void')
    order by {0}.created desc, {0}.match limit ?2
)
"""
_PLAYED: Final = f"""
id in (
    select match from ({_TOOK_PART.format("seat", "is_over = 1")}
    union {_TOOK_PART.format("former", "true")}) order by created desc, match limit ?2
) order by created desc, id
"""
"""Each asks for so many of the newest, which an index finds, however many there are."""


class SqliteStore(Alone, SqliteDevices):
    """Matches, guests and leaderboard entries in a file."""

    # Matches

    async def damage(self) -> list[str]:
        """What is damaged in the file, as SQLite says it; reads all of it."""
        return await self.read(_damage)

    async def some_matches(self, most: int) -> list[str]:
        """So many matches, by chance."""
        question = "select id from match order by random() limit ?"
        return [
            id for (id,) in await self.read(lambda db: db.execute(question, (most,)).fetchall())
        ]

    async def create(
        self, info: MatchInfo, rematch_of: str = "", steps: Sequence[Written] = ()
    ) -> bool:
        """Keep a new match, linked from the one that it is a rematch of, unless there is one."""

        def work(db: sqlite3.Connection) -> bool:
            if rematch_of:
                link = "update match set rematch = ?, revision = revision + 1"
                link += " where id = ? and rematch = ''"
                if not db.execute(link, (info.id, rematch_of)).rowcount:
                    return False
            size = len(to_json(info.settings).encode())
            _insert(db, "match", f"{MATCH}, settings_bytes", [(*match_row(info), size)])
            _insert(db, "seat", SEAT, seat_rows(info))
            step_rows(info.id, steps)(db)
            return True

        try:
            return await self.writer.write(work)
        except sqlite3.IntegrityError:
            return False

    def append(self, match: str, steps: Sequence[Written]) -> Coroutine[Any, Any, None]:
        """Keep further steps, all of them; or none, and Overtaken, if one of them is there."""
        return append(self.writer, match, steps)

    async def change(self, info: MatchInfo, steps: Sequence[Written] = ()) -> None:
        """Keep all that may change beside the steps, and the steps made thereby."""
        rows = step_rows(info.id, steps)

        def work(db: sqlite3.Connection) -> bool:
            if not _change(db, info):
                return False
            rows(db)
            return True

        try:
            is_kept = await self.writer.write(work)
        except sqlite3.IntegrityError as error:
            raise Overtaken from error
        if not is_kept:
            raise Overtaken

    async def load(self, match: str, after: int = 0) -> tuple[MatchInfo, list[Written]] | None:
        """A match with its steps after this number, both of the same moment."""

        def work(db: sqlite3.Connection) -> tuple[MatchInfo, list[Written]] | None:
            db.execute("begin")  # one moment for both questions
            try:
                found = _infos(db, "id = ?", (match,))
                steps = stored_steps(db, match, after)
            finally:
                db.execute("rollback")
            return (found[0], steps) if found else None

        return await self.read(work)

    async def set_due(self, times: Mapping[str, int | None]) -> None:
        """Keep when matches have something to do, or that none have."""
        change = "update match set due = ? where id = ?"
        rows = [(at, match) for match, at in times.items()]
        await self.writer.write(lambda db: db.executemany(change, rows) and None)

    async def overdue(self, wall: int, most: int, again: int) -> list[str]:
        """Unfinished matches that had something to do before this time, the earliest first."""
        question = "select id from match where due <= ? and state in (?, ?) order by due limit ?"
        values = (wall, OPEN, RUNNING, most)
        found = await self.read(lambda db: [row[0] for row in db.execute(question, values)])
        if found:
            await self.set_due(dict.fromkeys(found, again))
        return found

    async def on_show(self, following: Mapping[str, Collection[str]], most: int) -> list[MatchInfo]:
        """Public matches that somebody follows who sits there, or anybody where only bots do: open,
        then running, newest first."""
        pairs = [(match, guest) for match, guests in following.items() for guest in guests]
        pair = "json_extract(value, '$[0]') as match, json_extract(value, '$[1]') as guest"
        seats = (
            f"select match from (select {pair} from json_each(?)) join seat using (match, guest)"
        )
        people = "select 1 from seat where seat.match = match.id and player != 'bot'"
        shows = f"host != '' and id in (select value from json_each(?)) and not exists ({people})"
        shown = f"(id in ({seats} where guest != '') or ({shows}))"
        condition = f"{shown} and public and state in (?, ?)"
        values = (to_json(pairs), to_json([match for match, _ in pairs]), OPEN, RUNNING, most)
        condition += " order by state = 'open' desc, created desc, id limit ?"
        return await self.read(lambda db: _infos(db, condition, values)) if pairs else []

    async def stands(self, matches: Collection[str]) -> dict[str, Stand]:
        """Where these matches stand."""
        last = "(select coalesce(max(n), 0) from {0} where {0}.match = match.id)"
        question = f"select id, {last.format('step')}, revision, {last.format('chat')}"
        question += " from match where id in (select value from json_each(?))"
        ids = to_json(list(matches))
        rows = await self.read(lambda db: db.execute(question, (ids,)).fetchall())
        return {row[0]: Stand(*row[1:]) for row in rows}

    async def say(self, match: str, line: ChatLine) -> int:
        """Keep what was said at a match; its number."""
        row = msgspec.structs.astuple(line)

        def work(db: sqlite3.Connection) -> int:
            question = "select coalesce(max(n), 0) + 1 from chat where match = ?"
            n: int = db.execute(question, (match,)).fetchone()[0]
            _insert(db, "chat", f"match, {CHAT}", [(match, n, *row)])
            db.execute("delete from chat where match = ? and n <= ?", (match, n - CHAT_KEPT))
            return n

        return await self.writer.write(work)

    async def talk(self, match: str, after: int = 0) -> list[tuple[int, ChatLine]]:
        """The latest lines said at a match after this number, in their order, with theirs."""
        question = f"select {CHAT} from chat where match = ? and n > ? and text != '' order by n"
        rows = await self.read(lambda db: db.execute(question, (match, after)).fetchall())
        return [(n, ChatLine(*line)) for n, *line in rows]

    async def matches_of(self, guest: str, most: int) -> list[MatchInfo]:
        """Matches of a guest that are not over, newest first."""
        return await self.read(lambda db: _infos(db, _PLAYING, (guest, most)))

    async def past_of(self, guest: str, most: int) -> list[MatchInfo]:
        """Matches of a guest that are over or void, newest first."""
        return await self.read(lambda db: _infos(db, _PLAYED, (guest, most)))

    async def unfinished(self, game: str, versions: Sequence[int]) -> list[MatchInfo]:
        """Matches of a game that are not over and played by other versions than these."""
        others = f"version not in ({', '.join('?' * len(versions))})"
        condition = f"game = ? and state in (?, ?) and {others}"
        values = (game, OPEN, RUNNING, *versions)
        return await self.read(lambda db: _infos(db, condition, values))

    async def daily_of(self, guest: str, game: str, date: str) -> str | None:
        """The match in which a guest plays this game's match of the day, unless it is void."""
        question = "select id from match where game = ? and daily = ? and host = ?"
        question += f" and daily != '' and state != '{VOID}'"
        row = await self.read(lambda db: db.execute(question, (game, date, guest)).fetchone())
        return row[0] if row else None

    async def has_closed_daily(self, guest: str, game: str, date: str) -> bool:
        """Whether a guest's match of that day was closed without a result."""
        question = f"select 1 from match where id in ({_SITS})"
        question += f" and host = ? and game = ? and daily = ? and state = '{VOID}'"
        values = (guest, guest, game, date)
        return await self.read(lambda db: bool(db.execute(question, values).fetchone()))

    async def newly_open(self, game: str, since: int, most: int) -> list[MatchInfo]:
        """Public matches of a game that wait for players and were opened after that time."""
        free = "exists (select 1 from seat where seat.match = match.id and player = ?)"
        waits = f"(state = ? or state = ? and {free})"
        condition = f"created > ? and game = ? and public and {waits} order by created, id limit ?"
        values = (since, game, OPEN, RUNNING, FREE, most)
        return await self.read(lambda db: _infos(db, condition, values))

    async def finished_days(self, guest: str, game: str, most: int) -> list[str]:
        """The days whose match of the day of this game a guest has finished, the latest first."""
        # By the guest's seats: there may be very many matches of the day, but few of one guest.
        question = f"select daily from match where id in ({_SITS})"
        question += f" and host = ? and game = ? and daily != '' and state = '{OVER}'"
        question += " order by daily desc limit ?"
        values = (guest, guest, game, most)
        rows = await self.read(lambda db: db.execute(question, values).fetchall())
        return [row[0] for row in rows]

    # Guests

    async def add_guest(self, guest: Guest, token_hash: str, created: int) -> None:
        """Keep a new guest."""
        row = (guest.id, token_hash, guest.name, created)
        insert = "insert into guest values (?, ?, ?, ?)"
        await self.writer.write(lambda db: db.execute(insert, row) and None)

    async def rename(self, guest: str, name: str) -> None:
        """A guest has a new name."""
        change = "update guest set name = ? where id = ?"
        await self.writer.write(lambda db: db.execute(change, (name, guest)) and None)

    async def secret(self, name: str) -> bytes:
        """A secret of this server, made when it is first asked for."""

        def work(db: sqlite3.Connection) -> bytes:
            row = (name, secrets.token_bytes(32))
            db.execute("insert or ignore into meta values (?, ?)", row)
            found = db.execute("select value from meta where name = ?", (name,)).fetchone()
            return bytes(found[0])

        return await self.writer.write(work)

    # Scores

    async def sign(self, entry: LeaderboardEntry) -> bool:
        """Keep an entry; False if the match was signed before."""
        try:
            await self.writer.write(lambda db: _insert(db, "score", ENTRY, [entry_row(entry)]))
        except sqlite3.IntegrityError:
            return False
        return True

    async def correct(self, entry: LeaderboardEntry) -> None:
        """Put the right entry in the place of a wrong one of the same match."""

        def work(db: sqlite3.Connection) -> None:
            db.execute("delete from score where match = ?", (entry.match,))
            _insert(db, "score", ENTRY, [entry_row(entry)])

        await self.writer.write(work)

    async def entries(self, game: str, board: str) -> list[LeaderboardEntry]:
        """The best unmarked entries of a game's board, in order, as many as there are places."""
        question = (
            f"select {ENTRY} from score where game = ? and board = ? and mark = '' and not hidden"
        )
        question += f" order by {SORT_KEY}, date, match limit {PLACES}"
        where = (game, board)
        return await self.read(lambda db: [entry_of(row) for row in db.execute(question, where)])

    async def all_entries(self) -> list[LeaderboardEntry]:
        """Every entry, marked ones too, to compare with the records."""
        question = f"select {ENTRY} from score order by match"
        return await self.read(lambda db: [entry_of(row) for row in db.execute(question)])


def _change(db: sqlite3.Connection, info: MatchInfo) -> bool:
    """Keep it, unless somebody else has changed the match meanwhile."""
    change = "update match set state = ?, began = ?, result = ?, players = ?, invite = ?,"
    change += " offers = ?, revision = revision + 1 where id = ? and revision = ?"
    what = (info.state, info.began, info.result, to_json(info.players), info.invite)
    values = (*what, to_json(info.offers), info.id, info.revision)
    if not db.execute(change, values).rowcount:
        return False
    if (places := _places(db, info.id)) != info.places:
        gone = {place.guest: place.name for place in places if place.guest not in info.guests()}
        leavers = [(info.id, guest, info.created, name) for guest, name in gone.items() if guest]
        db.executemany("insert or ignore into former values (?, ?, ?, ?)", leavers)
        db.execute("delete from seat where match = ?", (info.id,))
        _insert(db, "seat", SEAT, seat_rows(info))
    elif info.is_over():
        db.execute("update seat set is_over = 1 where match = ?", (info.id,))
    return True


def _insert(db: sqlite3.Connection, table: str, columns: str, rows: Sequence[Row]) -> None:
    marks = ", ".join("?" * len(columns.split(",")))
    db.executemany(f"insert into {table} ({columns}) values ({marks})", rows)


def _infos(db: sqlite3.Connection, condition: str, values: tuple[Any, ...]) -> list[MatchInfo]:
    signed = "exists (select 1 from score where score.match = match.id)"
    rows = db.execute(f"select {MATCH}, {signed} from match where {condition}", values).fetchall()
    return [info_of(row[:-1], _places(db, row[0]), bool(row[-1])) for row in rows]


def _places(db: sqlite3.Connection, match: str) -> list[Place]:
    question = f"select {PLACE} from seat where match = ? order by seat"
    rows = db.execute(question, (match,))
    return [
        Place(kind, guest, bot, name, bool(program)) for kind, guest, bot, name, program in rows
    ]


def _damage(db: sqlite3.Connection) -> list[str]:
    try:
        found = [text for (text,) in db.execute("pragma integrity_check") if text != "ok"]
    except sqlite3.DatabaseError as error:
        found = [str(error)]
    if found:
        return found  # other questions would only stumble over the same
    for table, row, parent, _ in db.execute("pragma foreign_key_check"):
        found.append(f"row {row} of {table} belongs to no {parent}")
    for match, count, last in db.execute(GAPS):
        found.append(f"match {match} has {count} of {last} steps")
    return found
