"""Dungeon of Dooom as arrays."""

from __future__ import annotations

from typing import ClassVar, Final

import numpy as np
from gymnasium import spaces

from waystone.environments.layout import (
    Array,
    Arrays,
    Layout,
    codes,
    numbers,
    sign_table,
    vector,
)
from waystone.games.dooom.board import LANTERN_SIGHT
from waystone.games.dooom.state import PHASE_NAMES, STATUS_NAMES
from waystone.games.dooom.view import DooomView, Self

TILES: Final = "X#.EGHSALPp"
"""A tile's code is the place of its letter: unseen, wall, floor, exit, gold, potion, sword,
armour, lantern, player, and in `memory` a tile that was only ever seen below another player."""
WINDOW: Final = 2 * LANTERN_SIGHT + 1
REACH: Final = 15
"""So far in each direction `memory` shows what was seen."""
SHEET: Final = 2 * REACH + 1
FACTS: Final = (
    "phase",
    "round",
    "goal",
    "whose turn",
    "alive",
    "hit points",
    "action points",
    "gold",
    "sword",
    "armour",
    "lantern",
    "rows from start",
    "columns from start",
)
_CODES: Final = sign_table(TILES)
_DEAD: Final = [0] * (len(FACTS) - 4)


class DooomLayout(Layout[DooomView]):
    """What is seen now, what was seen before, and the own books."""

    names: ClassVar = {"facts": FACTS}

    def boxes(self) -> dict[str, spaces.Box]:
        """The space of each array; rows and columns from the start may be negative."""
        low, high = np.iinfo(np.int32).min, np.iinfo(np.int32).max
        return {
            "window": codes(len(TILES) - 1, WINDOW, WINDOW),
            "memory": codes(len(TILES) - 1, SHEET, SHEET),
            "players": numbers(self.seats),
            "facts": spaces.Box(low, high, (len(FACTS),), np.int32),
        }

    def encode(self, view: DooomView) -> Arrays:
        """The arrays of a view; the dead see nothing."""
        own = view.own
        status = [STATUS_NAMES.index(view.status[seat]) for seat in self.around(view.seat)]
        return {
            "window": _window(own) if own else np.zeros((WINDOW, WINDOW), np.uint8),
            "memory": _memory(own) if own else np.zeros((SHEET, SHEET), np.uint8),
            "players": vector(status),
            "facts": self._facts(view),
        }

    def _facts(self, view: DooomView) -> Array:
        turn = self.own(view.seat, view.acting[0] if view.acting else None)
        public = [PHASE_NAMES.index(view.phase), view.round, view.goal, turn]
        own = view.own
        if own is None:
            return vector(public + _DEAD)
        gear = ["sword" in own.gear, "armour" in own.gear, "lantern" in own.gear]
        return vector([*public, 1, own.hp, own.ap, own.gold, *gear, own.row, own.column])


def _window(own: Self) -> Array:
    """The window, in the middle of one that has room for a lantern's."""
    side = len(own.window)
    letters = "".join(own.window).encode("ascii").translate(_CODES)
    seen = np.frombuffer(letters, np.uint8).reshape(side, side)
    sheet = np.zeros((WINDOW, WINDOW), np.uint8)
    edge = (WINDOW - side) // 2
    sheet[edge : edge + side, edge : edge + side] = seen
    return sheet


def _memory(own: Self) -> Array:
    """What was seen, around the own tile; what is farther than `REACH` is left out."""
    high, wide = len(own.memory), len(own.memory[0])
    letters = "".join(own.memory).encode("ascii").translate(_CODES)
    seen = np.frombuffer(letters, np.uint8).reshape(high, wide)
    top, left = own.top - own.row + REACH, own.left - own.column + REACH
    sheet = np.zeros((SHEET, SHEET), np.uint8)
    rows = slice(max(0, top), max(0, min(SHEET, top + high)))
    columns = slice(max(0, left), max(0, min(SHEET, left + wide)))
    part = seen[rows.start - top : rows.stop - top, columns.start - left : columns.stop - left]
    sheet[rows, columns] = part
    return sheet
