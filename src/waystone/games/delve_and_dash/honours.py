"""The leaderboards: mode × level, for coming home with the treasure (DD-87 to DD-93)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from waystone.games.delve_and_dash.board import MODE_NAMES, OVER
from waystone.games.delve_and_dash.options import Params
from waystone.games.delve_and_dash.rules import CAME_HOME
from waystone.games.delve_and_dash.state import DelveState
from waystone.games.delve_and_dash.view import explored
from waystone.kernel.honours import Daily, Feat, Honours

OPPONENT: Final = "knight"
_LABELS: Final = {"solo": "Solo", "duel": "2P", "cpu": "vs CPU"}

HONOURS: Final = Honours(
    boards=[f"{mode}-{level}" for mode in _LABELS for level in (1, 2)],
    order=("millis", "moves", "deaths", "explored"),
    more=("explored",),
    daily=Daily("daily", {"mode": "solo", "level": "1"}),
)


def board_for(params: Params, bots: Sequence[str]) -> str:
    """Mode and level; against the computer only the manual's opponent counts (DD-92)."""
    mode = params.mode
    if mode == "auto":
        mode = "solo" if len(bots) == 1 else "duel"
    wanted = ["", OPPONENT] if mode == "cpu" else [""] * len(bots)
    return f"{mode}-{params.level}" if list(bots) == wanted else ""


def feat(params: Params, state: DelveState, millis: int) -> Feat | None:
    """The winner's own figures; nothing but coming home counts (DD-80, DD-87 to DD-92)."""
    if state.phase != OVER or state.reason != CAME_HOME:
        return None
    seat = state.winner
    figures = {
        "millis": millis,
        "moves": state.moves[seat],
        "deaths": state.deaths[seat],
        "explored": explored(state),
    }
    label = _LABELS[MODE_NAMES[state.mode]]
    return Feat(
        seat, figures, {"level": str(params.level), "mode": label, "edition": params.edition}
    )
