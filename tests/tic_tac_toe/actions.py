"""The alphabet: a mark in each cell."""

from __future__ import annotations

from typing import Final

from tests.tic_tac_toe.board import BOARD, FULL
from waystone.kernel.action import Action, Alphabet


class Actions(Alphabet):
    """`join` and `leave` of every game, then `mark a1` to `mark c3`."""

    def __init__(self) -> None:
        super().__init__()
        self.marks: Final = tuple(
            self.add(f"mark {BOARD.name(cell)}", cell=cell) for cell in range(BOARD.cells)
        )
        # What is left to mark beside the taken cells: looked up, not built at every step.
        self.beside: Final = tuple(self._free(taken) for taken in range(FULL + 1))

    def _free(self, taken: int) -> tuple[Action, ...]:
        return tuple(action for action in self.marks if not taken >> action.cell & 1)


ACTIONS: Final = Actions()
