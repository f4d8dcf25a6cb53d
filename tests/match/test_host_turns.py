"""A host's turns: what is stored and counted, what is due, who thinks, what a failure leaves."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace as with_ports
from math import inf
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from tests.match.kit import ADA, BOB, GAME, STANDS_IN, Hall, Notes, act, run, settle
from waystone.kernel.event import NOBODY
from waystone.match import catching_up
from waystone.match.change import Change
from waystone.match.host import Host
from waystone.match.in_line import let_go_on, stand_in_line
from waystone.match.model import BROKEN, OVER, RUNNING, Refusal, StoreFailed
from waystone.match.news import AllNew, StepsMade
from waystone.match.ports import Notice
from waystone.match.wishes import Wish

pytestmark = STANDS_IN


def test_who_is_ahead_alone_is_refused_and_beside_others_looked_up() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.duel()
        with pytest.raises(Refusal) as refused:
            await host.act(ADA.id, 0, 99, "next turn", "")
        assert (refused.value.code, host.notices) == ("AHEAD", [])
        looked: list[str] = []
        host.ports = with_ports(host.ports, is_shared=True)  # type: ignore[misc]
        host.look_for_missed = lambda: looked.append("looked")  # type: ignore[method-assign]
        with pytest.raises(Refusal) as refused:
            await host.act(ADA.id, 0, 99, "next turn", "")
        assert (refused.value.code, looked) == ("AHEAD", ["looked"])
        with pytest.raises(Refusal) as refused:
            await host.act(BOB.id, 0, host.match.number, "next turn", "")
        assert (refused.value.code, looked) == ("FOREIGN_SEAT", ["looked"])
        hall.clock.time += 7
        assert await host.act(ADA.id, 0, host.match.number, "next turn", "x")
        assert host.idle_since == hall.clock.now()
        assert not await host.act(ADA.id, 0, 0, "next turn", "x")

    run(scene())


def test_what_is_changed_beside_the_steps_has_a_new_revision() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.duel()
        before, steps = host.match.info.revision, host.ports.figures.steps[GAME]
        ended: list[Any] = []
        host.ended = ended.append
        await act(host, 0, "next turn")
        assert (host.match.info.revision, ended) == (before, [])
        await host.command(lambda: Change(info=replace(host.match.info, invite="new")))
        assert (host.match.info.revision, ended) == (before + 1, [])
        stored = await hall.store.load(host.match.info.id)
        assert stored is not None
        assert (stored[0].invite, stored[0].revision) == ("new", before + 1)
        await act(host, 1, "leave")
        assert [each.state for each in ended] == [OVER]
        assert host.ports.figures.steps[GAME] == steps + 2
        assert host.told == host.match.number
        assert not host.is_behind

    run(scene())


def test_what_could_not_be_stored_has_not_happened_and_is_made_anew() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.duel()
        notes = Notes("")
        host.follow(notes)
        notes.heard.clear()
        number, append = host.match.number, hall.store.append

        async def fail(*_: object) -> None:
            raise StoreFailed

        hall.store.append = fail  # type: ignore[assignment, method-assign]
        with pytest.raises(StoreFailed):
            await act(host, 0, "next turn")
        assert (host.is_behind, notes.heard) == (True, [])
        hall.store.append = append  # type: ignore[method-assign]
        await host.act(ADA.id, 0, number, "next turn", "")
        assert (host.is_behind, host.match.number) == (False, number + 1)
        assert notes.numbers() == [number + 1]

    run(scene())


def test_rules_that_fail_break_a_match_and_say_so_to_who_asked() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.duel()

        def fail(*_: object) -> None:
            raise ValueError("a mistake of the rules")

        host.match.make = fail  # type: ignore[assignment, method-assign]
        with pytest.raises(Refusal) as refused:
            await act(host, 0, "next turn")
        assert (refused.value.code, host.match.info.state) == ("BROKEN", BROKEN)
        assert host.match.info.result == ""

    run(scene())


def test_when_a_match_is_due_is_told_in_milliseconds_since_1970() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.duel(clock=60)
        told: list[Any] = []
        host.ports.due_times.set = lambda *words: told.append(words)  # type: ignore[method-assign]
        id, first = host.match.info.id, host.table_clock.due()
        host.next_due = 0.0
        host.schedule()
        assert told == [(id, hall.clock.wall() + int((first - hall.clock.now()) * 1000))]
        host.schedule()
        assert len(told) == 1, "a timer that is right is left alone"
        host.timed = ()  # type: ignore[misc]
        host.schedule()
        assert told[1:] == [(id, None)]
        assert (host.next_due, host.timer) == (inf, None)
        late = SimpleNamespace(due=lambda: hall.clock.now() - 5)
        host.timed = (late,)  # type: ignore[misc, assignment]
        host.schedule()
        assert told[-1] == (id, hall.clock.wall()), "what is overdue is due now"

    run(scene())


def test_work_that_the_store_failed_is_tried_again_in_a_second(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.open("me", "open")
        done: list[str] = []

        async def overdue() -> None:
            done.append("again")

        async def fail() -> None:
            raise StoreFailed

        async def odd() -> None:
            raise ValueError("odd")

        host.do_overdue = overdue  # type: ignore[method-assign]
        host.spawn(fail)
        await settle()
        await hall.clock.pass_by(0.9)
        assert done == []
        await hall.clock.pass_by(0.1)
        assert (done, host.tasks) == (["again"], set())
        with caplog.at_level(logging.ERROR, "waystone.match"):
            host.spawn(odd)
            await settle()
        assert len(caplog.records) == 1
        assert done == ["again"]

    run(scene())


def test_who_goes_last_leaves_the_bots_alone_from_then_on() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.open("me", "bot:random")
        one, other = Notes(ADA.id), Notes("")
        host.follow(one)
        host.follow(other)
        hall.clock.time += 5
        host.part(one)
        assert host.bots_alone.alone_since == hall.clock.now() - 5
        assert host.idle_since == hall.clock.now()
        hall.clock.time += 5
        host.part(other)
        assert host.bots_alone.alone_since == host.idle_since == hall.clock.now()
        hall.clock.time += 5
        host.part(other)
        assert host.idle_since == hall.clock.now() - 5, "who is gone goes no more"

    run(scene())


def test_a_match_that_is_fetched_goes_on_and_one_that_is_let_go_stops() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.duel(clock=60)
        again = await hall.afresh().find(host.match.info.id)
        assert again.told == again.match.number == 2
        assert again.timer is not None
        gate = asyncio.Event()
        again.spawn(gate.wait)
        (task,) = again.tasks
        timer: Any = again.timer
        again.close()
        await settle()
        assert (timer.is_off, task.cancelled()) == (True, True)
        ready: list[str] = []
        host.ports.thinker.get_ready = ready.append  # type: ignore[assignment, method-assign]
        host.resume()
        assert ready == []
        host.match.bots.has_heavy = lambda: True  # type: ignore[method-assign]
        host.resume()
        assert ready == [GAME]

    run(scene())


class Bots:
    """A host as far as bots go: who is woken, and how."""

    def __init__(self, **how: Any) -> None:
        self.done: list[str] = []
        places = [SimpleNamespace(bot=""), SimpleNamespace(bot="knight")]
        self.match = SimpleNamespace(
            acting=how.get("acting", [0, 1]),
            info=SimpleNamespace(places=places),
            is_running=lambda: how.get("running", True),
            quick_bot=lambda: how.get("quick", NOBODY),
        )
        self.bot_patience = SimpleNamespace(is_ours=how.get("ours", True))
        self.bots_alone = SimpleNamespace(
            end_pause=lambda: self.done.append("no pause"),
            must_pause=lambda: how.get("pause", False),
        )
        self.thinking = how.get("thinking", NOBODY)
        self.let_think = "think"

    def spawn(self, work: Any) -> None:
        self.done.append(f"{work.func} {work.args[0]}")


@pytest.mark.parametrize(
    ("how", "done", "thinking"),
    [
        ({"acting": [0]}, ["no pause"], NOBODY),
        ({"running": False}, ["no pause"], NOBODY),
        ({"ours": False}, ["no pause"], NOBODY),
        ({"pause": True}, [], NOBODY),
        ({"quick": 1}, ["quick 1"], NOBODY),
        ({}, ["think 1"], 1),
        ({"thinking": 1}, [], 1),
    ],
)
def test_bots_are_woken_where_it_is_their_turn_and_ours(
    how: dict[str, Any], done: list[str], thinking: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def quick(host: Any, seat: int) -> None:
        host.done.append(f"quick {seat}")

    def spawned(work: Any, seat: int) -> Any:
        return SimpleNamespace(func=work, args=[seat])

    monkeypatch.setattr("waystone.match.host.let_go_on", quick)
    monkeypatch.setattr("waystone.match.host.partial", spawned)
    host: Any = Bots(**how)
    Host.wake_bots(host)
    assert (host.done, host.thinking) == (done, thinking)


@pytest.mark.parametrize(
    ("show", "heavy", "in_line", "stands"),
    [(True, True, False, True), (True, True, True, True), (True, False, False, False)],
)
def test_heavy_bots_that_are_only_watched_stand_in_line_once(
    show: bool, heavy: bool, in_line: bool, stands: bool
) -> None:
    spawned: list[Any] = []
    host: Any = SimpleNamespace(
        match=SimpleNamespace(
            info=SimpleNamespace(is_exhibition=lambda: show),
            bots=SimpleNamespace(is_heavy=lambda seat: heavy),
        ),
        ports=SimpleNamespace(thinker=None),
        is_in_line=in_line,
        command="command",
        spawn=spawned.append,
    )
    if stands and in_line:
        let_go_on(host, 1)
        assert spawned == []
        return
    if stands:
        let_go_on(host, 1)
        assert host.is_in_line
        assert spawned[0].func is stand_in_line
        return
    host.command = lambda step: None
    let_go_on(host, 1)
    assert not host.is_in_line
    assert spawned[0].func is host.command


# Catching up


def test_notices_are_minded_where_somebody_follows() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.open("me", "open")
        spawned: list[Any] = []
        host.spawn = spawned.append  # type: ignore[assignment, method-assign]
        notice = Notice(host.match.info.id, 1, "other")
        host.hear(notice)
        assert (host.notices, spawned, host.is_minding) == ([notice], [], False)
        host.audience.watchers.append(Notes(""))
        host.mind_notices()
        host.mind_notices()
        assert (len(spawned), host.is_minding) == (1, True)
        host.notices.clear()
        host.is_minding = False
        host.mind_notices()
        assert len(spawned) == 1
        host.hear(Notice(host.match.info.id, 1, "other", chat=0))
        assert len(spawned) == 2

    run(scene())


def test_steps_made_elsewhere_are_told_here_as_they_were_made() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.duel()
        there = await hall.afresh().find(host.match.info.id)
        notes = Notes("")
        there.follow(notes)
        await settle()
        notes.heard.clear()
        for seat in (0, 1, 0):
            await act(host, seat, "next turn")
        there.notices.append(Notice(host.match.info.id, 5, "other"))
        there.bot_patience.is_shared = True  # type: ignore[misc]
        await there.command(lambda: None)
        told = [each for each in notes.heard if isinstance(each, StepsMade)]
        assert [[step.number for step in each.steps] for each in told] == [[3], [4], [5]]
        assert (there.told, there.notices) == (5, [])
        assert not there.bot_patience.is_ours
        assert there.match.info.state == RUNNING

    run(scene())


def test_what_can_not_be_made_again_is_looked_at_anew() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.duel()
        there = await hall.afresh().find(host.match.info.id)
        notes = Notes("")
        there.follow(notes)
        await settle()
        notes.heard.clear()
        await act(host, 0, "next turn")
        steps = hall.store.steps[host.match.info.id]
        steps[-1] = replace(steps[-1], digest="wrong")
        there.notices.append(Notice(host.match.info.id, 3, "other"))
        await there.command(lambda: None)
        assert any(isinstance(each, AllNew) for each in notes.heard)
        assert there.match.info.state == BROKEN
        assert there.match.number == 2

    run(scene())


def test_a_store_that_fails_while_catching_up_loses_no_notice() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.duel()
        notice = Notice(host.match.info.id, 9, "other", seats=True)
        host.notices.append(notice)

        async def fail(*_: object) -> None:
            raise StoreFailed

        load = hall.store.load
        hall.store.load = fail  # type: ignore[assignment, method-assign]
        with pytest.raises(StoreFailed):
            await catching_up.catch_up(host)
        assert host.notices == [notice]
        hall.store.load = load  # type: ignore[method-assign]
        await catching_up.catch_up(host)
        assert host.notices == []

    run(scene())


@pytest.mark.rule("DC-117")
def test_a_table_that_begins_elsewhere_begins_here() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.lobby.open(ADA, Wish("extrikate", {}, ("me", "open")))
        there = await hall.afresh().find(host.match.info.id)
        notes = Notes("")
        there.follow(notes)
        await settle()
        notes.heard.clear()
        await hall.lobby.join(host, BOB, "")
        there.notices.append(Notice(host.match.info.id, 0, "other", seats=True))
        await there.command(lambda: None)
        assert there.match.info.state == RUNNING
        assert there.match.table.seats == 2
        assert [type(each).__name__ for each in notes.heard] == ["AllNew", "SeatsChanged"]

    run(scene())
