"""How the dragon answers every end of a turn of a lone warrior, for all places at once (DD-60)."""

from __future__ import annotations

from typing import Final

from waystone.games.delve_and_dash.board import Board
from waystone.games.delve_and_dash.bots.lanes import Lanes, lanes_of
from waystone.games.delve_and_dash.flight import fly

_MOST_KEPT: Final = 64


class Answers:
    """Where the dragon flies by where a turn ends, and the lanes in which it hits the warrior.

    From home it is thought to go to bed: near enough for a look ahead (DD-59).
    """

    def __init__(self, board: Board, home: int, bed: int) -> None:
        self.lanes: Final[Lanes] = lanes_of(board)
        flights: dict[int, list[int]] = {}
        hits: list[int] = []
        for pair in range(board.cells**2):
            dragon, cell = divmod(pair, board.cells)
            if home == dragon or cell == dragon:
                continue
            there = fly(board, dragon, bed if cell == home else cell, (home,))
            if there == cell:
                hits.append(pair)
            else:
                flights.setdefault((there - dragon) * board.cells, []).append(pair)
        self.hits: Final = self.lanes.mask(hits)
        self.flights: Final = [
            (lanes, self.lanes.mask(pairs)) for lanes, pairs in sorted(flights.items())
        ]

    def met(self, row: int) -> int:
        """What each end of a turn is worth by what the beginning of the next one is."""
        found = 0
        for lanes, pairs in self.flights:
            found |= self.lanes.shifted(row, lanes) & pairs
        return found


_answers: dict[tuple[int, int, int], Answers] = {}


def answers_of(board: Board, home: int, bed: int) -> Answers:
    """The dragon's answers around one home and lair, kept for the decisions to come."""
    key = (board.size, home, bed)
    if key not in _answers:
        if len(_answers) >= _MOST_KEPT:
            _answers.clear()
        _answers[key] = Answers(board, home, bed)
    return _answers[key]
