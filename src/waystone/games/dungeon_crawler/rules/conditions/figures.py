"""When events that concern figures fit."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.bits import PLACE_BITS, spaces_of
from waystone.games.dungeon_crawler.board import (
    CENTRE,
    INCORPOREAL,
    NEXT_PLACES,
    NOBODY,
    PLACES,
    place_of,
    places_apart,
)
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.options import Params
from waystone.games.dungeon_crawler.rules.figures import (
    abilities,
    figures_on_mat,
    free_stops,
    has_room,
    hero,
    heroes_on_mat,
    is_hero,
)
from waystone.games.dungeon_crawler.rules.interest import rolled_strike
from waystone.games.dungeon_crawler.state import CrawlerState
from waystone.games.dungeon_crawler.walking import can_stop

_SWITCH_RANGE: Final = BOX.card("switch_trap").amount("tile_distance")


def crushing_trap_tiles(state: CrawlerState) -> list[int]:
    """Tile spaces other than the centre with a figure that walls can crush."""
    return sorted(
        {
            place_of(state.spot[each])
            for each in figures_on_mat(state)
            if not abilities(state, each) & INCORPOREAL
        }
        - {CENTRE}
    )


def crushing_trap_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """There is such a tile."""
    return bool(crushing_trap_tiles(state))


def doppelganger_targets(state: CrawlerState, seat: int) -> list[int]:
    """Other players' Adventurers on the mat."""
    return [each for each in heroes_on_mat(state) if each != hero(seat)]


def doppelganger_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """Somebody to copy, and room for a Monster (R-38)."""
    return has_room(state, seat) and bool(doppelganger_targets(state, seat))


def healing_font_tiles(state: CrawlerState) -> list[int]:
    """Tile spaces with a wounded Adventurer."""
    return sorted(
        {place_of(state.spot[each]) for each in heroes_on_mat(state) if state.wounds[each]}
    )


def healing_font_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """There is such a tile."""
    return bool(healing_font_tiles(state))


def lure_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """An Adventurer and a Monster are on the mat."""
    return bool(heroes_on_mat(state)) and len(figures_on_mat(state)) > len(heroes_on_mat(state))


def mirror_trap_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """An attack roll by a figure against an Adventurer, not turned back yet."""
    strike = rolled_strike(state)
    if strike is None or strike.attacker == NOBODY:
        return False
    return is_hero(strike.target) and not strike.is_turned()


def reinforcements_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """Room for a Monster, and a card for it."""
    return has_room(state, seat) and bool(state.creatures or state.creature_discards)


def switch_trap_partners(state: CrawlerState, figure: int) -> list[int]:
    """Figures near enough, off the centre, that could stop on each other's space (DC-114)."""
    return [
        other
        for other in figures_on_mat(state)
        if other != figure and _can_switch(state, figure, other)
    ]


def _can_switch(state: CrawlerState, one: int, other: int) -> bool:
    here, there = state.spot[one], state.spot[other]
    return (
        places_apart(place_of(here), place_of(there)) <= _SWITCH_RANGE
        and CENTRE not in (place_of(here), place_of(there))
        and can_stop(state.terrain, abilities(state, one), there)
        and can_stop(state.terrain, abilities(state, other), here)
    )


def switch_trap_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """There are two such figures."""
    return any(switch_trap_partners(state, each) for each in figures_on_mat(state))


def warp_space_spaces(state: CrawlerState, figure: int) -> list[int]:
    """Free spaces of neighbouring revealed tiles, not of the centre, where it can stop."""
    around = 0
    for place in NEXT_PLACES[place_of(state.spot[figure])]:
        if 0 <= place < PLACES and place != CENTRE:
            around |= PLACE_BITS[place]
    free = free_stops(state, abilities(state, figure)) & state.terrain.open_bits
    return spaces_of(free & around)


def warp_space_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """There is a figure with such a space."""
    return any(warp_space_spaces(state, each) for each in figures_on_mat(state))
