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
from waystone.games.extrikate.options import Law
from waystone.games.extrikate.state import ExtrikateState
from waystone.kernel.event import EVERYONE, Telling
from waystone.kernel.outcome import DRAW, LOSS, WIN, Outcome


def most_rolls(law: Law, phase: int) -> int:
    """How many rolls a turn has at most (EX-15, EX-17)."""
    return DELVE_ROLLS if phase == DELVE else law.exit_rolls


def begin_turn(state: ExtrikateState, seat: int, told: list[Telling]) -> None:
    """A fresh turn: no roll made, nothing on the table."""
    state.turn = seat
    state.step = TURN_START
    state.rolled = 0
    state.dice = ()
    state.strength = 0
    phase = PHASE_NAMES[state.phase[seat]]
    told.append((EVERYONE, TurnBegan(seat, state.turns[seat] + 1, phase)))


def go_on(law: Law, state: ExtrikateState, told: list[Telling]) -> None:
    """A quiet result is carried out: roll again or not, up to the last roll (EX-15)."""
    state.strength = 0
    if state.rolled < most_rolls(law, state.phase[state.turn]):
        state.step = BETWEEN_ROLLS
    else:
        end_turn(law, state, told)


def end_turn(law: Law, state: ExtrikateState, told: list[Telling]) -> None:
    """The turn is over; who wanders for too long is lost in the dark (EX-48)."""
    seat = state.turn
    state.turns[seat] += 1
    if state.status[seat] == ACTIVE and state.turns[seat] >= law.last_turn:
        die(state, seat, "lost in the dark", told)
    pass_on(state, told)


def pass_on(state: ExtrikateState, told: list[Telling]) -> None:
    """The next active player in seat order, or the end when there is none (EX-12, EX-43)."""
    seats = len(state.status)
    for after in range(1, seats + 1):
        seat = (state.turn + after) % seats
        if state.status[seat] == ACTIVE:
            begin_turn(state, seat, told)
            return
    state.step = OVER
    state.strength = 0
    result = judge(state)
    shared = tuple(seat for seat, each in enumerate(result.results) if each != LOSS)
    told.append((EVERYONE, Ended(result.reason, shared)))


def come_home(state: ExtrikateState, seat: int, told: list[Telling]) -> None:
    """Safe; treasure and lives are frozen (EX-41)."""
    state.status[seat] = HOME
    told.append((EVERYONE, CameHome(seat, state.treasure[seat])))


def die(state: ExtrikateState, seat: int, cause: str, told: list[Telling]) -> None:
    """Out of the game, all treasure lost; the sheet stays as it is (EX-39)."""
    told.append((EVERYONE, Died(seat, cause, state.treasure[seat])))
    state.status[seat] = DEAD
    state.lives[seat] = 0
    state.treasure[seat] = 0
    state.place[seat] = NO_CELL


def resign(law: Law, state: ExtrikateState, seat: int, told: list[Telling]) -> None:
    """Leaving is dying, at any moment (EX-49)."""
    die(state, seat, "resigned", told)
    if seat == state.turn:
        end_turn(law, state, told)


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
