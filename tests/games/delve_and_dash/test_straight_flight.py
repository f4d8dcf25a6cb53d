"""The dragon's quick way to choose a step is the same as measuring every flight (DD-60)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from waystone.games.delve_and_dash import flight
from waystone.games.delve_and_dash.board import board_of

CELLS = st.integers(0, 35)


def measured(dragon: int, target: int, waystones: list[int]) -> int:
    """The best step with every way around the waystones measured, read off the rule."""
    board = board_of(6)
    chart = flight.flight_chart(board, target, tuple(waystones))
    free = [cell for cell in flight.around(board)[dragon] if cell not in waystones]
    return min(free, key=lambda cell: (chart[cell], crow(cell, target)), default=dragon)


def crow(one: int, other: int) -> int:
    (row, column), (other_row, other_column) = divmod(one, 6), divmod(other, 6)
    return (row - other_row) ** 2 + (column - other_column) ** 2


@pytest.mark.rule("DD-60")
@given(CELLS, CELLS, st.lists(CELLS, min_size=1, max_size=2))
def test_straight_ahead_is_the_measured_best(
    dragon: int, target: int, waystones: list[int]
) -> None:
    """DD-60: fewest flights around the waystones, then nearest, then the order of directions."""
    board = board_of(6)
    is_beside_home = target in waystones and board.flights_apart[dragon][target] == 1
    stays = dragon == target or is_beside_home
    wanted = dragon if stays else measured(dragon, target, waystones)
    assert flight.fly(board, dragon, target, waystones) == wanted


@pytest.mark.rule("DD-60")
@pytest.mark.parametrize(
    ("dragon", "target", "waystones", "step"),
    [(1, 12, (6, 7), 8), (0, 14, (7, 8), 6), (0, 35, (7, 8), 6), (1, 15, (8, 9), 7)],
)
def test_fewer_flights_come_before_a_nearer_chamber(
    dragon: int, target: int, waystones: tuple[int, ...], step: int
) -> None:
    """Two waystones side by side bar the way, and the chamber nearest to the target leads round."""
    board = board_of(6)
    chart = flight.flight_chart(board, target, waystones)
    free = [cell for cell in flight.around(board)[dragon] if cell not in waystones]
    nearest = min(free, key=lambda cell: crow(cell, target))
    assert chart[nearest] > chart[step]
    assert flight.fly(board, dragon, target, waystones) == step
