"""What the parts of a host want done and when, each by itself: exact to the second."""

from __future__ import annotations

from math import inf
from types import SimpleNamespace
from typing import Any

import pytest

from tests.match.kit import STANDS_IN, FakeClock, Notes
from tests.storage.test_stores import info
from waystone.kernel.policy import NEVER
from waystone.match.audience import Audience
from waystone.match.bot_patience import BotPatience
from waystone.match.bots_alone import BotsAlone
from waystone.match.change import Change
from waystone.match.clock import TableClock
from waystone.match.gathering import Gathering
from waystone.match.in_process import LocalPresence
from waystone.match.model import BOT, FREE, OPEN, OVER, PERSON, RUNNING, Place

pytestmark = STANDS_IN

ADA, BOB = Place(PERSON, "ada", name="Ada"), Place(PERSON, "bob", name="Bob")
ADA_TOO, KNIGHT = Place(PERSON, "ada", name="Bea"), Place(BOT, bot="knight")


class Policy:
    """Rules of a table that a test chooses."""

    timed_alone = False
    absence_seconds = 120

    def __init__(self) -> None:
        self.seconds = 60
        self.opens = NEVER
        self.closes: Any = None

    def turn_seconds(self, state: object) -> int:
        return self.seconds

    def on_timeout(self, state: object, seat: int, dice: object) -> tuple[str, int]:
        return "time out", seat

    def opens_in(self, state: object) -> int:
        return self.opens

    def closing(self, state: object, people: list[int]) -> Any:
        self.people = people
        return self.closes


class Match:
    """A match as far as its parts look at it."""

    def __init__(self, *places: Place, **about: Any) -> None:
        self.info = info(**{"places": list(places), "state": RUNNING, "clock": 0, **about})
        self.policy, self.refused = Policy(), set[int]()
        leave = SimpleNamespace(leave="leave")
        self.game = SimpleNamespace(policy=self.policy, alphabet=leave, refusal=self.refusal)
        self.table = SimpleNamespace(state="state", refusal=lambda seat, act: seat in self.refused)
        self.acting = [0]
        self.turn, self.turn_since, self.now = 1, 0, 0

    def refusal(self, state: object, seat: int, action: object) -> bool:
        return seat in self.refused

    def is_running(self) -> bool:
        return self.info.state == RUNNING

    def elapsed(self) -> int:
        return self.now

    @property
    def seating(self) -> Any:
        return SimpleNamespace(is_online=self.info.is_online())


class Table:
    """A table's clock with those who follow it."""

    def __init__(self, *places: Place, present: tuple[str, ...] = (), **about: Any) -> None:
        self.clock, self.match = FakeClock(), Match(*places, **about)
        self.audience = Audience(self.match, self.clock, LocalPresence())  # type: ignore[arg-type]
        self.notes = {guest: Notes(guest) for guest in present}
        for each in self.notes.values():
            self.audience.add(each)
        self.timer = TableClock(self.match, self.clock, self.audience)  # type: ignore[arg-type]
        self.timer.refresh()

    def part(self, guest: str) -> None:
        self.audience.remove(self.notes[guest])
        self.timer.refresh()


BOTH = ("ada", "bob")


@pytest.mark.rule("DD-41")
def test_a_turn_among_people_has_its_seconds_and_the_next_its_own() -> None:
    table = Table(ADA, BOB, present=BOTH)
    timer, clock = table.timer, table.clock
    assert (timer.limit, timer.deadline, timer.left(), timer.due()) == (60.0, 1060.0, 60_000, 1060)
    clock.time += 12.5
    timer.go_on()
    assert timer.left() == 47_500
    assert timer.overdue() is None
    table.match.turn = 2
    table.match.policy.seconds = 30
    timer.go_on()
    assert (timer.left(), timer.due()) == (30_000, 1042.5)
    clock.time += 31
    assert timer.left() == 0
    table.match.acting = []
    assert (timer.left(), timer.due()) == (None, inf), "time runs for nobody"


def test_the_table_s_own_clock_counts_where_the_rules_have_none() -> None:
    table = Table(ADA, BOB, present=BOTH, clock=45)
    assert table.timer.left() == 60_000
    table.match.policy.seconds, table.match.turn = 0, 2
    table.timer.go_on()
    assert table.timer.left() == 45_000
    table.match.info.clock, table.match.turn = 0, 3
    table.timer.go_on()
    assert (table.timer.deadline, table.timer.left(), table.timer.due()) == (inf, None, inf)


@pytest.mark.parametrize(
    ("places", "about", "present", "is_needed"),
    [
        ((ADA, BOB), {}, (), True),
        ((ADA, BOB), {"state": OPEN}, BOTH, False),
        ((ADA, BOB), {"state": OVER}, BOTH, False),
        ((ADA, KNIGHT), {}, ("ada",), False),
        ((ADA, ADA_TOO), {"clock": 30}, ("ada",), True),
        ((ADA, ADA_TOO), {"clock": 30}, (), False),
        ((ADA, ADA_TOO), {"clock": 0}, ("ada",), False),
        ((ADA, KNIGHT), {"clock": 30}, ("ada",), False),
    ],
)
def test_where_a_clock_is_needed(
    places: tuple[Place, ...], about: dict[str, Any], present: tuple[str, ...], is_needed: bool
) -> None:
    table = Table(*places, present=present, **about)
    assert table.timer.is_needed() == is_needed
    assert (table.timer.deadline < inf) == is_needed
    if about.get("state", RUNNING) == RUNNING:
        table.match.policy.timed_alone = True
        assert table.timer.is_needed(), "where the rules want it, it runs for everybody"


@pytest.mark.rule("DD-84")
def test_who_is_away_while_another_waits_has_left_after_two_minutes() -> None:
    table = Table(ADA, BOB, present=BOTH)
    timer, clock = table.timer, table.clock
    table.match.policy.seconds = 0
    table.match.turn = 2
    timer.go_on()
    clock.time += 10
    table.part("bob")
    assert (timer.away, timer.due()) == ({1: 1010.0}, 1130.0)
    clock.time += 5
    timer.refresh()
    assert timer.away == {1: 1010.0}, "absence counts from when it began"
    clock.time = 1129.9
    assert timer.overdue() is None
    clock.time = 1130.0
    assert timer.overdue() == Change(1, "leave")  # type: ignore[arg-type]
    table.match.refused = {1}
    assert timer.overdue() is None
    assert timer.away == {1: inf}, "the dead can't leave: they are not asked again"
    table.part("ada")
    assert timer.away == {}, "nobody is there to wait"


def test_bots_and_free_seats_are_never_away_and_who_comes_back_is_there() -> None:
    table = Table(KNIGHT, ADA, BOB, Place(FREE), present=("ada",))
    assert table.timer.away == {2: 1000.0}
    table.audience.add(Notes("bob"))
    table.timer.refresh()
    assert table.timer.away == {}
    assert table.timer.acting_people() == []
    table.match.acting = [0, 1, 2]
    assert table.timer.acting_people() == [1, 2]


@pytest.mark.rule("DD-18", "DD-41")
def test_time_is_up_for_each_whom_the_table_waits_for_once() -> None:
    table = Table(ADA, BOB, KNIGHT, present=BOTH)
    timer = table.timer
    table.match.acting = [0, 1, 2]
    table.clock.time = 1059.9
    assert timer.overdue() is None
    table.clock.time = 1060.0
    made = [timer.overdue() for _ in range(3)]
    assert made == [Change(0, ("time out", 0)), Change(1, ("time out", 1)), None]  # type: ignore[arg-type]
    assert timer.overdue() == Change(0, ("time out", 0)), "and once more, if it goes on"  # type: ignore[arg-type]
    table.match.info.state = OVER
    assert timer.overdue() is None


def test_a_clock_that_stops_forgets_turn_and_absence() -> None:
    table = Table(ADA, BOB, present=("ada",))
    assert (table.timer.turn, table.timer.away) == (1, {1: 1000.0})
    table.match.info.state = OVER
    table.timer.go_on()
    assert (table.timer.turn, table.timer.deadline, table.timer.away) == (-1, inf, {})


def test_a_turn_that_others_see_elsewhere_goes_on_here() -> None:
    table = Table(ADA, BOB)
    assert table.timer.passed() == 0.0
    table.audience.presence.enter(table.match.info.id, "ada")  # through another process
    table.match.now, table.match.turn_since, table.match.turn = 25_000, 4_500, 2
    assert table.timer.passed() == 20.5
    table.timer.go_on()
    assert table.timer.left() == 39_500
    table.match.turn_since, table.match.turn = -50_000, 3
    table.timer.go_on()
    assert table.timer.left() == 0, "no less than nothing is left"
    table.match.turn_since = 26_000
    assert table.timer.passed() == 0.0
    table.audience.add(Notes("bob"))
    table.match.turn_since = 0
    assert table.timer.passed() == 0.0, "who follows here has seen it run"


def test_the_clock_has_luck_of_its_own_made_once() -> None:
    one, other = Table(ADA, BOB).timer, Table(ADA, BOB).timer
    assert one.dice() is one.dice()
    assert one.dice().seed != other.dice().seed


# Gathering


@pytest.mark.rule("DM-19")
def test_a_table_begins_so_long_after_enough_sit_there() -> None:
    clock, match = FakeClock(), Match(ADA, BOB)
    part = Gathering(match, clock)  # type: ignore[arg-type]
    assert (part.due(), part.overdue()) == (inf, None)
    match.policy.opens = 3
    assert (part.due(), part.overdue()) == (1003.0, None)
    clock.time = 1002.0
    assert part.due() == 1003.0, "who comes meanwhile makes nobody wait longer"
    clock.time = 1003.0
    match.refused = {0}
    assert part.overdue() == Change(1, ("time out", 1))  # type: ignore[arg-type]
    match.refused = {0, 1}
    assert part.overdue() is None
    match.refused, match.policy.opens = set(), NEVER
    assert (part.overdue(), part.due()) == (None, inf), "too many went: it waits anew"
    match.policy.opens = 0
    assert part.due() == 1003.0
    match.info.state = OVER
    assert (part.seconds(), part.overdue(), part.due()) == (NEVER, None, inf)


# Bots alone


@pytest.mark.rule("DM-80")
def test_bots_that_people_left_are_closed_ten_seconds_after_the_last_one_looked() -> None:
    clock, match, watched = FakeClock(), Match(ADA, KNIGHT), [True]
    part = BotsAlone(match, clock, lambda: not watched[0])  # type: ignore[arg-type]
    assert (part.due(), part.overdue(), part.is_bots_only()) == (inf, None, False)
    match.policy.closes = "stop"
    assert (str(part.closing()), part.is_bots_only()) == ("stop", True)
    assert match.policy.people == [0]
    assert part.due() == inf, "somebody looks"
    watched[0] = False
    clock.time = 1004.0
    part.left_alone()
    assert (part.due(), part.overdue()) == (1014.0, None)
    clock.time = 1013.9
    assert part.overdue() is None
    clock.time = 1014.0
    match.acting = [1]
    assert part.overdue() == Change(1, "stop")  # type: ignore[arg-type]
    match.policy.closes = None
    assert (part.overdue(), part.due()) == (None, inf)
    match.policy.closes = "stop"
    for change in ({"host": ""}, {"state": OVER}):
        for name, value in change.items():
            before = getattr(match.info, name)
            setattr(match.info, name, value)
            assert part.closing() is None, name
            setattr(match.info, name, before)
    match.info.places = [KNIGHT, KNIGHT]
    assert part.closing() is None, "a show stands still instead"
    assert part.is_bots_only()
    match.info.state = OVER
    assert not part.is_bots_only()


@pytest.mark.rule("DM-80")
def test_bots_that_are_watched_make_a_step_every_two_fifths_of_a_second() -> None:
    clock, match, watched = FakeClock(), Match(KNIGHT, KNIGHT), [True]
    part = BotsAlone(match, clock, lambda: not watched[0])  # type: ignore[arg-type]
    assert (part.stands_still(), part.due()) == (False, inf)
    assert part.must_pause()
    assert (part.pause_until, part.due()) == (1000.4, 1000.4)
    clock.time = 1000.3
    assert part.must_pause()
    assert part.pause_until == 1000.4
    clock.time = 1000.4
    assert not part.must_pause()
    assert part.due() == inf
    assert part.must_pause()
    part.end_pause()
    assert part.due() == inf
    watched[0] = False
    assert (part.stands_still(), part.must_pause(), part.due()) == (True, True, inf)
    people = BotsAlone(Match(ADA, KNIGHT), clock, lambda: True)  # type: ignore[arg-type]
    assert (people.stands_still(), people.must_pause()) == (False, False)


def test_the_first_of_a_pause_and_a_closing_is_due() -> None:
    clock, match, watched = FakeClock(), Match(ADA, KNIGHT), [False]
    match.policy.closes = "stop"
    part = BotsAlone(match, clock, lambda: not watched[0])  # type: ignore[arg-type]
    assert part.due() == 1010.0
    assert part.must_pause()
    assert part.due() == 1000.4
    clock.time = 1009.9
    part.pause_until = 1010.3
    assert part.due() == 1010.0


# Bots whose process died


def test_a_process_waits_four_seconds_for_another_s_bot() -> None:
    clock, match = FakeClock(), Match(ADA, KNIGHT)
    part = BotPatience(match, clock, is_shared=True)  # type: ignore[arg-type]
    assert (part.is_ours, part.due()) == (True, inf)
    match.acting = [0, 1]
    assert part.due() == 1004.0
    clock.time = 1002.0
    part.note_step(is_ours=False)
    assert (part.is_ours, part.due()) == (False, 1006.0)
    clock.time = 1005.9
    assert part.overdue() is None
    assert not part.is_ours
    clock.time = 1006.0
    assert part.overdue() is None
    assert (part.is_ours, part.due()) == (True, 1010.0)
    part.note_step(is_ours=False)
    match.info.state = OVER
    assert part.due() == inf
    alone = BotPatience(match, clock, is_shared=False)  # type: ignore[arg-type]
    alone.note_step(is_ours=False)
    match.info.state = RUNNING
    assert (alone.is_ours, alone.due()) == (True, inf), "there is nobody else"


# Those who follow


def test_who_follows_here_and_elsewhere_is_known_and_counted() -> None:
    clock, match, presence = FakeClock(), Match(ADA, BOB), LocalPresence()
    part = Audience(match, clock, presence)  # type: ignore[arg-type]
    assert (part.is_empty(), part.is_elsewhere(), part.spectators()) == (True, False, 0)
    presence.enter(match.info.id, "ada")
    assert (part.is_empty(), part.is_elsewhere(), part.spectators()) == (False, True, 0)
    assert (part.is_present("ada"), part.is_present("bob")) == (True, False)
    eve, stranger = Notes("eve"), Notes("")
    part.add(eve)
    part.add(stranger)
    presence.enter(match.info.id, "eve")
    assert (part.is_elsewhere(), part.spectators()) == (False, 3)
    assert part.following() == {"ada": 1, "eve": 2, "": 1}
    before = part.seating()
    part.remove(eve)
    assert (part.spectators(), part.watchers) == (2, [stranger])
    assert part.seating() != before
    for name, value in (("offers", ["ada"]), ("rematch", "m2"), ("invite", "x"), ("places", [])):
        before = part.seating()
        setattr(match.info, name, value)
        assert part.seating() != before, name


def test_onlookers_are_counted_once_a_second_at_most() -> None:
    clock, match = FakeClock(), Match(ADA, BOB)
    part = Audience(match, clock, LocalPresence())  # type: ignore[arg-type]
    assert (part.due(), part.overdue()) == (inf, None)
    part.count_soon()
    clock.time = 1000.5
    part.count_soon()
    assert (part.due(), part.overdue()) == (1001.0, None)
    clock.time = 1001.0
    assert part.overdue() == Change(seats=True)
    assert (part.due(), part.overdue()) == (inf, None)
