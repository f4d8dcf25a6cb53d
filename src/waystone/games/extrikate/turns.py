"""Turns, deaths, homecomings and the end (EX-12 to EX-19, EX-39 to EX-49)."""

from __future__ import annotations

from waystone.games.extrikate.board import (
    ACTIVE,
    BETWEEN_ROLLS,
    DEAD,
    DELVE,
    DELVE_ROLLS,
    HOME,
    NO_CELL,
    OVER,
    PHASE_NAMES,
    TURN_START,
)
from waystone.games.extrikate.events import CameHome, Died, Ended, TurnBegan
from waystone.games.extrikate.options import Params
from waystone.games.extrikate.state import ExtrikateState
from waystone.kernel.event import EVERYONE, AddressedEvent
from waystone.kernel.outcome import DRAW, LOSS, WIN, Outcome


def most_rolls(params: Params, phase: int) -> int:
    """How many rolls a turn has at most (EX-15, EX-17)."""
    return DELVE_ROLLS if phase == DELVE else params.exit_rolls


def begin_turn(state: ExtrikateState, seat: int, events: list[AddressedEvent]) -> None:
    """A fresh turn: no roll made, nothing on the table."""
    state.turn = seat
    state.step = TURN_START
    state.rolled = 0
    state.dice = ()
    state.strength = 0
    phase = PHASE_NAMES[state.phase[seat]]
    events.append((EVERYONE, TurnBegan(seat, state.turns[seat] + 1, phase)))


def go_on(params: Params, state: ExtrikateState, events: list[AddressedEvent]) -> None:
    """A quiet result is carried out: roll again or not, up to the last roll (EX-15)."""
    state.strength = 0
    if state.rolled < most_rolls(params, state.phase[state.turn]):
        state.step = BETWEEN_ROLLS
    else:
        end_turn(params, state, events)


def end_turn(params: Params, state: ExtrikateState, events: list[AddressedEvent]) -> None:
    """The turn is over; who wanders for too long is lost in the dark (EX-48)."""
    seat = state.turn
    state.turns[seat] += 1
    if state.status[seat] == ACTIVE and state.turns[seat] >= params.last_turn:
        die(state, seat, "lost in the dark", events)
    pass_on(state, events)


def pass_on(state: ExtrikateState, events: list[AddressedEvent]) -> None:
    """The next active player in seat order, or the end when there is none (EX-12, EX-43)."""
    seats = len(state.status)
    for after in range(1, seats + 1):
        seat = (state.turn + after) % seats
        if state.status[seat] == ACTIVE:
            begin_turn(state, seat, events)
            return
    state.step = OVER
    state.strength = 0
    result = judge(state)
    shared = tuple(seat for seat, each in enumerate(result.results) if each != LOSS)
    events.append((EVERYONE, Ended(result.reason, shared)))


def come_home(state: ExtrikateState, seat: int, events: list[AddressedEvent]) -> None:
    """Safe; treasure and lives are frozen (EX-41)."""
    state.status[seat] = HOME
    events.append((EVERYONE, CameHome(seat, state.treasure[seat])))


def die(state: ExtrikateState, seat: int, cause: str, events: list[AddressedEvent]) -> None:
    """Out of the game, all treasure lost; the sheet stays as it is (EX-39)."""
    events.append((EVERYONE, Died(seat, cause, state.treasure[seat])))
    state.status[seat] = DEAD
    state.lives[seat] = 0
    state.treasure[seat] = 0
    state.place[seat] = NO_CELL


def resign(params: Params, state: ExtrikateState, seat: int, events: list[AddressedEvent]) -> None:
    """Leaving is dying, at any moment (EX-49)."""
    die(state, seat, "resigned", events)
    if seat == state.turn:
        end_turn(params, state, events)


def judge(state: ExtrikateState) -> Outcome:
    """The most treasure brought home wins, equal hauls share, the dead never win (EX-44–47)."""
    seats = range(len(state.status))
    hauls = [state.treasure[seat] for seat in seats if state.status[seat] == HOME]
    best = max(hauls, default=-1)
    prize = WIN if hauls.count(best) == 1 else DRAW
    results = tuple(
        prize if state.status[seat] == HOME and state.treasure[seat] == best else LOSS
        for seat in seats
    )
    return Outcome(_reason(len(seats), hauls.count(best)), results, tuple(state.treasure))


def _reason(seats: int, winners: int) -> str:
    if winners == 0:
        return "the dungeon wins"
    if seats == 1:
        return "escaped"
    return "most treasure" if winners == 1 else "equal treasure"
