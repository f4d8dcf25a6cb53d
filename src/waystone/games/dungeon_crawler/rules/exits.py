"""No Exits: proof that an Adventurer is shut in (DC-74)."""

from __future__ import annotations

from collections.abc import Iterable

from waystone.games.dungeon_crawler.board import CENTRE_SPACES, WAYS
from waystone.games.dungeon_crawler.rules.figures import (
    abilities,
    figures_on_mat,
    hero,
    movement,
)
from waystone.games.dungeon_crawler.sight import sees
from waystone.games.dungeon_crawler.state import CrawlerState
from waystone.games.dungeon_crawler.terrain import Terrain
from waystone.games.dungeon_crawler.walking import NOTHING, can_stop, reach, steps_from


def has_no_exits(state: CrawlerState, seat: int) -> bool:
    """Nothing to walk to but a closed region that nobody else is in or looks into (DC-74)."""
    figure = hero(seat)
    region = closed_region(state, figure)
    if not region:
        return False
    others = {state.spot[each] for each in figures_on_mat(state) if each != figure}
    near = others & _open_around(state.terrain, state.spot[figure])
    return not near & region and not any(
        sees(state.terrain, cell, other) for cell in region for other in near
    )


def _open_around(terrain: Terrain, start: int) -> set[int]:
    """All open spaces joined by their sides: sight never leads out of them (DC-64)."""
    found = {start}
    todo = [start]
    while todo:
        for near, one, _ in WAYS[todo.pop()]:
            if one < 0 and near not in found and terrain.is_open(near):
                found.add(near)
                todo.append(near)
    return found


def closed_region(state: CrawlerState, figure: int) -> set[int]:
    """Every space on which any number of Moves could end; empty if one of them is a way out."""
    rim = state.terrain.rim
    found = {state.spot[figure]}
    todo = list(found)
    while todo:
        cell = todo.pop()
        if cell in CENTRE_SPACES or cell in rim:
            return set()
        for near in _next_stops(state, figure, cell):
            if near not in found:
                found.add(near)
                todo.append(near)
    return found


def _next_stops(state: CrawlerState, figure: int, cell: int) -> Iterable[int]:
    """Neighbouring spaces, which every Move can pay for; beside deep water all that one reaches."""
    terrain, can = state.terrain, abilities(state, figure)
    near = [step[0] for step in steps_from(terrain, can, cell)]
    if not terrain.has_deep or all(can_stop(terrain, can, each) for each in near):
        return near
    far = reach(terrain, can, cell, movement(state, figure), 0, NOTHING).cost
    return [each for each in far if can_stop(terrain, can, each)]
