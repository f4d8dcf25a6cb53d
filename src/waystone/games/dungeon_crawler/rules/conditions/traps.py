"""When traps on the path fit: the segment has a space that they may name (DC-98)."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.bits import BIT
from waystone.games.dungeon_crawler.board import (
    DEEP,
    FIRST_HERO,
    FLIGHT,
    FLOOR,
    INCORPOREAL,
    LAVA,
    ROCK,
    SHALLOW,
)
from waystone.games.dungeon_crawler.ground import is_deadly
from waystone.games.dungeon_crawler.options import Params
from waystone.games.dungeon_crawler.rules.figures import (
    abilities,
    has_room,
    is_free,
    is_hero,
)
from waystone.games.dungeon_crawler.rules.frames.moves import WalkFrame
from waystone.games.dungeon_crawler.rules.play import nearest
from waystone.games.dungeon_crawler.rules.segments import sound_path
from waystone.games.dungeon_crawler.state import CrawlerState

_OPEN: Final = (FLOOR, SHALLOW, DEEP, LAVA)


def trap_spaces(
    state: CrawlerState, immune: int, terrain: tuple[int, ...], not_spawn: bool
) -> list[int]:
    """Spaces of the segment that a trap may name: no chest, no other figure, no certain death."""
    walk = nearest(state, WalkFrame)
    can = abilities(state, walk.figure)
    if can & immune:
        return []
    codes = state.terrain.codes
    return [
        cell
        for cell in sound_path(state, walk)
        if codes[cell] in terrain
        and is_free(state, cell)
        and not (not_spawn and BIT[cell] & state.terrain.spawn_bits)
        and not (codes[cell] == LAVA and is_deadly(can, LAVA))
    ]


def pit_trap_spaces(state: CrawlerState) -> list[int]:
    """Floor without a spawn point, under a figure that neither flies nor is incorporeal."""
    return trap_spaces(state, FLIGHT | INCORPOREAL, (FLOOR,), True)


def pit_trap_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """The segment has such a space."""
    return bool(pit_trap_spaces(state))


def sliding_trap_spaces(state: CrawlerState) -> list[int]:
    """Floor or shallow water, under a figure that neither flies nor is incorporeal."""
    return trap_spaces(state, FLIGHT | INCORPOREAL, (FLOOR, SHALLOW), False)


def sliding_trap_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """The segment has such a space."""
    return bool(sliding_trap_spaces(state))


def spear_trap_spaces(state: CrawlerState) -> list[int]:
    """Floor without a spawn point, under a figure that is not incorporeal."""
    return trap_spaces(state, INCORPOREAL, (FLOOR,), True)


def spear_trap_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """The segment has such a space."""
    return bool(spear_trap_spaces(state))


def summoning_trap_spaces(state: CrawlerState, seat: int) -> list[int]:
    """Spaces of another player's Adventurer's segment."""
    figure = nearest(state, WalkFrame).figure
    if not is_hero(figure) or figure == FIRST_HERO + seat:
        return []
    return trap_spaces(state, 0, _OPEN, False)


def summoning_trap_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """Such a space, room for a Monster, and a card for it."""
    has_card = bool(state.creatures or state.creature_discards)
    return has_card and has_room(state, seat) and bool(summoning_trap_spaces(state, seat))


def teleport_trap_spaces(state: CrawlerState) -> list[int]:
    """Any space of anybody's segment."""
    return trap_spaces(state, 0, (ROCK, *_OPEN), False)


def teleport_trap_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """The segment has such a space."""
    return bool(teleport_trap_spaces(state))
