"""Everything in one SQLite file: readers beside one writer, nothing acknowledged is ever lost."""

from __future__ import annotations

import asyncio
import logging
import secrets
import sqlite3
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from waystone.leaderboard.entry import LeaderboardEntry
from waystone.leaderboard.ranking import PLACES
from waystone.match.model import (
    OPEN,
    OVER,
    RUNNING,
    VOID,
    Guest,
    MatchInfo,
    Place,
    StoreFailed,
    Written,
)
from waystone.storage.writer import Insert, Writer

T = TypeVar("T")
VERSION: Final = 4
LOG_PAGES: Final = 4000
PAGE_BYTES: Final = 4096
_MATCH: Final = (
    "id, game, version, settings, seed, ranked, host, created, daily, public, clock, invite,"
    " state, began, result, rematch, start, players"
)
_STEP: Final = "n, seat, text, digest, at, id, name"
_MERIT: Final = "merit_1, merit_2, merit_3, merit_4"
_SCORE: Final = f"match, game, board, guest, name, {_MERIT}, figures, details, date, rules, mark"
log = logging.getLogger("waystone.storage")


def connect(path: str) -> sqlite3.Connection:
    """A connection that waits for the disk before it says yes."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    connection.execute("pragma journal_mode=wal")
    connection.execute("pragma synchronous=full")
    connection.execute("pragma foreign_keys=on")
    # Carrying the log over into the file holds up commits, so it is done rarely.
    connection.execute(f"pragma wal_autocheckpoint={LOG_PAGES}")
    return connection


def make_room(connection: sqlite3.Connection) -> None:
    """Let the log reach its full length once, by a change too large for memory that is taken back.

    A commit that makes a file longer waits for the journal of the file system, and so for all that
    others write on this machine; one that overwrites waits for its own few pages. The commit that
    comes next brings the room to the disk.
    """
    pages = connection.execute("pragma cache_size").fetchone()[0]
    try:
        connection.execute("pragma wal_checkpoint(restart)")
        connection.execute("pragma cache_size=10")
        connection.execute("begin immediate")
        connection.execute("create table room (filler blob)")
        connection.execute("insert into room values (zeroblob(?))", (LOG_PAGES * PAGE_BYTES,))
    except sqlite3.OperationalError as error:
        log.warning("no room could be made for the log: %s", error)
    finally:
        connection.rollback()
        connection.execute(f"pragma cache_size={pages}")


def prepare(connection: sqlite3.Connection) -> None:
    """Make the tables, or bring older ones up to date, once, whoever comes first."""
    connection.execute("begin exclusive")
    found = connection.execute("pragma user_version").fetchone()[0]
    if found > VERSION:
        connection.execute("rollback")
        raise ValueError(f"the data is of version {found}; this program knows {VERSION}")
    steps = [f"sqlite-to-{number}.sql" for number in range(found + 1, VERSION + 1)]
    for name in steps if found else ["sqlite.sql"]:
        run_script(connection, name)
    connection.execute(f"pragma user_version={VERSION}")
    connection.execute("commit")


def run_script(connection: sqlite3.Connection, name: str) -> None:
    """The statements of a file, inside the transaction that is open."""
    script = files("waystone.storage").joinpath("schema", name)
    for statement in script.read_text(encoding="utf-8").split(";"):
        connection.execute(statement)


class SqliteStore:
    """Matches, guests and leaderboard entries in a file."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        connection = connect(str(path))
        make_room(connection)
        prepare(connection)
        self.writer: Final = Writer(connection)
        self.reading: Final = connect(str(path))
        self.reader: Final = ThreadPoolExecutor(1, "waystone-reader")

    async def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Ask in the reader's thread."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.reader, work, self.reading)
        except sqlite3.Error as error:
            raise StoreFailed("the server can't read its data right now") from error

    def close(self) -> None:
        """Write what waits and let go of the file."""
        self.writer.close()
        self.reader.shutdown()
        self.reading.close()

    # Matches

    async def create(self, info: MatchInfo, rematch_of: str = "") -> bool:
        """Keep a new match, linked from the one that it is a rematch of, unless there is one."""

        def work(db: sqlite3.Connection) -> bool:
            if rematch_of:
                link = "update match set rematch = ? where id = ? and rematch = ''"
                if not db.execute(link, (info.id, rematch_of)).rowcount:
                    return False
            _insert_match(db, info)
            return True

        try:
            return await self.writer.write(work)
        except sqlite3.IntegrityError:
            return False

    async def append(
        self, match: str, steps: Sequence[Written], state: str = "", result: str = ""
    ) -> None:
        """Keep further steps, and the state if it changed; all of it or nothing."""
        rows = _rows(match, steps)
        try:
            await self.writer.write(partial(_append, rows, match, state, result) if state else rows)
        except sqlite3.IntegrityError as error:
            raise StoreFailed("the match has moved on elsewhere") from error

    async def load(self, match: str) -> tuple[MatchInfo, list[Written]] | None:
        """A match with all its steps."""

        def work(db: sqlite3.Connection) -> tuple[MatchInfo, list[Written]] | None:
            db.execute("begin")  # one moment for both questions
            try:
                found = _infos(db, "id = ?", (match,))
                steps = db.execute(
                    f"select {_STEP} from step where match = ? order by n", (match,)
                ).fetchall()
            finally:
                db.execute("rollback")
            return (found[0], [Written(*row) for row in steps]) if found else None

        return await self.read(work)

    async def reseat(
        self, info: MatchInfo, before: Sequence[Place], steps: Sequence[Written] = ()
    ) -> bool:
        """Keep new places, state, result, first players and invite, with the steps made thereby."""
        rows = _rows(info.id, steps)
        gone = {place.guest for place in before if place.guest}.difference(info.guests())

        def work(db: sqlite3.Connection) -> bool:
            if _places(db, info.id) != list(before):
                return False
            rows(db)
            _reseat(db, info, gone)
            return True

        try:
            return await self.writer.write(work)
        except sqlite3.IntegrityError as error:
            raise StoreFailed("the match has moved on elsewhere") from error

    async def set_due(self, times: Mapping[str, int | None]) -> None:
        """Keep when matches have something to do, or that none have."""
        change = "update match set due = ? where id = ?"
        rows = [(at, match) for match, at in times.items()]
        await self.writer.write(lambda db: db.executemany(change, rows) and None)

    async def overdue(self, wall: int, most: int) -> list[str]:
        """Unfinished matches that had something to do before this time, the earliest first."""
        question = "select id from match where due <= ? and state in (?, ?) order by due limit ?"
        values = (wall, OPEN, RUNNING, most)
        return await self.read(lambda db: [row[0] for row in db.execute(question, values)])

    async def matches_of(self, guest: str, most: int) -> list[MatchInfo]:
        """Matches of a guest that are not over, newest first."""
        seats = "select match from seat where guest = ? and guest != ''"
        return await self.read(partial(_played, seats, guest, (OPEN, RUNNING), most))

    async def past_of(self, guest: str, most: int) -> list[MatchInfo]:
        """Matches of a guest that are over or void, newest first."""
        seats = "select match from seat where guest = ? and guest != ''"
        seats += " union select match from former where guest = ?"
        return await self.read(partial(_played, seats, guest, (OVER, VOID), most))

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

    # Guests

    async def add_guest(self, guest: Guest, token_hash: str, created: int) -> None:
        """Keep a new guest."""
        row = (guest.id, token_hash, guest.name, created)
        insert = "insert into guest values (?, ?, ?, ?)"
        await self.writer.write(lambda db: db.execute(insert, row) and None)

    async def guest_of(self, token_hash: str) -> Guest | None:
        """Whose token this is."""
        question = "select id, name from guest where token_hash = ?"
        row = await self.read(lambda db: db.execute(question, (token_hash,)).fetchone())
        return Guest(*row) if row else None

    async def rename(self, guest: str, name: str) -> None:
        """A guest has a new name."""
        change = "update guest set name = ? where id = ?"
        await self.writer.write(lambda db: db.execute(change, (name, guest)) and None)

    async def forget_token(self, token_hash: str) -> None:
        """This token is nobody's any more; the guest stays, for the matches it played."""
        change = "update guest set token_hash = 'forgotten ' || id where token_hash = ?"
        await self.writer.write(lambda db: db.execute(change, (token_hash,)) and None)

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
            await self.writer.write(lambda db: _insert_entry(db, entry))
        except sqlite3.IntegrityError:
            return False
        return True

    async def correct(self, entry: LeaderboardEntry) -> None:
        """Put the right entry in the place of a wrong one of the same match."""

        def work(db: sqlite3.Connection) -> None:
            db.execute("delete from score where match = ?", (entry.match,))
            _insert_entry(db, entry)

        await self.writer.write(work)

    async def entries(self, game: str, board: str) -> list[LeaderboardEntry]:
        """The best unmarked entries of a game's board, in order, as many as there are places."""
        question = f"select {_SCORE} from score where game = ? and board = ? and mark = ''"
        question += f" order by {_MERIT}, date, match limit {PLACES}"
        where = (game, board)
        return await self.read(lambda db: [_entry(row) for row in db.execute(question, where)])

    async def all_entries(self) -> list[LeaderboardEntry]:
        """Every entry, marked ones too, to compare with the records."""
        question = f"select {_SCORE} from score order by match"
        return await self.read(lambda db: [_entry(row) for row in db.execute(question)])


def _rows(match: str, steps: Sequence[Written]) -> Insert:
    return Insert("step", [(match, *msgspec.structs.astuple(step)) for step in steps])


def _reseat(db: sqlite3.Connection, info: MatchInfo, gone: Collection[str]) -> None:
    leavers = [(info.id, guest) for guest in gone]
    db.executemany("insert or ignore into former (match, guest) values (?, ?)", leavers)
    db.execute("delete from seat where match = ?", (info.id,))
    _insert_seats(db, info)
    change = "update match set state = ?, began = ?, result = ?, players = ?, invite = ?"
    values = (info.state, info.began, info.result, _json(info.players), info.invite)
    db.execute(f"{change} where id = ?", (*values, info.id))


def _append(rows: Insert, match: str, state: str, result: str, db: sqlite3.Connection) -> None:
    rows(db)
    db.execute("update match set state = ?, result = ? where id = ?", (state, result, match))


def _insert_match(db: sqlite3.Connection, info: MatchInfo) -> None:
    settings = _json(info.settings)
    row = (
        *(info.id, info.game, info.version, settings, info.seed, info.ranked, info.host),
        *(info.created, info.daily, info.public, info.clock, info.invite),
        *(info.state, info.began, info.result, info.rematch, info.start, _json(info.players)),
    )
    db.execute(f"insert into match ({_MATCH}) values ({', '.join('?' * len(row))})", row)
    _insert_seats(db, info)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _insert_seats(db: sqlite3.Connection, info: MatchInfo) -> None:
    rows = [
        (info.id, seat, place.player, place.guest, place.bot, place.name)
        for seat, place in enumerate(info.places)
    ]
    db.executemany("insert into seat values (?, ?, ?, ?, ?, ?)", rows)


def _insert_entry(db: sqlite3.Connection, entry: LeaderboardEntry) -> None:
    facts = (_json(each) for each in (entry.figures, entry.details))
    where = (entry.match, entry.game, entry.board)
    row = (*where, entry.guest, entry.name, *entry.sort_key, *facts, entry.date)
    row = (*row, entry.rules, entry.mark)
    db.execute(f"insert into score ({_SCORE}) values ({', '.join('?' * len(row))})", row)


def _infos(db: sqlite3.Connection, condition: str, values: tuple[Any, ...]) -> list[MatchInfo]:
    signed = "exists (select 1 from score where score.match = match.id)"
    rows = db.execute(f"select {_MATCH}, {signed} from match where {condition}", values).fetchall()
    return [_info(row, _places(db, row[0])) for row in rows]


def _played(
    seats: str, guest: str, states: Sequence[str], most: int, db: sqlite3.Connection
) -> list[MatchInfo]:
    condition = f"id in ({seats}) and state in ({', '.join('?' * len(states))})"
    values = (*[guest] * seats.count("?"), *states, most)
    return _infos(db, f"{condition} order by created desc, id limit ?", values)


def _places(db: sqlite3.Connection, match: str) -> list[Place]:
    question = "select player, guest, bot, name from seat where match = ? order by seat"
    return [Place(*row) for row in db.execute(question, (match,))]


def _info(row: tuple[Any, ...], places: list[Place]) -> MatchInfo:
    id, game, version, settings, seed, ranked, host, created, daily, public, clock, *rest = row
    invite, state, began, result, rematch, start, players, signed = rest
    return MatchInfo(
        id=id,
        game=game,
        version=version,
        settings=msgspec.json.decode(settings, type=dict[str, str]),
        seed=seed,
        ranked=bool(ranked),
        host=host,
        created=created,
        places=places,
        daily=daily,
        public=bool(public),
        clock=clock,
        invite=invite,
        state=state,
        began=began,
        result=result,
        rematch=rematch,
        signed=bool(signed),
        start=start,
        players=msgspec.json.decode(players, type=list[str]),
    )


def _entry(row: tuple[Any, ...]) -> LeaderboardEntry:
    match, game, board, guest, name, first, second, third, fourth, *facts = row
    sort_key = (first, second, third, fourth)
    figures = msgspec.json.decode(facts[0], type=dict[str, int])
    details = msgspec.json.decode(facts[1], type=dict[str, str])
    return LeaderboardEntry(match, game, board, guest, name, sort_key, figures, details, *facts[2:])
