"""The dragon: waking, targets, flight, attacks (DD-50 to DD-66, DD-77 to DD-79)."""

from __future__ import annotations

from waystone.games.delve_and_dash.board import NO_CELL, NO_SEAT, SOLO
from waystone.games.delve_and_dash.events import (
    Attacked,
    Died,
    DragonWoke,
    Respawned,
    TreasureDropped,
)
from waystone.games.delve_and_dash.flight import fly
from waystone.games.delve_and_dash.options import Law
from waystone.games.delve_and_dash.state import DelveState, changed, stand
from waystone.kernel.compiling import i64, u8, vec
from waystone.kernel.dice import Dice
from waystone.kernel.event import EVERYONE, Telling


def wake_dragon(state: DelveState, seat: int, told: list[Telling]) -> None:
    """It wakes for good; its lair is the hint, the waking warrior its last known prey (DD-54)."""
    state.awake = True
    state.last_seen = state.dragon
    if state.place[seat] not in state.waystones:
        state.last_known = state.place[seat]
    told.append((EVERYONE, DragonWoke(seat, state.lair)))


def is_dragon_seen(law: Law, state: DelveState) -> bool:
    """Awake, it is seen by all; by a lone warrior only from near (DD-31)."""
    if not state.awake:
        return False
    if state.mode != SOLO:
        return True
    here = state.place[0]
    return here != NO_CELL and law.board.steps_apart[here][state.dragon] <= law.sight


def notice_dragon(law: Law, state: DelveState) -> bool:
    """Remember where the dragon is seen, if it is (DD-31)."""
    if not is_dragon_seen(law, state):
        return False
    state.last_seen = state.dragon
    return True


def look_for_dragon(law: Law, state: DelveState, before: int, told: list[Telling]) -> None:
    """A lone warrior's step from one chamber to the next may bring it into sight (DD-31)."""
    apart = law.board.steps_apart[state.dragon]
    if apart[state.place[0]] > law.sight:
        return
    state.last_seen = state.dragon
    if apart[before] > law.sight:
        told.append(law.tellings.seen[state.dragon])


def dragon_phase(law: Law, state: DelveState, dice: Dice, told: list[Telling]) -> bool:
    """Target, at most one step, attacks, sight (DD-55); whether it caught somebody."""
    target = choose_target(law, state, dice)
    cell = fly(law.board, state.dragon, target, state.waystones)
    if cell == state.dragon:
        return False
    state.dragon = cell
    tellings = law.tellings
    told.append(tellings.stirred)
    told.append(tellings.flown[cell] if notice_dragon(law, state) else tellings.flown_unseen)
    caught = False
    for seat in range(len(state.lives)):
        if state.place[seat] == cell and state.lives[seat] > 0:
            attack(law, state, seat, dice, told)
            notice_dragon(law, state)
            caught = True
    return caught


def choose_target(law: Law, state: DelveState, dice: Dice) -> int:
    """The carrier, else the nearest warrior away from home, else patrol (DD-56 to DD-59)."""
    prey = state.carrier
    if prey == NO_SEAT:
        prey = nearest_prey(law, state, dice)
    state.prey = prey
    if prey == NO_SEAT:
        return patrol(state)
    state.homing = False
    cell = state.place[prey]
    if cell not in state.waystones:
        state.last_known = cell
    return cell


def patrol(state: DelveState) -> int:
    """Towards the last known chamber, from there home to the lair (DD-59)."""
    if state.dragon == state.last_known:
        state.homing = True
    return state.lair if state.homing else state.last_known


def nearest_prey(law: Law, state: DelveState, dice: Dice) -> i64:
    """The nearest living warrior who is not on the own waystone (DD-57)."""
    if len(state.lives) == 1 or not is_hunted(state, 1):
        return 0 if is_hunted(state, 0) else NO_SEAT
    if not is_hunted(state, 0):
        return 1
    nearness = law.board.nearness[state.dragon]
    one_way, other_way = nearness[state.place[0]], nearness[state.place[1]]
    if one_way != other_way:
        return 0 if one_way < other_way else 1
    if state.prey != NO_SEAT:
        return state.prey
    return dice.roll(2) - 1


def is_hunted(state: DelveState, seat: int) -> bool:
    """Alive and away from the own waystone (DD-51)."""
    return state.lives[seat] > 0 and state.place[seat] != state.waystones[seat]


def attack(law: Law, state: DelveState, seat: int, dice: Dice, told: list[Telling]) -> None:
    """Lose a life, drop the treasure, stand elsewhere or be dead (DD-77)."""
    cell = state.place[seat]
    state.lives = changed(state.lives, seat, state.lives[seat] - 1)
    state.deaths = changed(state.deaths, seat, state.deaths[seat] + 1)
    told.append((EVERYONE, Attacked(seat, cell, state.lives[seat])))
    if state.carrier == seat:
        state.carrier = NO_SEAT
        state.treasure = cell
        told.append((EVERYONE, TreasureDropped(seat, cell)))
    if state.lives[seat] == 0:
        state.place[seat] = NO_CELL
        told.append((EVERYONE, Died(seat)))
    else:
        respawn(law, state, seat, dice, told)


def respawn(law: Law, state: DelveState, seat: int, dice: Dice, told: list[Telling]) -> None:
    """Stand in a random chamber that is no trap (DD-78)."""
    pool = respawn_pool(law, state, seat)
    cell = pool[dice.roll(len(pool)) - 1]
    stand(state, seat, cell)
    told.append((EVERYONE, Respawned(seat, cell)))


def respawn_pool(law: Law, state: DelveState, seat: int) -> list[int]:
    """Where a warrior may respawn (DD-78), with a narrower gap if there is none (DD-110)."""
    free = vec[u8]([1] * (law.board.cells + 1))  # the last stands for NO_CELL
    free[state.treasure] = free[state.dragon] = 0
    for home in state.waystones:
        free[home] = 0
    for other in range(len(state.lives)):
        if other != seat:
            free[state.place[other]] = 0
    pool: list[int] = []
    gap = law.respawn_gap
    while not pool and gap >= 0:
        pool = [cell for cell in law.board.beyond(gap)[state.dragon] if free[cell]]
        gap -= 1
    return pool
