"""Matches that are kept although their rulebook is gone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from waystone.catalogue import find_game
from waystone.match.model import VOID, MatchInfo, Refusal, Written


class Archived(Refusal):
    """A match that is kept but can't be opened: its rulebook is not here any more."""

    def __init__(self, info: MatchInfo, steps: Sequence[Written]) -> None:
        super().__init__("VOID" if info.state == VOID else "OTHER_RULES")
        self.info: Final = info
        self.steps: Final = steps


def is_playable(info: MatchInfo) -> bool:
    """Whether the rulebook that this match is played by is here; what was closed stays closed."""
    return info.state != VOID and info.version in find_game(info.game).rulebooks
