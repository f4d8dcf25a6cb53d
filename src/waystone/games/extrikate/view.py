"""What everybody sees, which is everything; and the way back to a position. Not compiled."""

from __future__ import annotations

import msgspec

from waystone.games.extrikate.board import (
    DOT_SIGNS,
    EDGE_CODES,
    EDGE_SIGNS,
    NO_CELL,
    OVER,
    PHASE_NAMES,
    STATUS_NAMES,
    STEP_NAMES,
    result_of,
)
from waystone.games.extrikate.options import Params
from waystone.games.extrikate.rules import acting
from waystone.games.extrikate.state import ExtrikateState
from waystone.games.extrikate.turns import judge, most_rolls
from waystone.kernel.event import View
from waystone.kernel.outcome import LOSS


class Delver(msgspec.Struct, frozen=True):
    """One player (EX-6); `cell` is None for the dead. `turns` and `rolls` are those made."""

    start: int
    cell: int | None
    lives: int
    treasure: int
    phase: str
    status: str
    turns: int
    rolls: int


class Ending(msgspec.Struct, frozen=True):
    """How the match ended; several winners share (EX-45)."""

    reason: str
    winners: tuple[int, ...]


class ExtrikateView(View, frozen=True):
    """All there is to know.

    `step` names what the table waits for, `turn` the seat whose turn it is. `edges` has a sign per
    interior edge (blank open, `#` wall, `/` door), `dots` a sign per cell (`.` explored). `dice`
    and `result` are the roll of this turn that was made last; `rolled` of at most `most_rolls`
    rolls are made. `strength` is the number of the monster, or of walls that a cave-in asks for.
    `roll_off` has a die per seat and round of the throw for the first turn, 0 for who was out.
    """

    seat: int
    acting: tuple[int, ...]
    turn: int
    step: str
    rolled: int
    most_rolls: int
    dice: tuple[int, ...]
    result: str | None
    strength: int
    delvers: tuple[Delver, ...]
    edges: str
    dots: str
    roll_off: tuple[tuple[int, ...], ...]
    last_turn: int
    ending: Ending | None


def look(params: Params, state: ExtrikateState, seat: int) -> ExtrikateView:
    """The view of a seat, or of SPECTATOR; they differ in the seat only."""
    phase = state.phase[state.turn]
    return ExtrikateView(
        seat=seat,
        acting=acting(state),
        turn=state.turn,
        step=STEP_NAMES[state.step],
        rolled=state.rolled,
        most_rolls=most_rolls(params, phase),
        dice=state.dice,
        result=result_of(phase, sum(state.dice))[0] if state.dice else None,
        strength=state.strength,
        delvers=tuple(_delver(state, each) for each in range(len(state.lives))),
        edges=state.edges.translate(_EDGE_SIGNS).decode(),
        dots=state.dots.translate(_DOT_SIGNS).decode(),
        roll_off=state.roll_off,
        last_turn=params.last_turn,
        ending=_ending(state) if state.step == OVER else None,
    )


_EDGE_SIGNS = EDGE_SIGNS.encode().ljust(256)
_DOT_SIGNS = DOT_SIGNS.encode().ljust(256)


def _delver(state: ExtrikateState, seat: int) -> Delver:
    cell = state.place[seat]
    return Delver(
        state.starts[seat],
        None if cell == NO_CELL else cell,
        state.lives[seat],
        state.treasure[seat],
        PHASE_NAMES[state.phase[seat]],
        STATUS_NAMES[state.status[seat]],
        state.turns[seat],
        state.rolls[seat],
    )


def _ending(state: ExtrikateState) -> Ending:
    result = judge(state)
    winners = tuple(seat for seat, each in enumerate(result.results) if each != LOSS)
    return Ending(result.reason, winners)


def edge_codes(view: ExtrikateView) -> bytes:
    """The edges as the codes OPEN, WALL and DOOR."""
    return view.edges.encode().translate(EDGE_CODES)


def dot_codes(view: ExtrikateView) -> bytes:
    """1 for an explored cell, 0 for another."""
    return bytes(sign == DOT_SIGNS[1] for sign in view.dots)


def position(view: ExtrikateView) -> ExtrikateState:
    """The position of this view: nothing is hidden, so there is only one."""
    delvers = view.delvers
    state = ExtrikateState(len(delvers), 0)
    state.edges = bytearray(edge_codes(view))
    state.dots = bytearray(dot_codes(view))
    state.starts = [each.start for each in delvers]
    state.place = [NO_CELL if each.cell is None else each.cell for each in delvers]
    state.lives = [each.lives for each in delvers]
    state.treasure = [each.treasure for each in delvers]
    state.phase = [PHASE_NAMES.index(each.phase) for each in delvers]
    state.status = [STATUS_NAMES.index(each.status) for each in delvers]
    state.turns = [each.turns for each in delvers]
    state.rolls = [each.rolls for each in delvers]
    state.roll_off = view.roll_off
    state.turn = view.turn
    state.step = STEP_NAMES.index(view.step)
    state.rolled = view.rolled
    state.dice = view.dice
    state.strength = view.strength
    return state
