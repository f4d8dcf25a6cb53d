"""The rules of Extrikate: what is refused, what can be done, what a roll brings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from waystone.games.extrikate.actions import (
    ACTIONS,
    DIGS,
    DOORS,
    MOVES,
    WALLS,
    family_of,
    is_at_edge,
    is_cave_in,
    way_of,
    ways_of_cave_in,
)
from waystone.games.extrikate.board import (
    ACTIVE,
    BETWEEN_ROLLS,
    CAVE_IN,
    DELVE,
    DIG_ONLY,
    EXIT,
    GRID,
    MONSTER,
    MOVE_OR_DIG,
    OVER,
    PHASE_NAMES,
    PLACE_DOOR,
    PLACE_WALL,
    TURN_START,
    WALL,
    result_of,
)
from waystone.games.extrikate.dangers import bribe, fight, gain_treasure, spring_trap
from waystone.games.extrikate.events import ExitDeclared, Rolled
from waystone.games.extrikate.options import Params
from waystone.games.extrikate.routes import way_home
from waystone.games.extrikate.state import ExtrikateState
from waystone.games.extrikate.tunnels import (
    begin_cave_in,
    begin_door,
    begin_wall,
    cave_in,
    dig,
    draw_door,
    draw_wall,
    move,
    open_ways,
    walled_ways,
    ways_to_move,
)
from waystone.games.extrikate.turns import come_home, end_turn, go_on, resign
from waystone.kernel.action import Action
from waystone.kernel.dice import Dice
from waystone.kernel.event import EVERYONE, AddressedEvent
from waystone.kernel.rules import NO_SEAT_ACTS, SEAT_ALONE


def acting(state: ExtrikateState) -> tuple[int, ...]:
    """The delver whose turn it is."""
    return NO_SEAT_ACTS if state.step == OVER else SEAT_ALONE[state.turn]


def legal(params: Params, state: ExtrikateState, seat: int) -> Sequence[Action]:
    """What a seat can do: the commands of the decision point, never none of them."""
    step = state.step
    if step == OVER or seat != state.turn:
        return ()
    if step == TURN_START:
        can_declare = state.phase[seat] == DELVE and state.rolls[seat] > 0
        return (ACTIONS.roll, ACTIONS.declare_exit) if can_declare else (ACTIONS.roll,)
    if step == BETWEEN_ROLLS:
        return (ACTIONS.roll, ACTIONS.end_turn)
    if step == MONSTER:
        can_pay = state.treasure[seat] >= state.strength
        return (ACTIONS.fight, ACTIONS.bribe) if can_pay else (ACTIONS.fight,)
    return _legal_at_edges(params, state, step)


def _legal_at_edges(params: Params, state: ExtrikateState, step: int) -> Sequence[Action]:
    if step == MOVE_OR_DIG:
        digs = ACTIONS.digs_at[walled_ways(state)]
        return ACTIONS.moves_at[ways_to_move(params, state)] + digs
    if step == DIG_ONLY:
        return ACTIONS.digs_at[walled_ways(state)]
    if step == PLACE_WALL:
        return ACTIONS.walls_at[open_ways(state)]
    if step == PLACE_DOOR:
        return ACTIONS.doors_at[open_ways(state) | walled_ways(state)]
    return ACTIONS.cave_ins_at(open_ways(state), state.strength)


def refusal(params: Params, state: ExtrikateState, seat: int, action: Action) -> str:
    """Why a seat can't do this now; empty when it can."""
    if state.step == OVER:
        return "MATCH_OVER"
    if action is ACTIONS.join:
        return "NO_JOINING"
    if action is ACTIONS.leave:
        return "" if state.status[seat] == ACTIVE else "OUT"
    if seat != state.turn:
        return "NOT_YOUR_TURN"
    if action in legal(params, state, seat):
        return ""
    return _why_not(state, seat, action)


def _why_not(state: ExtrikateState, seat: int, action: Action) -> str:
    step = state.step
    if action is ACTIONS.roll:
        return "SETTLE_FIRST"
    if action is ACTIONS.end_turn:
        return "ROLL_FIRST" if step == TURN_START else "SETTLE_FIRST"
    if action is ACTIONS.declare_exit:
        return _why_no_exit(state, seat)
    if action is ACTIONS.bribe and step == MONSTER:
        return "TOO_POOR"
    if is_at_edge(action) and family_of(action) in _FAMILIES_AT.get(step, ()):
        return _why_not_there(state, seat, family_of(action), way_of(action))
    if is_cave_in(action) and step == CAVE_IN:
        closed = ways_of_cave_in(action) & ~open_ways(state)
        return "NOT_OPEN" if closed else "WRONG_NUMBER"
    return "NOT_ROLLED"


_FAMILIES_AT: Final = {
    MOVE_OR_DIG: (MOVES, DIGS),
    DIG_ONLY: (DIGS,),
    PLACE_WALL: (WALLS,),
    PLACE_DOOR: (DOORS,),
}


def _why_no_exit(state: ExtrikateState, seat: int) -> str:
    if state.phase[seat] == EXIT:
        return "ALREADY_LEAVING"
    return "NOT_YET" if state.step == TURN_START else "TOO_LATE"


def _why_not_there(state: ExtrikateState, seat: int, family: int, way: int) -> str:
    edge = GRID.edge[state.place[seat] * 4 + way]
    if edge < 0:
        return "RIM"
    if family == MOVES:
        if state.edges[edge] == WALL:
            return "WALL_AHEAD"
        return "UNEXPLORED" if state.phase[seat] == EXIT else "EXPLORED"
    return {DIGS: "NO_WALL", WALLS: "NOT_OPEN", DOORS: "DOOR_THERE"}[family]


def apply(
    params: Params, state: ExtrikateState, seat: int, action: Action, dice: Dice
) -> list[AddressedEvent]:
    """Do a legal action."""
    events: list[AddressedEvent] = []
    if action is ACTIONS.roll:
        roll(params, state, dice, events)
    elif action is ACTIONS.end_turn:
        end_turn(params, state, events)
    elif action is ACTIONS.declare_exit:
        declare_exit(params, state, events)
    elif action is ACTIONS.fight:
        fight(params, state, dice, events)
    elif action is ACTIONS.bribe:
        bribe(params, state, events)
    elif action is ACTIONS.leave:
        resign(params, state, seat, events)
    elif is_cave_in(action):
        cave_in(params, state, ways_of_cave_in(action), events)
    else:
        _apply_at_edge(params, state, family_of(action), way_of(action), dice, events)
    return events


def _apply_at_edge(
    params: Params,
    state: ExtrikateState,
    family: int,
    way: int,
    dice: Dice,
    events: list[AddressedEvent],
) -> None:
    if family == MOVES:
        move(params, state, way, events)
    elif family == DIGS:
        dig(params, state, way, dice, events)
    elif family == WALLS:
        draw_wall(params, state, way, events)
    else:
        draw_door(params, state, way, events)


def declare_exit(params: Params, state: ExtrikateState, events: list[AddressedEvent]) -> None:
    """For good; on the own start it is the homecoming, without a roll (EX-13, EX-42)."""
    seat = state.turn
    state.phase[seat] = EXIT
    events.append((EVERYONE, ExitDeclared(seat)))
    if state.place[seat] == state.starts[seat]:
        come_home(state, seat, events)
        end_turn(params, state, events)


def roll(params: Params, state: ExtrikateState, dice: Dice, events: list[AddressedEvent]) -> None:
    """Three dice, looked up in the column of the player's phase (EX-18, EX-20)."""
    seat = state.turn
    state.dice = (dice.roll(6), dice.roll(6), dice.roll(6))
    state.rolled += 1
    state.rolls[seat] += 1
    phase, total = state.phase[seat], sum(state.dice)
    result, strength = result_of(phase, total)
    rolled = Rolled(seat, state.dice, total, PHASE_NAMES[phase], result, strength)
    events.append((EVERYONE, rolled))
    carry_out(params, state, result, strength, dice, events)


def carry_out(
    params: Params,
    state: ExtrikateState,
    result: str,
    strength: int,
    dice: Dice,
    events: list[AddressedEvent],
) -> None:
    """Do what needs no choice, or ask for the choice (EX-18)."""
    if result == "move or dig":
        state.step = MOVE_OR_DIG
    elif result == "wall":
        begin_wall(params, state, events)
    elif result == "door":
        begin_door(params, state, events)
    elif result == "trap":
        spring_trap(params, state, strength, dice, events)
    elif result == "monster":
        state.step = MONSTER
        state.strength = strength
    elif result == "gain":
        gain_treasure(state, state.turn, 1, events)
        go_on(params, state, events)
    else:
        begin_cave_in(params, state, dice, events)


def on_clock(params: Params, state: ExtrikateState, seat: int) -> Action:
    """What is done when time has run out: on the way out a step homewards, else the first."""
    if state.step == BETWEEN_ROLLS:
        return ACTIONS.end_turn
    if state.step == MOVE_OR_DIG and state.phase[seat] == EXIT:
        cell, home = state.place[seat], state.starts[seat]
        way = way_home(state.edges, state.dots, cell, home)
        is_wall = state.edges[GRID.edge[cell * 4 + way]] == WALL
        return ACTIONS.digs[way] if is_wall else ACTIONS.moves[way]
    return legal(params, state, seat)[0]
