"""What the parts of the PostgreSQL store ask of a database and of time, without either."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, cast

import asyncpg
import msgspec
import pytest

from tests.match.kit import FakeThinker, run
from waystone.match.in_process import SystemClock
from waystone.match.model import StoreFailed
from waystone.match.ports import Notice
from waystone.storage.migrations import VERSION, OtherVersion
from waystone.storage.postgres import bus, importing, link, loading, ports, presence, schema
from waystone.storage.postgres.bus import PostgresBus, joined, message_of, packed
from waystone.storage.postgres.database import Database
from waystone.storage.postgres.link import Link, Links
from waystone.storage.postgres.presence import SharedPresence
from waystone.storage.postgres.store import PostgresStore
from waystone.storage.postgres.writer import APPEND, GroupWriter, Waiting, merged

NOWHERE = "postgresql://nobody@127.0.0.1:1/x"


class Transaction:
    async def __aenter__(self) -> None: ...
    async def __aexit__(self, *_: object) -> None: ...


class Line:
    """A connection that notes what it is asked; its answers are by the beginning of a question."""

    def __init__(self, answers: dict[str, Any] | None = None) -> None:
        self.answers = answers or {}
        self.asked: list[tuple[Any, ...]] = []

    def _answer(self, sql: str, *values: Any) -> Any:
        self.asked.append((sql, *values))
        answer = next((self.answers[key] for key in self.answers if sql.startswith(key)), None)
        if isinstance(answer, BaseException):
            raise answer
        return answer

    async def fetch(self, sql: str, *values: Any) -> Any:
        return self._answer(sql, *values) or []

    async def fetchval(self, sql: str, *values: Any) -> Any:
        return self._answer(sql, *values)

    async def execute(self, sql: str, *values: Any) -> Any:
        return self._answer(sql, *values)

    def transaction(self) -> Transaction:
        self.asked.append(("begin",))
        return Transaction()

    async def add_listener(self, channel: str, hear: object) -> None:
        self.asked.append(("listen", channel))

    async def close(self, timeout: float) -> None:
        self.asked.append(("goodbye", timeout))

    def terminate(self) -> None:
        self.asked.append(("cut",))

    def is_closed(self) -> bool:
        return False


def lay(monkeypatch: pytest.MonkeyPatch, module: object, line: Line) -> None:
    """Whoever connects there gets this connection."""

    async def connect(url: str) -> Line:
        return line

    monkeypatch.setattr(module, "connect", connect)


def test_a_connection_says_who_it_is_and_waits_five_seconds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[Any] = []

    async def connect(url: str, **more: Any) -> Line:
        asked.append((url, more))
        return Line()

    monkeypatch.setattr(asyncpg, "connect", connect)
    run(link.connect(NOWHERE))
    who = {"application_name": "waystone"}
    assert asked == [(NOWHERE, {"timeout": 5.0, "server_settings": who})]


@pytest.mark.parametrize(
    ("found", "said"),
    [
        (None, "the database has no tables yet: `waystone migrate` makes them"),
        (
            VERSION - 1,
            f"the data is of version {VERSION - 1}; this program needs version {VERSION}: "
            "`waystone migrate` brings it up to date",
        ),
        (VERSION, ""),
        (VERSION + 1, f"the data is of version {VERSION + 1}; this program knows version"),
    ],
)
def test_tables_of_another_version_are_refused_with_what_to_do(
    monkeypatch: pytest.MonkeyPatch, found: int | None, said: str
) -> None:
    line = Line({"select to_regclass": found and "table", "select version": found})
    lay(monkeypatch, schema, line)
    told = ""
    try:
        run(schema.check(NOWHERE))
    except OtherVersion as refused:
        told = str(refused)
    assert bool(told) == bool(said)
    assert told.startswith(said)
    assert line.asked[-1] == ("goodbye", 1)


def test_who_migrates_holds_the_lock_first_and_says_goodbye(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    line = Line({"select to_regclass": "table", "select version": VERSION})
    lay(monkeypatch, schema, line)

    async def scene() -> None:
        assert await schema.migrate(NOWHERE) == VERSION

    run(scene())
    first, last = line.asked[:2], line.asked[-3:]
    assert first == [("begin",), ("select pg_advisory_xact_lock($1)", schema.ONE_AT_A_TIME)]
    insert = "insert into schema_version values ($1)"
    assert last == [("delete from schema_version",), (insert, VERSION), ("goodbye", 1)]


def test_nothing_is_imported_where_something_is_and_goodbye_is_said(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    line = Line({"select exists (select from device)": True})
    lay(monkeypatch, importing, line)
    with pytest.raises(importing.NotEmpty, match="holds matches or guests already; take an empty"):
        run(importing.import_sqlite(tmp_path / "w.db", NOWHERE, print))
    assert line.asked[-1] == ("goodbye", 1)
    assert line.asked[0] == ("begin",)


def test_rows_are_imported_five_thousand_at_a_time_and_truths_as_such() -> None:
    with closing(sqlite3.connect(":memory:")) as old:
        old.execute("create table score (match, hidden, n)")
        old.executemany("insert into score values (?, ?, 1)", [("m", n % 2) for n in range(5001)])
        parts = list(importing.chunks(old, "score", ["match", "hidden", "n"]))
    assert [len(part) for part in parts] == [5000, 1]
    assert [repr(row) for row in parts[0][:2]] == ["('m', False, 1)", "('m', True, 1)"]


# News


def a_bus() -> PostgresBus:
    return PostgresBus(NOWHERE, Link(NOWHERE), cast(SharedPresence, Quiet()))


class Quiet:
    def __init__(self) -> None:
        self.told: list[str] = []

    async def flush(self) -> None:
        self.told.append("who is here")


class Enough(Exception):
    """A test has seen what it wanted."""


def slept(monkeypatch: pytest.MonkeyPatch, most: int) -> list[float]:
    """Nobody waits; how long somebody would have, until it was so often."""
    found: list[float] = []

    async def sleep(seconds: float) -> None:
        found.append(seconds)
        if len(found) == most:
            raise Enough

    monkeypatch.setattr(asyncio, "sleep", sleep)
    return found


def test_who_can_not_be_heard_is_tried_again_after_half_a_second(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    found, rests, errors = a_bus(), slept(monkeypatch, 3), [OSError("gone"), TimeoutError()]

    async def listen_once() -> None:
        found.is_listening.set()
        if errors:
            raise errors.pop(0)

    found.listen_once = listen_once  # type: ignore[method-assign]
    with pytest.raises(Enough), caplog.at_level(logging.ERROR, "waystone.storage"):
        run(found.listen_for_ever())
    assert rests == [0.5] * 3
    assert not found.is_listening.is_set()
    said = "other processes can't be heard: "
    assert caplog.messages == [f"{said}gone", f"{said}TimeoutError"]


def test_who_listens_looks_every_two_seconds_whether_anybody_is_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    line, found = Line(), a_bus()
    lay(monkeypatch, bus, line)
    rests = slept(monkeypatch, 3)
    with pytest.raises(Enough):
        run(found.listen_once())
    assert line.asked == [("listen", "waystone"), ("select 1",), ("select 1",), ("cut",)]
    assert found.is_listening.is_set()
    assert rests == [2.0] * 3


def test_notices_are_gathered_for_some_milliseconds(monkeypatch: pytest.MonkeyPatch) -> None:
    line, found = Line(), a_bus()
    found.link.connection = line
    real, rests = asyncio.sleep, []

    async def sleep(seconds: float) -> None:
        rests.append(seconds)
        await real(0)

    monkeypatch.setattr(asyncio, "sleep", sleep)

    async def scene() -> None:
        for n in (1, 2):
            found.announce(Notice("m", n, "p"))
        assert found.sending is not None
        await found.sending

    run(scene())
    text = '["p",[["m",1,false,false,0],["m",2,false,false,0]],[]]'
    assert (rests, line.asked) == ([0.004], [("select pg_notify($1, $2)", "waystone", text)])


def test_who_is_here_is_told_before_the_news_of_it() -> None:
    """Whoever hears of somebody's coming finds them there."""
    quiet = Quiet()
    told = quiet.told

    async def fetch(sql: str, *values: Any) -> list[Any]:
        told.append(sql)
        return []

    made = PostgresBus(NOWHERE, Link(NOWHERE), cast(SharedPresence, quiet))
    made.link.fetch = fetch  # type: ignore[method-assign]
    made.waiting = [Notice("m", 1, "p")]
    run(made.send())
    assert told == ["who is here", "select pg_notify($1, $2)"]


def test_what_could_not_be_told_is_counted_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    found = a_bus()
    found.link.rests_until = float("inf")
    found.waiting = [Notice("m", n, "p") for n in range(3)]
    with caplog.at_level(logging.WARNING, "waystone.storage"):
        run(found.send())
    assert caplog.messages == ["3 notices could not be told to other processes"]
    assert found.waiting == []


@pytest.mark.parametrize("size", [7899, 7900, 7901])
def test_a_text_holds_as_much_as_postgresql_takes(size: int) -> None:
    """Up to 7,900 bytes; longer ones are halved."""
    notices = [Notice("m" * 60, n, "p") for n in range(10, 90)]
    whole = len(msgspec.json.encode(joined([message_of(each) for each in notices])))
    notices[0] = Notice("m" * (60 + size - whole), 10, "p")
    texts = [len(text) for text in packed(list(notices))]
    assert texts == [size] if size <= 7900 else len(texts) == 2


# Presence


def test_a_process_may_miss_some_beats_before_it_is_thought_dead() -> None:
    """Its row is renewed every two seconds, and lives ten."""
    assert (ports.BEAT_SECONDS, presence.LIFE_SECONDS) == (2.0, 10)
    assert "interval '10 seconds'" in presence._ALIVE
    assert "interval '10 seconds'" in presence._BURY


def test_a_process_beats_again_and_again_whatever_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    rests, beats = slept(monkeypatch, 3), []

    class Beating:
        async def beat(self) -> None:
            beats.append(1)
            raise StoreFailed

    with pytest.raises(Enough):
        run(ports.beat(cast(SharedPresence, Beating())))
    assert (rests, len(beats)) == ([2.0] * 3, 2)


def test_a_beat_says_that_we_live_then_who_is_here_then_looks_around() -> None:
    line = Line({"\ninsert into process": [(True,)], "\nselect match": [("m", "bob", 2)]})
    own, readers = Link(NOWHERE), Links(NOWHERE, 1)
    own.connection = readers.links[0].connection = line
    here = SharedPresence(own, readers, "p")
    changed: list[str] = []
    here.changed = changed.append
    here.enter("m", "ada")
    here.enter("n", "")
    here.untold.clear()

    async def scene() -> None:
        await here.beat()
        assert [each[1:] for each in line.asked] == [
            ("p",),
            ("p", ["m", "n"], ["ada", ""], [1, 1]),
            (),
            ("p",),
        ], "who was thought dead tells all anew"
        assert here.following("m") == {"ada": 1, "bob": 2}
        assert here.all_following() == {"m": {"ada": 1, "bob": 2}, "n": {"": 1}}
        line.answers["\ninsert into process"] = [(False,)]
        line.asked.clear()
        await here.beat()
        assert [each[1:] for each in line.asked] == [("p",), (), ("p",)], "nothing is new"
        assert changed == ["m"]
        line.answers["\nselect match"] = []
        await here.beat()
        assert (changed, here.elsewhere) == (["m", "m"], {})
        await here.close()
        assert line.asked[-1][1:] == ("p",)

    run(scene())


def test_who_joins_many_processes_waits_for_the_bus_and_says_how_it_is_set_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    line = Line({"\ninsert into process": [(True,)]})
    lay(monkeypatch, bus, line)
    lay(monkeypatch, link, line)

    async def scene() -> None:
        store = PostgresStore(NOWHERE)
        async with ports.many_processes(store, SystemClock(), FakeThinker()) as made:
            assert made.is_shared
            assert cast(PostgresBus, made.bus).is_listening.is_set()
            assert len(made.process) >= 8
            assert made.store is store
        assert line.asked[-1] == ("goodbye", 1)

    run(scene())


# Writing


def test_a_commit_takes_a_thousand_writes() -> None:
    async def scene() -> None:
        writer = GroupWriter(Link(NOWHERE))
        sizes: list[int] = []

        async def commit(batch: list[Waiting]) -> None:
            sizes.append(len(batch))

        writer.commit = commit  # type: ignore[method-assign]
        writes = [writer.write("insert", "m") for _ in range(1001)]
        found = await asyncio.gather(*writes, return_exceptions=True)
        assert {type(each) for each in found} == {StoreFailed}, "nobody had another answer"
        assert sizes == [1000, 1]

    run(scene())


def test_a_failed_commit_is_told_with_its_size(caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        writer = GroupWriter(Link(NOWHERE))
        writer.link.rests_until = float("inf")
        await asyncio.gather(*(writer.write("x", name) for name in "abc"), return_exceptions=True)

    with caplog.at_level(logging.ERROR, "waystone.storage"):
        run(scene())
    assert caplog.messages == ["a commit of 3 writes failed"]


def test_steps_are_one_statement_and_all_is_in_the_order_of_matches() -> None:
    loop = asyncio.new_event_loop()
    made: Callable[[], asyncio.Future[Any]] = loop.create_future
    futures = [made() for _ in range(4)]
    batch = [
        Waiting(APPEND, [["b"], [1]], futures[0]),
        Waiting("say", ["z", 1], futures[1]),
        Waiting(APPEND, [["a", "a"], [1, 2]], futures[2]),
        Waiting("due", [["y", "x"], [5, 6]], futures[3]),
    ]
    found = merged(batch)
    assert [(each.sql, each.values) for each in found] == [
        (APPEND, [["a", "a", "b"], [1, 2, 1]]),
        ("due", [["y", "x"], [5, 6]]),
        ("say", ["z", 1]),
    ]
    assert found[0].futures == [futures[2], futures[0]]
    assert [each.sql for each in merged(batch[1:2])] == ["say"]
    loop.close()


# Trouble


def test_damage_is_remembered_and_told_and_the_connection_stays(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def scene() -> None:
        for damage in (asyncpg.DataCorruptedError("page 3"), asyncpg.IndexCorruptedError("i")):
            database = Database(NOWHERE)
            reader = database.readers.links[-1]
            reader.connection = line = Line({"select": damage})
            with pytest.raises(StoreFailed, match="the server can't read its data right now"):
                await reader.fetch("select")
            assert reader.connection is line
            assert not reader.rests_until
            with pytest.raises(StoreFailed, match="is damaged; waystone doctor tells which"):
                await database.probe()

    with caplog.at_level(logging.ERROR, "waystone.storage"):
        run(scene())
    said = "a part of the database is damaged: "
    assert caplog.messages == [f"{said}page 3", f"{said}i"]


@pytest.mark.parametrize(
    ("error", "said"), [(OSError("no route"), "no route"), (TimeoutError(), "TimeoutError")]
)
def test_a_database_that_is_away_is_told_in_the_log(
    caplog: pytest.LogCaptureFixture, error: Exception, said: str
) -> None:
    async def scene() -> None:
        one = Link(NOWHERE)
        one.connection = Line({"select": error})
        with pytest.raises(StoreFailed):
            await one.fetch("select")

    with caplog.at_level(logging.ERROR, "waystone.storage"):
        run(scene())
    assert caplog.messages == [f"the database does not answer: {said}"]


def test_questions_are_spread_over_two_connections() -> None:
    async def scene() -> None:
        readers = Database(NOWHERE).readers
        assert len(readers.links) == 2
        for each in readers.links:
            each.connection = Line()
        readers.links[0].waiting = 1
        await readers.fetch("select")
        assert [len(each.connection.asked) for each in readers.links] == [0, 1]

    run(scene())


def test_who_asks_in_one_round_is_one_question() -> None:
    async def scene() -> None:
        readers = Links(NOWHERE, 1)
        readers.links[0].connection = line = Line()
        loader = loading.Loader(readers)
        found = await asyncio.gather(loader.load("a", 0), loader.load("b", 3))
        assert found[0] is found[1] is None
        assert [each[1:] for each in line.asked] == [(["a", "b"], [0, 3])]
        line.answers["\nselect"] = OSError("gone")
        with pytest.raises(StoreFailed, match="the server can't read its data now"):
            await loader.load("a", 0)

    run(scene())
