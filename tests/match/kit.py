"""A table for tests: time that stands still, a store in memory, watchers who write down."""

import asyncio
import os
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import pytest

from tests.processes import PATIENCE
from waystone.analysis.orders import StudyOrder, studied
from waystone.kernel.dice import SeededDice
from waystone.match import thoughts
from waystone.match.host import Host
from waystone.match.in_process import one_process
from waystone.match.lobby import Lobby
from waystone.match.model import BotQuestion, Guest, Job
from waystone.match.news import News, StepsMade
from waystone.match.wishes import Wish
from waystone.storage.memory import MemoryStore

T = TypeVar("T")
R = TypeVar("R")
ADA = Guest("ada", "Ada")
BOB = Guest("bob", "Bob")
EVE = Guest("eve", "Eve")
GAME = "delve-and-dash"
NOON = 1_800_000_000_000
STANDS_IN = pytest.mark.skipif(
    bool(os.environ.get("COMPILED")), reason="nothing stands in for an object of a compiled class"
)


def run(work: Coroutine[Any, Any, Any], seconds: float = PATIENCE) -> Any:
    """Run a test's coroutine; whoever waits for ever fails."""
    return asyncio.run(asyncio.wait_for(work, seconds))


class FakeTimer:
    def __init__(self, at: float, do: Callable[[], None]) -> None:
        self.at = at
        self.do = do
        self.is_off = False

    def cancel(self) -> None:
        self.is_off = True


class FakeClock:
    """Time passes when a test says so."""

    def __init__(self) -> None:
        self.time = 1000.0
        self.calendar = NOON
        self.timers: list[FakeTimer] = []

    def now(self) -> float:
        return self.time

    def wall(self) -> int:
        return self.calendar

    def later(self, delay: float, do: Callable[[], None]) -> FakeTimer:
        timer = FakeTimer(self.time + delay, do)
        self.timers.append(timer)
        return timer

    async def pass_by(self, seconds: float) -> None:
        """Let time pass; whatever was due is done, in order."""
        end = self.time + seconds
        while due := [each for each in self.timers if not each.is_off and each.at <= end]:
            first = min(due, key=lambda each: each.at)
            self.timers.remove(first)
            self.calendar += int((max(first.at, self.time) - self.time) * 1000)
            self.time = max(first.at, self.time)
            first.do()
            await settle()
        self.calendar += int((end - self.time) * 1000)
        self.time = end
        await settle()


async def settle() -> None:
    """Let everything that is ready run."""
    for _ in range(20):
        await asyncio.sleep(0)


async def until(condition: Callable[[], bool]) -> None:
    """Wait for it, however long that takes here."""
    while not condition():
        await asyncio.sleep(0.01)


class Notes:
    """A watcher who writes everything down."""

    def __init__(self, guest: str = "") -> None:
        self.guest = guest
        self.heard: list[News] = []

    def hear(self, news: News) -> None:
        self.heard.append(news)

    def numbers(self) -> list[int]:
        """The numbers of all steps that were told."""
        return [
            step.number for news in self.heard if isinstance(news, StepsMade) for step in news.steps
        ]


class FakeThinker:
    """Thinks when a test lets it."""

    def __init__(self) -> None:
        self.jobs: list[tuple[Job, asyncio.Future[str]]] = []

    async def think(self, job: Job) -> str:
        future: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.jobs.append((job, future))
        return await future

    async def choose(self, question: BotQuestion) -> str:
        return thoughts.choose(question)

    async def make(self, task: Callable[[T], R], argument: T) -> R:
        return task(argument)

    async def study(self, order: StudyOrder) -> str:
        return await asyncio.to_thread(studied, order)

    def get_ready(self, game: str) -> None:
        """It is."""

    def waiting(self) -> dict[str, float]:
        return {"slow": sum(not future.done() for _, future in self.jobs)}


class Hall:
    """A lobby with everything that a test wants to reach."""

    def __init__(self) -> None:
        self.store = MemoryStore()
        self.clock = FakeClock()
        self.thinker = FakeThinker()
        self.lobby = Lobby(one_process(self.store, self.clock, self.thinker))

    def afresh(self) -> Lobby:
        """Another process on the same store."""
        return Lobby(one_process(self.store, self.clock, self.thinker))

    async def open(self, *seats: str, guest: Guest = ADA, **wish: Any) -> Host:
        settings = wish.pop("settings", {})
        host = await self.lobby.open(guest, Wish(GAME, settings, seats or ("me",), **wish))
        await settle()
        return host

    async def duel(self, begun: bool = True, **wish: Any) -> Host:
        """Ada and Bob far apart, both present; with their waystones chosen if `begun`."""
        host = await self.open("me", "open", **{"seed": "a", **wish})
        await self.lobby.join(host, BOB, "")
        for guest in (ADA, BOB):
            host.follow(Notes(guest.id))
        if begun:
            for seat in (0, 1):
                await act(host, seat, "waystone a1")
        return host


async def act(host: Host, seat: int, text: str, id: str = "") -> bool:
    """An action by whoever holds the seat, knowing everything."""
    guest = host.match.info.places[seat].guest
    return await host.act(guest, seat, host.match.log_of(guest).count, text, id)


def first_move(host: Host, seat: int) -> str:
    """A way that can be tried."""
    return next(a.text for a in host.match.table.legal(seat) if a.text.startswith("move"))


async def wander(host: Host, steps: int, seed: str = "wander") -> None:
    """Both seats do anything legal."""
    dice = SeededDice(seed)
    for _ in range(steps):
        if not host.match.is_running():
            return
        seat = host.match.acting[0]
        legal = host.match.table.legal(seat)
        await act(host, seat, legal[dice.index(len(legal))].text)
