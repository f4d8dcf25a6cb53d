"""What is done once a day, and what a sweep does with each old match."""

from __future__ import annotations

import logging
from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

from tests.match.kit import NOON, FakeClock, Hall, run
from waystone.match import chores, erasing
from waystone.match.bites import Bites
from waystone.match.boards import Boards, for_nothing
from waystone.match.chores import Turn, once_a_day
from waystone.match.daily import end_of
from waystone.match.model import Guest, Refusal
from waystone.match.retention import DAY, Aged, Retention, sweep
from waystone.match.times import SPAN, LatelyMost, ProcessFigures

CHOSEN = Retention(10, 20, 30, 40)


class Old:
    """Matches of an age, and what became of them."""

    def __init__(self, *aged: Aged) -> None:
        self.aged_ones, self.asked, self.done = list(aged), list[Any](), list[str]()

    async def aged(self, before: int, after: tuple[int, str], most: int) -> list[Aged]:
        self.asked.append((before, after, most))
        found, self.aged_ones = self.aged_ones, []
        return found

    async def compress(self, match: str) -> None:
        self.done.append(f"compress {match}")

    async def remove(self, match: str) -> None:
        self.done.append(f"remove {match}")


def aged(match: str, days: int, **about: Any) -> Aged:
    facts = {"is_over": False, "is_signed": False, "loose": 9, **about}
    return Aged(match, 5, NOON - days * DAY, **facts)


def test_each_old_match_has_its_fate_and_who_plays_is_left_alone(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def scene() -> None:
        store: Any = Old(
            aged("young", 9),
            aged("small", 10),
            aged("gone", 20),
            aged("used", 20),
            aged("over", 29, is_over=True),
            aged("signed", 999, is_signed=True),
            aged("old", 40, is_over=True),
        )
        pauses: list[int] = []

        async def go_on() -> None:
            pauses.append(len(store.done))

        turn: Any = SimpleNamespace(clock=FakeClock(), go_on=go_on)
        counts = Counter({"removed": 5})
        with caplog.at_level(logging.INFO, "waystone.match"):
            await sweep(store, CHOSEN, lambda: {"used"}, turn, counts)
        assert store.done == ["compress small", "remove gone", "remove old"]
        assert counts == {"compressed": 1, "removed": 7}
        assert pauses == [1, 2, 3, 3]
        before = NOON - 10 * DAY
        assert store.asked == [(before, (-1, ""), 100), (before, (5, "old"), 100)]
        assert caplog.messages == ["1 old matches were compressed, 2 removed"]
        caplog.clear()
        await sweep(store, CHOSEN, set, turn, counts)
        assert caplog.messages == []

    run(scene())


class Kept:
    def __init__(self, is_due: bool) -> None:
        self.is_due, self.said = is_due, list[Any]()

    async def take_turn(self, chore: str, wall: int, again: int) -> bool:
        self.said.append((chore, wall, again))
        return self.is_due

    async def put_off(self, chore: str, until: int) -> None:
        self.said.append((chore, until))


@pytest.mark.parametrize("is_due", [True, False])
def test_a_chore_is_done_by_who_takes_it_and_again_the_next_day(is_due: bool) -> None:
    async def scene() -> None:
        store, clock, worked = Kept(is_due), FakeClock(), list[Any]()

        async def work(turn: Turn) -> None:
            worked.append((turn.chore, turn.renewed))
            clock.calendar += 5000

        assert await once_a_day("audit", store, clock, work) is is_due
        taken = ("audit", NOON, NOON + 60_000)
        tomorrow = end_of("2027-01-15")
        assert store.said == ([taken, ("audit", tomorrow)] if is_due else [taken])
        assert worked == ([("audit", NOON)] if is_due else [])

    run(scene())


def test_players_come_first_between_two_pieces_of_a_chore(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        slept: list[float] = []

        async def sleep(seconds: float) -> None:
            slept.append(seconds)

        monkeypatch.setattr(chores, "asyncio", SimpleNamespace(sleep=sleep))
        store, clock = Kept(True), FakeClock()
        turn = Turn(store, "sweep", clock)
        for millis, said in ((30_000, 0), (1, 1), (30_000, 1), (1, 2)):
            clock.calendar += millis
            await turn.go_on()
            assert len(store.said) == said, millis
        assert store.said[-1] == ("sweep", clock.calendar + 60_000)
        assert slept == [0.01] * 4

    run(scene())


def test_who_floods_a_limit_floods_no_log(caplog: pytest.LogCaptureFixture) -> None:
    now = [0.0]
    bites = Bites(lambda: now[0])
    for time in (0.0, 59.9, 60.0, 119.9, 120.0):
        now[0] = time
        bites.note("follows_per_address", "address a")
    assert caplog.messages == [
        "limit follows-per-address met by address a, 1 times since the last line",
        "limit follows-per-address met by address a, 2 times since the last line",
        "limit follows-per-address met by address a, 2 times since the last line",
    ]
    assert bites.counts == {"follows_per_address": 5}


def test_the_longest_time_is_that_of_this_minute_and_the_one_before() -> None:
    now = [60.0]
    most = LatelyMost(lambda: now[0])
    assert (SPAN, most.span, most.value()) == (60.0, 1, 0.0)
    most.observe(3.0)
    now[0] = 119.9
    most.observe(2.0)
    assert most.value() == 3.0
    now[0] = 120.0
    assert (most.value(), most.most) == (3.0, 0.0)
    most.observe(1.0)
    now[0] = 180.0
    assert most.value() == 1.0
    now[0] = 300.0
    assert most.value() == 0.0
    figures = ProcessFigures()
    assert (figures.steps["new"], figures.bot_seconds.total) == (0, 0.0)


def test_room_for_large_boards_is_counted_by_tiles_above_the_small() -> None:
    hosts: dict[str, Any] = {
        str(tiles): SimpleNamespace(match=SimpleNamespace(tiles=tiles))
        for tiles in (50_000, 50_001, 70_000)
    }
    asked: list[Any] = []
    bites = Bites(lambda: 0.0)
    lobby: Any = SimpleNamespace(
        hosts=hosts, bites=bites, forget_idle=lambda **words: asked.append(words)
    )
    boards = Boards(lobby)
    assert (boards.most, boards.in_memory()) == (20_000_000, 120_001)
    boards.most = 200_001
    boards.make_room(80_000)
    assert asked == []
    with pytest.raises(Refusal) as refused:
        boards.make_room(80_001)
    assert (refused.value.code, asked) == ("NO_ROOM_FOR_MAPS", [{"least_tiles": 50_000}])
    assert bites.counts == {"tiles_in_memory": 1}
    lobby.forget_idle = lambda **words: hosts.pop("70000")
    boards.make_room(80_001)
    for_nothing(10**9)


def test_who_is_erased_goes_last_after_all_that_tells_of_them() -> None:
    async def scene() -> None:
        hall = Hall()
        done: list[Any] = []
        took = [["a", "b"], ["c"], []]

        async def took_part(guest: str, most: int) -> list[str]:
            done.append(("asked", guest, most))
            return took.pop(0)

        async def erase(guest: str, match: str) -> None:
            done.append((guest, match))

        async def remove_guest(guest: str) -> None:
            done.append(("gone", guest))

        store: Any = SimpleNamespace(took_part=took_part, erase=erase, remove_guest=remove_guest)
        await erasing.erase(hall.lobby, store, Guest("ada", "Ada"))
        asked = ("asked", "ada", 100)
        assert done == [
            *(asked, ("ada", "a"), ("ada", "b")),
            *(asked, ("ada", "c"), asked, ("gone", "ada")),
        ]

    run(scene())
