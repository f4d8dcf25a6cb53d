"""Frames of attacks, dice and harm."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.board import MELEE, NOBODY
from waystone.games.dungeon_crawler.frame import FIRST_STAGE, Frame, Kind
from waystone.games.dungeon_crawler.rules.frames.questions import Purpose
from waystone.kernel.compiling import mypyc_attr

DESTRUCTION: Final = -1
"""Instead of a number of wounds: slain whatever its wounds (DC-69)."""
PREVENTED: Final = 0
"""Instead of a number of wounds: a card has cancelled the harm (DC-99)."""


class RollStage:
    """Dice on the table."""

    THROW: Final = 0
    SETTLE: Final = 1


@mypyc_attr(acyclic=True)
class RollFrame(Frame):
    """Dice on the table (DC-97): `count` are rolled, by `seat` and with Push Past by `second`."""

    __slots__ = ("count", "dice", "purpose", "second")
    kind: int = Kind.ROLL

    def __init__(self, seat: int, purpose: int, count: int, second: int) -> None:
        self.seat = seat
        self.stage = FIRST_STAGE
        self.purpose: Final = purpose
        self.count: Final = count
        self.second: Final = second
        self.dice: list[int] = []

    def roller(self, at: int) -> int:
        """Who rolled a die: with Push Past the second is the defender's (DC-46, DC-97)."""
        return self.second if self.purpose == Purpose.PUSH and at == 1 else self.seat

    def copy(self) -> RollFrame:
        """A frame of its own."""
        twin = RollFrame(self.seat, self.purpose, self.count, self.second)
        twin.stage, twin.dice = self.stage, self.dice[:]
        return twin

    def numbers(self) -> list[int]:
        """In the order of all kinds."""
        line = self.in_order(other=self.second, number=self.purpose, spare=self.count)
        return [*line, *self.dice]


class AttackStage:
    """An attack of a figure."""

    DECLARE: Final = 0
    NEXT_TARGET: Final = 1
    ROLL: Final = 2


@mypyc_attr(acyclic=True)
class AttackFrame(Frame):
    """A figure attacks a space, or the field around it (DC-58 to DC-61).

    `targets` are the figures yet to be rolled for, `plus` is added to every die, `guarded` has a
    bit per seat that ignores some hits (Defensive Prowess).
    """

    __slots__ = ("attack", "attacker", "guarded", "plus", "space", "targets")
    kind: int = Kind.ATTACK

    def __init__(
        self, seat: int, attacker: int, attack: int, space: int, targets: list[int]
    ) -> None:
        self.seat = seat
        self.stage = FIRST_STAGE
        self.attacker: Final = attacker
        self.attack: Final = attack
        self.space: Final = space
        self.targets = targets
        self.plus = 0
        self.guarded = 0

    def copy(self) -> AttackFrame:
        """A frame of its own."""
        twin = AttackFrame(self.seat, self.attacker, self.attack, self.space, self.targets[:])
        twin.stage, twin.plus, twin.guarded = self.stage, self.plus, self.guarded
        return twin

    def numbers(self) -> list[int]:
        """In the order of all kinds."""
        line = self.in_order(
            figure=self.attacker,
            other=self.guarded,
            cell=self.space,
            number=self.attack,
            spare=self.plus,
        )
        return [*line, *self.targets]


class StrikeStage:
    """The dice for one target."""

    ROLL: Final = 0
    COUNT_HITS: Final = 1
    AFTERMATH: Final = 2


@mypyc_attr(acyclic=True)
class StrikeFrame(Frame):
    """Dice against one figure: by an `attacker`, or NOBODY's by a card of `seat` (DC-102).

    `plus` is added to each of the `dice`, `ignored` hits do not count, and `turned_by` is the seat
    that has turned the hits back on the attacker with the Mirror Trap.
    """

    __slots__ = ("attacker", "dice", "ignored", "plus", "target", "turned_by")
    kind: int = Kind.STRIKE

    def __init__(self, seat: int, attacker: int, target: int, dice: int) -> None:
        self.seat = seat
        self.stage = FIRST_STAGE
        self.attacker: Final = attacker
        self.target: Final = target
        self.dice: Final = dice
        self.plus = 0
        self.ignored = 0
        self.turned_by = NOBODY

    def is_turned(self) -> bool:
        """Whether the Mirror Trap has turned the hits back."""
        return self.turned_by != NOBODY

    def victim(self) -> int:
        """Who takes the hits: the target, or the attacker once they are turned back."""
        return self.target if self.turned_by == NOBODY else self.attacker

    def copy(self) -> StrikeFrame:
        """A frame of its own."""
        twin = StrikeFrame(self.seat, self.attacker, self.target, self.dice)
        twin.stage, twin.plus = self.stage, self.plus
        twin.ignored, twin.turned_by = self.ignored, self.turned_by
        return twin

    def numbers(self) -> list[int]:
        """In the order of all kinds."""
        line = self.in_order(
            figure=self.attacker,
            other=self.target,
            cell=self.dice,
            number=self.plus,
            spare=self.ignored,
        )
        return line if self.turned_by == NOBODY else [*line, self.turned_by]


class HarmStage:
    """About to be harmed."""

    WARN: Final = 0
    STRIKE_HOME: Final = 1


@mypyc_attr(acyclic=True)
class HarmFrame(Frame):
    """A figure is about to take wounds, or DESTRUCTION; `seat` is credited with its death."""

    __slots__ = ("figure", "wounds")
    kind: int = Kind.HARM

    def __init__(self, seat: int, figure: int, wounds: int) -> None:
        self.seat = seat
        self.stage = FIRST_STAGE
        self.figure: Final = figure
        self.wounds = wounds

    def copy(self) -> HarmFrame:
        """A frame of its own."""
        twin = HarmFrame(self.seat, self.figure, self.wounds)
        twin.stage = self.stage
        return twin

    def numbers(self) -> list[int]:
        """In the order of all kinds."""
        return self.in_order(figure=self.figure, number=self.wounds)


class MonsterAttackStage:
    """A Monster's attack."""

    CHOOSE: Final = 0
    ATTACK: Final = 1


@mypyc_attr(acyclic=True)
class MonsterAttackFrame(Frame):
    """A Monster chooses an attack; `only` is the one Adventurer to attack, or NOBODY (DC-116)."""

    __slots__ = ("attack", "figure", "only")
    kind: int = Kind.MONSTER_ATTACK

    def __init__(self, seat: int, figure: int, only: int = NOBODY) -> None:
        self.seat = seat
        self.stage = FIRST_STAGE
        self.figure: Final = figure
        self.only: Final = only
        self.attack = MELEE

    def copy(self) -> MonsterAttackFrame:
        """A frame of its own."""
        twin = MonsterAttackFrame(self.seat, self.figure, self.only)
        twin.stage, twin.attack = self.stage, self.attack
        return twin

    def numbers(self) -> list[int]:
        """In the order of all kinds."""
        return self.in_order(figure=self.figure, other=self.only, number=self.attack)
