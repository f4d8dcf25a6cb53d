"""How a view is drawn for people: as text for a terminal, as SVG for a page. Not compiled."""

from __future__ import annotations

import json
from typing import Any, Final, Generic, TypeVar

import msgspec

from waystone.kernel.svg import GOLD, INK, QUIET, Pen

V = TypeVar("V")
_TILE: Final = 32
_LINE: Final = 22
_LONGEST: Final = 100
_SPECTATOR: Final = 31
"""`event.SPECTATOR`, which looks up to this room."""


class Drawing(Generic[V]):
    """Draws the views of a game; this one draws any view, and games bring nicer ones.

    It is given a view and nothing else, so it can't show what a seat does not know.
    """

    def text(self, view: V) -> str:
        """The view as lines of plain text, each ended."""
        return "".join(f"{line}\n" for line in plain_lines(view))

    def svg(self, view: V) -> str:
        """The view as a picture for notebooks and pages."""
        return _plain_svg(msgspec.to_builtins(view))


PLAIN: Final = Drawing[Any]()


def plain_lines(view: Any) -> list[str]:
    """Every field of a view; rows of text of one length are a picture, below each other."""
    known: dict[str, Any] = msgspec.to_builtins(view)
    return [line for name, value in known.items() for line in _lines_of(name, value)]


def _lines_of(name: str, value: Any) -> list[str]:
    if is_picture(value):
        return [f"{plain_words(name)}:", *value]
    shown = "spectator" if name == "seat" and value == _SPECTATOR else written(value)
    return [f"{plain_words(name)}: {shown}"]


def is_picture(value: Any) -> bool:
    """Whether this is a list of two or more rows of text, all of one length."""
    if not isinstance(value, list | tuple) or len(value) < 2:
        return False
    return all(isinstance(row, str) and len(row) == len(value[0]) > 1 for row in value)


def plain_words(name: str) -> str:
    """`last_seen` as `last seen`."""
    return name.replace("_", " ")


def written(value: Any) -> str:
    """A value as people read it: `2, 5; 1, 1` are the dice of two."""
    if isinstance(value, list | tuple) and not any(isinstance(each, dict) for each in value):
        between = "; " if any(isinstance(each, list | tuple) for each in value) else ", "
        return between.join(written(each) for each in value) or "none"
    if value is None:
        return "none"
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def _plain_svg(known: dict[str, Any]) -> str:
    """Pictures as grids of signs, everything else as lines below them."""
    grids = [value for value in known.values() if is_picture(value)]
    facts = [
        line
        for name, value in known.items()
        if not is_picture(value)
        for line in _lines_of(name, value)
    ]
    wide = max([480, *(len(grid[0]) * _TILE + 40 for grid in grids)])
    high = sum(len(grid) * _TILE + 20 for grid in grids) + len(facts) * _LINE + 40
    pen = Pen(wide, high)
    top = 20
    for grid in grids:
        _draw_grid(pen, grid, (wide - len(grid[0]) * _TILE) // 2, top)
        top += len(grid) * _TILE + 20
    for at, line in enumerate(facts):
        pen.text(20, top + 16 + at * _LINE, line[:_LONGEST], size=14, fill=QUIET, anchor="start")
    return pen.svg()


def _draw_grid(pen: Pen, rows: list[str], left: int, top: int) -> None:
    for down, row in enumerate(rows):
        for right, sign in enumerate(row):
            x, y = left + right * _TILE, top + down * _TILE
            pen.box(x + 1, y + 1, _TILE - 2, _TILE - 2, fill="#3b3542", round=4)
            colour = INK if sign in ".-_ " else GOLD
            pen.text(x + _TILE / 2, y + _TILE / 2, sign, size=18, fill=colour)
