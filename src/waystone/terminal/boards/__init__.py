"""How games look in the terminal: with a board of their own, or plainly."""

from __future__ import annotations

from typing import Any, Final

from waystone.catalogue import GameEntry
from waystone.terminal.board import TerminalBoard
from waystone.terminal.boards.delve_and_dash import DelveBoard
from waystone.terminal.boards.dooom import DooomBoard
from waystone.terminal.boards.dungeon_crawler import CrawlerBoard
from waystone.terminal.boards.extrikate import ExtrikateBoard
from waystone.terminal.boards.plain import PlainBoard
from waystone.words.runtime import DEFAULT

BOARDS: Final[dict[str, type[TerminalBoard[Any]]]] = {
    "delve-and-dash": DelveBoard,
    "extrikate": ExtrikateBoard,
    "dooom": DooomBoard,
    "dungeon-crawler": CrawlerBoard,
}


def board_of(entry: GameEntry, language: str = DEFAULT) -> TerminalBoard[Any]:
    """The game's own board in this language, or a list of what is known."""
    own = BOARDS.get(entry.info.name)
    return PlainBoard(entry, language) if own is None else own(language)
