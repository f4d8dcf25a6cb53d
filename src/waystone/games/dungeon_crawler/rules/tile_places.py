"""Where a tile may be laid (DC-12, DC-13)."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.bits import PLACE_BITS
from waystone.games.dungeon_crawler.board import (
    EMPTY,
    NEXT_PLACES,
    PLACES,
    place_of,
    places_apart,
)
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.options import Params
from waystone.games.dungeon_crawler.rules.figures import (
    hero,
)
from waystone.games.dungeon_crawler.rules.treasure import holds_hoard
from waystone.games.dungeon_crawler.state import CrawlerState


def is_laid(state: CrawlerState, place: int) -> bool:
    """A tile from the pile lies here (DC-4)."""
    return state.tiles[place] != EMPTY and place not in BOX.fixed


def is_figure_on(state: CrawlerState, place: int) -> bool:
    """Whether a figure's space belongs to this tile space (DC-105)."""
    return state.occupied & PLACE_BITS[place] != 0


def lay_options(params: Params, state: CrawlerState, seat: int, shape: int) -> list[int]:
    """Where and how a tile may be laid: joined if that is possible anywhere (DC-12, DC-13)."""
    tiles = state.tiles
    places = beside_tiles(tiles) if EMPTY in tiles else replaceable(state, seat)
    if params.must_join:
        turns = _TURNS[shape]
        joined = []
        for place in places:
            first = ACTIONS.lay + place * 4
            joined += [first + turn for turn in turns[open_sides_around(state, place)]]
        if joined:
            return joined
    return [ACTIONS.lay + place * 4 + turn for place in places for turn in range(4)]


def beside_tiles(tiles: list[int]) -> list[int]:
    """The unrevealed tile spaces next to revealed ones (DC-12)."""
    found = []
    for place, sides in enumerate(NEXT_PLACES):
        if tiles[place] == EMPTY:
            for other in sides:
                if other >= 0 and tiles[other] != EMPTY:
                    found.append(place)
                    break
    return found


def open_sides_around(state: CrawlerState, place: int) -> int:
    """The sides of a tile space, a bit each, that a revealed neighbour opens to (DC-9)."""
    found, tiles, turns = 0, state.tiles, state.turns
    for other, bit, facing in _SIDES[place]:
        shape = tiles[other]
        if shape != EMPTY and _OPEN[shape][turns[other]] & facing:
            found |= bit
    return found


_FACING: Final = (4, 8, 1, 2)
_SIDES: Final = tuple(
    tuple(
        (other, 1 << side, _FACING[side])
        for side, other in enumerate(NEXT_PLACES[place])
        if other >= 0
    )
    for place in range(PLACES)
)
"""The tile spaces beside each one, with the bit of that side, and of the side that faces it."""
_OPEN: Final = tuple(shape.open_sides for shape in BOX.shapes)
_TURNS: Final = tuple(
    tuple(tuple(turn for turn in range(4) if sides[turn] & open_to) for open_to in range(16))
    for sides in _OPEN
)
"""The turns in which a shape joins, by the sides that are open to it."""


def replaceable(state: CrawlerState, seat: int) -> list[int]:
    """On a full mat: tiles near the own Adventurer, without figures or hoard (DC-13)."""
    here = state.spot[hero(seat)]
    if here < 0:
        return []
    return [
        place
        for place in _NEAR[place_of(here)]
        if is_laid(state, place)
        and not is_figure_on(state, place)
        and not holds_hoard(state, place)
    ]


_NEAR: Final = tuple(
    tuple(other for other in range(PLACES) if places_apart(place, other) <= 2)
    for place in range(PLACES)
)
