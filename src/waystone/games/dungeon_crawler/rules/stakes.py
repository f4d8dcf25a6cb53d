"""Whether a chest is at stake: then everybody who could respond is asked (DC-112, DC-113)."""

from __future__ import annotations

from waystone.games.dungeon_crawler.bits import BIT, bits_of, spaces_of
from waystone.games.dungeon_crawler.board import (
    FAR,
    FIREPROOF,
    FLIGHT,
    LAVA,
    PATH_WINDOW,
    ROLL_WINDOW,
    UNPUSHABLE,
)
from waystone.games.dungeon_crawler.rules.figures import (
    abilities,
    figures_on_mat,
    hero,
    is_hero,
    nearest_stops,
)
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
    can, here = abilities(state, mover.figure), state.spot[mover.figure]
    if not state.hands[mover.seat]:
        return can_reach_chest(state, mover.figure, can, here, mover.points, mover.odd)
    return _could_reach_chest_by_card(state, mover, can)


def _could_reach_chest_by_card(state: CrawlerState, mover: MovingFrame, can: int) -> bool:
    """Who holds a card may drink a potion on the lava and go on, or be saved by the Amulet."""
    figure, here, points = mover.figure, state.spot[mover.figure], mover.points
    if can_reach_chest(state, figure, can | FLIGHT, here, points, mover.odd):
        return True
    walls = _walls(state, figure)
    ways = reach(state.terrain, can | FLIGHT, here, mover.odd, walls, 0)
    lava = 0 if can & (FLIGHT | FIREPROOF) else state.terrain.layout.kinds[LAVA]
    return any(
        can_reach_chest(state, figure, can, safe, points - ways.cost(cell))
        for cell in spaces_of(ways.within(points) & lava)
        for safe in nearest_stops(state, can, cell)
    )


def is_chest_in_reach(state: CrawlerState, seat: int) -> bool:
    """Whether a seat's Adventurer could reach a chest in its next Move (DC-112)."""
    figure = hero(seat)
    if state.spot[figure] < 0:
        return False
    can, here = abilities(state, figure), state.spot[figure]
    return can_reach_chest(state, figure, can, here, budget_of(state, figure))


def can_reach_chest(
    state: CrawlerState, figure: int, can: int, here: int, points: int, odd: int = 0
) -> bool:
    """Whether so many points lead to a chest; whoever can be pushed is no obstacle (DC-44)."""
    found = reach(state.terrain, can, here, odd, _walls(state, figure), 0)
    return found.find(bits_of(state.chests), points) < FAR


def _walls(state: CrawlerState, figure: int) -> int:
    """The spaces of those whom nobody can Push Past (DC-45)."""
    found = 0
    for other in figures_on_mat(state):
        if other != figure and abilities(state, other) & UNPUSHABLE:
            found |= BIT[state.spot[other]]
    return found
