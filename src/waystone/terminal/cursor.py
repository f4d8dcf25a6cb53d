"""Choosing a cell of the whole board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final


class Cursor:
    """A cell in the making: moved by arrows, or named by a letter and digits."""

    def __init__(self, columns: int, cells: int) -> None:
        self.columns: Final = columns
        self.rows: Final = cells // columns
        self.cell = (self.rows // 2) * columns + columns // 2
        self.typed = ""

    def take(self, key: str) -> bool:
        """Use a key; says whether it was one for the cursor."""
        row, column = divmod(self.cell, self.columns)
        arrows: dict[str, Callable[[], tuple[int, int]]] = {
            "up": lambda: (max(0, row - 1), column),
            "down": lambda: (min(self.rows - 1, row + 1), column),
            "left": lambda: (row, max(0, column - 1)),
            "right": lambda: (row, min(self.columns - 1, column + 1)),
        }
        if key in arrows:
            self.typed = ""
            row, column = arrows[key]()
        elif len(key) == 1 and key.isascii() and key.isalpha():
            self.typed = ""
            column = ord(key.lower()) - ord("a")
        elif len(key) == 1 and key.isascii() and key.isdigit():
            row = self.type_digit(key)
        else:
            return False
        if not (0 <= row < self.rows and 0 <= column < self.columns):
            return False
        self.cell = row * self.columns + column
        return True

    def type_digit(self, digit: str) -> int:
        """The row named by the digits typed so far; a row that is not there begins anew."""
        longer = self.typed + digit
        self.typed = longer if 1 <= int(longer) <= self.rows else digit
        return int(self.typed) - 1
