"""The labyrinth's geometry and the manual's fixed words; no position."""

from __future__ import annotations

from typing import Final

from waystone.kernel.compiling import i64, u8, vec
from waystone.kernel.grid import Grid

# What a boundary is (DD-8).
WALL: Final = 0
PASSAGE: Final = 1
DOOR: Final = 2
# What else a position notes of a boundary, beside its kind.
LOCKED: Final = 4
KNOWN: Final = 8
# From this bit on a position notes who was in a chamber.
VISITORS: Final = 4

# Modes (DD-3).
SOLO: Final = 0
DUEL: Final = 1
CPU: Final = 2
MODE_NAMES: Final = ("solo", "duel", "cpu")

# Phases of a match.
CHOOSING: Final = 0
PLAYING: Final = 1
OVER: Final = 2
PHASE_NAMES: Final = ("choosing", "playing", "over")

NO_CELL: Final = -1
NO_SEAT: Final = -1
LAST_ROUND: Final = 300
"""After this round a match is closed without a winner (DD-84)."""
FEWEST_DOORS: Final = 4
MOST_SIZE: Final = 20
"""Chambers along each side of the largest board (DD-114)."""

# How known boundaries are written, one character each (DD-96).
UNKNOWN_SIGN: Final = "?"
WALL_SIGN: Final = "#"
PASSAGE_SIGN: Final = " "
UNLOCKED_SIGN: Final = "/"
LOCKED_SIGN: Final = "+"
CODE_OF: Final = {
    WALL_SIGN: WALL,
    PASSAGE_SIGN: PASSAGE,
    UNLOCKED_SIGN: DOOR,
    LOCKED_SIGN: DOOR | LOCKED,
}


def _those_first(ways: int) -> list[int]:
    """All directions, first those of a set with a bit for each."""
    return [way for is_in in (1, 0) for way in range(4) if ways >> way & 1 == is_in]


# For each set of directions how many are in it, and from four times it on which.
HOW_MANY_WAYS: Final = vec[i64]([ways.bit_count() for ways in range(16)])
WAYS_IN: Final = vec[i64]([way for ways in range(16) for way in _those_first(ways)])


class Board(Grid):
    """A square labyrinth with its distances looked up once and for all."""

    def __init__(self, size: int) -> None:
        super().__init__(size, size)
        self.size: Final = size
        cells = range(self.cells)
        self.all_cells = list(cells)
        self.steps_apart: list[bytes] = []
        self.flights_apart: list[bytes] = []
        self.crow_apart: list[list[int]] = []  # the squares of distances as the crow flies
        nearness: list[int] = []
        ahead: list[int] = []
        for cell in cells:
            self._measure(*divmod(cell, size), nearness, ahead)
        # For each pair, `one * cells + other`: king distance, then Manhattan distance (DD-57);
        # the chamber straight ahead on a flight.
        self.nearness = vec[i64](nearness)
        self.ahead = vec[i64](ahead)
        self.rim = vec[u8]([off_board_mask(self.neighbour[at * 4 : at * 4 + 4]) for at in cells])
        self.undrawn = vec[u8]([WALL] * self.edges)  # the boundaries before there is a labyrinth
        # The chambers in the four directions; one number more stands for all off the board.
        self.beside = vec[i64]([near if near >= 0 else self.cells for near in self.neighbour])
        # A bit per direction that stays on the board, and none for all that is off it.
        self.inside = vec[u8]([15 - self.rim[cell] for cell in cells] + [0])
        # 1 for each chamber, and for NO_CELL, which is the last one counted from the end.
        self.anywhere = vec[u8]([1] * (self.cells + 1))
        self.rim_cells = [cell for cell in cells if self.rim[cell]]
        self.corners = [0, size - 1, self.cells - size, self.cells - 1]
        self._beyond: dict[int, list[vec[i64]]] = {}
        self._rings: dict[tuple[int, int], list[list[int]]] = {}

    def beyond(self, flights: int) -> list[vec[i64]]:
        """For each chamber those that are more flights away."""
        if flights not in self._beyond:
            self._beyond[flights] = [
                vec[i64]([cell for cell in range(self.cells) if row[cell] > flights])
                for row in self.flights_apart
            ]
        return self._beyond[flights]

    def rings(self, least: int, most: int) -> list[list[int]]:
        """For each chamber those that are so many steps away."""
        if (least, most) not in self._rings:
            self._rings[least, most] = [
                [cell for cell in range(self.cells) if least <= row[cell] <= most]
                for row in self.steps_apart
            ]
        return self._rings[least, most]

    def _measure(self, row: int, column: int, nearness: list[int], ahead: list[int]) -> None:
        """All distances from one chamber, row by row: along both axes, each looked up once."""
        size = self.size
        down = [abs(row - other) for other in range(size)]
        right = [abs(column - other) for other in range(size)]
        gaps = [(one, other) for one in down for other in right]
        self.steps_apart.append(bytes([one + other for one, other in gaps]))
        self.flights_apart.append(bytes([max(pair) for pair in gaps]))
        self.crow_apart.append([one * one + other * other for one, other in gaps])
        nearness += [max(pair) * 100 + sum(pair) for pair in gaps]
        rows = [(row + _sign(other - row)) * size for other in range(size)]
        columns = [column + _sign(other - column) for other in range(size)]
        ahead += [one + other for one in rows for other in columns]


def _sign(difference: int) -> int:
    return (difference > 0) - (difference < 0)


def off_board_mask(neighbours: vec[i64]) -> int:
    """A bit per direction that leads off the board."""
    return sum(1 << direction for direction, cell in enumerate(neighbours) if cell < 0)


_BOARDS: dict[int, Board] = {}


def board_of(size: int) -> Board:
    """The one board of this size."""
    if size not in _BOARDS:
        _BOARDS[size] = Board(size)
    return _BOARDS[size]
