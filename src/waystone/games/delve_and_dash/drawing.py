"""Drawing positions and views as text (DD-96).

Chambers show `1` and `2` for the warriors, `D` for the dragon (`d` asleep), `$` for treasure on
the ground, `?` for the lair, `*` and `%` for the waystones of Warrior 1 and 2. Boundaries are
`#` wall, blank passage, `/` unlocked and `+` locked door; dots where a view knows nothing.
What a picture can't show follows in lines of facts, such as `left: 8`.
"""

from __future__ import annotations

from math import isqrt
from typing import Final

from waystone.games.delve_and_dash.board import (
    MODE_NAMES,
    NO_CELL,
    NO_SEAT,
    PHASE_NAMES,
    UNKNOWN_SIGN,
    WALL_SIGN,
    Board,
    board_of,
)
from waystone.games.delve_and_dash.looking import boundary_sign
from waystone.games.delve_and_dash.state import DelveState
from waystone.games.delve_and_dash.view import DelveView
from waystone.kernel.event import SPECTATOR
from waystone.kernel.grid import EAST, SOUTH

ROOM: Final = 5
"""Characters inside a chamber."""
MARGIN: Final = 3
PITCH: Final = ROOM + 1
_UPRIGHT: Final = {UNKNOWN_SIGN: ":"}
LEVEL: Final = {WALL_SIGN: "#####", UNKNOWN_SIGN: " . . "}
NONE: Final = "-"
HOMES: Final = "*%"


def draw(state: DelveState) -> str:
    """Everything about a position; `parse` reads it back."""
    board = board_of(isqrt(len(state.chambers)))
    signs = [boundary_sign(code) for code in state.boundaries]
    rooms = [_contents(state, cell) for cell in range(board.cells)]
    return "\n".join([*labyrinth_lines(board, signs, rooms), *_facts(board, state), ""])


def draw_view(view: DelveView) -> str:
    """What a seat knows, and nothing else."""
    board = board_of(view.size)
    events = view.boundaries if view.secrets is None else view.secrets.boundaries
    rooms = [_seen_contents(view, cell) for cell in range(board.cells)]
    return "\n".join([*labyrinth_lines(board, list(events), rooms), *_seen_facts(board, view), ""])


def labyrinth_lines(board: Board, signs: list[str], rooms: list[str]) -> list[str]:
    """A sign per boundary and the contents of each chamber as a drawing."""
    letters = "".join(f"{chr(ord('a') + column):^{PITCH}}" for column in range(board.size))
    rim = " " * MARGIN + "o" + "-----o" * board.size
    lines = [" " * (MARGIN + 1) + letters.rstrip(), rim]
    for row in range(board.size):
        cells = range(row * board.size, (row + 1) * board.size)
        inside = "".join(f"{rooms[cell]:^{ROOM}}{_beside(board, signs, cell)}" for cell in cells)
        lines.append(f"{row + 1:>2} |{inside}")
        below = "o".join(_below(board, signs, cell) for cell in cells)
        lines.append(f"{'':{MARGIN}}o{below}o")
    return lines


def _beside(board: Board, signs: list[str], cell: int) -> str:
    edge = board.edge[cell * 4 + EAST]
    return "|" if edge < 0 else _UPRIGHT.get(signs[edge], signs[edge])


def _below(board: Board, signs: list[str], cell: int) -> str:
    edge = board.edge[cell * 4 + SOUTH]
    return "-----" if edge < 0 else LEVEL.get(signs[edge], f"  {signs[edge]}  ")


def _contents(state: DelveState, cell: int) -> str:
    dragon = "D" if state.awake else "d"
    return "".join(
        (
            *(str(seat + 1) for seat, place in enumerate(state.place) if place == cell),
            dragon * (state.dragon == cell),
            "$" * (state.treasure == cell),
            "?" * (state.lair == cell),
            *(HOMES[seat] for seat, home in enumerate(state.waystones) if home == cell),
        )
    )


def _seen_contents(view: DelveView, cell: int) -> str:
    over = view.secrets
    treasure = view.treasure if over is None else over.treasure
    homes = (view.waystone,) if over is None else over.waystones
    return "".join(
        (
            *(str(seat + 1) for seat, each in enumerate(view.warriors) if each.cell == cell),
            "D" * (view.dragon == cell),
            "$" * (treasure == cell),
            "?" * (view.lair == cell and view.hint),
            *(HOMES[number] for number, home in enumerate(homes) if home == cell),
        )
    )


# Facts


def _facts(board: Board, state: DelveState) -> list[str]:
    pairs = [
        ("mode", MODE_NAMES[state.mode]),
        ("phase", PHASE_NAMES[state.phase]),
        ("round", str(state.round)),
        ("turn", str(state.turn + 1)),
        ("left", str(state.left)),
        ("battles", str(state.battles)),
        ("lives", numbers_text(list(state.lives))),
        ("moves", numbers_text(state.moves)),
        ("deaths", numbers_text(list(state.deaths))),
        ("starts", cells_text(board, list(state.starts))),
        *(
            (f"visited {seat + 1}", _visited(board, state, seat))
            for seat in range(len(state.lives))
        ),
        ("known", " ".join(_edge_names(board, state.known))),
        ("found", "yes" if state.found else ""),
        ("carrier", seat_text(state.carrier)),
        ("prey", seat_text(state.prey)),
        ("last known", cells_text(board, [state.last_known])),
        ("last seen", cells_text(board, [state.last_seen])),
        ("homing", "yes" if state.homing else ""),
        (
            "draw offers",
            " ".join(seat_text(each) for each in (0, 1) if state.draw_offers >> each & 1),
        ),
        ("reason", state.reason),
        ("winner", seat_text(state.winner)),
    ]
    return [f"{name}: {value}" for name, value in pairs if value]


def _seen_facts(board: Board, view: DelveView) -> list[str]:
    pairs = [
        ("seat", "spectator" if view.seat == SPECTATOR else str(view.seat)),
        ("mode", view.mode),
        ("phase", view.phase),
        ("round", str(view.round)),
        ("turn", str(view.acting[0] + 1) if view.acting else NONE),
        ("left", "free" if view.free else str(view.left)),
        ("lives", numbers_text([each.lives for each in view.warriors])),
        ("carrier", " ".join(str(n) for n, each in enumerate(view.warriors, 1) if each.carrying)),
        ("dragon", "awake" if view.awake else "asleep"),
        ("last seen", cells_text(board, [NO_CELL if view.last_seen is None else view.last_seen])),
        ("ending", view.ending.reason if view.ending else ""),
    ]
    return [f"{name}: {value}" for name, value in pairs if value]


def numbers_text(values: list[int]) -> str:
    """Numbers in a row."""
    return " ".join(map(str, values))


def cells_text(board: Board, cells: list[int]) -> str:
    """Chambers by name, `-` for none."""
    return " ".join(NONE if cell == NO_CELL else board.name(cell) for cell in cells)


def seat_text(seat: int) -> str:
    """A warrior's number, or nothing for nobody."""
    return "" if seat == NO_SEAT else str(seat + 1)


def _visited(board: Board, state: DelveState, seat: int) -> str:
    bit = 1 << seat
    return " ".join(board.name(cell) for cell, by in enumerate(state.visited) if by & bit)


def _edge_names(board: Board, marks: bytes) -> list[str]:
    """Boundaries by the chamber north or west of them and the way across, as `c5-e`."""
    names = edge_names(board)
    return [names[edge] for edge, mark in enumerate(marks) if mark]


def edge_names(board: Board) -> list[str]:
    """Every boundary's name, such as `c5-e` for the one east of c5."""
    names = [""] * board.edges
    for cell in range(board.cells):
        for way, letter in ((EAST, "e"), (SOUTH, "s")):
            edge = board.edge[cell * 4 + way]
            if edge >= 0:
                names[edge] = f"{board.name(cell)}-{letter}"
    return names
