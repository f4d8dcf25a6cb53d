"""Delve & Dash as arrays."""

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
from waystone.games.delve_and_dash.board import PHASE_NAMES
from waystone.games.delve_and_dash.view import DelveView, Warrior

BOUNDARY_SIGNS: Final = "?# /+"
"""A boundary's code is the place of its sign: unknown, wall, passage, unlocked, locked door."""
ME, RIVAL, WAYSTONE, TREASURE, DRAGON, LAIR = 4, 8, 16, 32, 64, 128
"""Bits of a chamber, beside 1 (I was there) and 2 (the rival was there)."""
FACTS: Final = (
    "phase",
    "round",
    "moves left",
    "free",
    "battles",
    "level",
    "awake",
    "found",
    "lair marked",
    "last seen",
    "I offer a draw",
    "the rival offers a draw",
)
WARRIOR: Final = ("chosen", "start", "cell", "lives", "carrying", "moves", "deaths")
_BOUNDARIES: Final = sign_table(BOUNDARY_SIGNS)
_VISITED: Final = (sign_table("0123"), sign_table("0213"))
"""By seat: who was there, a bit for the own seat first."""
_NOBODY: Final = [NONE] * len(WARRIOR)


class DelveLayout(Layout[DelveView]):
    """A labyrinth of chambers and the boundaries between them."""

    names: ClassVar = {"facts": FACTS, "warriors": WARRIOR}

    def boxes(self) -> dict[str, spaces.Box]:
        """The space of each array."""
        size = self.rules.settings.number("size")
        return {
            "boundaries": codes(len(BOUNDARY_SIGNS) - 1, 2 * size * (size - 1)),
            "chambers": codes(255, size, size),
            "facts": numbers(len(FACTS)),
            "warriors": numbers(2, len(WARRIOR)),
        }

    def encode(self, view: DelveView) -> Arrays:
        """The arrays of a view."""
        return {
            "boundaries": as_codes(view.boundaries, _BOUNDARIES),
            "chambers": _chambers(view),
            "facts": _facts(view),
            "warriors": self._warriors(view),
        }

    def _warriors(self, view: DelveView) -> Array:
        mine = _warrior(view.warriors[view.seat])
        other = _warrior(view.warriors[1 - view.seat]) if self.seats > 1 else _NOBODY
        return vector(mine + other).reshape(2, len(WARRIOR))


def _chambers(view: DelveView) -> Array:
    bits = bytearray(view.visited.encode("ascii").translate(_VISITED[view.seat]))
    for seat, warrior in enumerate(view.warriors):
        _mark(bits, warrior.cell, ME if seat == view.seat else RIVAL)
    _mark(bits, view.waystone, WAYSTONE)
    _mark(bits, view.treasure, TREASURE)
    _mark(bits, view.dragon, DRAGON)
    _mark(bits, view.lair, LAIR)
    return np.frombuffer(bits, np.uint8).reshape(view.size, view.size)


def _mark(bits: bytearray, cell: int | None, bit: int) -> None:
    if cell is not None:
        bits[cell] |= bit


def _facts(view: DelveView) -> Array:
    return vector(
        [
            PHASE_NAMES.index(view.phase),
            view.round,
            view.left,
            view.free,
            view.battles,
            view.level,
            view.awake,
            view.found,
            view.hint,
            or_none(view.last_seen),
            view.seat in view.draw_offers,
            1 - view.seat in view.draw_offers,
        ]
    )


def _warrior(warrior: Warrior) -> list[int]:
    return [
        warrior.chosen,
        or_none(warrior.start),
        or_none(warrior.cell),
        warrior.lives,
        warrior.carrying,
        warrior.moves,
        warrior.deaths,
    ]
