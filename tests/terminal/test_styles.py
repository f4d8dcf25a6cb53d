"""Every colour and weight that a screen asks for is one: a terminal drops others without a word."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from typing import Any

import pytest
from rich.style import Style
from rich.text import Text

from tests.golden import told
from tests.golden.drawn import all_marks
from waystone.catalogue import GAMES, find_game
from waystone.cli.play_screen import menu_rows
from waystone.kernel.dice import SeededDice
from waystone.kernel.event import SPECTATOR
from waystone.terminal.board import Narrator
from waystone.terminal.boards import board_of
from waystone.terminal.listing import Listing
from waystone.terminal.menu import Menu

ENGLISH = "en"


def styles_of(line: Text) -> Iterator[str]:
    yield str(line.style)
    for span in line.spans:
        yield str(span.style)


def check(lines: list[Text]) -> int:
    """Each can be read; how many there were."""
    found = {style for line in lines for style in styles_of(line)}
    for style in found:
        Style.parse(style)
    return len(found)


@pytest.mark.parametrize("game", list(GAMES))
def test_boards_and_panels_ask_for_styles_that_there_are(game: str) -> None:
    entry = find_game(game)
    board = board_of(entry, ENGLISH)
    table = told.open_anyhow(game, {}, entry.info.seats[1], 5)
    seen = 0
    for step in told.anything(table, SeededDice(5, "styles"), 1):
        if step.number % 20 == 1:
            for seat in (0, SPECTATOR):
                view, me = table.view(seat), seat if seat < table.seats else None
                narrator = Narrator([f"P{each}" for each in range(table.seats)], me, ENGLISH)
                for marks in all_marks(board, table, view):
                    seen += check(list(board.picture(view, marks)))
                    seen += check(list(board.panel(view, narrator, marks)))
        if step.number > 100:
            break
    assert seen > 10


@pytest.mark.parametrize("wide", [30, 200])
@pytest.mark.parametrize("game", list(GAMES))
def test_menus_ask_for_styles_that_there_are(game: str, wide: int) -> None:
    entry = find_game(game)
    board = board_of(entry, ENGLISH)
    rows = menu_rows(Namespace(names=()), Listing(entry, ENGLISH), board, {})
    screen: Any = Namespace(size=(wide, 20))
    menu = Menu(screen, [entry.info.title], rows, board.shared)
    lines = [menu.line(row, is_here) for row in rows for is_here in (True, False)]
    assert check(lines) > 1
