"""Some at a time, and whoever comes from where few come does not wait for a crowd."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from heapq import heappop, heappush
from itertools import count
from typing import Final


class PrioritySemaphore:
    """A lock for so many at once whose waiting line is in order of weight, then of coming."""

    def __init__(self, at_once: int = 1) -> None:
        self.free = at_once
        self.numbers: Final = count()
        self.line: list[tuple[int, int, asyncio.Future[None]]] = []

    @asynccontextmanager
    async def turn(self, weight: int) -> AsyncIterator[None]:
        """Be one of the few meanwhile; of those who wait, the lighter go first."""
        if self.free:
            self.free -= 1
        else:
            await self.wait(weight)
        try:
            yield
        finally:
            self.let_next()

    async def wait(self, weight: int) -> None:
        """Until it is this one's turn."""
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heappush(self.line, (weight, next(self.numbers), called))
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self.let_next()  # called and gone at once: the next one must not wait for ever
            raise

    def let_next(self) -> None:
        """The first of the line who still waits has the place; if there is nobody, it is free."""
        while self.line:
            _, _, called = heappop(self.line)
            if not called.done():
                called.set_result(None)
                return
        self.free += 1
