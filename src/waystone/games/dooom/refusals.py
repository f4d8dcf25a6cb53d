"""What is refused in the dungeon, in the order of DM-31."""

from __future__ import annotations

from waystone.games.dooom.actions import (
    ACTIONS,
    BEGIN_ID,
    DEBUG_SIDE,
    END_TURN_ID,
    FIRST_ATTACK_ID,
    FIRST_MOVE_ID,
    FIRST_PUT_ID,
    PICK_UP_ID,
    TIME_OUT_ID,
)
from waystone.games.dooom.board import (
    GEAR_BITS,
    WALL,
    letter_of,
)
from waystone.games.dooom.options import Params
from waystone.games.dooom.state import (
    ALIVE,
    EMPTY,
    OVER,
    RUNNING,
    WAITING,
    DooomState,
)
from waystone.kernel.action import Action


def refusal(params: Params, state: DooomState, seat: int, action: Action) -> str:
    """Why a seat can't do this now; empty when it can."""
    if action.table_action:
        return _refuse_table_action(params, state, seat, action.id)
    if state.phase == WAITING:
        return "NOT_STARTED"
    if state.phase == OVER:
        return "GAME_OVER"
    if state.status[seat] != ALIVE:
        return "DEAD"
    if state.turn != seat:
        return "NOT_YOUR_TURN"
    return refuse_in_turn(state, seat, action.id)


def _refuse_table_action(params: Params, state: DooomState, seat: int, id: int) -> str:
    if state.phase == OVER:
        return "GAME_OVER"
    if id == ACTIONS.join.id:
        return _refuse_join(params, state, seat)
    if state.status[seat] != ALIVE:
        return "NOT_SEATED" if state.status[seat] == EMPTY else "DEAD"
    if id >= FIRST_PUT_ID:
        return _refuse_putting(state, seat, id - FIRST_PUT_ID)
    if id == BEGIN_ID:
        return "RUNNING" if state.phase == RUNNING else ""
    if id == TIME_OUT_ID:
        if state.phase == WAITING:
            return "NOT_STARTED"
        return "" if state.turn == seat else "NOT_YOUR_TURN"
    return ""


def _refuse_join(params: Params, state: DooomState, seat: int) -> str:
    """A free seat, and a free tile to stand on (DM-18, DM-21)."""
    if state.status[seat] != EMPTY:
        return "SEATED" if state.status[seat] == ALIVE else "DEAD"
    if state.phase == RUNNING and not params.open_join:
        return "NO_JOINING"
    return "" if len(state.standing) < len(state.dungeon.walkable) else "FULL"


def _refuse_putting(state: DooomState, seat: int, number: int) -> str:
    """Not on wall, outside, or on somebody else (DM-N18)."""
    row, column = divmod(number, DEBUG_SIDE)
    if row >= state.dungeon.height or column >= state.dungeon.width:
        return "BLOCKED_WALL"
    cell = state.dungeon.cell(row, column)
    if state.dungeon.ground[cell] == WALL:
        return "BLOCKED_WALL"
    return "BLOCKED_PLAYER" if state.standing.get(cell, seat) != seat else ""


def refuse_in_turn(state: DooomState, seat: int, id: int) -> str:
    """The action's own conditions (DM-44, DM-47, DM-49)."""
    place = state.place[seat]
    if FIRST_MOVE_ID <= id < PICK_UP_ID:
        cell = place + state.dungeon.steps[id - FIRST_MOVE_ID]
        if state.dungeon.ground[cell] == WALL:
            return "BLOCKED_WALL"
        return "BLOCKED_PLAYER" if cell in state.standing else ""
    if id == PICK_UP_ID:
        letter = letter_of(state.thing_at(place))
        if not letter:
            return "NOTHING_HERE"
        return "ALREADY_HAVE" if GEAR_BITS.get(letter, 0) & state.gear[seat] else ""
    if FIRST_ATTACK_ID <= id < END_TURN_ID:
        target = place + state.dungeon.steps[id - FIRST_ATTACK_ID]
        return "" if target in state.standing else "NO_TARGET"
    return ""
