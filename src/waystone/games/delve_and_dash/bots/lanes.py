"""Many small numbers in one large one: a lane for each place of the dragon and of a warrior.

Python adds, shifts and masks large integers at the speed of the machine. A row of lanes holds what
is known of all 4,096 pairs of places on the usual board, and is moved on as a whole.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from waystone.games.delve_and_dash.board import Board

_DIGITS: Final = 3
WIDTH: Final = _DIGITS * 4
"""Bits of a lane: written in base 16 it has whole digits. The highest is free, for comparing."""
MOST: Final = (1 << WIDTH - 1) - 1
"""The largest number of a lane, which stands for certainty."""
_FULL: Final = format(MOST, f"0{_DIGITS}x")
_EMPTY: Final = "0" * _DIGITS


class Lanes:
    """The arithmetic of rows: lane `dragon * cells + warrior`, each from 0 to MOST."""

    def __init__(self, board: Board) -> None:
        self.cells: Final = board.cells
        self.steps: Final = (-board.size, 1, board.size, -1)
        self.free: Final = self.level(MOST + 1)
        self.parts: Final = [self.level(MOST >> halvings) for halvings in range(WIDTH)]
        apart = [pair for pair in range(self.cells**2) if pair // self.cells != pair % self.cells]
        self.apart: Final = self.mask(apart)

    def row(self, numbers: Sequence[int]) -> int:
        """A number for each chamber of the warrior, wherever the dragon is."""
        digits = "".join([format(number, f"0{_DIGITS}x") for number in reversed(numbers)])
        return int(digits * self.cells, 16)

    def level(self, number: int) -> int:
        """The same number everywhere."""
        return self.row([number] * self.cells)

    def places(self, cells: Iterable[int]) -> int:
        """A mask of all lanes in which the warrior is in one of these chambers."""
        chosen = set(cells)
        digits = [_FULL if cell in chosen else _EMPTY for cell in range(self.cells - 1, -1, -1)]
        return int("".join(digits) * self.cells, 16)

    def mask(self, pairs: Iterable[int]) -> int:
        """A mask of these lanes."""
        digits = [_EMPTY] * self.cells**2
        for pair in pairs:
            digits[-1 - pair] = _FULL
        return int("".join(digits), 16)

    def at(self, row: int, dragon: int, cell: int) -> int:
        """The number of one lane."""
        return row >> (dragon * self.cells + cell) * WIDTH & MOST

    def shifted(self, row: int, lanes: int) -> int:
        """Each lane gets the number of the one so many lanes ahead."""
        return row >> lanes * WIDTH if lanes >= 0 else row << -lanes * WIDTH

    def part(self, row: int, halvings: int) -> int:
        """Each number halved so many times."""
        return row >> halvings & self.parts[halvings]

    def surplus(self, row: int, other: int) -> int:
        """By how much each number is larger than the other's; 0 where it is not."""
        gap = (row | self.free) - other
        larger = gap & self.free
        return gap & (larger - (larger >> WIDTH - 1))


_lanes: dict[int, Lanes] = {}


def lanes_of(board: Board) -> Lanes:
    """The lanes of a board, made once."""
    if board.size not in _lanes:
        _lanes[board.size] = Lanes(board)
    return _lanes[board.size]
