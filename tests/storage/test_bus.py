"""News between processes: gathered, short enough, and nothing private in it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg
import msgspec
import pytest

from tests.match.kit import FakeThinker, run, until
from tests.postgres import empty_database, execute
from waystone.match.in_process import SystemClock
from waystone.match.ports import GuestNotice, Notice, Ports
from waystone.match.seats import new_id
from waystone.storage.postgres.bus import (
    CHANNEL,
    MOST_BYTES,
    Message,
    PostgresBus,
    packed,
    unpacked,
)
from waystone.storage.postgres.ports import many_processes
from waystone.storage.postgres.presence import SharedPresence
from waystone.storage.postgres.store import PostgresStore

pytestmark = pytest.mark.thorough  # needs PostgreSQL


@asynccontextmanager
async def process(url: str) -> AsyncIterator[Ports]:
    """One of several processes on a database."""
    store = PostgresStore(url)
    async with many_processes(store, SystemClock(), FakeThinker()) as ports:
        yield ports
    await store.close()


def test_nothing_but_ids_and_numbers_travels() -> None:
    notices: list[Notice | GuestNotice] = [
        Notice("match1", 7, "here", True, False, 3),
        GuestNotice("ada", "here", True),
    ]
    (text,) = packed(notices)
    assert text == '["here",[["match1",7,true,false,3]],[["ada",true]]]'


@pytest.mark.parametrize("number", [1, 200, 5000])
def test_many_notices_are_split_and_none_is_lost(number: int) -> None:
    url = empty_database()
    told = [Notice(new_id(), n, "p") for n in range(number)]
    assert all(len(text) <= MOST_BYTES for text in packed(list(told)))

    async def scene() -> None:
        heard: list[Notice | GuestNotice] = []
        async with process(url) as one, process(url) as other:
            other.bus.listen(heard.append)
            for notice in told:
                one.bus.announce(notice)
            await until(lambda: len(heard) >= number)
        assert heard == told

    run(scene())


def test_what_was_packed_is_heard_as_it_was_told() -> None:
    told: list[Notice | GuestNotice] = [
        Notice("m1", 7, "p", True, False, 3),
        GuestNotice("ada", "p", True),
        Notice("m2", 0, "p", False, True),
        GuestNotice("bob", "p"),
    ]
    heard = [
        notice
        for text in packed(told)
        for notice in unpacked(msgspec.json.decode(text, type=Message))
    ]
    assert sorted(map(repr, heard)) == sorted(map(repr, told))


def test_who_leaves_tells_what_it_was_about_to() -> None:
    url = empty_database()

    async def scene() -> None:
        heard: list[Notice | GuestNotice] = []
        async with process(url) as other:
            other.bus.listen(heard.append)
            async with process(url) as one:
                assert isinstance(one.bus, PostgresBus)
                one.bus.waiting.append(Notice("m", 1, "p"))  # nobody is about to send it
            await until(lambda: bool(heard))
        assert heard == [Notice("m", 1, "p")]

    run(scene())


def test_what_is_said_twice_travels_once() -> None:
    notice = Notice("m", 1, "p")
    assert list(packed([notice, notice])) == list(packed([notice]))


def test_who_lost_the_connection_listens_again() -> None:
    url = empty_database()

    async def scene() -> None:
        heard: list[Notice | GuestNotice] = []
        async with process(url) as one, process(url) as other:
            other.bus.listen(heard.append)
            await cut_all(url)
            while not heard:
                one.bus.announce(Notice("m", 1, "p"))
                await asyncio.sleep(0.05)

    run(scene())


async def cut_all(url: str) -> None:
    """Every other connection to the database ends."""
    question = "select pg_terminate_backend(pid) from pg_stat_activity"
    mine = "where pid != pg_backend_pid() and datname = current_database()"
    await execute(url, f"{question} {mine}")


def test_what_a_later_version_says_is_not_understood_and_does_no_harm() -> None:
    url = empty_database()

    async def scene() -> None:
        heard: list[Notice | GuestNotice] = []
        async with process(url) as one:
            one.bus.listen(heard.append)
            connection = await asyncpg.connect(url)
            for text in ("nonsense", '{"what": 1}', '["p",[["m",1,true,false,0]],[]]'):
                await connection.execute("select pg_notify($1, $2)", CHANNEL, text)
            await connection.close()
            await until(lambda: bool(heard))
        assert heard == [Notice("m", 1, "p", seats=True)]

    run(scene())


def test_presence_is_known_everywhere_and_ends_with_its_process() -> None:
    url = empty_database()

    async def scene() -> None:
        async with process(url) as one:
            async with process(url) as other:
                other.presence.enter("m", "ada")
                other.presence.enter("m", "ada")
                other.presence.enter("m", "")
                one.presence.enter("m", "ada")
                other.bus.announce(Notice("m", 0, other.process, seats=True))
                while one.presence.following("m") != {"ada": 3, "": 1}:
                    await one.presence.refresh("m")
                assert one.presence.all_following() == {"m": {"ada": 3, "": 1}}
                other.presence.leave("m", "")
                other.bus.announce(Notice("m", 0, other.process, seats=True))
                while "" in one.presence.following("m"):
                    await one.presence.refresh("m")
            await one.presence.refresh("m")
            assert one.presence.following("m") == {"ada": 1}

    run(scene())


def test_who_says_goodbye_has_stopped_beating(monkeypatch: pytest.MonkeyPatch) -> None:
    """A beat after that would bring it back, for as long as nobody misses it."""
    url, alone = empty_database(), []
    goodbye = SharedPresence.close

    async def close(presence: SharedPresence) -> None:
        alone.append({each.get_coro().__qualname__ for each in asyncio.all_tasks()})  # type: ignore[union-attr]
        await goodbye(presence)

    monkeypatch.setattr(SharedPresence, "close", close)

    async def scene() -> None:
        async with process(url):
            pass

    run(scene())
    assert not alone[0] & {"beat", "PostgresBus.listen_for_ever"}


def test_a_process_that_was_thought_dead_is_there_again() -> None:
    url = empty_database()

    async def scene() -> None:
        async with process(url) as one, process(url) as other:
            other.presence.enter("m", "ada")
            await execute(url, "delete from process", "delete from presence")
            await one.presence.refresh("m")
            assert one.presence.following("m") == {}
            while "ada" not in one.presence.following("m"):
                await asyncio.sleep(0.05)  # both look around by themselves

    run(scene())


def test_whoever_expired_is_absent_and_others_hear_of_it() -> None:
    url = empty_database()

    async def scene() -> None:
        heard: list[Notice | GuestNotice] = []
        async with process(url) as one:
            one.bus.listen(heard.append)
            await execute(
                url,
                "insert into process values ('gone', now() + interval '1 hour')",
                "insert into presence values ('gone', 'm', 'ada', 1)",
            )
            await until(lambda: one.presence.following("m") == {"ada": 1})
            await execute(url, "update process set expires = now() where id = 'gone'")
            await until(lambda: one.presence.following("m") == {})
        assert heard[:2] == [Notice("m", 0, "", seats=True, listed=True)] * 2

    run(scene())
