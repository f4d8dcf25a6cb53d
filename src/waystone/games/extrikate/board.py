"""The sheet of 12 × 12 cells and the manual's fixed words and tables; no position."""

from __future__ import annotations

from typing import Final

from waystone.kernel.grid import Grid

SIDE: Final = 12
GRID: Final = Grid(SIDE, SIDE)
CELLS: Final = GRID.cells
EDGES: Final = GRID.edges
NO_CELL: Final = -1

# What an interior edge is (EX-3). The rim has no edge, so nothing can change it (EX-4).
OPEN: Final = 0
WALL: Final = 1
DOOR: Final = 2
EDGE_SIGNS: Final = " #/"
EDGE_CODES: Final = bytes(max(0, EDGE_SIGNS.find(chr(sign))) for sign in range(256))
DOT_SIGNS: Final = " ."

# What a player is up to (EX-6).
ACTIVE: Final = 0
HOME: Final = 1
DEAD: Final = 2
STATUS_NAMES: Final = ("active", "home", "dead")
DELVE: Final = 0
EXIT: Final = 1
PHASE_NAMES: Final = ("delve", "exit")

# The decision points: what the table waits for.
TURN_START: Final = 0
BETWEEN_ROLLS: Final = 1
MOVE_OR_DIG: Final = 2
DIG_ONLY: Final = 3
PLACE_WALL: Final = 4
PLACE_DOOR: Final = 5
CAVE_IN: Final = 6
MONSTER: Final = 7
OVER: Final = 8
STEP_NAMES: Final = (
    "turn_start",
    "between_rolls",
    "move_or_dig",
    "dig_only",
    "place_wall",
    "place_door",
    "cave_in",
    "monster",
    "over",
)

DELVE_ROLLS: Final = 3
"""The most rolls of a delve turn (EX-15)."""
DIG_NEEDS: Final = 5
"""A dig succeeds from this number on (EX-24)."""
FIRM_ROOF: Final = 2
"""What is taken off a cave-in's die (EX-30)."""
WALL_STEPS: Final = 4
"""A wall on the way costs as much as four steps: three digs on average, and the step."""

# The results of a roll, each with the strength of its danger (EX-20).
Result = tuple[str, int]
_MOVE: Final = ("move or dig", 0)
_DELVE_RESULTS: Final[tuple[Result, ...]] = (
    ("trap", 5),
    ("trap", 4),
    ("trap", 3),
    ("gain", 0),
    ("trap", 2),
    _MOVE,
    ("wall", 0),
    ("door", 0),
    ("wall", 0),
    _MOVE,
    _MOVE,
    ("monster", 2),
    ("monster", 3),
    ("monster", 4),
    ("cave-in", 0),
    ("monster", 5),
)
_EXIT_RESULTS: Final[tuple[Result, ...]] = (
    ("trap", 4),
    ("trap", 3),
    ("trap", 2),
    *((_MOVE,) * 10),
    ("monster", 2),
    ("monster", 3),
    ("monster", 4),
)
_RESULTS: Final = (_DELVE_RESULTS, _EXIT_RESULTS)
LEAST_SUM: Final = 3
MOST_SUM: Final = 18


def result_of(phase: int, total: int) -> Result:
    """What a sum of three dice means in a phase (EX-20)."""
    return _RESULTS[phase][total - LEAST_SUM]


def ways_to_roll(total: int) -> int:
    """How many of the 216 triples of dice have this sum."""
    pairs = (total - one - other for one in range(1, 7) for other in range(1, 7))
    return sum(1 <= third <= 6 for third in pairs)
