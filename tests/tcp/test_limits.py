"""Whatever is sent, nobody else is disturbed and nothing breaks."""

from __future__ import annotations

import asyncio
from typing import cast
from unittest.mock import call, create_autospec

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.match.kit import run
from tests.tcp.kit import Client, Hall, demo, duel, opened
from waystone.kernel.dice import SeededDice
from waystone.match.closing import close
from waystone.match.lobby import Lobby
from waystone.match.order import Ban
from waystone.storage.memory import MemoryStore
from waystone.tcp.commands import CommandFailed, parse
from waystone.tcp.lines import MOST_LINE, MOST_WAITING, Lines
from waystone.tcp.options import ListenerOptions
from waystone.tcp.player import LinePlayer

ROOM = ["......", ".GHSA.", "..L..E"]


def split(*chunks: bytes) -> list[str | None]:
    lines = Lines()
    return [line for chunk in chunks for line in lines.feed(chunk)]


@pytest.mark.rule("DM-N2", "DM-N22")
def test_lines_are_cut_wherever_the_chunks_end() -> None:
    text = b"MOVE N\r\n\n  look \nHELLO \xc3\xa9\n"
    whole = split(text)
    assert whole == ["MOVE N", "", "look", "HELLO é"]
    for size in (1, 2, 3, 7):
        assert split(*(text[at : at + size] for at in range(0, len(text), size))) == whole


@pytest.mark.rule("DM-N22")
def test_long_lines_are_told_once_and_skipped() -> None:
    fits, long = b"x" * MOST_LINE, b"x" * (MOST_LINE + 1)
    assert split(fits + b"\r\n") == ["x" * MOST_LINE]
    assert split(fits, b"\nLOOK\n") == ["x" * MOST_LINE, "LOOK"]
    assert split(long + b"\nLOOK\n") == [None, "LOOK"]
    assert split(long, long, b"x\nLOOK\n") == [None, "LOOK"]
    lines = Lines()
    for _ in range(MOST_WAITING // 1024 + 2):
        lines.feed(b"x" * 1024)
    assert lines.is_flooded


@pytest.mark.rule("DM-N22")
def test_what_is_not_utf_8_is_replaced() -> None:
    assert split(b"HELLO \xff\xfe\n") == ["HELLO \ufffd\ufffd"]


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.binary(max_size=60), max_size=8))
def test_any_bytes_are_lines_and_any_line_is_a_command_or_a_failure(chunks: list[bytes]) -> None:
    read_all(chunks)


def read_all(chunks: list[bytes]) -> None:
    for line in split(*chunks):
        if line:
            try:
                parse(line)
            except CommandFailed as failed:
                words = str(failed)
                assert words.isprintable()


WORDS = (
    *(b"LOOK", b"MOVE N", b"MOVE", b"ATTACK E", b"PICKUP", b"ENDTURN", b"SHOUT hi", b"SHOUT"),
    *(b"HELLO x", b"HELLO", b"OPT AP ON", b"OPT", b"APGET", b"STATUS", b"CHANGE", b"look x"),
    *(b"\0", b"\xff\xfe", b"x" * 1200, b"SETPLAYERPOS 1 1", b"move \xc3\xa9", b"", b"\x1b[2J"),
)


def nonsense(dice: SeededDice) -> bytes:
    """A line, most often one that means something."""
    if dice.roll(4) == 1:
        return bytes(dice.index(256) for _ in range(dice.index(30))) + b"\n"
    return WORDS[dice.index(len(WORDS))] + (b"\r\n" if dice.roll(2) == 1 else b"\n")


async def drain(client: Client) -> None:
    while await client.reader.read(4096):
        pass


@pytest.mark.rule("DM-N22")
@pytest.mark.parametrize("seed", range(3))
def test_nonsense_hurts_nobody(seed: int) -> None:
    """A wild client at a table with another; afterwards the other one goes on playing."""

    async def scenario() -> None:
        async with opened(per_second=1e6, **demo(ROOM, 1)) as hall:
            await babble_at(hall, 300, seed)

    run(scenario())


async def babble_at(hall: Hall, lines: int, seed: int) -> None:
    good, wild = await hall.connect(), await hall.connect()
    await good.until("STARTTURN")
    dice = SeededDice(seed)
    reading = asyncio.ensure_future(drain(wild))
    for number in range(lines):
        wild.send(nonsense(dice))
        if number % 50 == 49:
            good.say("ENDTURN", "STATUS")
            while not (await good.hear()).startswith("STATUS"):
                pass
    wild.say("QUIT")
    await reading
    good.say("STATUS")
    while not (await good.hear()).startswith("STATUS hp="):
        pass
    assert hall.table.match.info.state in (
        "running",
        "over",
    )  # nonsense may win, but breaks nothing


@pytest.mark.slow
def test_a_hundred_thousand_lines_of_nonsense() -> None:
    async def scenario() -> None:
        for seed in range(20):
            async with opened(per_second=1e6, max_rounds="0", **demo(ROOM, 1)) as hall:
                await babble_at(hall, 5000, seed)

    run(scenario(), 1200)


@pytest.mark.slow
@settings(max_examples=20_000, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.binary(max_size=80), max_size=8))
def test_any_bytes_at_length(chunks: list[bytes]) -> None:
    read_all(chunks)


@pytest.mark.rule("DM-N22")
def test_a_long_line_is_answered_and_the_next_is_heard() -> None:
    async def scenario() -> None:
        async with opened(**demo(ROOM)) as hall:
            one = await hall.connect()
            one.send(b"x" * 10_240 + b"\nHELLO\n")
            await one.expect("FAIL line too long", "GOLD 1")
            one.send(b"x" * (MOST_WAITING + 10_000))
            await one.expect("<closed>")

    run(scenario())


@pytest.mark.rule("DM-N22")
def test_floods_are_slowed_and_nothing_is_lost() -> None:
    async def scenario() -> None:
        async with opened(**demo(ROOM)) as hall:
            one = await hall.connect()
            begun = asyncio.get_running_loop().time()
            one.say(*["HELLO"] * 125)
            await one.expect(*["GOLD 1"] * 125)
            assert asyncio.get_running_loop().time() - begun > 0.4  # 100 at once, 50 a second

    run(scenario())


@pytest.mark.rule("DM-N22")
def test_who_does_not_read_is_cut_off() -> None:
    async def scenario() -> None:
        async with opened(per_second=1e9, **demo(ROOM)) as hall:
            one, other = await duel(hall, (0, 0), (5, 0))
            asking = b"LOOK\n" * 2000
            while len(hall.listener.players) > 1:
                other.send(asking)
                await asyncio.sleep(0.01)
            one.say("STATUS")
            while not (await one.hear()).startswith("STATUS"):
                pass

    run(scenario())


@pytest.mark.rule("DM-N22")
def test_256_kib_may_wait_to_be_read_and_no_more() -> None:
    async def scenario() -> None:
        lobby, reader = cast(Lobby, None), asyncio.StreamReader()
        for waiting, is_cut in ((256 * 1024, False), (256 * 1024 + 1, True)):
            writer = create_autospec(asyncio.StreamWriter, instance=True)
            writer.transport.is_closing.return_value = False
            writer.transport.get_write_buffer_size.return_value = waiting
            LinePlayer(lobby, ListenerOptions(), reader, writer).say("AP 3", "SUCCESS")
            assert writer.transport.abort.called is is_cut
            assert writer.write.mock_calls == ([] if is_cut else [call(b"AP 3\nSUCCESS\n")])

    run(scenario())


@pytest.mark.rule("DM-N8", "DM-N9")
def test_windows_are_never_torn() -> None:
    """Looks, talk and steps of two clients at once: a window's rows always follow each other."""

    async def scenario() -> None:
        async with opened(**demo(ROOM, 0)) as hall:
            one, other = await duel(hall, (0, 0), (2, 0))
            for number in range(45):
                one.say("LOOK", "SHOUT a", "MOVE S", "MOVE N")
                other.say("LOOK", "SHOUT b")
                if number % 3 == 2:
                    one.say("ENDTURN")
                    other.say("ENDTURN")
            other.say("STATUS")
            one.say("STATUS")
            for client in (one, other):
                await check_whole(client)

    run(scenario())


async def check_whole(client: Client) -> None:
    line = ""
    while not line.startswith("STATUS"):
        line = await client.hear(30)
        if line == "LOOKREPLY":
            rows = [await client.hear() for _ in range(6)]
            assert [len(row) for row in rows] == [5, 5, 5, 5, 5, 0]
            assert all(set(row) <= set("#.EGHSALPX") for row in rows)


@pytest.mark.rule("DM-N22")
def test_many_silent_connections_disturb_nobody() -> None:
    async def scenario() -> None:
        async with opened(seats=8, map="long-dark", min_players="8", per_address=100) as hall:
            silent = [await hall.connect() for _ in range(64)]
            assert len(hall.listener.tables) == 8
            talker = await hall.connect()
            assert await talker.ask("HELLO") == ["GOLD 6"]
            assert len(silent) == 64

    run(scenario())


@pytest.mark.rule("DM-N22")
def test_there_is_a_limit_to_connections() -> None:
    async def scenario() -> None:
        async with opened(seats=2, most=3, map="cellar") as hall:
            for _ in range(3):
                await hall.connect()
            fourth = await hall.connect(greeted=False)
            with pytest.raises((ConnectionError, AssertionError)):
                await fourth.expect("GOLD 1")

    run(scenario())


def test_a_banned_address_is_told_so_and_sent_away() -> None:
    async def scene() -> None:
        async with opened() as hall:
            bans, wall = hall.listener.lobby.bans, hall.listener.lobby.clock.wall()
            store = MemoryStore()
            player = await hall.connect()
            await store.ban(Ban("address 127.0.0.1", wall + 3_600_000))
            await bans.look(store)
            assert (await player.hear()).startswith("FAIL The host of this server has banned you")
            await player.until_closed()
            newcomer = await hall.connect(greeted=False)
            assert (await newcomer.hear()).startswith("FAIL The host of this server has banned you")
            await newcomer.until_closed()
            assert bans.bites.counts == {"banned": 1}
            await store.ban(Ban("address 127.0.0.1", 0))
            await bans.look(store)
            await hall.connect()

    run(scene())


def test_who_sits_at_a_table_that_the_host_closes_is_told_so() -> None:
    async def scene() -> None:
        async with opened() as hall:
            player = await hall.connect()
            await close(hall.listener.lobby, hall.table.match.info.id)
            heard = [await player.hear()]
            while heard[-1] != "<closed>":
                heard.append(await player.hear())
            assert heard[-2].startswith("FAIL This match was closed without a result")
            await hall.connect()  # at another table

    run(scene())
