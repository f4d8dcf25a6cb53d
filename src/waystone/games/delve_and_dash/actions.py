"""The alphabet: waystone choices, four directions, Next Turn, and the table actions of a duel."""

from __future__ import annotations

from typing import Final

from waystone.games.delve_and_dash.board import Board
from waystone.kernel.action import Action, Alphabet
from waystone.kernel.grid import DIRECTIONS
from waystone.kernel.shortcuts import as_mask

AGREE_DRAW_ID: Final = 2
NEXT_TURN_ID: Final = 3
FIRST_MOVE_ID: Final = 4
FIRST_WAYSTONE_ID: Final = 8
# Where `choices` holds what.
WITH_NEXT: Final = 16
ANY_WAYSTONE: Final = 32
NO_CHOICE: Final = 33


class Actions(Alphabet):
    """All actions on a board of one size."""

    def __init__(self, board: Board) -> None:
        super().__init__()
        self.agree_draw: Final = self.add("agree draw", table_action=True)
        self.next_turn: Final = self.add("next turn")
        self.moves: Final = tuple(self.add(f"move {letter}") for letter in DIRECTIONS)
        self.waystones: Final = tuple(
            self.add(f"waystone {board.name(cell)}", cell=cell, secret=True)
            for cell in range(board.cells)
        )
        # All that can ever be chosen from at once: looked up, not built, because it is asked at
        # every step. Ways by a bit per closed direction, the same with the next turn, waystones.
        self.choices: Final[list[tuple[Action, ...]]] = [
            *(self._ways(closed, ()) for closed in range(16)),
            *(self._ways(closed, (self.next_turn,)) for closed in range(16)),
            self.waystones,
            (),
        ]
        self.all: Final = list(self)
        self.masks: Final = [as_mask(choice, len(self)) for choice in self.choices]

    def _ways(self, closed: int, before: tuple[Action, ...]) -> tuple[Action, ...]:
        open_ways = (move for way, move in enumerate(self.moves) if not closed >> way & 1)
        return (*before, *open_ways)


_ALPHABETS: dict[int, Actions] = {}


def actions_of(board: Board) -> Actions:
    """The one alphabet of a board."""
    if board.size not in _ALPHABETS:
        _ALPHABETS[board.size] = Actions(board)
    return _ALPHABETS[board.size]
