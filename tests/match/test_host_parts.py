"""What a host tells whom, in which order, what leaves memory, and what is looked for again."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from tests.match.kit import ADA, BOB, EVE, GAME, Hall, Notes, act, run, settle
from tests.storage.test_stores import info
from waystone.match import brought, catching_up, closing, erasing
from waystone.match.archive import Archived, is_playable
from waystone.match.change import Change
from waystone.match.host import Host, first_overdue, has_other_seating
from waystone.match.in_process import LocalBus, LocalPresence, StoredDueTimes, one_process
from waystone.match.lobby import Lobby, all_would
from waystone.match.model import (
    BROKEN,
    IN_LINE,
    NEVER_BEGUN,
    OPEN,
    OVER,
    RUNNING,
    VOID,
    ChatLine,
    Refusal,
    StoreFailed,
    Written,
)
from waystone.match.news import AllNew, ChatSaid, News, SeatsChanged, StepsMade
from waystone.match.ports import GuestNotice, Notice, Stand
from waystone.match.wishes import Wish


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


# Ports of one process


def test_due_times_are_kept_when_somebody_asks() -> None:
    asked: list[Any] = []

    class Store:
        fails = False

        async def set_due(self, changed: dict[str, int | None]) -> None:
            asked.append(changed)
            if self.fails:
                raise StoreFailed

        async def overdue(self, before: int, most: int, until: int) -> list[str]:
            asked.append((before, most, until))
            return ["m"]

    async def scene() -> None:
        store: Any = Store()
        times = StoredDueTimes(store, grace=200)
        assert await times.overdue(10_000) == ["m"]
        assert asked == [(9_800, 50, 15_000)]
        asked.clear()
        times.set("a", 5)
        times.set("b", None)
        store.fails = True
        with pytest.raises(StoreFailed):
            await times.flush()
        times.set("a", 7)
        store.fails = False
        await times.flush()
        await times.flush()
        assert asked == [{"a": 5, "b": None}, {"a": 7, "b": None}]
        assert StoredDueTimes(store).grace == 0

    run(scene())


def test_presence_counts_connections_and_forgets_who_is_gone() -> None:
    presence = LocalPresence()
    presence.enter("m", "ada")
    presence.enter("m", "ada")
    presence.enter("m", "bob")
    assert presence.following("m") == {"ada": 2, "bob": 1}
    presence.leave("m", "ada")
    presence.leave("m", "bob")
    assert (presence.following("m"), presence.following("n")) == ({"ada": 1}, {})
    presence.leave("m", "ada")
    assert presence.all_following() == {}


def test_processes_are_apart_unless_they_share_a_bus() -> None:
    hall = Hall()
    one = one_process(hall.store, hall.clock, hall.thinker)
    bus, presence = LocalBus(), LocalPresence()
    other = one_process(hall.store, hall.clock, hall.thinker, bus, presence)
    assert one.process != other.process
    assert other.bus is bus
    assert other.presence is presence
    assert one.bus is not bus
    assert not one.is_shared


# What is closed, erased, archived


def test_a_match_without_its_rules_says_what_is_known_of_it() -> None:
    void, older = info(state=VOID), info(version=0, state=OVER)
    assert [Archived(each, [step(1)]).code for each in (void, older)] == ["VOID", "OTHER_RULES"]
    assert Archived(older, [step(1)]).steps == [step(1)]
    version = info().version
    playable = [is_playable(each) for each in (info(), void, older, info(state=OVER))]
    assert playable == [True, False, False, True]
    assert version == 1


def test_a_match_is_closed_for_everybody_and_once() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.duel()
        told: list[Any] = []
        hall.lobby.changed = told.append
        await closing.close(hall.lobby, host.match.info.id)
        assert host.match.info.state == VOID
        assert told[-1] == host.match.info.guests()
        with pytest.raises(Refusal) as refused:
            closing.voided(host.match)
        assert refused.value.code == "MATCH_OVER"

    run(scene())


def test_whoever_has_a_match_in_memory_looks_at_it_anew() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.duel()
        heard, id = Heard(hall), host.match.info.id
        looked: list[str] = []

        async def look_anew() -> None:
            looked.append(id)

        host.look_anew = look_anew  # type: ignore[method-assign]
        await erasing.tell(hall.lobby, id)
        await erasing.tell(hall.lobby, "elsewhere")
        assert looked == [id]
        process = hall.lobby.ports.process
        assert heard.notices == [
            Notice(id, 0, process, seats=True),
            Notice("elsewhere", 0, process, seats=True),
        ]

    run(scene())


def test_everybody_who_played_must_want_it() -> None:
    both = info(places=[replace(info().places[0], guest=each) for each in ("ada", "bob")])
    assert not all_would(both, "ada")
    assert all_would(replace(both, offers=["bob"]), "ada")
    assert not all_would(replace(both, offers=["bob"]), "eve")
    assert all_would(replace(both, offers=["bob", "ada"]), "eve")


def test_the_same_record_has_the_same_id_of_sixteen_signs() -> None:
    record: Any = SimpleNamespace(checksum=lambda: "c0ffee")
    other: Any = SimpleNamespace(checksum=lambda: "c0ffef")
    assert brought.id_of(record) == "87stfhep852bn7mh"
    assert brought.id_of(other) != brought.id_of(record)


def test_a_server_may_count_nothing() -> None:
    async def scene() -> None:
        hall = Hall()
        assert (await hall.open("me", settings={"mode": "solo"}, ranked=True)).match.info.ranked
        hall.lobby.is_ranked = False
        host = await hall.open("me", settings={"mode": "solo"}, ranked=True)
        assert not host.match.info.ranked
        assert host.match.info.start == host.match.table.record.start
        assert host.match.info.began == hall.clock.wall()
        assert host.match.info.players == host.match.info.names() == ["Ada"]

    run(scene())


def test_who_leaves_a_match_that_waits_closes_it_and_a_running_one_is_lost() -> None:
    async def scene() -> None:
        hall = Hall()
        waiting, running = await hall.open("me", "open"), await hall.open("me", "bot:random")
        for host in (waiting, running):
            await hall.lobby.abandon(host, ADA)
        assert (waiting.match.info.state, waiting.match.info.result) == (OVER, NEVER_BEGUN)
        assert (running.match.info.state, running.match.info.result != NEVER_BEGUN) == (OVER, True)
        assert hall.lobby.hosts.keys() == {each.match.info.id for each in (waiting, running)}

    run(scene())


def test_news_are_told_to_all_who_follow_although_one_goes_meanwhile() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.duel()

        class Leaver(Notes):
            def hear(self, news: News) -> None:
                super().hear(news)
                if isinstance(news, StepsMade):
                    host.part(self)

        one, other = Leaver(""), Notes("")
        host.follow(one)
        host.follow(other)
        host.audience.tell(StepsMade([]))
        host.audience.tell(SeatsChanged())
        assert (kinds(one), kinds(other)) == (["StepsMade"], ["StepsMade", "SeatsChanged"])

    run(scene())


def test_a_host_begins_with_nothing_to_do() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.open("me", "open")
        fresh = Host(host.match.info, host.match.entry, hall.lobby.ports)
        facts = (fresh.timer, fresh.thinking, fresh.is_in_line, fresh.told, fresh.is_behind)
        assert facts == (None, -1, False, 0, False)
        assert (fresh.notices, fresh.is_minding, fresh.tasks) == ([], False, set())
        assert fresh.idle_since == hall.clock.now()
        assert isinstance(hall.lobby, Lobby)
        assert fresh.match.info.game == GAME

    run(scene())
