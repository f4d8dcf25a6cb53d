"""Nine cells and eight lines; no position."""

from __future__ import annotations

from typing import Final

from waystone.kernel.grid import Grid

BOARD: Final = Grid(3, 3)
BITS: Final = tuple(1 << cell for cell in range(BOARD.cells))
FULL: Final = (1 << BOARD.cells) - 1
LINES: Final = (
    0b111,
    0b111000,
    0b111000000,
    0b1001001,
    0b10010010,
    0b100100100,
    0b100010001,
    0b1010100,
)

# Whether a seat with these marks has a line: looked up, because it is asked at every step.
HAS_LINE: Final = tuple(any(marks & line == line for line in LINES) for marks in range(FULL + 1))
