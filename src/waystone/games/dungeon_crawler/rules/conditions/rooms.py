"""When events that change the labyrinth fit."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.bits import PLACE_BITS, bits_of, spaces_of
from waystone.games.dungeon_crawler.board import (
    CENTRE,
    FLOOR,
    MOST_PILES,
    PLACES,
    SPACES,
)
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.options import Params
from waystone.games.dungeon_crawler.rules.figures import is_free
from waystone.games.dungeon_crawler.rules.tile_places import is_figure_on, is_laid, lay_options
from waystone.games.dungeon_crawler.rules.treasure import (
    hoard_cell,
    holds_hoard,
)
from waystone.games.dungeon_crawler.state import CrawlerState
from waystone.games.dungeon_crawler.terrain import can_hold_door

_DOOR_DEPTH: Final = BOX.card("secret_door").amount("max_depth")


def laid_tiles(state: CrawlerState) -> list[int]:
    """Tile spaces with a tile from the pile."""
    return [place for place in range(PLACES) if is_laid(state, place)]


def cave_in_tiles(state: CrawlerState) -> list[int]:
    """Laid tiles without figures, not the Secret Room while it holds cards."""
    return [
        place
        for place in laid_tiles(state)
        if not is_figure_on(state, place) and not holds_hoard(state, place)
    ]


def cave_in_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """There is such a tile."""
    return bool(cave_in_tiles(state))


def rotating_rooms_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """There is a laid tile."""
    return bool(laid_tiles(state))


def shifting_rooms_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """There are two laid tiles."""
    return len(laid_tiles(state)) >= 2


def can_open_door(state: CrawlerState, door: int) -> bool:
    """Whether the token may lie on a side (DC-56)."""
    return door != state.door and can_hold_door(state.tiles, state.turns, door, _DOOR_DEPTH)


def secret_door_sides(state: CrawlerState) -> list[int]:
    """The sides where the token may lie (DC-56)."""
    return [door for door in range(2 * PLACES) if can_open_door(state, door)]


def secret_door_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """There is such a side."""
    return any(can_open_door(state, door) for door in range(2 * PLACES))


def map_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """There is a tile, and a place for one."""
    shapes = state.pile or state.tile_discards
    return bool(shapes) and bool(lay_options(params, state, seat, shapes[-1]))


def bare_floor(state: CrawlerState) -> int:
    """Dry floor, unoccupied, no spawn point, no pile."""
    tokens = [*state.chests, *state.piles]
    if state.hoard:
        tokens.append(hoard_cell(state))
    taken = state.occupied | state.terrain.spawn_bits | bits_of(tokens)
    return state.terrain.layout.kinds[FLOOR] & ~taken


def extra_wealth_spaces(state: CrawlerState, taken: list[int]) -> list[int]:
    """Bare floor on tiles not yet chosen."""
    free = bare_floor(state)
    for place in taken:
        free &= ~PLACE_BITS[place]
    return spaces_of(free)


def extra_wealth_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """Room for the tokens of the supply; for each that it lacks a card is drawn."""
    tokens = min(BOX.card("extra_wealth").amount("piles"), MOST_PILES - len(state.piles))
    free = bare_floor(state)
    return sum(free & each != 0 for each in PLACE_BITS) >= tokens


def false_treasure_spaces(state: CrawlerState) -> list[int]:
    """Unoccupied floor of the centre tile."""
    return [
        cell
        for cell in SPACES[CENTRE]
        if state.terrain.codes[cell] == FLOOR and is_free(state, cell)
    ]


def false_treasure_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """Fewer than two chests are on the mat."""
    return len(state.chests) < 2 and bool(false_treasure_spaces(state))
