"""The line that a game has in `waystone/catalogue.py`."""

from __future__ import annotations

from typing import Final

from tests.tic_tac_toe.bots import BOTS as TIC_TAC_TOE_BOTS
from tests.tic_tac_toe.game import TicTacToe
from waystone.catalogue import GameEntry

TIC_TAC_TOE: Final = GameEntry(TicTacToe, TIC_TAC_TOE_BOTS)
