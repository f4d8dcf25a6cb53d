"""Being asked to leave: a command that gets SIGTERM or SIGHUP tidies up before it ends."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Coroutine
from types import FrameType
from typing import Final

REQUESTS: Final = (signal.SIGTERM, getattr(signal, "SIGHUP", signal.SIGTERM))


def leave_on_request() -> None:
    """An exit, not an abrupt end: screens are restored, records written, workers ended."""
    for number in REQUESTS:
        signal.signal(number, _leave)


def run_to_end(work: Coroutine[object, object, None]) -> None:
    """Run it on an event loop, where a request is heard between two callbacks only.

    An exit that is raised just anywhere may hit the start of a program between its birth and the
    note of its number: nobody could end it any more.
    """
    asked: list[int] = []
    try:
        asyncio.run(_heeding(work, asked))
    except asyncio.CancelledError:
        if not asked:
            raise
        _leave(asked[0], None)
    finally:
        leave_on_request()  # the loop's end has forgotten it


async def _heeding(work: Coroutine[object, object, None], asked: list[int]) -> None:
    loop, task = asyncio.get_running_loop(), asyncio.current_task()
    assert task is not None

    def heed(number: int) -> None:
        asked.append(number)
        task.cancel()

    for number in REQUESTS:
        loop.add_signal_handler(number, heed, number)
    await work


def _leave(number: int, frame: FrameType | None) -> None:
    raise SystemExit(128 + number)
