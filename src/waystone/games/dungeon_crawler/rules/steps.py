"""Single steps: what stands in the way, what they cost, who is moving."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.bits import BIT
from waystone.games.dungeon_crawler.board import CELLS, FAR, LAVA, SIDE, WAYS
from waystone.games.dungeon_crawler.ground import flips, is_deadly, price, step_price
from waystone.games.dungeon_crawler.rules.figures import (
    WEB_LIMIT,
    abilities,
    is_hero,
    movement,
    player_of,
)
from waystone.games.dungeon_crawler.rules.frames.moves import MovingFrame
from waystone.games.dungeon_crawler.rules.play import nearest
from waystone.games.dungeon_crawler.state import CrawlerState
from waystone.games.dungeon_crawler.terrain import Step
from waystone.games.dungeon_crawler.walking import turns_corner


def budget_of(state: CrawlerState, figure: int) -> int:
    """The points of a fresh Move: MV, at most 2 in a web (DC-30, DC-92)."""
    points = movement(state, figure)
    if is_hero(figure) and state.webbed[player_of(state, figure)]:
        return min(points, WEB_LIMIT)
    return points


def blockers(state: CrawlerState, figure: int) -> int:
    """Spaces of figures in the way: all for an Adventurer, Adventurers for a Monster (DC-39)."""
    if is_hero(figure):
        return state.occupied ^ BIT[state.spot[figure]]
    return state.heroes_at


_WAY: Final = {here * CELLS + way[0]: way for here in range(CELLS) for way in WAYS[here]}


def bits_of_way(way: Step) -> int:
    """All spaces that a step needs free: the one entered and those beside a diagonal."""
    cell, one, other = way
    return BIT[cell] if one < 0 else BIT[cell] | BIT[one] | BIT[other]


def way_to(here: int, cell: int) -> Step | None:
    """The step between two neighbouring spaces."""
    return _WAY.get(here * CELLS + cell)


def cost_of_step(state: CrawlerState, figure: int, cell: int, odd: int) -> int:
    """What stepping onto a space would cost by terrain alone, FAR if that forbids it (DC-37)."""
    can, codes = abilities(state, figure), state.terrain.codes
    way = way_to(state.spot[figure], cell)
    if way is None or not turns_corner(codes, can, way):
        return FAR
    return step_price(can, codes[cell], way[1] >= 0, odd) or FAR


def can_step(state: CrawlerState, figure: int, here: int, cell: int) -> bool:
    """Whether terrain and figures allow one step; Monsters shun lava (DC-37 to DC-39, DC-80)."""
    can, codes = abilities(state, figure), state.terrain.codes
    way = way_to(here, cell)
    if way is None or not price(can, codes[cell])[0] or not turns_corner(codes, can, way):
        return False
    if codes[cell] == LAVA and not is_hero(figure) and is_lethal(state, figure, cell):
        return False
    return not blockers(state, figure) & bits_of_way(way)


def is_lethal(state: CrawlerState, figure: int, cell: int) -> bool:
    """Whether stopping on a space would destroy a figure."""
    return is_deadly(abilities(state, figure), state.terrain.codes[cell])


def mover_of(state: CrawlerState) -> MovingFrame:
    """The Move that is going on."""
    return nearest(state, MovingFrame)


def pay(state: CrawlerState, mover: MovingFrame, here: int, cell: int) -> bool:
    """Take the price of a step from the points left, if they suffice (DC-30)."""
    can, code = abilities(state, mover.figure), state.terrain.codes[cell]
    is_diagonal = here % SIDE != cell % SIDE and here // SIDE != cell // SIDE
    cost = step_price(can, code, is_diagonal, mover.odd)
    if cost > mover.points:
        return False
    mover.points -= cost
    if flips(can, code, is_diagonal):
        mover.odd ^= 1
    return True
