"""Which matches count, on which board, and what their records say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from waystone.games.delve_and_dash.game import DelveAndDash
from waystone.games.delve_and_dash.view import DelveView
from waystone.kernel.event import SPECTATOR
from waystone.kernel.game import Game
from waystone.kernel.record import Record
from waystone.kernel.replay import replay
from waystone.kernel.settings import Settings
from waystone.leaderboard.entry import Figures

HOME: Final = "home with the treasure"
OPPONENT: Final = "knight"
DAILY: Final = "daily"
_MODES: Final = {"solo": "Solo", "duel": "2P", "cpu": "vs CPU"}


def boards(game: str) -> list[str]:
    """The boards of a game: mode × level (DD-92)."""
    if game != DelveAndDash.facts.name:
        return []
    return [f"{mode}-{level}" for mode in _MODES for level in (1, 2)]


def daily_board(date: str) -> str:
    """The board of one day's labyrinth."""
    return f"{DAILY}-{date}"


def may_count(game: Game[Any], bots: Sequence[str], own_seed: bool) -> bool:
    """Whether a match with these settings and seats (a bot's name, or "" for a person) is ranked.

    Default settings, the server's own luck, and against the computer only the manual's opponent
    (DD-92).
    """
    if not isinstance(game, DelveAndDash) or own_seed or not game.settings.ranked:
        return False
    return _seats_fit(game.settings, list(bots))


def _seats_fit(settings: Settings, bots: list[str]) -> bool:
    if settings.word("mode") == "cpu":
        return bots == ["", OPPONENT]
    return not any(bots)


def winner(game: Game[Any], record: Record) -> int | None:
    """The seat that came home with the treasure; nothing else counts (DD-80, DD-92)."""
    results, _, reason = record.result.partition(" (")
    if not isinstance(game, DelveAndDash) or reason.rstrip(")") != HOME:
        return None
    return results.split().index("win")


def board_of(figures: Figures, daily: str) -> str:
    """Where these figures belong."""
    if daily:
        return daily_board(daily)
    mode = next(name for name, label in _MODES.items() if label == figures.mode)
    return f"{mode}-{figures.level}"


def figures(game: Game[Any], record: Record) -> Figures:
    """What the record says, played again from the first step to the last (DD-87 to DD-90)."""
    seat = winner(game, record)
    if seat is None:
        raise ValueError("nobody came home with the treasure")
    table = replay(game, record)
    view = table.view(SPECTATOR)
    assert isinstance(view, DelveView)
    assert view.secrets is not None
    warrior = view.warriors[seat]
    return Figures(
        millis=time_taken(record),
        moves=warrior.moves,
        deaths=warrior.deaths,
        explored=view.secrets.explored,
        level=view.level,
        mode=_MODES[view.mode],
        edition=view.edition,
    )


def time_taken(record: Record) -> int:
    """From the first attempt by anyone to the end, by the server's clock (DD-87)."""
    first = next((entry.at for entry in record.entries if entry.text.startswith("move ")), 0)
    return record.entries[-1].at - first if record.entries else 0
