"""No Exits: proof that an Adventurer is shut in (DC-74)."""

from __future__ import annotations

from waystone.games.dungeon_crawler.board import CENTRE_SPACES, FAR
from waystone.games.dungeon_crawler.rules.figures import (
    abilities,
    figures_on_mat,
    hero,
    movement,
)
from waystone.games.dungeon_crawler.rules.landing import way_to_chest
from waystone.games.dungeon_crawler.sight import sees
from waystone.games.dungeon_crawler.state import CrawlerState
from waystone.games.dungeon_crawler.terrain import touches_unrevealed
from waystone.games.dungeon_crawler.walking import NOTHING, can_stop, reach


def has_no_exits(state: CrawlerState, seat: int) -> bool:
    """Nothing to walk to but a closed region that nobody else is in or looks into (DC-74)."""
    if way_to_chest(state, seat) < FAR:
        return False
    figure = hero(seat)
    region = closed_region(state, figure)
    others = [state.spot[each] for each in figures_on_mat(state) if each != figure]
    return bool(region) and not any(
        cell == other or sees(state.terrain, cell, other) for cell in region for other in others
    )


def closed_region(state: CrawlerState, figure: int) -> set[int]:
    """Every space on which any number of Moves could end; empty if one of them is a way out."""
    can, mv, terrain = abilities(state, figure), movement(state, figure), state.terrain
    found = {state.spot[figure]}
    todo = list(found)
    while todo:
        cell = todo.pop()
        if cell in CENTRE_SPACES or touches_unrevealed(terrain, cell):
            return set()
        for near in reach(terrain, can, cell, mv, 0, NOTHING).cost:
            if near not in found and can_stop(terrain, can, near):
                found.add(near)
                todo.append(near)
    return found
