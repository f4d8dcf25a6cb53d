"""What is under way lies on a stack of frames, one class per kind (`rules/frames`)."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.board import NOBODY, NOWHERE
from waystone.kernel.compiling import mypyc_attr

FIRST_STAGE: Final = 0
"""Where every frame begins."""
DONE: Final = -1
"""Instead of the next stage: this frame is finished."""


class Kind:
    """The kinds of frames as positions are written down; treasure card n has CARD + n."""

    ASK: Final = 0
    ENTER: Final = 1
    ROUNDS: Final = 2
    ACTIVATION: Final = 3
    PACK_MOVES: Final = 4
    PACK_ATTACKS: Final = 5
    LAYING: Final = 6
    SUMMONING: Final = 7
    ACT: Final = 8
    MOVE: Final = 9
    MONSTER_MOVE: Final = 10
    WALK: Final = 11
    WINDOW: Final = 12
    PUSH: Final = 13
    ROLL: Final = 14
    ATTACK: Final = 15
    STRIKE: Final = 16
    HARM: Final = 17
    SPAWN: Final = 18
    MONSTER_ATTACK: Final = 19
    LANDING: Final = 20
    PLAYED: Final = 21
    DISPLACED: Final = 22
    CARD: Final = 30


@mypyc_attr(acyclic=True)
class Frame:
    """Something under way: how far it has come (`stage`) and whose doing it is (`seat`).

    The frame on top of the stack goes on, the others wait for it.
    """

    __slots__ = ("seat", "stage")
    kind: int
    seat: int
    stage: int

    def copy(self) -> Frame:
        """A frame of its own."""
        raise NotImplementedError

    def numbers(self) -> list[int]:
        """Everything in a fixed order, for the key of a position."""
        raise NotImplementedError

    def in_order(
        self,
        figure: int = NOBODY,
        other: int = NOBODY,
        cell: int = NOWHERE,
        number: int = 0,
        spare: int = 0,
    ) -> list[int]:
        """The order in which all kinds are written; the digests of records depend on it."""
        return [self.kind, self.stage, self.seat, figure, other, cell, number, spare]
