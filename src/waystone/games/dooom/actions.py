"""The alphabet: steps, attacks, pick-ups, and what the table does for a seat."""

from __future__ import annotations

from typing import Final

from waystone.kernel.action import Alphabet
from waystone.kernel.grid import DIRECTIONS

BEGIN_ID: Final = 2
TIME_OUT_ID: Final = 3
STOP_ID: Final = 4
FIRST_MOVE_ID: Final = 5
PICK_UP_ID: Final = 9
FIRST_ATTACK_ID: Final = 10
END_TURN_ID: Final = 14
ABANDON_ID: Final = 15
FIRST_PUT_ID: Final = 16
DEBUG_SIDE: Final = 64


class Actions(Alphabet):
    """All actions; what a player does is nobody else's business, so its text is secret (H-11).

    `begin` starts a match whose seats were filled one by one, `time out` ends a turn for a seat
    whose clock ran out, `stop` and `abandon` end a match without a winner, because the host says
    so or because nobody follows the bots that are left: these are the table's own.
    """

    def __init__(self) -> None:
        super().__init__()
        self.begin: Final = self.add("begin", table_action=True, automatic=True)
        self.time_out: Final = self.add("time out", table_action=True, automatic=True)
        self.stop: Final = self.add("stop", table_action=True, automatic=True)
        self.moves: Final = tuple(self.add(f"move {way}", secret=True) for way in DIRECTIONS)
        self.pick_up: Final = self.add("pick up", secret=True)
        self.attacks: Final = tuple(self.add(f"attack {way}", secret=True) for way in DIRECTIONS)
        self.end_turn: Final = self.add("end turn", secret=True)
        self.abandon: Final = self.add("abandon", table_action=True, automatic=True)
        self.turn_actions: Final = (*self.moves, self.pick_up, *self.attacks, self.end_turn)


class DebugActions(Actions):
    """On a table for tests a player can be put on any tile near the corner (DM-N18)."""

    def __init__(self) -> None:
        super().__init__()
        for number in range(DEBUG_SIDE * DEBUG_SIDE):
            row, column = divmod(number, DEBUG_SIDE)
            self.add(f"put {column} {row}", secret=True, table_action=True, automatic=True)


ACTIONS: Final = Actions()
