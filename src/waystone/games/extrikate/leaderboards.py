"""The leaderboard of those who delve alone: treasure, then fewer turns (EX-47, R-25)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from waystone.games.extrikate.board import HOME
from waystone.games.extrikate.state import ExtrikateState
from waystone.kernel.leaderboards import Daily, DailyKind, Figure, Leaderboards, MatchFigures
from waystone.kernel.settings import Settings

SOLO: Final = "solo"


class ExtrikateLeaderboards(Leaderboards[ExtrikateState]):
    """One board, for those who delve alone."""

    def board_of(self, settings: Settings, bots: Sequence[str], one_device: bool = False) -> str:
        """Only who delves alone is ranked (R-25)."""
        return SOLO if list(bots) == [""] else ""

    def figures_of(
        self, settings: Settings, state: ExtrikateState, millis: int
    ) -> MatchFigures | None:
        """The haul of a lone delver who is home, and the turns it took (EX-47)."""
        if state.status != [HOME]:
            return None
        return MatchFigures(0, {"treasure": state.treasure[0], "turns": state.turns[0]}, {})


_WEEK: Final = (
    DailyKind({}),
    DailyKind({"explore": "forced"}),
    DailyKind({"lives": "2"}),
    DailyKind({"exit_rolls": "3"}),
    DailyKind({}),
    DailyKind({"explore": "forced", "exit_rolls": "3"}),
    DailyKind({"lives": "1"}),
)

LEADERBOARDS: Final = ExtrikateLeaderboards(
    boards=(SOLO,),
    figures=(Figure("treasure", more=True), Figure("turns")),
    daily=Daily("daily sheet", _WEEK),
)
