"""What steps cost and how far they lead, against pictures and a brute-force reference."""

from __future__ import annotations

from itertools import pairwise, product

import pytest

from tests.games.dungeon_crawler.scene import at, rows_of, terrain_of
from waystone.games.dungeon_crawler.bits import BIT
from waystone.games.dungeon_crawler.board import (
    CELLS,
    DRY,
    FAR,
    FIREPROOF,
    FLIGHT,
    INCORPOREAL,
    SIDE,
    SWIMS,
)
from waystone.games.dungeon_crawler.field import BitField, Spread
from waystone.games.dungeon_crawler.ground import is_deadly, step_price
from waystone.games.dungeon_crawler.terrain import Terrain
from waystone.games.dungeon_crawler.walking import can_stop, distances, joined_to_any, reach
from waystone.kernel.dice import SeededDice

FLOOR, SHALLOW, DEEP, LAVA, ROCK = 2, 3, 4, 5, 1


def costs(picture: str, can: int = 0, budget: int = 9) -> str:
    """The picture with the cost of every space in reach of the one marked @."""
    terrain = terrain_of(picture)
    rows = rows_of(picture)
    spots = product(range(len(rows)), range(len(rows[0])))
    start = next(at(x, y) for y, x in spots if rows[y][x] == "@")
    found = reach(terrain, can, start, 0).costs(budget)
    return "\n".join(
        "".join(str(found.get(at(x, y), sign)) for x, sign in enumerate(row))
        for y, row in enumerate(rows)
    )


def picture(text: str) -> str:
    return "\n".join(rows_of(text))


@pytest.mark.rule("DC-32", "DC-33")
def test_straight_and_diagonal_steps_on_floor() -> None:
    drawn = """@....
               .....
               ....."""
    wanted = """01234
                11234
                22345"""
    assert costs(drawn) == picture(wanted)


@pytest.mark.rule("DC-33", "DC-40")
@pytest.mark.parametrize("count", range(1, 7))
def test_diagonals_cost_one_and_two_in_turn(count: int) -> None:
    terrain = Terrain(bytes([FLOOR] * CELLS), -1)
    start = 5 * SIDE + 5
    found = reach(terrain, 0, start, 0).costs(20)
    assert found[start + count * (SIDE + 1)] == count + count // 2


@pytest.mark.rule("DC-34", "DC-35")
def test_water_has_fixed_prices() -> None:
    for odd in (0, 1):
        assert step_price(0, SHALLOW, False, odd) == 2
        assert step_price(0, SHALLOW, True, odd) == 3
        assert step_price(0, DEEP, False, odd) == 3
        assert step_price(0, DEEP, True, odd) == 4
    assert costs("@ds.") == "0356"


@pytest.mark.rule("DC-35", "DC-33")
def test_water_diagonals_do_not_count_in_the_alternation() -> None:
    """The second plain diagonal costs 2, whether or not one in water lies between."""
    assert costs("@.##\n..s#\n##..\n###.").splitlines()[0] == "01##"
    for odd, price in ((0, 1), (1, 2)):
        assert step_price(0, FLOOR, True, odd) == price
    found = reach(terrain_of("@.....\n.s....\n......"), 0, at(0, 0), 1).costs(9)
    assert found[at(1, 1)] == 3


@pytest.mark.rule("DC-41", "DC-42")
@pytest.mark.parametrize("can", [FLIGHT, SWIMS, INCORPOREAL])
def test_flyers_swimmers_and_ghosts_find_water_like_floor(can: int) -> None:
    assert costs("@dsd", can) == "0123"


@pytest.mark.rule("DC-36", "DC-41", "DC-42")
def test_lava_is_closed_to_planning_without_a_defence() -> None:
    assert costs("@L.") == "0L."
    assert costs("@L.", FLIGHT) == costs("@L.", FIREPROOF) == "012"
    assert is_deadly(0, LAVA)
    assert is_deadly(SWIMS, LAVA)
    assert not is_deadly(FIREPROOF, LAVA)
    assert not is_deadly(FLIGHT, LAVA)


@pytest.mark.rule("DC-35", "DC-42")
def test_where_a_figure_can_stop() -> None:
    terrain = terrain_of("dL#.")
    spaces = [at(x, 0) for x in range(4)]
    assert [can_stop(terrain, 0, each) for each in spaces] == [False, False, False, True]
    assert [can_stop(terrain, FLIGHT, each) for each in spaces] == [True, True, False, True]
    assert [can_stop(terrain, SWIMS, each) for each in spaces] == [True, False, False, True]
    assert [can_stop(terrain, FIREPROOF, each) for each in spaces] == [False, True, False, True]
    assert [can_stop(terrain, INCORPOREAL, each) for each in spaces] == [True, False, True, True]
    assert [can_stop(terrain, DRY, each) for each in spaces] == [False, False, False, True]


@pytest.mark.rule("DC-37", "DC-11", "DC-38")
@pytest.mark.parametrize("corner", "#?")
def test_no_cutting_of_rock_or_unrevealed_corners(corner: str) -> None:
    assert costs(f"@{corner}\n..") == f"0{corner}\n12"
    assert costs(f"@{corner}\n{corner}.") == f"0{corner}\n{corner}."
    assert costs("@L\nL.") == "0L\nL1"  # lava corners are open


@pytest.mark.rule("DC-37", "DC-42")
def test_incorporeal_figures_ignore_rock_and_its_corners_but_not_the_unrevealed() -> None:
    assert costs("@#\n#.", INCORPOREAL) == "01\n11"
    assert costs("@?\n?.", INCORPOREAL) == "0?\n?1"
    assert costs("@?.", INCORPOREAL) == "0?."


@pytest.mark.rule("DC-37", "DC-39")
def test_figures_block_their_space_and_their_corners() -> None:
    terrain = terrain_of("...\n...\n...")
    found = reach(terrain, 0, at(0, 0), 0, BIT[at(1, 0)]).costs(9)
    assert at(1, 0) not in found
    assert found[at(1, 1)] == 2
    assert found[at(2, 0)] == 4


@pytest.mark.rule("DC-80")
def test_dry_figures_never_enter_water() -> None:
    assert costs("@sd", DRY) == "0sd"


def random_terrain(seed: int) -> Terrain:
    dice = SeededDice(seed, "terrain")
    codes = bytearray(CELLS)
    for x, y in product(range(7), repeat=2):
        codes[at(x, y)] = (ROCK, FLOOR, FLOOR, FLOOR, SHALLOW, DEEP, LAVA)[dice.index(7)]
    return Terrain(bytes(codes), -1)


def brute_costs(terrain: Terrain, can: int, start: int, budget: int) -> dict[int, int]:
    """Bellman and Ford over spaces and the number of plain diagonals so far (DC-40)."""
    best = {(start, 0): 0}
    changed = True
    while changed:
        changed = False
        for (cell, diagonals), cost in list(best.items()):
            for near, count, price in brute_steps(terrain, can, cell, diagonals):
                if cost + price <= budget and cost + price < best.get((near, count), FAR):
                    best[near, count] = cost + price
                    changed = True
    found: dict[int, int] = {}
    for (cell, _), cost in best.items():
        found[cell] = min(cost, found.get(cell, FAR))
    return found


def brute_steps(
    terrain: Terrain, can: int, cell: int, diagonals: int
) -> list[tuple[int, int, int]]:
    found = []
    for dx, dy in product((-1, 0, 1), repeat=2):
        near = cell + dx + SIDE * dy
        code = terrain.codes[near]
        ghost = bool(can & INCORPOREAL)
        if (dx, dy) == (0, 0) or code == 0 or (code == ROCK and not ghost):
            continue
        if code == LAVA and not can & (FLIGHT | FIREPROOF):
            continue
        sides = (terrain.codes[cell + dx], terrain.codes[cell + SIDE * dy])
        diagonal = bool(dx and dy)
        if diagonal and not ghost and min(sides) < FLOOR:
            continue
        if code in (SHALLOW, DEEP) and not can & (FLIGHT | SWIMS | INCORPOREAL):
            price = {SHALLOW: 2, DEEP: 3}[code] + diagonal
            found.append((near, diagonals, price))
        else:
            found.append((near, diagonals + diagonal, 1 + (diagonal and diagonals % 2)))
    return found


@pytest.mark.rule("DC-40", "DC-33", "DC-37")
@pytest.mark.parametrize("seed", range(15))
def test_reach_equals_the_reference(seed: int) -> None:
    terrain = random_terrain(seed)
    can = (0, 0, FLIGHT, SWIMS, FIREPROOF, INCORPOREAL)[seed % 6]
    codes = bytearray(terrain.codes)
    codes[at(3, 3)] = FLOOR
    terrain = Terrain(bytes(codes), -1)
    found = reach(terrain, can, at(3, 3), 0)
    assert found.costs(8) == brute_costs(terrain, can, at(3, 3), 8)
    for cell, cost in found.costs(8).items():
        assert formula(terrain, can, [at(3, 3), *found.path(cell)]) == cost


def formula(terrain: Terrain, can: int, path: list[int]) -> int:
    """DC-40: entry prices plus half the plain diagonals, rounded down."""
    total = diagonals = 0
    for here, cell in pairwise(path):
        diagonal = abs(here - cell) not in (1, SIDE)
        total += step_price(can, terrain.codes[cell], diagonal, 0)
        is_water = terrain.codes[cell] in (SHALLOW, DEEP)
        swims = bool(can & (FLIGHT | SWIMS | INCORPOREAL))
        diagonals += diagonal and (not is_water or swims)
    return total + diagonals // 2


@pytest.mark.rule("DC-81")
@pytest.mark.parametrize(
    ("picture", "mv", "walk"),
    [
        ("@d.", 3, FAR),
        ("@d.", 4, 4),
        ("@dd.", 6, FAR),
        ("@dd.", 7, 7),
        ("@ds", 4, FAR),
        ("@ds", 5, 5),
        ("@.d", 3, 4),
    ],
)
def test_deep_water_is_crossed_within_one_move_only(picture: str, mv: int, walk: int) -> None:
    terrain = terrain_of(picture)
    assert distances(terrain, 0, mv, at(len(picture) - 1, 0))[at(0, 0)] == walk
    assert distances(terrain, FLIGHT, mv, at(len(picture) - 1, 0))[at(0, 0)] == len(picture) - 1


@pytest.mark.rule("DC-81", "DC-80")
def test_nobody_walks_where_it_never_goes() -> None:
    terrain = terrain_of("...s")
    assert distances(terrain, 0, 5, at(3, 0))[at(0, 0)] == 4
    assert distances(terrain, DRY, 5, at(3, 0))[at(2, 0)] == FAR
    assert distances(terrain, DRY, 5, at(3, 0))[at(3, 0)] == 0


def brute_walk(terrain: Terrain, mv: int, start: int) -> dict[int, int]:
    """The least cost to every space, deep water in stretches of one Move (DC-81)."""
    best = {(start, 0, 0): 0}
    queue = [(start, 0, 0)]
    while queue:
        node = queue.pop(0)
        cell, diagonals, swum = node
        for near, count, price in brute_steps(terrain, 0, cell, diagonals):
            base = price - (count > diagonals and diagonals % 2)
            wet = terrain.codes[near] == DEEP
            stretch = swum + base if wet or terrain.codes[cell] == DEEP else 0
            if terrain.codes[cell] == DEEP and swum == 0:
                stretch = base  # who starts in the water has swum nothing yet
            if stretch > mv:
                continue
            to = (near, count % 2, stretch if wet else 0)
            if best[node] + price < best.get(to, FAR):
                best[to] = best[node] + price
                queue.append(to)
    found: dict[int, int] = {}
    for (cell, _, _), cost in best.items():
        found[cell] = min(cost, found.get(cell, FAR))
    return found


@pytest.mark.rule("DC-81")
@pytest.mark.parametrize("seed", range(8))
def test_walks_through_deep_water_equal_the_reference(seed: int) -> None:
    terrain = random_terrain(seed)
    mv = 3 + seed % 5
    dry = (FLOOR, SHALLOW)
    cells = [at(x, y) for x, y in product(range(7), repeat=2) if terrain.codes[at(x, y)] in dry]
    for start in cells[::5]:
        walks = brute_walk(terrain, mv, start)
        for goal in cells[::2]:
            assert distances(terrain, 0, mv, goal)[start] == walks.get(goal, FAR)


@pytest.mark.rule("DC-81", "DC-40")
@pytest.mark.parametrize("seed", range(5))
def test_walking_distance_is_the_least_cost(seed: int) -> None:
    terrain = Terrain(random_terrain(seed).codes.replace(bytes([DEEP]), bytes([FLOOR])), -1)
    cells = [at(x, y) for x, y in product(range(7), repeat=2) if terrain.codes[at(x, y)] >= FLOOR]
    goal = next(cell for cell in cells if terrain.codes[cell] == FLOOR)
    away = distances(terrain, 0, 5, goal)
    for cell in cells[::3]:
        if terrain.codes[cell] != LAVA:
            walk = away[cell] if away[cell] <= 12 else FAR
            assert walk == brute_costs(terrain, 0, cell, 12).get(goal, FAR)
            assert walk == FAR or distances(Terrain(terrain.codes, -1), 0, 5, goal)[cell] == walk
            near = BitField(Spread(terrain.ground(0), 5, goal)).within(cell, 6)
            assert near == walk if walk <= 6 else near == FAR


def test_what_was_searched_on_a_terrain_is_not_searched_again() -> None:
    """Not even for other Moves, unless there is water that these may be too few for (DC-81)."""
    dry, wet = terrain_of("..."), terrain_of(".d.")
    assert distances(dry, 0, 5, at(2, 0)) is distances(dry, 0, 4, at(2, 0))
    assert distances(wet, 0, 5, at(2, 0)) is distances(wet, 0, 5, at(2, 0))
    assert distances(wet, 0, 5, at(2, 0)) is not distances(wet, 0, 4, at(2, 0))
    assert reach(wet, 0, at(0, 0), 1) is reach(wet, 0, at(0, 0), 1)


def test_a_terrain_keeps_two_hundred_searches_of_a_kind_at_most() -> None:
    terrain = terrain_of(".")
    for cell in range(201):
        distances(terrain, 0, 5, cell)
        reach(terrain, 0, cell, 0)
        joined_to_any(terrain, 0, BIT[cell])
        kept = [len(each) for each in (terrain.fields, terrain.reaches, terrain.joined)]
        assert kept == [1 + cell % 200] * 3
