"""Setup: start cells and who begins (EX-7 to EX-11)."""

from __future__ import annotations

from waystone.games.extrikate.board import SIDE
from waystone.games.extrikate.state import ExtrikateState
from waystone.kernel.dice import Dice


def set_up(state: ExtrikateState, dice: Dice) -> None:
    """Every player stands on a dotted start cell; the highest die begins."""
    for seat in range(len(state.starts)):
        cell = roll_start(dice)
        state.starts[seat] = state.place[seat] = cell
        state.dots[cell] = 1
    roll_off(state, dice)


def roll_start(dice: Dice) -> int:
    """Two dice for the column, two for the row; starts may be shared (EX-7, EX-8)."""
    column = dice.roll(6) + dice.roll(6)
    row = dice.roll(6) + dice.roll(6)
    return (row - 1) * SIDE + column - 1


def roll_off(state: ExtrikateState, dice: Dice) -> None:
    """The highest begins, the tied ones roll again, a lone player doesn't roll (EX-11)."""
    seats = len(state.starts)
    best = list(range(seats))
    while len(best) > 1:
        throw = tuple(dice.roll(6) if seat in best else 0 for seat in range(seats))
        best = [seat for seat in best if throw[seat] == max(throw)]
        state.roll_off += (throw,)
    state.turn = best[0]
