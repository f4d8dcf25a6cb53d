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
from waystone.games.delve_and_dash.flight import fly_past
from waystone.games.delve_and_dash.options import Params
from waystone.games.delve_and_dash.state import DelveState, is_waystone, own_seats, stand
from waystone.kernel.compiling import i64, vec
from waystone.kernel.dice import Dice
from waystone.kernel.event import EVERYONE, Events


def wake_dragon(state: DelveState, seat: int, events: Events) -> None:
    """It wakes for good; its lair is the hint, the waking warrior its last known prey (DD-54)."""
    state.awake = True
    state.last_seen = state.dragon
    if not is_waystone(state, state.place[seat]):
        state.last_known = state.place[seat]
    if events is not None:
        events.append((EVERYONE, DragonWoke(seat, state.lair)))


def is_dragon_seen(params: Params, state: DelveState) -> bool:
    """Awake, it is seen by all; by a lone warrior only from near (DD-31)."""
    if not state.awake:
        return False
    if state.mode != SOLO:
        return True
    here = state.place[0]
    return here != NO_CELL and params.board.steps_apart[here][state.dragon] <= params.sight


def notice_dragon(params: Params, state: DelveState) -> bool:
    """Remember where the dragon is seen, if it is (DD-31)."""
    if not is_dragon_seen(params, state):
        return False
    state.last_seen = state.dragon
    return True


def look_for_dragon(params: Params, state: DelveState, before: int, events: Events) -> None:
    """A lone warrior's step from one chamber to the next may bring it into sight (DD-31)."""
    apart = params.board.steps_apart[state.dragon]
    if apart[state.place[0]] > params.sight:
        return
    state.last_seen = state.dragon
    if apart[before] > params.sight and events is not None:
        events.append(params.prepared.seen[state.dragon])


def dragon_phase(params: Params, state: DelveState, dice: Dice, events: Events) -> bool:
    """Target, at most one step, attacks, sight (DD-55); whether it caught somebody."""
    target = choose_target(params, state, dice)
    homes = state.waystones
    cell = fly_past(params.board, state.dragon, target, homes[0], homes[-1])
    if cell == state.dragon:
        return False
    state.dragon = cell
    seen, prepared = notice_dragon(params, state), params.prepared
    if events is not None:
        events.append(prepared.stirred)
        events.append(prepared.flown[cell] if seen else prepared.flown_unseen)
    caught = False
    for seat in range(len(state.lives)):
        if state.place[seat] == cell:  # the dead are nowhere
            attack(params, state, seat, dice, events)
            caught = True
    return caught


def choose_target(params: Params, state: DelveState, dice: Dice) -> int:
    """The carrier, else the nearest warrior away from home, else patrol (DD-56 to DD-59)."""
    prey = state.carrier
    if prey == NO_SEAT:
        prey = nearest_prey(params, state, dice)
    state.prey = prey
    if prey == NO_SEAT:
        return patrol(state)
    state.homing = False
    cell = state.place[prey]
    if not is_waystone(state, cell):
        state.last_known = cell
    return cell


def patrol(state: DelveState) -> int:
    """Towards the last known chamber, from there home to the lair (DD-59)."""
    if state.dragon == state.last_known:
        state.homing = True
    return state.lair if state.homing else state.last_known


def nearest_prey(params: Params, state: DelveState, dice: Dice) -> i64:
    """The nearest living warrior who is not on the own waystone (DD-57)."""
    if len(state.lives) == 1 or not is_hunted(state, 1):
        return 0 if is_hunted(state, 0) else NO_SEAT
    if not is_hunted(state, 0):
        return 1
    board = params.board
    here = state.dragon * board.cells
    one_way, other_way = (
        board.nearness[here + state.place[0]],
        board.nearness[here + state.place[1]],
    )
    if one_way != other_way:
        return 0 if one_way < other_way else 1
    if state.prey != NO_SEAT:
        return state.prey
    return dice.roll(2) - 1


def is_hunted(state: DelveState, seat: int) -> bool:
    """Alive and away from the own waystone (DD-51)."""
    return state.lives[seat] > 0 and state.place[seat] != state.waystones[seat]


def attack(params: Params, state: DelveState, seat: int, dice: Dice, events: Events) -> None:
    """Lose a life, drop the treasure, stand elsewhere or be dead (DD-77)."""
    cell = state.place[seat]
    own_seats(state)
    state.lives[seat] -= 1
    state.deaths[seat] += 1
    if events is not None:
        events.append((EVERYONE, Attacked(seat, cell, state.lives[seat])))
    if state.carrier == seat:
        state.carrier = NO_SEAT
        state.treasure = cell
        if events is not None:
            events.append((EVERYONE, TreasureDropped(seat, cell)))
    if state.lives[seat] == 0:
        state.place[seat] = NO_CELL
        if events is not None:
            events.append((EVERYONE, Died(seat)))
    else:
        respawn(params, state, seat, dice, events)


def respawn(params: Params, state: DelveState, seat: int, dice: Dice, events: Events) -> None:
    """Stand in a random chamber that is no trap (DD-78)."""
    pool = respawn_pool(params, state, seat)
    cell = pool[dice.roll(len(pool)) - 1]
    stand(state, seat, cell)
    if events is not None:
        events.append((EVERYONE, Respawned(seat, cell)))


def respawn_pool(params: Params, state: DelveState, seat: int) -> vec[i64]:
    """Where a warrior may respawn (DD-78), with a narrower gap if there is none (DD-110)."""
    free = params.board.anywhere[:]
    free[state.treasure] = free[state.dragon] = 0
    free[state.waystones[0]] = free[state.waystones[-1]] = 0
    for other in range(len(state.lives)):
        if other != seat:
            free[state.place[other]] = 0
    pool = vec[i64]([])
    gap = params.respawn_gap
    while not len(pool) and gap >= 0:
        away = params.board.beyond(gap)[state.dragon]
        pool = vec[i64]([cell for cell in away if free[cell]])
        gap -= 1
    return pool
