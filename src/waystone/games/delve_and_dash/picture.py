"""A view as an image: the labyrinth as this seat knows it, and nothing else. Not compiled."""

from __future__ import annotations

from typing import Final

from waystone.games.delve_and_dash.board import (
    LOCKED_SIGN,
    UNKNOWN_SIGN,
    UNLOCKED_SIGN,
    WALL_SIGN,
    Board,
    board_of,
)
from waystone.games.delve_and_dash.drawing import draw_view
from waystone.games.delve_and_dash.view import DelveView
from waystone.kernel.drawing import Drawing
from waystone.kernel.grid import EAST, SOUTH
from waystone.kernel.svg import (
    BRICK,
    FIRE,
    FLOOR,
    GEM,
    GOLD,
    HEART,
    INK,
    MORTAR,
    QUIET,
    SEATS,
    WOOD,
    Pen,
)

CELL: Final = 56
MARGIN: Final = 34
_FOG: Final = "#1b1722"
_MARK: Final = "#5b5265"
Ends = tuple[float, float, float, float]
Found = tuple[Ends, int]
"""Where a boundary lies, and the way across it."""


class DelveDrawing(Drawing[DelveView]):
    """The labyrinth as text (DD-96) and as an image."""

    def text(self, view: DelveView) -> str:
        return draw_view(view)

    def svg(self, view: DelveView) -> str:
        """Chambers, boundaries, what stands there, and a line for each warrior."""
        board = board_of(view.size)
        side = board.size * CELL
        pen = Pen(side + 2 * MARGIN, side + 2 * MARGIN + 26 * len(view.warriors) + 26)
        _chambers(pen, board, view)
        _boundaries(pen, board, view)
        _things(pen, board, view)
        _warriors(pen, view)
        _panel(pen, view, side + 2 * MARGIN)
        return pen.svg(f"Delve & Dash, {_state_of_play(view)}")


def _middle(board: Board, cell: int) -> tuple[float, float]:
    row, column = divmod(cell, board.size)
    return MARGIN + (column + 0.5) * CELL, MARGIN + (row + 0.5) * CELL


def _chambers(pen: Pen, board: Board, view: DelveView) -> None:
    for cell, visitors in enumerate(view.visited):
        x, y = _middle(board, cell)
        fill = _FOG if visitors == "0" else FLOOR
        pen.box(x - CELL / 2, y - CELL / 2, CELL, CELL, fill)
    for at in range(board.size):
        middle = MARGIN + (at + 0.5) * CELL
        pen.text(middle, MARGIN / 2, chr(ord("a") + at), size=14, fill=QUIET)
        pen.text(MARGIN / 2, middle, str(at + 1), size=14, fill=QUIET)


def _boundaries(pen: Pen, board: Board, view: DelveView) -> None:
    signs = view.boundaries if view.secrets is None else view.secrets.boundaries
    inside = [
        (cell, way, board.edge[cell * 4 + way])
        for cell in range(board.cells)
        for way in (EAST, SOUTH)
        if board.edge[cell * 4 + way] >= 0
    ]
    for wanted in (UNKNOWN_SIGN, WALL_SIGN, UNLOCKED_SIGN, LOCKED_SIGN):
        found = [(_ends(board, cell, way), way) for cell, way, at in inside if signs[at] == wanted]
        _DRAWN[wanted](pen, found)
    side = board.size * CELL
    pen.box(MARGIN, MARGIN, side, side, "none", round=3, line=BRICK, width=7)


def _ends(board: Board, cell: int, way: int) -> Ends:
    x, y = _middle(board, cell)
    far = CELL / 2
    if way == EAST:
        return x + far, y - far, x + far, y + far
    return x - far, y + far, x + far, y + far


def _unknown(pen: Pen, found: list[Found]) -> None:
    for ends, _ in found:
        pen.stroke(*ends, _MARK, 1.5, dashes="2 6")


def _walls(pen: Pen, found: list[Found]) -> None:
    for colour, width in ((MORTAR, 10), (BRICK, 6)):
        for ends, _ in found:
            pen.stroke(*ends, colour, width)


def _unlocked(pen: Pen, found: list[Found]) -> None:
    for ends, way in found:
        _door(pen, ends, False, way)


def _locked(pen: Pen, found: list[Found]) -> None:
    for ends, way in found:
        _door(pen, ends, True, way)


def _door(pen: Pen, ends: Ends, is_locked: bool, way: int) -> None:
    """Posts and a leaf: across the way where it is locked, ajar where it is not."""
    x, y, to_x, to_y = ends
    gap = CELL * 0.26
    right, down = (0.0, gap) if way == EAST else (gap, 0.0)
    pen.stroke(x, y, x + right, y + down, BRICK, 6)
    pen.stroke(to_x - right, to_y - down, to_x, to_y, BRICK, 6)
    x, y, to_x, to_y = x + right, y + down, to_x - right, to_y - down
    if is_locked:
        pen.stroke(x, y, to_x, to_y, WOOD, 7)
        pen.disc((x + to_x) / 2, (y + to_y) / 2, 3, MORTAR)
    else:
        pen.stroke(x, y, x + gap * 0.8, y + gap * 0.8, WOOD, 6)


_DRAWN: Final = {
    UNKNOWN_SIGN: _unknown,
    WALL_SIGN: _walls,
    UNLOCKED_SIGN: _unlocked,
    LOCKED_SIGN: _locked,
}


def _things(pen: Pen, board: Board, view: DelveView) -> None:
    over = view.secrets
    homes = {view.seat: view.waystone} if over is None else dict(enumerate(over.waystones))
    for seat, home in homes.items():
        if home is not None:
            x, y = _middle(board, home)
            pen.glyph("gem", x, y, 34, GEM)
            if len(homes) > 1:
                pen.text(x, y, str(seat + 1), size=13, fill=MORTAR, bold=True)
    if view.lair is not None and view.hint:
        x, y = _middle(board, view.lair)
        pen.box(x - 19, y - 19, 38, 38, "none", round=8, line=FIRE, width=2, dashes="4 5")
        pen.text(x, y, "?", size=22, fill=FIRE, bold=True)
    treasure = view.treasure if over is None else over.treasure
    if treasure is not None:
        pen.glyph("chest", *_middle(board, treasure), 32, GOLD)
    if view.dragon is not None:
        pen.glyph("dragon", *_middle(board, view.dragon), 44, FIRE)


def _warriors(pen: Pen, view: DelveView) -> None:
    board = board_of(view.size)
    places = [each.cell for each in view.warriors]
    for seat, warrior in enumerate(view.warriors):
        if warrior.cell is None:
            continue
        x, y = _middle(board, warrior.cell)
        if places.count(warrior.cell) > 1:
            x += 12 * (2 * seat - 1)
        pen.token(x, y, 15, seat)
        if warrior.carrying:
            pen.glyph("chest", x + 12, y - 12, 18, GOLD)


def _panel(pen: Pen, view: DelveView, top: float) -> None:
    """A line for each warrior, and one for the match."""
    for seat, warrior in enumerate(view.warriors):
        y = top + seat * 26
        pen.token(MARGIN + 8, y, 9, seat)
        name = f"seat {seat}" + (" (this view)" if seat == view.seat else "")
        pen.text(MARGIN + 24, y, name, size=14, fill=SEATS[seat], anchor="start")
        for life in range(warrior.lives):
            pen.glyph("heart", MARGIN + 170 + life * 20, y, 15, HEART)
        if warrior.carrying:
            pen.text(MARGIN + 240, y, "carries the treasure", 14, GOLD, anchor="start")
    y = top + len(view.warriors) * 26
    pen.text(MARGIN, y, _state_of_play(view), size=14, fill=INK, anchor="start")


def _state_of_play(view: DelveView) -> str:
    if view.ending is not None:
        won = "" if view.ending.winner is None else f", seat {view.ending.winner} wins"
        return f"level {view.level}: {view.ending.reason}{won}"
    dragon = "dragon awake" if view.awake else "dragon asleep"
    if view.phase == "choosing":
        return f"level {view.level}: waystones are being chosen"
    left = "free exploration" if view.free else f"{view.left} moves left"
    return f"level {view.level}, round {view.round}: seat {view.acting[0]} to act, {left}, {dragon}"
