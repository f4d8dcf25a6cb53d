"""What one address can make the port do: connections, silence, shouts."""

from __future__ import annotations

import asyncio

import pytest

from tests.match.kit import run
from tests.tcp.kit import Hall, demo, opened
from waystone.tcp.listener import LEAVE_AT_ONCE
from waystone.tcp.player import LinePlayer

ROOM = ["......", ".GHSA.", "..L..E"]


def met(hall: Hall, limit: str) -> int:
    return hall.listener.lobby.bites.counts[limit]


def test_one_address_has_some_connections_and_gets_them_back() -> None:
    async def scene() -> None:
        async with opened(4, per_address=2, **demo(ROOM)) as hall:
            first, _ = await hall.connect(), await hall.connect()
            await (await hall.connect(greeted=False)).until_closed()
            assert met(hall, "line_connections_per_address") == 1
            first.say("QUIT")
            await first.until_closed()
            while hall.listener.connections["127.0.0.1"] > 1:
                await asyncio.sleep(0)
            await hall.connect()

    run(scene())


def test_who_is_silent_before_the_beginning_makes_room_for_others() -> None:
    async def scene() -> None:
        async with opened(2, idle=0.05, **demo(ROOM)) as hall:
            alone = await hall.connect()
            await alone.until_closed()
            assert met(hall, "line_idle") == 1

    run(scene())


def test_who_is_silent_at_a_table_that_has_begun_stays() -> None:
    """There the clock of the turns minds it."""

    async def scene() -> None:
        async with opened(2, idle=0.05, **demo(ROOM)) as hall:
            one, other = await hall.connect(), await hall.connect()
            await one.until("STARTTURN")
            await asyncio.sleep(0.2)
            for client in (one, other):
                client.say("APGET")
                assert (await client.hear()).startswith("AP ")
            assert met(hall, "line_idle") == 0

    run(scene())


def test_shouts_are_counted() -> None:
    async def scene() -> None:
        async with opened(2, shouts=(2, 3600.0), **demo(ROOM)) as hall:
            one, other = await hall.connect(), await hall.connect()
            await one.until("STARTTURN")
            said = [await one.ask(f"SHOUT {word}") for word in ("a", "b", "c")]
            assert said[2] == ["FAIL too many shouts: wait a moment"]
            assert met(hall, "shouts") == 1
            assert [await other.hear() for _ in range(2)] == [each[0] for each in said[:2]]
            await other.silence()

    run(scene())


def test_full_tables_cost_a_newcomer_nothing() -> None:
    """Only tables with a free seat are asked, however many there are."""

    async def scene() -> None:
        async with opened(1, min_players="1", **demo(ROOM)) as hall:
            for _ in range(5):
                await hall.connect()
            assert len(hall.listener.tables) == 5
            for tables in (hall.listener.own_tables(), hall.listener.other_tables()):
                assert [host async for host in tables] == []

    run(scene())


def test_the_port_has_so_many_connections_in_all() -> None:
    async def scene() -> None:
        async with opened(4, most=2, **demo(ROOM)) as hall:
            await hall.connect()
            await hall.connect()
            await (await hall.connect(greeted=False)).until_closed()
            assert met(hall, "line_connections") == 1

    run(scene())


def test_a_crowd_that_hangs_up_leaves_a_few_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever plays elsewhere has their turn between them; in the end all have left."""
    most = now = 0
    leave = LinePlayer.leave

    async def counted(player: LinePlayer) -> None:
        nonlocal most, now
        now += 1
        most = max(most, now)
        await asyncio.sleep(0.005)  # a store on a disk lets others in meanwhile
        await leave(player)
        now -= 1

    async def scene() -> None:
        async with opened(2, per_address=40, **demo(ROOM)) as hall:
            crowd = [await hall.connect() for _ in range(20)]
            monkeypatch.setattr(LinePlayer, "leave", counted)
            for each in crowd:
                each.writer.close()
            while hall.listener.players:
                await asyncio.sleep(0.01)
            tables = hall.listener.tables
            assert not any(host.match.is_running() for host in tables), "nobody is left there"

    run(scene())
    assert most == LEAVE_AT_ONCE
