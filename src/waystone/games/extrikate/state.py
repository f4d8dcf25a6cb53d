"""A position of Extrikate: flat data with one owner."""

from __future__ import annotations

from typing import Self

from waystone.games.extrikate.board import ACTIVE, CELLS, DELVE, EDGES, NO_CELL, TURN_START
from waystone.kernel.compiling import mypyc_attr
from waystone.kernel.state import State, commas


@mypyc_attr(allow_interpreted_subclasses=True)  # or __new__ would run __init__
class ExtrikateState(State):
    """The shared sheet, the players, and what the table waits for.

    `dice` is the roll of three that is being carried out or was carried out last in this turn.
    `strength` is the monster's number, or how many walls a cave-in brings. `roll_off` tells who
    threw what to begin, a round per entry; a 0 stands for a player who was out of it.
    """

    __slots__ = (
        "dice",
        "dots",
        "edges",
        "lives",
        "phase",
        "place",
        "roll_off",
        "rolled",
        "rolls",
        "starts",
        "status",
        "step",
        "strength",
        "treasure",
        "turn",
        "turns",
    )

    def __init__(self, seats: int, lives: int) -> None:
        self.edges = bytearray(EDGES)
        self.dots = bytearray(CELLS)
        self.starts = [NO_CELL] * seats
        self.place = [NO_CELL] * seats
        self.lives = [lives] * seats
        self.treasure = [0] * seats
        self.phase = [DELVE] * seats
        self.status = [ACTIVE] * seats
        self.turns = [0] * seats
        self.rolls = [0] * seats
        self.roll_off: tuple[tuple[int, ...], ...] = ()
        self.turn = 0
        self.step = TURN_START
        self.rolled = 0
        self.dice: tuple[int, ...] = ()
        self.strength = 0

    def copy(self) -> Self:
        """A position of its own; only what never changes is shared."""
        twin = type(self).__new__(type(self))
        twin.edges = self.edges[:]
        twin.dots = self.dots[:]
        twin.starts = self.starts
        twin.place = self.place[:]
        twin.lives = self.lives[:]
        twin.treasure = self.treasure[:]
        twin.phase = self.phase[:]
        twin.status = self.status[:]
        twin.turns = self.turns[:]
        twin.rolls = self.rolls[:]
        twin.roll_off = self.roll_off
        twin.turn = self.turn
        twin.step = self.step
        twin.rolled = self.rolled
        twin.dice = self.dice
        twin.strength = self.strength
        return twin

    def key(self) -> bytes:
        """Everything, in a fixed order."""
        numbers = (
            *(len(self.lives), self.turn, self.step, self.rolled, self.strength, len(self.dice)),
            *(*self.dice, *self.starts, *self.place, *self.lives, *self.treasure),
            *(*self.phase, *self.status, *self.turns, *self.rolls),
            *(die for throw in self.roll_off for die in throw),
        )
        return b"|".join((commas(numbers), self.edges, self.dots))
