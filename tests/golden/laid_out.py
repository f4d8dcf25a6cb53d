"""Lists, cursors, pages and keys by themselves, in many sizes, as sums."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product
from typing import Any, Final

from rich.text import Text

from tests.terminal.pseudo import LANGUAGE
from waystone.catalogue import find_game
from waystone.kernel.action import NOWHERE
from waystone.kernel.dice import SeededDice
from waystone.kernel.table import Table
from waystone.terminal.board import Marks
from waystone.terminal.boards import board_of
from waystone.terminal.chooser import Choice, Chooser
from waystone.terminal.cursor import Cursor
from waystone.terminal.keyboard import decode
from waystone.terminal.page import Page, beside, lay_out, panel_width, picture_room
from waystone.words.en.terminal import Words
from waystone.words.runtime import speak

KEYS: Final = (
    *("up", "down", "left", "right", "tab", "back-tab", "backspace", "escape", "enter", "unknown"),
    *"0123456789/abcgo -é",
)
SIDE: Final = 5
WIDTHS: Final = (20, 31, 40, 51, 52, 53, 60, 84, 90)
HEIGHTS: Final = (7, 12, 19, 25, 26, 27, 42)


def pages() -> list[object]:
    """The same parts in windows of all sizes."""
    found: list[object] = []
    for rows, facts, log, notice in product((4, 9), (0, 3, 12), (0, 2, 30), ("", "n " * 20)):
        page = Page(
            picture=[Text("#" * (10 + at % 3)) for at in range(rows)],
            panel=[Text(f"fact {at}", "bold") for at in range(facts)],
            summary="a summary of some words",
            log=[Text(f"log {at}") for at in range(log)],
            status=Text("status", "bold"),
            says=speak(Words, LANGUAGE),
            keys="keys",
            notice=Text(notice),
        )
        found.append([each.markup for each in beside(page)])
        for width, height in product((8, 12, 20, 42, 43, 44, 60), (*range(1, 22), 40)):
            found.append([each.markup for each in lay_out(page, width, height)])
        found.append([panel_width(page, width) for width in range(36, 50)])
    return [*found, [picture_room(*each) for each in product(range(60, 80), range(5, 20))]]


def lists() -> list[object]:
    """Keys in lists of choices, some of them about cells."""
    found: list[object] = []
    for number in range(30):
        dice = SeededDice(number, "lists")
        cells = [dice.index(25) if dice.chance(70) else NOWHERE for _ in range(1 + number)]
        choices = [
            Choice(at, f"Go to {cell}", f"move {at}", cell) for at, cell in enumerate(cells, 1)
        ]
        chooser = Chooser(choices, SIDE, speak(Words, LANGUAGE))
        for _ in range(60):
            key = KEYS[dice.index(len(KEYS))]
            found.append((key, chooser.take(key), chooser.at, chooser.number, chooser.words))
            lines = chooser.lines(dice.index(12), 6 + dice.index(30))
            found.append((chooser.marked, chooser.is_typing, [each.markup for each in lines]))
    return found


def cursors() -> list[object]:
    """Keys on boards of many sizes."""
    found: list[object] = []
    for columns, rows in product((1, 3, 8, 12, 20), (1, 2, 8, 12, 20)):
        dice, cursor = SeededDice(f"{columns} {rows}", "cursors"), Cursor(columns, columns * rows)
        for _ in range(60):
            key = KEYS[dice.index(len(KEYS))]
            found.append((key, cursor.take(key), cursor.cell, cursor.typed))
    return found


def keys() -> list[object]:
    """What terminals send, whole and cut off."""
    begins = [b"", b"\x1b", b"\x1b[", b"\x1bO", b"\x1b[1;5", b"\xc3", b"\xe2\x82", b"\xf0\x9f\x98"]
    ends = [b"", *(bytes([each]) for each in range(256))]
    return [decode(begin + end + more) for begin, end, more in product(begins, ends, (b"", b"A"))]


def rooms(game: str, **settings: str) -> list[object]:
    """A position of a game in rooms of many sizes."""
    entry = find_game(game)
    table: Table[Any] = Table(entry.open(settings), ["Ann", "Ben"], "rooms")
    dice, board = SeededDice(game, "rooms"), board_of(entry, LANGUAGE)
    for _ in range(60):
        for seat in table.acting()[:1]:
            legal = table.legal(seat)
            table.do(seat, legal[dice.index(len(legal))])
    view = table.view(0)
    marks = [Marks(room=room, danger=True) for room in (*product(WIDTHS, HEIGHTS), Marks().room)]
    return [[line.markup for line in board.picture(view, each)] for each in marks]


ALL: Final[dict[str, Callable[[], list[object]]]] = {
    "pages": pages,
    "lists": lists,
    "cursors": cursors,
    "keys": keys,
    "rooms of delve-and-dash": partial(rooms, "delve-and-dash", size="20"),
    "rooms of extrikate": partial(rooms, "extrikate"),
    "rooms of dooom": partial(rooms, "dooom", map="long-dark"),
    "rooms of dungeon-crawler": partial(rooms, "dungeon-crawler"),
}
