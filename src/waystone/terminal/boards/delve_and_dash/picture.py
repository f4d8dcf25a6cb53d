"""The labyrinth as text: heavy walls, dotted secrets, signs for all that is in it (DD-96)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter
from typing import Final

from rich.text import Text

from waystone.games.delve_and_dash.board import (
    LOCKED_SIGN,
    PASSAGE_SIGN,
    UNKNOWN_SIGN,
    UNLOCKED_SIGN,
    WALL_SIGN,
    Board,
    board_of,
)
from waystone.games.delve_and_dash.editions import EDITIONS
from waystone.games.delve_and_dash.view import DelveView
from waystone.kernel.grid import EAST, SOUTH
from waystone.terminal.board import Marks

WARRIORS: Final = ("1", "2")
DRAGON: Final = "D"
DRAGON_RESTING: Final = "d"
TREASURE: Final = "$"
WAYSTONES: Final = ("*", "%")
HINT: Final = "?"
DANGER: Final = "!"
FOOTPRINTS: Final = (" ", ".", ",", ":")
"""Nobody was here, Warrior 1, Warrior 2, both: a sign besides the tint."""
UNFOUND_WALL: Final = "%"
"""A wall that is only shown because the match is over."""

PITCH: Final = 4
"""Columns from one chamber to the next."""
MARGIN: Final = 3
LEAST: Final = 8
"""Chambers a side that are always drawn: a window for fewer cuts the picture."""

STYLES: Final = {
    "1": "bold bright_cyan",
    "2": "bold bright_magenta",
    DRAGON: "bold bright_red",
    DRAGON_RESTING: "red",
    TREASURE: "bold bright_yellow",
    "*": "bold bright_green",
    "%": "bold green",
    HINT: "bold yellow",
    DANGER: "red",
}
TINTS: Final = ("", "on #0d2f38", "on #35183b", "on #27264a")
DANGER_TINT: Final = "on #4a1414"
WALL_STYLES: Final = {"ember": "bold #e0a458", "frost": "bold #8ecae6"}
UNFOUND_STYLE: Final = "#7d6b5d"
UNKNOWN_STYLE: Final = "bright_black"
RIM_STYLE: Final = "#8a7968"
DOOR_STYLE: Final = "bold bright_white"
LABEL_STYLE: Final = "bright_black"


@dataclass(frozen=True)
class LineStyle:
    """The characters of lines: level and upright ones by sign, crossings by directions."""

    level: dict[str, str]
    upright: dict[str, str]
    heavy: str
    thin: str


# Crossings are looked up by a bit per direction: north 1, east 2, south 4, west 8.
BOXES: Final = LineStyle(
    level={
        WALL_SIGN: "━━━",
        UNFOUND_WALL: "───",
        UNKNOWN_SIGN: " · ",
        PASSAGE_SIGN: "   ",
        LOCKED_SIGN: "╸+╺",
        UNLOCKED_SIGN: "╸/╺",
    },
    upright={
        WALL_SIGN: "┃",
        UNFOUND_WALL: "│",
        UNKNOWN_SIGN: "·",
        PASSAGE_SIGN: " ",
        LOCKED_SIGN: "+",
        UNLOCKED_SIGN: "/",
    },
    heavy=" ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋",
    thin=" ╵╶└╷│┌├╴┘─┴┐┤┬┼",
)
ASCII: Final = LineStyle(
    level={
        WALL_SIGN: "---",
        UNFOUND_WALL: "- -",
        UNKNOWN_SIGN: " . ",
        PASSAGE_SIGN: "   ",
        LOCKED_SIGN: "-+-",
        UNLOCKED_SIGN: "-/-",
    },
    upright={
        WALL_SIGN: "|",
        UNFOUND_WALL: "'",
        UNKNOWN_SIGN: ".",
        PASSAGE_SIGN: " ",
        LOCKED_SIGN: "+",
        UNLOCKED_SIGN: "/",
    },
    heavy=" ooooooooooooooo",
    thin=" ooooooooooooooo",
)


def draw(view: DelveView, marks: Marks) -> list[Text]:
    """The view as lines: column letters, then rows between rims."""
    return _Drawing(view, marks).lines()


class _Drawing:
    """One picture in the making: characters with styles on a canvas."""

    def __init__(self, view: DelveView, marks: Marks) -> None:
        self.view: Final = view
        self.marks: Final = marks
        self.board: Final[Board] = board_of(view.size)
        self.pen: Final = ASCII if marks.plain else BOXES
        self.wall_style: Final = WALL_STYLES[EDITIONS[view.edition].theme]
        self.signs: Final = _signs(view)
        side = view.size * PITCH + 1
        self.canvas = [[(" ", "")] * side for _ in range(view.size * 2 + 1)]

    def lines(self) -> list[Text]:
        for cell in range(self.board.cells):
            self.chamber(cell)
            self.boundaries(cell)
        self.rim()
        for row in range(self.view.size + 1):
            for column in range(self.view.size + 1):
                self.crossing(row, column)
        down, right = divmod(self.focus(), self.view.size)
        columns = self.part(right, (self.marks.room[0] - MARGIN - 1) // PITCH)
        rows = self.part(down, (self.marks.room[1] - 2) // 2)
        letters = " " * MARGIN + "".join(f"  {chr(65 + each)} " for each in columns)
        lines = range(rows[0] * 2, rows[-1] * 2 + 3)
        shown = slice(columns[0] * PITCH, columns[-1] * PITCH + PITCH + 1)
        return [Text(letters, style=LABEL_STYLE), *(self.line(row, shown) for row in lines)]

    def focus(self) -> int:
        """The chamber round which a window that is too small shows the labyrinth."""
        if self.marks.cursor is not None:
            return self.marks.cursor
        warriors = self.view.warriors
        seat = self.view.seat if self.view.seat < len(warriors) else next(iter(self.view.acting), 0)
        cell = warriors[seat].cell
        return self.board.cells // 2 if cell is None else cell

    def part(self, middle: int, room: int) -> range:
        """The rows or columns that are shown: all that fit, round the middle."""
        room = min(max(LEAST, room), self.view.size)
        first = max(0, min(middle - room // 2, self.view.size - room))
        return range(first, first + room)

    def line(self, row: int, shown: slice) -> Text:
        label = f"{row // 2 + 1:>2} " if row % 2 else " " * MARGIN
        text = Text(label, style=LABEL_STYLE)
        for style, run in groupby(self.canvas[row][shown], key=itemgetter(1)):
            text.append("".join(character for character, _ in run), style=style or "default")
        return text

    def put(self, row: int, column: int, characters: str, style: str) -> None:
        for place, character in enumerate(characters, column):
            self.canvas[row][place] = (character, style)

    # Lines

    def boundaries(self, cell: int) -> None:
        row, column = divmod(cell, self.view.size)
        east, south = self.board.edge[cell * 4 + EAST], self.board.edge[cell * 4 + SOUTH]
        if east >= 0:
            sign = self.signs[east]
            at = column * PITCH + PITCH
            self.put(row * 2 + 1, at, self.pen.upright[sign], self.line_style(sign))
        if south >= 0:
            sign = self.signs[south]
            self.put(row * 2 + 2, column * PITCH + 1, self.pen.level[sign], self.line_style(sign))

    def line_style(self, sign: str) -> str:
        styles = {
            WALL_SIGN: self.wall_style,
            UNFOUND_WALL: UNFOUND_STYLE,
            UNKNOWN_SIGN: UNKNOWN_STYLE,
            PASSAGE_SIGN: "",
        }
        return styles.get(sign, DOOR_STYLE)

    def rim(self) -> None:
        last_row, last_column = self.view.size * 2, self.view.size * PITCH
        for place in range(self.view.size):
            for row in (0, last_row):
                self.put(row, place * PITCH + 1, self.pen.level[WALL_SIGN], RIM_STYLE)
            for column in (0, last_column):
                self.put(place * 2 + 1, column, self.pen.upright[WALL_SIGN], RIM_STYLE)

    def crossing(self, row: int, column: int) -> None:
        """Where boundaries meet: joined to the lines around it, or nothing."""
        weights = [self.weight(row, column, way) for way in range(4)]
        ways = sum(1 << way for way, weight in enumerate(weights) if weight)
        heavy = 2 in weights
        is_rim = row in (0, self.view.size) or column in (0, self.view.size)
        style = RIM_STYLE if is_rim else self.wall_style if heavy else UNFOUND_STYLE
        glyphs = self.pen.heavy if heavy else self.pen.thin
        self.put(row * 2, column * PITCH, glyphs[ways], style)

    def weight(self, row: int, column: int, way: int) -> int:
        """How heavy the line is that leaves a crossing this way: 0 none, 1 thin, 2 heavy."""
        down, right = ((-1, 0), (0, 1), (1, 0), (0, -1))[way]
        at_row, at_column = row * 2 + down, column * PITCH + 2 * right
        if not (0 <= at_row < len(self.canvas) and 0 <= at_column < len(self.canvas[0])):
            return 0
        style = self.canvas[at_row][at_column][1]
        if style == UNFOUND_STYLE:
            return 1
        return 2 if style in (self.wall_style, RIM_STYLE, DOOR_STYLE) else 0

    # Chambers

    def chamber(self, cell: int) -> None:
        row, column = divmod(cell, self.view.size)
        things = things_in(self.view, self.marks, cell)
        visited = int(self.view.visited[cell]) & 3
        in_danger = self.marks.danger and self.is_dangerous(cell)
        if not things:
            things = DANGER if in_danger else FOOTPRINTS[visited]
        tint = DANGER_TINT if in_danger else TINTS[visited]
        for place, sign in enumerate(_spread(things), column * PITCH + 1):
            style = f"{STYLES.get(sign, UNKNOWN_STYLE)} {tint}".strip()
            self.canvas[row * 2 + 1][place] = (sign, style)
        if cell == self.marks.cursor:
            self.frame(row * 2 + 1, column * PITCH + 1)

    def frame(self, row: int, column: int) -> None:
        """The cursor: brackets round the chamber, so that it shows without colour too."""
        self.canvas[row][column] = ("[", "bold reverse")
        self.canvas[row][column + 1] = (self.canvas[row][column + 1][0], "bold reverse")
        self.canvas[row][column + 2] = ("]", "bold reverse")

    def is_dangerous(self, cell: int) -> bool:
        dragon = self.view.dragon
        return dragon is not None and self.view.awake and self.board.king(cell, dragon) == 1


def things_in(view: DelveView, marks: Marks, cell: int) -> str:
    """The signs of what is in a chamber, the most important first."""
    signs = ""
    for seat, warrior in enumerate(view.warriors):
        if warrior.cell == cell and warrior.lives > 0:
            signs += WARRIORS[seat] + TREASURE * warrior.carrying
    if view.dragon == cell:
        signs += DRAGON if view.awake else DRAGON_RESTING
    elif view.dragon is None and view.last_seen == cell:
        signs += DRAGON_RESTING
    signs += _treasure_sign(view, cell) + _waystone_signs(view, marks, cell)
    lair = view.secrets.lair if view.secrets else view.lair if view.hint else None
    return signs + HINT * (lair == cell)


def _treasure_sign(view: DelveView, cell: int) -> str:
    treasure = view.secrets.treasure if view.secrets else view.treasure
    return TREASURE * (treasure == cell)


def _waystone_signs(view: DelveView, marks: Marks, cell: int) -> str:
    if view.secrets:
        homes = enumerate(view.secrets.waystones)
        return "".join(WAYSTONES[seat] for seat, home in homes if home == cell)
    return WAYSTONES[0] * (marks.secrets and view.waystone == cell)


def _spread(signs: str) -> str:
    """Up to three signs over the three columns of a chamber."""
    if len(signs) == 1:
        return f" {signs} "
    if len(signs) == 2 and signs[1] != TREASURE:
        return f"{signs[0]} {signs[1]}"
    return signs[:3].ljust(3)


def _signs(view: DelveView) -> str:
    """A sign per boundary; when all is shown, walls that nobody found are drawn thin."""
    if view.secrets is None:
        return view.boundaries
    return "".join(
        UNFOUND_WALL if known == UNKNOWN_SIGN and true == WALL_SIGN else true
        for known, true in zip(view.boundaries, view.secrets.boundaries, strict=True)
    )
