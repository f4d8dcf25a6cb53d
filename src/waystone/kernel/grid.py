"""Square boards: cells as ints, four directions, boundaries between neighbours, names."""

from __future__ import annotations

from typing import Final

from waystone.kernel.compiling import i64, vec

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
DIRECTIONS: Final = ("n", "e", "s", "w")
DIRECTION_WORDS: Final = ("north", "east", "south", "west")
ROW_STEPS: Final = (-1, 0, 1, 0)
COLUMN_STEPS: Final = (0, 1, 0, -1)
OFF_BOARD: Final = -1


def opposite(direction: int) -> int:
    """The direction that leads back."""
    return (direction + 2) % 4


class Grid:
    """A board of width × height cells, numbered row by row from the north-west.

    Each boundary between two neighbours has one index, the same from both sides: first the
    boundaries between columns, then those between rows.
    """

    def __init__(self, width: int, height: int) -> None:
        self.width: Final = width
        self.height: Final = height
        self.cells: Final = width * height
        self.neighbour: vec[i64] = vec[i64]([OFF_BOARD] * (4 * self.cells))
        self.edge: vec[i64] = vec[i64]([OFF_BOARD] * (4 * self.cells))
        upright = (width - 1) * height
        self.edges: Final = upright + width * (height - 1)
        for cell in range(self.cells):
            row, column = divmod(cell, width)
            for direction in range(4):
                self._link(row, column, direction, upright)

    def _link(self, row: int, column: int, direction: int, upright: int) -> None:
        far_row, far_column = row + ROW_STEPS[direction], column + COLUMN_STEPS[direction]
        if not (0 <= far_row < self.height and 0 <= far_column < self.width):
            return
        out = (row * self.width + column) * 4 + direction
        self.neighbour[out] = far_row * self.width + far_column
        if row == far_row:
            self.edge[out] = row * (self.width - 1) + min(column, far_column)
        else:
            self.edge[out] = upright + min(row, far_row) * self.width + column

    def name(self, cell: int) -> str:
        """`c5`: column by letter from the west, row by number from the north."""
        row, column = divmod(cell, self.width)
        return f"{chr(ord('a') + column)}{row + 1}"

    def manhattan(self, one: int, other: int) -> int:
        """Rows apart plus columns apart; walls do not matter."""
        row, column = divmod(one, self.width)
        other_row, other_column = divmod(other, self.width)
        return abs(row - other_row) + abs(column - other_column)

    def king(self, one: int, other: int) -> int:
        """Moves of a chess king; walls do not matter."""
        row, column = divmod(one, self.width)
        other_row, other_column = divmod(other, self.width)
        return max(abs(row - other_row), abs(column - other_column))
