"""No Exits: proof that an Adventurer is shut in (DC-74)."""

from __future__ import annotations

from waystone.games.dungeon_crawler.bits import (
    BIT,
    PLACE_BITS,
    diagonals_of,
    first_of,
    sides_of,
    spaces_of,
)
from waystone.games.dungeon_crawler.board import CENTRE
from waystone.games.dungeon_crawler.ground import in_pairs
from waystone.games.dungeon_crawler.rules.figures import abilities, hero, movement
from waystone.games.dungeon_crawler.sight import sees
from waystone.games.dungeon_crawler.state import CrawlerState
from waystone.games.dungeon_crawler.terrain import Terrain
from waystone.games.dungeon_crawler.walking import new_reach


def has_no_exits(state: CrawlerState, seat: int) -> bool:
    """Nothing to walk to but a closed region that nobody else is in or looks into (DC-74)."""
    figure, terrain = hero(seat), state.terrain
    here, others = state.spot[figure], state.occupied ^ BIT[state.spot[figure]]
    if terrain.leads_ashore(abilities(state, figure), here, _exits(terrain) | others):
        return False  # as almost always, and sooner seen than all of the region
    region = closed_region(state, figure)
    if not region or others & region:
        return False
    near = others & terrain.hall(here)
    if not near:
        return True
    cells = spaces_of(region)
    return not any(sees(terrain, cell, other) for other in spaces_of(near) for cell in cells)


def _exits(terrain: Terrain) -> int:
    """Where an Adventurer is not shut in: beside what is unrevealed, and at the chest."""
    return terrain.rim | PLACE_BITS[CENTRE]


def closed_region(state: CrawlerState, figure: int) -> int:
    """Every space on which any number of Moves could end; empty if one of them is a way out.

    Every Move can pay for a step to a neighbouring space; only deep water takes a closer look.
    """
    terrain, can, here = state.terrain, abilities(state, figure), state.spot[figure]
    exits, stops = _exits(terrain), terrain.ground(can).stops
    found, ashore = 0, BIT[here]
    while ashore:
        found |= terrain.shore(can, first_of(ashore))
        if found & exits:
            return 0
        is_all = not terrain.region(can, here) & stops & ~found
        ashore = 0 if is_all else _across_water(terrain, can, movement(state, figure), found)
    return found


def _across_water(terrain: Terrain, can: int, mv: int, found: int) -> int:
    """Where else one Move could end that sets out beside deep water, or from where none could."""
    ground = terrain.ground(can)
    banks = (
        sides_of(ground.deep) | diagonals_of(ground.deep, in_pairs(ground).corners)
        if ground.deep
        else 0
    )
    starts = found & (banks | ~ground.stops)
    return new_reach(ground, starts, 0, 0, 0).within(mv) & ground.stops & ~found if starts else 0
