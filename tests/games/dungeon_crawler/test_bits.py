"""Searches with a bit per space against plain slow ones, on mats that nobody thought of."""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from waystone.games.dungeon_crawler.bits import (
    BIT,
    bits_of,
    corners,
    diagonals_of,
    disk,
    first_of,
    sides_of,
    spaces_of,
)
from waystone.games.dungeon_crawler.board import (
    CELLS,
    DEEP,
    DRY,
    FAR,
    FIREPROOF,
    FLIGHT,
    FLOOR,
    INCORPOREAL,
    LAVA,
    PLACES,
    SIDE,
    SPACES,
    SWIMS,
    WALKING,
    WAYS,
    cell_at,
    distance,
)
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.field import BitField, Spread
from waystone.games.dungeon_crawler.ground import PRICES
from waystone.games.dungeon_crawler.reach import BitReach
from waystone.games.dungeon_crawler.sight import linked_to, sees
from waystone.games.dungeon_crawler.terrain import Terrain, relaid, terrain_of
from waystone.games.dungeon_crawler.walking import distances, reach, walk

EAST, SOUTH, ACROSS, DOWN = 28, 0, 7, 6
"""A window in the north-east corner of the mat, where rows must not run into each other."""
WINDOW = [cell_at(EAST + x, SOUTH + y) for y, x in product(range(DOWN), range(ACROSS))]
PROFILES = (0, FLIGHT, SWIMS, FIREPROOF, INCORPOREAL, DRY, DRY | FIREPROOF, FLIGHT | INCORPOREAL)
cells = some.sampled_from(WINDOW)
profiles = some.sampled_from(PROFILES)


@some.composite
def mats(draw: some.DrawFn) -> Terrain:
    codes = bytearray(CELLS)
    kinds = some.sampled_from((0, 1, 2, 2, 2, 2, 3, 4, 5))
    for cell in WINDOW:
        codes[cell] = draw(kinds)
    for cell in range(SIDE, CELLS, SIDE):
        codes[cell] = FLOOR  # what a step that wraps round the mat would enter
    return Terrain(bytes(codes), -1)


def steps(terrain: Terrain, can: int, cell: int) -> list[tuple[int, int, int]]:
    """Neighbours that planning enters, with the spaces beside a diagonal step (DC-37)."""
    codes = terrain.codes
    found = []
    for near, one, other in WAYS[cell]:
        code = codes[near]
        if not PRICES[can][code][0] or (code == LAVA and not can & (FLIGHT | FIREPROOF)):
            continue
        is_open = one < 0 or can & INCORPOREAL or min(codes[one], codes[other]) >= FLOOR
        if is_open:
            found.append((near, one, other))
    return found


def slow_reach(
    terrain: Terrain,
    can: int,
    start: int,
    budget: int,
    odd: int,
    blocked: set[int],
    halts: set[int],
) -> dict[int, tuple[int, list[int]]]:
    """Cost and path of every space: Dijkstra over spaces and the parity of diagonals."""
    best = {(start, odd): 0}
    before: dict[tuple[int, int], tuple[int, int]] = {}
    heap = [(0, start, odd)]
    ends: dict[int, tuple[int, int]] = {}
    while heap:
        cost, cell, parity = heappop(heap)
        if best[cell, parity] < cost:
            continue
        ends.setdefault(cell, (cell, parity))
        if cell in halts and cell != start:
            continue
        for near, one, other in steps(terrain, can, cell):
            if blocked & {near, one, other}:
                continue
            straight, diagonal, alternates = PRICES[can][terrain.codes[near]]
            flips = one >= 0 and alternates
            paid = straight if one < 0 else diagonal + (parity if alternates else 0)
            to = (near, parity ^ flips)
            if cost + paid <= budget and cost + paid < best.get(to, FAR):
                best[to], before[to] = cost + paid, (cell, parity)
                heappush(heap, (cost + paid, *to))
    found = {}
    for cell, end in ends.items():
        path, at = list[int](), end
        while at in before:
            path.append(at[0])
            at = before[at]
        found[cell] = (best[end], path[::-1])
    return found


def slow_walks(terrain: Terrain, can: int, mv: int, goal: int) -> dict[int, int]:
    """Walking distances in half points over spaces and what the stretch of water has cost."""
    is_wary = not can & (FLIGHT | SWIMS | INCORPOREAL | DRY)
    best: dict[tuple[int, int], int] = {(goal, 0): 0}
    heap = [(0, goal, 0)] if PRICES[can][terrain.codes[goal]][0] else []
    while heap:
        half, cell, swum = heappop(heap)
        if best[cell, swum] < half:
            continue
        code = terrain.codes[cell]
        straight, diagonal, alternates = PRICES[can][code]
        for near, one, _ in steps(terrain, can, cell):
            paid = 2 * straight if one < 0 else 2 * diagonal + alternates
            is_deep, leads_deep = (is_wary and each == DEEP for each in (code, terrain.codes[near]))
            stretch = swum + paid // 2 if is_deep or leads_deep else 0
            if is_deep and stretch > mv:
                continue
            to = (near, stretch if leads_deep else 0)
            if half + paid < best.get(to, FAR):
                best[to] = half + paid
                heappush(heap, (half + paid, *to))
    found: dict[int, int] = {}
    for (cell, _), half in best.items():
        found[cell] = min(found.get(cell, FAR), half // 2)
    return found


@given(some.sets(some.integers(0, CELLS - 1)))
def test_sets_of_spaces_and_back(spaces: set[int]) -> None:
    bits = bits_of(list(spaces))
    assert spaces_of(bits) == sorted(spaces)
    assert not spaces or first_of(bits) == min(spaces)


@pytest.mark.rule("DC-4", "DC-37")
@given(mats(), some.sets(cells, min_size=1))
def test_single_steps_of_many_at_once(terrain: Terrain, starts: set[int]) -> None:
    clear = terrain.open_bits
    sides = {near for cell in starts for near, one, _ in WAYS[cell] if one < 0}
    slants = {
        near
        for cell in starts
        for near, one, other in WAYS[cell]
        if one >= 0 and terrain.is_open(one) and terrain.is_open(other)
    }
    everywhere = (1 << CELLS) - 1
    assert spaces_of(sides_of(bits_of(list(starts))) & everywhere) == sorted(sides)
    assert spaces_of(diagonals_of(bits_of(list(starts)), corners(clear))) == sorted(slants)


@pytest.mark.rule("DC-31", "DC-33", "DC-37", "DC-39", "DC-40")
@settings(max_examples=150)
@given(
    mats(),
    profiles,
    cells,
    some.integers(0, 1),
    some.sets(cells, max_size=4),
    some.sets(cells, max_size=3),
)
def test_reach_has_the_costs_and_paths_of_the_slow_search(
    terrain: Terrain, can: int, start: int, odd: int, blocked: set[int], halts: set[int]
) -> None:
    blocked.discard(start)
    wanted = slow_reach(terrain, can, start, 9, odd, blocked, halts)
    found = reach(terrain, can, start, odd, bits_of(list(blocked)), bits_of(list(halts)))
    assert found.costs(3) == {cell: cost for cell, (cost, _) in wanted.items() if cost <= 3}
    assert found.costs(9) == {cell: cost for cell, (cost, _) in wanted.items()}
    assert {cell: found.path(cell) for cell in wanted} == {
        cell: path for cell, (_, path) in wanted.items()
    }


@given(mats(), profiles, some.sets(cells, min_size=1), some.integers(0, 9))
@settings(max_examples=60)
def test_what_many_reach_at_once_is_what_each_of_them_reaches(
    terrain: Terrain, can: int, starts: set[int], points: int
) -> None:
    together = BitReach(terrain.ground(can), bits_of(sorted(starts)), 0, 0, 0).within(points)
    alone = [reach(terrain, can, start, 0).within(points) for start in starts]
    assert together == bits_of([cell for each in alone for cell in spaces_of(each)])


@given(some.integers(0, CELLS - 1), some.integers(0, 2 * SIDE))
def test_a_disk_is_all_that_is_not_farther(cell: int, far: int) -> None:
    """Walls ignored (DC-66)."""
    assert spaces_of(disk(cell, far)) == [
        each for each in range(CELLS) if distance(cell, each) <= far
    ]


@pytest.mark.rule("DC-81")
@settings(max_examples=150)
@given(mats(), profiles, cells, some.integers(2, 8), some.lists(cells, min_size=1, max_size=6))
def test_walking_distances_are_those_of_the_slow_search(
    terrain: Terrain, can: int, goal: int, mv: int, asked: list[int]
) -> None:
    wanted = slow_walks(terrain, can, mv, goal)
    field = distances(terrain, can, mv, goal)
    for cell in asked:
        assert (field.within(cell, 4) <= 4) == (wanted.get(cell, FAR) <= 4)
        assert field[cell] == walk(terrain, can, mv, cell, goal) == wanted.get(cell, FAR)
    bits = bits_of(asked)
    least, most = (pick(wanted.get(cell, FAR) for cell in asked) for pick in (min, max))
    anew = BitField(Spread(terrain.ground(can), mv, goal))
    nearest = spaces_at(asked, wanted, least) if least < FAR else []
    assert spaces_of(anew.nearest(bits)) == nearest
    assert spaces_of(anew.farthest(bits)) == spaces_at(asked, wanted, most)


def spaces_at(asked: list[int], walks: dict[int, int], far: int) -> list[int]:
    return sorted({cell for cell in asked if walks.get(cell, FAR) == far})


def joined(terrain: Terrain, can: int, start: int) -> set[int]:
    found, todo = {start}, [start]
    while todo:
        for near, _, _ in steps(terrain, can, todo.pop()):
            if near not in found:
                found.add(near)
                todo.append(near)
    return found


@pytest.mark.rule("DC-13", "DC-15", "DC-64", "DC-81")
@settings(max_examples=60)
@given(some.data())
def test_what_is_taken_over_when_a_tile_is_laid_is_true(data: some.DataObject) -> None:
    """Distances, regions and sight of a mat that grew tile by tile, against the same mat anew."""
    tiles = some.tuples(
        some.sampled_from((16, 17, 18, 23, 24, 25, 30, 31, 32)),
        some.sampled_from((-1, *range(len(BOX.shapes)))),
        some.integers(0, 3),
    )
    near = [cell for place in (16, 17, 23, 24, 25, 31) for cell in SPACES[place]]
    spots = data.draw(some.lists(some.sampled_from(near), min_size=4, max_size=4))
    can = data.draw(some.sampled_from(PROFILES[:-1])) & WALKING
    terrain = terrain_of(bytes(CELLS), -1)
    for place, shape, turn in data.draw(some.lists(tiles, min_size=4, max_size=12)):
        terrain = relaid(terrain, place, shape, turn)
        anew = Terrain(terrain.codes, terrain.six)
        assert (anew.layout.kinds, anew.layout.solid) == (
            terrain.layout.kinds,
            terrain.layout.solid,
        )
        for one, other in product(spots, spots):
            assert walk(terrain, can, 5, one, other) == walk(anew, can, 5, one, other)
            assert sees(terrain, one, other) == sees(anew, one, other)
        for spot in spots:
            assert linked_to(terrain, spot) == linked_to(anew, spot)
            if terrain.ground(can).enter & BIT[spot]:
                assert set(spaces_of(terrain.region(can, spot))) == joined(terrain, can, spot)


@pytest.mark.rule("DC-13", "DC-87")
@pytest.mark.parametrize("first", [23, 25])
def test_a_region_falls_apart_where_a_tile_is_replaced(first: int) -> None:
    """A corridor of three tiles, the middle one turned across it; what was joined is known."""
    corridor, west, east = BOX.shape_by_id["corridor"], SPACES[23][12], SPACES[25][12]
    terrain = terrain_of(bytes(CELLS), -1)
    for place in (23, 24, 25):
        terrain = relaid(terrain, place, corridor, 1)
    whole = terrain.region(0, SPACES[first][12])
    across = relaid(terrain, 24, corridor, 0)
    opened = relaid(across, 24, BOX.shape_by_id["intersection"], 0)
    for mat in (across, opened):
        for cell in (SPACES[first][12], west, east):
            assert set(spaces_of(mat.region(0, cell))) == joined(mat, 0, cell)
    assert whole & BIT[west]
    assert whole & BIT[east]
    assert not across.region(0, west) & BIT[east]
    assert opened.region(0, west) & BIT[east]


@pytest.mark.rule("DC-74")
def test_the_rim_is_beside_unrevealed_tile_spaces() -> None:
    terrain = relaid(terrain_of(bytes(CELLS), -1), 24, BOX.shape_by_id["corridor"], 0)
    inner = {SPACES[24][row * 5 + column] for row in (1, 2, 3) for column in (1, 2, 3)}
    assert set(spaces_of(terrain.rim)) == set(SPACES[24]) - inner
    full = terrain_of(bytes([FLOOR]) * CELLS, -1)
    assert full.rim == 0
    assert PLACES == 49
