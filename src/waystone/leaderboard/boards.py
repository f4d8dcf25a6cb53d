"""Which matches count, on which board, and what their records say; the rules say the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from waystone.catalogue import GameEntry
from waystone.kernel.leaderboards import MatchFigures
from waystone.kernel.record import NO_TIME, Record
from waystone.kernel.replay import replay
from waystone.kernel.rules import Rules

DAILY: Final = "daily"


def daily_board(date: str) -> str:
    """The board of one day."""
    return f"{DAILY}-{date}"


def may_count(game: Rules[Any, Any], bots: Sequence[str], own_seed: bool) -> bool:
    """Whether a match with these settings and seats (a bot's name, or "" for a person) is ranked.

    Default settings, the server's own luck, and seats for which the game has a board.
    """
    return (
        not own_seed
        and game.settings.ranked
        and bool(game.leaderboards.board_of(game.settings, bots))
    )


def ranked_seats(entry: GameEntry) -> list[int]:
    """For how many people at a table this game has boards."""
    game, (low, high) = entry.open(), entry.info.seats
    found = game.leaderboards.board_of
    return [seats for seats in range(low, high + 1) if found(game.settings, [""] * seats)]


def board_of(game: Rules[Any, Any], bots: Sequence[str], daily: str) -> str:
    """Where a match of these seats belongs."""
    return daily_board(daily) if daily else game.leaderboards.board_of(game.settings, bots)


def figures_of(game: Rules[Any, Any], record: Record) -> MatchFigures | None:
    """What the record says, played again from the first step to the last."""
    state, millis = replay(game, record).state, time_taken(game, record)
    return game.leaderboards.figures_of(game.settings, state, millis)


def time_taken(game: Rules[Any, Any], record: Record) -> int:
    """Milliseconds from the first action that counts for it to the last (DD-87), else 0.

    Whoever tells a time asks here: boards, the end of a match, and the terminal.
    """
    times = [entry.at for entry in record.entries if entry.at != NO_TIME]
    for entry in record.entries:
        if entry.at != NO_TIME and game.leaderboards.starts_time(entry.text):
            return times[-1] - entry.at
    return 0
