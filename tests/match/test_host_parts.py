"""What a host tells whom, in which order, what leaves memory, and what is looked for again."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from tests.match.kit import ADA, BOB, EVE, STANDS_IN, Hall, Notes, act, run, settle
from tests.storage.test_stores import info
from waystone.match import catching_up
from waystone.match.change import Change
from waystone.match.host import first_overdue, has_other_seating
from waystone.match.model import (
    BROKEN,
    IN_LINE,
    OPEN,
    OVER,
    RUNNING,
    ChatLine,
    Written,
)
from waystone.match.news import AllNew, ChatSaid
from waystone.match.ports import GuestNotice, Notice, Stand
from waystone.match.wishes import Wish

pytestmark = STANDS_IN


class Heard:
    """Everything that is announced to other processes."""

    def __init__(self, hall: Hall) -> None:
        self.notices: list[Any] = []
        hall.lobby.ports.bus.listen(self.notices.append)

    def take(self) -> list[tuple[bool, bool, int]]:
        """Whether it was about seats, about the list, and which line was said."""
        found, self.notices[:] = list(self.notices), []
        return [(each.seats, each.listed, each.chat) for each in found]


def line(text: str = "hi", guest: str = "ada") -> ChatLine:
    return ChatLine(0, "Ada", text, None, 0, guest)


def test_other_processes_are_told_what_kind_of_thing_has_changed() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.open("me", "open", seed="a")
        heard = Heard(hall)
        ada, eve = Notes(ADA.id), Notes("")
        host.follow(ada)
        assert heard.take() == [(True, True, 0)]
        host.follow(eve)
        assert heard.take() == [], "an onlooker is counted later"
        await hall.clock.pass_by(1.1)
        assert heard.take() == [(True, True, 0)]
        await hall.lobby.join(host, BOB, "")
        assert heard.take() == [(True, True, 0)]
        await act(host, 0, "waystone a1")
        assert heard.take() == [(False, False, 0)]
        await host.say(line())
        assert heard.take() == [(False, False, 1)]
        host.part(eve)
        assert heard.take() == []
        host.part(ada)
        host.part(ada)
        assert heard.take() == [(True, True, 0)]
        await act(host, 0, "leave")
        assert heard.take() == [(False, True, 0)]
        last = Heard(hall)
        host.announce()
        assert last.notices == [
            Notice(host.match.info.id, host.match.number, hall.lobby.ports.process)
        ]

    run(scene())


def kinds(notes: Notes) -> list[str]:
    found = [type(each).__name__ for each in notes.heard]
    notes.heard.clear()
    return found


def test_those_who_follow_hear_each_thing_once_and_in_order() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.open("me", "open", seed="a")
        notes = Notes(ADA.id)
        host.follow(notes)
        assert kinds(notes) == ["SeatsChanged"]
        await hall.lobby.join(host, BOB, "")
        assert kinds(notes) == ["AllNew", "SeatsChanged"]
        await act(host, 0, "waystone a1")
        assert kinds(notes) == ["StepsMade"]
        await host.say(line())
        assert kinds(notes) == ["ChatSaid"]
        await host.command(lambda: Change(seats=True))
        assert kinds(notes) == ["SeatsChanged"]
        await host.look_anew()
        assert kinds(notes) == ["AllNew"]
        await act(host, 1, "leave")
        assert kinds(notes) == ["StepsMade"]
        assert host.match.info.state == OVER

    run(scene())


@pytest.mark.rule("DC-117")
def test_where_people_come_later_names_are_told_before_deeds() -> None:
    async def scene() -> None:
        hall = Hall()
        wish = Wish("dungeon-crawler", {}, ("me", "open", "open"))
        host = await hall.lobby.open(ADA, wish)
        await hall.lobby.join(host, BOB, "")
        await hall.lobby.join(host, EVE, "")
        notes = Notes(ADA.id)
        host.follow(notes)
        kinds(notes)
        seat = host.match.info.seats_of(EVE.id)[0]
        await act(host, seat, "leave")
        assert kinds(notes)[:2] == ["SeatsChanged", "StepsMade"]

    run(scene())


@pytest.mark.rule("DM-82")
def test_onlookers_hear_when_they_see_less_from_now_on() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.open("me", "bot:random")
        notes = Notes("")
        host.follow(notes)
        notes.heard.clear()
        host.tell_change([], RUNNING, was_open=True)
        found = [each.hides for each in notes.heard if isinstance(each, AllNew)]
        assert found == [True]
        notes.heard.clear()
        host.tell_change([], RUNNING, was_open=False)
        assert notes.heard == []
        host.tell_change([], OPEN, was_open=False)
        assert [each.hides for each in notes.heard if isinstance(each, AllNew)] == [False]
        notes.heard.clear()
        host.tell_change([], BROKEN, was_open=False)
        assert kinds(notes) == ["StepsMade"], "another state is news"

    run(scene())


def test_other_seats_are_news_and_a_program_s_mark_is_none() -> None:
    one = info()
    same = replace(one, places=list(one.places))
    marked = replace(one, places=[replace(one.places[0], program=True), one.places[1]])
    other = replace(one, places=[replace(one.places[0], name="Bea"), one.places[1]])
    found = [has_other_seating(each, one) for each in (one, same, marked, other)]
    assert found == [False, False, False, True]


def test_the_first_part_that_wants_something_has_it_done() -> None:
    wants = [None, Change(1), Change(2)]
    parts = [SimpleNamespace(overdue=lambda each=each: each) for each in wants]
    host: Any = SimpleNamespace(timed=parts)
    assert first_overdue(host) == Change(1)
    host.timed = parts[:1]
    assert first_overdue(host) is None


# Memory


@pytest.mark.parametrize(
    ("what", "leaves"),
    [
        ("nothing", True),
        ("watched", False),
        ("busy", False),
        ("locked", False),
        ("a minute less", False),
    ],
)
def test_a_match_that_nobody_follows_leaves_memory_after_a_minute(what: str, leaves: bool) -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.open("me", "open")
        await hall.clock.pass_by(59.9 if what == "a minute less" else 60.0)
        if what == "watched":
            host.audience.watchers.append(Notes(""))
        if what == "locked":
            assert host.lock.enter_at_once()
        gate = asyncio.Event()
        if what == "busy":
            host.spawn(gate.wait)
        assert hall.lobby.forget_idle() == int(leaves)
        assert (host.match.info.id not in hall.lobby.hosts) == leaves
        gate.set()
        await settle()

    run(scene())


def test_large_boards_make_room_at_once_and_small_ones_stay() -> None:
    async def scene() -> None:
        hall = Hall()
        small, large = await hall.open("me", "open"), await hall.open("me", "open")
        large.match.tiles = 100  # type: ignore[misc]
        assert hall.lobby.forget_idle(least_tiles=101) == 0
        assert hall.lobby.forget_idle(least_tiles=100) == 1
        assert set(hall.lobby.hosts) == {small.match.info.id}
        hall.lobby.ports.presence.enter("followed elsewhere", "eve")
        assert hall.lobby.in_use() == {small.match.info.id, "followed elsewhere"}

    run(scene())


def test_what_leaves_memory_is_due_no_more_unless_it_is_followed_elsewhere() -> None:
    async def scene() -> None:
        hall = Hall()
        hosts = [await hall.open("me", "open") for _ in range(2)]
        ids = [host.match.info.id for host in hosts]
        set_to: dict[str, Any] = {}
        hall.lobby.ports.due_times.set = set_to.__setitem__  # type: ignore[assignment, method-assign]
        hall.lobby.ports.presence.enter(ids[1], "ada")
        await hall.clock.pass_by(61)
        assert hall.lobby.forget_idle() == 2
        assert set_to == {ids[0]: None}

    run(scene())


# Looking again


def test_a_match_that_moved_on_elsewhere_is_looked_at() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.duel()
        match, heard = host.match, list[Notice]()
        host.hear = heard.append  # type: ignore[assignment, method-assign]
        number, revision = match.number, match.info.revision
        found_there = {match.info.id: Stand(number, revision, 0)}

        async def stands(hosts: object) -> dict[str, Stand]:
            return found_there

        hall.store.stands = stands  # type: ignore[assignment, method-assign]
        id = match.info.id
        for stand, found in [
            (Stand(number, revision, 0), []),
            (Stand(number + 1, revision, 0), [Notice(id, number + 1, "")]),
            (Stand(number, revision + 1, 0), [Notice(id, number, "")]),
            (Stand(number, revision, 1), [Notice(id, number, "", chat=1)]),
        ]:
            heard.clear()
            found_there[id] = stand
            await hall.lobby.find_missed()
            assert heard == found
        assert host.lock.enter_at_once()
        found_there[id] = Stand(number + 1, revision, 2)
        heard.clear()
        await hall.lobby.find_missed()
        assert heard == [Notice(id, number + 1, "", chat=2)], "who is inside looks anyway"

    run(scene())


def test_a_lobby_hears_of_matches_lists_and_guests_elsewhere() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.duel()
        lobby, id = hall.lobby, host.match.info.id
        heard, lists = list[Notice](), list[str]()
        host.hear = heard.append  # type: ignore[assignment, method-assign]
        lobby.changed_elsewhere = lambda: lists.append("list")
        own = Notice(id, 1, lobby.ports.process, listed=True)
        lobby.hear(own)
        assert (heard, lists) == ([], [])
        theirs = Notice(id, 1, "other")
        lobby.hear(theirs)
        assert (heard, lists) == ([theirs], [])
        lobby.hear(Notice("another", 1, "other", listed=True))
        assert (heard, lists) == ([theirs], ["list"])
        host.talk.add([(1, line("a")), (2, line("b", "bob"))])
        lobby.hear(GuestNotice("ada", "other"))
        assert len(host.talk.lines) == 2
        lobby.hear(GuestNotice("ada", "other", forgotten=True))
        assert [each.text for each in host.talk.lines] == ["b"]

    run(scene())


def test_what_was_said_elsewhere_is_fetched_once() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.duel()
        notes = Notes("")
        host.follow(notes)
        notes.heard.clear()
        for text in ("a", "b"):
            await hall.store.say(host.match.info.id, line(text))  # by another process
        await host.say(line("c"))
        said = [each.line.text for each in notes.heard if isinstance(each, ChatSaid)]
        assert said == ["a", "b", "c"]
        host.hear(Notice(host.match.info.id, 0, "other", chat=3))
        await settle()
        assert len(notes.heard) == 3
        await hall.store.say(host.match.info.id, line("d"))
        host.hear(Notice(host.match.info.id, 0, "other", chat=4))
        await settle()
        assert [each.line.text for each in notes.heard if isinstance(each, ChatSaid)][3:] == ["d"]

    run(scene())


def step(n: int, id: str = "") -> Written:
    return Written(n, 0, "x", "d", n, id)


@pytest.mark.parametrize(
    ("ids", "groups"),
    [
        ([], [[]]),
        ([""], [[1]]),
        (["", ""], [[1], [2]]),
        (["", IN_LINE, IN_LINE, "a", IN_LINE], [[1, 2, 3], [4, 5]]),
        ([IN_LINE, ""], [[1], [2]]),
    ],
)
def test_steps_are_told_in_the_groups_in_which_they_were_made(
    ids: Sequence[str], groups: list[list[int]]
) -> None:
    found = catching_up.grouped([step(n, id) for n, id in enumerate(ids, 1)])
    assert [[each.n for each in group] for group in found] == groups
