"""Bots that think in processes beside the server: slow ones, and heavy ones that are waited for."""

import asyncio
import logging
import os
from collections.abc import Iterator
from functools import partial
from itertools import count

import pytest
from msgspec.structs import replace

from tests.match.kit import ADA, FakeThinker, Hall, Notes, act, run, settle
from tests.processes import PATIENCE
from waystone.analysis.orders import BELIEF, PARTS, StudyOrder, belief_in, parts_in, studied
from waystone.kernel.dice import SeededDice
from waystone.match import bots, making, thoughts
from waystone.match.bots import job_for
from waystone.match.change import Change
from waystone.match.host import Host
from waystone.match.in_process import one_process
from waystone.match.lobby import Lobby
from waystone.match.model import BotQuestion
from waystone.match.news import StepsMade
from waystone.match.ports import Thinker
from waystone.match.thinking import WorkerThinker
from waystone.match.thoughts import think
from waystone.match.wishes import Wish
from waystone.match.workers import WorkFailed


@pytest.fixture(autouse=True)
def found_heavy() -> Iterator[set[tuple[str, str]]]:
    yield bots._found_heavy
    bots._found_heavy.clear()


async def cpu_match() -> Host:
    host = await Hall().open("me", "bot:knight", settings={"mode": "cpu"})
    await act(host, 0, "waystone a1")
    return host


def test_a_worker_follows_a_match_by_its_steps() -> None:
    """It catches up from wherever it was, and starts anew if it knows more than there is."""

    async def scene() -> None:
        thoughts._slow.clear()
        host = await Hall().open("me", "bot:knight", settings={"mode": "cpu"})
        job = job_for(host.match.info, host.match.table, 1)
        assert think(replace(job, done=[])).startswith("waystone ")
        done = [(0, "waystone a1"), (1, "waystone h8"), (0, "next turn")]
        first = think(replace(job, done=done))
        assert first.startswith("move ")
        known = thoughts._slow[host.match.info.id, 1, "knight"]
        assert known.table.number == 3
        assert think(replace(job, done=[(0, "waystone b2")])).startswith("waystone ")
        assert thoughts._slow[host.match.info.id, 1, "knight"] is not known

    run(scene())


def test_only_so_many_matches_are_kept_in_mind() -> None:
    async def scene() -> None:
        thoughts._slow.clear()
        host = await cpu_match()
        for number in range(thoughts.REMEMBERED + 5):
            think(
                replace(job_for(host.match.info, host.match.table, 1), match=str(number), done=[])
            )
        assert len(thoughts._slow) == thoughts.REMEMBERED

    run(scene())


def test_only_so_many_heavy_bots_are_kept_in_mind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("waystone.match.thoughts.BOTS_REMEMBERED", 3)

    async def scene() -> None:
        thoughts._heavy.clear()
        host = await crawl(FakeThinker())
        view, legal = host.match.table.view(1), host.match.table.game.legal
        question = host.match.bots.question(1, view, legal(host.match.table.state, 1) or [])
        question = replace(question, legal=["pass"])
        for number in range(5):
            assert thoughts.choose(replace(question, match=str(number))) == "pass"
        assert [match for match, _, _ in thoughts._heavy] == ["2", "3", "4"]

    run(scene())


def test_a_real_worker_thinks_and_is_replaced_when_it_dies() -> None:
    async def scene() -> None:
        host = await cpu_match()
        job = replace(job_for(host.match.info, host.match.table, 1), done=[])
        thinker = WorkerThinker()
        try:
            assert (await thinker.think(job)).startswith("waystone ")
            (worker,) = thinker.slow.all
            assert worker.process.pid not in (None, os.getpid())
            with pytest.raises(WorkFailed, match="there is no bot 'nobody'"):
                await thinker.think(replace(job, match="other", bot="nobody"))
            worker.process.kill()
            jobs = [replace(job, match=str(number)) for number in range(5)]
            texts = await asyncio.gather(*(thinker.think(each) for each in jobs))
            assert all(text.startswith("waystone ") for text in texts)
            assert thinker.slow.all != {worker}
        finally:
            thinker.close()

    run(scene())


async def crawl(thinker: Thinker) -> Host:
    """One person among heavy bots."""
    hall = Hall()
    lobby = Lobby(one_process(hall.store, hall.clock, thinker))
    seats = ["me", "bot:racer", "bot:warlord", "bot:racer"]
    return await lobby.open(ADA, Wish("dungeon-crawler", {}, seats, seed="among bots"))


async def is_asked(host: Host) -> None:
    """The table waits for the person."""
    async with asyncio.timeout(PATIENCE):
        while 0 not in host.match.acting or host.lock.locked():
            await asyncio.sleep(0.001)
            assert host.match.is_running()


async def told(thinker: Thinker, decisions: int) -> list[list[tuple[int, str, str]]]:
    """The steps of a match in the groups in which the person was told them."""
    host = await crawl(thinker)
    notes, dice = Notes(ADA.id), SeededDice("a person")
    host.follow(notes)
    for _ in range(decisions):
        await is_asked(host)
        legal = host.match.table.legal(0)
        await act(host, 0, legal[dice.index(len(legal))].text)
    host.close()
    news = [each for each in notes.heard if isinstance(each, StepsMade)]
    return [[(step.seat, step.action.text, step.digest) for step in each.steps] for each in news]


def test_nobody_is_told_where_a_heavy_bot_thinks() -> None:
    """The same steps in the same groups, in this process and in a real worker."""

    async def scene() -> None:
        thoughts._heavy.clear()
        here = await told(FakeThinker(), 20)
        thinker = WorkerThinker()
        try:
            assert await told(thinker, 20) == here
            assert thinker.heavy.all
        finally:
            thinker.close()
        seats = {seat for group in here for seat, _, _ in group}
        assert seats == {0, 1, 2, 3}
        assert max(map(len, here)) > 1

    run(scene())


class Recorder(FakeThinker):
    """Remembers what it was asked, and waits where a test wants that."""

    def __init__(self) -> None:
        super().__init__()
        self.questions: list[BotQuestion] = []
        self.gate = asyncio.Event()
        self.gate.set()

    async def choose(self, question: BotQuestion) -> str:
        self.questions.append(question)
        await self.gate.wait()
        return await super().choose(question)


def test_a_worker_is_sent_what_the_seat_knows_and_nothing_else() -> None:
    async def scene() -> None:
        thinker = Recorder()
        await told(thinker, 3)
        for question in thinker.questions:
            assert "among bots" not in repr(question)
            assert question.luck != "among bots"
            assert getattr(question.view, "seat", question.seat) == question.seat
            assert question.bot in ("racer", "warlord")

    run(scene())


def test_a_command_that_is_called_off_while_a_bot_thinks_has_not_happened() -> None:
    async def scene() -> None:
        thinker = Recorder()
        host = await crawl(thinker)
        notes = Notes(ADA.id)
        host.follow(notes)
        await is_asked(host)
        stood, heard, asked = host.match.number, len(notes.heard), len(thinker.questions)
        thinker.gate.clear()
        while len(thinker.questions) == asked:  # the first of the person's steps that wakes a bot
            stood, heard = host.match.number, len(notes.heard)
            legal = host.match.table.legal(0)
            acting = asyncio.ensure_future(act(host, 0, legal[0].text))
            await settle()
        assert not acting.done()
        assert len(notes.heard) == heard  # nothing is told before all of it is stored
        acting.cancel()
        thinker.gate.set()
        await settle()
        await host.command(lambda: None)
        assert host.match.number == stood
        assert host.match.info.state == "running"
        await act(host, 0, legal[0].text)
        assert host.match.number > stood

    run(scene())


def test_a_bot_that_held_up_the_server_thinks_elsewhere_from_then_on(
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    found_heavy: set[tuple[str, str]],
) -> None:
    async def scene() -> None:
        monkeypatch.setattr("waystone.match.bots.MOST_ON_LOOP", -1.0)
        thinker = Recorder()
        hall = Hall()
        lobby = Lobby(one_process(hall.store, hall.clock, thinker))
        wish = Wish("extrikate", {}, ["me", "bot:easy"], seed="x")
        host = await lobby.open(ADA, wish)
        await settle()
        for _ in range(6):
            if 0 in host.match.acting:
                await act(host, 0, host.match.table.legal(0)[0].text)
                await settle()
        assert found_heavy == {("extrikate", "easy")}
        assert thinker.questions
        assert {each.bot for each in thinker.questions} == {"easy"}

    with caplog.at_level(logging.WARNING, "waystone.match"):
        run(scene())
    lines = [each.getMessage() for each in caplog.records]
    assert len(lines) == 1
    assert lines[0].startswith("the bot easy of extrikate took ")
    assert lines[0].endswith("so it thinks in a worker from now on")


def test_one_that_remembers_comes_when_it_is_ready_then(
    found_heavy: set[tuple[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker would have to hear all of the match to answer for it."""

    async def scene() -> None:
        host = await Hall().open("me", "bot:knight", settings={"mode": "cpu"})
        assert set(host.match.bots.bots) == {1}
        found_heavy.add(("delve-and-dash", "knight"))
        monkeypatch.setattr(type(host.match.bots.bots[1]), "watches", True)
        host = await Hall().open("me", "bot:knight", settings={"mode": "cpu"})
        assert set(host.match.bots.bots) == set()

    run(scene())


def test_a_heavy_bot_that_fails_breaks_its_match_and_no_other() -> None:
    async def scene() -> None:
        thinker = Recorder()
        host, other = await crawl(thinker), await crawl(thinker)
        thoughts._heavy.clear()

        async def fail(question: BotQuestion) -> str:
            if question.match == host.match.info.id:
                raise WorkFailed("no idea")
            return thoughts.choose(question)

        thinker.choose = fail  # type: ignore[method-assign]
        for each in (host, other):
            dice = SeededDice("b")
            for _ in range(12):
                if each.match.is_running() and 0 in each.match.acting:
                    legal = each.match.table.legal(0)
                    await act(each, 0, legal[dice.index(len(legal))].text)
                await settle()
        assert (host.match.info.state, other.match.info.state) == ("broken", "running")

    run(scene())


def test_what_is_started_for_a_heavy_bot_is_started_once() -> None:
    async def scene() -> None:
        thinker = WorkerThinker()
        try:
            for _ in range(3):
                thinker.get_ready("dungeon-crawler")
            assert await thinker.heavy.ask(partial(pow, 2), 5) == 32
            assert len(thinker.heavy.all) == 1
            assert not thinker.slow.all
        finally:
            thinker.close()

    run(scene())


def test_other_tables_have_their_turn_between_the_steps_of_bots(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each is quick; many of them in a row are not, and nobody may enter their table meanwhile."""

    async def turns(seconds: float) -> tuple[int, int]:
        times = count(0.0, seconds)
        monkeypatch.setattr(making, "thread_time", lambda: next(times))
        hall = Hall()
        wish = Wish("dooom", {}, ["me", *["bot:random"] * 3], seed="a")
        host = await hall.lobby.open(ADA, wish)
        await settle()
        others = 0

        async def other() -> None:
            nonlocal others
            while True:
                await asyncio.sleep(0)
                others += 1

        beside = asyncio.ensure_future(other())
        change = Change(0, host.match.game.alphabet.parse("end turn"))
        made = await making.make_steps(change, host.match, hall.thinker, lambda: False)
        beside.cancel()
        return len(made.steps), others

    steps, others = run(turns(1.0))
    assert steps > 3
    assert others >= steps - 2
    assert run(turns(0.0)) == (steps, 0)


def test_a_match_is_studied_beside_the_server() -> None:
    """The same is found there as here, and what goes wrong is told."""

    async def scene() -> None:
        record = (await cpu_match()).match.table.record.text()
        parts = StudyOrder(record, PARTS, 6, "seed", 1, 1)
        belief = StudyOrder(record, BELIEF, 6, "seed", 1, 1, 0)
        thinker = WorkerThinker()
        try:
            answers = [await thinker.study(parts), await thinker.study(belief)]
            assert answers == [studied(parts), studied(belief)]
            assert [part.step for part in parts_in(answers[0])] == [1]
            assert belief_in(answers[1]).layers
            with pytest.raises(WorkFailed, match="line 1"):
                await thinker.study(replace(parts, record="nothing"))
            assert thinker.waiting()["studies"] == 0
        finally:
            thinker.close()

    run(scene())
