"""Events that concern figures: crushing, copying, healing, luring, switching, warping."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.bits import PLACE_BITS, spaces_of
from waystone.games.dungeon_crawler.board import (
    CENTRE,
    DOPPELGANGER,
    FIRST_HERO,
    INCORPOREAL,
    NEXT_PLACES,
    NOBODY,
    PLACES,
    SPACES,
    distance,
    place_of,
    places_apart,
)
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.events import Appeared, Healed, Put
from waystone.games.dungeon_crawler.options import Params
from waystone.games.dungeon_crawler.rules.attacking import strike_at
from waystone.games.dungeon_crawler.rules.cards.traps import spaces_beside
from waystone.games.dungeon_crawler.rules.figures import (
    abilities,
    enlist,
    figure_at,
    figures_on_mat,
    free_stops,
    has_room,
    hero,
    heroes_on_mat,
    is_hero,
    lift,
    set_down,
)
from waystone.games.dungeon_crawler.rules.frames import DONE, ROLL, SPACE, STRIKE, TARGET, TILE
from waystone.games.dungeon_crawler.rules.hand import Effect
from waystone.games.dungeon_crawler.rules.monsters import move_monster, summon
from waystone.games.dungeon_crawler.rules.play import Play, nearest
from waystone.games.dungeon_crawler.rules.pushing import be_put
from waystone.games.dungeon_crawler.state import CrawlerState, Frame
from waystone.games.dungeon_crawler.walking import can_stop

_CARD: Final = {card.id: card for card in BOX.cards}


def by_space(state: CrawlerState, figures: list[int]) -> list[int]:
    """The actions that point at these figures."""
    return sorted(ACTIONS.target + state.spot[each] for each in figures)


# Crushing Trap: `cells` are the figures yet to be struck.


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


def crushing_trap(play: Play, frame: Frame) -> int:
    """Choose the tile."""
    options = [ACTIONS.tile + place for place in crushing_trap_tiles(play.state)]
    play.choose(frame.seat, TILE, options)
    return 1


def crushing_trap_closes(play: Play, frame: Frame) -> int:
    """Every figure on it that has a body."""
    state = play.state
    place = state.answer - ACTIONS.tile
    frame.cells = [
        figure_at(state, cell)
        for cell in SPACES[place]
        if state.occupant[cell] and not abilities(state, figure_at(state, cell)) & INCORPOREAL
    ]
    return 2


def crushing_trap_strikes(play: Play, frame: Frame) -> int:
    """An attack of 2 dice on each, one after the other (DC-102)."""
    frame.cells = [each for each in frame.cells if play.state.spot[each] >= 0]
    if not frame.cells:
        return DONE
    strike_at(play, frame.seat, frame.cells.pop(0), _CARD["crushing_trap"].amount("dice"))
    return 2


# Doppelganger


def doppelganger_targets(state: CrawlerState, seat: int) -> list[int]:
    """Other players' Adventurers on the mat."""
    return [each for each in heroes_on_mat(state) if each != hero(seat)]


def doppelganger_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """Somebody to copy, and room for a Monster (R-38)."""
    return has_room(state, seat) and bool(doppelganger_targets(state, seat))


def doppelganger(play: Play, frame: Frame) -> int:
    """Choose whom to copy."""
    targets = doppelganger_targets(play.state, frame.seat)
    play.choose(frame.seat, TARGET, by_space(play.state, targets))
    return 1


def doppelganger_copies(play: Play, frame: Frame) -> int:
    """Choose a space next to the Adventurer, or the nearest one (DC-103)."""
    state = play.state
    figure = figure_at(state, state.answer - ACTIONS.target)
    state.copied_seat = figure - FIRST_HERO
    state.copied_card = state.heroes[state.copied_seat]
    spaces = spaces_beside(state, DOPPELGANGER, figure) or nearest_stops(state, state.spot[figure])
    play.choose(frame.seat, SPACE, [ACTIONS.target + cell for cell in spaces])
    return 2


def nearest_stops(state: CrawlerState, here: int) -> list[int]:
    """The nearest free spaces where somebody without abilities could stop."""
    free = spaces_of(free_stops(state, 0))
    least = min(distance(here, cell) for cell in free)
    return [cell for cell in free if distance(here, cell) == least]


def doppelganger_appears(play: Play, frame: Frame) -> int:
    """It is last in its controller's order and acts from the next step 1 on (DC-103)."""
    cell = play.state.answer - ACTIONS.target
    enlist(play.state, DOPPELGANGER, frame.seat, cell)
    play.tell(Appeared(DOPPELGANGER, cell, frame.seat))
    return DONE


# Healing Font


def healing_font_tiles(state: CrawlerState) -> list[int]:
    """Tile spaces with a wounded Adventurer."""
    return sorted(
        {place_of(state.spot[each]) for each in heroes_on_mat(state) if state.wounds[each]}
    )


def healing_font_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """There is such a tile."""
    return bool(healing_font_tiles(state))


def healing_font(play: Play, frame: Frame) -> int:
    """Choose the tile."""
    options = [ACTIONS.tile + place for place in healing_font_tiles(play.state)]
    play.choose(frame.seat, TILE, options)
    return 1


def healing_font_flows(play: Play, frame: Frame) -> int:
    """Every Adventurer on it removes up to 3 wounds."""
    state = play.state
    place = state.answer - ACTIONS.tile
    for figure in heroes_on_mat(state):
        if place_of(state.spot[figure]) == place:
            heal(play, figure, _CARD["healing_font"].amount("amount"))
    return DONE


def heal(play: Play, figure: int, most: int) -> None:
    """Remove wounds."""
    amount = min(most, play.state.wounds[figure])
    if amount:
        play.state.wounds[figure] -= amount
        play.tell(Healed(figure, amount))


# Lure: `other` is the Adventurer, `cells` the Monsters that have moved.


def lure_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """An Adventurer and a Monster are on the mat."""
    return bool(heroes_on_mat(state)) and len(figures_on_mat(state)) > len(heroes_on_mat(state))


def lure(play: Play, frame: Frame) -> int:
    """Choose the Adventurer."""
    play.choose(frame.seat, TARGET, by_space(play.state, heroes_on_mat(play.state)))
    return 1


def lure_calls(play: Play, frame: Frame) -> int:
    """The bait."""
    frame.other = figure_at(play.state, play.state.answer - ACTIONS.target)
    return 2


def lure_chooses(play: Play, frame: Frame) -> int:
    """Choose the next Monster, up to 3; after the first one may stop."""
    state = play.state
    monsters = [
        each for each in figures_on_mat(state) if not is_hero(each) and each not in frame.cells
    ]
    is_over = len(frame.cells) == _CARD["lure"].amount("monsters") or state.spot[frame.other] < 0
    if is_over or not monsters:
        return DONE
    options = by_space(state, monsters) + [ACTIONS.done] * bool(frame.cells)
    play.choose(frame.seat, TARGET, sorted(options))
    return 3


def lure_moves(play: Play, frame: Frame) -> int:
    """It makes one Move towards the Adventurer and does not attack (DC-105)."""
    state = play.state
    if state.answer == ACTIONS.done:
        return DONE
    figure = figure_at(state, state.answer - ACTIONS.target)
    frame.cells.append(figure)
    move_monster(play, figure, frame.other)
    return 2


# Mirror Trap


def mirror_trap_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """An attack roll by a figure against an Adventurer, not turned back yet."""
    strike = state.stack[state.stack.index(nearest(state, ROLL)) - 1]
    return (
        strike.kind == STRIKE
        and strike.figure != NOBODY
        and is_hero(strike.other)
        and not strike.cells
    )


def mirror_trap(play: Play, frame: Frame) -> int:
    """The attacker takes the hits, by its own DEF."""
    nearest(play.state, STRIKE).cells = [frame.seat]
    return DONE


# Reinforcements


def reinforcements_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """Room for a Monster, and a card for it."""
    return has_room(state, seat) and bool(state.creatures or state.creature_discards)


def reinforcements(play: Play, frame: Frame) -> int:
    """Up to 2 Monsters as in step 4."""
    summon(play, frame.seat, _CARD["reinforcements"].amount("count"))
    return DONE


# Switch Trap: `figure` is the first of the two.


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
        places_apart(place_of(here), place_of(there))
        <= _CARD["switch_trap"].amount("tile_distance")
        and CENTRE not in (place_of(here), place_of(there))
        and can_stop(state.terrain, abilities(state, one), there)
        and can_stop(state.terrain, abilities(state, other), here)
    )


def switch_trap_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """There are two such figures."""
    return any(switch_trap_partners(state, each) for each in figures_on_mat(state))


def switch_trap(play: Play, frame: Frame) -> int:
    """Choose one of the two."""
    state = play.state
    pool = [each for each in figures_on_mat(state) if switch_trap_partners(state, each)]
    play.choose(frame.seat, TARGET, by_space(state, pool))
    return 1


def switch_trap_chooses(play: Play, frame: Frame) -> int:
    """Choose the other."""
    state = play.state
    frame.figure = figure_at(state, state.answer - ACTIONS.target)
    partners = switch_trap_partners(state, frame.figure)
    play.choose(frame.seat, TARGET, by_space(state, partners))
    return 2


def switch_trap_springs(play: Play, frame: Frame) -> int:
    """They change places."""
    state, one = play.state, frame.figure
    other = figure_at(state, state.answer - ACTIONS.target)
    here, there = state.spot[one], state.spot[other]
    lift(state, one)
    set_down(state, other, here)
    set_down(state, one, there)
    for figure in (one, other):
        play.tell(Put(figure, state.spot[figure], "switch"))
        be_put(play, figure, frame.seat)
    return DONE


# Warp Space: `figure` is who is warped.


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


def warp_space(play: Play, frame: Frame) -> int:
    """Choose the figure."""
    state = play.state
    pool = [each for each in figures_on_mat(state) if warp_space_spaces(state, each)]
    play.choose(frame.seat, TARGET, by_space(state, pool))
    return 1


def warp_space_chooses(play: Play, frame: Frame) -> int:
    """Choose the space."""
    state = play.state
    frame.figure = figure_at(state, state.answer - ACTIONS.target)
    spaces = warp_space_spaces(state, frame.figure)
    play.choose(frame.seat, SPACE, sorted(ACTIONS.target + cell for cell in spaces))
    return 2


def warp_space_warps(play: Play, frame: Frame) -> int:
    """Through any walls."""
    cell = play.state.answer - ACTIONS.target
    set_down(play.state, frame.figure, cell)
    play.tell(Put(frame.figure, cell, "warp"))
    be_put(play, frame.figure, frame.seat)
    return DONE


CARDS: Final[dict[str, Effect]] = {
    "crushing_trap": (
        crushing_trap_fits,
        (crushing_trap, crushing_trap_closes, crushing_trap_strikes),
    ),
    "doppelganger": (
        doppelganger_fits,
        (doppelganger, doppelganger_copies, doppelganger_appears),
    ),
    "healing_font": (healing_font_fits, (healing_font, healing_font_flows)),
    "lure": (lure_fits, (lure, lure_calls, lure_chooses, lure_moves)),
    "mirror_trap": (mirror_trap_fits, (mirror_trap,)),
    "reinforcements": (reinforcements_fits, (reinforcements,)),
    "switch_trap": (switch_trap_fits, (switch_trap, switch_trap_chooses, switch_trap_springs)),
    "warp_space": (warp_space_fits, (warp_space, warp_space_chooses, warp_space_warps)),
}
