"""Leaderboards are what the records say: whatever else stands there is corrected or marked."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

from msgspec.structs import replace

from waystone.catalogue import find_game
from waystone.kernel.errors import WaystoneError
from waystone.kernel.table import Table
from waystone.leaderboard import boards
from waystone.leaderboard.entry import LeaderboardEntry
from waystone.leaderboard.ports import EntryStore
from waystone.leaderboard.signing import make_entry
from waystone.match.model import OVER, MatchInfo, Written
from waystone.match.names import name_keys
from waystone.match.order import OrderStore
from waystone.match.ports import MatchStore
from waystone.match.records import record_of
from waystone.match.seats import ANONYMOUS

PAUSE: Final = 0.01
log = logging.getLogger("waystone.leaderboard")


class AuditedStore(MatchStore, EntryStore, OrderStore, Protocol):
    """Matches, the entries that were signed for them, and whose their names are."""


async def pause() -> None:
    """Players come first."""
    await asyncio.sleep(PAUSE)


async def audit(store: AuditedStore, go_on: Callable[[], Awaitable[None]] = pause) -> int:
    """Compute every entry again from its match; returns how many were not what the record says.

    Wrong figures are corrected, and a victory that the record does not show is marked. Nothing is
    ever deleted, and what can't be replayed by its own rulebook is left as it is. `go_on` is
    awaited after each.
    """
    wrong = 0
    for entry in sorted(await store.all_entries(), key=lambda entry: entry.date):
        await keep_name(store, entry)
        stored = await store.load(entry.match)
        truth = await asyncio.to_thread(true_entry, entry, *stored) if stored is not None else entry
        if truth != entry:
            wrong += 1
            log.error("the entry of match %s %s", entry.match, truth.mark or "is corrected")
            await store.correct(truth)
        await go_on()
    return wrong


async def keep_name(store: OrderStore, entry: LeaderboardEntry) -> None:
    """Names that were signed before names had owners belong to the first who signed with them."""
    if entry.guest and entry.name != ANONYMOUS:
        await store.own_name(name_keys(entry.name), entry.name, entry.guest)


def true_entry(entry: LeaderboardEntry, info: MatchInfo, steps: list[Written]) -> LeaderboardEntry:
    """What the record says, whatever the entry says; the name stays."""
    try:
        game = find_game(info.game).open(info.settings, info.version)
    except WaystoneError as unknown:
        log.info("the entry of match %s can't be checked: %s", entry.match, unknown.message)
        return entry
    record = record_of(info, steps)
    try:
        record.start = Table(game, record.players, record.seed).record.start
        found = boards.figures_of(game, record)
    except WaystoneError as differs:
        return marked(entry, f"does not replay: {differs.message}")
    if info.state != OVER or not info.ranked or found is None:
        return marked(entry, "is no victory that counts")
    truth = make_entry(info, game, record, found, entry.name)
    return replace(truth, hidden=entry.hidden)


def marked(entry: LeaderboardEntry, why: str) -> LeaderboardEntry:
    """The same entry, kept but shown nowhere."""
    return replace(entry, mark=why)
