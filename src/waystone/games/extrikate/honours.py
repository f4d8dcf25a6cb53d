"""The leaderboard of those who delve alone: treasure, then fewer turns (EX-47, R-25)."""

from __future__ import annotations

from typing import Final

from waystone.games.extrikate.board import HOME
from waystone.games.extrikate.state import ExtrikateState
from waystone.kernel.honours import Daily, Feat, Honours

SOLO: Final = "solo"
HONOURS: Final = Honours(
    boards=(SOLO,),
    order=("treasure", "turns"),
    more=("treasure",),
    daily=Daily("daily sheet", {}),
)


def feat(state: ExtrikateState) -> Feat | None:
    """The haul of a lone delver who is home, and the turns it took (EX-47)."""
    if state.status != [HOME]:
        return None
    return Feat(0, {"treasure": state.treasure[0], "turns": state.turns[0]}, {})
