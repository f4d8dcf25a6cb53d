"""The rulebook of Extrikate, for the catalogue."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from waystone.games.extrikate import rules
from waystone.games.extrikate.actions import (
    ACTIONS,
    is_at_edge,
    is_cave_in,
    way_of,
    ways_of_cave_in,
)
from waystone.games.extrikate.board import GRID, HOME, NO_CELL, OVER
from waystone.games.extrikate.generation import set_up
from waystone.games.extrikate.honours import HONOURS, SOLO, feat
from waystone.games.extrikate.options import SETTINGS, Params
from waystone.games.extrikate.state import ExtrikateState
from waystone.games.extrikate.turns import judge
from waystone.games.extrikate.view import ExtrikateView, look, position
from waystone.kernel.action import NOWHERE, Action, Alphabet
from waystone.kernel.dice import Dice
from waystone.kernel.event import AddressedEvent, View
from waystone.kernel.game import Game, GameInfo
from waystone.kernel.honours import Feat
from waystone.kernel.outcome import Outcome
from waystone.kernel.settings import Settings


class Extrikate(Game[ExtrikateState]):
    """Delve for treasure as long as you dare, then find the way back to your start cell."""

    info = GameInfo(
        name="extrikate",
        title="Extrikate",
        summary="delve for treasure as long as you dare, then get out alive",
        version=1,
        seats=(1, 3),
    )
    alphabet: Alphabet = ACTIONS
    offered = SETTINGS
    refusals = rules.REFUSALS
    honours = HONOURS

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.params: Final = Params(settings)

    def setup(self, seats: int, dice: Dice) -> ExtrikateState:
        """Start cells and the first turn are rolled (EX-7 to EX-11)."""
        self.check_seats(seats)
        state = ExtrikateState(seats, self.params.lives)
        set_up(state, dice)
        return state

    def to_act(self, state: ExtrikateState) -> int:
        """The seat that the table waits for."""
        return rules.to_act(state)

    def refusal(self, state: ExtrikateState, seat: int, action: Action) -> str:
        """Why this seat can't do this now."""
        return rules.refusal(self.params, state, seat, action)

    def legal(self, state: ExtrikateState, seat: int) -> Sequence[Action]:
        """The commands of the decision point."""
        return rules.legal(self.params, state, seat)

    def apply(
        self, state: ExtrikateState, seat: int, action: Action, dice: Dice
    ) -> list[AddressedEvent]:
        """Do it."""
        return rules.apply(self.params, state, seat, action, dice)

    def outcome(self, state: ExtrikateState) -> Outcome | None:
        """The most treasure brought home (EX-43 to EX-47)."""
        return judge(state) if state.step == OVER else None

    def view(self, state: ExtrikateState, seat: int) -> ExtrikateView:
        """Everything, for everybody."""
        return look(self.params, state, seat)

    def board(self, bots: Sequence[str]) -> str:
        """Only who delves alone is ranked (R-25)."""
        return SOLO if list(bots) == [""] else ""

    def tallied(self, state: ExtrikateState, seat: int) -> dict[str, int]:
        """The treasure brought home, and whether anything was: alone that is the result (EX-47)."""
        return {"treasure": state.treasure[seat], "home": state.status[seat] == HOME}

    def feat(self, state: ExtrikateState, millis: int) -> Feat | None:
        """An escape (EX-47)."""
        return feat(state)

    def imagine(self, view: View, dice: Dice) -> ExtrikateState:
        """The one position of this view."""
        assert isinstance(view, ExtrikateView)
        return position(view)

    def cell(self, state: ExtrikateState, seat: int, action: Action) -> int:
        """The cell to click: the one beyond the edge, for an action at one edge."""
        if is_at_edge(action):
            way = way_of(action)
        elif is_cave_in(action) and ways_of_cave_in(action).bit_count() == 1:
            way = ways_of_cave_in(action).bit_length() - 1
        else:
            return NOWHERE
        here = state.place[seat]
        return NOWHERE if here == NO_CELL else GRID.neighbour[here * 4 + way]

    def on_clock(self, state: ExtrikateState, seat: int, dice: Dice) -> Action:
        """The default of the decision point; on the way out a step homewards."""
        return rules.on_clock(self.params, state, seat)
