"""What is held, remembered and thought of people, number by number."""

from __future__ import annotations

import logging
from collections import Counter
from dataclasses import replace
from math import inf, log
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.match.kit import FakeClock, run
from tests.storage.test_stores import info, score
from waystone.catalogue import find_game
from waystone.kernel.outcome import DRAW, LOSS, WIN
from waystone.match.in_process import LocalBus
from waystone.match.model import NEVER_BEGUN, OVER, PERSON, Again, Guest, Place, Refusal
from waystone.match.ports import GuestNotice
from waystone.match.seats import token_hash
from waystone.match.times import Times, WriteLoad
from waystone.service import fair, player, readiness
from waystone.service.credits import Accounts
from waystone.service.guests import Guests
from waystone.service.holding import Holdings
from waystone.service.limits import Limits
from waystone.service.matches import ending
from waystone.service.metrics import Metrics
from waystone.service.readiness import Readiness
from waystone.storage.memory import MemoryStore

# What an address holds in memory


class Held:
    """The holdings of a server, and who met which limit."""

    def __init__(self, **limits: Any) -> None:
        self.met: list[tuple[str, str]] = []
        note = lambda *words: self.met.append(words)  # noqa: E731
        self.holdings = Holdings(replace(Limits(), **limits), note)

    def take(self, match: str, tiles: int = 0, is_show: bool = False, address: str = "a") -> str:
        """Why it is refused, or nothing."""
        try:
            self.holdings.take(address, match, tiles, is_show)
        except Refusal as refused:
            return refused.code
        return ""


def test_an_address_follows_so_many_matches_and_gets_them_back() -> None:
    held = Held(follows_per_address=3)
    assert [held.take("m"), held.take("m"), held.take("n"), held.take("o")] == [
        *("", "", "", "TOO_MANY")
    ]
    assert held.met == [("follows_per_address", "address a")]
    assert held.take("o", address="b") == ""
    assert held.holdings.follows == {"a": {"m": 2, "n": 1}, "b": {"o": 1}}
    held.holdings.give_back("a", "m", 0)
    assert held.take("o") == ""
    for match in ("m", "n", "o"):
        held.holdings.give_back("a", match, 0)
    assert (held.holdings.follows, held.holdings.tiles) == ({"b": {"o": 1}}, {"b": 0})


def test_tiles_of_large_maps_are_held_once_a_match() -> None:
    held = Held(held_tiles=100)
    assert [held.take("m", 60), held.take("m", 60), held.take("n", 41), held.take("n", 40)] == [
        *("", "", "TOO_LARGE_MAPS", "")
    ]
    assert held.met == [("held_tiles", "address a")]
    assert held.holdings.tiles == {"a": 100}
    assert held.take("o", 0) == ""
    held.holdings.give_back("a", "m", 60)
    assert held.holdings.tiles == {"a": 100}, "another socket follows it still"
    held.holdings.give_back("a", "m", 60)
    assert held.holdings.tiles == {"a": 40}


def test_bots_play_for_an_address_at_so_many_tables() -> None:
    held = Held(shows_per_address=2)
    shows = [held.take(each, is_show=True) for each in ("m", "n", "m", "o")]
    assert shows == ["", "", "", "TOO_MANY"]
    assert held.met == [("shows_per_address", "address a")]
    assert held.take("o") == "", "a match of people is none"
    held.holdings.give_back("a", "m", 0)
    assert held.holdings.shows == {"a": {"m", "n"}}
    held.holdings.give_back("a", "m", 0)
    assert held.take("p", is_show=True) == ""
    for match in ("n", "o", "p"):
        held.holdings.give_back("a", match, 0)
    assert held.holdings.shows == {}


def test_only_long_matches_count_by_their_steps() -> None:
    held = Held(held_steps=10_002)
    hosts: Any = {
        name: SimpleNamespace(match=SimpleNamespace(number=number))
        for name, number in (("short", 5000), ("long", 5001), ("other", 5001), ("far", 9000))
    }
    for match in ("short", "long", "other"):
        held.take(match)
    held.holdings.check_steps("a", hosts)
    held.holdings.check_steps("nobody", hosts)
    hosts["long"].match.number = 5002
    with pytest.raises(Refusal) as refused:
        held.holdings.check_steps("a", hosts)
    assert (refused.value.code, held.met) == ("TOO_MANY", [("held_steps", "address a")])


# Guests


def known(is_shared: bool = False, wrong: tuple[int, float] = (2, 10.0)) -> tuple[Guests, Any]:
    clock, bus, heard = FakeClock(), LocalBus(), list[Any]()
    bus.listen(heard.append)
    ports: Any = SimpleNamespace(clock=clock, bus=bus, process="here", is_shared=is_shared)
    guests = Guests(MemoryStore(), ports, Accounts(wrong, clock.now))
    return guests, SimpleNamespace(clock=clock, heard=heard)


def test_a_token_is_recognised_or_refused_where_it_must_be_known() -> None:
    async def scene() -> None:
        guests, _ = known()
        ada, token = await guests.welcome()
        assert (ada.name, len(token)) == ("Anonymous", 43)
        assert await guests.recognise("", "a", True) is None
        assert await guests.recognise(token, "a", True) is ada
        assert await guests.recognise("x" * 43, "a", False) is None
        codes = []
        for wrong in ("x" * 43, "short", "x" * 43):
            with pytest.raises(Refusal) as refused:
                await guests.recognise(wrong, "a", True)
            codes.append(refused.value.code)
        assert codes == ["BAD_TOKEN", "BAD_TOKEN", "TOO_MANY_TRIES"]
        with pytest.raises(Refusal) as refused:
            guests.check_guessing("address a")
        assert refused.value.code == "TOO_MANY_TRIES"
        guests.check_guessing("address b")
        assert await guests.recognise(token, "a", True) is ada, "who is right never suffers"

    run(scene())


def test_another_name_is_told_to_every_device_and_process_once() -> None:
    async def scene() -> None:
        guests, about = known()
        ada, token = await guests.welcome()
        twin = Guest(ada.id, ada.name)
        guests.remember("other device", twin)
        bob, _ = await guests.welcome()
        assert guests.at_hand(ada.id) == [ada, twin]
        await guests.rename(ada, "Anonymous")
        assert about.heard == []
        await guests.rename(ada, "Ada")
        assert (ada.name, twin.name, bob.name) == ("Ada", "Ada", "Anonymous")
        assert about.heard == [GuestNotice(ada.id, "here")]
        stored = await guests.store.guest_of(token_hash(token))
        assert stored is not None
        assert stored.name == "Ada"
        assert guests.who_came_lately(token) is ada
        assert guests.who_came_lately("nobody's") is None

    run(scene())


def test_who_gives_the_token_back_is_forgotten_everywhere() -> None:
    async def scene() -> None:
        guests, about = known()
        ada, token = await guests.welcome()
        _, other = await guests.welcome()
        guests.remember("other device", Guest(ada.id, "Ada"))
        await guests.forget(ada, token)
        assert list(guests.recent) == [token_hash(other)]
        assert about.heard == [GuestNotice(ada.id, "here", forgotten=True)]
        assert await guests.find(token) is None

    run(scene())


def test_where_others_change_guests_they_are_looked_up_after_five_seconds() -> None:
    async def scene() -> None:
        guests, about = known(is_shared=True)
        assert (guests.trusted_seconds, known()[0].trusted_seconds) == (5.0, inf)
        ada, token = await guests.welcome()
        await guests.store.rename(ada.id, "Ada")
        await about.clock.pass_by(4.9)
        assert (await guests.find(token), ada.name) == (ada, "Anonymous")
        await about.clock.pass_by(0.1)
        assert (await guests.find(token), ada.name) == (ada, "Ada"), "the same object"
        await guests.store.forget_token(token_hash(token))
        await about.clock.pass_by(5.0)
        assert await guests.find(token) is None
        assert guests.recent == {}

    run(scene())


# A fair opponent


def level(**ratings: int) -> Any:
    levels = {name: SimpleNamespace(rating=each) for name, each in ratings.items()}
    entry = SimpleNamespace(levels=levels, bots=levels, usual_bot="usual", name="extrikate")
    entry.rating = lambda bot: levels[bot].rating if bot in levels else None
    return entry


def test_a_beginner_is_worth_the_novice_or_the_middle() -> None:
    assert fair.beginner(level(novice=900, hard=1500)) == 900
    assert fair.beginner(level(easy=1000, hard=1501)) == 1250
    assert fair.beginner(level()) == 0


def test_the_nearest_bot_and_of_two_the_weaker() -> None:
    entry = level(easy=1000, hard=1200, expert=1600)
    found = [fair.nearest(entry, each) for each in (0, 1099, 1100, 1101, 1400, 1401, 9000)]
    assert found == ["easy", "easy", "easy", "hard", "hard", "expert", "expert"]
    entry.bots = {"hard": None}
    assert fair.nearest(entry, 0) == "hard"
    entry.bots = {}
    assert fair.nearest(entry, 0) == "usual"


@pytest.mark.parametrize(
    ("mine", "other", "won"),
    [(LOSS, LOSS, 0.5), (WIN, WIN, 0.5), (LOSS, DRAW, 0.0), (WIN, DRAW, 1.0), (DRAW, LOSS, 1.0)],
)
def test_of_a_point_between_two(mine: str, other: str, won: float) -> None:
    assert fair.points(mine, other) == won


def test_how_likely_a_result_is_follows_from_the_lead() -> None:
    assert fair._likelihood(0, 1.0) == pytest.approx(log(1 / 2))
    assert fair._likelihood(400, 1.0) == pytest.approx(log(10 / 11))
    assert fair._likelihood(400, 0.0) == pytest.approx(log(1 / 11))
    assert fair._likelihood(-400, 1.0) == pytest.approx(log(1 / 11))
    assert fair._likelihood(400, 0.5) == pytest.approx((log(10 / 11) + log(1 / 11)) / 2)
    assert fair._fit(1300, [], 1000) == pytest.approx(-0.5)
    assert fair._fit(400, [], 1000) == pytest.approx(-2.0)
    assert fair._fit(1000, [(1000, 1.0), (600, 0.0)], 1000) == pytest.approx(
        log(1 / 2) + log(1 / 11)
    )


def test_strength_is_looked_for_in_steps_of_ten_around_the_usual() -> None:
    assert fair.likeliest([], 1003) == 1003
    assert fair.likeliest([(1003, 1.0)], 1003) == 1153
    assert fair.likeliest([(1003, 0.0)], 1003) == 853
    assert fair.likeliest([(1003, 1.0)] * 3, 1003) == 1273


def test_what_was_tried_again_compares_nobody() -> None:
    entry = find_game("extrikate")
    places = [Place(PERSON, "ada"), Place("bot", bot="hard")]
    one = info(game="extrikate", places=places, state=OVER, result="win loss (x)")
    assert fair.met_in(entry, one, "ada") == [(entry.rating("hard"), 1.0)]
    one.again = Again(1, "m", "c")
    assert fair.met_in(entry, one, "ada") == []
    one.again, one.result = None, "win (x)"
    assert fair.met_in(entry, one, "ada") == []


# A player's page


def test_an_ending_is_what_each_seat_came_to_and_why() -> None:
    assert ending(info(result="win loss (fell into a pit)")) == (
        ["win", "loss"],
        "fell into a pit",
    )
    assert ending(info(result="draw draw")) == (["draw", "draw"], "")
    assert ending(info(result="")) == ([], "")


def test_who_held_one_seat_has_won_or_lost() -> None:
    ada, bob = Place(PERSON, "ada"), Place(PERSON, "bob")
    one = info(places=[bob, ada], result="loss win (x)")
    assert [player.result_of(one, guest) for guest in ("ada", "bob", "eve")] == ["win", "loss", ""]
    assert player.result_of(info(places=[ada, ada], result="win loss (x)"), "ada") == ""
    assert player.result_of(info(places=[bob, ada], result="win (x)"), "ada") == ""
    assert player.result_of(info(places=[ada], result=NEVER_BEGUN), "bob") == ""


def test_the_best_entry_of_each_board_but_none_of_a_day() -> None:
    slow, quick = score("m1", 2000), score("m2", 1000)
    other, day = score("m3", 500, "duel"), score("m4", 1, "daily-2027-01-01")
    for entries in ([slow, quick, other, day], [day, other, quick, slow]):
        found = player.best_of(entries)
        assert [each.match for each in found] == ["m3", "m2"]
    assert [each.board for each in found] == ["duel", "solo-1"]


def test_a_code_may_be_typed_in_any_way() -> None:
    assert player.tidy(" AB-c 2_3.") == "abc23"


# Whether a process is ready


class Store:
    def __init__(self) -> None:
        self.failures = 0

    def write_load(self) -> WriteLoad:
        return WriteLoad(Times(), self.failures, 0)

    async def size(self) -> int:
        return 7

    async def map_bytes(self) -> int:
        return 3


def test_a_process_that_is_late_or_was_refused_is_not_ready(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = [100.0]
    monkeypatch.setattr(readiness, "perf_counter", lambda: now[0])
    store, metrics = Store(), Metrics()
    found = Readiness(cast(Any, store), metrics)
    assert (found.reasons(), found.refused, found.failures, found.told) == ([], "", 0, [])
    metrics.loop_lag = 1.0
    assert found.reasons() == []
    metrics.loop_lag = 1.25
    assert found.reasons() == ["the event loop is 1.2 s late"]
    store.failures = 2
    refused = "the store refused a write a moment ago"
    assert found.reasons() == [refused, "the event loop is 1.2 s late"]
    now[0] = 129.9
    metrics.loop_lag = 0.0
    assert found.reasons() == [refused]
    now[0] = 130.0
    assert found.reasons() == []
    store.failures = 3
    assert found.reasons() == [refused]
    found.refused = "the disk is full"
    assert found.reasons() == ["the disk is full"]


def test_it_is_said_once_that_a_process_is_not_ready_and_once_that_it_is(
    caplog: pytest.LogCaptureFixture,
) -> None:
    found = Readiness(cast(Any, Store()), Metrics())
    with caplog.at_level(logging.INFO, "waystone.service"):
        found.tell()
        assert caplog.messages == []
        found.refused = "the disk is full"
        found.metrics.loop_lag = 3.0
        found.tell()
        found.tell()
        found.refused = ""
        found.tell()
        found.metrics.loop_lag = 0.0
        found.tell()
        found.tell()
    assert caplog.messages == [
        "not ready: the disk is full; the event loop is 3.0 s late",
        "ready again",
    ]


def test_how_late_and_how_large_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        times = iter([10.0, 10.75, 20.0, 20.5, 30.0, 30.3])
        slept: list[float] = []

        async def sleep(seconds: float) -> None:
            slept.append(seconds)

        metrics = Metrics()
        found = Readiness(cast(Any, Store()), metrics)
        found.tell = lambda: None  # type: ignore[method-assign]
        await found.look_at_size()
        assert (metrics.store_bytes, metrics.map_bytes) == (7, 3)
        monkeypatch.setattr(readiness, "perf_counter", lambda: next(times))
        monkeypatch.setattr(readiness, "asyncio", SimpleNamespace(sleep=sleep))
        await found.look_at_loop()
        assert metrics.loop_lag == pytest.approx(0.25)
        await found.look_at_loop()
        assert metrics.loop_lag == 0.0
        await found.count_lateness()
        assert metrics.most_late.value() == pytest.approx(0.25)
        assert metrics.loop_late.total == pytest.approx(0.25)
        assert slept == [0.5, 0.5, 0.05]

    run(scene())


def test_nothing_was_counted_before_anything_happened() -> None:
    metrics = Metrics()
    counts = (metrics.refused, metrics.cut, metrics.opened, metrics.calls, metrics.swept)
    assert counts == (Counter(),) * 5
    assert (metrics.store_bytes, metrics.map_bytes, metrics.loop_lag) == (0, 0, 0.0)
    assert metrics.connections() == 0
