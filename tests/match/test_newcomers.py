"""Sitting down at a match in progress: opened, taken, closed, healed (DC-117)."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any

import pytest

from tests.match.kit import ADA, BOB, EVE, GAME, Hall, Notes, act, run, settle
from waystone.kernel.dice import SeededDice
from waystone.kernel.errors import WaystoneError
from waystone.kernel.event import SPECTATOR
from waystone.kernel.record import parse
from waystone.kernel.replay import replay
from waystone.match.bots import SlowBot, job_for
from waystone.match.host import Host
from waystone.match.model import FREE, OVER, PERSON, Guest, Place
from waystone.match.newcomers import can_close, can_open, keeper
from waystone.match.wishes import Wish
from waystone.wire import render

CRAWLER = "dungeon-crawler"
DAN = Guest("dan", "Dan")


async def refused(call: Awaitable[Any]) -> str:
    with pytest.raises(WaystoneError) as refusal:
        await call
    assert refusal.value.message != refusal.value.code
    return refusal.value.code


async def crawl(hall: Hall, *seats: str, round: int = 2, seed: str = "c", **wish: Any) -> Host:
    """Ada's table, Bob at the free seat, played until this round."""
    settings = {"window_seconds": "0", **wish.pop("settings", {})}
    asked = Wish(CRAWLER, settings, seats or ("me", "open"), seed=seed, **wish)
    host = await hall.lobby.open(ADA, asked)
    if host.match.info.free_seats():
        await hall.lobby.join(host, BOB, host.match.info.invite)
    for guest in host.match.info.guests():
        host.follow(Notes(guest))
    await play_until_round(host, round)
    return host


async def play_until_round(host: Host, round: int) -> None:
    dice = SeededDice("crawl on")
    while host.match.is_running() and host.match.table.state.round < round:
        seat = host.match.acting[0]
        if host.match.info.places[seat].bot:
            await settle()
            continue
        legal = host.match.table.legal(seat)
        await act(host, seat, legal[dice.index(len(legal))].text)


@pytest.mark.rule("DC-117", "DC-21")
def test_a_third_person_joins_a_match_of_two_and_the_record_names_them() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await crawl(hall)
        assert await refused(hall.lobby.join(host, EVE, "")) == "NO_FREE_SEAT"
        assert await hall.lobby.open_seat(host, ADA, "open") == 2
        assert await hall.lobby.join(host, EVE, "") == 2
        host.follow(Notes(EVE.id))
        assert host.match.table.seats == 3
        await play_until_round(host, 4)
        assert host.match.table.state.order[-1] == 2
        assert host.match.table.state.heroes[2] >= 0
        for seat in (0, 1):
            await act(host, seat, "leave")
        assert (host.match.info.state, host.match.table.outcome.winners) == (OVER, [2])  # type: ignore[union-attr]
        record = parse(host.match.table.record.text())
        assert (record.players, record.names()) == (["Ada", "Bob"], ["Ada", "Bob", "Eve"])
        named = [(entry.seat, entry.text) for entry in record.entries if entry.name]
        assert named == [(2, "join")]
        assert replay(host.match.game, record).state.key() == host.match.table.state.key()
        again = await hall.afresh().find(host.match.info.id)
        assert again.match.table.record.text() == host.match.table.record.text()

    run(scene())


@pytest.mark.rule("DC-117")
def test_only_who_opened_the_table_opens_seats_and_then_who_sits_longest() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await crawl(hall)
        for stranger in (BOB, EVE):
            assert await refused(hall.lobby.open_seat(host, stranger, "open")) == "NOT_KEEPER"
            assert await refused(hall.lobby.close_seat(host, stranger)) == "NOT_KEEPER"
            assert not can_open(host.match, stranger.id)
        assert can_open(host.match, ADA.id)
        await hall.lobby.open_seat(host, ADA, "open")
        await hall.lobby.open_seat(host, ADA, "open")
        await hall.lobby.join(host, EVE, "")
        await hall.lobby.join(host, DAN, "")
        await act(host, 0, "leave")
        assert keeper(host.match) == BOB.id
        assert await refused(hall.lobby.open_seat(host, ADA, "open")) == "NOT_KEEPER"
        assert await hall.lobby.open_seat(host, BOB, "open") == 4
        await act(host, 1, "leave")
        assert keeper(host.match) == EVE.id
        loaded = await hall.afresh().find(host.match.info.id)
        assert keeper(loaded.match) == EVE.id

    run(scene())


@pytest.mark.rule("DC-117")
def test_who_came_back_sits_shorter_than_who_stayed() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await crawl(hall, "me", "open", "bot:racer")
        await act(host, 0, "leave")
        await play_until_round(host, 3)
        assert await hall.lobby.join(host, ADA, "") == 0
        assert keeper(host.match) == ADA.id  # whoever opened the table is there again
        host.match.info.host = "somebody else"
        assert keeper(host.match) == BOB.id

    run(scene())


@pytest.mark.rule("DC-117", "DC-2")
def test_six_is_the_most_open_seats_included() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await crawl(hall, "me", "bot:racer", "bot:racer", "bot:racer")
        for seat in (4, 5):
            assert await hall.lobby.open_seat(host, ADA, "open") == seat
        assert await refused(hall.lobby.open_seat(host, ADA, "open")) == "TABLE_FULL"
        assert not can_open(host.match, ADA.id)
        assert await hall.lobby.join(host, EVE, "") == 4
        assert await refused(hall.lobby.open_seat(host, ADA, "open")) == "TABLE_FULL"

    run(scene())


@pytest.mark.rule("DC-117")
def test_one_full_round_comes_first_although_the_seat_may_be_open_before() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await crawl(hall, round=1)
        assert await hall.lobby.open_seat(host, ADA, "open") == 2
        before = list(host.match.info.places)
        assert await refused(hall.lobby.join(host, EVE, "")) == "TOO_EARLY"
        assert await refused(hall.lobby.open_seat(host, ADA, "bot:racer")) == "TOO_EARLY"
        assert host.match.info.places == before
        await play_until_round(host, 2)
        assert await hall.lobby.join(host, EVE, "") == 2

    run(scene())


@pytest.mark.rule("DC-117")
@pytest.mark.parametrize(("game", "settings"), [(CRAWLER, {"joining": "off"}), (GAME, {})])
def test_a_table_that_forbids_it_and_a_game_without_it(game: str, settings: dict[str, str]) -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.lobby.open(ADA, Wish(game, settings, ("me", "me")))
        assert await refused(hall.lobby.open_seat(host, ADA, "open")) == "NO_JOINING"
        assert await refused(hall.lobby.close_seat(host, ADA)) == "NO_JOINING"
        assert not can_open(host.match, ADA.id)

    run(scene())


def test_seats_are_opened_while_a_match_runs_only() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.lobby.open(ADA, Wish(CRAWLER, {}, ("me", "open")))
        assert await refused(hall.lobby.open_seat(host, ADA, "open")) == "NOT_BEGUN"
        await hall.lobby.join(host, BOB, "")
        for odd in ("me", "", "nonsense", "bot:nobody"):  # `me`: Bob plays elsewhere
            code = await refused(hall.lobby.open_seat(host, ADA, odd))
            assert code in ("BAD_SEATS", "UNKNOWN_BOT")
        await act(host, 0, "leave")
        assert await refused(hall.lobby.open_seat(host, BOB, "open")) == "MATCH_OVER"

    run(scene())


def test_a_seat_that_nobody_took_is_closed_again() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await crawl(hall)
        assert await refused(hall.lobby.close_seat(host, ADA)) == "NO_OPEN_SEAT"
        assert not can_close(host.match, ADA.id)
        await hall.lobby.open_seat(host, ADA, "open")
        assert can_close(host.match, ADA.id)
        assert not can_close(host.match, BOB.id)
        assert await hall.lobby.close_seat(host, ADA) == 2
        assert len(host.match.info.places) == 2
        assert await refused(hall.lobby.join(host, EVE, "")) == "NO_FREE_SEAT"
        await hall.lobby.open_seat(host, ADA, "open")
        await hall.lobby.join(host, EVE, "")
        assert await refused(hall.lobby.close_seat(host, ADA)) == "NO_OPEN_SEAT"
        stored = await hall.store.load(host.match.info.id)
        assert stored is not None
        assert [place.name for place in stored[0].places] == ["Ada", "Bob", "Eve"]

    run(scene())


@pytest.mark.rule("DC-117")
def test_a_bot_sits_down_at_the_open_seat_and_plays() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await crawl(hall)
        await hall.lobby.open_seat(host, ADA, "open")
        assert await hall.lobby.open_seat(host, ADA, "bot:racer") == 2
        assert await refused(hall.lobby.join(host, EVE, "")) == "NO_FREE_SEAT"
        await play_until_round(host, 4)
        await settle()
        acted = {entry.seat for entry in host.match.table.record.entries if entry.text != "join"}
        assert 2 in acted
        assert host.match.table.record.names()[2] == "racer"
        loaded = await hall.afresh().find(host.match.info.id)
        assert loaded.match.table.record.text() == host.match.table.record.text()
        assert set(loaded.match.bots.bots) == {2}
        thought = SlowBot(
            job_for(host.match.info, host.match.table, 2)
        )  # as a slow one would, elsewhere
        done = [(entry.seat, entry.text) for entry in host.match.table.record.entries]
        at = max(n for n, (seat, text) in enumerate(done) if seat == 2 and text != "join")
        assert thought.table.seats == 2
        assert thought.choose(done[:at])
        assert thought.table.seats == 3

    run(scene())


@pytest.mark.rule("DC-117")
def test_one_more_at_the_same_device() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await crawl(hall, "me", "me")
        assert await hall.lobby.open_seat(host, ADA, "me") == 2
        assert host.match.info.seats_of(ADA.id) == [0, 1, 2]
        await play_until_round(host, 4)
        assert host.match.table.state.heroes[2] >= 0
        viewpoint = render.Observer(ADA.id).viewpoint(host)
        assert (viewpoint.held, viewpoint.viewer) == ((0, 1, 2), SPECTATOR)
        loaded = await hall.afresh().find(host.match.info.id)
        assert loaded.match.log_of(ADA.id).count == host.match.log_of(ADA.id).count

    run(scene())


async def six(hall: Hall) -> Host:
    """Six seats, of which Bob's is left and cleared away, in round 3."""
    host = await crawl(hall, "me", "open", "bot:racer", "bot:racer", "bot:racer", "bot:racer")
    await act(host, 1, "leave")
    await play_until_round(host, 3)
    return host


@pytest.mark.rule("DC-117", "DC-22")
def test_where_all_seats_are_there_one_that_was_left_is_opened() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await six(hall)
        assert await hall.lobby.open_seat(host, ADA, "open") == 1
        assert host.match.info.places[1] == Place(FREE, name="Bob")
        assert render.seats(host, "")[1].name == ""
        assert await hall.lobby.close_seat(host, ADA) == 1
        assert host.match.info.places[1] == Place(PERSON, name="Bob")
        await hall.lobby.open_seat(host, ADA, "open")
        assert await hall.lobby.join(host, EVE, "") == 1
        record = host.match.table.record
        assert (record.players[1], record.names()[1]) == ("Bob", "Eve")
        assert host.match.info.seats_of(BOB.id) == []
        loaded = await hall.afresh().find(host.match.info.id)
        assert loaded.match.table.record.text() == record.text()

    run(scene())


@pytest.mark.rule("DC-117", "DC-52")
def test_who_sits_down_where_somebody_left_is_told_nothing_that_was_theirs() -> None:
    """H-1: neither by a snapshot with the steps before, nor as the answer to an old command."""

    async def scene() -> None:
        hall = Hall()
        host = await crawl(hall, "me", "open", "me", "me", "me", "me")
        await act(host, 1, "ask all", id="1")
        mine = render.made(
            host.match.logs.of((1,)).since(0), render.Observer(BOB.id).viewpoint(host)
        )
        assert mine[-1].did == "ask all"
        await act(host, 1, "leave", id="2")
        host.match.table.state.heroes[1] = -1  # as if all were cleared away
        host.match.table.state.packs[1].clear()
        host.match.table.state.hands[1].clear()
        await hall.lobby.open_seat(host, ADA, "open")
        assert await hall.lobby.join(host, EVE, "") == 1
        observer, onlooker = render.Observer(EVE.id), render.Observer("")
        frame, public = (render.snapshot(host, each, 0) for each in (observer, onlooker))
        assert (frame.viewpoint, frame.n) == (1, public.n)
        assert frame.steps == public.steps
        assert all(made.did != "ask all" for made in frame.steps)
        assert not {(1, "1"), (1, "2")} & set(host.match.done)
        assert observer.missed(host, 1) == []

    run(scene())


@pytest.mark.rule("DC-117")
def test_a_spectator_becomes_a_player_without_coming_anew() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await crawl(hall)
        observer = render.Observer(EVE.id)
        assert observer.viewpoint(host).viewer == SPECTATOR
        await hall.lobby.open_seat(host, ADA, "open")
        assert observer.viewpoint(host).viewer == SPECTATOR
        await hall.lobby.join(host, EVE, "")
        assert observer.viewpoint(host).viewer == 2
        view: Any = render.steps_frame(host, observer.viewpoint(host), []).view
        assert (view.seat, view.newcomers) == (2, (2,))

    run(scene())


def test_one_open_seat_and_many_who_want_it_in_two_processes() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await crawl(hall)
        await hall.lobby.open_seat(host, ADA, "open")
        twin = await hall.afresh().find(host.match.info.id)
        claims = [
            hall.lobby.join(where, Guest(f"g{number}", "G"), "")
            for number in range(8)
            for where in (host, twin)
        ]
        found = await asyncio.gather(*claims, return_exceptions=True)
        assert {each for each in found if isinstance(each, int)} == {2}
        codes = {each.code for each in found if isinstance(each, WaystoneError)}
        assert codes <= {"NO_FREE_SEAT", "STORE_FAILED"}
        kept = hall.store.matches[host.match.info.id]
        assert len(kept.places) == 3
        joins = [step for step in hall.store.steps[host.match.info.id] if step.text == "join"]
        assert len(joins) == 1

    run(scene())


def test_a_process_that_knows_old_places_overwrites_nobody() -> None:
    """As many seats are free as it believes, but others."""

    async def scene() -> None:
        hall = Hall()
        host = await crawl(hall)
        await hall.lobby.open_seat(host, ADA, "open")
        other = hall.afresh()
        twin = await other.find(host.match.info.id)
        await hall.lobby.join(host, EVE, "")
        await hall.lobby.open_seat(host, ADA, "open")
        assert await other.join(twin, DAN, "") == 3  # by what the store says, not by what it knew
        names = [place.name for place in hall.store.matches[host.match.info.id].places]
        assert names == ["Ada", "Bob", "Eve", "Dan"]

    run(scene())


@pytest.mark.rule("DC-117")
def test_a_private_match_gets_an_invite_with_its_first_open_seat() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await crawl(hall, "me", "me", public=False)
        assert host.match.info.invite == ""
        await hall.lobby.open_seat(host, ADA, "open")
        invite = host.match.info.invite
        assert len(invite) > 20
        assert render.seating(host, ADA.id).invite == invite
        assert render.seating(host, EVE.id).invite is None
        for wrong in ("", "x" * 22):
            assert await refused(hall.lobby.join(host, EVE, wrong)) == "NOT_INVITED"
        loaded = await hall.afresh().find(host.match.info.id)
        assert loaded.match.info.invite == invite
        assert await hall.lobby.join(host, EVE, invite) == 2
        await hall.lobby.open_seat(host, ADA, "open")
        assert host.match.info.invite == invite

    run(scene())


def test_when_all_is_over_a_seat_that_nobody_took_is_forgotten() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await crawl(hall)
        await hall.lobby.open_seat(host, ADA, "open")
        assert len(render.seats(host, "")) == 3
        await act(host, 0, "leave")
        assert host.match.info.state == OVER
        assert len(render.seats(host, "")) == 2
        assert not can_open(host.match, BOB.id)
        for guest in (ADA, BOB):
            again = await hall.lobby.rematch(host, guest)
        assert again is not None
        assert [place.guest for place in again.match.info.places] == [BOB.id, ADA.id]
        assert again.match.info.players == ["Bob", "Ada"]

    run(scene())


def test_where_the_server_wants_an_even_pace_people_meet_at_such_tables_only() -> None:
    """H-7."""

    async def scene() -> None:
        hall = Hall()
        alone = await hall.lobby.open(ADA, Wish(CRAWLER, {}, ("me", "bot:racer")))
        hall.lobby.fixed_windows = 3
        assert await refused(hall.lobby.open_seat(alone, ADA, "open")) == "NO_JOINING"
        met = await hall.lobby.open(ADA, Wish(CRAWLER, {}, ("me", "open")))
        await hall.lobby.join(met, BOB, "")
        assert await hall.lobby.open_seat(met, ADA, "open") == 2

    run(scene())


def test_a_newcomer_who_stays_away_has_left() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await crawl(hall)
        await hall.lobby.open_seat(host, ADA, "open")
        await hall.lobby.join(host, EVE, "")
        await hall.clock.pass_by(host.match.game.policy.absence_seconds + 1)
        assert host.match.table.record.entries[-1].text == "leave"
        assert host.match.table.record.entries[-1].seat == 2
        assert host.match.is_running()

    run(scene())
