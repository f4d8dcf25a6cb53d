"""From a view to arrays: which there are, what their numbers mean, and how a game is given its own.

A layout gets a view and nothing else, so no observation can tell what a seat does not know. Seats
are counted from the own one on: 0 is oneself, 1 the next at the table, and so around.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from typing import Any, ClassVar, Final, Generic

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from waystone.kernel.rules import Rules, V

Array = NDArray[Any]
Arrays = dict[str, Array]
NONE: Final = -1
"""No cell, no seat, no card: what is not there, or not known."""
MOST: Final = np.iinfo(np.int32).max


class NoLayout(ValueError):
    """Nobody has said how the views of this game become arrays."""


class Layout(ABC, Generic[V]):
    """How the views of one game, with its settings and number of seats, become arrays.

    `boxes` names every array with its space; `names` says, for arrays of unlike numbers, what each
    of them (in the last axis) is.
    """

    names: ClassVar[Mapping[str, tuple[str, ...]]] = {}

    def __init__(self, rules: Rules[Any, V], seats: int) -> None:
        self.rules: Final = rules
        self.seats: Final = seats

    @abstractmethod
    def boxes(self) -> dict[str, spaces.Box]:
        """The space of each array."""

    @abstractmethod
    def encode(self, view: V) -> Arrays:
        """The arrays of a view, new ones each time."""

    def own(self, seat: int, other: int | None) -> int:
        """A seat counted from the own one on; NONE for nobody."""
        return NONE if other is None else (other - seat) % self.seats

    def around(self, seat: int) -> list[int]:
        """All seats, the own one first."""
        return [(seat + each) % self.seats for each in range(self.seats)]


def codes(most: int, *shape: int) -> spaces.Box:
    """An array of small codes, or of bits."""
    return spaces.Box(0, most, shape, np.uint8)


def numbers(*shape: int) -> spaces.Box:
    """An array of whole numbers, NONE for what is not there."""
    return spaces.Box(NONE, MOST, shape, np.int32)


def vector(values: Iterable[int]) -> Array:
    """Whole numbers as an array; by this detour it takes a third of the time."""
    return np.frombuffer(array("i", values), np.int32)


def as_codes(text: str, table: bytes) -> Array:
    """A text of signs as an array of codes."""
    return np.frombuffer(bytearray(text.encode("ascii").translate(table)), np.uint8)


def sign_table(signs: str) -> bytes:
    """Which code each sign has: its place among these, 0 for all others."""
    return bytes(max(0, signs.find(chr(sign))) for sign in range(256))


def or_none(number: int | None) -> int:
    """A number, or NONE."""
    return NONE if number is None else number


LayoutMaker = Callable[[Rules[Any, Any], int], Layout[Any]]
LAYOUTS: Final = {
    "delve-and-dash": "delve_and_dash:DelveLayout",
    "extrikate": "extrikate:ExtrikateLayout",
    "dooom": "dooom:DooomLayout",
    "dungeon-crawler": "dungeon_crawler:CrawlerLayout",
}


def layout_of(game: str) -> LayoutMaker:
    """The layout of a game of the house; it is loaded when somebody asks for it."""
    if game not in LAYOUTS:
        raise NoLayout(f"{game} has no layout of its own: give one, layout=MyLayout")
    module, _, name = LAYOUTS[game].partition(":")
    found: LayoutMaker = getattr(import_module(f"waystone.environments.{module}"), name)
    return found
