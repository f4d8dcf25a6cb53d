"""Dungeons: tiles, things, directions and the shape of sight; no position."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from itertools import compress
from typing import Final

# Letters of tiles and things, as maps and windows write them (DM-10, DM-38).
WALL: Final = ord("#")
FLOOR: Final = ord(".")
EXIT: Final = ord("E")
GOLD: Final = ord("G")
POTION: Final = ord("H")
SWORD: Final = ord("S")
ARMOUR: Final = ord("A")
LANTERN: Final = ord("L")
PLAYER: Final = ord("P")
UNSEEN: Final = ord("X")
THINGS: Final = b"GHSAL"

# Gear as bits (DM-24).
SWORD_BIT: Final = 1
ARMOUR_BIT: Final = 2
LANTERN_BIT: Final = 4
GEAR_BITS: Final = {SWORD: SWORD_BIT, ARMOUR: ARMOUR_BIT, LANTERN: LANTERN_BIT}
GEAR_NAMES: Final = ((SWORD_BIT, "sword"), (ARMOUR_BIT, "armour"), (LANTERN_BIT, "lantern"))
THING_NAMES: Final = {
    GOLD: "gold",
    POTION: "potion",
    SWORD: "sword",
    ARMOUR: "armour",
    LANTERN: "lantern",
}

FIRST_HP: Final = 3
FULL_AP: Final = 6
BLOW_DIE: Final = 4
BLOW_HITS: Final = 3
"""A blow hits with this number or less on a die of `BLOW_DIE` sides (DM-50)."""
NEAR_SIGHT: Final = 2
LANTERN_SIGHT: Final = 3
MOST_TITLE: Final = 60
LARGE: Final = 20_000
"""Cells of a map of which many are not to be held as objects."""
MARGIN: Final = LANTERN_SIGHT
"""Rows and columns of wall kept around every dungeon: outside is wall, and looks it (DM-6)."""


def thing(letter: int, amount: int) -> int:
    """A thing as one number: its letter, and for a pile of gold how much it is (DM-3, DM-4)."""
    return amount << 8 | letter


def letter_of(what: int) -> int:
    """The letter of a thing."""
    return what & 0xFF


def amount_of(what: int) -> int:
    """The gold of a pile."""
    return what >> 8


class Dungeon:
    """A map: what never changes in a match, and where things lie at its start.

    Cells are numbered row by row over the rectangle with its margin of wall, so that a window
    never leaves the array. `things` holds the thing of each cell that has one.
    """

    def __init__(self, name: str, goal: int, rows: list[str]) -> None:
        self.name: Final = name
        self.goal: Final = goal
        self.width: Final = len(rows[0])
        self.height: Final = len(rows)
        self.stride: Final = self.width + 2 * MARGIN
        self.steps: Final = (-self.stride, 1, self.stride, -1)
        letters = self._with_margin(rows)
        self.ground: Final = letters.translate(_GROUND)
        holds = letters.translate(_HOLDS)
        self.things: Final = {
            cell: _ONE[letters[cell]]
            for start in range(0, len(holds), LARGE)
            for cell in _cells(holds, start)
        }
        self.walkable: Final = _listed(letters.translate(WALKABLE))

    def _with_margin(self, rows: list[str]) -> bytes:
        outside = "#" * MARGIN
        edge = "#" * self.stride * MARGIN
        inside = "".join(outside + row + outside for row in rows)
        return (edge + inside + edge).encode("ascii")

    @property
    def title(self) -> str:
        """The name as it is shown to players, whatever its author wrote (DM-75)."""
        seen = "".join(sign for sign in self.name[:MOST_TITLE] if sign.isprintable())
        return seen.strip() or "?"

    def cell(self, row: int, column: int) -> int:
        """The cell at a row and column of the rectangle, counted from 0."""
        return (row + MARGIN) * self.stride + column + MARGIN

    def where(self, cell: int) -> tuple[int, int]:
        """Row and column of a cell."""
        row, column = divmod(cell, self.stride)
        return row - MARGIN, column - MARGIN

    def gold(self) -> int:
        """How much gold lies in it at the start."""
        return sum(amount_of(what) for what in self.things.values() if letter_of(what) == GOLD)

    def rows(self) -> list[str]:
        """The map's rows as its file writes them."""
        letters = bytearray(self.ground)
        for cell, what in self.things.items():
            letters[cell] = letter_of(what)
        starts = (self.cell(row, 0) for row in range(self.height))
        return [letters[start : start + self.width].decode() for start in starts]


def _listed(is_walkable: bytes) -> Sequence[int]:
    """The cells where somebody can walk; of a large map in a tenth of the room of a list."""
    if len(is_walkable) <= LARGE:
        return list(_cells(is_walkable, 0))
    found = array("I")
    for start in range(0, len(is_walkable), LARGE):
        found.extend(_cells(is_walkable, start))
    return found


def _cells(marks: bytes, start: int) -> Iterable[int]:
    """The marked ones of the next LARGE cells: all at once would hold up other threads."""
    end = min(start + LARGE, len(marks))
    return compress(range(start, end), marks[start:end])


_ONE: Final = {letter: thing(letter, 1) for letter in THINGS}
_GROUND: Final = bytes(FLOOR if letter in THINGS else letter for letter in range(256))
_HOLDS: Final = bytes(letter in THINGS for letter in range(256))
WALKABLE: Final = bytes(letter != WALL for letter in range(256))
"""Turns the letters of tiles into 1 where somebody can walk and 0 where not."""


def is_seen(row: int, column: int, sight: int) -> bool:
    """Whether a tile at this offset is visible (DM-36)."""
    row, column = abs(row), abs(column)
    return row <= sight and column <= sight and row + column <= sight + 1


def sight_shape(sight: int) -> list[tuple[int, int]]:
    """The offsets of all visible tiles, row by row: 21, or 37 with a lantern (DM-36)."""
    span = range(-sight, sight + 1)
    return [(row, column) for row in span for column in span if is_seen(row, column, sight)]


SHAPES: Final = {sight: sight_shape(sight) for sight in (NEAR_SIGHT, LANTERN_SIGHT)}
