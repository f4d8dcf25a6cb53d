"""Which matches count, on which board, and what their records say; the rules say the rest."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from statistics import median
from typing import Any, Final

from waystone.catalogue import GameEntry
from waystone.kernel.leaderboards import MatchFigures
from waystone.kernel.record import NO_TIME, Record
from waystone.kernel.replay import replay
from waystone.kernel.rules import Rules
from waystone.match.model import MatchInfo

DAILY: Final = "daily"
PROGRAMS: Final = "programs"
FEW_ACTIONS: Final = 10
FASTEST_HAND: Final = 80
"""Milliseconds from one own action to the next, in the middle of all: who is faster has no hand."""


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


def programs_board(board: str) -> str:
    """The board for programs that stands beside this one for people (DD-113)."""
    return f"{PROGRAMS}-{board}"


def is_for_programs(board: str) -> bool:
    """Whether this board is one for programs."""
    return board.startswith(f"{PROGRAMS}-")


def board_of(game: Rules[Any, Any], info: MatchInfo) -> str:
    """Where a match of people belongs."""
    if info.daily:
        return daily_board(info.daily)
    bots = [place.bot for place in info.places]
    return game.leaderboards.board_of(game.settings, bots, info.is_one_device())


def is_by_program(info: MatchInfo, record: Record, seat: int) -> bool:
    """Whether this seat was played through a token, or at a pace that no hand has (DD-113)."""
    return info.places[seat].program or is_too_fast(record, seat)


def is_too_fast(record: Record, seat: int) -> bool:
    """Whether a seat acted at least so often, and with so little time in between."""
    times = [each.at for each in record.entries if each.seat == seat and each.at != NO_TIME]
    gaps = [after - before for before, after in pairwise(times)]
    return len(times) >= FEW_ACTIONS and median(gaps) < FASTEST_HAND


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
