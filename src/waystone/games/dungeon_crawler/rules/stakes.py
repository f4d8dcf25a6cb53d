"""Whether a chest is at stake: then everybody who could respond is asked (DC-112, DC-113)."""

from __future__ import annotations

from waystone.games.dungeon_crawler.bits import BIT, bits_of
from waystone.games.dungeon_crawler.board import FAR, FLIGHT, PATH_WINDOW, ROLL_WINDOW, UNPUSHABLE
from waystone.games.dungeon_crawler.rules.figures import abilities, figures_on_mat, hero, is_hero
from waystone.games.dungeon_crawler.rules.frames.fights import RollFrame
from waystone.games.dungeon_crawler.rules.frames.moves import MovingFrame
from waystone.games.dungeon_crawler.rules.frames.questions import Purpose
from waystone.games.dungeon_crawler.rules.play import nearest
from waystone.games.dungeon_crawler.rules.steps import budget_of, mover_of
from waystone.games.dungeon_crawler.state import CrawlerState
from waystone.games.dungeon_crawler.walking import reach


def is_chest_at_stake(state: CrawlerState, window: int) -> bool:
    """The chest roll, and every path and push roll of a Move that may still end on a chest.

    A Move is known to end on a chest only when its last segment is committed; the windows before
    that one count as well, or who could have stopped it would have been passed over (DC-113).
    """
    if window == ROLL_WINDOW:
        purpose = nearest(state, RollFrame).purpose
        if purpose != Purpose.PUSH:
            return purpose == Purpose.CHEST
    elif window != PATH_WINDOW:
        return False
    mover = mover_of(state)
    if not is_hero(mover.figure):
        return False
    can = _might(state, mover)
    return can_reach_chest(state, mover.figure, can, mover.points, mover.odd)


def _might(state: CrawlerState, mover: MovingFrame) -> int:
    """The abilities of a mover, who may drink a potion on the lava and go on if it has a card."""
    can = abilities(state, mover.figure)
    return can | FLIGHT if state.hands[mover.seat] else can


def is_chest_in_reach(state: CrawlerState, seat: int) -> bool:
    """Whether a seat's Adventurer could reach a chest in its next Move (DC-112)."""
    figure = hero(seat)
    if state.spot[figure] < 0:
        return False
    return can_reach_chest(state, figure, abilities(state, figure), budget_of(state, figure))


def can_reach_chest(state: CrawlerState, figure: int, can: int, points: int, odd: int = 0) -> bool:
    """Whether so many points lead to a chest; whoever can be pushed is no obstacle (DC-44)."""
    found = reach(state.terrain, can, state.spot[figure], odd, _walls(state, figure), 0)
    return found.find(bits_of(state.chests), points) < FAR


def _walls(state: CrawlerState, figure: int) -> int:
    """The spaces of those whom nobody can Push Past (DC-45)."""
    found = 0
    for other in figures_on_mat(state):
        if other != figure and abilities(state, other) & UNPUSHABLE:
            found |= BIT[state.spot[other]]
    return found
