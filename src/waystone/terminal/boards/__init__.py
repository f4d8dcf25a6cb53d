"""The games that can be played in the terminal; each needs one board."""

from __future__ import annotations

from typing import Final

from waystone.terminal.board import Board
from waystone.terminal.boards.delve_and_dash import DelveBoard

BOARDS: Final[dict[str, Board]] = {"delve-and-dash": DelveBoard()}
