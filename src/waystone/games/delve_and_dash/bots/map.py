"""What a view says as a graph: what each way costs, and how far things are."""

from __future__ import annotations

from collections.abc import Mapping
from heapq import heappop, heappush
from typing import Final

from waystone.games.delve_and_dash.board import (
    LOCKED_SIGN,
    PASSAGE_SIGN,
    UNKNOWN_SIGN,
    UNLOCKED_SIGN,
    WALL_SIGN,
    Board,
)

# Costs in hundredths of a move (DD-101).
MOVE: Final = 100
GUESS: Final = 190
FORCE: Final = 450
CLOSED: Final = 0
FAR: Final = 1 << 20

_PRICES: Final = {
    PASSAGE_SIGN: MOVE,
    UNLOCKED_SIGN: MOVE,
    UNKNOWN_SIGN: GUESS,
    LOCKED_SIGN: FORCE,
    WALL_SIGN: CLOSED,
}


def prices(board: Board, boundaries: str) -> list[int]:
    """What each way (four per chamber) costs to try; CLOSED for rim and known walls (DD-101)."""
    by_edge = [_PRICES[sign] for sign in boundaries]
    by_edge.append(CLOSED)  # the rim: its boundary is -1, the last of the list
    return [by_edge[edge] for edge in board.edge]


def cost_to_go(
    board: Board, price: list[int], goals: Mapping[int, int], shut: int, known_only: bool = False
) -> list[int]:
    """The cheapest way from each chamber to a goal, where goals may cost something themselves.

    Nobody walks through the chamber `shut`, where the dragon is, but it may be a goal.
    """
    costs = [FAR] * board.cells
    heap: list[tuple[int, int]] = []
    for goal, cost in goals.items():
        costs[goal] = cost
        heappush(heap, (cost, goal))
    neighbour = board.neighbour
    while heap:
        cost, cell = heappop(heap)
        if cost > costs[cell]:
            continue
        for way in range(cell * 4, cell * 4 + 4):
            toll = price[way]
            if toll == CLOSED or (known_only and toll == GUESS):
                continue
            near = neighbour[way]
            if cost + toll < costs[near] and near != shut:
                costs[near] = cost + toll
                heappush(heap, (cost + toll, near))
    return costs


def walks(board: Board, price: list[int], start: int, most: int, shut: int) -> dict[int, int]:
    """Chambers within `most` sure moves, nearest first, with the first way of the walk (or -1).

    Sure are known passages and unlocked doors.
    """
    first = {start: -1}
    edge = [start]
    for _ in range(most):
        reached = []
        for cell in edge:
            for way in range(cell * 4, cell * 4 + 4):
                near = board.neighbour[way]
                if price[way] == MOVE and near not in first and near != shut:
                    first[near] = way % 4 if cell == start else first[cell]
                    reached.append(near)
        if not reached:
            break
        edge = reached
    return first


_discs: dict[tuple[int, int], list[int]] = {}


def discs(board: Board, radius: int) -> list[int]:
    """For each chamber a number with a bit per chamber within so many steps, walls or not."""
    key = (board.size, radius)
    if key not in _discs:
        _discs[key] = [
            sum(1 << other for other, steps in enumerate(apart) if steps <= radius)
            for apart in board.steps_apart
        ]
    return _discs[key]


def cells_of(bits: int) -> list[int]:
    """The chambers of a set written as bits, in order."""
    cells = []
    while bits:
        lowest = bits & -bits
        cells.append(lowest.bit_length() - 1)
        bits ^= lowest
    return cells
