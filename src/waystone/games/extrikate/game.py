"""The rulebook of Extrikate, for the catalogue."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from waystone.games.extrikate import rules
from waystone.games.extrikate.actions import ACTIONS
from waystone.games.extrikate.board import HOME, OVER
from waystone.games.extrikate.generation import set_up
from waystone.games.extrikate.leaderboards import LEADERBOARDS
from waystone.games.extrikate.options import SETTINGS, Params
from waystone.games.extrikate.picture import ExtrikateDrawing
from waystone.games.extrikate.policy import ExtrikatePolicy
from waystone.games.extrikate.state import ExtrikateState
from waystone.games.extrikate.turns import judge
from waystone.games.extrikate.view import ExtrikateView, look, position
from waystone.kernel.action import Action, Alphabet
from waystone.kernel.dice import Dice
from waystone.kernel.event import AddressedEvent
from waystone.kernel.outcome import Outcome
from waystone.kernel.rules import GameInfo, Rules
from waystone.kernel.settings import Settings
from waystone.kernel.statistics import GameStatistics
from waystone.words.en.extrikate import Words
from waystone.words.en.extrikate_listing import Words as Listing
from waystone.words.runtime import texts

ExtrikateView.drawing = ExtrikateDrawing()


def _tallies(state: ExtrikateState, seat: int) -> dict[str, int]:
    """The treasure brought home, and whether anything was: alone that is the result (EX-47)."""
    return {"treasure": state.treasure[seat], "home": state.status[seat] == HOME}


class Extrikate(Rules[ExtrikateState, ExtrikateView]):
    """Delve for treasure as long as you dare, then find the way back to your start cell."""

    info = GameInfo(
        name="extrikate",
        title="Extrikate",
        summary=Listing.summary,
        version=1,
        seats=(1, 3),
    )
    alphabet: Alphabet = ACTIONS
    offered = SETTINGS
    refusals = texts(Words.refusals)
    leaderboards = LEADERBOARDS
    statistics = GameStatistics(tallies=_tallies)

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.params: Final = Params(settings)
        self.policy = ExtrikatePolicy(self, self.params)

    def setup(self, seats: int, dice: Dice) -> ExtrikateState:
        """Start cells and the first turn are rolled (EX-7 to EX-11)."""
        self.check_seats(seats)
        state = ExtrikateState(seats, self.params.lives)
        set_up(state, dice)
        return state

    def acting(self, state: ExtrikateState) -> Sequence[int]:
        """The delver whose turn it is."""
        return rules.acting(state)

    def refusal(self, state: ExtrikateState, seat: int, action: Action) -> str:
        """Why this seat can't do this now."""
        return rules.refusal(self.params, state, seat, action)

    def legal(self, state: ExtrikateState, seat: int) -> Sequence[Action]:
        """The commands of the decision point."""
        return rules.legal(self.params, state, seat)

    def apply(
        self, state: ExtrikateState, seat: int, action: Action, dice: Dice
    ) -> list[AddressedEvent]:
        """Refusals are not checked again: `Table.do` asks first."""
        return rules.apply(self.params, state, seat, action, dice)

    def outcome(self, state: ExtrikateState) -> Outcome | None:
        """The most treasure brought home (EX-43 to EX-47)."""
        return judge(state) if state.step == OVER else None

    def view(self, state: ExtrikateState, seat: int) -> ExtrikateView:
        """Everything, for everybody."""
        return look(self.params, state, seat)

    def imagine(self, view: ExtrikateView, dice: Dice) -> ExtrikateState:
        """The one position of this view."""
        return position(view)
