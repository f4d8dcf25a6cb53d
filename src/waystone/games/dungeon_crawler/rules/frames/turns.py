"""Frames of rounds, activations and their five steps, and of the windows between them."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler.board import NOBODY, NOWHERE
from waystone.games.dungeon_crawler.frame import FIRST_STAGE, Frame, Kind
from waystone.kernel.compiling import mypyc_attr


class EnterStage:
    """Choosing an adventurer and a gate before the first round."""

    CHOOSE_HERO: Final = 0
    CHOOSE_GATE: Final = 1
    STEP_IN: Final = 2


@mypyc_attr(acyclic=True)
class EnterFrame(Frame):
    """Players come in, in turn order: `seat` is choosing, `entered` have chosen (DC-18)."""

    __slots__ = ("entered",)
    kind: int = Kind.ENTER

    def __init__(self) -> None:
        self.seat = NOBODY
        self.stage = FIRST_STAGE
        self.entered = 0

    def copy(self) -> EnterFrame:
        """A frame of its own."""
        twin = EnterFrame()
        twin.stage, twin.seat, twin.entered = self.stage, self.seat, self.entered
        return twin

    def numbers(self) -> list[int]:
        """In the order of all kinds."""
        return self.in_order(number=self.entered)


class RoundStage:
    """A round and its activations."""

    BEGIN: Final = 0
    NEXT_ACTIVATION: Final = 1


@mypyc_attr(acyclic=True)
class RoundsFrame(Frame):
    """Round after round: `next_place` is the place in turn order of the next player."""

    __slots__ = ("next_place",)
    kind: int = Kind.ROUNDS

    def __init__(self) -> None:
        self.seat = NOBODY
        self.stage = FIRST_STAGE
        self.next_place = 0

    def copy(self) -> RoundsFrame:
        """A frame of its own."""
        twin = RoundsFrame()
        twin.stage, twin.next_place = self.stage, self.next_place
        return twin

    def numbers(self) -> list[int]:
        """In the order of all kinds."""
        return self.in_order(number=self.next_place)


class ActivationStage:
    """The five steps of an activation, and the windows before, between and after them."""

    BEGIN: Final = 0
    MONSTERS_MOVE: Final = 1
    BEFORE_STEP_2: Final = 2
    MONSTERS_ATTACK: Final = 3
    BEFORE_STEP_3: Final = 4
    LAY_TILE: Final = 5
    BEFORE_STEP_4: Final = 6
    BRING_MONSTER: Final = 7
    BEFORE_STEP_5: Final = 8
    ADVENTURER_ACTS: Final = 9
    WIND_UP: Final = 10
    LAST_WINDOW: Final = 11
    FINISH: Final = 12


@mypyc_attr(acyclic=True)
class ActivationFrame(Frame):
    """A player's activation (DC-24 to DC-29)."""

    __slots__ = ()
    kind: int = Kind.ACTIVATION

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.stage = FIRST_STAGE

    def copy(self) -> ActivationFrame:
        """A frame of its own."""
        twin = ActivationFrame(self.seat)
        twin.stage = self.stage
        return twin

    def numbers(self) -> list[int]:
        """In the order of all kinds."""
        return self.in_order()


class PackStage:
    """Steps 1 and 2."""

    GATHER: Final = 0
    NEXT_MONSTER: Final = 1


@mypyc_attr(acyclic=True)
class PackFrame(Frame):
    """All Monsters of a player act; `acted` is how many of `monsters` have had their turn."""

    __slots__ = ("acted", "monsters")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.stage = FIRST_STAGE
        self.monsters: list[int] = []
        self.acted = 0


@mypyc_attr(acyclic=True)
class PackMovesFrame(PackFrame):
    """Step 1: all Monsters of a player move (DC-25)."""

    __slots__ = ()
    kind: int = Kind.PACK_MOVES

    def copy(self) -> PackMovesFrame:
        """A frame of its own."""
        twin = PackMovesFrame(self.seat)
        twin.stage, twin.monsters, twin.acted = self.stage, self.monsters[:], self.acted
        return twin

    def numbers(self) -> list[int]:
        """In the order of all kinds."""
        return [*self.in_order(number=self.acted), *self.monsters]


@mypyc_attr(acyclic=True)
class PackAttacksFrame(PackFrame):
    """Step 2: all Monsters of a player that can attack (DC-25)."""

    __slots__ = ()
    kind: int = Kind.PACK_ATTACKS

    def copy(self) -> PackAttacksFrame:
        """A frame of its own."""
        twin = PackAttacksFrame(self.seat)
        twin.stage, twin.monsters, twin.acted = self.stage, self.monsters[:], self.acted
        return twin

    def numbers(self) -> list[int]:
        """In the order of all kinds."""
        return [*self.in_order(number=self.acted), *self.monsters]


class LayingStage:
    """Step 3."""

    DRAW: Final = 0
    LAY: Final = 1


@mypyc_attr(acyclic=True)
class LayingFrame(Frame):
    """A player draws a tile and lays it (DC-12)."""

    __slots__ = ()
    kind: int = Kind.LAYING

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.stage = FIRST_STAGE

    def copy(self) -> LayingFrame:
        """A frame of its own."""
        twin = LayingFrame(self.seat)
        twin.stage = self.stage
        return twin

    def numbers(self) -> list[int]:
        """In the order of all kinds."""
        return self.in_order()


class SummoningStage:
    """Step 4, and cards that bring Monsters."""

    DRAW: Final = 0
    PLACE: Final = 1


@mypyc_attr(acyclic=True)
class SummoningFrame(Frame):
    """A player draws and places Monsters: `to_come` more of them (DC-79)."""

    __slots__ = ("to_come",)
    kind: int = Kind.SUMMONING

    def __init__(self, seat: int, to_come: int) -> None:
        self.seat = seat
        self.stage = FIRST_STAGE
        self.to_come = to_come

    def copy(self) -> SummoningFrame:
        """A frame of its own."""
        twin = SummoningFrame(self.seat, self.to_come)
        twin.stage = self.stage
        return twin

    def numbers(self) -> list[int]:
        """In the order of all kinds."""
        return self.in_order(number=self.to_come)


class ActStage:
    """Step 5."""

    PREPARE: Final = 0
    DECIDE: Final = 1
    ACT: Final = 2
    AFTER_SPAWN: Final = 3


@mypyc_attr(acyclic=True)
class ActFrame(Frame):
    """The Adventurer acts in two halves, one of which may be a Move (DC-26, DC-27).

    `moved` is true once that Move is made. Cards grant `extra_moves` and `extra_attacks`;
    `extra_done` is true once one of those was done. `was_on_mat` is true once the Adventurer has
    been on the mat in this step. `teleport` is the space of the Floating Teleport if the step began
    there, else NOWHERE (DC-76).
    """

    __slots__ = (
        "extra_attacks",
        "extra_done",
        "extra_moves",
        "halves_left",
        "moved",
        "teleport",
        "was_on_mat",
    )
    kind: int = Kind.ACT

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.stage = FIRST_STAGE
        self.halves_left = 2
        self.moved = False
        self.extra_moves = 0
        self.extra_attacks = 0
        self.extra_done = False
        self.was_on_mat = False
        self.teleport = NOWHERE

    def can_move(self) -> bool:
        """There is no Move, then Move, unless a card grants one (DC-26)."""
        return self.extra_moves > 0 or (self.halves_left > 0 and not self.moved)

    def can_attack(self) -> bool:
        """Whether a half is left for an Attack, or a card grants one."""
        return self.halves_left > 0 or self.extra_attacks > 0

    def is_fresh(self) -> bool:
        """Whether neither of the two halves has been used yet."""
        return self.halves_left == 2

    def use_attack(self) -> None:
        """An extra Attack comes first: any pair may still follow it (DC-105)."""
        if self.extra_attacks:
            self.extra_attacks -= 1
            self.extra_done = True
        else:
            self.halves_left -= 1

    def use_move(self) -> None:
        """So does an extra Move."""
        if self.extra_moves:
            self.extra_moves -= 1
            self.extra_done = True
        else:
            self.use_move_half()

    def use_attack_half(self) -> None:
        """The halves come first, unless that would leave none for the Move (rules version 2)."""
        is_last_half = self.halves_left == 1 and not self.moved
        if self.halves_left == 0 or (self.extra_attacks and is_last_half):
            self.extra_attacks -= 1
        else:
            self.halves_left -= 1

    def use_move_half(self) -> None:
        """The Move among the two halves comes first, then extra ones."""
        if self.halves_left and not self.moved:
            self.halves_left -= 1
            self.moved = True
        else:
            self.extra_moves -= 1

    def copy(self) -> ActFrame:
        """A frame of its own."""
        twin = ActFrame(self.seat)
        twin.stage, twin.halves_left, twin.moved = self.stage, self.halves_left, self.moved
        twin.extra_moves, twin.extra_attacks = self.extra_moves, self.extra_attacks
        twin.extra_done = self.extra_done
        twin.was_on_mat, twin.teleport = self.was_on_mat, self.teleport
        return twin

    def numbers(self) -> list[int]:
        """In the order of all kinds."""
        line = self.in_order(
            figure=int(self.was_on_mat),
            other=self.extra_attacks,
            cell=self.extra_moves,
            number=self.halves_left,
            spare=int(self.moved) + 2 * int(self.extra_done),
        )
        return line if self.teleport == NOWHERE else [*line, self.teleport]


class WindowStage:
    """Asking around until all have passed."""

    OFFER: Final = 0
    RESPOND: Final = 1
    RESTART: Final = 2


@mypyc_attr(acyclic=True)
class WindowFrame(Frame):
    """A moment at which cards may be played; `passed` has a bit per seat that has (DC-94)."""

    __slots__ = ("passed", "window")
    kind: int = Kind.WINDOW

    def __init__(self, seat: int, window: int) -> None:
        self.seat = seat
        self.stage = FIRST_STAGE
        self.window = window
        self.passed = 0

    def has_passed(self, seat: int) -> bool:
        """Whether a seat has let this window go by."""
        return self.passed >> seat & 1 == 1

    def copy(self) -> WindowFrame:
        """A frame of its own."""
        twin = WindowFrame(self.seat, self.window)
        twin.stage, twin.passed = self.stage, self.passed
        return twin

    def numbers(self) -> list[int]:
        """In the order of all kinds."""
        return self.in_order(number=self.window, spare=self.passed)
