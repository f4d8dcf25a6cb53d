"""What a process does for its matches again and again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from time import monotonic
from typing import Final

from waystone.match.lobby import Lobby
from waystone.match.order import OrderStore

FORGET_EVERY: Final = 10.0
OVERDUE_EVERY: Final = 1.0
MISSED_EVERY: Final = 3.0
BANS_EVERY: Final = 2.0
TOLD_AGAIN_AFTER: Final = 60.0
"""What fails every second in the same way is in the log once in so many."""
log = logging.getLogger("waystone.match")


def repeat(seconds: float, work: Callable[[], Awaitable[object]]) -> asyncio.Task[None]:
    """Do something again and again; a failure is logged and does not end it."""

    async def loop() -> None:
        told, quiet_until = "", 0.0
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
                told = ""
            except Exception as error:
                if repr(error) != told or monotonic() >= quiet_until:
                    log.exception("housekeeping failed")
                    told, quiet_until = repr(error), monotonic() + TOLD_AGAIN_AFTER

    return asyncio.create_task(loop())


@asynccontextmanager
async def looked_after(lobby: Lobby, order: OrderStore) -> AsyncIterator[Lobby]:
    """A lobby whose matches do in time what they have to do, and leave memory when idle, and that
    knows whom the host has banned.

    At the end it leaves everything to the store.
    """

    async def forget_idle() -> None:
        lobby.forget_idle()

    await lobby.bans.look(order)
    tasks = [
        repeat(FORGET_EVERY, forget_idle),
        repeat(OVERDUE_EVERY, lobby.wake_overdue),
        repeat(BANS_EVERY, partial(lobby.bans.look, order)),
    ]
    if lobby.ports.is_shared:
        tasks.append(repeat(MISSED_EVERY, lobby.find_missed))
    try:
        yield lobby
    finally:
        await end(tasks)
        await lobby.close()


async def end(tasks: list[asyncio.Task[None]]) -> None:
    """Stop doing something again and again."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
