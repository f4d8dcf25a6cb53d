"""Square boards."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from waystone.kernel.grid import (
    DIRECTION_WORDS,
    DIRECTIONS,
    EAST,
    NORTH,
    OFF_BOARD,
    SOUTH,
    WEST,
    Grid,
    opposite,
)

sizes = st.integers(1, 9)


def test_a_board_of_three_by_two() -> None:
    grid = Grid(3, 2)
    assert (grid.cells, grid.edges) == (6, 7)
    assert [grid.name(cell) for cell in range(6)] == ["a1", "b1", "c1", "a2", "b2", "c2"]
    assert list(grid.neighbour[4 * 4 : 4 * 4 + 4]) == [1, 5, OFF_BOARD, 3]
    assert list(grid.edge[4 * 4 : 4 * 4 + 4]) == [5, 3, OFF_BOARD, 2]


def test_directions_go_clockwise_from_north() -> None:
    assert (NORTH, EAST, SOUTH, WEST) == (0, 1, 2, 3)
    assert DIRECTIONS == ("n", "e", "s", "w")
    assert DIRECTION_WORDS == ("north", "east", "south", "west")
    assert [opposite(way) for way in range(4)] == [SOUTH, WEST, NORTH, EAST]


@given(sizes, sizes)
def test_every_boundary_has_one_number_from_both_sides(width: int, height: int) -> None:
    grid = Grid(width, height)
    seen: dict[int, set[int]] = {}
    for cell in range(grid.cells):
        for way in range(4):
            far, edge = grid.neighbour[cell * 4 + way], grid.edge[cell * 4 + way]
            assert (far == OFF_BOARD) == (edge == OFF_BOARD)
            if far != OFF_BOARD:
                assert grid.manhattan(cell, far) == grid.king(cell, far) == 1
                assert grid.neighbour[far * 4 + opposite(way)] == cell
                seen.setdefault(edge, set()).update((cell, far))
    assert sorted(seen) == list(range(grid.edges))
    assert all(len(pair) == 2 for pair in seen.values())


@pytest.mark.parametrize(
    ("one", "other", "steps", "flights"),
    [("a1", "a1", 0, 0), ("a1", "h8", 14, 7), ("c5", "d3", 3, 2), ("b2", "f2", 4, 4)],
)
def test_distances(one: str, other: str, steps: int, flights: int) -> None:
    grid = Grid(8, 8)
    names = [grid.name(cell) for cell in range(64)]
    pair = names.index(one), names.index(other)
    assert (grid.manhattan(*pair), grid.king(*pair)) == (steps, flights)
    assert (grid.manhattan(*pair[::-1]), grid.king(*pair[::-1])) == (steps, flights)


@given(sizes, sizes, st.data())
def test_distances_on_any_board(width: int, height: int, data: st.DataObject) -> None:
    grid = Grid(width, height)
    one, other = (data.draw(st.integers(0, grid.cells - 1)) for _ in range(2))
    rows, columns = abs(one // width - other // width), abs(one % width - other % width)
    assert grid.manhattan(one, other) == rows + columns
    assert grid.king(one, other) == max(rows, columns)
