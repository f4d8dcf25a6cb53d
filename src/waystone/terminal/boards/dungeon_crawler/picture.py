"""The mat as text: two characters per space, the part around whoever matters now."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter
from typing import Final

from rich.text import Text

from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.board import (
    CHEST_SPACE,
    FIRST_HERO,
    SIDE,
    SPACES,
    TILE,
)
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.terrain import SPAWNS
from waystone.games.dungeon_crawler.view import CrawlerView
from waystone.kernel.errors import IllegalAction
from waystone.terminal.board import Marks

HEROES: Final = "ABDEFG"
"""Adventurers by seat; C is the chest."""
COLOURS: Final = ("bright_cyan", "bright_magenta", "bright_green", "bright_blue", "white", "red")
GROUND: Final = {
    "?": ("  ", ""),
    "#": ("##", "#8a7968"),
    ".": (". ", "bright_black"),
    "s": ("~ ", "blue"),
    "d": ("w ", "bold blue"),
    "L": ("^ ", "bold red"),
}
_FROM_DRAWING: Final = dict.fromkeys("XCG56", ".")
MARGIN: Final = 3
Sign = tuple[str, str]


def draw(view: CrawlerView, marks: Marks) -> list[Text]:
    """Numbers of columns and rows, and the spaces between them that fit."""
    signs = _signs(view, marks)
    wide = max(TILE, min(SIDE, (marks.room[0] - MARGIN) // 2))
    high = max(TILE, min(SIDE, marks.room[1] - 1))
    row, column = divmod(middle(view, marks), SIDE)
    top = max(0, min(row - high // 2, SIDE - high))
    left = max(0, min(column - wide // 2, SIDE - wide))
    numbers = "".join(f"{each:<10}" for each in range(0, SIDE, TILE))[left * 2 : (left + wide) * 2]
    lines = [Text(" " * MARGIN + numbers.rstrip(), style="bright_black")]
    for at in range(top, top + high):
        lines.append(_line(at, signs[at * SIDE + left : at * SIDE + left + wide]))
    return lines


def middle(view: CrawlerView, marks: Marks) -> int:
    """The space to show: what is marked, who moves, who is asked, the own figure, the chest."""
    if marks.cursor is not None:
        return marks.cursor
    figures = [view.going.figure] if view.going is not None else []
    figures += [FIRST_HERO + seat for seat in (view.active, view.seat) if seat is not None]
    for figure in figures:
        cell = cell_of(view, figure)
        if cell is not None:
            return cell
    return CHEST_SPACE


def cell_of(view: CrawlerView, figure: int) -> int | None:
    """Where a figure stands."""
    if figure >= FIRST_HERO:
        seat = figure - FIRST_HERO
        return view.players[seat].cell if seat < len(view.players) else None
    return next((each.cell for each in view.monsters if each.figure == figure), None)


def _line(row: int, places: list[Sign]) -> Text:
    text = Text(f"{row:>2} ", style="bright_black")
    for style, run in groupby(places, key=itemgetter(1)):
        text.append("".join(letters for letters, _ in run), style=style or "default")
    return text


def _signs(view: CrawlerView, marks: Marks) -> list[Sign]:
    """Two characters and a style for every space, later ones over earlier ones."""
    signs = [GROUND[sign] for sign in view.terrain]
    _lay_preview(signs, view, marks)
    for number, cells in enumerate(SPAWNS):
        for cell in cells:
            signs[cell] = (f"{number} ", "bold yellow")
    if view.six is not None:
        signs[view.six] = ("6 ", "bold yellow")
    for cell in (*view.piles, *([view.hoard_cell] if view.hoard_cell is not None else [])):
        signs[cell] = ("$$", "bold bright_yellow")
    for cell in view.chests:
        signs[cell] = ("CC", "bold bright_yellow reverse")
    _add_offers(signs, marks)
    for monster in view.monsters:
        owner = HEROES[monster.seat]
        signs[monster.cell] = (monster.creature[0] + owner, f"{COLOURS[monster.seat]} on #3a1414")
    for seat, player in enumerate(view.players):
        if player.cell is not None:
            signs[player.cell] = (HEROES[seat] * 2, f"bold {COLOURS[seat]}")
    _add_cursor(signs, marks)
    return signs


def _add_offers(signs: list[Sign], marks: Marks) -> None:
    for cell in marks.offered:
        if cell >= 0 and signs[cell][0][1] == " ":
            signs[cell] = (signs[cell][0][0] + "*", f"{signs[cell][1]} on #26314a")


def _add_cursor(signs: list[Sign], marks: Marks) -> None:
    """Brackets round the marked space, so that it shows without colour too."""
    cell = marks.cursor
    if cell is None or marks.choice.startswith(("lay ", "turn ")):
        return
    signs[cell] = (signs[cell][0], "bold reverse")
    if cell % SIDE > 0:
        signs[cell - 1] = (signs[cell - 1][0][0] + "[", signs[cell - 1][1])
    if cell % SIDE < SIDE - 1:
        signs[cell + 1] = ("]" + signs[cell + 1][0][1], signs[cell + 1][1])


def _lay_preview(signs: list[Sign], view: CrawlerView, marks: Marks) -> None:
    """The drawn tile where and as the marked choice would lay it."""
    try:
        id = ACTIONS.parse(marks.choice).id - ACTIONS.lay
    except IllegalAction:
        return
    if ACTIONS.family_of[id + ACTIONS.lay] != "lay" or view.drawn_tile is None:
        return
    place, turn = divmod(id, 4)
    drawing = BOX.shapes[BOX.shape_by_id[view.drawn_tile]].drawings[turn]
    for cell, sign in zip(SPACES[place], drawing, strict=True):
        letters, _ = GROUND[_FROM_DRAWING.get(sign, sign)]
        signs[cell] = (letters, "bold reverse")
