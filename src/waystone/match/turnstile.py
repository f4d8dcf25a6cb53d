"""One at a time, in the order of arrival."""

from __future__ import annotations

import asyncio
from typing import Final


class Turnstile:
    """A lock that costs nothing while nobody waits, as almost always.

    Who leaves hands it to the next, so that nobody who comes meanwhile is faster.
    """

    __slots__ = ("is_taken", "waiting")

    def __init__(self) -> None:
        self.is_taken = False
        self.waiting: Final[list[asyncio.Future[None]]] = []

    def locked(self) -> bool:
        """Whether somebody is inside."""
        return self.is_taken

    def enter_at_once(self) -> bool:
        """Go in if nobody is there."""
        if self.is_taken:
            return False
        self.is_taken = True
        return True

    async def wait(self) -> None:
        """Go in when those who came before have left."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self.leave()  # it was handed over just now
            raise

    def leave(self) -> None:
        """Let the next one in who still waits."""
        while self.waiting:
            turn = self.waiting.pop(0)
            if not turn.done():
                turn.set_result(None)
                return
        self.is_taken = False

    async def __aenter__(self) -> None:
        """Go in, sooner or later."""
        if not self.enter_at_once():
            await self.wait()

    async def __aexit__(self, *error: object) -> None:
        """Leave, whatever has happened."""
        self.leave()
