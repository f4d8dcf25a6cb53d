"""Extrikate as arrays."""

from __future__ import annotations

from typing import ClassVar, Final

import numpy as np
from gymnasium import spaces

from waystone.environments.layout import (
    NONE,
    Array,
    Arrays,
    Layout,
    as_codes,
    codes,
    numbers,
    or_none,
    sign_table,
    vector,
)
from waystone.games.extrikate.board import (
    DOT_SIGNS,
    EDGE_SIGNS,
    EDGES,
    PHASE_NAMES,
    SIDE,
    STATUS_NAMES,
    STEP_NAMES,
)
from waystone.games.extrikate.view import Delver, ExtrikateView

RESULTS: Final = ("trap", "gain", "move or dig", "wall", "door", "monster", "cave-in")
"""What a roll can mean; its code is the place here, NONE before a roll."""
FACTS: Final = (
    "whose turn",
    "step",
    "rolled",
    "most rolls",
    "die 1",
    "die 2",
    "die 3",
    "result",
    "strength",
    "last turn",
)
DELVER: Final = ("start", "cell", "lives", "treasure", "phase", "status", "turns", "rolls")
_EDGES: Final = sign_table(EDGE_SIGNS)
_DOTS: Final = sign_table(DOT_SIGNS)


class ExtrikateLayout(Layout[ExtrikateView]):
    """A sheet of cells, the edges between them, and the delvers on it."""

    names: ClassVar = {"facts": FACTS, "delvers": DELVER}

    def boxes(self) -> dict[str, spaces.Box]:
        """The space of each array."""
        return {
            "edges": codes(len(EDGE_SIGNS) - 1, EDGES),
            "cells": codes(15, SIDE, SIDE),
            "facts": numbers(len(FACTS)),
            "delvers": numbers(self.seats, len(DELVER)),
        }

    def encode(self, view: ExtrikateView) -> Arrays:
        """The arrays of a view."""
        order = self.around(view.seat)
        return {
            "edges": as_codes(view.edges, _EDGES),
            "cells": _cells(view, order),
            "facts": self._facts(view),
            "delvers": np.array([_delver(view.delvers[seat]) for seat in order], np.int32),
        }

    def _facts(self, view: ExtrikateView) -> Array:
        dice = view.dice or (0, 0, 0)
        result = NONE if view.result is None else RESULTS.index(view.result)
        turn, step = self.own(view.seat, view.turn), STEP_NAMES.index(view.step)
        rolls = (view.rolled, view.most_rolls)
        return vector([turn, step, *rolls, *dice, result, view.strength, view.last_turn])


def _cells(view: ExtrikateView, order: list[int]) -> Array:
    bits = bytearray(view.dots.encode("ascii").translate(_DOTS))
    for place, seat in enumerate(order):
        cell = view.delvers[seat].cell
        if cell is not None:
            bits[cell] |= 2 << place
    return np.frombuffer(bits, np.uint8).reshape(SIDE, SIDE)


def _delver(delver: Delver) -> list[int]:
    return [
        delver.start,
        or_none(delver.cell),
        delver.lives,
        delver.treasure,
        PHASE_NAMES.index(delver.phase),
        STATUS_NAMES.index(delver.status),
        delver.turns,
        delver.rolls,
    ]
