"""One match: judged, stored, told, in this order."""

import asyncio
import os
from typing import Any

import msgspec
import pytest

from tests.match.kit import ADA, BOB, EVE, Hall, Notes, act, first_move, run, settle, wander
from waystone.kernel.action import Action
from waystone.kernel.errors import IllegalAction, WaystoneError
from waystone.kernel.record import parse
from waystone.match.change import Change
from waystone.match.host import Host
from waystone.match.model import BROKEN, OVER, RUNNING, StoreFailed
from waystone.match.news import StepsMade
from waystone.match.step_logs import BOT_STEPS, RING

in_plain_python = pytest.mark.skipif(
    bool(os.environ.get("COMPILED")), reason="it bends the engine, which compiled can't be bent"
)


async def refused(work: Any) -> str:
    with pytest.raises(WaystoneError) as refusal:
        await work
    return refusal.value.code


def test_a_step_is_stored_before_anybody_hears_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.open()
        notes = Notes()
        host.follow(notes)
        gate = asyncio.Event()
        append = hall.store.append

        async def slow(*words: Any) -> None:
            await gate.wait()
            await append(*words)

        monkeypatch.setattr(hall.store, "append", slow)
        work = asyncio.create_task(act(host, 0, "waystone a1"))
        await settle()
        assert notes.numbers() == []
        gate.set()
        await work
        assert notes.numbers() == [1]
        assert [step.n for step in hall.store.steps[host.match.info.id]] == [1]

    run(scene())


def test_nobody_joins_between_a_step_and_its_commit(monkeypatch: pytest.MonkeyPatch) -> None:
    """A snapshot must not show what may still be lost: commands wait for each other."""

    async def scene() -> None:
        hall = Hall()
        host = await hall.open()
        gate = asyncio.Event()

        async def never(*words: Any) -> None:
            await gate.wait()
            raise StoreFailed

        monkeypatch.setattr(hall.store, "append", never)
        work = asyncio.create_task(act(host, 0, "waystone a1"))
        await settle()
        assert host.lock.locked()
        gate.set()
        with pytest.raises(StoreFailed):
            await work
        await host.command(lambda: None)
        assert host.match.number == 0
        assert host.match.table.view(0) == (await hall.open()).match.table.view(0)

    run(scene())


def test_a_failing_store_loses_nothing_and_recovers() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.duel()
        notes = Notes()
        host.follow(notes)
        way = first_move(host, 0)
        before = host.match.number
        hall.store.is_failing = True
        guest = host.match.info.places[0].guest
        assert await refused(host.act(guest, 0, before, way, "a")) == "STORE_FAILED"
        assert await refused(host.act(guest, 0, before, way, "b")) == "STORE_FAILED"
        assert notes.numbers() == []
        hall.store.is_failing = False
        assert await host.act(guest, 0, before, way, "b")
        assert notes.numbers() == [before + 1]

    run(scene())


def test_a_repeated_command_is_done_once() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.open()
        assert await host.act("ada", None, 0, "waystone a1", "x1")
        assert not await host.act("ada", None, 0, "waystone a1", "x1")
        assert not await host.act("ada", None, 7, "waystone b2", "x1")
        assert host.match.number == 1
        again = await hall.afresh().find(host.match.info.id)
        assert not await again.act("ada", None, 0, "waystone a1", "x1")
        assert again.match.number == 1

    run(scene())


def test_what_others_may_not_do() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.open("me", "open")
        assert await refused(host.act("ada", None, 0, "waystone a1", "")) == "NOT_BEGUN"
        await hall.lobby.join(host, BOB, "")
        assert await refused(host.act("eve", None, 0, "waystone a1", "")) == "NOT_SEATED"
        assert await refused(host.act("", None, 0, "waystone a1", "")) == "NOT_SEATED"
        mine = host.match.info.seats_of("ada")[0]
        assert await refused(host.act("ada", 1 - mine, 0, "waystone a1", "")) == "FOREIGN_SEAT"
        assert await refused(host.act("ada", None, 9, "waystone a1", "")) == "AHEAD"
        assert await refused(host.act("ada", None, 0, "fly", "")) == "UNKNOWN_ACTION"
        assert await refused(host.act("ada", None, 0, "move n", "")) == "NOT_CHOSEN_YET"
        assert host.match.number == 0
        assert hall.store.steps[host.match.info.id] == []

    run(scene())


@pytest.mark.rule("DD-18")
def test_both_choose_at_the_same_time() -> None:
    async def scene() -> None:
        host = await Hall().duel(begun=False)
        assert host.match.acting == [0, 1]
        await host.act(host.match.info.places[1].guest, None, 0, "waystone h8", "")
        await host.act(host.match.info.places[0].guest, None, 0, "waystone a1", "")
        assert host.match.number == 2
        assert host.match.acting == [0]

    run(scene())


def test_an_old_number_is_stale_but_leaving_is_not() -> None:
    async def scene() -> None:
        host = await Hall().duel()
        guest = host.match.info.places[0].guest
        old = host.match.number
        await act(host, 0, first_move(host, 0))
        assert await refused(host.act(guest, 0, old, first_move(host, 0), "")) == "STALE"
        other = host.match.info.places[1].guest
        assert await refused(host.act(other, 1, old, "next turn", "")) == "STALE"
        assert await host.act(other, 1, 0, "leave", "")
        assert host.match.info.state == OVER
        assert await refused(host.act(guest, 0, host.match.number, "next turn", "")) == "MATCH_OVER"

    run(scene())


def test_one_device_must_say_for_which_seat_when_both_are_to_act() -> None:
    async def scene() -> None:
        host = await Hall().open("me", "me")
        assert await refused(host.act("ada", None, 0, "waystone a1", "")) == "WHICH_SEAT"
        await host.act("ada", 0, 0, "waystone a1", "")
        await host.act("ada", None, 1, "waystone h8", "")
        assert host.match.acting == [0]

    run(scene())


def test_quick_bots_answer_in_the_same_commit() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.open("me", "bot:random", settings={"mode": "cpu"})
        assert host.match.number == 1  # the bot chose its waystone without being asked
        notes = Notes()
        host.follow(notes)
        await act(host, 0, "waystone a1")
        await act(host, 0, "next turn")
        told = [news for news in notes.heard if isinstance(news, StepsMade)]
        assert len(told) == 2
        assert len(told[1].steps) > 1
        assert {step.seat for step in told[1].steps} == {0, 1}

    run(scene())


def test_bots_that_play_on_alone_let_others_in_between() -> None:
    """A dead human's bots finish the match in portions, not in one long step."""

    async def scene() -> None:
        hall = Hall()
        host = await hall.open(
            "me", "bot:random", settings={"mode": "duel", "lives": "1"}, seed="alone"
        )
        notes = Notes()
        host.follow(notes)
        await act(host, 0, "waystone a1")
        for _ in range(3000):
            if not host.match.is_running() or host.match.acting != [0]:
                break
            await wander(host, 1, str(host.match.number))
        for _ in range(2000):
            await settle()
            if not host.match.is_running():
                break
        assert not host.match.is_running()
        portions = [len(n.steps) for n in notes.heard if isinstance(n, StepsMade)]
        assert max(portions) <= BOT_STEPS + 1
        assert notes.numbers() == list(range(2, host.match.number + 1))

    run(scene())


@in_plain_python
def test_slow_bots_think_elsewhere_and_nobody_waits_for_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scene() -> None:
        hall = Hall()
        slow = await hall.open("me", "bot:random", settings={"mode": "cpu"})
        monkeypatch.setattr(slow.match.entry.bot("random"), "slow", True)
        slow = await hall.open("me", "bot:random", settings={"mode": "cpu"})
        ((job, answer),) = hall.thinker.jobs
        assert (job.seat, job.done) == (1, [])
        await act(slow, 0, "waystone b2")  # choosing at the same time
        other = await hall.open()
        await act(other, 0, "waystone a1")
        answer.set_result("waystone a1")
        await settle()
        assert slow.match.number == 2
        assert slow.match.acting == [0]

    run(scene())


@in_plain_python
def test_a_slow_bot_whose_thought_comes_too_late_thinks_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As where another process was quicker: what is out of date is dropped, not played."""

    async def scene() -> None:
        hall = Hall()
        host = await hall.open("me", "bot:random", settings={"mode": "cpu"})
        monkeypatch.setattr(host.match.entry.bot("random"), "slow", True)
        host = await hall.open("me", "bot:random", settings={"mode": "cpu"})
        ((_, late),) = hall.thinker.jobs
        placed = host.match.game.alphabet.parse("waystone h8")
        await host.command(lambda: Change(1, placed))
        await act(host, 0, "waystone a1")
        await act(host, 0, "next turn")
        assert (host.match.acting, len(hall.thinker.jobs)) == ([1], 1)
        late.set_result("waystone c3")
        await settle()
        assert host.match.number == 3
        _, (job, _) = hall.thinker.jobs
        assert (job.seat, len(job.done)) == (1, 3)

    run(scene())


@in_plain_python
def test_a_slow_bot_that_fails_breaks_its_match_only(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        hall = Hall()
        other = await hall.open("me", "bot:random", settings={"mode": "cpu"})
        monkeypatch.setattr(other.match.entry.bot("random"), "slow", True)
        host = await hall.open("me", "bot:random", settings={"mode": "cpu"})
        hall.thinker.jobs[0][1].set_exception(RuntimeError("no idea"))
        await settle()
        assert host.match.info.state == BROKEN
        assert other.match.info.state == RUNNING

    run(scene())


def flawed(*words: Any) -> Any:
    raise ZeroDivisionError("a flaw")


def flaw_in(host: Host, action: str) -> Any:
    """Rules that fail in the middle of one action, with half of it done."""
    apply = host.match.game.apply

    def fail(state: Any, seat: int, chosen: Action, dice: Any) -> Any:
        told = apply(state, seat, chosen, dice)
        if chosen.text == action and state is host.match.table.state:  # rules are shared
            flawed()
        return told

    return fail


@in_plain_python
def test_rules_that_fail_break_one_match_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scene() -> None:
        hall = Hall()
        host, other = await hall.duel(), await hall.duel()
        notes = Notes()
        host.follow(notes)
        before, way = host.match.number, first_move(host, 0)
        view = host.match.table.view(0)
        monkeypatch.setattr(host.match.game, "apply", flaw_in(host, way))
        assert await refused(act(host, 0, way)) == "BROKEN"
        assert host.match.info.state == BROKEN
        assert hall.store.matches[host.match.info.id].state == BROKEN
        assert await refused(act(host, 0, way)) == "BROKEN"
        assert host.match.number == before
        assert host.match.table.view(0) == view
        assert any(isinstance(news, StepsMade) for news in notes.heard)
        await act(other, 0, first_move(other, 0))
        assert other.match.info.state == RUNNING

    run(scene())


def test_a_match_that_does_not_replay_is_broken_where_it_stops() -> None:
    """An edited row, or rules that changed: nobody plays on from a wrong position."""

    async def scene() -> None:
        hall = Hall()
        host = await hall.duel()
        await wander(host, 20)
        steps = hall.store.steps[host.match.info.id]
        steps[9] = msgspec.structs.replace(steps[9], digest="00000000")
        again = await hall.afresh().find(host.match.info.id)
        assert (again.match.number, again.match.info.state) == (9, BROKEN)
        assert await refused(act(again, 0, "next turn")) == "BROKEN"

    run(scene())


def test_a_bot_that_fails_keeps_the_steps_that_were_good(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.open("me", "bot:random", settings={"mode": "cpu"})
        await act(host, 0, "waystone a1")
        before = host.match.number
        monkeypatch.setattr(host.match.bots.bots[1], "choose", flawed)
        await act(host, 0, "next turn")
        assert host.match.info.state == BROKEN
        assert host.match.number == before + 1
        again = await hall.afresh().find(host.match.info.id)
        assert (again.match.number, again.match.info.state) == (before + 1, BROKEN)

    run(scene())


def test_an_illegal_bot_breaks_its_match(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.open("me", "bot:random", settings={"mode": "cpu"})
        await act(host, 0, "waystone a1")
        leave = host.match.game.alphabet.join
        monkeypatch.setattr(host.match.bots.bots[1], "choose", lambda view, legal: leave)
        await act(host, 0, "next turn")
        assert host.match.info.state == BROKEN

    run(scene())


def test_coming_back_from_the_store_changes_nothing() -> None:
    """Played again from its steps, a match is the same for every seat, at every step."""

    async def scene() -> None:
        hall = Hall()
        host = await hall.duel()
        for _ in range(30):
            await wander(host, 5, str(host.match.number))
            again = await hall.afresh().find(host.match.info.id)
            assert again.match.number == host.match.number
            assert again.match.acting == host.match.acting
            assert again.match.ready == host.match.ready
            assert again.match.table.record.text() == host.match.table.record.text()
            for viewpoint in (0, 1, 31):
                assert again.match.table.view(viewpoint) == host.match.table.view(viewpoint)

    run(scene())


def test_the_last_steps_are_at_hand() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.duel(settings={"lives": "9"}, seed="a")
        await wander(host, 100)
        assert host.match.is_running()
        told, count = host.match.logs.public, host.match.number
        assert told.count == count
        assert [each.n for each in told.since(count - RING)] == list(
            range(count - RING + 1, count + 1)
        )
        assert [each.n for each in told.since(count - 3)] == [count - 2, count - 1, count]
        assert told.since(count) == told.since(count + 1) == []
        assert len(told.since(0)) == RING
        again = await hall.afresh().find(host.match.info.id)
        assert len(again.match.logs.public.since(0)) == RING

    run(scene())


@pytest.mark.rule("DD-87")
def test_steps_carry_the_time_since_the_beginning() -> None:
    """The calendar may jump; what was stored and the running process's own time decide."""

    async def scene() -> None:
        hall = Hall()
        host = await hall.open()
        await hall.clock.pass_by(2.5)
        await act(host, 0, "waystone a1")
        hall.clock.calendar -= 3_600_000
        await hall.clock.pass_by(1)
        await act(host, 0, first_move(host, 0))
        assert [step.at for step in hall.store.steps[host.match.info.id]] == [2500, 3500]
        again = await hall.afresh().find(host.match.info.id)
        await hall.clock.pass_by(1)
        await act(again, 0, first_move(again, 0))
        assert hall.store.steps[host.match.info.id][-1].at == 4500

    run(scene())


def test_times_never_fall_whatever_clocks_and_stores_say() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.open()
        await hall.clock.pass_by(5)
        await act(host, 0, "waystone a1")
        hall.clock.time -= 3
        await act(host, 0, first_move(host, 0))
        kept = hall.store.steps[host.match.info.id]
        assert [step.at for step in kept] == [5000, 5000]
        kept[1] = msgspec.structs.replace(kept[1], at=100)  # as an older server could have left it
        again = await hall.afresh().find(host.match.info.id)
        await act(again, 0, first_move(again, 0))
        await act(again, 0, "leave")
        assert [entry.at for entry in parse(again.match.table.record.text()).entries] == [5000] * 4
        assert [step.at for step in kept[2:]] == [5000, 5000]

    run(scene())


def test_a_refused_action_leaves_no_trace() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.duel()
        key = host.match.table.state.key()
        for text in ("move x", "waystone a1", "join", "", "leave now"):
            with pytest.raises((IllegalAction, WaystoneError)):
                await act(host, 0, text)
            with pytest.raises(WaystoneError):
                await act(host, 1, text or "next turn")
        assert host.match.table.state.key() == key
        assert not host.is_behind

    run(scene())


def test_onlookers_are_counted_apart_from_players() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.duel()
        host.follow(Notes(EVE.id))
        host.follow(Notes())
        assert host.audience.spectators() == 2
        assert host.audience.is_present(ADA.id)
        assert not host.audience.is_present("nobody")

    run(scene())


def test_a_timer_that_is_right_is_left_alone() -> None:
    """Each new one is written down for other processes, and most steps change nothing."""

    async def scene() -> None:
        hall = Hall()
        host = await hall.duel(clock=60)
        timer, timers = host.timer, len(hall.clock.timers)
        assert timer is not None
        host.schedule()
        assert host.timer is timer
        assert len(hall.clock.timers) == timers

    run(scene())
