"""The leaderboards: mode × level, for coming home with the treasure (DD-87 to DD-93)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from waystone.games.delve_and_dash.board import MODE_NAMES, OVER
from waystone.games.delve_and_dash.editions import OTHER_EDITION
from waystone.games.delve_and_dash.looking import explored
from waystone.games.delve_and_dash.rules import CAME_HOME
from waystone.games.delve_and_dash.state import DelveState, moves_of
from waystone.kernel.leaderboards import (
    DURATION,
    PERCENT,
    Daily,
    DailyKind,
    Figure,
    Leaderboards,
    MatchFigures,
)
from waystone.kernel.settings import Settings

OPPONENT: Final = "knight"
ONE_DEVICE: Final = "device"
_KINDS: Final = ("solo", "duel", ONE_DEVICE, "cpu")
_LABELS: Final = {"solo": "Solo", "duel": "2P", "cpu": "vs CPU"}


class DelveLeaderboards(Leaderboards[DelveState]):
    """One board for each mode and level, and for duels on one device."""

    def board_of(self, settings: Settings, bots: Sequence[str], one_device: bool = False) -> str:
        """Mode and level; against the computer only the manual's opponent counts (DD-92), and duels
        on one device stand apart (DD-113)."""
        mode = settings.word("mode")
        if mode == "auto":
            mode = "solo" if len(bots) == 1 else "duel"
        wanted = ["", OPPONENT] if mode == "cpu" else [""] * len(bots)
        if list(bots) != wanted:
            return ""
        kind = ONE_DEVICE if one_device and mode == "duel" else mode
        return f"{kind}-{settings.number('level')}"

    def figures_of(self, settings: Settings, state: DelveState, millis: int) -> MatchFigures | None:
        """The winner's own figures; nothing but coming home counts (DD-80, DD-87 to DD-92)."""
        if state.phase != OVER or state.reason != CAME_HOME:
            return None
        seat = state.winner
        figures = {
            "millis": millis,
            "moves": moves_of(state, seat),
            "deaths": state.deaths[seat],
            "explored": explored(state),
        }
        details = {
            "level": str(settings.number("level")),
            "mode": _LABELS[MODE_NAMES[state.mode]],
            "edition": settings.word("edition"),
        }
        return MatchFigures(seat, figures, details)

    def starts_time(self, text: str) -> bool:
        """The first attempt of the match, by anyone (DD-87)."""
        return text.startswith("move ")


_FROST: Final = {"edition": OTHER_EDITION}
_WEEK: Final = (
    DailyKind({"mode": "solo", "level": "1"}),
    DailyKind({"mode": "solo", "level": "2"}),
    DailyKind({"mode": "solo", "level": "2", "size": "6"}),
    DailyKind({"mode": "solo", "level": "1", **_FROST}),
    DailyKind({"mode": "cpu", "level": "1"}, OPPONENT),
    DailyKind({"mode": "solo", "level": "1", "size": "12"}),
    DailyKind({"mode": "cpu", "level": "2", **_FROST}, OPPONENT),
)

LEADERBOARDS: Final = DelveLeaderboards(
    boards=[f"{kind}-{level}" for kind in _KINDS for level in (1, 2)],
    figures=(
        Figure("millis", DURATION),
        Figure("moves"),
        Figure("deaths"),
        Figure("explored", PERCENT, more=True),
    ),
    daily=Daily("daily", _WEEK),
)
