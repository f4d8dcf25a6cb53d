"""Is a store in order? Its pages, a sample of its matches, and every entry of its leaderboards."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, NamedTuple, Protocol

from waystone.catalogue import find_game
from waystone.kernel.errors import WaystoneError
from waystone.kernel.replay import replay
from waystone.kernel.table import Table
from waystone.leaderboard.audit import AuditedStore, true_entry
from waystone.leaderboard.entry import LeaderboardEntry
from waystone.match.archive import is_playable
from waystone.match.model import MatchInfo, StoreFailed, Written
from waystone.match.records import record_of

TAKE_BACKUP: Final = "stop the server, keep a copy of the data, and restore the last good backup"
REPORT: Final = "keep a copy of the data and report it: the rules and the record differ"
NEXT_AUDIT: Final = "nothing: the server corrects it within a day"


class Finding(NamedTuple):
    """Something that is not in order, and what to do about it."""

    what: str
    advice: str


class ExaminedStore(AuditedStore, Protocol):
    """A store that can be looked through."""

    async def damage(self) -> list[str]:
        """What is damaged."""

    async def some_matches(self, most: int) -> list[str]:
        """So many matches, by chance."""


async def examine_pages(store: ExaminedStore) -> list[Finding]:
    """What is damaged, by the database's own word."""
    try:
        return [Finding(found, TAKE_BACKUP) for found in await store.damage()]
    except StoreFailed as error:
        return [Finding(error.message, TAKE_BACKUP)]


async def examine_match(store: ExaminedStore, match: str) -> Finding | None:
    """Whether one match replays as it was played."""
    return await examine_stored(store, match, why_not_the_same)


async def examine_entry(store: ExaminedStore, entry: LeaderboardEntry) -> Finding | None:
    """Whether an entry of a leaderboard is what its match says."""

    def examine(info: MatchInfo, steps: list[Written]) -> Finding | None:
        if true_entry(entry, info, steps) == entry:
            return None
        return Finding(f"the entry of match {entry.match} is not what was played", NEXT_AUDIT)

    return await examine_stored(store, entry.match, examine)


async def examine_stored(
    store: ExaminedStore, match: str, examine: Callable[[MatchInfo, list[Written]], Finding | None]
) -> Finding | None:
    """Look at a stored match; whatever fails on the way is a finding, too."""
    try:
        stored = await store.load(match)
        if stored is None:
            return Finding(f"match {match} is not there", TAKE_BACKUP)
        return await asyncio.to_thread(examine, *stored)
    except StoreFailed:
        return Finding(f"match {match} can't be read", TAKE_BACKUP)
    except Exception as error:
        what = f"{type(error).__name__}: {error}"
        return Finding(f"match {match} is not whole ({what})", TAKE_BACKUP)


def why_not_the_same(info: MatchInfo, steps: list[Written]) -> Finding | None:
    """Nothing if a match replays to the same digests, or if its rules are not here any more."""
    if not is_playable(info):
        return None
    record = record_of(info, steps)
    try:
        game = find_game(info.game).open(info.settings, info.version)
        record.start = record.start or Table(game, record.players, record.seed).record.start
        replay(game, record)
    except WaystoneError as error:
        return Finding(f"match {info.id} does not replay: {error.message}", REPORT)
    return None
