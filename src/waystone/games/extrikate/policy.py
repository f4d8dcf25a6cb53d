"""How a table of Extrikate is run."""

from __future__ import annotations

from typing import Any, Final

from waystone.games.extrikate import rules
from waystone.games.extrikate.actions import is_at_edge, is_cave_in, way_of, ways_of_cave_in
from waystone.games.extrikate.board import GRID, NO_CELL
from waystone.games.extrikate.options import Params
from waystone.games.extrikate.state import ExtrikateState
from waystone.kernel.action import NOWHERE, Action
from waystone.kernel.dice import Dice
from waystone.kernel.policy import TablePolicy
from waystone.kernel.rules import Rules


class ExtrikatePolicy(TablePolicy[ExtrikateState]):
    """Cells to click beyond an edge, and a way on for who lets time run out."""

    def __init__(self, rules: Rules[ExtrikateState, Any], params: Params) -> None:
        super().__init__(rules)
        self.params: Final = params

    def cell_of(self, state: ExtrikateState, seat: int, action: Action) -> int:
        """The cell to click: the one beyond the edge, for an action at one edge."""
        if is_at_edge(action):
            way = way_of(action)
        elif is_cave_in(action) and ways_of_cave_in(action).bit_count() == 1:
            way = ways_of_cave_in(action).bit_length() - 1
        else:
            return NOWHERE
        here = state.place[seat]
        return NOWHERE if here == NO_CELL else GRID.neighbour[here * 4 + way]

    def on_timeout(self, state: ExtrikateState, seat: int, dice: Dice) -> Action:
        """The default of the decision point; on the way out a step homewards."""
        return rules.on_clock(self.params, state, seat)
