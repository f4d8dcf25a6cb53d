"""Traps on the path: they name a space of a committed segment (DC-98)."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.board import (
    AROUND,
    CELLS,
    DEEP,
    EMPTY,
    FIRST_HERO,
    FLIGHT,
    FLOOR,
    INCORPOREAL,
    LAVA,
    SHALLOW,
    SIDE,
)
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.events import Appeared, CreatureDiscarded, CreatureDrawn, Put
from waystone.games.dungeon_crawler.ground import is_deadly
from waystone.games.dungeon_crawler.options import Params
from waystone.games.dungeon_crawler.rules.attacking import strike_at
from waystone.games.dungeon_crawler.rules.figures import (
    abilities,
    enlist,
    has_room,
    is_free,
    is_hero,
    set_down,
)
from waystone.games.dungeon_crawler.rules.frames import DONE, MONSTER_ATTACK, SPACE, WALK, WAY
from waystone.games.dungeon_crawler.rules.hand import Effect
from waystone.games.dungeon_crawler.rules.harm import harm
from waystone.games.dungeon_crawler.rules.moving import advance_to
from waystone.games.dungeon_crawler.rules.play import Play, nearest
from waystone.games.dungeon_crawler.rules.pushing import be_put
from waystone.games.dungeon_crawler.rules.segments import sound_path
from waystone.games.dungeon_crawler.rules.spawning import spawn
from waystone.games.dungeon_crawler.rules.steps import end_of_move
from waystone.games.dungeon_crawler.rules.treasure import collect, draw_from
from waystone.games.dungeon_crawler.state import CrawlerState, Frame
from waystone.games.dungeon_crawler.walking import can_stop

_CARD: Final = {card.id: card for card in BOX.cards}
_ALL: Final = (FLOOR, SHALLOW, DEEP, LAVA)


def trap_spaces(
    state: CrawlerState, immune: int, terrain: tuple[int, ...], not_spawn: bool
) -> list[int]:
    """Spaces of the segment that a trap may name: no chest, no other figure, no certain death."""
    walk = nearest(state, WALK)
    can = abilities(state, walk.figure)
    if can & immune:
        return []
    codes = state.terrain.codes
    return [
        cell
        for cell in sound_path(state, walk)
        if codes[cell] in terrain
        and is_free(state, cell)
        and not (not_spawn and cell in state.terrain.spawn_points)
        and not (codes[cell] == LAVA and is_deadly(can, LAVA))
    ]


def choose_space(play: Play, frame: Frame, cells: list[int]) -> int:
    """Name the space."""
    play.choose(frame.seat, SPACE, sorted(ACTIONS.target + cell for cell in cells))
    return 1


def spring(play: Play, frame: Frame) -> int:
    """The figure is brought to the named space along its segment; returns the figure (DC-98)."""
    walk = nearest(play.state, WALK)
    cell = play.state.answer - ACTIONS.target
    advance_to(play, walk, walk.cells.index(cell) + 1)
    return walk.figure


# Pit Trap


def pit_trap_spaces(state: CrawlerState) -> list[int]:
    """Floor without a spawn point, under a figure that neither flies nor is incorporeal."""
    return trap_spaces(state, FLIGHT | INCORPOREAL, (FLOOR,), True)


def pit_trap_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """The segment has such a space."""
    return bool(pit_trap_spaces(state))


def pit_trap(play: Play, frame: Frame) -> int:
    """Name the space."""
    return choose_space(play, frame, pit_trap_spaces(play.state))


def pit_trap_opens(play: Play, frame: Frame) -> int:
    """A wound, and the Move ends there."""
    figure = spring(play, frame)
    end_of_move(play.state)
    harm(play, figure, _CARD["pit_trap"].amount("wounds"), frame.seat)
    return DONE


# Sliding Trap


def sliding_trap_spaces(state: CrawlerState) -> list[int]:
    """Floor or shallow water, under a figure that neither flies nor is incorporeal."""
    return trap_spaces(state, FLIGHT | INCORPOREAL, (FLOOR, SHALLOW), False)


def sliding_trap_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """The segment has such a space."""
    return bool(sliding_trap_spaces(state))


def sliding_trap(play: Play, frame: Frame) -> int:
    """Name the space."""
    return choose_space(play, frame, sliding_trap_spaces(play.state))


def sliding_trap_tilts(play: Play, frame: Frame) -> int:
    """Bring the figure there, then choose the way."""
    frame.figure = spring(play, frame)
    end_of_move(play.state)
    play.ask(frame.seat, WAY, range(ACTIONS.way, ACTIONS.way + 4))
    return 2


def sliding_trap_slides(play: Play, frame: Frame) -> int:
    """Up to 5 spaces, until something stops it; an Adventurer collects what it passes."""
    state, figure = play.state, frame.figure
    for cell in slide(state, state.spot[figure], state.answer - ACTIONS.way):
        set_down(state, figure, cell)
        collect(play, figure)
    play.tell(Put(figure, state.spot[figure], "slide"))
    be_put(play, figure, frame.seat)
    return DONE


def slide(state: CrawlerState, start: int, way: int) -> list[int]:
    """The spaces of a slide: before a solid or occupied one it stops, on lava too (DC-105)."""
    step = (-SIDE, 1, SIDE, -1)[way]
    found: list[int] = []
    cell = start
    for _ in range(_CARD["sliding_trap"].amount("distance")):
        is_rim = way % 2 == 1 and (cell % SIDE) == (SIDE - 1 if way == 1 else 0)
        cell += step
        if is_rim or not 0 <= cell < CELLS or not state.terrain.is_open(cell):
            break
        if not is_free(state, cell):
            break
        found.append(cell)
        if state.terrain.codes[cell] == LAVA:
            break
    return found


# Spear Trap


def spear_trap_spaces(state: CrawlerState) -> list[int]:
    """Floor without a spawn point, under a figure that is not incorporeal."""
    return trap_spaces(state, INCORPOREAL, (FLOOR,), True)


def spear_trap_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """The segment has such a space."""
    return bool(spear_trap_spaces(state))


def spear_trap(play: Play, frame: Frame) -> int:
    """Name the space."""
    return choose_space(play, frame, spear_trap_spaces(play.state))


def spear_trap_strikes(play: Play, frame: Frame) -> int:
    """An attack of 3 dice; who lives goes on with the points left."""
    figure = spring(play, frame)
    strike_at(play, frame.seat, figure, _CARD["spear_trap"].amount("dice"))
    return DONE


# Summoning Trap


def summoning_trap_spaces(state: CrawlerState, seat: int) -> list[int]:
    """Spaces of another player's Adventurer's segment."""
    figure = nearest(state, WALK).figure
    if not is_hero(figure) or figure == FIRST_HERO + seat:
        return []
    return trap_spaces(state, 0, _ALL, False)


def summoning_trap_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """Such a space, room for a Monster, and a card for it."""
    has_card = bool(state.creatures or state.creature_discards)
    return has_card and has_room(state, seat) and bool(summoning_trap_spaces(state, seat))


def summoning_trap(play: Play, frame: Frame) -> int:
    """Name the space."""
    return choose_space(play, frame, summoning_trap_spaces(play.state, frame.seat))


def summoning_trap_draws(play: Play, frame: Frame) -> int:
    """A creature card, and a space next to the Adventurer."""
    state = play.state
    frame.figure = spring(play, frame)
    monster = draw_from(play, state.creatures, state.creature_discards, "creatures")
    if monster == EMPTY:
        return DONE
    play.tell(CreatureDrawn(frame.seat, monster, BOX.creatures[monster].id))
    options = [ACTIONS.target + cell for cell in spaces_beside(state, monster, frame.figure)]
    if not options:
        state.creature_discards.append(monster)
        play.tell(CreatureDiscarded(monster))
        return DONE
    state.drawn_creature = monster
    play.choose(frame.seat, SPACE, options)
    return 2


def spaces_beside(state: CrawlerState, monster: int, figure: int) -> list[int]:
    """Free neighbouring spaces where the Monster could stop."""
    can = abilities(state, monster)
    return [
        cell
        for cell in AROUND[state.spot[figure]]
        if is_free(state, cell) and can_stop(state.terrain, can, cell)
    ]


def summoning_trap_bites(play: Play, frame: Frame) -> int:
    """The Monster is there and attacks whom it was summoned for, if it can (DC-116)."""
    state = play.state
    monster, state.drawn_creature = state.drawn_creature, EMPTY
    cell = state.answer - ACTIONS.target
    enlist(state, monster, frame.seat, cell)
    play.tell(Appeared(monster, cell, frame.seat))
    play.begin(MONSTER_ATTACK, frame.seat, monster).other = frame.figure
    return DONE


# Teleport Trap


def teleport_trap_spaces(state: CrawlerState) -> list[int]:
    """Any space of anybody's segment."""
    return trap_spaces(state, 0, (*_ALL, 1), False)


def teleport_trap_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """The segment has such a space."""
    return bool(teleport_trap_spaces(state))


def teleport_trap(play: Play, frame: Frame) -> int:
    """Name the space."""
    return choose_space(play, frame, teleport_trap_spaces(play.state))


def teleport_trap_sends(play: Play, frame: Frame) -> int:
    """Roll for a spawn point; the figure goes there and its Move ends."""
    figure = spring(play, frame)
    end_of_move(play.state)
    spawn(play, figure)
    return DONE


CARDS: Final[dict[str, Effect]] = {
    "pit_trap": (pit_trap_fits, (pit_trap, pit_trap_opens)),
    "sliding_trap": (
        sliding_trap_fits,
        (sliding_trap, sliding_trap_tilts, sliding_trap_slides),
    ),
    "spear_trap": (spear_trap_fits, (spear_trap, spear_trap_strikes)),
    "summoning_trap": (
        summoning_trap_fits,
        (summoning_trap, summoning_trap_draws, summoning_trap_bites),
    ),
    "teleport_trap": (teleport_trap_fits, (teleport_trap, teleport_trap_sends)),
}
