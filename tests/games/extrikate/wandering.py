"""Random matches that last: a chooser who seldom turns back, so that much happens."""

from __future__ import annotations

from collections.abc import Iterator

from tests.acting import first_acting
from waystone.games.extrikate.actions import ACTIONS
from waystone.games.extrikate.game import Extrikate
from waystone.games.extrikate.state import ExtrikateState
from waystone.kernel.dice import SeededDice
from waystone.kernel.table import Step, Table

_OUT = 12
"""One in so many wishes to turn back is granted."""


def wander(
    rulebook: Extrikate, seats: int, seed: int
) -> Iterator[tuple[Table[ExtrikateState], Step]]:
    """Play to the end; each step comes with its table."""
    table = Table(rulebook, ["wanderer"] * seats, f"wander {seed}")
    dice = SeededDice(seed, "chooser")
    seat = first_acting(table)
    while seat >= 0:
        legal = table.legal(seat)
        action = legal[dice.index(len(legal))]
        if action is ACTIONS.declare_exit and dice.roll(_OUT) > 1:
            action = ACTIONS.roll
        yield table, table.do(seat, action)
        seat = first_acting(table)


def last_table(rulebook: Extrikate, seats: int, seed: int) -> Table[ExtrikateState]:
    """The table when all is over."""
    *_, (table, _step) = wander(rulebook, seats, seed)
    return table
