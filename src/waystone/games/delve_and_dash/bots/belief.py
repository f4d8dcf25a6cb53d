"""What is likely about the unseen: boundaries, the lair, the treasure."""

from __future__ import annotations

from math import exp
from typing import Final

from waystone.games.delve_and_dash.board import UNKNOWN_SIGN, WALL_SIGN, Board

# How much a chamber speaks for one of its unknown boundaries being open, by its known openings
# (0 to 3) and its unknown boundaries (from 1): the log odds of both sides add up. Fitted to
# 29,000 unknown boundaries of labyrinths drawn by DD-10 and DD-11 and explored by knights: a
# depth-first labyrinth has few dead ends, so a chamber with one opening likely has another.
_VOICES: Final[tuple[tuple[float, ...], ...]] = (
    (3.5, 1.53, 0.59, 0.14),
    (1.29, 0.28, -0.25),
    (-0.42, -0.61),
    (-0.59,),
)
_ROWS: Final = tuple((*voices, *(0.0,) * (4 - len(voices))) for voices in _VOICES)
"""The same, four to a row: no chamber has more boundaries than that."""
_CERTAIN: Final = 95


def open_odds(board: Board, boundaries: str) -> list[int]:
    """For each boundary the chance in per cent that it is open; known ones count as known."""
    openings, unknown = _tally(board, boundaries)
    odds = [0] * board.edges
    for way, edge in enumerate(board.edge):
        if edge < 0 or way % 4 in (0, 3):
            continue
        sign = boundaries[edge]
        if sign == UNKNOWN_SIGN:
            near, far = way // 4, board.neighbour[way]
            odds[edge] = _CHANCES[
                openings[near] * 64
                + (unknown[near] - 1) * 16
                + openings[far] * 4
                + unknown[far]
                - 1
            ]
        elif sign != WALL_SIGN:
            odds[edge] = 100
    return odds


def _tally(board: Board, boundaries: str) -> tuple[list[int], list[int]]:
    """Known openings (at most 3) and unknown boundaries of each chamber."""
    openings, unknown = [0] * board.cells, [0] * board.cells
    for way, edge in enumerate(board.edge):
        if edge >= 0:
            sign = boundaries[edge]
            if sign == UNKNOWN_SIGN:
                unknown[way // 4] += 1
            elif sign != WALL_SIGN and openings[way // 4] < 3:
                openings[way // 4] += 1
    return openings, unknown


def _chance(one: float, other: float) -> int:
    return min(_CERTAIN, round(100 / (1 + exp(-one - other))))


_CHANCES: Final = tuple(
    _chance(one, other) for near in _ROWS for one in near for far in _ROWS for other in far
)
