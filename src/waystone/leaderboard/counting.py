"""Whether a match counts for a board, as far as its day decides."""

from __future__ import annotations

from waystone.match.daily import is_past
from waystone.match.live import LiveMatch
from waystone.match.model import OVER


def is_ranked(match: LiveMatch) -> bool:
    """Whether a board may take this match; one of the day counts on that day only (DD-112)."""
    return match.info.ranked and not is_late(match)


def is_late(match: LiveMatch) -> bool:
    """Whether this match of a day goes on, or had its last action, after the day had ended."""
    info, last = match.info, match.table.record.entries[-1:]
    ended = info.began + last[0].at if last and info.state == OVER else match.clock.wall()
    return bool(info.daily) and is_past(info.daily, ended)
