"""Loot for one's own Adventurer: gear, potions, scrolls, prowess."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.bits import PLACE_BITS, disk, spaces_of
from waystone.games.dungeon_crawler.board import (
    ATTACK_WINDOW,
    CENTRE,
    FIREBALL,
    FIRST_HERO,
    HARM_WINDOW,
    LAVA,
    MELEE,
    TURN_WINDOW,
    distance,
)
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.events import Put
from waystone.games.dungeon_crawler.options import Params
from waystone.games.dungeon_crawler.rules.acting import can_still_move, spend_move
from waystone.games.dungeon_crawler.rules.attacking import attack, centres
from waystone.games.dungeon_crawler.rules.cards.figures import heal
from waystone.games.dungeon_crawler.rules.figures import (
    abilities,
    free_stops,
    hero,
    set_down,
)
from waystone.games.dungeon_crawler.rules.frames import (
    ACTING,
    ATTACK,
    DONE,
    HARM,
    ROLL,
    SPACE,
    STRIKE,
)
from waystone.games.dungeon_crawler.rules.hand import Effect
from waystone.games.dungeon_crawler.rules.harm import DESTRUCTION
from waystone.games.dungeon_crawler.rules.play import Play, nearest
from waystone.games.dungeon_crawler.rules.pushing import be_put
from waystone.games.dungeon_crawler.state import CrawlerState, Frame

_CARD: Final = {card.id: card for card in BOX.cards}
NO_STRIKE: Final = Frame(STRIKE)


def rolled_strike(state: CrawlerState) -> Frame:
    """The strike that the dice on the table belong to; an empty one for other rolls."""
    strike = state.stack[state.stack.index(nearest(state, ROLL)) - 1]
    return strike if strike.kind == STRIKE else NO_STRIKE


def harm_to(state: CrawlerState, seat: int) -> int:
    """The wounds about to be dealt to a seat's Adventurer, DESTRUCTION, or 0."""
    frame = nearest(state, HARM)
    return frame.number if frame.figure == hero(seat) else 0


def in_play(play: Play, frame: Frame) -> int:
    """Gear and lasting cards lie face up and work by being there (DC-57)."""
    return DONE


def always_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """Any turn window will do."""
    return True


# Amulet of Protection


def amulet_of_protection_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """The own Adventurer is about to be harmed."""
    return harm_to(state, seat) != 0


def amulet_of_protection(play: Play, frame: Frame) -> int:
    """No wounds; or away from lava or deep water to the nearest safe space."""
    state = play.state
    harm = nearest(state, HARM)
    is_destruction, harm.number = harm.number == DESTRUCTION, 0
    if not is_destruction:
        return DONE
    spaces = safe_spaces(state, hero(frame.seat))
    play.choose(frame.seat, SPACE, [ACTIONS.target + cell for cell in spaces])
    return 1


def safe_spaces(state: CrawlerState, figure: int) -> list[int]:
    """The nearest free spaces where an Adventurer can stop."""
    here = state.spot[figure]
    free = spaces_of(free_stops(state, abilities(state, figure)))
    least = min(distance(here, cell) for cell in free)
    return [cell for cell in free if distance(here, cell) == least]


def amulet_of_protection_saves(play: Play, frame: Frame) -> int:
    """The Adventurer stands there."""
    figure, cell = hero(frame.seat), play.state.answer - ACTIONS.target
    set_down(play.state, figure, cell)
    play.tell(Put(figure, cell, "amulet"))
    be_put(play, figure, frame.seat)
    return DONE


# Combat Prowess and Defensive Prowess


def combat_prowess_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """An attack by the own Adventurer."""
    if window == ATTACK_WINDOW:
        return nearest(state, ATTACK).figure == hero(seat)
    return rolled_strike(state).figure == hero(seat)


def combat_prowess(play: Play, frame: Frame) -> int:
    """+1 to every die: of all targets before the dice, of one roll after them (DC-105)."""
    plus = _CARD["combat_prowess"].amount("plus")
    if _is_after_roll(play.state):
        rolled_strike(play.state).number += plus
    else:
        nearest(play.state, ATTACK).spare += plus
    return DONE


def _is_after_roll(state: CrawlerState) -> bool:
    """Whether the window in which a card was played is that of a roll."""
    for frame in reversed(state.stack):
        if frame.kind in (ROLL, ATTACK):
            return frame.kind == ROLL
    return False


def defensive_prowess_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """An attack on the own Adventurer."""
    if window == ATTACK_WINDOW:
        return hero(seat) in nearest(state, ATTACK).cells
    strike = rolled_strike(state)
    return strike.other == hero(seat) and not strike.cells


def defensive_prowess(play: Play, frame: Frame) -> int:
    """Up to 2 hits are ignored."""
    if _is_after_roll(play.state):
        rolled_strike(play.state).spare += _CARD["defensive_prowess"].amount("hits")
    else:
        nearest(play.state, ATTACK).other |= 1 << frame.seat
    return DONE


# Magic gear


def magic_belt_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """In a turn window, or when the own Adventurer is about to be wounded."""
    return window == TURN_WINDOW or harm_to(state, seat) > 0


def magic_cloak_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """In a turn window, or when the own Adventurer's DEF is about to count."""
    if window == TURN_WINDOW:
        return True
    if window == ATTACK_WINDOW:
        return hero(seat) in nearest(state, ATTACK).cells
    strike = rolled_strike(state)
    return hero(seat) == (strike.figure if strike.cells else strike.other)


def magic_weapon_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """In a turn window, or with a melee attack by the own Adventurer."""
    if window == TURN_WINDOW:
        return True
    frame = nearest(state, ATTACK)
    return frame.figure == hero(seat) and frame.number == MELEE


# Potions


def potion_of_firewalk_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """In a turn window, or when lava is about to destroy the own Adventurer."""
    here = state.spot[hero(seat)]
    is_lava = state.terrain.codes[here] == LAVA
    return window == TURN_WINDOW or (is_lava and harm_to(state, seat) == DESTRUCTION)


def potion_of_flight_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """In a turn window, or when lava or water is about to destroy the own Adventurer."""
    return window == TURN_WINDOW or harm_to(state, seat) == DESTRUCTION


def potion_of_healing_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """The own Adventurer has wounds; healing comes before new ones (DC-99)."""
    return state.wounds[hero(seat)] > 0 and (
        window != HARM_WINDOW or nearest(state, HARM).figure == hero(seat)
    )


def potion_of_healing(play: Play, frame: Frame) -> int:
    """Remove all wounds."""
    heal(play, hero(frame.seat), play.state.wounds[hero(frame.seat)])
    return DONE


# In step 5


def potion_of_quickness(play: Play, frame: Frame) -> int:
    """One more Move."""
    nearest(play.state, ACTING).cell += 1
    return DONE


def rapid_strike(play: Play, frame: Frame) -> int:
    """One more Attack."""
    nearest(play.state, ACTING).other += 1
    return DONE


def scroll_of_teleportation_spaces(state: CrawlerState, seat: int) -> list[int]:
    """Free safe spaces up to 10 away, not on the centre tile."""
    figure = hero(seat)
    far = _CARD["scroll_of_teleportation"].amount("distance")
    around = disk(state.spot[figure], far) & ~PLACE_BITS[CENTRE]
    return spaces_of(free_stops(state, abilities(state, figure)) & around)


def scroll_of_teleportation_fits(
    params: Params, state: CrawlerState, seat: int, window: int
) -> bool:
    """It takes the place of a Move that may still be made."""
    return can_still_move(nearest(state, ACTING)) and bool(
        scroll_of_teleportation_spaces(state, seat)
    )


def scroll_of_teleportation(play: Play, frame: Frame) -> int:
    """Choose the space."""
    spaces = scroll_of_teleportation_spaces(play.state, frame.seat)
    play.choose(frame.seat, SPACE, [ACTIONS.target + cell for cell in spaces])
    return 1


def scroll_of_teleportation_carries(play: Play, frame: Frame) -> int:
    """Through any walls, instead of the Move."""
    spend_move(nearest(play.state, ACTING))
    figure, cell = FIRST_HERO + frame.seat, play.state.answer - ACTIONS.target
    set_down(play.state, figure, cell)
    play.tell(Put(figure, cell, "teleport"))
    be_put(play, figure, frame.seat)
    return DONE


# Scroll of Fireball


def scroll_of_fireball_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """There is a centre that would affect somebody (DC-61)."""
    return bool(centres(state, hero(seat), FIREBALL))


def scroll_of_fireball(play: Play, frame: Frame) -> int:
    """Choose the centre."""
    cells = centres(play.state, hero(frame.seat), FIREBALL)
    play.choose(frame.seat, SPACE, [ACTIONS.target + cell for cell in cells])
    return 1


def scroll_of_fireball_bursts(play: Play, frame: Frame) -> int:
    """An Area attack of 3 dice by the Adventurer (DC-102)."""
    attack(play, hero(frame.seat), FIREBALL, play.state.answer - ACTIONS.target)
    return DONE


CARDS: Final[dict[str, Effect]] = {
    "amulet_of_protection": (
        amulet_of_protection_fits,
        (amulet_of_protection, amulet_of_protection_saves),
    ),
    "combat_prowess": (combat_prowess_fits, (combat_prowess,)),
    "defensive_prowess": (defensive_prowess_fits, (defensive_prowess,)),
    "magic_belt": (magic_belt_fits, (in_play,)),
    "magic_boots": (always_fits, (in_play,)),
    "magic_cloak": (magic_cloak_fits, (in_play,)),
    "magic_weapon": (magic_weapon_fits, (in_play,)),
    "ranged_attack": (always_fits, (in_play,)),
    "potion_of_firewalk": (potion_of_firewalk_fits, (in_play,)),
    "potion_of_flight": (potion_of_flight_fits, (in_play,)),
    "potion_of_healing": (potion_of_healing_fits, (potion_of_healing,)),
    "potion_of_quickness": (always_fits, (potion_of_quickness,)),
    "rapid_strike": (always_fits, (rapid_strike,)),
    "scroll_of_teleportation": (
        scroll_of_teleportation_fits,
        (scroll_of_teleportation, scroll_of_teleportation_carries),
    ),
    "scroll_of_fireball": (
        scroll_of_fireball_fits,
        (scroll_of_fireball, scroll_of_fireball_bursts),
    ),
}
