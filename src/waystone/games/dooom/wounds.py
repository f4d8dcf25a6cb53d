"""How likely the others of an imagined position were struck.

Measured on the maps of the house with two to four players, among players who do anything they may
with the same chance: some 60,000 moments after 20 to 160 steps. Strangers met lately may be hurt by
the player itself; those who met one another, by each other; and who struck the player was struck
back.
"""

from __future__ import annotations

from typing import Final

from waystone.games.dooom.board import FIRST_HP
from waystone.games.dooom.view import DooomView

_REACHES: Final = (1, 3, 6)
"""Steps apart: next door, in sight, nearly so; the figures below add one for those farther away."""
_STRUCK_LATELY: Final = (0.27, 0.08, 0.015, 0.0)
"""By the player itself, since the two came as near to each other as they are."""
_STRUCK_BEFORE: Final = (0.66, 0.66, 0.58)
"""By the player itself at a former meeting, times the meetings of a pair."""
_STRUCK_LONG_AGO: Final = 16.0
"""As before, for who is far away, divided by the tiles: in a small dungeon far is not far."""
_STRUCK_BY_OTHERS: Final = 0.89
"""By each of the others, times the meetings of a pair."""
_FEWER_LATE: Final = 0.16
"""Meetings count less the more there were: many of the hurt are dead."""
_STRUCK_BACK: Final = 0.52
"""Whoever struck the player, by the player."""
_SUSPICION: Final = (40.0, 6.0, 1.0, 0.07)
"""Who that was: one of those nearby rather than somebody far away,"""
_SUSPICION_GONE: Final = 1.0
"""or somebody who is there no more."""
_AGAIN: Final = 0.13
_AGAIN_BACK: Final = 0.12
_AGAIN_LATE: Final = 0.28
_AGAIN_MANY: Final = 0.045
"""Who lost one hit point lost another: more often if the player is hurt too, after many meetings,
or with more than one who could strike."""
_MOST_AGAIN: Final = 0.6


class Wounds:
    """The odds of each of the living, by seat; `apart` are their steps from the player, if any."""

    def __init__(
        self, view: DooomView, turns: int, tiles: int, apart: dict[int, int], gone: int
    ) -> None:
        self.rivals: Final = len(apart) + gone
        pairs = turns / tiles / max(1, self.rivals)
        self.meetings: Final = pairs / (1 + _FEWER_LATE * pairs)
        self.far: Final = min(_STRUCK_BEFORE[-1], _STRUCK_LONG_AGO / tiles)
        self.reach: Final = {seat: _reach(steps) for seat, steps in apart.items()}
        self.is_player: Final = view.own is not None
        self.is_hurt: Final = view.own is not None and view.own.hp < FIRST_HP
        suspicion = sum(_SUSPICION[reach] for reach in self.reach.values())
        self.suspicion: Final = suspicion + _SUSPICION_GONE * gone

    def struck(self, seat: int) -> float:
        """The chance that somebody has struck this player."""
        if not self.meetings:
            return 0.0
        spared = max(0.0, 1 - _STRUCK_BY_OTHERS * self.meetings) ** (self.rivals - 1)
        return 1 - spared * (self._spared(self.reach[seat]) if self.is_player else 1.0)

    def _spared(self, reach: int) -> float:
        """The chance that the player itself has not."""
        back = _STRUCK_BACK * _SUSPICION[reach] / self.suspicion if self.is_hurt else 0.0
        struck = _STRUCK_BEFORE[reach] if reach < len(_STRUCK_BEFORE) else self.far
        before = max(0.0, 1 - struck * self.meetings)
        return before * (1 - max(back, _STRUCK_LATELY[reach]))

    def again(self) -> float:
        """The chance that who lost a hit point lost one more."""
        more = _AGAIN_LATE * self.meetings + _AGAIN_MANY * (self.rivals - 1)
        return min(_MOST_AGAIN, _AGAIN + _AGAIN_BACK * self.is_hurt + more)


def _reach(steps: int) -> int:
    return sum(steps > reach for reach in _REACHES)
