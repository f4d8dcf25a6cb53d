"""Ways over the sheet: what is beside a cell, and how far it is home; plain data in and out."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from waystone.games.extrikate.board import CELLS, DOOR, GRID, OPEN, WALL, WALL_STEPS

FAR: Final = 10_000
"""More than any way home costs: what a cell without a dot is worth."""


def ways_with(edges: bytes | bytearray, cell: int, kind: int) -> int:
    """The directions in which an edge of this kind lies, as a set of bits."""
    ways = 0
    for way in range(4):
        edge = GRID.edge[cell * 4 + way]
        if edge >= 0 and edges[edge] == kind:
            ways |= 1 << way
    return ways


def passable_ways(edges: bytes | bytearray, cell: int) -> int:
    """Open edges and doors: the ways out of a cell (EX-29)."""
    return ways_with(edges, cell, OPEN) | ways_with(edges, cell, DOOR)


def dotted_ways(dots: bytes | bytearray, cell: int) -> int:
    """The directions of neighbours that carry a dot."""
    ways = 0
    for way in range(4):
        far = GRID.neighbour[cell * 4 + way]
        if far >= 0 and dots[far]:
            ways |= 1 << way
    return ways


def crossing_cost(edges: bytes | bytearray, edge: int) -> int:
    """A step, or the four steps that a wall is worth."""
    return WALL_STEPS if edges[edge] == WALL else 1


def steps_home(edges: bytes | bytearray, dots: bytes | bytearray, home: int) -> list[int]:
    """The cost of the cheapest way home from each cell, over dotted cells only (EX-22)."""
    costs = [FAR] * CELLS
    costs[home] = 0
    heap = [(0, home)]
    while heap:
        cost, cell = heappop(heap)
        if cost > costs[cell]:
            continue
        for way in range(cell * 4, cell * 4 + 4):
            far = GRID.neighbour[way]
            if far < 0 or not dots[far]:
                continue
            longer = cost + crossing_cost(edges, GRID.edge[way])
            if longer < costs[far]:
                costs[far] = longer
                heappush(heap, (longer, far))
    return costs


def way_home(edges: bytes | bytearray, dots: bytes | bytearray, cell: int, home: int) -> int:
    """The first direction of a cheapest way home, the first of equals in the order N E S W."""
    costs = steps_home(edges, dots, home)
    best, best_cost = -1, FAR
    for way in range(4):
        far = GRID.neighbour[cell * 4 + way]
        if far < 0:
            continue
        cost = costs[far] + crossing_cost(edges, GRID.edge[cell * 4 + way])
        if cost < best_cost:
            best, best_cost = way, cost
    return best
