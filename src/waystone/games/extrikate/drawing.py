"""Drawing positions and views as text.

Cells show `1`, `2`, `3` for the players, `*` for a start, `.` for a dot where nothing else stands;
a cell with any sign in it carries a dot. Edges are blank open, `#` wall, `/` door. What a
picture can't show follows in lines of facts, such as `lives: 3 1`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from waystone.games.extrikate.board import (
    CELLS,
    EDGE_SIGNS,
    EDGES,
    GRID,
    NO_CELL,
    PHASE_NAMES,
    SIDE,
    STATUS_NAMES,
    STEP_NAMES,
)
from waystone.games.extrikate.state import ExtrikateState
from waystone.games.extrikate.view import ExtrikateView, position
from waystone.kernel.grid import EAST, SOUTH

ROOM: Final = 5
"""Characters inside a cell."""
MARGIN: Final = 3
PITCH: Final = ROOM + 1
LEVEL: Final = ("     ", "#####", "  /  ")
RIM: Final = "o" + "-----o" * SIDE
NONE: Final = "-"


def draw(state: ExtrikateState) -> str:
    """Everything about a position; `parse` reads it back."""
    rooms = [_contents(state, cell) for cell in range(CELLS)]
    return "\n".join([*sheet_lines(state.edges, rooms), *_facts(state), ""])


def draw_view(view: ExtrikateView) -> str:
    """The same picture: everybody sees everything."""
    return draw(position(view))


def sheet_lines(edges: Sequence[int], rooms: Sequence[str]) -> list[str]:
    """A code per edge and the contents of each cell as a drawing."""
    letters = "".join(f"{chr(ord('a') + column):^{PITCH}}" for column in range(SIDE))
    lines = [" " * (MARGIN + 1) + letters.rstrip(), " " * MARGIN + RIM]
    for row in range(SIDE):
        cells = range(row * SIDE, (row + 1) * SIDE)
        inside = "".join(f"{rooms[cell]:^{ROOM}}{_beside(edges, cell)}" for cell in cells)
        lines.append(f"{row + 1:>2} |{inside}")
        lines.append(f"{'':{MARGIN}}o{'o'.join(_below(edges, cell) for cell in cells)}o")
    return lines


def _beside(edges: Sequence[int], cell: int) -> str:
    edge = GRID.edge[cell * 4 + EAST]
    return "|" if edge < 0 else EDGE_SIGNS[edges[edge]]


def _below(edges: Sequence[int], cell: int) -> str:
    edge = GRID.edge[cell * 4 + SOUTH]
    return "-----" if edge < 0 else LEVEL[edges[edge]]


def _contents(state: ExtrikateState, cell: int) -> str:
    players = "".join(str(seat + 1) for seat, here in enumerate(state.place) if here == cell)
    signs = players + "*" * (cell in state.starts)
    return signs or "." * state.dots[cell]


def _facts(state: ExtrikateState) -> list[str]:
    pairs = [
        ("turn", str(state.turn + 1)),
        ("step", STEP_NAMES[state.step]),
        ("rolled", str(state.rolled)),
        ("dice", numbers_text(state.dice)),
        ("strength", str(state.strength)),
        ("starts", cells_text(state.starts)),
        ("lives", numbers_text(state.lives)),
        ("treasure", numbers_text(state.treasure)),
        ("phase", " ".join(PHASE_NAMES[each] for each in state.phase)),
        ("status", " ".join(STATUS_NAMES[each] for each in state.status)),
        ("turns", numbers_text(state.turns)),
        ("rolls", numbers_text(state.rolls)),
        ("roll off", ", ".join(numbers_text(throw) for throw in state.roll_off)),
    ]
    return [f"{name}: {value}" for name, value in pairs if value]


def numbers_text(values: Sequence[int]) -> str:
    """Numbers in a row."""
    return " ".join(map(str, values))


def cells_text(cells: Sequence[int]) -> str:
    """Cells by name, `-` for none."""
    return " ".join(NONE if cell == NO_CELL else GRID.name(cell) for cell in cells)


def edge_names() -> list[str]:
    """Every edge's name, such as `c5-e` for the one east of c5."""
    names = [""] * EDGES
    for cell in range(CELLS):
        for way, letter in ((EAST, "e"), (SOUTH, "s")):
            edge = GRID.edge[cell * 4 + way]
            if edge >= 0:
                names[edge] = f"{GRID.name(cell)}-{letter}"
    return names
