"""What a connection is told of events, how long it lives, and how a port is set up by itself."""

from __future__ import annotations

from socket import SO_KEEPALIVE, SO_SNDBUF, SOL_SOCKET, socket
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.games.dooom.scene import rulebook
from waystone.api.socket import bound_buffer as bound_socket_buffer
from waystone.games.dooom.events import (
    Attacked,
    Died,
    Ended,
    Joined,
    Left,
    Moved,
    PickedUp,
    TurnBegan,
    TurnEnded,
)
from waystone.kernel.event import EVERYONE
from waystone.kernel.table import Step
from waystone.match.model import BROKEN, RUNNING, VOID
from waystone.match.news import StepsMade
from waystone.tcp.dialect import Dialect, OlderDialect
from waystone.tcp.failures import failure
from waystone.tcp.lines import Lines
from waystone.tcp.listener import address_of, bound_buffer
from waystone.tcp.options import ListenerOptions
from waystone.tcp.player import LinePlayer


@pytest.mark.rule("DM-N16", "DM-24", "DM-26")
def test_action_points_are_counted_as_clients_do() -> None:
    """A step and a find cost one, a potion and a blow all; gear costs one of every turn."""
    dialect = Dialect(0, str)
    dialect.wants |= {"AP", "GEAR"}
    assert dialect.points() == ["AP 0"], "before the first turn"
    for event, lines in [
        (TurnBegan(0, 1), ["STARTTURN", "AP 6"]),
        (Moved(0, 1), ["SUCCESS", "AP 5"]),
        (PickedUp(0, "gold", 3), ["SUCCESS", "TREASUREMOD 3", "AP 4"]),
        (PickedUp(0, "sword", 1), ["SUCCESS", "SWORDMOD 1", "AP 3"]),
        (PickedUp(0, "potion", 1), ["SUCCESS", "HITMOD 1", "AP 0"]),
        (TurnBegan(1, 1), []),
        (TurnBegan(0, 1), ["STARTTURN", "AP 5"]),
        (Attacked(0, 1, True, 1, False), ["SUCCESS", "MESSAGE * your attack: 1 damage", "AP 0"]),
        (TurnBegan(0, 1), ["STARTTURN", "AP 5"]),
        (Attacked(0, 1, False, 0, False), ["FAIL attack missed", "AP 0"]),
        (TurnBegan(0, 1), ["STARTTURN", "AP 5"]),
        (TurnEnded(0), ["ENDTURN"]),
    ]:
        assert dialect.line(event) == lines
    assert dialect.points() == ["AP 0"]


@pytest.mark.rule("DM-N17", "DM-N14")
def test_the_dead_have_no_action_points_and_see_nothing() -> None:
    dialect = Dialect(0, str)
    dead: Any = SimpleNamespace(own=None, acting=(0,), goal=4)
    assert dialect.action_points(dead) == "AP 0"
    assert dialect.look(dead) == ["FAIL you are dead"]
    assert dialect.status(dead) == "STATUS hp=0 gold=0 ap=0 gear=- turn=0 goal=4"
    own = SimpleNamespace(hp=2, gold=3, ap=5, gear=("sword", "armour", "lantern"), window=("ab",))
    alive: Any = SimpleNamespace(own=own, acting=(1,), goal=4)
    assert dialect.action_points(alive) == "AP 5"
    assert dialect.status(alive) == "STATUS hp=2 gold=3 ap=5 gear=SAL turn=0 goal=4"
    assert dialect.look(alive) == ["LOOKREPLY", "ab", ""]
    older = OlderDialect(0, str)
    assert older.look(alive) == ["LOOKREPLY", "ab"]
    assert older.line(Moved(0, 1)) == ["SUCCEED", "CHANGE"]
    assert (older.goal(4), older.welcome(4), older.hello("Al", 4)) == (
        "GOAL 4",
        [],
        ["HELLO Al", "GOAL 4"],
    )
    assert (dialect.goal(4), dialect.welcome(4), dialect.hello("Al", 4)) == (
        "GOLD 4",
        ["GOLD 4"],
        ["HELLO Al"],
    )


@pytest.mark.rule("DM-N22")
def test_a_line_without_an_end_is_a_flood_from_64_kib_on() -> None:
    lines = Lines()
    assert lines.feed(b"x" * 1024) == []
    assert (len(lines.waiting), lines.skipped, lines.is_flooded) == (1024, 0, False)
    lines.feed(b"x")
    assert (lines.waiting, lines.skipped, lines.is_flooded) == (b"", 1025, False)
    lines.feed(b"x" * (64 * 1024 - 1025))
    assert (lines.skipped, lines.is_flooded) == (64 * 1024, False)
    lines.feed(b"x" * 1025)
    assert lines.is_flooded
    again = Lines()
    again.feed(b"x" * 1025)
    assert again.feed(b"y\n" + b"z" * 1024 + b"\r\nMO") == [None, "z" * 1024]
    assert again.feed(b"VE\n") == ["MOVE"]


@pytest.mark.rule("DM-N16")
def test_the_feed_tells_what_everybody_may_know_to_who_asked() -> None:
    dialect = Dialect(0, {1: "Bob"}.__getitem__)
    public = (TurnBegan(1, 1), Joined(1), Left(1), Died(1))
    assert [dialect.line(event) for event in public] == [[], [], [], []]
    assert dialect.option("feed on") == "SUCCESS"
    assert [line for event in public for line in dialect.line(event)] == [
        "MESSAGE * turn of Bob",
        "MESSAGE * Bob joined",
        "MESSAGE * Bob left",
        "MESSAGE * Bob died",
    ]
    assert dialect.option("FEED  OFF") == "SUCCESS"
    assert dialect.line(Died(1)) == []
    for wrong in ("feed", "feed maybe", "sound on", ""):
        assert dialect.option(wrong) == "FAIL unknown option"


@pytest.mark.rule("DM-N13", "DM-28", "DM-73")
def test_how_long_a_connection_outlives_its_match() -> None:
    """After the end there is time for a last look, after a match that is broken off there is not;
    who let the clock run out too often is gone at once."""
    action = rulebook().alphabet.parse("end turn")
    for state, event, lines, closed in [
        (RUNNING, Left(1), [], []),
        (RUNNING, Left(0), [], [0.0]),
        (RUNNING, Ended("exit", 1), [], [7.5]),
        (VOID, TurnEnded(0), ["ENDTURN", failure("VOID")], [0.0]),
        (BROKEN, TurnEnded(0), ["ENDTURN"], [0.0]),
    ]:
        said: list[str] = []
        waits: list[float] = []
        player = SimpleNamespace(
            say=lambda *lines, said=said: said.extend(lines),
            close_later=waits.append,
            dialect=Dialect(0, str),
            seat=0,
            options=ListenerOptions(linger=7.5),
            host=SimpleNamespace(match=SimpleNamespace(info=SimpleNamespace(state=state))),
        )
        events = [(EVERYONE, Joined(1)), (EVERYONE, event)]
        step = Step(1, 0, action, events, "", 0, False)
        LinePlayer.tell(cast(LinePlayer, player), StepsMade([step]))
        assert (said, waits) == (lines, closed), (state, event)


@pytest.mark.rule("DM-N1", "DM-N13", "DM-N20", "DM-N22", "DM-73")
def test_a_port_is_set_up_as_the_page_says() -> None:
    assert ListenerOptions() == ListenerOptions(
        hosts=("127.0.0.1",),
        port=4001,
        seats=4,
        bots=(),
        settings={},
        pace=0.0,
        linger=60.0,
        most=4096,
        per_address=32,
        idle=300.0,
        shouts=(6, 12.0),
        per_second=50.0,
        dialect="usual",
    )


@pytest.mark.rule("DM-N22")
def test_the_machine_s_own_buffers_are_small_and_who_is_gone_is_found_out() -> None:
    """Else a client that does not read fills megabytes that no limit of ours counts."""
    for bound in (bound_buffer, bound_socket_buffer):
        with socket() as connection:
            before = connection.getsockopt(SOL_SOCKET, SO_KEEPALIVE)
            asked: list[tuple[int, int, int]] = []
            named = SimpleNamespace(setsockopt=lambda *words, asked=asked: asked.append(words))
            for found in (named, connection, None):
                carrier = SimpleNamespace(get_extra_info={"socket": found}.get)
                bound(cast(Any, carrier))
            assert (SOL_SOCKET, SO_SNDBUF, 65_536) in asked
            is_kept = connection.getsockopt(SOL_SOCKET, SO_KEEPALIVE)
            assert (before, is_kept) == (0, int(bound is bound_buffer))


def test_whom_the_limits_count() -> None:
    for peer, address in [(("192.0.2.7", 9), "192.0.2.7"), (None, "")]:
        writer = SimpleNamespace(get_extra_info={"peername": peer}.get)
        assert address_of(cast(Any, writer)) == address
