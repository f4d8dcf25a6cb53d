"""What is done once a day: by one process, however many there are."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

from waystone.match.daily import day_of, end_of
from waystone.match.ports import Clock

PAUSE: Final = 0.01
MINE_FOR: Final = 60_000
"""Milliseconds: a process that says nothing for so long has given a chore up."""


class ChoreStore(Protocol):
    """Keeps when each chore is to be done next."""

    async def take_turn(self, chore: str, wall: int, again: int) -> bool:
        """Whether a chore is due at this time, or was never done; then it is due `again` later.

        One of several processes that ask at the same time is told so.
        """

    async def put_off(self, chore: str, until: int) -> None:
        """The chore is to be done at this time, in milliseconds since 1970."""


class Turn:
    """The right to do a chore, as long as `go_on` is awaited now and then."""

    def __init__(self, store: ChoreStore, chore: str, clock: Clock) -> None:
        self.store: Final = store
        self.chore: Final = chore
        self.clock: Final = clock
        self.renewed = clock.wall()

    async def go_on(self) -> None:
        """To be awaited between two small pieces of work: players come first."""
        await asyncio.sleep(PAUSE)
        if self.clock.wall() - self.renewed > MINE_FOR // 2:
            self.renewed = self.clock.wall()
            await self.store.put_off(self.chore, self.renewed + MINE_FOR)


async def once_a_day(
    chore: str, store: ChoreStore, clock: Clock, work: Callable[[Turn], Awaitable[object]]
) -> bool:
    """Do it unless it was done today or another process does it; whether it was done.

    Work that fails, or whose process dies, is taken up again a minute later.
    """
    wall = clock.wall()
    if not await store.take_turn(chore, wall, wall + MINE_FOR):
        return False
    await work(Turn(store, chore, clock))
    await store.put_off(chore, end_of(day_of(clock.wall())))
    return True
