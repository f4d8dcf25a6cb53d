"""What a crash leaves half done at a table that gathers players is done when it is found again."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tests.match.kit import ADA, BOB, EVE, Hall, Notes, act, run, settle
from waystone.match.host import Host
from waystone.match.model import BOT, FREE, OVER, PERSON, Place, StoreFailed
from waystone.match.wishes import Wish

SETTINGS = {"gather": "yes", "min_players": "3", "start_delay": "0"}


async def gathering(hall: Hall, *seats: str) -> Host:
    """Ada's table; she follows it."""
    host = await hall.lobby.open(ADA, Wish("dooom", SETTINGS, seats))
    host.follow(Notes(ADA.id))
    return host


async def found_again(hall: Hall, host: Host) -> Host:
    """The server stopped here, and another one takes over."""
    host.close()
    again = await hall.afresh().find(host.match.info.id)
    await settle()
    return again


def out_of_order(hall: Hall, name: str) -> None:
    """One thing that the store does not do from now on."""

    async def fail(*_: Any) -> None:
        raise StoreFailed

    setattr(hall.store, name, fail)


def in_order(hall: Hall, name: str) -> None:
    """It does it again."""
    delattr(hall.store, name)


@pytest.mark.rule("DM-16")
def test_who_was_about_to_sit_down_sits_and_the_match_begins() -> None:
    async def evening() -> None:
        hall = Hall()
        host = await gathering(hall, "me", "bot:random", "open")
        info = host.match.info
        places = [*info.places[:2], Place(PERSON, BOB.id, name=BOB.name)]
        # As an older server did: the place is stored before the step.
        await hall.store.change(info.with_places(places))
        again = await found_again(hall, host)
        await hall.clock.pass_by(1)
        assert again.match.table.record.names() == ["Ada", "random", "Bob"]
        assert again.match.table.state.turn == 0

    run(evening())


@pytest.mark.rule("DM-16", "DM-22")
def test_a_place_and_its_step_are_stored_together_or_not_at_all() -> None:
    async def evening() -> None:
        hall = Hall()
        host = await gathering(hall, "me", "bot:random", "open", "open")
        await hall.lobby.join(host, BOB, "")
        before = await hall.store.load(host.match.info.id)
        out_of_order(hall, "change")
        with pytest.raises(StoreFailed):
            await hall.lobby.join(host, EVE, "")
        with pytest.raises(StoreFailed):
            await act(host, 2, "leave")
        in_order(hall, "change")
        assert await hall.store.load(host.match.info.id) == before
        await act(host, 2, "leave")
        assert host.match.info.free_seats() == [2, 3]
        assert await hall.lobby.join(host, EVE, "") == 2

    run(evening())


@pytest.mark.rule("DM-16")
def test_a_table_that_was_opened_before_anybody_sat_is_no_empty_one() -> None:
    async def evening() -> None:
        hall = Hall()
        out_of_order(hall, "append")
        with pytest.raises(StoreFailed):
            await gathering(hall, "me", "bot:random", "open")
        in_order(hall, "append")
        (id,) = hall.store.matches
        again = await hall.afresh().find(id)
        await settle()
        assert [place.player for place in again.match.info.places] == [PERSON, BOT, FREE]
        assert [entry.text for entry in again.match.table.record.entries] == ["join", "join"]

    run(evening())


@pytest.mark.rule("DM-22")
def test_whose_leaving_was_stored_holds_no_seat_that_another_wants() -> None:
    async def evening() -> None:
        hall = Hall()
        host = await gathering(hall, "me", "open", "bot:random")
        await hall.lobby.join(host, BOB, "")
        await leave_half(hall, host, 1)
        again = await found_again(hall, host)
        assert again.match.info.free_seats() == [1]
        assert await hall.lobby.join(again, EVE, "") == 1

    run(evening())


@pytest.mark.rule("DM-22")
def test_a_table_that_the_last_one_had_left_is_closed() -> None:
    async def evening() -> None:
        hall = Hall()
        host = await gathering(hall, "me", "open", "open")
        await leave_half(hall, host, 0)
        again = await found_again(hall, host)
        assert (again.match.info.state, again.match.info.result) == (OVER, "never begun")

    run(evening())


async def leave_half(hall: Hall, host: Host, seat: int) -> None:
    """As an older server did: the step is stored, not yet that the seat is free."""
    before = replace(host.match.info)
    await act(host, seat, "leave")
    kept = hall.store.matches[host.match.info.id]
    kept.places, kept.state, kept.result = list(before.places), before.state, ""
