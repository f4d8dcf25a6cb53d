"""What a process does for the matches in its memory, alone or beside another process."""

from __future__ import annotations

import os
from dataclasses import replace

import pytest

from tests.match.kit import EVE, FakeThinker, Hall, Notes, act, run, settle
from waystone.catalogue import find_game
from waystone.match.change import Change
from waystone.match.host import Host
from waystone.match.housekeeping import looked_after
from waystone.match.in_process import LocalBus, LocalPresence, one_process
from waystone.match.lobby import IDLE_SECONDS, Lobby
from waystone.match.times import BOUNDS, Times


class TwoProcesses(Hall):
    """Two lobbies on one store that know of each other; each has a thinker of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.bus, self.presence, self.elsewhere = LocalBus(), LocalPresence(), FakeThinker()
        self.lobby, self.other = self.process(self.thinker), self.process(self.elsewhere)

    def process(self, thinker: FakeThinker) -> Lobby:
        alone = one_process(self.store, self.clock, thinker, self.bus, self.presence)
        return Lobby(replace(alone, is_shared=True))


async def against_a_bot(hall: TwoProcesses) -> tuple[Host, Host]:
    """A match in both processes, in which a step made in the first one woke the bot."""
    host = await hall.open("me", "bot:random", settings={"mode": "cpu"})
    again = await hall.other.find(host.match.info.id)
    again.follow(Notes(EVE.id))
    await act(host, 0, "waystone a1")
    await host.command(lambda: Change(1, host.match.game.alphabet.parse("waystone h8")))
    await act(host, 0, "next turn")
    await settle()
    assert (again.match.number, again.match.acting) == (3, [1])
    return host, again


@pytest.fixture
def slow_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    if os.environ.get("COMPILED"):
        pytest.skip("it bends the engine, which compiled can't be bent")
    monkeypatch.setattr(find_game("delve-and-dash").bot("random"), "slow", True)


@pytest.mark.usefixtures("slow_bots")
def test_a_bot_thinks_only_where_it_was_woken() -> None:
    async def scene() -> None:
        hall = TwoProcesses()
        host, again = await against_a_bot(hall)
        assert host.bot_patience.is_ours
        assert not again.bot_patience.is_ours
        await hall.clock.pass_by(3.9)
        await hall.other.wake_overdue()
        await settle()
        assert not again.bot_patience.is_ours

    run(scene())


@pytest.mark.usefixtures("slow_bots")
def test_a_bot_whose_process_died_thinks_in_another_after_a_while() -> None:
    async def scene() -> None:
        hall = TwoProcesses()
        host, again = await against_a_bot(hall)
        host.close()
        await hall.clock.pass_by(4.1)
        await hall.other.wake_overdue()
        await settle()
        assert again.bot_patience.is_ours

    run(scene())


# What a process does again and again, and how it counts time


def test_idle_matches_leave_memory_by_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("waystone.match.housekeeping.FORGET_EVERY", 0.0)

    async def scene() -> None:
        hall = Hall()
        host = await hall.duel()
        for watcher in list(host.audience.watchers):
            host.part(watcher)
        await hall.clock.pass_by(IDLE_SECONDS + 1)
        async with looked_after(hall.lobby, hall.store):
            while hall.lobby.hosts:
                await settle()

    run(scene())


def test_what_takes_longer_than_all_bounds_is_counted_too() -> None:
    times = Times()
    for seconds in (0.0, BOUNDS[0], BOUNDS[-1], BOUNDS[-1] + 1):
        times.observe(seconds)
    assert times.counts == [2, *[0] * (len(BOUNDS) - 2), 1, 1]
    assert times.total == sum((0.0, BOUNDS[0], BOUNDS[-1], BOUNDS[-1] + 1))
