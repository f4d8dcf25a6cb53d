"""Positions: what a match looks like between two actions."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Sequence
from typing import Final, Self, TypeVar

import msgspec

from waystone.kernel.compiling import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class State(metaclass=ABCMeta):
    """A position: plain data with one owner."""

    __slots__ = ()  # positions are copied often, and each would carry an empty dictionary

    @abstractmethod
    def copy(self) -> Self:
        """A position of its own, equal to this one."""

    @abstractmethod
    def key(self) -> bytes:
        """Equal positions, equal bytes; its checksum is the digest."""


S = TypeVar("S", bound=State)
_as_json: Final = msgspec.json.Encoder().encode


def commas(numbers: Sequence[int]) -> bytes:
    """Numbers as a key has them; a list of JSON looks like that inside, and is soonest written."""
    return _as_json(numbers)[1:-1]
