"""Almost every step's addressed events, built once: they take few values, and steps are many."""

from __future__ import annotations

from typing import Any, Final

from waystone.games.delve_and_dash.board import LAST_ROUND, Board
from waystone.games.delve_and_dash.events import (
    Bumped,
    DragonMoved,
    DragonSeen,
    DragonStirred,
    Stepped,
    TurnBegan,
)
from waystone.kernel.event import EVERYONE, AddressedEvent

_SEATS: Final = range(2)
_MOST_LEFT: Final = 100
"""More than any settings allow at the start of a turn."""


class PreparedEvents:
    """What everyone is told of a way out that is tried, by seat and way, and of a flight.

    They are typed as anything: a compiled build would take a typed pair apart and build it anew.
    """

    def __init__(self, board: Board) -> None:
        outs = range(board.cells * 4)
        self.stepped: list[list[Any]] = [[_stepped(board, s, out) for out in outs] for s in _SEATS]
        self.bumped: list[list[Any]] = [[_bumped(board, s, out) for out in outs] for s in _SEATS]
        self.stirred: Any = (EVERYONE, DragonStirred())
        self.flown: list[Any] = [(EVERYONE, DragonMoved(cell)) for cell in range(board.cells)]
        self.seen: list[Any] = [(EVERYONE, DragonSeen(cell)) for cell in range(board.cells)]
        self.flown_unseen: Any = (EVERYONE, DragonMoved(None))
        self._turns: list[list[Any]] = [[] for _ in range(2 * _MOST_LEFT)]

    def turn(self, seat: int, left: int, round: int) -> Any:
        """A turn with its allowance; those of all rounds are built when the first is asked for."""
        # Only a position drawn by hand has more moves, or is later than the last round.
        if left >= _MOST_LEFT or round > LAST_ROUND:
            return _turn(seat, left, round)
        row = self._turns[left * 2 + seat]
        if not row:
            row.extend([_turn(seat, left, each) for each in range(LAST_ROUND + 1)])
        return row[round]


def _stepped(board: Board, seat: int, out: int) -> AddressedEvent:
    return EVERYONE, Stepped(seat, board.neighbour[out], out % 4, board.edge[out])


def _bumped(board: Board, seat: int, out: int) -> AddressedEvent:
    return EVERYONE, Bumped(seat, out // 4, out % 4, board.edge[out])


def _turn(seat: int, left: int, round: int) -> AddressedEvent:
    return EVERYONE, TurnBegan(seat, left, round)


_PREPARED: dict[int, PreparedEvents] = {}


def prepared_events_of(board: Board) -> PreparedEvents:
    """Those of a board."""
    if board.size not in _PREPARED:
        _PREPARED[board.size] = PreparedEvents(board)
    return _PREPARED[board.size]
