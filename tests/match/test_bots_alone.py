"""Bots alone: at a pace to follow while somebody is there, closed when nobody is (DM-80)."""

from __future__ import annotations

import pytest

from tests.match.kit import ADA, BOB, EVE, Hall, Notes, run, settle
from waystone.kernel.record import parse
from waystone.kernel.replay import replay
from waystone.match.host import Host
from waystone.match.model import OVER, RUNNING
from waystone.match.wishes import Wish

FAR = {"map": "long-dark", "turn_seconds": "0"}
ABANDONED = "loss loss loss (abandoned)"


async def left(hall: Hall, *seats: str, **settings: str) -> tuple[Host, Notes]:
    """A match that Ada has left; she is still there and sees what becomes of it."""
    seats = seats or ("me", "bot:random", "bot:random")
    host = await hall.lobby.open(ADA, Wish("dooom", {**FAR, **settings}, seats))
    notes = Notes(ADA.id)
    host.follow(notes)
    await hall.clock.pass_by(0)
    await host.act(ADA.id, 0, host.match.number, "leave", "")
    await settle()
    return host, notes


@pytest.mark.rule("DM-80", "DM-72")
def test_bots_alone_are_closed_ten_seconds_after_the_last_one_went() -> None:
    async def evening() -> None:
        hall = Hall()
        host, notes = await left(hall)
        host.part(notes)
        await hall.clock.pass_by(9.9)
        assert host.match.info.state == RUNNING
        await hall.clock.pass_by(0.2)
        assert (host.match.info.state, host.match.info.result) == (OVER, ABANDONED)
        assert host.match.table.record.entries[-1].text == "abandon"
        number = host.match.number
        await hall.clock.pass_by(60)
        assert host.match.number == number
        record = parse(host.match.table.record.text())
        assert replay(host.match.game, record).state.key() == host.match.table.state.key()

    run(evening())


@pytest.mark.rule("DM-80")
@pytest.mark.parametrize("guest", ["", ADA.id, EVE.id], ids=["stranger", "dead player", "guest"])
def test_whoever_is_there_keeps_the_bots_going(guest: str) -> None:
    async def evening() -> None:
        hall = Hall()
        host, notes = await left(hall)
        watcher = Notes(guest)
        host.follow(watcher)
        host.part(notes)
        number = host.match.number
        await hall.clock.pass_by(30)
        assert host.match.info.state == RUNNING
        assert host.match.number > number
        host.part(watcher)
        await hall.clock.pass_by(5)
        host.follow(watcher)  # back in time: the ten seconds begin anew
        await hall.clock.pass_by(20)
        host.part(watcher)
        await hall.clock.pass_by(9.9)
        assert host.match.info.state == RUNNING
        await hall.clock.pass_by(0.2)
        assert host.match.info.result == ABANDONED

    run(evening())


@pytest.mark.rule("DM-80")
def test_watched_bots_make_one_step_at_a_time_at_an_even_pace() -> None:
    async def evening() -> None:
        hall = Hall()
        host, notes = await left(hall)
        before = len(notes.numbers())
        await hall.clock.pass_by(0.39)
        assert len(notes.numbers()) == before
        await hall.clock.pass_by(20.02)
        assert len(notes.numbers()) == before + 51
        assert host.match.info.state == RUNNING

    run(evening())


@pytest.mark.rule("DM-80")
def test_a_person_who_still_plays_is_waited_for_and_answered_at_once() -> None:
    async def evening() -> None:
        hall = Hall()
        host = await hall.lobby.open(ADA, Wish("dooom", FAR, ("me", "bot:random")))
        notes = Notes(ADA.id)
        host.follow(notes)
        await host.act(ADA.id, 0, host.match.number, "end turn", "")
        await settle()
        assert host.match.acting == [0]
        host.part(notes)
        await hall.clock.pass_by(100)
        assert host.match.info.state == RUNNING

    run(evening())


@pytest.mark.rule("DM-80", "DM-28")
def test_who_is_long_gone_when_the_last_person_drops_out_is_not_waited_for_again() -> None:
    async def evening() -> None:
        hall = Hall()
        settings = {**FAR, "turn_seconds": "15", "max_timeouts": "1"}
        wish = Wish("dooom", settings, ("me", "bot:random", "bot:random"))
        host = await hall.lobby.open(ADA, wish)
        notes = Notes(ADA.id)
        host.follow(notes)
        host.part(notes)
        await hall.clock.pass_by(14.9)
        assert host.match.info.state == RUNNING
        await hall.clock.pass_by(0.2)
        assert host.match.info.result == ABANDONED

    run(evening())


@pytest.mark.rule("DM-80", "DM-21")
def test_who_sits_down_beside_bots_alone_has_them_answer_at_once() -> None:
    async def evening() -> None:
        hall = Hall()
        settings = {"gather": "yes", "open_join": "yes", "min_players": "2", "start_delay": "0"}
        host, notes = await left(hall, "me", "bot:random", "open", **settings)
        host.part(notes)
        await hall.clock.pass_by(3)
        assert await hall.lobby.join(host, BOB, "") == 2
        host.follow(Notes(BOB.id))
        await settle()
        assert host.match.acting == [2]
        await hall.clock.pass_by(60)
        assert host.match.info.state == RUNNING

    run(evening())


@pytest.mark.rule("DM-80")
def test_a_match_of_bots_that_is_found_again_waits_ten_seconds_for_its_finder() -> None:
    async def evening() -> None:
        hall = Hall()
        host, _ = await left(hall)
        host.close()
        again = await hall.afresh().find(host.match.info.id)
        await hall.clock.pass_by(9.9)
        assert again.match.info.state == RUNNING
        await hall.clock.pass_by(0.2)
        assert again.match.info.result == ABANDONED

    run(evening())


@pytest.mark.rule("DM-80")
def test_who_comes_at_the_last_moment_is_not_shut_out() -> None:
    async def evening() -> None:
        hall = Hall()
        host, notes = await left(hall)
        host.part(notes)
        async with host.lock:
            await hall.clock.pass_by(10.1)  # the end waits for its turn in the lock
            host.follow(notes)
        await settle()
        assert host.match.info.state == RUNNING

    run(evening())
