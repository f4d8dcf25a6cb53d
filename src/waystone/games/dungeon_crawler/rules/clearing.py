"""Taking the things of those who have left off the table (DC-22)."""

from __future__ import annotations

from waystone.games.dungeon_crawler.board import NOBODY
from waystone.games.dungeon_crawler.rules.figures import hero, lift
from waystone.games.dungeon_crawler.rules.play import Play
from waystone.games.dungeon_crawler.rules.treasure import bury, lose_everything
from waystone.games.dungeon_crawler.state import CrawlerState, replaced


def is_to_be_cleared(state: CrawlerState, seat: int) -> bool:
    """Whether who has left still has something on the table."""
    has_things = state.heroes[seat] != NOBODY or bool(state.packs[seat])
    return state.absent[seat] and (has_things or bool(state.hands[seat]))


def clear_away(play: Play) -> None:
    """Adventurers, hands, gear and Monsters of those who have left are removed (DC-22)."""
    state = play.state
    for seat in range(state.seats):
        if is_to_be_cleared(state, seat):
            for figure in state.packs[seat][:]:
                bury(play, figure)
            lift(state, hero(seat))
            state.wounds = replaced(state.wounds, hero(seat), 0)
            state.heroes = replaced(state.heroes, seat, NOBODY)
            state.webbed = replaced(state.webbed, seat, False)
            lose_everything(play, seat)
