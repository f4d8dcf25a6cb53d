"""Who sits where, what is listed and how it ended: whole frames, for those who play and others."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.match.kit import ADA, BOB, EVE, GAME, Hall, Notes, act, run
from tests.storage.test_stores import info
from waystone.kernel.event import SPECTATOR
from waystone.match.model import BOT, FREE, OVER, PERSON, Again, ChatLine, Place
from waystone.match.news import StepsMade
from waystone.wire import down
from waystone.wire.codec import encode
from waystone.wire.render import (
    Observer,
    Viewpoint,
    about,
    acting_seen,
    choices,
    clock,
    listed,
    looked,
    made,
    newest,
    news_for,
    result,
    said,
    seat,
    seating,
    snapshot,
)


def test_who_waits_for_a_match_to_begin_looks_and_hears_as_everybody_does() -> None:
    """Once it runs, who holds one seat sees and hears what that seat does."""

    async def scene() -> None:
        hall = Hall()
        host = await hall.open("me", "open", settings={"mode": "duel"})
        observer = Observer(ADA.id, False)
        observer.look_as(host, 0)
        assert observer.viewpoint(host) == Viewpoint((0,), SPECTATOR, SPECTATOR, False)
        await hall.lobby.join(host, BOB, "")
        (seat,) = host.match.info.seats_of(ADA.id)
        assert observer.viewpoint(host) == Viewpoint((seat,), seat, seat, False)

    run(scene())


def test_whose_turn_it_is_and_what_they_can_do_is_told_while_a_match_runs() -> None:
    """With the cell to click, where there is one; the others have nothing to choose."""

    async def scene() -> None:
        hall = Hall()
        host = await hall.open("me", "open", settings={"mode": "duel"})
        assert acting_seen(host, (0,)) == []
        await hall.lobby.join(host, BOB, "")
        assert acting_seen(host, (0,)) == [0, 1]
        await act(host, 0, "waystone a1")
        await act(host, 1, "waystone h8")
        assert acting_seen(host, (1,)) == [0]
        own = {each.do: each.cell for each in choices(host, 0, (0,))}
        assert own.pop("next turn") is None
        here = host.match.table.state.place[0]
        assert {abs(cell - here) for cell in own.values() if cell is not None} <= {1, 8}
        assert None not in own.values()
        assert choices(host, 1, (1,)) == []
        await act(host, 0, "leave")
        assert acting_seen(host, (1,)) == []

    run(scene())


def test_news_tell_the_steps_that_were_made_and_none_before_them() -> None:
    async def scene() -> None:
        host = await Hall().duel()
        notes = Notes(BOB.id)
        host.follow(notes)
        await act(host, 0, "next turn")
        await act(host, 1, "next turn")
        made_last = [each for each in notes.heard if isinstance(each, StepsMade)][-1]
        told = news_for(host.match.logs, Viewpoint((1,), 1, 1, False), made_last.steps)
        assert [step.step.number for step in told] == [host.match.table.number]
        assert news_for(host.match.logs, Viewpoint((1,), 1, 1, False), []) == []

    run(scene())


def test_who_sits_where_is_told_with_the_invite_to_those_who_sit_there() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.open("me", "open", public=False, settings={"mode": "duel"})
        host.follow(Notes(ADA.id))
        host.follow(Notes(EVE.id))
        assert seating(host, ADA.id) == down.Seats(
            match=host.match.info.id,
            state="open",
            seats=[
                down.Seat(0, PERSON, "Ada", None, mine=True, online=True),
                down.Seat(1, FREE, "", None, mine=False, online=True),
            ],
            spectators=1,
            offers=[],
            rematch=None,
            can_begin=False,
            can_open=False,
            can_close=False,
            invite=host.match.info.invite,
        )
        assert host.match.info.invite
        watching = seating(host, EVE.id)
        assert watching.invite is None
        assert [each.mine for each in watching.seats] == [False, False]

    run(scene())


def test_a_public_match_has_no_invite_and_who_went_away_is_offline() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.duel()
        shown = seating(host, ADA.id)
        assert (shown.invite, shown.spectators) == (None, 0)
        assert [each.online for each in shown.seats] == [True, True]
        host.part(host.audience.watchers[1])
        assert [each.online for each in seating(host, ADA.id).seats] == [True, False]

    run(scene())


def test_a_seat_is_mine_by_its_guest_and_nobodys_without_one() -> None:
    knight = Place(BOT, name="Knight", bot="knight")
    assert seat(2, knight, "", True) == down.Seat(2, BOT, "Knight", "knight", False, True)
    assert not seat(0, Place(PERSON, name="Ada"), "", True).mine, "a guest without a name is nobody"
    assert seat(0, Place(FREE, name="Ada"), "ada", True).name == "", "who left has no name here"


@pytest.mark.rule("DD-86")
def test_who_would_play_again_is_told_by_seat() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.duel()
        await act(host, 0, "leave")
        await hall.lobby.rematch(host, BOB)
        assert (seating(host, ADA.id).offers, seating(host, ADA.id).rematch) == ([1], None)
        await hall.lobby.rematch(host, ADA)
        assert seating(host, ADA.id).rematch == host.match.info.rematch != ""

    run(scene())


def test_the_list_of_matches_names_those_who_sit_and_counts_free_seats() -> None:
    line = info(
        places=[Place(PERSON, guest="ada", name="Ada"), Place(FREE, name="Bob"), Place(PERSON)]
    )
    assert listed(line, "ada") == down.Listed(
        match="m1",
        game=GAME,
        settings={"level": "2"},
        state=line.state,
        names=["Ada"],
        free=1,
        mine=True,
        your_turn=False,
        created=5,
        bots=False,
        again=None,
    )
    tried = replace(line, again=Again(23, "m0", "0" * 64))
    assert listed(tried, "ada").again == 23
    assert about(tried, "ada", False).again == down.TriedAgain("m0", 23)
    assert about(replace(line, again=Again(1, "", "")), "", False).again == down.TriedAgain(None, 1)
    assert (listed(line, "bob").mine, listed(line, "").mine) == (False, False)
    assert listed(line, "ada", your_turn=True).your_turn


def test_a_line_of_chat_tells_who_said_it_by_seat_and_name_alone() -> None:
    async def scene() -> None:
        host = await Hall().duel()
        line = ChatLine(SPECTATOR, "Eve", "hello", "hello", 7, guest="eve")
        told = down.Said(host.match.info.id, SPECTATOR, "Eve", "hello", "hello", 7)
        assert said(host, line) == told

    run(scene())


def test_the_newest_steps_are_told_as_far_as_they_fit() -> None:
    steps = [down.VisibleStep(n, 0, "x" * n, []) for n in (10, 20, 30)]
    sizes = [len(encode(step)) + 1 for step in steps]
    assert newest(steps, sum(sizes)) == steps
    assert newest(steps, sum(sizes) - 1) == steps[1:]
    assert newest(steps, sizes[2]) == steps[2:]
    assert newest(steps, sizes[2] - 1) == []
    assert newest([], 100) == []


def test_the_end_tells_the_seed_and_a_redacted_one_does_not() -> None:
    async def scene() -> None:
        host = await Hall().duel()
        seen = Observer(BOB.id).viewpoint(host)
        assert result(host, seen) is None
        await act(host, 0, "leave")
        assert host.match.info.state == OVER
        told = result(host, Observer(BOB.id).viewpoint(host))
        assert told is not None
        assert (told.reason, told.results, told.seed) == ("forfeit", ["loss", "win"], "a")
        hidden = result(host, Observer(BOB.id, redacted=True).viewpoint(host))
        assert hidden is not None
        assert hidden.seed == ""

    run(scene())


def test_the_clock_tells_whom_it_runs_for_and_what_is_left() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.duel(clock=60)
        await hall.clock.pass_by(12.5)
        running = clock(host, ())
        assert running == down.Clock(host.match.acting, 47_500, 60_000)
        assert clock(await hall.duel(), (0, 1)) is None

    run(scene())


@pytest.mark.rule("DD-19")
def test_several_on_one_device_are_covered_until_one_looks() -> None:
    """Choices that are open are those of the first own seat that is to act; a seat that looks is
    told what it alone heard since it was covered."""

    async def scene() -> None:
        host = await Hall().open("me", "me", settings={"mode": "duel"})
        host.follow(Notes(ADA.id))
        observer = Observer(ADA.id)
        assert observer.viewpoint(host) == Viewpoint((0, 1), SPECTATOR, SPECTATOR, False)
        await act(host, 0, "waystone b2")
        first = choices(host, SPECTATOR, (0, 1))
        assert [each.do for each in first] == [each.text for each in host.match.table.legal(1)]
        assert choices(host, SPECTATOR, ()) == choices(host, SPECTATOR, (0,)) == []
        await act(host, 1, "waystone g7")
        covered = looked(host, observer)
        assert (covered.viewpoint, covered.steps) == (SPECTATOR, [])
        observer.look_as(host, 0)
        frame = looked(host, observer)
        assert (frame.viewpoint, [step.did for step in frame.steps]) == (0, [""])
        assert len(frame.steps[0].events) == 1, "where the own waystone lies"
        await act(host, 0, "next turn")
        observer.cover(host)
        assert (observer.look, observer.covered) == (None, {0: host.match.number})
        observer.look_as(host, 1)
        observer.cover(host)
        assert observer.look == 1, "who is to act goes on looking"

    run(scene())


def test_nobody_sees_with_a_seat_before_the_match_begins_or_when_their_turn_is_over() -> None:
    async def scene() -> None:
        hall = Hall()
        waiting = await hall.open("me", "open", settings={"mode": "duel"}, seed="a")
        ada = Observer(ADA.id)
        assert ada.viewpoint(waiting) == Viewpoint((0,), SPECTATOR, SPECTATOR, False)
        await hall.lobby.join(waiting, BOB, "")
        seen = ada.viewpoint(waiting)
        assert seen == Viewpoint((0,), 0, 0, False), "who waited sees now"
        assert ada.viewpoint(waiting) is seen, "nothing but the seating can change it"
        host = await hall.open("me", "me", settings={"mode": "duel"})
        for number, stone in enumerate(("b2", "g7")):
            await act(host, number, f"waystone {stone}")
        both = Observer(ADA.id)
        both.look_as(host, 0)
        assert both.viewpoint(host) == Viewpoint((0, 1), 0, 0, False)
        await act(host, 0, "next turn")
        assert both.viewpoint(host) == Viewpoint((0, 1), SPECTATOR, 0, False), "it hears, no more"
        both.look_as(host, 7)
        assert both.viewpoint(host) == Viewpoint((0, 1), SPECTATOR, SPECTATOR, False)

    run(scene())


def test_who_comes_back_is_sent_no_more_than_half_of_a_snapshot_again() -> None:
    async def scene() -> None:
        host = await Hall().duel()
        for _ in range(40):
            await act(host, host.match.acting[0], "next turn")
        observer = Observer(ADA.id)
        bare, whole = snapshot(host, observer, None), snapshot(host, observer, 0)
        assert bare.steps == []
        told = host.match.logs.of((0,)).since(0)
        steps = made(told, observer.viewpoint(host))
        assert 0 < len(whole.steps) < len(steps)
        assert whole.steps == newest(steps, len(encode(bare)) // 2)
        last = snapshot(host, observer, whole.n - 1)
        assert [step.n for step in last.steps] == [whole.n]

    run(scene())
