"""A table that waits: who opened it begins without the others, with bots, or calls it off."""

from collections.abc import Awaitable

import pytest

from tests.match.kit import ADA, BOB, EVE, GAME, Hall, Notes, run, settle
from waystone.kernel.errors import WaystoneError
from waystone.match import waiting
from waystone.match.host import Host
from waystone.match.model import NEVER_BEGUN, OPEN, OVER, RUNNING
from waystone.match.news import AllNew, SeatsChanged
from waystone.match.records import record_of
from waystone.match.wishes import Wish

SHEET = "extrikate"


async def refused(work: Awaitable[object]) -> str:
    with pytest.raises(WaystoneError) as refusal:
        await work
    return refusal.value.code


async def table(hall: Hall, *seats: str, game: str = SHEET) -> Host:
    settings = {"mode": "duel"} if game == GAME else {}
    host = await hall.lobby.open(ADA, Wish(game, settings, seats, ranked=True))
    await settle()
    return host


def test_who_opened_the_table_begins_with_fewer_where_the_rules_allow_that() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await table(hall, "me", "open", "open")
        notes = Notes(BOB.id)
        host.follow(notes)
        await hall.lobby.join(host, BOB, "")
        assert waiting.can_begin(host.match, ADA.id)
        assert not waiting.can_begin(host.match, BOB.id)
        assert await refused(hall.lobby.begin(host, BOB, "")) == "NOT_KEEPER"
        await hall.lobby.begin(host, ADA, "")
        info = host.match.info
        assert (info.state, sorted(info.players), host.match.table.seats) == (
            RUNNING,
            ["Ada", "Bob"],
            2,
        )
        assert any(isinstance(news, AllNew) for news in notes.heard)
        assert not waiting.can_begin(host.match, ADA.id)
        assert await refused(hall.lobby.begin(host, ADA, "")) == "NO_OPEN_SEAT"
        assert await refused(hall.lobby.call_off(host, ADA)) == "NO_OPEN_SEAT"

    run(scene())


def test_a_record_starts_with_those_who_began() -> None:
    """What another process loads stands where this one does, and its record can be verified."""

    async def scene() -> None:
        hall = Hall()
        host = await table(hall, "me", "open", "open")
        await hall.lobby.join(host, BOB, "")
        await hall.lobby.begin(host, ADA, "")
        again = await hall.afresh().find(host.match.info.id)
        assert again.match.table.state.key() == host.match.table.state.key()
        stored = await hall.store.load(host.match.info.id)
        assert stored is not None
        assert record_of(*stored).start == host.match.table.record.start

    run(scene())


@pytest.mark.rule("DD-92")
def test_computers_fill_the_free_seats_and_what_is_no_duel_does_not_count() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await table(hall, "me", "open", game=GAME)
        assert host.match.info.ranked
        assert await refused(hall.lobby.begin(host, ADA, "")) == "BAD_SEATS", "a duel needs two"
        assert await refused(hall.lobby.begin(host, ADA, "nobody")) == "UNKNOWN_BOT"
        assert host.match.info.state == OPEN
        await hall.lobby.begin(host, ADA, "knight")
        info = host.match.info
        assert sorted(place.bot for place in info.places) == ["", "knight"]
        assert (info.state, info.ranked) == (RUNNING, False)
        await settle()
        assert host.match.info.state == RUNNING

    run(scene())


def test_a_match_among_people_counts_as_before() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await table(hall, "me", "open", game=GAME)
        await hall.lobby.join(host, BOB, "")
        assert host.match.info.ranked

    run(scene())


def test_who_opened_the_table_calls_it_off() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await table(hall, "me", "open", "open")
        await hall.lobby.join(host, BOB, "")
        told: list[str] = []
        hall.lobby.changed = lambda guests: told.append(host.match.info.state)
        await hall.lobby.call_off(host, ADA)
        assert (host.match.info.state, host.match.info.result) == (OVER, NEVER_BEGUN)
        assert told[-1] == OVER

    run(scene())


def test_who_sat_down_gets_up_again_before_the_beginning() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await table(hall, "me", "open", "open")
        notes = Notes(ADA.id)
        host.follow(notes)
        await hall.lobby.join(host, BOB, "")
        notes.heard.clear()
        await hall.lobby.call_off(host, BOB)
        assert (host.match.info.state, host.match.info.free_seats()) == (OPEN, [1, 2])
        assert any(isinstance(news, SeatsChanged) for news in notes.heard)
        assert await refused(hall.lobby.call_off(host, EVE)) == "NOT_SEATED"

    run(scene())


def test_two_processes_begin_one_match_once() -> None:
    async def scene() -> None:
        hall = Hall()
        other = hall.afresh()
        host = await table(hall, "me", "open", "open")
        there = await other.find(host.match.info.id)
        await hall.lobby.begin(host, ADA, "")
        assert await refused(other.begin(there, ADA, "medium")) == "NO_OPEN_SEAT"
        assert there.match.table.seats == 1

    run(scene())
