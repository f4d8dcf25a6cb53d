"""The rules of the labyrinth: what is refused, what happens, when it ends."""

from __future__ import annotations

from typing import Final

from waystone.games.delve_and_dash.actions import (
    AGREE_DRAW_ID,
    ANY_WAYSTONE,
    FIRST_MOVE_ID,
    FIRST_WAYSTONE_ID,
    NEXT_TURN_ID,
    NO_CHOICE,
    WITH_NEXT,
)
from waystone.games.delve_and_dash.board import (
    CHOOSING,
    CPU,
    DUEL,
    KNOWN,
    LAST_ROUND,
    LOCKED,
    NO_CELL,
    NO_SEAT,
    OVER,
    PASSAGE,
    PLAYING,
    SOLO,
    WALL,
)
from waystone.games.delve_and_dash.dragon import (
    attack,
    dragon_phase,
    look_for_dragon,
    wake_dragon,
)
from waystone.games.delve_and_dash.events import (
    BattleHeld,
    DoorForced,
    DoorHeld,
    DoorLocked,
    DrawOffered,
    Ended,
    Left,
    MatchBegan,
    Robbed,
    TreasureFound,
    TreasureTaken,
    WaystoneChosen,
    WaystonePlaced,
)
from waystone.games.delve_and_dash.options import Params
from waystone.games.delve_and_dash.placement import place_everyone
from waystone.games.delve_and_dash.state import (
    DelveState,
    count_move,
    flip_lock,
    is_waystone,
    own_boundaries,
    own_chambers,
    own_seats,
    stand,
)
from waystone.kernel.action import Action
from waystone.kernel.compiling import i64
from waystone.kernel.dice import Dice
from waystone.kernel.event import EVERYONE, Events, only
from waystone.kernel.grid import opposite
from waystone.kernel.rules import NO_SEAT_ACTS, SEAT_ALONE

_BIT: Final = bytes((1, 2, 4, 8))
"""A bit per direction."""
CAME_HOME: Final = "home with the treasure"


def is_free(state: DelveState) -> bool:
    """Free exploration: a lone warrior while the dragon sleeps (DD-35)."""
    return state.mode == SOLO and not state.awake


def first_acting(state: DelveState) -> i64:
    """The first whom a running match waits for."""
    return state.turn if state.phase == PLAYING else i64(state.waystones[0] != NO_CELL)


def acting(state: DelveState) -> tuple[int, ...]:
    """The warrior whose turn it is; all who have yet to choose a waystone (DD-18)."""
    if state.phase == PLAYING:
        return SEAT_ALONE[state.turn]
    if state.phase == OVER:
        return NO_SEAT_ACTS
    return tuple([seat for seat, chosen in enumerate(state.waystones) if chosen == NO_CELL])


def choice(state: DelveState, seat: i64) -> i64:
    """Which of all choices a seat has: waystones, or ways to try, by what is known (DD-37)."""
    if state.phase == PLAYING:
        if state.turn != seat:
            return NO_CHOICE
        closed = i64(state.chambers[state.place[seat]] & 15)
        # Only free exploration knows no moves left (DD-35).
        return closed + WITH_NEXT if state.left else closed
    if state.phase == CHOOSING and state.waystones[seat] == NO_CELL:
        return ANY_WAYSTONE
    return NO_CHOICE


def refusal(params: Params, state: DelveState, seat: int, action: Action) -> str:
    """Why a seat can't do this now; empty when it can."""
    if state.phase == OVER:
        return "MATCH_OVER"
    if action.table_action:
        return _refuse_table_action(state, seat, action)
    if action.id >= FIRST_WAYSTONE_ID:
        if state.phase != CHOOSING:
            return "TOO_LATE"
        return "" if state.waystones[seat] == NO_CELL else "ALREADY_CHOSEN"
    if state.phase == CHOOSING:
        return "NOT_CHOSEN_YET"
    if state.turn != seat:
        return "NOT_YOUR_TURN"
    if action.id == NEXT_TURN_ID:
        return "FREE_EXPLORATION" if is_free(state) else ""
    return _refuse_attempt(params, state, seat, action.id - FIRST_MOVE_ID)


def _refuse_table_action(state: DelveState, seat: int, action: Action) -> str:
    if action.text == "join":
        return "NO_JOINING"
    if action.id != AGREE_DRAW_ID:
        # The living play on after a death: their win is not to be handed to them.
        return "" if state.lives[seat] > 0 else "DEAD"
    if state.mode != DUEL:
        return "NOT_A_DUEL"
    return "ALREADY_OFFERED" if state.draw_offers >> seat & 1 else ""


def _refuse_attempt(params: Params, state: DelveState, seat: int, way: int) -> str:
    cell = state.place[seat]
    if not state.chambers[cell] >> way & 1:
        return ""
    return "RIM" if params.board.rim[cell] >> way & 1 else "KNOWN_WALL"


def apply(
    params: Params,
    state: DelveState,
    seat: i64,
    action: Action,
    dice: Dice,
    events: Events,
) -> None:
    """Do a legal action."""
    id: i64 = action.id
    if FIRST_MOVE_ID <= id < FIRST_WAYSTONE_ID:
        attempt(params, state, seat, id - FIRST_MOVE_ID, dice, events)
    elif id == NEXT_TURN_ID:
        end_turn(params, state, dice, events)
    elif id >= FIRST_WAYSTONE_ID:
        choose_waystone(params, state, seat, action.cell, dice, events)
    elif id == AGREE_DRAW_ID:
        agree_draw(state, seat, events)
    else:
        leave(state, seat, events)


# Setup


def choose_waystone(
    params: Params,
    state: DelveState,
    seat: int,
    cell: int,
    dice: Dice,
    events: Events,
) -> None:
    """Any chamber, also the other's; the other learns only that it is done (DD-17, DD-18)."""
    own_seats(state)
    state.waystones[seat] = cell
    if events is not None:
        events.append((EVERYONE, WaystoneChosen(seat)))
        events.append((only(seat), WaystonePlaced(seat, cell)))
    if not is_waystone(state, NO_CELL):
        place_everyone(params, state, dice.stream("placement"))
        state.phase = PLAYING
        if events is not None:
            events.append((EVERYONE, MatchBegan(tuple(state.starts))))
        begin_turn(params, state, 0, events)


# Turns


def allowance(params: Params, state: DelveState, seat: i64) -> int:
    """Moves at the start of a turn (DD-36, DD-68)."""
    if state.carrier == seat:
        return params.carrier_moves
    return params.base_moves + params.life_moves * state.lives[seat]


def begin_turn(params: Params, state: DelveState, seat: i64, events: Events) -> None:
    """A fresh allowance; nothing is carried over (DD-36)."""
    state.turn = seat
    state.battles = 0
    if state.draw_offers:
        state.draw_offers &= ~(1 << seat)
    if state.mode == SOLO and is_free(state):
        return
    left = allowance(params, state, seat)
    state.left = left
    if events is not None:
        events.append(params.prepared.turn(seat, left, state.round))


def end_turn(params: Params, state: DelveState, dice: Dice, events: Events) -> None:
    """The other living warrior's turn, or the end of the round with the dragon (DD-34, DD-35)."""
    if state.turn == 0 and len(state.lives) == 2 and state.lives[1] > 0:
        begin_turn(params, state, 1, events)
        return
    if state.awake and dragon_phase(params, state, dice, events):
        judge_deaths(state, events)
    if state.phase == PLAYING:
        begin_round(params, state, events)


def begin_round(params: Params, state: DelveState, events: Events) -> None:
    """The next round, up to the last one (DD-84)."""
    if state.round == LAST_ROUND:
        end_match(state, "last round played", NO_SEAT, events)
        return
    state.round += 1
    first = 0 if state.lives[0] > 0 else 1
    begin_turn(params, state, first, events)


# An attempt, in the order of DD-42


def attempt(
    params: Params, state: DelveState, seat: i64, way: i64, dice: Dice, events: Events
) -> None:
    """Try to cross a boundary: pay, reveal, and see what happens (DD-42)."""
    count_move(state, seat)
    if state.left:
        state.left -= 1
    out = state.place[seat] * 4 + way
    edge = params.board.edge[out]
    code: int = state.boundaries[edge]
    if code < KNOWN:
        own_boundaries(state)[edge] = code | KNOWN  # known to all from now on (DD-26)
    kind = code & 3
    if kind == WALL:
        bump(params, state, seat, out, events)
    elif kind == PASSAGE:
        enter(params, state, seat, out, events)
        meet(params, state, seat, out, dice, events)
    elif pass_door(params, state, seat, out, dice, events):
        meet(params, state, seat, out, dice, events)
    if state.left == 0 and state.phase == PLAYING and not is_free(state):
        end_turn(params, state, dice, events)


def pass_door(
    params: Params, state: DelveState, seat: i64, out: i64, dice: Dice, events: Events
) -> bool:
    """Every passage through a door flips its lock (DD-44 to DD-46); whether it let them pass."""
    edge = params.board.edge[out]
    if not state.boundaries[edge] & LOCKED:
        enter(params, state, seat, out, events)
        if events is not None:
            events.append((EVERYONE, DoorLocked(seat, edge)))  # behind the warrior (DD-109)
    elif dice.chance(params.force_chance):
        if events is not None:
            events.append((EVERYONE, DoorForced(seat, edge)))
        enter(params, state, seat, out, events)
    else:
        if events is not None:
            events.append((EVERYONE, DoorHeld(seat, out // 4, out % 4, edge)))
        state.left = 0  # a holding door forfeits the rest of the turn (DD-48)
        return False
    flip_lock(state, edge)
    return True


def bump(params: Params, state: DelveState, seat: i64, out: i64, events: Events) -> None:
    """The wall is known from both sides now (DD-27)."""
    far = params.board.neighbour[out]
    chambers = own_chambers(state)
    chambers[out // 4] |= _BIT[out % 4]
    chambers[far] |= _BIT[opposite(out % 4)]
    if events is not None:
        events.append(params.prepared.bumped[seat][out])


def enter(params: Params, state: DelveState, seat: i64, out: i64, events: Events) -> None:
    """The step itself: the warrior is in the next chamber (DD-42)."""
    if events is not None:
        events.append(params.prepared.stepped[seat][out])
    stand(state, seat, params.board.neighbour[out])


def meet(
    params: Params, state: DelveState, seat: i64, out: i64, dice: Dice, events: Events
) -> None:
    """Meet what is in the chamber just entered, in the order of DD-42."""
    cell = state.place[seat]
    if not state.awake:
        if params.board.steps_apart[state.dragon][cell] <= params.wake_distance:
            rouse_dragon(params, state, seat, events)
    elif state.mode == SOLO and state.dragon != cell:
        look_for_dragon(params, state, out // 4, events)
    if state.awake and state.dragon == cell:
        walk_into_dragon(params, state, seat, dice, events)
        return
    if state.treasure == cell:
        take_treasure(params, state, seat, events)
    if state.carrier != NO_SEAT and not came_home(state, seat, events):
        meet_other(params, state, seat, dice, events)


def rouse_dragon(params: Params, state: DelveState, seat: i64, events: Events) -> None:
    """The dragon wakes when a step ends near it (DD-53); solo turns begin then (DD-40)."""
    wake_dragon(state, seat, events)
    if state.mode == SOLO:
        begin_turn(params, state, seat, events)


def walk_into_dragon(
    params: Params, state: DelveState, seat: int, dice: Dice, events: Events
) -> None:
    """Attacked at once, and all moves are lost (DD-66)."""
    attack(params, state, seat, dice, events)
    state.left = 0
    judge_deaths(state, events)


# Treasure and battles


def take_treasure(params: Params, state: DelveState, seat: int, events: Events) -> None:
    """Stepping into its chamber picks it up (DD-70); the first time it is found (DD-71)."""
    cell = state.treasure
    if state.found:
        if events is not None:
            events.append((EVERYONE, TreasureTaken(seat, cell)))
    else:
        if events is not None:
            events.append((EVERYONE, TreasureFound(seat, cell)))
        state.found = True
    state.treasure = NO_CELL
    hand_treasure(params, state, seat)


def hand_treasure(params: Params, state: DelveState, seat: int) -> None:
    """A new carrier has at most the carrier's moves left in its own turn (DD-40)."""
    state.carrier = seat
    if state.turn == seat:
        state.left = min(state.left, params.carrier_moves)


def meet_other(params: Params, state: DelveState, seat: int, dice: Dice, events: Events) -> None:
    """A battle for the treasure, decided by a coin (DD-73 to DD-75)."""
    if state.mode == SOLO or state.battles >= params.battles:
        return
    other = 1 - seat
    if state.lives[other] == 0 or state.place[other] != state.place[seat]:
        return
    state.battles += 1
    carrier = state.carrier
    winner = seat if dice.roll(2) == 1 else other
    if winner == carrier:
        if events is not None:
            events.append((EVERYONE, BattleHeld(carrier, 1 - carrier)))
        return
    if events is not None:
        events.append((EVERYONE, Robbed(winner, carrier)))
    hand_treasure(params, state, winner)
    came_home(state, winner, events)


# Endings


def came_home(state: DelveState, seat: int, events: Events) -> bool:
    """Victory: the treasure in hand on the own waystone (DD-80)."""
    if state.carrier != seat or state.place[seat] != state.waystones[seat]:
        return False
    end_match(state, CAME_HOME, seat, events)
    return True


def judge_deaths(state: DelveState, events: Events) -> None:
    """No lives left: solo lost, duel lost for both, the human's death decides cpu (DD-81–83)."""
    if state.lives[0] == 0 and state.lives[-1] == 0:
        reason = "dead" if state.mode == SOLO else "both dead"
        end_match(state, reason, NO_SEAT, events)
    elif state.mode == CPU and state.lives[0] == 0:
        end_match(state, "human dead", 1, events)


def leave(state: DelveState, seat: int, events: Events) -> None:
    """Giving up hands the win to the other living seat (DD-84)."""
    if events is not None:
        events.append((EVERYONE, Left(seat)))
    others = [other for other in range(len(state.lives)) if other != seat]
    living = [other for other in others if state.lives[other] > 0]
    end_match(state, "forfeit", living[0] if living else NO_SEAT, events)


def agree_draw(state: DelveState, seat: int, events: Events) -> None:
    """Drawn when both seats agree, be a warrior dead; an offer lasts until the own turn (DD-84)."""
    state.draw_offers |= 1 << seat
    if events is not None:
        events.append((EVERYONE, DrawOffered(seat)))
    if state.draw_offers == 3:
        end_match(state, "draw agreed", NO_SEAT, events)


def end_match(state: DelveState, reason: str, winner: int, events: Events) -> None:
    """Close the match; views show everything from now on (DD-85)."""
    state.phase = OVER
    state.left = 0
    state.reason = reason
    state.winner = winner
    if events is not None:
        events.append((EVERYONE, Ended(reason, None if winner == NO_SEAT else winner)))
