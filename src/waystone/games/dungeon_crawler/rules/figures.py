"""Adventurers and Monsters: their numbers with gear, and where they stand."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.bits import AROUND_BITS, BIT, bits_of, disk, spaces_of
from waystone.games.dungeon_crawler.board import (
    AREA,
    DOPPELGANGER,
    FIREPROOF,
    FIRST_HERO,
    FLIGHT,
    MAXIMUM,
    MELEE,
    NOBODY,
    NOWHERE,
    RANGED,
)
from waystone.games.dungeon_crawler.box import BOX, Adventurer
from waystone.games.dungeon_crawler.state import CrawlerState, replaced, without

_NUMBER: Final = BOX.card_by_id
BELT: Final = _NUMBER["magic_belt"]
BOOTS: Final = _NUMBER["magic_boots"]
CLOAK: Final = _NUMBER["magic_cloak"]
RING: Final = _NUMBER["magic_ring"]
WEAPON: Final = _NUMBER["magic_weapon"]
RANGED_ATTACK: Final = _NUMBER["ranged_attack"]
FIREWALK: Final = _NUMBER["potion_of_firewalk"]
FLIGHT_POTION: Final = _NUMBER["potion_of_flight"]
WEB_LIMIT: Final = 2
_ABILITIES: Final = (*(creature.abilities for creature in BOX.creatures), 0)
"""Of each Monster; the Doppelganger has none."""


def hero(seat: int) -> int:
    """The figure of a seat's Adventurer."""
    return FIRST_HERO + seat


def is_hero(figure: int) -> bool:
    """Whether a figure is an Adventurer."""
    return figure >= FIRST_HERO


def player_of(state: CrawlerState, figure: int) -> int:
    """The owner of an Adventurer or the controller of a Monster (DC-4)."""
    return figure - FIRST_HERO if figure >= FIRST_HERO else state.boss[figure]


def on_mat(state: CrawlerState, seat: int) -> bool:
    """Whether a seat's Adventurer is on the mat."""
    return state.spot[FIRST_HERO + seat] >= 0


def heroes_on_mat(state: CrawlerState) -> list[int]:
    """Every Adventurer on the mat, by seat."""
    spot, seats = state.spot, len(state.absent)
    return [figure for figure in range(FIRST_HERO, FIRST_HERO + seats) if spot[figure] >= 0]


def figures_on_mat(state: CrawlerState) -> list[int]:
    """Every figure on the mat, Monsters first."""
    return [figure for figure, cell in enumerate(state.spot) if cell >= 0]


def figure_at(state: CrawlerState, cell: int) -> int:
    """The figure on a space, or NOBODY."""
    return state.occupant[cell] - 1


def is_free(state: CrawlerState, cell: int) -> bool:
    """No figure and no chest (DC-4)."""
    return not state.occupant[cell] and cell not in state.chests


def free_stops(state: CrawlerState, can: int) -> int:
    """The spaces without figure or chest on which such abilities can stay."""
    return state.terrain.ground(can).stops & ~(state.occupied | bits_of(state.chests))


def nearest_stops(state: CrawlerState, can: int, here: int) -> list[int]:
    """The nearest of those to a space that is none of them, walls ignored (DC-66)."""
    free = free_stops(state, can)
    beside = spaces_of(free & AROUND_BITS[here])
    if beside:
        return beside
    far = 1
    while not free & disk(here, far):
        far += 1
    return spaces_of(free & disk(here, far))


def card_of(state: CrawlerState, figure: int) -> Adventurer:
    """The adventurer card of an Adventurer, or the one that the Doppelganger copies."""
    if figure == DOPPELGANGER:
        return BOX.adventurers[state.copied_card]
    return BOX.adventurers[state.heroes[figure - FIRST_HERO]]


def abilities(state: CrawlerState, figure: int) -> int:
    """What a figure has from its card or, for a while, from potions (DC-92)."""
    if figure < FIRST_HERO:
        return _ABILITIES[figure]
    gear = state.gear[figure - FIRST_HERO]
    return (FLIGHT_POTION in gear) * FLIGHT | (FIREWALK in gear) * FIREPROOF


def _gear(state: CrawlerState, figure: int) -> list[int]:
    return state.gear[figure - FIRST_HERO] if figure >= FIRST_HERO else []


def movement(state: CrawlerState, figure: int) -> int:
    """MV: the race's plus gear, or the card's (DC-30)."""
    if figure < DOPPELGANGER:
        return BOX.creatures[figure].mv
    boots = BOX.cards[BOOTS].amount("mv") if BOOTS in _gear(state, figure) else 0
    return card_of(state, figure).mv + boots


def body(state: CrawlerState, figure: int) -> int:
    """BP with gear (DC-69)."""
    if figure < DOPPELGANGER:
        return BOX.creatures[figure].bp
    belt = BOX.cards[BELT].amount("bp") if BELT in _gear(state, figure) else 0
    return card_of(state, figure).bp + belt


def defence(state: CrawlerState, figure: int) -> int:
    """DEF with gear, from 2 to 6 (DC-62)."""
    if figure < DOPPELGANGER:
        value = BOX.creatures[figure].defence
    else:
        cloak = BOX.cards[CLOAK].amount("def") if CLOAK in _gear(state, figure) else 0
        value = card_of(state, figure).defence + cloak
    return min(6, max(2, value))


def dice_for(state: CrawlerState, figure: int, kind: int) -> int:
    """How many dice a figure has for an attack kind, extra dice included (DC-62, R-18)."""
    if figure < DOPPELGANGER:
        return BOX.creatures[figure].dice[kind]
    card = card_of(state, figure)
    gear = _gear(state, figure)
    if kind == MELEE:
        return card.melee + (BOX.cards[WEAPON].amount("melee") if WEAPON in gear else 0)
    if kind == RANGED and RANGED_ATTACK in gear:
        name = "ranged_if_already" if card.ranged else "ranged"
        return card.ranged + BOX.cards[RANGED_ATTACK].amount(name)
    return card.area if kind == AREA else card.ranged


def treasure_of(figure: int) -> int:
    """How many cards slaying a Monster is worth (DC-54)."""
    if figure == DOPPELGANGER:
        return BOX.cards[_NUMBER["doppelganger"]].amount("treasure")
    return BOX.creatures[figure].treasure


def lift(state: CrawlerState, figure: int) -> None:
    """Take a figure off its space."""
    cell = state.spot[figure]
    if cell >= 0:
        state.occupant[cell] = 0
        state.occupied &= ~BIT[cell]
        if figure >= FIRST_HERO:
            state.heroes_at &= ~BIT[cell]
    state.spot[figure] = NOWHERE


def set_down(state: CrawlerState, figure: int, cell: int) -> None:
    """Put a figure on a space; where it stood before is free."""
    lift(state, figure)
    state.occupant[cell] = figure + 1
    state.occupied |= BIT[cell]
    if figure >= FIRST_HERO:
        state.heroes_at |= BIT[cell]
    state.spot[figure] = cell


def players(state: CrawlerState) -> list[int]:
    """The seats that play, those about to come in included."""
    return [seat for seat in range(state.seats) if not state.absent[seat]]


def clockwise(state: CrawlerState, seat: int) -> list[int]:
    """All seats of the circle from this one on: newcomers sit at its end (DC-2, DC-21)."""
    at = state.order.index(seat)
    return state.order[at:] + state.order[:at]


def has_room(state: CrawlerState, seat: int) -> bool:
    """Whether a seat is below its monster maximum (DC-78)."""
    return len(state.packs[seat]) < MAXIMUM[max(2, len(players(state)))]


def enlist(state: CrawlerState, figure: int, seat: int, cell: int) -> None:
    """A Monster comes under control, last in drawing order (DC-77)."""
    state.boss = replaced(state.boss, figure, seat)
    state.packs = replaced(state.packs, seat, [*state.packs[seat], figure])
    set_down(state, figure, cell)


def dismiss(state: CrawlerState, figure: int) -> None:
    """A Monster leaves the mat and its controller."""
    lift(state, figure)
    seat = state.boss[figure]
    state.packs = replaced(state.packs, seat, without(state.packs[seat], figure))
    state.boss = replaced(state.boss, figure, NOBODY)
    state.wounds = replaced(state.wounds, figure, 0)
