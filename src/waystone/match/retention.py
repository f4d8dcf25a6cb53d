"""How long matches are kept: some are compressed after a while, and removed later, as the host
chose."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

if TYPE_CHECKING:
    from waystone.match.chores import Turn

DAY: Final = 24 * 60 * 60 * 1000
NEVER: Final = 0
FOR_EVER: Final = 1_000_000
AT_ONCE: Final = 100
KEEP: Final = "keep"
COMPRESS: Final = "compressed"
REMOVE: Final = "removed"
log = logging.getLogger("waystone.match")


class Aged(NamedTuple):
    """A match and its age: `touched` is when it was opened or last played, in milliseconds since
    1970, `loose` how many of its steps are not compressed."""

    match: str
    created: int
    touched: int
    is_over: bool
    is_signed: bool
    loose: int


class AgingStore(Protocol):
    """Keeps matches that grow old."""

    async def aged(self, before: int, after: tuple[int, str], most: int) -> list[Aged]:
        """Matches that were opened before this time, the oldest first, after the one that was
        opened at that time and has that id."""

    async def compress(self, match: str) -> None:
        """Make the steps of a match small; it is loaded as before, and may be played on."""

    async def remove(self, match: str) -> None:
        """Forget a match with all that belongs to it, unless a leaderboard refers to it."""


@dataclass(frozen=True)
class Retention:
    """After how many days without a step matches are compressed and removed, or NEVER.

    Those that stand on a leaderboard are always kept as they are.
    """

    compress_unfinished: int = 30
    remove_unfinished: int = 180
    compress_finished: int = 30
    remove_finished: int = 730

    def fate(self, aged: Aged, wall: int) -> str:
        """What is to be done with a match at this time."""
        if aged.is_signed:
            return KEEP
        compress, remove = self.compress_unfinished, self.remove_unfinished
        if aged.is_over:
            compress, remove = self.compress_finished, self.remove_finished
        days = (wall - aged.touched) // DAY
        if remove != NEVER and days >= remove:
            return REMOVE
        return COMPRESS if compress != NEVER and days >= compress and aged.loose > 1 else KEEP

    def youngest(self) -> int:
        """The days before which nothing happens to any match."""
        all_days = (
            *(self.compress_unfinished, self.remove_unfinished),
            *(self.compress_finished, self.remove_finished),
        )
        return min([days for days in all_days if days != NEVER], default=FOR_EVER)


async def sweep(
    store: AgingStore,
    retention: Retention,
    in_use: Callable[[], Collection[str]],
    turn: Turn,
    counts: Counter[str],
) -> None:
    """Compress and remove what is old, a little at a time, except for matches that are `in_use`;
    `counts` says how many there were."""
    wall, after, done = turn.clock.wall(), (-1, ""), Counter[str]()
    before = wall - retention.youngest() * DAY
    while found := await store.aged(before, after, AT_ONCE):
        after = (found[-1].created, found[-1].match)
        used = in_use()
        for fate, match in [(retention.fate(each, wall), each.match) for each in found]:
            if fate != KEEP and match not in used:
                await (store.compress(match) if fate == COMPRESS else store.remove(match))
                done[fate] += 1
                counts[fate] += 1
                await turn.go_on()
        await turn.go_on()
    if done:
        log.info("%s old matches were compressed, %s removed", done[COMPRESS], done[REMOVE])
