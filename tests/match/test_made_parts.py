"""From a decision to what is stored, and what follows from stored steps; other games' entries."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from tests.match.kit import ADA, BOB, EVE, GAME, NOON, STANDS_IN, FakeClock, Hall, act, run
from tests.storage.test_stores import info
from waystone.catalogue import find_game
from waystone.kernel.event import SPECTATOR
from waystone.kernel.table import Step, Table
from waystone.match import again, newcomers, rematch, waiting
from waystone.match.bot_steps import quick_step, slow_step
from waystone.match.bots import QuickBots, job_for, luck_of
from waystone.match.change import Change
from waystone.match.live import LiveMatch, NeedsLayout
from waystone.match.making import Made, freed, leaves_seat_free, match_after
from waystone.match.model import (
    BOT,
    BROKEN,
    FREE,
    IN_LINE,
    NEVER_BEGUN,
    OPEN,
    OVER,
    PERSON,
    RUNNING,
    Again,
    Place,
    Refusal,
    Written,
)
from waystone.match.step_logs import StepLog, StepLogs
from waystone.match.wishes import Wish

pytestmark = STANDS_IN

ACTIONS = find_game(GAME).open({}).alphabet


def step(number: int, seat: int = 0, text: str = "next turn", name: str = "") -> Step:
    return Step(number, seat, ACTIONS.parse(text), [], f"{number:08x}", number * 10, False, name)


def refused(work: Any, *words: Any) -> str:
    with pytest.raises(Refusal) as caught:
        work(*words)
    return caught.value.code


# Making


def test_steps_are_stored_with_the_command_that_led_to_them() -> None:
    rows = Made([step(4), step(5, 1), step(6, 1, name="Bob")], "mine").rows()
    assert rows == [
        Written(4, 0, "next turn", "00000004", 40, "mine"),
        Written(5, 1, "next turn", "00000005", 50, IN_LINE),
        Written(6, 1, "next turn", "00000006", 60, IN_LINE, "Bob"),
    ]
    assert Made([], "x").rows() == []
    assert not Made([], "").is_broken


def table(result: str = "", opens_empty: bool = False, is_vacant: bool = True) -> Any:
    policy = SimpleNamespace(opens_empty=opens_empty)
    return SimpleNamespace(
        info=info(state=RUNNING, places=[Place(PERSON, "ada"), Place(PERSON, "bob")]),
        table=SimpleNamespace(record=SimpleNamespace(result=result)),
        game=SimpleNamespace(alphabet=ACTIONS, policy=policy),
        is_vacant=lambda seat: is_vacant,
    )


def test_what_is_stored_beside_the_steps() -> None:
    running, ended = table(), table("win loss (x)")
    other = replace(running.info, invite="other")
    one = Made([step(1)], "")
    assert match_after(Change(0), running, one) is None
    assert match_after(Change(0, info=other), running, one) is other
    over = match_after(Change(0), ended, one)
    assert over is not None
    assert (over.state, over.result) == (OVER, "win loss (x)")
    assert match_after(Change(0), ended, Made([], "")) is None, "no step, no end"
    closed = match_after(Change(result=NEVER_BEGUN, info=other), running, Made([], ""))
    assert closed is not None
    assert (closed.state, closed.result, closed.invite) == (OVER, NEVER_BEGUN, "other")
    broken = match_after(Change(0), ended, Made([step(1)], "", is_broken=True))
    assert broken is not None
    assert (broken.state, broken.result) == (BROKEN, "")


@pytest.mark.rule("DM-22")
def test_a_seat_that_is_left_before_the_start_is_free_and_the_last_one_closes_the_table() -> None:
    leaving = Change(0, ACTIONS.leave)
    for opens_empty, is_vacant, change, is_free in [
        (True, True, leaving, True),
        (False, True, leaving, False),
        (True, False, leaving, False),
        (True, True, Change(0, ACTIONS.parse("next turn")), False),
    ]:
        match = table(opens_empty=opens_empty, is_vacant=is_vacant)
        assert leaves_seat_free(change, match) == is_free
        after = match_after(change, match, Made([step(1)], ""))
        assert (after is not None) == is_free
    gathering = table(opens_empty=True)
    after = match_after(leaving, gathering, Made([step(1)], ""))
    assert after is not None
    assert [place.player for place in after.places] == [FREE, PERSON]
    assert after.state == RUNNING
    gathering.info.places[1] = Place(BOT, bot="random")
    last = match_after(leaving, gathering, Made([step(1)], ""))
    assert last is not None
    assert (last.state, last.result) == (OVER, NEVER_BEGUN)
    assert [place.player for place in freed(gathering, 1).places] == [PERSON, FREE]


# Live matches


def live(*seats: Place, **about: Any) -> LiveMatch:
    places = list(seats) or [Place(PERSON, "ada", name="Ada"), Place(PERSON, "bob", name="Bob")]
    made = {"places": places, "state": RUNNING, "settings": {}, **about}
    return LiveMatch(info(**made), find_game(GAME), FakeClock())


def test_a_seat_is_ready_from_the_step_after_which_it_could_choose() -> None:
    match = live()
    assert (match.acting, match.ready, match.seated, match.number) == ([0, 1], [0, 0], [0, 0], 0)
    match.make(0, ACTIONS.parse("waystone a1"), "mine")
    assert (match.acting, match.ready, match.done) == ([1], [0, 0], {(0, "mine"): 1})
    match.make(1, ACTIONS.parse("waystone a1"))
    assert (match.acting, match.ready) == ([0], [2, 0])
    match.make(0, ACTIONS.parse("next turn"))
    assert (match.acting, match.ready) == ([1], [2, 3])


def test_time_goes_on_from_the_beginning_or_the_last_step() -> None:
    clock = FakeClock()
    began = live(began=NOON - 5000)
    assert began.elapsed() == 5000
    fresh = live()
    assert fresh.elapsed() == 0
    fresh.clock.time += 2.5  # type: ignore[attr-defined]
    assert fresh.elapsed() == 2500
    made = fresh.make(0, ACTIONS.parse("waystone a1"))
    assert made.at == 2500
    late = live(began=NOON - 1000)
    late.rebuild([Written(1, 0, "waystone a1", made.digest, 9000)])
    assert (late.elapsed(), late.number) == (9000, 1)
    assert clock.now() == 1000.0


def test_a_turn_began_with_the_step_that_began_it() -> None:
    match = live()
    assert match.turn_since == 0
    first = match.turn
    match.clock.time += 3  # type: ignore[attr-defined]
    match.make(0, ACTIONS.parse("waystone a1"))
    match.clock.time += 4  # type: ignore[attr-defined]
    match.make(1, ACTIONS.parse("waystone a1"))
    assert match.turn != first
    assert match.turn_since == 7000


def test_where_stored_steps_do_not_lead_to_the_same_the_match_is_broken() -> None:
    match = live()
    good = match.make(0, ACTIONS.parse("waystone a1"))
    steps = [
        Written(1, 0, "waystone a1", good.digest, 5, "mine"),
        Written(2, 1, "waystone a1", "wrong", 9, IN_LINE),
        Written(3, 1, "next turn", "any", 9),
    ]
    again_made = live()
    again_made.rebuild(steps)
    assert (again_made.number, again_made.info.state) == (1, BROKEN)
    assert again_made.done == {(0, "mine"): 1}
    with pytest.raises(ValueError, match=r"^the digest is .*, not wrong$"):
        live().go_on(steps)


def test_a_large_board_is_laid_out_for_its_seats_first() -> None:
    match = live()
    match.first_table(["Ada"])
    match.layouts[2] = "a layout"
    with pytest.raises(NeedsLayout, match=r"^no layout for 1 seats$") as needed:
        match.first_table(["Ada"])
    assert needed.value.seats == 1


@pytest.mark.rule("DM-82")
@pytest.mark.parametrize(
    ("people", "seated", "state", "is_open", "found"),
    [
        (1, 1, RUNNING, True, True),
        (0, 0, RUNNING, True, True),
        (2, 1, RUNNING, True, False),
        (1, 2, RUNNING, True, False),
        (1, 1, OPEN, True, False),
        (1, 1, OVER, True, True),
        (1, 1, RUNNING, False, False),
    ],
)
def test_onlookers_see_all_until_a_second_person_has_sat(
    people: int, seated: int, state: str, is_open: bool, found: bool
) -> None:
    places = [Place(PERSON, f"g{seat}") for seat in range(seated)] + [Place(BOT, bot="random")]
    match: Any = SimpleNamespace(
        people=people,
        info=info(state=state, places=places),
        game=SimpleNamespace(policy=SimpleNamespace(open_spectating=is_open)),
    )
    assert LiveMatch.shows_all(match) == found


def test_a_view_is_the_same_whatever_other_view_it_is_made_like() -> None:
    """DM-82: only onlookers are shown everything, and only where the match shows it."""
    for name in ("delve-and-dash", "dooom"):
        table: Any = Table(find_game(name).open(), ["Ann", "Bob"], "7")
        match: Any = SimpleNamespace(game=table.game, table=table, shows_all=lambda: False)
        for viewer in (0, 1, SPECTATOR):
            whole = table.view(viewer)
            for like in (None, table.view(0), table.view(1)):
                assert LiveMatch.view(match, viewer, like) == whole
        match.shows_all = lambda: True
        assert LiveMatch.view(match, SPECTATOR, table.view(0)) == table.reveal()
        assert LiveMatch.view(match, 1, table.view(0)) == table.view(1)


def test_only_seats_at_the_table_are_held() -> None:
    for held, found in [((), ()), ((0,), (0,)), ((0, 1), (0, 1)), ((1, 2), (1,)), ((2,), ())]:
        seating = SimpleNamespace(seats_of={"ada": held}.get)
        match: Any = SimpleNamespace(seating=seating, table=SimpleNamespace(seats=2))
        assert LiveMatch.held_by(match, "ada") == found


# What each was told


def test_the_last_sixty_four_steps_are_at_hand_and_one_more_for_who_answers() -> None:
    log = StepLog(0)
    for number in range(1, 71):
        log.add(step(number * 2))
    assert (log.count, len(log.ring)) == (70, 65)
    assert [told.n for told in log.since(0)] == list(range(7, 71))
    assert [told.n for told in log.since(68)] == [69, 70]
    assert log.since(70) == []
    assert [told.step.number for told in log.after(136)] == [138, 140]
    assert [told.step.number for told in log.after(137)] == [138, 140]
    assert log.after(140) == []
    assert {told.hearer for told in log.ring} == {0}
    copied = StepLog(1, log.count, log.ring)
    assert (copied.count, len(copied.ring)) == (70, 65)


@pytest.mark.rule("DM-82")
def test_who_sees_all_has_numbers_of_its_own_meanwhile() -> None:
    logs = StepLogs(2)
    logs.add(step(1), 0, shows_all=False)
    assert logs.of(()) is logs.public
    secret = Step(2, 0, SimpleNamespace(secret=True), [], "", 0, False)  # type: ignore[arg-type]
    logs.add(secret, 0, shows_all=True)
    assert (logs.public.count, logs.of(()).count) == (1, 2)
    assert [log.count for log in logs.seats.values()] == [2, 1]
    logs.add(secret, 0, shows_all=False)
    assert logs.of(()) is logs.public
    assert logs.of((7,)) is logs.public, "who is about to join knows what onlookers know"


@pytest.mark.rule("DM-22")
def test_who_sits_down_begins_with_what_is_public() -> None:
    logs = StepLogs(2)
    secret = Step(1, 0, SimpleNamespace(secret=True), [], "", 0, False)  # type: ignore[arg-type]
    logs.add(secret, 0, shows_all=False)
    logs.add(step(2), 0, shows_all=False)
    assert [log.count for log in logs.seats.values()] == [2, 1]
    logs.welcome(0)
    assert (logs.seats[0].count, logs.seats[0].hearer) == (1, 0)
    assert [told.hearer for told in logs.seats[0].ring] == [SPECTATOR]


# Bots


def test_a_thought_that_is_out_of_date_is_none() -> None:
    match: Any = SimpleNamespace(
        is_running=lambda: True, acting=[1], ready=[0, 3], game=SimpleNamespace(alphabet=ACTIONS)
    )
    assert slow_step(match, 1, 2, "next turn") is None
    assert slow_step(match, 0, 9, "next turn") is None
    found = slow_step(match, 1, 3, "next turn")
    assert found is not None
    assert found.seat == 1
    assert found.choose is not None
    assert run(found.choose()) is ACTIONS.parse("next turn")  # type: ignore[arg-type]
    match.is_running = lambda: False
    assert slow_step(match, 1, 3, "next turn") is None
    match.quick_bot = lambda: 1
    assert quick_step(match, None) is None  # type: ignore[arg-type]


def test_each_bot_has_luck_of_its_own_that_leads_nowhere_back() -> None:
    assert luck_of("seed", "0 0") == luck_of("seed", "0 0")
    assert len({luck_of("seed", "0 0"), luck_of("seed", "1 0"), luck_of("other", "0 0")}) == 3
    places = [
        Place(BOT, bot="random", name="random"),
        Place(PERSON, "ada"),
        Place(BOT, bot="expert"),
    ]
    one = info(places=places, state=RUNNING, settings={})
    entry = find_game(GAME)
    bots = QuickBots(entry, entry.open({}), one, 4)
    assert bots.luck[0] == luck_of(one.seed, "0 4")
    assert list(bots.bots) == [seat for seat in (0, 2) if not bots.is_slow(places[seat].bot)]
    assert bots.names[0] == "random"
    bots.seat(1, Place(BOT, bot="random"), 9)
    assert bots.luck[1] == luck_of(one.seed, "1 9")
    bots.seat(0, Place(PERSON, "eve"), 10)
    assert 0 not in bots.bots
    assert not bots.has_heavy()


def test_a_worker_is_told_all_that_was_done_and_by_whom() -> None:
    match = live()
    match.make(0, ACTIONS.parse("waystone a1"))
    match.info.places[1] = Place(BOT, bot="expert")
    job = job_for(match.info, match.table, 1)
    assert (job.match, job.seat, job.bot, job.game) == (match.info.id, 1, "expert", GAME)
    assert (job.done, job.seed, job.settings) == ([(0, "waystone a1")], match.info.seed, {})
    assert (job.version, job.players) == (match.info.version, match.info.first_players())


# Newcomers, rematches, tries


def test_what_is_tried_again_is_a_step_and_a_seat_that_there_were() -> None:
    record: Any = SimpleNamespace(
        entries=[SimpleNamespace(seat=1), SimpleNamespace(seat=0)], names=lambda number: ["a", "b"]
    )
    assert [again.seat_at(record, each, None) for each in (1, 2)] == [1, 0]
    assert [again.seat_at(record, 1, seat) for seat in (0, 1)] == [0, 1]
    for number in (0, 3, -1):
        assert refused(again.seat_at, record, number, None) == "NO_SUCH_STEP"
    for seat in (-1, 2):
        assert refused(again.seat_at, record, 1, seat) == "NO_SUCH_SEAT"


def test_who_sat_down_in_its_course_is_called_as_who_sits_there_now() -> None:
    places = [Place(PERSON, "ada", name="Ada"), Place(BOT, bot="random"), Place(FREE)]
    for seat, name, found in [
        (0, "Old", "Ada"),
        (1, "Old", "random"),
        (2, "Old", "join"),
        (0, "", ""),
    ]:
        old: Any = SimpleNamespace(seat=seat, name=name, text="join")
        assert again.name_of(old, places) == found
    steps: Any = [SimpleNamespace(seat=0, text="x", digest="d", at=3, name="")]
    assert again.written(steps, places) == [Written(1, 0, "x", "d", 3)]


def test_a_moment_is_tried_again_where_the_seat_had_a_choice() -> None:
    match: Any = SimpleNamespace(is_running=lambda: True, acting=[1])
    again.check_choice(match, 1)
    assert refused(again.check_choice, match, 0) == "NOT_YOUR_TURN"
    match.is_running = lambda: False
    assert refused(again.check_choice, match, 1) == "NOT_YOUR_TURN"
    entry = find_game(GAME)
    bots = [again.bot_for(entry, Place(BOT, bot=bot)) for bot in ("random", "gone", "")]
    assert [each.bot for each in bots] == ["random", "knight", "knight"]
    assert [each.name for each in bots] == ["random", "knight", "knight"]


@pytest.mark.rule("DD-86")
def test_a_rematch_is_a_match_of_today_that_has_not_begun() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.duel(clock=60)
        await act(host, 0, "leave")
        old = host.match.info
        old.signed, old.offers, old.again = True, ["ada"], Again(1, "m", "c")
        hall.clock.calendar += 5000
        new = rematch.again(host.match)
        assert (new.state, new.result, new.rematch, new.signed) == (OPEN, "", "", False)
        assert (new.players, new.offers, new.revision, new.again) == ([], [], 0, None)
        assert (new.created, new.version) == (NOON + 5000, find_game(GAME).info.version)
        assert (new.clock, new.settings, new.host) == (60, old.settings, old.host)
        assert new.places == [old.places[1], old.places[0]]
        assert new.id != old.id
        assert new.seed != old.seed
        for about, code in [
            ({"daily": "2027-01-01"}, "NO_REMATCH"),
            ({"state": RUNNING}, "NO_REMATCH"),
        ]:
            assert refused(rematch.check_rematch, replace(old, **about), "ada") == code
        assert refused(rematch.check_rematch, old, "eve") == "NOT_SEATED"
        rematch.check_rematch(old, "ada")

    run(scene())


@pytest.mark.rule("DC-117")
def test_who_keeps_a_table_and_which_seats_it_can_open_and_close() -> None:
    async def scene() -> None:
        hall = Hall()
        wish = Wish("dungeon-crawler", {}, ("me", "open"))
        host = await hall.lobby.open(ADA, wish)
        match = host.match
        assert not newcomers.is_keeper(match, ADA.id), "it has not begun"
        await hall.lobby.join(host, BOB, "")
        assert newcomers.keeper(match) == ADA.id
        facts = [newcomers.is_keeper(match, guest) for guest in (ADA.id, BOB.id, "")]
        assert facts == [True, False, False]
        assert (newcomers.has_room(match), newcomers.closable(match)) == (True, [])
        assert newcomers.can_open(match, ADA.id)
        assert not newcomers.can_close(match, ADA.id)
        assert refused(newcomers.check_keeper, match, BOB) == "NOT_KEEPER"
        assert refused(newcomers.close_seat, match, ADA) == "NO_OPEN_SEAT"
        assert newcomers.next_seat(match, Place(FREE)) == 2
        match.info = newcomers.opened(match.info, 2)
        assert match.info.places[2] == Place(FREE)
        assert newcomers.closable(match) == [2]
        assert newcomers.can_close(match, ADA.id)
        assert newcomers.next_seat(match, Place(FREE)) == 3
        assert newcomers.next_seat(match, Place(BOT, bot="random")) == 2
        change = newcomers.close_seat(match, ADA)
        assert change.info is not None
        assert (change.seat, len(change.info.places)) == (2, 2)
        match.info.again = Again(1, "m", "c")
        assert not newcomers.takes_newcomers(match)
        assert refused(newcomers.check_keeper, match, ADA) == "NO_JOINING"

    run(scene())


def test_a_private_match_has_an_invite_once_a_seat_is_open() -> None:
    for public, invite, has_one in ((True, "", False), (False, "", True), (False, "old", True)):
        found = newcomers.opened(info(public=public, invite=invite), 1)
        assert bool(found.invite) == has_one
        assert not invite or found.invite == invite
    named = info(places=[Place(PERSON, "ada", name="Ada"), Place(PERSON, "", name="Bob")])
    assert newcomers.opened(named, 1).places[1] == Place(FREE, name="Bob")


def test_a_table_that_waits_is_begun_and_called_off_by_who_opened_it() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.lobby.open(ADA, Wish("extrikate", {}, ("me", "open", "open")))
        await hall.lobby.join(host, BOB, "")
        match = host.match
        assert waiting.taken(match.info) == match.info.places[:2]
        assert [waiting.can_begin(match, guest) for guest in (ADA.id, BOB.id, "")] == [
            *(True, False, False)
        ]
        assert waiting.call_off(match, ADA) == Change(result=NEVER_BEGUN)
        assert refused(waiting.call_off, match, EVE) == "NOT_SEATED"
        gone = waiting.call_off(match, BOB).info
        assert gone is not None
        assert [place.player for place in gone.places] == [PERSON, FREE, FREE]
        show = info(places=[Place(BOT)], host="ada", state=RUNNING)
        assert refused(waiting.close_show, show, BOB) == "NOT_KEEPER"
        assert refused(waiting.close_show, replace(show, state=OVER), ADA) == "MATCH_OVER"

    run(scene())
