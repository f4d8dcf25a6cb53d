"""A position of Dungeon of Dooom."""

from __future__ import annotations

from typing import Self

from waystone.games.dooom.board import Dungeon
from waystone.games.dooom.memory import Memory
from waystone.kernel.compiling import mypyc_attr
from waystone.kernel.state import State, commas

# What a seat is.
EMPTY = 0
ALIVE = 1
DEAD = 2
GONE = 3
STATUS_NAMES = ("empty", "alive", "dead", "gone")

# Phases of a match.
WAITING = 0
RUNNING = 1
OVER = 2
PHASE_NAMES = ("waiting", "running", "over")

NO_CELL = -1
NO_SEAT = -1
ACTED = -1


@mypyc_attr(allow_interpreted_subclasses=True)  # or __new__ would run __init__
class DooomState(State):
    """Who stands where with what, what lies where, and whose turn it is.

    `altered` has the things of cells that differ from the map (0 for none), so that a step costs
    the same in any dungeon. `order` lists seats by turn; `turn` is the seat to act. `standing`
    finds the living player of a cell; `fallen` lists the dead and departed in the order of their
    end. `time_outs` counts a seat's run-out turns in a row; ACTED stands there once it did
    something in its turn (DM-79). The dungeon never changes and is shared by all copies.
    """

    __slots__ = (
        "altered",
        "ap",
        "dungeon",
        "fallen",
        "gear",
        "gold",
        "hp",
        "memory",
        "order",
        "phase",
        "place",
        "reason",
        "round",
        "standing",
        "start",
        "started_with",
        "status",
        "time_outs",
        "turn",
        "winner",
    )

    def __init__(self, dungeon: Dungeon, seats: int) -> None:
        self.dungeon = dungeon
        self.altered: dict[int, int] = {}
        self.phase = WAITING
        self.status = [EMPTY] * seats
        self.place = [NO_CELL] * seats
        self.start = [NO_CELL] * seats
        self.hp = [0] * seats
        self.gold = [0] * seats
        self.gear = [0] * seats
        self.time_outs = [0] * seats
        self.memory = [Memory() for _ in range(seats)]
        self.standing: dict[int, int] = {}
        self.order: list[int] = []
        self.fallen: list[int] = []
        self.turn = NO_SEAT
        self.ap = 0
        self.round = 1
        self.started_with = 0
        self.winner = NO_SEAT
        self.reason = ""

    def copy(self) -> Self:
        """A position of its own."""
        twin = type(self).__new__(type(self))
        twin.dungeon = self.dungeon
        twin.altered = self.altered.copy()
        twin.phase = self.phase
        twin.status = self.status[:]
        twin.place = self.place[:]
        twin.start = self.start[:]
        twin.hp = self.hp[:]
        twin.gold = self.gold[:]
        twin.gear = self.gear[:]
        twin.time_outs = self.time_outs[:]
        twin.memory = [memory.copy() for memory in self.memory]
        twin.standing = self.standing.copy()
        twin.order = self.order[:]
        twin.fallen = self.fallen[:]
        twin.turn = self.turn
        twin.ap = self.ap
        twin.round = self.round
        twin.started_with = self.started_with
        twin.winner = self.winner
        twin.reason = self.reason
        return twin

    def key(self) -> bytes:
        """Everything that can change, in a fixed order; the map itself is only named."""
        numbers = (
            *(self.phase, self.turn, self.ap, self.round, self.started_with, self.winner),
            *(*self.status, *self.place, *self.start, *self.hp, *self.gold, *self.gear),
            *(*self.time_outs, *self.order, NO_SEAT, *self.fallen, NO_SEAT),
            *(memory.mark for memory in self.memory),
            *(number for change in sorted(self.altered.items()) for number in change),
        )
        return b"|".join((commas(numbers), self.reason.encode(), self.dungeon.name.encode()))

    def thing_at(self, cell: int) -> int:
        """What lies on a tile, or 0."""
        what = self.altered.get(cell)
        return self.dungeon.things.get(cell, 0) if what is None else what
