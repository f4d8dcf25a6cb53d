"""How a table of Dungeon of Dooom is run."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from waystone.games.dooom import maps
from waystone.games.dooom.actions import ACTIONS
from waystone.games.dooom.board import Dungeon
from waystone.games.dooom.generation import dungeon_of
from waystone.games.dooom.options import Params
from waystone.games.dooom.state import ALIVE, NO_SEAT, RUNNING, WAITING, DooomState
from waystone.kernel.action import Action
from waystone.kernel.dice import Dice
from waystone.kernel.policy import NEVER, TablePolicy
from waystone.kernel.rules import Rules


class DooomPolicy(TablePolicy[DooomState]):
    """A table that may gather its players one by one, with a turn clock for whoever sits there."""

    def __init__(
        self,
        rules: Rules[DooomState, Any],
        params: Params,
        setup_in: Callable[[Dungeon, int, Dice], DooomState],
    ) -> None:
        super().__init__(rules)
        self.setup_in: Final = setup_in
        self.params: Final = params
        self.absence_seconds = params.reconnect_grace  # DM-64
        self.timed_alone = params.turn_seconds > 0  # DM-28
        self.opens_empty = params.gather  # DM-16
        self.open_spectating = params.open_spectating  # DM-77, DM-82
        self.board_tiles = params.tiles()

    def layout(self, seats: int, dice: Dice) -> str:
        """The file of a map that is generated for this match alone (DM-M2)."""
        if self.params.map != "generated":
            return ""
        return maps.write(dungeon_of(self.params, seats, dice))

    def setup_on(self, layout: str, seats: int, dice: Dice) -> DooomState:
        """On the map of this file."""
        return self.setup_in(maps.read_once(layout), seats, dice)

    def open_choices(self, state: DooomState) -> bool:
        """They tell of the walls around a player."""
        return False

    def turn(self, state: DooomState) -> int:
        """A sole survivor's next turn is a new one too (DM-27)."""
        return state.round * len(state.status) + state.turn if state.phase == RUNNING else NO_SEAT

    def turn_seconds(self, state: DooomState) -> int:
        """The turn clock of the table (DM-28)."""
        return self.params.turn_seconds

    def on_timeout(self, state: DooomState, seat: int, dice: Dice) -> Action:
        """A run-out clock ends the turn, and counts; or it begins the match (DM-19, DM-28)."""
        return ACTIONS.begin if state.phase == WAITING else ACTIONS.time_out

    def opens_in(self, state: DooomState) -> int:
        """Once enough sit, the match begins after a while (DM-19)."""
        enough = state.phase == WAITING and len(state.standing) >= self.params.min_players
        return self.params.start_delay if enough else NEVER

    def closing(self, state: DooomState, people: Sequence[int]) -> Action | None:
        """Bots alone go on only while somebody is there, the dead included (DM-80)."""
        is_left = state.phase == RUNNING and all(state.status[seat] != ALIVE for seat in people)
        return ACTIONS.abandon if is_left else None
