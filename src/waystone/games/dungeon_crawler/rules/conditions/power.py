"""When loot that changes dice on the table fits (DC-97)."""

from __future__ import annotations

from waystone.games.dungeon_crawler.board import TURN_WINDOW
from waystone.games.dungeon_crawler.options import Params
from waystone.games.dungeon_crawler.rules.frames.fights import RollFrame
from waystone.games.dungeon_crawler.rules.play import nearest
from waystone.games.dungeon_crawler.state import CrawlerState


def power_card_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """Any roll of any player."""
    return True


def magic_ring_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """In a turn window, or in the window of an own roll, where it is used at once."""
    if window == TURN_WINDOW:
        return True
    roll = nearest(state, RollFrame)
    return not state.ring_used[seat] and seat in (roll.seat, roll.second)
