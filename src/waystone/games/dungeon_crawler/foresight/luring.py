"""The Lure: which Monsters to call to whom, tried out one after the other (DC-105)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.board import distance
from waystone.games.dungeon_crawler.foresight.outlook import Outlook
from waystone.games.dungeon_crawler.foresight.table import Harmless, Line, cards_among, is_window
from waystone.games.dungeon_crawler.rules.figures import hero
from waystone.games.dungeon_crawler.rules.frames.cards import LureFrame
from waystone.games.dungeon_crawler.rules.play import is_under_way, nearest
from waystone.games.dungeon_crawler.state import CrawlerState

_NEAR: Final = 14
"""How far a Monster may be from who is lured to or from, as the crow flies,"""
_FEW: Final = 5
"""and how many are tried."""


class Luring:
    """Looks for the Monsters whose going brings me forward most."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook: Final = outlook
        self.seat: Final = outlook.seat

    def best(self, state: CrawlerState, worth_a_card: float) -> Line:
        """The card with all its answers, if it changes enough; nothing else."""
        best: Line = ()
        idle: Line = (ACTIONS.pass_,) if is_window(state) else ()
        for id in cards_among(state, ("lure",)):
            most = self.outlook.share(state, idle) + worth_a_card
            for bait in self.baits(state, id):
                line, value = self.called(state, bait)
                if value > most:
                    best, most = line, value
        return best

    def baits(self, state: CrawlerState, id: int) -> list[Line]:
        """The card and whom to lure to; who alone is there is not asked for."""
        asked = self.outlook.foresight.after(state, id, dice=Harmless())
        if not is_under_way(asked, LureFrame) or nearest(asked, LureFrame).bait >= 0:
            return [(id,)]
        return [(id, bait) for bait in asked.options]

    def called(self, state: CrawlerState, line: Line) -> tuple[Line, float]:
        """One Monster after the other, as long as each is a gain; a single one goes unasked."""
        best: Line = ()
        most = -1.0
        asked = self.outlook.foresight.after(state, *line, dice=Harmless())
        if not is_under_way(asked, LureFrame):
            return line, self.outlook.share(state, line)
        while is_under_way(asked, LureFrame):
            tried = [self.tried(state, (*line, id)) for id in self.monsters(asked)]
            value, following, whole = max(tried, default=(-1.0, line, line))
            if value <= most:
                break
            line, best, most = following, whole, value
            asked = self.outlook.foresight.after(state, *line, dice=Harmless())
        return best, most

    def tried(self, state: CrawlerState, line: Line) -> tuple[float, Line, Line]:
        """What it is worth to stop after a line, the line itself, and the line with its end."""
        asked = self.outlook.foresight.after(state, *line, dice=Harmless())
        whole = (*line, ACTIONS.done) if is_under_way(asked, LureFrame) else line
        return self.outlook.share(state, whole), line, whole

    def monsters(self, state: CrawlerState) -> Sequence[int]:
        """Those near the bait or near me."""
        near = [state.spot[figure] for figure in (nearest(state, LureFrame).bait, hero(self.seat))]

        def far(id: int) -> int:
            cell = id - ACTIONS.target
            return min(distance(cell, other) for other in near if other >= 0)

        options = [id for id in state.options if id != ACTIONS.done and far(id) <= _NEAR]
        return sorted(options, key=far)[:_FEW]
