"""Making the labyrinth (DD-10 to DD-16)."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from tests.games.delve_and_dash.scene import PLAIN, game
from waystone.games.delve_and_dash import generation
from waystone.games.delve_and_dash.board import DOOR, PASSAGE, WALL, board_of
from waystone.games.delve_and_dash.game import DelveAndDash
from waystone.games.delve_and_dash.state import DelveState, row_of_codes
from waystone.kernel.dice import ScriptedDice, SeededDice
from waystone.kernel.table import Table

BOARD = board_of(8)


def labyrinths(rulebook: DelveAndDash, seeds: Iterable[int]) -> list[DelveState]:
    return [rulebook.setup(1, SeededDice(seed)) for seed in seeds]


def reached(state: DelveState, size: int = 8) -> int:
    board = board_of(size)
    seen, stack = {0}, [0]
    while stack:
        here = stack.pop()
        for way in range(here * 4, here * 4 + 4):
            far = board.neighbour[way]
            if far >= 0 and far not in seen and state.kinds[board.edge[way]] != WALL:
                seen.add(far)
                stack.append(far)
    return len(seen)


def dead_ends(state: DelveState) -> int:
    def openings(here: int) -> int:
        edges = [BOARD.edge[way] for way in range(here * 4, here * 4 + 4) if BOARD.edge[way] >= 0]
        return sum(state.kinds[edge] != WALL for edge in edges)

    return sum(openings(here) == 1 for here in range(64))


def mean(values: Iterable[int]) -> float:
    listed = list(values)
    return sum(listed) / len(listed)


def check_walls(count: int, tolerance: float) -> None:
    found = labyrinths(PLAIN, range(count))
    assert all(reached(state) == 64 for state in found)
    assert abs(mean(state.kinds.count(WALL) for state in found) - 39.2) < tolerance
    assert all(set(state.kinds) == {WALL, PASSAGE} for state in found)


@pytest.mark.rule("DD-8", "DD-10", "DD-11", "DD-12")
def test_all_chambers_are_joined_and_39_walls_stand_on_average() -> None:
    check_walls(1_000, 0.27)  # three standard errors


@pytest.mark.slow
@pytest.mark.rule("DD-11", "DD-12")
def test_walls_of_10000_labyrinths() -> None:
    check_walls(10_000, 0.1)


@pytest.mark.rule("DD-10", "DD-11", "DD-12")
@pytest.mark.parametrize(("share", "walls"), [("1.00", 49), ("0.00", 0)])
def test_63_openings_are_the_tree_and_the_rest_follows_wall_probability(
    share: str, walls: int
) -> None:
    for state in labyrinths(game(wall_probability=share), range(50)):
        assert state.kinds.count(WALL) == walls
        assert reached(state) == 64


@pytest.mark.rule("DD-10")
def test_the_tree_is_a_random_depth_first_walk() -> None:
    """Depth-first trees have about 8.3 dead ends of 64; uniform ones have far more."""
    trees = labyrinths(game(wall_probability="1.00"), range(400))
    assert abs(mean(dead_ends(state) for state in trees) - 8.3) < 0.35


@pytest.mark.rule("DD-10")
def test_the_walk_goes_on_from_the_newest_chamber_with_ways_left() -> None:
    """With first choices only: east along row 1, down column h, then up and down and so on."""
    tree = generation.spanning_tree(BOARD, FirstDice())
    openings = [
        sum(tree[BOARD.edge[way]] for way in range(here * 4, here * 4 + 4) if BOARD.edge[way] >= 0)
        for here in range(64)
    ]
    assert sum(tree) == 63
    assert sorted(openings) == [1, 1] + [2] * 62  # one path through all chambers
    assert openings[0] == 1


class FirstDice(ScriptedDice):
    def roll(self, sides: int) -> int:
        return 1


@pytest.mark.rule("DD-10")
def test_the_walk_starts_in_any_chamber() -> None:
    assert sides_of_tree()[0] == 64


@pytest.mark.rule("DD-11")
def test_each_other_boundary_is_drawn_independently() -> None:
    """Scripted: after the tree come 49 draws of a five-sided die, 5 meaning open."""
    rolls = [1] * len(sides_of_tree()) + [1, 5, 4, 5] + [1] * 45
    state = PLAIN.setup(1, ScriptedDice(rolls))
    assert state.kinds.count(WALL) == 47


def sides_of_tree() -> list[int]:
    sides: list[int] = []

    class Noting(ScriptedDice):
        def roll(self, count: int) -> int:
            sides.append(count)
            return 1

    generation.spanning_tree(BOARD, Noting())
    return sides


def check_doors(count: int, doors_tolerance: float, locks_tolerance: float) -> None:
    found = labyrinths(game(level="2"), range(count))
    doors = [state.kinds.count(DOOR) for state in found]
    locked = sum(sum(state.locked) for state in found)
    assert min(doors) >= 4
    assert abs(mean(doors) - 7.6) < doors_tolerance
    assert abs(locked / sum(doors) - 0.35) < locks_tolerance
    assert all(reached(state) == 64 for state in found)


@pytest.mark.rule("DD-13", "DD-14")
def test_level_2_has_about_8_doors_a_third_of_them_locked() -> None:
    check_doors(1_000, 0.25, 0.017)


@pytest.mark.slow
@pytest.mark.rule("DD-13", "DD-14")
def test_doors_of_10000_labyrinths() -> None:
    check_doors(10_000, 0.1, 0.01)


@pytest.mark.rule("DD-5", "DD-13")
def test_level_1_has_no_door_and_no_lock() -> None:
    for state in labyrinths(PLAIN, range(100)):
        assert DOOR not in state.kinds
        assert not any(state.locked)


@pytest.mark.rule("DD-13")
def test_fewer_than_four_doors_are_drawn_again() -> None:
    params = game(level="2", door_share="0.50").params
    kinds = row_of_codes([WALL] * 106 + [PASSAGE] * 6)
    first, second = [1, 1, 1, 2, 2, 2], [1, 2, 1, 1, 1, 2]
    generation.hang_doors(params, kinds, ScriptedDice(first + second))
    assert list(kinds)[106:] == [DOOR, PASSAGE, DOOR, DOOR, DOOR, PASSAGE]


@pytest.mark.rule("DD-13")
def test_walls_never_become_doors() -> None:
    kinds = row_of_codes([WALL] * 108 + [PASSAGE] * 4)
    generation.hang_doors(game(level="2", door_share="1.00").params, kinds, ScriptedDice())
    assert list(kinds) == [WALL] * 108 + [DOOR] * 4


@pytest.mark.rule("DD-14")
@pytest.mark.parametrize(("share", "expected"), [("0.00", 0), ("1.00", 1)])
def test_locks_follow_door_locked(share: str, expected: int) -> None:
    for state in labyrinths(game(level="2", door_locked=share), range(20)):
        for kind, locked in zip(state.kinds, state.locked, strict=True):
            assert locked == (expected if kind == DOOR else 0)


@pytest.mark.rule("DD-8")
def test_the_same_seed_builds_the_same_labyrinth() -> None:
    one, two, other = labyrinths(game(level="2"), [7, 7, 8])
    assert one.key() == two.key() != other.key()


@pytest.mark.rule("DD-15", "DD-16")
def test_the_labyrinth_does_not_depend_on_waystones() -> None:
    table, other = Table(PLAIN, ["a"], 4), Table(PLAIN, ["a"], 4)
    drawn = table.state.kinds
    assert drawn.count(WALL) > 20  # it is there before anybody chooses
    table.act(0, "waystone a1")
    other.act(0, "waystone h8")
    assert table.state.kinds == other.state.kinds == drawn
