"""Tables whose seats fill one by one: the host of the match begins, frees and refuses."""

from __future__ import annotations

from typing import Any

import pytest

from tests.match.kit import ADA, BOB, EVE, Hall, Notes, run, settle
from waystone.kernel.record import parse
from waystone.kernel.replay import replay
from waystone.match.host import Host
from waystone.match.model import FREE, OVER, RUNNING, Guest, Refusal
from waystone.match.wishes import Wish

MAP = "name Hall\nwin 0\n.........E\n"
OPEN_TABLE = {"gather": "yes", "open_join": "yes", "map": "custom", "map_text": MAP}


async def gather(hall: Hall, *seats: str, **settings: str) -> Host:
    wish = Wish("dooom", {**OPEN_TABLE, **settings}, seats or ("me", "open", "open"))
    host = await hall.lobby.open(ADA, wish)
    host.follow(Notes(ADA.id))
    return host


async def sit(hall: Hall, host: Host, guest: Guest) -> int:
    seat = await hall.lobby.join(host, guest, "")
    host.follow(Notes(guest.id))
    return seat


def texts(host: Host) -> list[str]:
    return [f"{entry.seat} {entry.text}" for entry in host.match.table.record.entries]


@pytest.mark.rule("DM-19", "DM-16")
def test_a_match_begins_some_seconds_after_enough_sit() -> None:
    async def scenario() -> None:
        hall = Hall()
        host = await gather(hall)
        assert host.match.info.state == RUNNING
        assert texts(host) == ["0 join"]
        await hall.clock.pass_by(60)
        assert texts(host) == ["0 join"]
        await sit(hall, host, BOB)
        await hall.clock.pass_by(2.9)
        assert host.match.acting == []
        await sit(hall, host, EVE)  # nobody waits longer for that
        await hall.clock.pass_by(0.2)
        assert texts(host) == ["0 join", "1 join", "2 join", "0 begin"]
        assert host.match.acting == [0]

    run(scenario())


@pytest.mark.rule("DM-22", "DM-19")
def test_who_leaves_before_the_start_frees_the_seat_and_the_wait_begins_anew() -> None:
    async def scenario() -> None:
        hall = Hall()
        host = await gather(hall)
        await sit(hall, host, BOB)
        await host.act(BOB.id, 1, host.match.log_of(BOB.id).count, "leave", "")
        assert host.match.info.places[1].player == FREE
        await hall.clock.pass_by(10)
        assert host.match.acting == []
        assert await sit(hall, host, EVE) == 1
        await hall.clock.pass_by(3)
        assert host.match.acting == [0]
        assert host.match.table.record.names() == ["Ada", "Eve", ""]

    run(scenario())


@pytest.mark.rule("DM-21", "DM-22")
def test_the_record_names_everybody_at_the_step_they_sat_down_with() -> None:
    async def scenario() -> None:
        hall = Hall()
        host = await gather(hall, "me", "open", "bot:random")
        await sit(hall, host, BOB)
        await host.act(BOB.id, 1, host.match.log_of(BOB.id).count, "leave", "")
        await sit(hall, host, EVE)
        record = parse(host.match.table.record.text())
        assert record.players == ["", "", ""]
        assert [(each.seat, each.text, each.name) for each in record.entries] == [
            (0, "join", "Ada"),
            (2, "join", "random"),
            (1, "join", "Bob"),
            (1, "leave", ""),
            (1, "join", "Eve"),
        ]
        again = await hall.afresh().find(host.match.info.id)
        assert again.match.table.record.text() == host.match.table.record.text()
        assert replay(host.match.game, record).record.names() == ["Ada", "Eve", "random"]

    run(scenario())


@pytest.mark.rule("DM-21")
def test_a_free_seat_of_a_running_match_can_be_taken() -> None:
    async def scenario() -> None:
        hall = Hall()
        host = await gather(hall)
        await sit(hall, host, BOB)
        await hall.clock.pass_by(3)
        assert await sit(hall, host, EVE) == 2
        assert host.match.table.state.order == [0, 1, 2]
        closed = await gather(hall, open_join="no")
        await sit(hall, closed, BOB)
        await hall.clock.pass_by(3)
        with pytest.raises(Refusal) as refused:
            await hall.lobby.join(closed, EVE, "")
        assert refused.value.code == "NO_JOINING"

    run(scenario())


@pytest.mark.rule("DM-18")
def test_a_full_dungeon_is_a_refusal() -> None:
    async def scenario() -> None:
        hall = Hall()
        host = await gather(hall, map_text="name Cell\nwin 0\nE\n")
        with pytest.raises(Refusal) as refused:
            await hall.lobby.join(host, BOB, "")
        assert (refused.value.code, refused.value.message) == ("FULL", "The dungeon is full.")
        assert host.match.info.places[1].player == FREE

    run(scenario())


def test_bots_sit_down_at_once_and_play() -> None:
    async def scenario() -> None:
        hall = Hall()
        host = await gather(hall, "me", "bot:seeker", "open")
        assert texts(host) == ["0 join", "1 join"]
        await hall.clock.pass_by(3)
        await host.act(ADA.id, 0, host.match.log_of(ADA.id).count, "end turn", "")
        await settle()
        assert any(text.startswith("1 ") and text != "1 join" for text in texts(host))

    run(scenario())


@pytest.mark.parametrize("text", ["begin", "stop", "time out"])
def test_nobody_can_ask_for_what_only_the_table_does(text: str) -> None:
    async def scenario() -> None:
        hall = Hall()
        host = await gather(hall)
        await sit(hall, host, BOB)
        with pytest.raises(Refusal) as refused:
            await host.act(ADA.id, 0, host.match.log_of(ADA.id).count, text, "")
        assert refused.value.code == "NOT_YOURS"

    run(scenario())


@pytest.mark.rule("DM-28", "DM-63")
def test_clocks_run_out_and_the_third_time_is_the_end() -> None:
    async def scenario() -> None:
        hall = Hall()
        host = await gather(hall, turn_seconds="10")
        await sit(hall, host, BOB)
        await hall.clock.pass_by(3 + 10.1)
        assert texts(host)[-1] == "0 time out"
        assert host.match.acting == [1]
        await hall.clock.pass_by(10)
        await hall.clock.pass_by(40)
        assert texts(host).count("0 time out") == 3
        assert host.match.table.view(1).status[0] == "gone"  # type: ignore[attr-defined]

    run(scenario())


@pytest.mark.rule("DM-64")
def test_who_is_away_for_longer_than_the_grace_has_left() -> None:
    async def scenario() -> None:
        hall = Hall()
        host = await gather(hall, turn_seconds="0", reconnect_grace="30")
        notes = Notes(BOB.id)
        await hall.lobby.join(host, BOB, "")
        host.follow(notes)
        await hall.clock.pass_by(3)
        host.part(notes)
        await hall.clock.pass_by(29)
        host.follow(notes)  # a page that was loaded again
        await hall.clock.pass_by(60)
        assert texts(host)[-1] == "0 begin"
        host.part(notes)
        await hall.clock.pass_by(31)
        assert texts(host)[-1] == "1 leave"

    run(scenario())


def test_a_gathered_match_is_found_again_in_the_store_and_its_record_replays() -> None:
    async def scenario() -> None:
        hall = Hall()
        host = await gather(hall)
        await sit(hall, host, BOB)
        host.close()
        again = await hall.afresh().find(
            host.match.info.id
        )  # another process, before the beginning
        again.follow(Notes(ADA.id))
        await hall.clock.pass_by(3)
        assert texts(again)[-1] == "0 begin"
        for seat in (0, 1):
            place: Any = again.match.info.places[seat]
            await again.act(place.guest, seat, again.match.number, "leave", "")
        assert again.match.info.state == OVER
        record = parse(again.match.table.record.text())
        assert record.names() == ["Ada", "Bob", ""]
        assert replay(again.match.game, record).state.key() == again.match.table.state.key()

    run(scenario())


@pytest.mark.rule("DM-22")
@pytest.mark.parametrize("seats", [("me", "open", "open"), ("me", "bot:seeker", "open")])
def test_a_table_that_everybody_left_before_the_start_is_closed(seats: tuple[str, ...]) -> None:
    async def scenario() -> None:
        hall = Hall()
        host = await gather(hall, *seats, min_players="4")
        free = host.match.info.free_seats()[0]
        assert await sit(hall, host, BOB) == free
        await host.act(ADA.id, 0, host.match.log_of(ADA.id).count, "leave", "")
        assert host.match.info.state == RUNNING
        await host.act(BOB.id, free, host.match.log_of(BOB.id).count, "leave", "")
        assert (host.match.info.state, host.match.info.result) == (OVER, "never begun")
        with pytest.raises(Refusal) as refused:
            await hall.lobby.join(host, EVE, "")
        assert refused.value.code == "NO_FREE_SEAT"
        again = await hall.afresh().find(host.match.info.id)
        assert again.match.info.state == OVER
        assert await hall.store.matches_of(ADA.id, 20) == []

    run(scenario())


@pytest.mark.rule("DM-28")
@pytest.mark.parametrize("gathers", ["yes", "no"])
def test_the_tables_clock_runs_for_who_sits_alone_with_bots(gathers: str) -> None:
    async def scenario() -> None:
        hall = Hall()
        seats = ("me", "bot:random")
        host = await gather(hall, *seats, gather=gathers, turn_seconds="10", map="long-dark")
        await hall.clock.pass_by(3 if gathers == "yes" else 0)
        assert host.match.acting == [0]
        assert host.table_clock.left() == 10_000
        await hall.clock.pass_by(10.1)
        await settle()
        assert "0 time out" in texts(host)
        for _ in range(4):
            await hall.clock.pass_by(10.1)
            await settle()
        assert texts(host).count("0 time out") == 3
        assert host.match.table.view(1).status[0] == "gone"  # type: ignore[attr-defined]

    run(scenario())


@pytest.mark.rule("DM-28")
def test_without_a_clock_a_lone_player_may_think_for_ever() -> None:
    async def scenario() -> None:
        hall = Hall()
        host = await gather(hall, "me", "bot:random", gather="no", turn_seconds="0")
        number = host.match.number
        await hall.clock.pass_by(100_000)
        assert host.match.number == number
        assert host.match.is_running()

    run(scenario())


@pytest.mark.rule("DM-19")
def test_a_timer_that_comes_too_early_changes_nothing_and_is_set_again() -> None:
    async def scenario() -> None:
        hall = Hall()
        host = await gather(hall)
        await host.do_overdue()
        assert texts(host) == ["0 join"], "nobody waits for anything yet"
        await sit(hall, host, BOB)
        await hall.clock.pass_by(1)
        assert host.timer is not None
        host.timer.cancel()
        await host.do_overdue()
        assert texts(host) == ["0 join", "1 join"]
        await hall.clock.pass_by(1.9)
        assert texts(host) == ["0 join", "1 join"]
        await hall.clock.pass_by(0.2)
        assert texts(host)[-1] == "0 begin"

    run(scenario())
