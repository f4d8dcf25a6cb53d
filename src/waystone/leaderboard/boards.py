"""Which matches count, on which board, and what their records say; the rules say the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from waystone.kernel.game import Game
from waystone.kernel.honours import Feat
from waystone.kernel.record import NO_TIME, Record
from waystone.kernel.replay import replay

DAILY: Final = "daily"


def daily_board(date: str) -> str:
    """The board of one day."""
    return f"{DAILY}-{date}"


def may_count(game: Game[Any], bots: Sequence[str], own_seed: bool) -> bool:
    """Whether a match with these settings and seats (a bot's name, or "" for a person) is ranked.

    Default settings, the server's own luck, and seats for which the game has a board.
    """
    return not own_seed and game.settings.ranked and bool(game.board(bots))


def board_of(game: Game[Any], bots: Sequence[str], daily: str) -> str:
    """Where a match of these seats belongs."""
    return daily_board(daily) if daily else game.board(bots)


def feat(game: Game[Any], record: Record) -> Feat | None:
    """What the record says, played again from the first step to the last."""
    return game.feat(replay(game, record).state, time_taken(game, record))


def time_taken(game: Game[Any], record: Record) -> int:
    """Milliseconds from the first action that counts for it to the last (DD-87), else 0.

    Whoever tells a time asks here: boards, the end of a match, and the terminal.
    """
    times = [entry.at for entry in record.entries if entry.at != NO_TIME]
    for entry in record.entries:
        if entry.at != NO_TIME and game.starts_time(entry.text):
            return times[-1] - entry.at
    return 0
