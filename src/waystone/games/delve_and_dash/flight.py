"""How the dragon flies: pure geometry over walls and doors (DD-50, DD-60)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from waystone.games.delve_and_dash.board import Board
from waystone.kernel.compiling import i64, u8, vec

# N, NE, E, SE, S, SW, W, NW: the order that settles ties (DD-60).
FLIGHTS: Final = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))
_NOWHERE: Final = -1
_FAR: Final = 255
_SHUT: Final = 254
_CROW: Final = 1024
"""More than the square of any distance as the crow flies."""
_MOST_CHARTS: Final = 20_000
_charts: dict[int, bytes] = {}
"""By board, target and waystones as one number: pairs would be work for the garbage collector."""
_around: dict[int, list[tuple[int, ...]]] = {}


def around(board: Board) -> list[tuple[int, ...]]:
    """For each chamber the up to eight chambers next to it, in the order of ties."""
    if board.size not in _around:
        _around[board.size] = [_neighbours(board, cell) for cell in range(board.cells)]
    return _around[board.size]


def _neighbours(board: Board, cell: int) -> tuple[int, ...]:
    row, column = divmod(cell, board.size)
    return tuple(
        (row + down) * board.size + column + right
        for down, right in FLIGHTS
        if 0 <= row + down < board.size and 0 <= column + right < board.size
    )


def flight_chart(board: Board, target: int, waystones: tuple[int, ...]) -> bytes:
    """Fewest flights from each chamber to the target without entering a waystone.

    A target that is itself a waystone counts as enterable, for measuring only.
    """
    key = board.size
    for cell in (target, *waystones):
        key = key * _CROW + cell
    chart = _charts.get(key)
    if chart is None:
        if len(_charts) >= _MOST_CHARTS:
            _charts.clear()
        chart = _charts[key] = _measure(board, target, waystones)
    return chart


def _measure(board: Board, target: int, waystones: tuple[int, ...]) -> bytes:
    chart = vec[u8]([_FAR] * board.cells)
    for home in waystones:
        chart[home] = _SHUT
    chart[target] = 0
    reached, many, place = vec[i64]([target] * board.cells), 1, 0
    beside = around(board)
    while place < many:
        cell = reached[place]
        place += 1
        flights = chart[cell] + 1
        for near in beside[cell]:
            if chart[near] == _FAR:
                chart[near] = flights
                reached[many] = near
                many += 1
    return bytes(chart)


def fly(board: Board, dragon: int, target: int, waystones: Sequence[int]) -> int:
    """Where one step of the dragon leads (DD-60); its own chamber when it stays."""
    one, other = (waystones[0], waystones[-1]) if waystones else (_NOWHERE, _NOWHERE)
    return fly_past(board, dragon, target, one, other)


def fly_past(board: Board, dragon: i64, target: i64, one: i64, other: i64) -> i64:
    """The same past one waystone and the other, which may be one: comparing beats searching."""
    if dragon == target:
        return dragon
    cells: i64 = board.cells
    ahead = board.ahead[dragon * cells + target]
    cell = ahead
    # No other step is as good as straight ahead, unless a waystone is in the way.
    while cell != target:
        if cell in (one, other):
            return _detour(board, dragon, target, (min(one, other), max(one, other)))
        cell = board.ahead[cell * cells + target]
    return dragon if ahead in (one, other) else ahead


def _detour(board: Board, dragon: int, target: int, waystones: tuple[int, int]) -> int:
    """The step with the fewest flights left, then the one nearest as the crow flies (DD-60)."""
    chart, crow_apart = flight_chart(board, target, waystones), board.crow_apart[target]
    best, best_cost = dragon, _FAR * _CROW
    for near in around(board)[dragon]:
        cost = chart[near] * _CROW + crow_apart[near]
        if cost < best_cost and near not in waystones:
            best, best_cost = near, cost
    return best
