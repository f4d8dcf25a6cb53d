"""A view as an image: the sheet of paper, pencil and dice. Not compiled."""

from __future__ import annotations

from typing import Final

from waystone.games.extrikate.board import CELLS, EDGE_SIGNS, GRID, SIDE
from waystone.games.extrikate.drawing import draw_view
from waystone.games.extrikate.view import Delver, ExtrikateView
from waystone.kernel.drawing import Drawing
from waystone.kernel.grid import EAST, SOUTH
from waystone.kernel.svg import GOLD, HEART, MORTAR, Pen

CELL: Final = 42
MARGIN: Final = 34
_PAPER: Final = "#f8f2e3"
_RULED: Final = "#a9c8dd"
_PENCIL: Final = "#2f2a33"
_DOOR: Final = "#8a4b12"
_SOFT: Final = "#6b6470"
_PLAYERS: Final = ("#1f5fb0", "#b03a2e", "#2e7d4f")
_PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


class ExtrikateDrawing(Drawing[ExtrikateView]):
    """The sheet as text and as an image: everybody sees everything."""

    def text(self, view: ExtrikateView) -> str:
        return draw_view(view)

    def svg(self, view: ExtrikateView) -> str:
        """Dots, walls, doors, players, and a line for each of them."""
        side = SIDE * CELL
        high = side + 2 * MARGIN + 26 * len(view.delvers) + 44
        pen = Pen(side + 2 * MARGIN, high, paper=_PAPER)
        _paper(pen)
        _dots(pen, view)
        _edges(pen, view)
        _players(pen, view)
        _panel(pen, view, side + 2 * MARGIN)
        return pen.svg(f"Extrikate, {_state_of_play(view)}")


def _middle(cell: int) -> tuple[float, float]:
    row, column = divmod(cell, SIDE)
    return MARGIN + (column + 0.5) * CELL, MARGIN + (row + 0.5) * CELL


def _paper(pen: Pen) -> None:
    end = MARGIN + SIDE * CELL
    for at in range(SIDE + 1):
        line = MARGIN + at * CELL
        pen.stroke(line, MARGIN, line, end, _RULED, 1)
        pen.stroke(MARGIN, line, end, line, _RULED, 1)
    for at in range(SIDE):
        middle = MARGIN + (at + 0.5) * CELL
        pen.text(middle, MARGIN / 2, chr(ord("a") + at), size=14, fill=_SOFT)
        pen.text(MARGIN / 2, middle, str(at + 1), size=14, fill=_SOFT)
    pen.box(MARGIN, MARGIN, SIDE * CELL, SIDE * CELL, "none", 2, line=_PENCIL, width=4)


def _dots(pen: Pen, view: ExtrikateView) -> None:
    """Explored cells, joined where the way between two of them is open."""
    for cell in range(CELLS):
        if view.dots[cell] != ".":
            continue
        for way in (EAST, SOUTH):
            edge, beside = GRID.edge[cell * 4 + way], GRID.neighbour[cell * 4 + way]
            if edge >= 0 and view.dots[beside] == "." and view.edges[edge] == EDGE_SIGNS[0]:
                pen.stroke(*_middle(cell), *_middle(beside), "#d9d0bb", 3)
    for cell in range(CELLS):
        if view.dots[cell] == ".":
            pen.disc(*_middle(cell), 5, _SOFT)


def _edges(pen: Pen, view: ExtrikateView) -> None:
    for cell in range(CELLS):
        for way in (EAST, SOUTH):
            edge = GRID.edge[cell * 4 + way]
            if edge < 0 or view.edges[edge] == EDGE_SIGNS[0]:
                continue
            if view.edges[edge] == EDGE_SIGNS[1]:
                _wall(pen, cell, way)
            else:
                _door(pen, cell, way)


def _wall(pen: Pen, cell: int, way: int) -> None:
    x, y = _middle(cell)
    far = CELL / 2
    if way == EAST:
        pen.stroke(x + far, y - far, x + far, y + far, _PENCIL, 5)
    else:
        pen.stroke(x - far, y + far, x + far, y + far, _PENCIL, 5)


def _door(pen: Pen, cell: int, way: int) -> None:
    """Two short strokes across the edge."""
    x, y = _middle(cell)
    far = CELL / 2
    for side in (-6, 6):
        if way == EAST:
            pen.stroke(x + far - 8, y + side, x + far + 8, y + side, _DOOR, 4)
        else:
            pen.stroke(x + side, y + far - 8, x + side, y + far + 8, _DOOR, 4)


def _players(pen: Pen, view: ExtrikateView) -> None:
    for seat, delver in enumerate(view.delvers):
        pen.disc(*_middle(delver.start), 17, "none", _PLAYERS[seat], 3)
    for seat, delver in enumerate(view.delvers):
        if delver.cell is not None:
            shared = [n for n, each in enumerate(view.delvers) if each.cell == delver.cell]
            x, y = _middle(delver.cell)
            _player(pen, x + 9 * (shared.index(seat) - (len(shared) - 1) / 2), y, seat, 13)


def _player(pen: Pen, x: float, y: float, seat: int, radius: float) -> None:
    pen.disc(x, y, radius, _PLAYERS[seat], "#ffffff", 2)
    pen.text(x, y, str(seat + 1), size=radius * 1.2, fill="#ffffff", bold=True)


def _panel(pen: Pen, view: ExtrikateView, top: float) -> None:
    for seat, delver in enumerate(view.delvers):
        y = top + seat * 26
        _player(pen, MARGIN + 9, y, seat, 9)
        pen.text(
            MARGIN + 26, y, f"seat {seat}: {_delver(delver)}", size=14, fill=_PENCIL, anchor="start"
        )
        pen.glyph("gold", MARGIN + 330, y, 18, GOLD)
        pen.text(MARGIN + 346, y, str(delver.treasure), 14, _PENCIL, anchor="start", bold=True)
        for life in range(delver.lives):
            pen.glyph("heart", MARGIN + 390 + life * 20, y, 15, HEART)
    y = top + len(view.delvers) * 26 + 8
    for at, pips in enumerate(view.dice):
        _die(pen, MARGIN + 14 + at * 34, y, pips)
    left = MARGIN + 34 * len(view.dice)
    pen.text(left, y, _state_of_play(view), size=14, fill=_PENCIL, anchor="start")


def _delver(delver: Delver) -> str:
    doing = {"delve": "on the way in", "exit": "on the way out"}[delver.phase]
    return f"{delver.status}, {doing}, turn {delver.turns}"


def _die(pen: Pen, x: float, y: float, pips: int) -> None:
    pen.box(x - 13, y - 13, 26, 26, "#ffffff", 5, line=_PENCIL, width=1.5)
    for right, down in _PIPS[pips]:
        pen.disc(x + right * 7, y + down * 7, 2.5, MORTAR)


def _state_of_play(view: ExtrikateView) -> str:
    if view.ending is not None:
        winners = " and ".join(f"seat {each}" for each in view.ending.winners) or "nobody"
        return f"{view.ending.reason}: {winners} wins"
    step = view.step.replace("_", " ")
    roll = f"{sum(view.dice)}: {view.result}, " if view.dice else ""
    return f"{roll}seat {view.turn} to act ({step})"
