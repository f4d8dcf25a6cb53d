"""A view as an image: torchlight, memory and darkness. Not compiled."""

from __future__ import annotations

from typing import Final

from waystone.games.dooom.notation import Spot, draw_view, in_sight, known_signs
from waystone.games.dooom.view import DooomView, Self
from waystone.kernel.drawing import Drawing
from waystone.kernel.svg import BRICK, GOLD, GOOD, HEART, INK, MORTAR, QUIET, Pen

TILE: Final = 34
MARGIN: Final = 24
_LEAST: Final = 9
_THINGS: Final = {
    "G": ("gold", GOLD),
    "H": ("potion", "#e58bd6"),
    "S": ("sword", "#e6e6ee"),
    "A": ("armour", "#a99fb8"),
    "L": ("lantern", "#ffd257"),
    "E": ("exit", GOOD),
}
_LIT_FLOOR: Final = "#5a4d49"
_DIM_FLOOR: Final = "#26222c"
_DIM_WALL: Final = "#4a2f2a"
_DIM_THING: Final = "#8d8378"


class DooomDrawing(Drawing[DooomView]):
    """The dungeon as text and as an image, as far as this seat knows it (DM-75, DM-76)."""

    def text(self, view: DooomView) -> str:
        return draw_view(view)

    def svg(self, view: DooomView) -> str:
        """What is in sight, dimmed what was seen earlier, and what the seat has."""
        signs = known_signs(view)
        top, left, high, wide = _frame(signs)
        pen = Pen(wide * TILE + 2 * MARGIN, high * TILE + 2 * MARGIN + 56)
        lit = known_signs(view) if view.own is None or view.whole else in_sight(view.own)
        for (row, column), sign in signs.items():
            x, y = MARGIN + (column - left) * TILE, MARGIN + (row - top) * TILE
            _tile(pen, x, y, sign, is_lit=(row, column) in lit)
        if not signs:
            pen.text(pen.wide / 2, MARGIN + high * TILE / 2, "darkness", size=20, fill=QUIET)
        if view.own is not None and view.whole is None:
            _standing_on(pen, view.own, left, top)
        _panel(pen, view, high * TILE + 2 * MARGIN)
        return pen.svg(f"Dungeon of Dooom, {_state_of_play(view)}")


def _frame(signs: dict[Spot, str]) -> tuple[int, int, int, int]:
    """The first row and column to draw and how many, with dark around what is small."""
    rows, columns = [spot[0] for spot in signs] or [0], [spot[1] for spot in signs] or [0]
    high, wide = max(rows) - min(rows) + 1, max(columns) - min(columns) + 1
    above, beside = max(0, _LEAST - high) // 2, max(0, 2 * _LEAST - wide) // 2
    return min(rows) - above, min(columns) - beside, high + 2 * above, wide + 2 * beside


def _tile(pen: Pen, x: float, y: float, sign: str, is_lit: bool) -> None:
    if sign == "#":
        _wall(pen, x, y, BRICK if is_lit else _DIM_WALL)
        return
    pen.box(x, y, TILE, TILE, _LIT_FLOOR if is_lit else _DIM_FLOOR, line=MORTAR, width=1)
    _content(pen, x + TILE / 2, y + TILE / 2, sign, is_lit)


def _wall(pen: Pen, x: float, y: float, brick: str) -> None:
    pen.box(x, y, TILE, TILE, brick, line=MORTAR, width=1)
    third, half = TILE / 3, TILE / 2
    rows = f"M{x} {y + third:.1f}h{TILE}M{x} {y + 2 * third:.1f}h{TILE}"
    joints = f"M{x + half} {y}v{third:.1f}m{-half / 2} 0v{third:.1f}m{half} 0v{third:.1f}"
    pen.path(rows + joints, line=MORTAR, width=1.5)


def _content(pen: Pen, x: float, y: float, sign: str, is_lit: bool) -> None:
    if sign.upper() in _THINGS:
        name, colour = _THINGS[sign.upper()]
        pen.glyph(name, x, y, TILE * 0.7, colour if is_lit else _DIM_THING)
    elif sign == "P":
        pen.disc(x, y, TILE * 0.36, HEART, MORTAR, 3)
        pen.text(x, y, "!", size=17, fill=MORTAR, bold=True)
    elif sign.isdigit():
        pen.token(x, y, TILE * 0.36, int(sign) - 1)


def _standing_on(pen: Pen, own: Self, left: int, top: int) -> None:
    """The own figure, with its light around it."""
    x = MARGIN + (own.column - left + 0.5) * TILE
    y = MARGIN + (own.row - top + 0.5) * TILE
    pen.disc(x, y, TILE * 0.42, "#2a1f14", GOLD, 3)
    pen.text(x, y, "@", size=18, fill=GOLD, bold=True)


def _panel(pen: Pen, view: DooomView, y: float) -> None:
    if view.own is not None:
        _books(pen, view.own, view.goal, y)
    pen.text(MARGIN, y + 28, _state_of_play(view), size=14, fill=INK, anchor="start")


def _books(pen: Pen, own: Self, goal: int, y: float) -> None:
    for life in range(own.hp):
        pen.glyph("heart", MARGIN + 9 + life * 20, y, 16, HEART)
    left = MARGIN + own.hp * 20 + 20
    pen.glyph("gold", left, y, 19, GOLD)
    said = f"{own.gold}/{goal}   {own.ap} AP"
    pen.text(left + 16, y, said, size=14, fill=INK, anchor="start")
    for at, name in enumerate(own.gear):
        pen.glyph(name, left + 120 + at * 24, y, 18, "#e6e6ee")


def _state_of_play(view: DooomView) -> str:
    if view.ending is not None:
        won = "" if view.ending.winner is None else f", seat {view.ending.winner} wins"
        return f"{view.map}: {view.ending.reason}{won}"
    acting = " and ".join(map(str, view.acting))
    return f"{view.map}, round {view.round}: seat {acting} to act" if acting else view.map
