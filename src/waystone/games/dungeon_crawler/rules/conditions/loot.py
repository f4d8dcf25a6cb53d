"""When loot for one's own Adventurer fits."""

from __future__ import annotations

from waystone.games.dungeon_crawler.bits import PLACE_BITS, disk, spaces_of
from waystone.games.dungeon_crawler.board import (
    ATTACK_WINDOW,
    CENTRE,
    FIREBALL,
    HARM_WINDOW,
    LAVA,
    MELEE,
    TURN_WINDOW,
)
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.options import Params
from waystone.games.dungeon_crawler.rules.aiming import has_centre
from waystone.games.dungeon_crawler.rules.figures import (
    abilities,
    free_stops,
    hero,
)
from waystone.games.dungeon_crawler.rules.frames.fights import DESTRUCTION, AttackFrame, HarmFrame
from waystone.games.dungeon_crawler.rules.frames.turns import ActFrame
from waystone.games.dungeon_crawler.rules.interest import rolled_strike
from waystone.games.dungeon_crawler.rules.play import nearest
from waystone.games.dungeon_crawler.state import CrawlerState


def harm_to(state: CrawlerState, seat: int) -> int:
    """The wounds about to be dealt to a seat's Adventurer, DESTRUCTION, or 0."""
    frame = nearest(state, HarmFrame)
    return frame.wounds if frame.figure == hero(seat) else 0


def always_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """Any turn window will do."""
    return True


def amulet_of_protection_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """The own Adventurer is about to be harmed."""
    return harm_to(state, seat) != 0


def combat_prowess_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """An attack by the own Adventurer."""
    if window == ATTACK_WINDOW:
        return nearest(state, AttackFrame).attacker == hero(seat)
    strike = rolled_strike(state)
    return strike is not None and strike.attacker == hero(seat)


def defensive_prowess_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """An attack on the own Adventurer."""
    if window == ATTACK_WINDOW:
        return hero(seat) in nearest(state, AttackFrame).targets
    strike = rolled_strike(state)
    return strike is not None and strike.target == hero(seat) and not strike.is_turned()


def magic_belt_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """In a turn window, or when the own Adventurer is about to be wounded."""
    return window == TURN_WINDOW or harm_to(state, seat) > 0


def magic_cloak_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """In a turn window, or when the own Adventurer's DEF is about to count."""
    if window == TURN_WINDOW:
        return True
    if window == ATTACK_WINDOW:
        return hero(seat) in nearest(state, AttackFrame).targets
    strike = rolled_strike(state)
    return strike is not None and strike.victim() == hero(seat)


def magic_weapon_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """In a turn window, or with a melee attack by the own Adventurer."""
    if window == TURN_WINDOW:
        return True
    frame = nearest(state, AttackFrame)
    return frame.attacker == hero(seat) and frame.attack == MELEE


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
        window != HARM_WINDOW or nearest(state, HarmFrame).figure == hero(seat)
    )


def scroll_of_teleportation_spaces(state: CrawlerState, seat: int) -> list[int]:
    """Free safe spaces up to 10 away, not on the centre tile."""
    figure = hero(seat)
    far = BOX.card("scroll_of_teleportation").amount("distance")
    around = disk(state.spot[figure], far) & ~PLACE_BITS[CENTRE]
    return spaces_of(free_stops(state, abilities(state, figure)) & around)


def scroll_of_teleportation_fits(
    params: Params, state: CrawlerState, seat: int, window: int
) -> bool:
    """It takes the place of a Move that may still be made."""
    return nearest(state, ActFrame).can_move() and bool(scroll_of_teleportation_spaces(state, seat))


def scroll_of_fireball_fits(params: Params, state: CrawlerState, seat: int, window: int) -> bool:
    """There is a centre that would affect somebody (DC-61)."""
    return has_centre(state, hero(seat), FIREBALL)
