"""What the table can ask, what dice are rolled for, and the frame that waits for an answer."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.frame import FIRST_STAGE, Frame, Kind
from waystone.kernel.compiling import mypyc_attr


class Question:
    """What a seat is asked; views say it with the word of the same name."""

    ADVENTURER: Final = 0
    GATE: Final = 1
    RESPOND: Final = 2
    LAY: Final = 3
    PLACE: Final = 4
    ACT: Final = 5
    MOVE: Final = 6
    PUSH: Final = 7
    SHOVE: Final = 8
    SPAWN: Final = 9
    TARGET: Final = 10
    ORDER: Final = 11
    SPACE: Final = 12
    TILE: Final = 13
    PICK: Final = 14
    PUT: Final = 15
    DIE: Final = 16
    WAY: Final = 17
    DOOR: Final = 18
    TURN: Final = 19


class Purpose:
    """What dice are rolled for; events and views say it with the word of the same name."""

    ATTACK: Final = 0
    PUSH: Final = 1
    SPAWN: Final = 2
    CHEST: Final = 3
    TRAP: Final = 4


QUESTION_WORDS: Final = (
    "adventurer",
    "gate",
    "respond",
    "lay",
    "place",
    "act",
    "move",
    "push",
    "shove",
    "spawn",
    "target",
    "order",
    "space",
    "tile",
    "pick",
    "put",
    "die",
    "way",
    "door",
    "turn",
)
PURPOSE_WORDS: Final = ("attack", "push", "spawn", "chest", "trap")


@mypyc_attr(acyclic=True)
class AskFrame(Frame):
    """The table waits for a seat's answer."""

    __slots__ = ("question",)
    kind: int = Kind.ASK

    def __init__(self, seat: int, question: int) -> None:
        self.seat = seat
        self.stage = FIRST_STAGE
        self.question = question

    def copy(self) -> AskFrame:
        """A frame of its own."""
        return AskFrame(self.seat, self.question)

    def numbers(self) -> list[int]:
        """In the order of all kinds."""
        return self.in_order(number=self.question)
