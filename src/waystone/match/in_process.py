"""Ports for one process: what other processes would have to carry is a function call here."""

from __future__ import annotations

import time
from asyncio import get_running_loop
from collections import Counter
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from waystone.match.model import StoreFailed
from waystone.match.ports import (
    Bus,
    Clock,
    GuestNotice,
    MatchStore,
    Notice,
    Ports,
    Presence,
    Thinker,
    Timer,
)
from waystone.match.seats import new_id

MOST_OVERDUE: Final = 50
LOOKED_AFTER: Final = 5000
"""Milliseconds: so long another process leaves an overdue match to the one that found it."""
_NOBODY: Final[Mapping[str, int]] = MappingProxyType({})


class SystemClock:
    """The machine's time: `now` is seconds that only ever grow."""

    now = staticmethod(time.monotonic)

    def wall(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def later(self, delay: float, do: Callable[[], None]) -> Timer:
        """By the event loop."""
        return get_running_loop().call_later(delay, do)


class LocalBus:
    """Every listener hears every notice at once; several lobbies may share one."""

    def __init__(self) -> None:
        self.listeners: list[Callable[[Notice | GuestNotice], None]] = []

    def announce(self, notice: Notice | GuestNotice) -> None:
        """Tell everybody who listens."""
        for hear in self.listeners:
            hear(notice)

    def listen(self, hear: Callable[[Notice | GuestNotice], None]) -> None:
        """Hear every notice from now on."""
        self.listeners.append(hear)


class LocalPresence:
    """Counts connections."""

    def __init__(self) -> None:
        self.counts: dict[str, Counter[str]] = {}

    def enter(self, match: str, guest: str) -> None:
        """One more."""
        self.counts.setdefault(match, Counter())[guest] += 1

    def leave(self, match: str, guest: str) -> None:
        """One less."""
        counts = self.counts[match]
        counts[guest] -= 1
        if not counts[guest]:
            del counts[guest]
        if not counts:
            del self.counts[match]

    def following(self, match: str) -> Mapping[str, int]:
        """How many connections of each guest follow a match."""
        return self.counts.get(match, _NOBODY)

    def all_following(self) -> Mapping[str, Mapping[str, int]]:
        """The same for every match that somebody follows."""
        return self.counts

    async def refresh(self, match: str) -> None:
        """What there is to know is known."""


class StoredDueTimes:
    """Collects what changed, and writes it down when somebody asks what is overdue.

    That is about once a second: a process that has a match in memory does not need the store to be
    in time, only one that takes over does. That waits for `grace` milliseconds, so that whoever is
    in time can write it down.
    """

    def __init__(self, store: MatchStore, grace: int = 0) -> None:
        self.store: Final = store
        self.grace: Final = grace
        self.changed: dict[str, int | None] = {}

    def set(self, match: str, at: int | None) -> None:
        """Next at this time, or not at all."""
        self.changed[match] = at

    async def flush(self) -> None:
        """Write down what was set; what can't be kept now is kept next time."""
        changed, self.changed = self.changed, {}
        if changed:
            try:
                await self.store.set_due(changed)
            except StoreFailed:
                self.changed = {**changed, **self.changed}
                raise

    async def overdue(self, wall: int) -> list[str]:
        """Matches whose time has come, the earliest first."""
        await self.flush()
        return await self.store.overdue(wall - self.grace, MOST_OVERDUE, wall + LOOKED_AFTER)


def one_process(
    store: MatchStore,
    clock: Clock,
    thinker: Thinker,
    bus: Bus | None = None,
    presence: Presence | None = None,
) -> Ports:
    """What a process needs; those that share a bus and presence play at the same tables."""
    return Ports(
        store=store,
        clock=clock,
        thinker=thinker,
        bus=bus or LocalBus(),
        presence=presence or LocalPresence(),
        due_times=StoredDueTimes(store),
        process=new_id(),
    )
