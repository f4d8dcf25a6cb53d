"""Where a held card can change something for the better for its holder (DC-112): one row a card.

Every condition looks at what all can see, never at a hand: whether a card could matter betrays
nobody (H-7), and what the table asks can be worked out by whoever holds the card.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from waystone.games.dungeon_crawler.board import (
    ATTACK_WINDOW,
    HARM_WINDOW,
    ROLL_WINDOW,
    TURN_WINDOW,
    TurnStep,
)
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.rules.conditions.loot import harm_to
from waystone.games.dungeon_crawler.rules.figures import body, hero, is_hero
from waystone.games.dungeon_crawler.rules.frames.fights import AttackFrame, RollFrame
from waystone.games.dungeon_crawler.rules.frames.moves import WalkFrame
from waystone.games.dungeon_crawler.rules.interest import (
    any_thrown,
    can_turn,
    hits_on,
    one_moved,
    one_turned,
    parties,
    rolled_strike,
)
from waystone.games.dungeon_crawler.rules.play import nearest
from waystone.games.dungeon_crawler.rules.stakes import is_chest_in_reach
from waystone.games.dungeon_crawler.state import CrawlerState

Matters = Callable[[CrawlerState, int, int], bool]
"""Whether a card can matter to a seat in the window of this kind that is about to open."""
_RIMS: Final = (TurnStep.NOT_BEGUN, TurnStep.WINDING_UP)
"""The steps in which the first and the last turn window of an activation open (DC-95)."""

# Turn windows


def is_opening(state: CrawlerState, seat: int, window: int) -> bool:
    """The first turn window of the own activation."""
    return window == TURN_WINDOW and state.step == TurnStep.NOT_BEGUN and state.active == seat


def is_threat(state: CrawlerState, seat: int, window: int) -> bool:
    """The last turn window before another Adventurer that could reach a chest in its Move."""
    is_last = state.step == TurnStep.BRING_MONSTER  # the window after it is the one before step 5
    if window != TURN_WINDOW or not is_last or state.active == seat:
        return False
    return is_chest_in_reach(state, state.active)


def opening_or_threat(state: CrawlerState, seat: int, window: int) -> bool:
    """Monsters, tiles and blows: at the own beginning, or before somebody may win."""
    return is_opening(state, seat, window) or is_threat(state, seat, window)


def is_own_turn(state: CrawlerState, seat: int, window: int) -> bool:
    """The first or the last turn window of the own activation."""
    is_rim = state.step in _RIMS
    return window == TURN_WINDOW and state.active == seat and is_rim


def only_in_step_5(state: CrawlerState, seat: int, window: int) -> bool:
    """Never in a window: an own decision in step 5 is asked anyway (DC-95)."""
    return False


# Healing and defences


def heals(state: CrawlerState, seat: int, window: int) -> bool:
    """The own Adventurer is wounded at a usual turn window, or about to be wounded further."""
    if not state.wounds[hero(seat)]:
        return False
    if window == TURN_WINDOW:
        return state.step in _RIMS
    return window == HARM_WINDOW and harm_to(state, seat) > 0


def shields(state: CrawlerState, seat: int, window: int) -> bool:
    """The own Adventurer is about to be wounded or destroyed (Amulet of Protection)."""
    return window == HARM_WINDOW and harm_to(state, seat) != 0


def saves(state: CrawlerState, seat: int, window: int) -> bool:
    """The own activation begins, or the own Adventurer is about to be destroyed (potions)."""
    if window == HARM_WINDOW:
        return harm_to(state, seat) < 0
    return is_opening(state, seat, window)


def keeps_alive(state: CrawlerState, seat: int, window: int) -> bool:
    """The own activation, or wounds that are deadly only without the Magic Belt."""
    if window != HARM_WINDOW:
        return is_own_turn(state, seat, window)
    left = body(state, hero(seat)) - state.wounds[hero(seat)]
    return left <= harm_to(state, seat) < left + BOX.card("magic_belt").amount("bp")


def wards_off(state: CrawlerState, seat: int, window: int) -> bool:
    """The own activation, or hits that the Magic Cloak would make misses."""
    if window != ROLL_WINDOW:
        return is_own_turn(state, seat, window)
    return _spares(state, seat, BOX.card("magic_cloak").amount("def"), 0)


def fends_off(state: CrawlerState, seat: int, window: int) -> bool:
    """Hits on the own Adventurer that Defensive Prowess would take away."""
    return window == ROLL_WINDOW and _spares(
        state, seat, 0, BOX.card("defensive_prowess").amount("hits")
    )


def _spares(state: CrawlerState, seat: int, armour: int, ignored: int) -> bool:
    """Whether fewer hits would count on the own Adventurer."""
    strike = rolled_strike(state)
    if strike is None or strike.victim() != hero(seat):
        return False
    dice = nearest(state, RollFrame).dice
    return hits_on(state, dice, armour, ignored) < hits_on(state, dice)


def turns_back(state: CrawlerState, seat: int, window: int) -> bool:
    """A figure's dice have hit the own Adventurer (Mirror Trap)."""
    strike = rolled_strike(state)
    if strike is None or strike.is_turned() or strike.target != hero(seat):
        return False
    return hits_on(state, nearest(state, RollFrame).dice) > 0


# Blows


def arms(state: CrawlerState, seat: int, window: int) -> bool:
    """The own activation begins, or the own Adventurer strikes (Magic Weapon)."""
    if window == ATTACK_WINDOW:
        return nearest(state, AttackFrame).attacker == hero(seat)
    return is_opening(state, seat, window)


def strengthens(state: CrawlerState, seat: int, window: int) -> bool:
    """An own blow at several at once, or dice that one more would turn (Combat Prowess)."""
    if window == ATTACK_WINDOW:
        attack = nearest(state, AttackFrame)
        return attack.attacker == hero(seat) and len(attack.targets) > 1
    strike = rolled_strike(state)
    if strike is None or strike.attacker != hero(seat):
        return False
    dice = nearest(state, RollFrame).dice
    plus = BOX.card("combat_prowess").amount("plus")
    more = hits_on(state, [die + plus for die in dice]) - hits_on(state, dice)
    return more > 0 and strike.victim() != hero(seat)


# Traps


def hinders(state: CrawlerState, seat: int, window: int) -> bool:
    """Another player's Adventurer has committed a segment."""
    walker = nearest(state, WalkFrame).figure
    return is_hero(walker) and walker != hero(seat)


# Dice


def moves_by_1(state: CrawlerState, seat: int, window: int) -> bool:
    """The roll turns in the holder's interest if one die moves by 1 (Power Card I)."""
    return can_turn(state, seat, one_moved(state, BOX.card("power_card_1").amount("delta")))


def moves_by_2(state: CrawlerState, seat: int, window: int) -> bool:
    """The roll turns in the holder's interest if one die moves by 2 (Power Card II)."""
    return can_turn(state, seat, one_moved(state, BOX.card("power_card_2").amount("delta")))


def throws_again(state: CrawlerState, seat: int, window: int) -> bool:
    """A second throw of any dice could turn the roll in the holder's interest (Power Card III)."""
    return can_turn(state, seat, any_thrown(state))


def turns_one(state: CrawlerState, seat: int, window: int) -> bool:
    """The roll turns in the holder's interest if one die shows another face (Power Card IV)."""
    return can_turn(state, seat, one_turned(state))


def rings(state: CrawlerState, seat: int, window: int) -> bool:
    """The own activation begins, or an own die could turn the roll (Magic Ring)."""
    if window != ROLL_WINDOW:
        return is_opening(state, seat, window)
    return seat in parties(state) and can_turn(state, seat, one_turned(state, seat))


ROWS: Final[dict[str, Matters]] = {
    # The labyrinth and its Monsters: at the own beginning, or before somebody may win.
    "cave_in": opening_or_threat,
    "crushing_trap": opening_or_threat,
    "doppelganger": opening_or_threat,
    "false_treasure": opening_or_threat,
    "lure": opening_or_threat,
    "reinforcements": opening_or_threat,
    "rotating_rooms": opening_or_threat,
    "scroll_of_fireball": opening_or_threat,
    "secret_door": opening_or_threat,
    "shifting_rooms": opening_or_threat,
    "switch_trap": opening_or_threat,
    "warp_space": opening_or_threat,
    # What serves the own Adventurer alone: at the own beginning.
    "extra_wealth": is_opening,
    "magic_boots": is_opening,
    "map": is_opening,
    "ranged_attack": is_opening,
    "magic_weapon": arms,
    "potion_of_quickness": only_in_step_5,
    "rapid_strike": only_in_step_5,
    "scroll_of_teleportation": only_in_step_5,
    # Healing and defences.
    "healing_font": heals,
    "potion_of_healing": heals,
    "amulet_of_protection": shields,
    "potion_of_firewalk": saves,
    "potion_of_flight": saves,
    "magic_belt": keeps_alive,
    "magic_cloak": wards_off,
    "defensive_prowess": fends_off,
    "mirror_trap": turns_back,
    # Traps on the path of another Adventurer.
    "pit_trap": hinders,
    "sliding_trap": hinders,
    "spear_trap": hinders,
    "summoning_trap": hinders,
    "teleport_trap": hinders,
    # Dice that can still turn.
    "combat_prowess": strengthens,
    "power_card_1": moves_by_1,
    "power_card_2": moves_by_2,
    "power_card_3": throws_again,
    "power_card_4": turns_one,
    "magic_ring": rings,
}
MATTERS: Final = tuple([ROWS[card.id] for card in BOX.cards])
"""The same by the card's number."""
