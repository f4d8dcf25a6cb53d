"""The sheet as text: two lines per cell, or one where the window is low."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from waystone.games.extrikate.board import CELLS, GRID, SIDE
from waystone.games.extrikate.view import ExtrikateView
from waystone.kernel.grid import EAST, SOUTH
from waystone.terminal.board import Marks

PITCH: Final = 4
LOW_PITCH: Final = 3
TALL: Final = (PITCH * SIDE + 4, 2 * SIDE + 2)
"""Columns and lines of the picture with two lines per cell."""
PLAYERS: Final = ("bold bright_cyan", "bold bright_magenta", "bold bright_green")
START: Final = "*"
DOT: Final = "."
WALL_STYLE: Final = "bold #e0a458"
DOOR_STYLE: Final = "bold bright_white"
QUIET: Final = "bright_black"
RIM_STYLE: Final = "#8a7968"
_OPEN, _WALL, _DOOR = " ", "#", "/"
_LEVEL: Final = {_OPEN: "   ", _WALL: "━━━", _DOOR: "━/━"}
_PLAIN_LEVEL: Final = {_OPEN: "   ", _WALL: "###", _DOOR: " / "}
_UPRIGHT: Final = {_OPEN: " ", _WALL: "┃", _DOOR: "/"}
_LOW: Final = {_OPEN: " ", _WALL: "_", _DOOR: "="}
"""What fills a cell whose southern edge this is, in a low window."""
_EDGE_STYLES: Final = {_OPEN: QUIET, _WALL: WALL_STYLE, _DOOR: DOOR_STYLE}


def draw(view: ExtrikateView, marks: Marks) -> list[Text]:
    """Column letters, then the rows."""
    sheet = _Sheet(view, marks)
    is_tall = marks.room[0] >= TALL[0] and marks.room[1] >= TALL[1]
    pitch = PITCH if is_tall else LOW_PITCH
    letters = " " * (3 + pitch // 2) + "".join(f"{chr(65 + each):<{pitch}}" for each in range(SIDE))
    return [Text(letters.rstrip(), style=QUIET), *(sheet.tall() if is_tall else sheet.low())]


class _Sheet:
    """One picture in the making."""

    def __init__(self, view: ExtrikateView, marks: Marks) -> None:
        self.view: Final = view
        self.marks: Final = marks
        self.bar: Final = "|" if marks.plain else "┃"
        self.rim: Final = "-" if marks.plain else "━"

    def tall(self) -> list[Text]:
        """Two lines per row of cells."""
        lines = [self.rim_line()]
        for row in range(SIDE):
            lines += [self.cells(row, False), self.below(row)]
        return [*lines[:-1], self.rim_line()]

    def low(self) -> list[Text]:
        """One line per row: what fills a cell shows its southern edge."""
        return [self.cells(row, True) for row in range(SIDE)]

    def rim_line(self) -> Text:
        corner = "+" if self.marks.plain else "╋"
        return Text(f"   {corner}{self.rim * (PITCH * SIDE - 1)}{corner}", style=RIM_STYLE)

    def cells(self, row: int, is_low: bool) -> Text:
        text = Text(f"{row + 1:>2} ", style=QUIET).append(self.bar, style=RIM_STYLE)
        for cell in range(row * SIDE, row * SIDE + SIDE):
            self.low_cell(text, cell) if is_low else self.tall_cell(text, cell)
            self.beside(text, cell)
        return text

    def tall_cell(self, text: Text, cell: int) -> None:
        """Three characters, in brackets below the cursor."""
        signs = self.contents(cell)
        if cell == self.marks.cursor:
            text.append(f"[{signs[:1] or ' '}]", style="bold reverse")
        else:
            text.append_text(_styled(f" {signs:<2}" if len(signs) < 2 else f"{signs[:3]:<3}"))

    def low_cell(self, text: Text, cell: int) -> None:
        """Two characters; what is empty of them shows the southern edge."""
        south = self.sign(cell, SOUTH)
        fill, style = _LOW[south], _EDGE_STYLES[south]
        if cell >= CELLS - SIDE:
            fill, style = "_", RIM_STYLE
        signs = self.contents(cell)[:2]
        if cell == self.marks.cursor:
            text.append(f"[{signs[:1] or ']'}", style="bold reverse")
        else:
            text.append_text(_styled(signs)).append(fill * (2 - len(signs)), style=style)

    def contents(self, cell: int) -> str:
        delvers = self.view.delvers
        signs = "".join(str(seat + 1) for seat, each in enumerate(delvers) if each.cell == cell)
        signs += START * any(each.start == cell for each in delvers)
        return signs or (DOT if self.view.dots[cell] == "." else "")

    def sign(self, cell: int, way: int) -> str:
        edge = GRID.edge[cell * 4 + way]
        return _OPEN if edge < 0 else self.view.edges[edge]

    def beside(self, text: Text, cell: int) -> None:
        if GRID.edge[cell * 4 + EAST] < 0:
            text.append(self.bar, style=RIM_STYLE)
            return
        sign = self.sign(cell, EAST)
        glyph = sign if self.marks.plain else _UPRIGHT[sign]
        text.append(glyph, style=_EDGE_STYLES[sign])

    def below(self, row: int) -> Text:
        text = Text("   ").append(self.bar, style=RIM_STYLE)
        level = _PLAIN_LEVEL if self.marks.plain else _LEVEL
        for cell in range(row * SIDE, row * SIDE + SIDE):
            sign = self.sign(cell, SOUTH)
            text.append(level[sign], style=_EDGE_STYLES[sign])
            is_last = cell % SIDE == SIDE - 1
            joint = "." if self.marks.plain else "·"
            text.append(self.bar if is_last else joint, style=RIM_STYLE if is_last else QUIET)
        return text


def _styled(signs: str) -> Text:
    text = Text()
    for sign in signs:
        style = (
            PLAYERS[int(sign) - 1] if sign in "123" else "bold yellow" if sign == START else QUIET
        )
        text.append(sign, style=style)
    return text
