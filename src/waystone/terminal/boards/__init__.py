"""The games that can be played in the terminal; each needs one board."""

from __future__ import annotations

from typing import Final

from waystone.terminal.board import Board
from waystone.terminal.boards.delve_and_dash import DelveBoard
from waystone.terminal.boards.dooom import DooomBoard
from waystone.terminal.boards.dungeon_crawler import CrawlerBoard
from waystone.terminal.boards.extrikate import ExtrikateBoard

BOARDS: Final[dict[str, Board]] = {
    "delve-and-dash": DelveBoard(),
    "extrikate": ExtrikateBoard(),
    "dooom": DooomBoard(),
    "dungeon-crawler": CrawlerBoard(),
}
