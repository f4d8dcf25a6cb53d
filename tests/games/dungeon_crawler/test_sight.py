"""Line of sight against drawn pictures and a brute-force reference."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.dungeon_crawler.scene import terrain_of
from waystone.games.dungeon_crawler.board import CELLS, SIDE, are_adjacent, cell_at, distance
from waystone.games.dungeon_crawler.sight import ghost_sees, sees
from waystone.games.dungeon_crawler.terrain import Terrain
from waystone.kernel.dice import SeededDice

CORRIDOR = "#.## / #.## / #... / ####"
DOORWAY = ".... / #.## / ...."
EXAMPLES = [
    ("##### / ..... / #####", (0, 1), (4, 1), True),
    ("##### / ..#.. / #####", (0, 1), (4, 1), False),
    (".# / ..", (0, 0), (1, 1), True),
    (".# / #.", (0, 0), (1, 1), False),
    ("... / ... / .#.", (0, 2), (2, 2), False),
    ("..# / ..# / ...", (0, 0), (2, 2), True),
    (".#. / ...", (0, 0), (2, 1), True),
    ("..# / ...", (0, 0), (2, 1), True),
    ("#.# / #.. / ###", (1, 0), (2, 1), True),
    (CORRIDOR, (1, 0), (3, 2), False),
    (CORRIDOR, (1, 1), (3, 2), True),
    (CORRIDOR, (1, 1), (2, 2), True),
    (".... / ####", (0, 0), (3, 0), True),
    (".?.", (0, 0), (2, 0), False),
    ("..# / #.. / ##.", (0, 0), (2, 2), True),
    (DOORWAY, (0, 0), (2, 2), True),
    (DOORWAY, (3, 0), (0, 2), False),
]


def mat(picture: str) -> Terrain:
    return terrain_of(picture.replace(" / ", "\n"), 0, 0)


@pytest.mark.rule("DC-65", "DC-64")
@pytest.mark.parametrize(("picture", "one", "other", "seen"), EXAMPLES)
def test_the_examples_of_the_rule_page(
    picture: str, one: tuple[int, int], other: tuple[int, int], seen: bool
) -> None:
    terrain = mat(picture)
    assert sees(terrain, cell_at(*one), cell_at(*other)) is seen
    assert sees(terrain, cell_at(*other), cell_at(*one)) is seen


def brute(terrain: Terrain, one: int, other: int) -> bool:
    """The integer test of DC-64, word for word."""
    ax, ay, bx, by = one % SIDE, one // SIDE, other % SIDE, other // SIDE
    solid = [
        (x, y)
        for x in range(min(ax, bx), max(ax, bx) + 1)
        for y in range(min(ay, by), max(ay, by) + 1)
        if terrain.codes[y * SIDE + x] < 2
    ]
    for i, j, k, m in product((1, 6, 11), repeat=4):
        line = (12 * ax + i, 12 * ay + j, 12 * bx + k, 12 * by + m)
        if not any(touches(*line, *square) for square in solid):
            return True
    return False


def touches(px: int, py: int, qx: int, qy: int, u: int, v: int) -> bool:
    if max(px, qx) < 12 * u or min(px, qx) > 12 * u + 12:
        return False
    if max(py, qy) < 12 * v or min(py, qy) > 12 * v + 12:
        return False
    crosses = [
        (qx - px) * (cy - py) - (qy - py) * (cx - px)
        for cx in (12 * u, 12 * u + 12)
        for cy in (12 * v, 12 * v + 12)
    ]
    return not (all(c > 0 for c in crosses) or all(c < 0 for c in crosses))


def random_mat(seed: int, rock: int) -> Terrain:
    dice = SeededDice(seed, "mats")
    codes = bytearray(CELLS)
    for x, y in product(range(9), repeat=2):
        codes[(y + 13) * SIDE + x + 13] = 1 if dice.chance(rock) else 2
    return Terrain(bytes(codes), -1)


@pytest.mark.rule("DC-64", "DC-11")
@pytest.mark.parametrize("seed", range(12))
def test_sight_equals_the_reference(seed: int) -> None:
    """Unrevealed space around the room, rock in it, every eighth pair of spaces."""
    terrain = random_mat(seed, 10 + 4 * seed)
    cells = [cell_at(x + 12, y + 12) for x, y in product(range(11), repeat=2)]
    pairs = [(a, b) for a in cells for b in cells if (a * 31 + b * 7 + seed) % 97 == 0]
    seen = [sees(terrain, a, b) for a, b in pairs]
    assert seen == [brute(terrain, a, b) for a, b in pairs]
    assert len(set(seen)) == 2


@pytest.mark.rule("DC-64")
def test_adding_rock_never_creates_sight() -> None:
    for seed in range(4):
        before = random_mat(seed, 20)
        codes = bytearray(before.codes)
        dice = SeededDice(seed, "rocks")
        for _ in range(6):
            codes[cell_at(13 + dice.index(9), 13 + dice.index(9))] = 1
        after = Terrain(bytes(codes), -1)
        cells = [cell_at(x + 13, y + 13) for x, y in product(range(9), repeat=2)]
        for one, other in product(cells[::3], cells[::2]):
            assert sees(before, one, other) or not sees(after, one, other)


@pytest.mark.rule("DC-64")
def test_long_lines_in_every_direction() -> None:
    terrain = Terrain(bytes([2] * CELLS), -1)
    middle = cell_at(17, 17)
    for x, y in ((0, 0), (34, 0), (0, 34), (34, 34), (34, 16), (3, 34), (17, 0), (0, 17)):
        assert sees(terrain, middle, cell_at(x, y))
    codes = bytearray(terrain.codes)
    codes[cell_at(25, 17)] = 1
    assert not sees(Terrain(bytes(codes), -1), middle, cell_at(34, 17))


@pytest.mark.rule("DC-64")
def test_an_open_space_sees_itself_and_a_solid_one_does_not() -> None:
    terrain = mat(".#")
    assert sees(terrain, cell_at(0, 0), cell_at(0, 0))
    assert not sees(terrain, cell_at(1, 0), cell_at(1, 0))


@pytest.mark.rule("DC-67")
def test_ghosts_see_out_of_rock_and_their_neighbours_in_it() -> None:
    terrain = mat("#### / #... / ####")
    inside = cell_at(0, 1)
    assert ghost_sees(terrain, inside, cell_at(3, 1))
    assert ghost_sees(terrain, inside, cell_at(0, 0))
    assert not sees(terrain, inside, cell_at(3, 1))
    assert not sees(terrain, cell_at(3, 1), inside)
    assert not ghost_sees(terrain, inside, cell_at(2, 2))


@pytest.mark.rule("DC-66")
def test_distance_ignores_walls_and_counts_every_second_diagonal_twice() -> None:
    start = cell_at(10, 10)
    wanted = {(1, 0): 1, (1, 1): 1, (2, 2): 3, (3, 3): 4, (5, 2): 6, (0, 7): 7, (4, 4): 6}
    for (dx, dy), far in wanted.items():
        for sx, sy in product((1, -1), repeat=2):
            assert distance(start, cell_at(10 + sx * dx, 10 + sy * dy)) == far
            assert distance(cell_at(10 + sy * dy, 10 + sx * dx), start) == far


@pytest.mark.rule("DC-4")
def test_spaces_are_adjacent_that_touch_also_by_a_corner() -> None:
    for one in range(0, CELLS, 7):
        touching = {
            other
            for other in range(CELLS)
            if max(abs(one // SIDE - other // SIDE), abs(one % SIDE - other % SIDE)) == 1
        }
        assert {other for other in range(CELLS) if are_adjacent(one, other)} == touching
