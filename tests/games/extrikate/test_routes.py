"""The way home over the own dots: from everywhere, the rim included, and by the cheapest steps."""

import pytest

from waystone.games.extrikate.board import GRID
from waystone.games.extrikate.routes import FAR, steps_home, way_home

NORTH, EAST, SOUTH, WEST = range(4)


@pytest.mark.rule("EX-22")
@pytest.mark.parametrize("home", [0, 11, 78, 132, 143])
def test_every_step_of_the_way_home_is_one_nearer(home: int) -> None:
    edges, dots = bytes(len(set(GRID.edge)) + 1), bytes([1]) * GRID.cells
    costs = steps_home(edges, dots, home)
    for cell in range(GRID.cells):
        row, column = divmod(cell, 12)
        assert costs[cell] == abs(row - home // 12) + abs(column - home % 12)
        if cell != home:
            far = GRID.neighbour[cell * 4 + way_home(edges, dots, cell, home)]
            assert costs[far] == costs[cell] - 1


@pytest.mark.parametrize(
    ("cell", "home", "way"),
    [(0, 143, EAST), (143, 0, NORTH), (11, 132, SOUTH), (132, 11, NORTH), (13, 12, WEST)],
)
def test_of_equal_ways_the_first_of_north_east_south_west_is_taken(
    cell: int, home: int, way: int
) -> None:
    edges, dots = bytes(len(set(GRID.edge)) + 1), bytes([1]) * GRID.cells
    assert way_home(edges, dots, cell, home) == way


def test_where_no_dots_lead_home_there_is_no_way() -> None:
    edges, dots = bytes(len(set(GRID.edge)) + 1), bytearray(GRID.cells)
    dots[0] = dots[143] = 1
    costs = steps_home(edges, dots, 0)
    assert costs[0] == 0
    assert all(cost >= FAR for cost in costs[1:])
    assert way_home(edges, dots, 143, 0) == -1
