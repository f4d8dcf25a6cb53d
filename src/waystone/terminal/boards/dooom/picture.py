"""The dark as text: what is in sight, what was seen earlier, and nothing else (DM-75, DM-76)."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter
from typing import Final

from rich.text import Text

from waystone.games.dooom.view import DooomView, Self, Whole
from waystone.terminal.board import Marks
from waystone.words.en.dooom import Words

THINGS: Final = {"G": "gold", "H": "potion", "S": "sword", "A": "armour", "L": "lantern"}
"""What can be picked up, by its letter."""
LIT: Final = {
    "@": "bold bright_cyan",
    "P": "bold bright_red",
    "G": "bold bright_yellow",
    "E": "bold bright_green",
    "H": "bold bright_magenta",
    "S": "bold bright_white",
    "A": "bold bright_white",
    "L": "bold bright_white",
    "#": "#e0a458",
    ".": "white",
}
DIM: Final = "bright_black"
SEEN_FLOOR: Final = ","
FIGURES: Final = "12345678"
PITCH: Final = 2
"""Columns of a tile, so that the dungeon is not squeezed."""
MOST: Final = (31, 21)
Sign = tuple[str, str]


def draw(view: DooomView, words: Words, marks: Marks) -> list[Text]:
    """As much as there is room for, around the player; the whole dungeon at the end."""
    if view.whole is not None:
        return _framed(_whole(view.whole), _middle_of(view), marks)
    if view.own is None:
        return [_darkness(view, words)]
    return _framed(_known(view.own), (view.own.row - view.own.top, _column(view.own)), marks)


def _darkness(view: DooomView, words: Words) -> Text:
    """For those who may see nothing: the dead, who is gone, and who watches (DM-77)."""
    status = view.status[view.seat] if view.seat < len(view.status) else ""
    if status == "dead":
        return Text(words.grave, style="bold red")
    return Text(words.dark["gone"] if status == "gone" else words.dark["watch"], style="bold")


def below(own: Self) -> str:
    """What lies on the tile that the player stands on, or nothing."""
    middle = len(own.window) // 2
    return THINGS.get(own.window[middle][middle], "")


def _column(own: Self) -> int:
    return own.column - own.left


def _known(own: Self) -> dict[tuple[int, int], Sign]:
    """Signs by row and column of the remembered sheet."""
    signs = {
        (row, column): _remembered(letter)
        for row, line in enumerate(own.memory)
        for column, letter in enumerate(line)
        if letter != " "
    }
    reach = len(own.window) // 2
    top, left = own.row - own.top - reach, _column(own) - reach
    for down, line in enumerate(own.window):
        for right, letter in enumerate(line):
            if letter != "X":
                signs[top + down, left + right] = (letter, LIT.get(letter, ""))
    signs[top + reach, left + reach] = ("@", LIT["@"])
    return signs


def _remembered(letter: str) -> Sign:
    """Things seen earlier are written small, so that they differ without colour too."""
    if letter in ".p":
        return SEEN_FLOOR, DIM
    return letter.lower(), DIM if letter == "#" else "yellow"


def _whole(whole: Whole) -> dict[tuple[int, int], Sign]:
    signs = {
        (row, column): (letter, LIT.get(letter, ""))
        for row, line in enumerate(whole.rows)
        for column, letter in enumerate(line)
    }
    for figure in whole.figures:
        signs[figure.row, figure.column] = (FIGURES[figure.seat], LIT["@"])
    return signs


def _middle_of(view: DooomView) -> tuple[int, int]:
    assert view.whole is not None
    for figure in view.whole.figures:
        if figure.seat == view.seat:
            return figure.row, figure.column
    return len(view.whole.rows) // 2, len(view.whole.rows[0]) // 2


def _framed(
    signs: dict[tuple[int, int], Sign], middle: tuple[int, int], marks: Marks
) -> list[Text]:
    """The part around the middle that fits."""
    wide = min(marks.room[0] // PITCH, _extent(signs, 1, MOST[0]))
    high = min(marks.room[1], _extent(signs, 0, MOST[1]))
    top = _first(signs, 0, middle[0], high)
    left = _first(signs, 1, middle[1], wide)
    return [_line(signs, row, left, wide) for row in range(top, top + high)]


def _extent(signs: dict[tuple[int, int], Sign], axis: int, least: int) -> int:
    return max(least, 1 + max(each[axis] for each in signs))


def _first(signs: dict[tuple[int, int], Sign], axis: int, middle: int, room: int) -> int:
    """Where the shown part begins: all of it if that fits, else the player in the middle."""
    low, high = min(each[axis] for each in signs), max(each[axis] for each in signs)
    if high - low < room:
        return low - (room - 1 - (high - low)) // 2
    return max(low, min(middle - room // 2, high + 1 - room))


def _line(signs: dict[tuple[int, int], Sign], row: int, left: int, wide: int) -> Text:
    places = [signs.get((row, column), (" ", "")) for column in range(left, left + wide)]
    text = Text()
    for style, run in groupby(places, key=itemgetter(1)):
        text.append("".join(f"{letter:<{PITCH}}" for letter, _ in run), style=style or "default")
    return text
