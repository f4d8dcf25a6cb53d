"""Where a remembered sheet fits on a dungeon, for all places at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from waystone.games.dooom.board import EXIT, FLOOR, GOLD, MARGIN, THINGS, WALL
from waystone.games.dooom.memory import STOOD_ON, UNKNOWN
from waystone.games.dooom.view import Self

_BIT_OF: Final = {
    kind: bytes(ord("1") if letter in kind else ord("0") for letter in range(256))
    for kind in (b"#", b"E", b".", b"G", b"H", b"S", b"A", b"L")
}


class Sheet:
    """The tiles that a player remembers, by row and column from its own start tile.

    Outside a dungeon all is wall (DM-6), so only where one can walk tells how large it must be.
    """

    def __init__(self, own: Self | None) -> None:
        self.tiles: Final = list(_remembered(own)) if own is not None else []
        walked = [(row, column) for row, column, letter in self.tiles if letter != WALL]
        rows, columns = [row for row, _ in walked] or [0], [column for _, column in walked] or [0]
        self.top: Final = min(rows)
        self.left: Final = min(columns)
        self.height: Final = max(rows) - self.top + 1
        self.width: Final = max(columns) - self.left + 1

    def on(self, start: int, stride: int) -> dict[int, int]:
        """The letters by cell, if the player began there."""
        return {start + row * stride + column: letter for row, column, letter in self.tiles}


def _remembered(own: Self) -> Iterator[tuple[int, int, int]]:
    for row, line in enumerate(own.memory, own.top):
        for column, letter in enumerate(line.encode("ascii"), own.left):
            if letter != UNKNOWN:
                yield row, column, letter


class Fit:
    """Sets of a dungeon's cells as whole numbers: the bit of each cell that has a letter.

    Moving a set by an offset asks one question of all start tiles at the same time.
    """

    def __init__(self, letters: bytes, stride: int, rim: int = 0) -> None:
        self.stride: Final = stride
        self.rim: Final = rim
        self.size: Final = len(letters)
        backwards = letters[::-1]
        self.sets: Final = {kind[0]: int(backwards.translate(_BIT_OF[kind]), 2) for kind in _BIT_OF}
        self.sets[FLOOR] = sum(self.sets[letter] for letter in (FLOOR, *THINGS))  # ground alone
        self.walkable: Final = self.sets[FLOOR] | self.sets[EXIT]

    def allowed(self, letter: int, piles: bool) -> int:
        """Where a remembered letter can be; with piles, gold that somebody dropped (DM-58)."""
        if letter == STOOD_ON:
            return self.walkable
        return self.sets[FLOOR if letter == GOLD and piles else letter]

    def room(self, sheet: Sheet) -> int:
        """The walkable start tiles from which the sheet lies within the rectangle."""
        first = MARGIN + self.rim
        height, width = self.size // self.stride - 2 * first, self.stride - 2 * first
        rows = range(first - sheet.top, first - sheet.top + height - sheet.height + 1)
        wide = width - sheet.width + 1
        if wide <= 0:
            return 0
        line = (1 << wide) - 1 << first - sheet.left
        return self.walkable & sum(line << row * self.stride for row in rows)

    def starts(self, sheet: Sheet, piles: bool) -> int:
        """All start tiles from which the dungeon reads as the sheet says."""
        found = self.room(sheet)
        for row, column, letter in sheet.tiles:
            found &= _moved(self.allowed(letter, piles), row * self.stride + column)
            if not found:
                break
        return found

    def ground_starts(self, sheet: Sheet) -> int:
        """All start tiles from which walls and ways are as the sheet says."""
        found = self.room(sheet)
        for row, column, letter in sheet.tiles:
            found &= self._shaped(row, column, letter)
            if not found:
                break
        return found

    def near_starts(self, sheet: Sheet) -> tuple[int, int]:
        """Start tiles from which most walls and ways fit, and how many of them do not."""
        found, flaws = self.room(sheet), 0
        for row, column, letter in sheet.tiles:
            fitting = found & self._shaped(row, column, letter)
            found, flaws = (fitting, flaws) if fitting else (found, flaws + 1)
        return found, flaws

    def _shaped(self, row: int, column: int, letter: int) -> int:
        cells = self.sets[WALL] if letter == WALL else self.walkable
        return _moved(cells, row * self.stride + column)


def _moved(cells: int, offset: int) -> int:
    return cells >> offset if offset >= 0 else cells << -offset


def cells_of(bits: int) -> list[int]:
    """The cells of a set, in order."""
    found = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1)
        bits ^= lowest
    return found
