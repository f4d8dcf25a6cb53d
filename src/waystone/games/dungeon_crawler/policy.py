"""How a table of Dungeon Crawler Labyrinth is run."""

from __future__ import annotations

from typing import Any, Final

from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.board import NOBODY
from waystone.games.dungeon_crawler.options import Params
from waystone.games.dungeon_crawler.rules.play import default_choice
from waystone.games.dungeon_crawler.rules.windows import is_response, moment
from waystone.games.dungeon_crawler.state import CrawlerState
from waystone.kernel.action import Action
from waystone.kernel.dice import Dice
from waystone.kernel.policy import TablePolicy
from waystone.kernel.rules import Rules


class CrawlerPolicy(TablePolicy[CrawlerState]):
    """Newcomers take further seats; response windows close by themselves and betray no hand."""

    def __init__(self, rules: Rules[CrawlerState, Any], params: Params) -> None:
        super().__init__(rules)
        self.params: Final = params
        self.joins_late = params.joining  # DC-117
        self.timed_alone = params.fixed_windows > 0  # H-7

    def open_questions(self, state: CrawlerState) -> bool:
        """Windows do not betray who could respond (H-7)."""
        return not is_response(state)

    def open_choices(self, state: CrawlerState) -> bool:
        """They name the cards of a hand, if there are any (H-1)."""
        if self.fixed_windows(state):
            return False
        return state.asked == NOBODY or not state.hands[state.asked]

    def fixed_windows(self, state: CrawlerState) -> bool:
        """Where the setting says so, every window lasts its time (H-7)."""
        return self.params.fixed_windows > 0 and is_response(state)

    def turn(self, state: CrawlerState) -> int:
        """Every question of a window has its own time, everything else its activation's."""
        if is_response(state):
            return moment(self.params, state)
        return (state.round * 8 + state.active) * 8 + state.asked

    def turn_seconds(self, state: CrawlerState) -> int:
        """A window that nobody answers passes after a while (DC-100, H-7)."""
        seconds = self.params.fixed_windows or self.params.window_seconds
        return seconds if is_response(state) else 0

    def on_timeout(self, state: CrawlerState, seat: int, dice: Dice) -> Action:
        """To do nothing where that is possible, else the first choice (DC-100)."""
        return ACTIONS[default_choice(state.options)]
