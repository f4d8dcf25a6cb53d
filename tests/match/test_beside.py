"""What is done beside a match: thinking, large boards, sweeping."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from tests.match.kit import ADA, GAME, FakeClock, FakeThinker, Hall, Notes, act, run, settle
from waystone.match import boards, retention
from waystone.match.asking import asked_hint
from waystone.match.bot_steps import think_for
from waystone.match.chores import Turn
from waystone.match.closing import voided
from waystone.match.host import Host
from waystone.match.in_process import one_process
from waystone.match.lobby import Lobby
from waystone.match.model import Refusal
from waystone.match.retention import Aged, Retention, sweep
from waystone.match.thinking import WorkerThinker
from waystone.match.wishes import Wish
from waystone.storage.memory import MemoryStore


def test_each_kind_of_work_has_its_worker_with_bounds_of_its_own() -> None:
    """Those of docs/how-to/host.md, and of what they are started for."""
    thinker = WorkerThinker()
    assert thinker.waiting() == {"slow": 0, "heavy": 0, "boards": 0, "studies": 0}
    workers = (thinker.slow, thinker.heavy, thinker.boards, thinker.studies)
    bounds = [(each.seconds, each.megabytes) for each in workers]
    assert bounds == [(60.0, 0), (10.0, 0), (20.0, 1500), (120.0, 0)]
    for number, each in enumerate(workers):
        each.waiting = number
    assert list(thinker.waiting().values()) == [0, 1, 2, 3]
    thinker.close()


def test_how_long_a_slow_bot_thought_is_counted_even_if_it_failed() -> None:
    async def scene() -> None:
        hall = Hall()
        host = await hall.open("me", "bot:expert", settings={"mode": "cpu"})
        times = host.ports.figures.bot_seconds
        thinking = asyncio.ensure_future(think_for(host.match, 1, host.ports))
        await settle()
        assert times.total == 0
        await hall.clock.pass_by(3.0)
        hall.thinker.jobs[-1][1].set_exception(RuntimeError("it died"))
        assert await thinking == ""
        assert times.total == 3.0

    run(scene())


def test_the_steps_that_are_made_here_are_counted_by_game() -> None:
    async def scene() -> None:
        host = await Hall().open()
        before = sum(host.ports.figures.steps.values())
        await act(host, 0, "waystone a1")
        await act(host, 0, "leave")
        assert (before, host.ports.figures.steps) == (0, {GAME: 2})

    run(scene())


def hinted(host: Host) -> str:
    """Why nobody is helped there."""
    with pytest.raises(Refusal) as refused:
        asked_hint(host.match, ADA.id, 0)
    return refused.value.code


def test_nobody_is_helped_before_or_after_a_match_nor_in_one_that_was_closed() -> None:
    async def scene() -> None:
        hall = Hall()
        assert hinted(await hall.open("me", "open")) == "NOT_BEGUN"
        over, closed = await hall.open(), await hall.open()
        await act(over, 0, "leave")
        assert hinted(over) == "MATCH_OVER"
        await closed.command(lambda: voided(closed.match))
        assert hinted(closed) == "VOID"

    run(scene())


def test_old_matches_are_looked_at_once_each_however_many_there_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(retention, "AT_ONCE", 2)
    old = [Aged(f"m{number}", number // 3, 0, True, True, 9) for number in range(7)]
    looked_at: list[str] = []

    class Pages(MemoryStore):
        async def aged(self, before: int, after: tuple[int, str], most: int) -> list[Aged]:
            found = [each for each in old if (each.created, each.match) > after][:most]
            looked_at.extend(each.match for each in found)
            return found

    async def scene() -> None:
        store, clock = Pages(), FakeClock()
        await sweep(store, Retention(), set, Turn(store, "sweep", clock), Counter())

    run(scene())
    assert looked_at == [each.match for each in old]


class Makers(FakeThinker):
    """Writes down what it is asked to make."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Any] = []

    async def make(self, task: Callable[[Any], Any], argument: Any) -> Any:
        self.asked.append(argument)
        return task(argument)


class LargeHall(Hall):
    """Where any board is a large one."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__()
        monkeypatch.setattr(boards, "LARGE_BOARD", 10)
        self.makers = Makers()
        self.lobby = Lobby(one_process(self.store, self.clock, self.makers))

    async def dungeon(self) -> Host:
        """A match on a map."""
        wish = Wish("dooom", {"map": "generated"}, ("me", "bot:novice"), seed="7")
        host = await self.lobby.open(ADA, wish)
        await settle()
        return host


def test_a_large_board_is_laid_out_by_a_worker_for_its_seats(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scene() -> None:
        hall = LargeHall(monkeypatch)
        info = (await hall.dungeon()).match.info
        order = boards.Order("dooom", info.version, info.settings, 2, info.seed)
        assert hall.makers.asked == [order]

    run(scene())


def test_boards_that_fill_the_room_exactly_stay_and_one_tile_more_lets_idle_ones_go(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scene() -> None:
        hall = LargeHall(monkeypatch)
        kept = hall.lobby.boards
        first = await hall.dungeon()
        tiles = first.match.tiles
        kept.most = 2 * tiles
        second = await hall.dungeon()
        assert kept.in_memory() == 2 * tiles
        kept.most = 2 * tiles + 1
        third = await hall.dungeon()
        assert kept.in_memory() == tiles
        assert set(hall.lobby.hosts) == {third.match.info.id}
        third.follow(Notes(ADA.id))
        kept.most = 2 * tiles - 1
        with pytest.raises(Refusal) as refused:
            await hall.dungeon()
        assert refused.value.code == "NO_ROOM_FOR_MAPS"
        assert hall.lobby.bites.counts["tiles_in_memory"] == 1
        assert second.match.info.id != third.match.info.id

    run(scene())
