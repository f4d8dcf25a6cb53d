"""Ports for one of many processes on one database."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

from waystone.match.in_process import StoredDueTimes
from waystone.match.model import StoreFailed
from waystone.match.ports import Clock, Notice, Ports, Thinker
from waystone.match.seats import new_id
from waystone.storage.postgres.bus import PostgresBus
from waystone.storage.postgres.link import ANSWER_SECONDS, Link
from waystone.storage.postgres.presence import SharedPresence
from waystone.storage.postgres.store import PostgresStore

BEAT_SECONDS: Final = 2.0
GRACE_MILLISECONDS: Final = 2000
"""A process that has a match in memory writes down within this time that it did what was due."""
log = logging.getLogger("waystone.storage")


@asynccontextmanager
async def many_processes(
    store: PostgresStore, clock: Clock, thinker: Thinker
) -> AsyncIterator[Ports]:
    """What this process needs to play at the same tables as others."""
    process, link = new_id(), Link(store.url)
    presence = SharedPresence(link, store.readers, process)
    bus = PostgresBus(store.url, link, presence)

    def hear_presence(match: str) -> None:
        for hear in bus.listeners:
            hear(Notice(match, 0, "", seats=True, listed=True))

    presence.changed = hear_presence
    await presence.beat()
    tasks = [asyncio.create_task(bus.listen_for_ever()), asyncio.create_task(beat(presence))]
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            await bus.is_listening.wait()
        due_times = StoredDueTimes(store, GRACE_MILLISECONDS)
        yield Ports(store, clock, thinker, bus, presence, due_times, process, is_shared=True)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(StoreFailed):
            await bus.send()
            await presence.close()
        await link.close()


async def beat(presence: SharedPresence) -> None:
    """Stay alive in the eyes of others."""
    while True:
        await asyncio.sleep(BEAT_SECONDS)
        with suppress(StoreFailed):
            await presence.beat()
