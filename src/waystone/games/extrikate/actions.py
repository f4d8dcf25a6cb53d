"""The alphabet: rolls, the exit, fights, and what is done at the edges of a cell."""

from __future__ import annotations

from typing import Final

from waystone.kernel.action import Action, Alphabet
from waystone.kernel.grid import DIRECTIONS

FIRST_AT_EDGE_ID: Final = 7
FIRST_CAVE_IN_ID: Final = 23
# The order of the four families at an edge.
MOVES: Final = 0
DIGS: Final = 1
WALLS: Final = 2
DOORS: Final = 3
Choices = tuple[Action, ...]


class Actions(Alphabet):
    """All actions of the game; a set of directions is a bit per direction, N E S W."""

    def __init__(self) -> None:
        super().__init__()
        self.roll: Final = self.add("roll")
        self.declare_exit: Final = self.add("declare exit")
        self.end_turn: Final = self.add("end turn")
        self.fight: Final = self.add("fight")
        self.bribe: Final = self.add("bribe")
        self.moves: Final = self._four("move")
        self.digs: Final = self._four("dig")
        self.walls: Final = self._four("wall")
        self.doors: Final = self._four("door")
        self.cave_ins: Final = tuple(
            self.add(f"cave in {spell_ways(ways)}") for ways in range(1, 16)
        )
        # What can be chosen at a set of edges: looked up, because it is asked at every step.
        self.moves_at: Final = _by_set(self.moves)
        self.digs_at: Final = _by_set(self.digs)
        self.walls_at: Final = _by_set(self.walls)
        self.doors_at: Final = _by_set(self.doors)

    def _four(self, verb: str) -> Choices:
        return tuple(self.add(f"{verb} {letter}") for letter in DIRECTIONS)

    def cave_ins_at(self, ways: int, size: int) -> Choices:
        """The cave-ins of exactly so many of these ways (EX-30)."""
        return tuple(each for each in self.cave_ins if fits(ways_of_cave_in(each), ways, size))


def _by_set(four: Choices) -> tuple[Choices, ...]:
    return tuple(
        tuple(each for way, each in enumerate(four) if ways >> way & 1) for ways in range(16)
    )


def spell_ways(ways: int) -> str:
    """A set of directions as letters: `ns`."""
    return "".join(letter for way, letter in enumerate(DIRECTIONS) if ways >> way & 1)


def fits(some: int, ways: int, size: int) -> bool:
    """Whether `some` is a subset of `ways` with this size."""
    return some & ~ways == 0 and some.bit_count() == size


def is_cave_in(action: Action) -> bool:
    """Whether it says which edges a cave-in closes."""
    return action.id >= FIRST_CAVE_IN_ID


def is_at_edge(action: Action) -> bool:
    """Whether it is a move, dig, wall or door in one direction."""
    return FIRST_AT_EDGE_ID <= action.id < FIRST_CAVE_IN_ID


def family_of(action: Action) -> int:
    """MOVES, DIGS, WALLS or DOORS, for an action at an edge."""
    return (action.id - FIRST_AT_EDGE_ID) // 4


def way_of(action: Action) -> int:
    """The direction of an action at an edge."""
    return (action.id - FIRST_AT_EDGE_ID) % 4


def ways_of_cave_in(action: Action) -> int:
    """The set of directions that a cave-in closes."""
    return action.id - FIRST_CAVE_IN_ID + 1


ACTIONS: Final = Actions()
