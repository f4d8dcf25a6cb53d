"""What a crash leaves half done at a table that gathers players is done when it is found again."""

from __future__ import annotations

from typing import Any

import pytest

from tests.match.kit import ADA, BOB, EVE, Hall, Notes, act, run, settle
from waystone.match.host import Host
from waystone.match.lobby import Wish
from waystone.match.model import BOT, FREE, OVER, PERSON, StoreFailed

SETTINGS = {"gather": "yes", "min_players": "3", "start_delay": "0"}


async def gathering(hall: Hall, *seats: str) -> Host:
    """Ada's table; she follows it."""
    host = await hall.lobby.open(ADA, Wish("dooom", SETTINGS, seats))
    host.follow(Notes(ADA.id))
    return host


async def found_again(hall: Hall, host: Host) -> Host:
    """The server stopped here, and another one takes over."""
    host.close()
    again = await hall.afresh().find(host.info.id)
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
        out_of_order(hall, "append")
        with pytest.raises(StoreFailed):
            await hall.lobby.join(host, BOB, "")
        in_order(hall, "append")
        again = await found_again(hall, host)
        await hall.clock.pass_by(1)
        assert again.table.record.names() == ["Ada", "random", "Bob"]
        assert again.table.state.turn == 0

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
        assert [place.player for place in again.info.places] == [PERSON, BOT, FREE]
        assert [entry.text for entry in again.table.record.entries] == ["join", "join"]

    run(evening())


@pytest.mark.rule("DM-22")
def test_whose_leaving_was_stored_holds_no_seat_that_another_wants() -> None:
    async def evening() -> None:
        hall = Hall()
        host = await gathering(hall, "me", "open", "bot:random")
        await hall.lobby.join(host, BOB, "")
        await leave_half(hall, host, 1)
        again = await found_again(hall, host)
        assert again.info.free_seats() == [1]
        assert await hall.lobby.join(again, EVE, "") == 1

    run(evening())


@pytest.mark.rule("DM-22")
def test_a_table_that_the_last_one_had_left_is_closed() -> None:
    async def evening() -> None:
        hall = Hall()
        host = await gathering(hall, "me", "open", "open")
        await leave_half(hall, host, 0)
        again = await found_again(hall, host)
        assert (again.info.state, again.info.result) == (OVER, "never begun")

    run(evening())


async def leave_half(hall: Hall, host: Host, seat: int) -> None:
    """The step is stored, not that the seat is free."""
    out_of_order(hall, "reseat")
    with pytest.raises(StoreFailed):
        await act(host, seat, "leave")
    in_order(hall, "reseat")
