"""Frames of figures that move, are pushed, spawn, land on a chest or are put aside."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.board import HUNT, NOBODY, NOWHERE
from waystone.games.dungeon_crawler.frame import FIRST_STAGE, Frame, Kind
from waystone.kernel.compiling import mypyc_attr

_TERRAINS: Final = 8
"""Spaces are written together with their terrain; so many terrains would fit."""


@mypyc_attr(acyclic=True)
class MovingFrame(Frame):
    """The Move of an Adventurer or a Monster.

    `points` are left; `odd` is 1 after an odd number of plain diagonals (DC-33); `is_over` says
    that the Move ends where the figure stands.
    """

    __slots__ = ("figure", "is_over", "odd", "points")

    def __init__(self, seat: int, figure: int, points: int) -> None:
        self.seat = seat
        self.stage = FIRST_STAGE
        self.figure: Final = figure
        self.points = points
        self.odd = 0
        self.is_over = False

    def copy(self) -> MovingFrame:
        """A frame of its own."""
        raise NotImplementedError

    def end(self) -> None:
        """The Move is over where the figure stands."""
        self.is_over = True
        self.points = 0


class MoveStage:
    """An Adventurer's Move."""

    ASK: Final = 0
    GO: Final = 1
    FINISH: Final = 2


@mypyc_attr(acyclic=True)
class MoveFrame(MovingFrame):
    """An Adventurer's Move, segment by segment (DC-31)."""

    __slots__ = ()
    kind: int = Kind.MOVE

    def copy(self) -> MoveFrame:
        """A frame of its own."""
        twin = MoveFrame(self.seat, self.figure, self.points)
        twin.stage, twin.odd, twin.is_over = self.stage, self.odd, self.is_over
        return twin

    def numbers(self) -> list[int]:
        """In the order of all kinds."""
        return self.in_order(
            figure=self.figure,
            other=int(self.is_over),
            number=self.points,
            spare=self.odd,
        )


class MonsterMoveStage:
    """A Monster's Move."""

    CHOOSE_TARGET: Final = 0
    CHOOSE_END: Final = 1
    SET_OFF: Final = 2
    GO_ON: Final = 3
    FINISH: Final = 4


@mypyc_attr(acyclic=True)
class MonsterMoveFrame(MovingFrame):
    """A Monster's Move by its tactics, or towards the Adventurer that lures it (DC-105).

    `card_line` is the line of its card that applies, by its place in `tactics.LINES`, `tactic`
    what it does, `target` whom it is after. `end_space` is where it is walking to, NOWHERE before
    it sets off. `misled_by` is the seat whose card has made it end elsewhere (DC-110).
    """

    __slots__ = ("card_line", "end_space", "lured_by", "misled_by", "tactic", "target")
    kind: int = Kind.MONSTER_MOVE

    def __init__(self, seat: int, figure: int, points: int, lured_by: int) -> None:
        super().__init__(seat, figure, points)
        self.lured_by: Final = lured_by
        self.tactic = HUNT
        self.card_line = NOBODY
        self.target = NOBODY
        self.end_space = NOWHERE
        self.misled_by = NOBODY

    def copy(self) -> MonsterMoveFrame:
        """A frame of its own."""
        twin = MonsterMoveFrame(self.seat, self.figure, self.points, self.lured_by)
        twin.stage, twin.odd, twin.is_over = self.stage, self.odd, self.is_over
        twin.tactic, twin.card_line, twin.target = self.tactic, self.card_line, self.target
        twin.end_space, twin.misled_by = self.end_space, self.misled_by
        return twin

    def numbers(self) -> list[int]:
        """In the order of all kinds; where it walks to stands in the place of its card's line."""
        line = self.in_order(
            figure=self.figure,
            other=int(self.is_over),
            cell=self.target,
            number=self.points,
            spare=self.odd,
        )
        aim = self.card_line if self.end_space == NOWHERE else self.end_space
        return [*line, self.lured_by, self.tactic, aim, self.misled_by]


class WalkStage:
    """A committed segment."""

    ANNOUNCE: Final = 0
    WALK: Final = 1


@mypyc_attr(acyclic=True)
class WalkFrame(Frame):
    """A figure walks a committed segment: `path` are the spaces still to enter (DC-31).

    `into_lava` says that it was committed into lava that destroys (DC-36). It would end on
    `end_space`, whose terrain was `end_terrain` when the last card was resolved (DC-110).
    """

    __slots__ = ("end_space", "end_terrain", "figure", "into_lava", "path")
    kind: int = Kind.WALK

    def __init__(self, seat: int, figure: int, path: list[int], into_lava: bool) -> None:
        self.seat = seat
        self.stage = FIRST_STAGE
        self.figure: Final = figure
        self.path = path
        self.into_lava: Final = into_lava
        self.end_space = NOWHERE
        self.end_terrain = 0

    def copy(self) -> WalkFrame:
        """A frame of its own."""
        twin = WalkFrame(self.seat, self.figure, self.path[:], self.into_lava)
        twin.stage, twin.end_space, twin.end_terrain = self.stage, self.end_space, self.end_terrain
        return twin

    def numbers(self) -> list[int]:
        """In the order of all kinds."""
        mark = self.end_space * _TERRAINS + self.end_terrain
        into_lava = int(self.into_lava)
        line = self.in_order(figure=self.figure, number=into_lava, spare=mark)
        return [*line, *self.path]


class PushStage:
    """Push Past."""

    ATTEMPT: Final = 0
    ROLL: Final = 1
    COMPARE: Final = 2
    GET_PAST: Final = 3
    SHOVE: Final = 4


@mypyc_attr(acyclic=True)
class PushFrame(Frame):
    """An Adventurer tries to get past the `defender`, who stands on `space` (DC-44 to DC-48)."""

    __slots__ = ("defender", "pusher", "space")
    kind: int = Kind.PUSH

    def __init__(self, seat: int, pusher: int, defender: int, space: int) -> None:
        self.seat = seat
        self.stage = FIRST_STAGE
        self.pusher: Final = pusher
        self.defender: Final = defender
        self.space: Final = space

    def copy(self) -> PushFrame:
        """A frame of its own."""
        twin = PushFrame(self.seat, self.pusher, self.defender, self.space)
        twin.stage = self.stage
        return twin

    def numbers(self) -> list[int]:
        """In the order of all kinds."""
        return self.in_order(figure=self.pusher, other=self.defender, cell=self.space)


class SpawnStage:
    """Coming to a spawn point."""

    CHOOSE_ADVENTURER: Final = 0
    TAKE_ADVENTURER: Final = 1
    ROLL: Final = 2
    CHOOSE_POINT: Final = 3
    ARRIVE: Final = 4


@mypyc_attr(acyclic=True)
class SpawnFrame(Frame):
    """A figure goes to a spawn point that a die decides (DC-72)."""

    __slots__ = ("figure",)
    kind: int = Kind.SPAWN

    def __init__(self, seat: int, figure: int) -> None:
        self.seat = seat
        self.stage = FIRST_STAGE
        self.figure: Final = figure

    def copy(self) -> SpawnFrame:
        """A frame of its own."""
        twin = SpawnFrame(self.seat, self.figure)
        twin.stage = self.stage
        return twin

    def numbers(self) -> list[int]:
        """In the order of all kinds."""
        return self.in_order(figure=self.figure)


class LandingStage:
    """On a chest while there are two."""

    ROLL: Final = 0
    OPEN: Final = 1


@mypyc_attr(acyclic=True)
class LandingFrame(Frame):
    """An Adventurer has landed on the chest of a space; a die decides (DC-104)."""

    __slots__ = ("chest",)
    kind: int = Kind.LANDING

    def __init__(self, seat: int, chest: int) -> None:
        self.seat = seat
        self.stage = FIRST_STAGE
        self.chest: Final = chest

    def copy(self) -> LandingFrame:
        """A frame of its own."""
        twin = LandingFrame(self.seat, self.chest)
        twin.stage = self.stage
        return twin

    def numbers(self) -> list[int]:
        """In the order of all kinds."""
        return self.in_order(cell=self.chest)


class DisplacedStage:
    """Out of a door that is gone."""

    FIND_SPACE: Final = 0
    SETTLE: Final = 1


@mypyc_attr(acyclic=True)
class DisplacedFrame(Frame):
    """A figure stood in a secret door that is gone; `seat` has closed it by a card (DC-56)."""

    __slots__ = ("figure",)
    kind: int = Kind.DISPLACED

    def __init__(self, seat: int, figure: int) -> None:
        self.seat = seat
        self.stage = FIRST_STAGE
        self.figure: Final = figure

    def copy(self) -> DisplacedFrame:
        """A frame of its own."""
        twin = DisplacedFrame(self.seat, self.figure)
        twin.stage = self.stage
        return twin

    def numbers(self) -> list[int]:
        """In the order of all kinds."""
        return self.in_order(figure=self.figure)
