"""The parts of what trees are grown with, against going from chamber to chamber (DD-10)."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.delve_and_dash.scene import game
from tests.games.delve_and_dash.test_imagination import sides
from waystone.games.delve_and_dash.supposition import _break_walls, _is_accepted, _only_needed
from waystone.games.delve_and_dash.trees import (
    _ALL,
    _Ground,
    _Link,
    _spread,
    _unlinked,
    _Walk,
    drawn,
    grow_trees,
)
from waystone.kernel.dice import ScriptedDice, SeededDice

FINE = 1 << 30
SIZES = (6, 8, 9)


def some_signs(size: int, seed: int, letters: str = "????##  /") -> str:
    dice = SeededDice(seed, f"signs {size}")
    return "".join(letters[dice.index(len(letters))] for _ in sides(size))


def some_cells(size: int, seed: int, in_a_hundred: int) -> int:
    dice = SeededDice(seed, f"cells {size}")
    return sum(1 << cell for cell in range(size * size) if dice.chance(in_a_hundred))


def cells(bits: int) -> set[int]:
    return {cell for cell in range(bits.bit_length()) if bits >> cell & 1}


def ground(size: int, signs: str, walls: str = "0.80") -> _Ground:
    return _Ground(game(size=str(size), wall_probability=walls).params, signs)


def beside(size: int, cell: int) -> set[int]:
    """The chambers next to one, whatever is in between."""
    return {one + other - cell for one, other in sides(size) if cell in (one, other)}


def ahead(size: int, signs: str, cell: int, known: bool = False) -> set[int]:
    """Those behind no known wall, or behind a known opening."""
    return {
        one + other - cell
        for (one, other), sign in zip(sides(size), signs, strict=True)
        if cell in (one, other) and sign != "#" and not (known and sign == "?")
    }


def flooded(size: int, signs: str, start: int, free: set[int]) -> set[int]:
    found, edge = {start}, [start]
    for cell in edge:  # grows while it is read
        for near in ahead(size, signs, cell) & free - found:
            found.add(near)
            edge.append(near)
    return found


@pytest.mark.rule("DD-8", "DD-10")
@pytest.mark.parametrize("size", SIZES)
def test_the_ground_knows_what_lies_beside_and_ahead_of_every_chamber(size: int) -> None:
    signs = some_signs(size, 1)
    found = ground(size, signs)
    for cell in range(size * size):
        assert cells(found.beside[cell]) == beside(size, cell)
        assert cells(found.ahead[cell]) == ahead(size, signs, cell)
        assert cells(found.opened[cell]) == ahead(size, signs, cell, known=True)
        around = [sign for pair, sign in zip(sides(size), signs, strict=True) if cell in pair]
        assert found.bounds[cell] == any(sign != "?" for sign in around)
        assert {near for near, _, _ in found.ways[cell]} == ahead(size, signs, cell)
        for near, edge, pull in found.ways[cell]:
            assert set(sides(size)[edge]) == {cell, near}
            assert pull == pytest.approx(1 if signs[edge] == "?" else 5)
    assert found.has_walls
    assert not ground(size, signs.replace("#", "?")).has_walls
    assert cells(found.everywhere) == set(range(size * size))


@pytest.mark.parametrize("size", SIZES)
def test_sets_of_chambers_spread_as_single_ones_do(size: int) -> None:
    for seed in range(8):
        signs = some_signs(size, seed)
        found = ground(size, signs)
        part, free = some_cells(size, seed, 20), some_cells(size, seed + 50, 70)
        near = set[int]().union(*(beside(size, cell) for cell in cells(part)))
        assert cells(found._around(part) & found.everywhere) == near
        for start in sorted(cells(free))[::9]:
            wanted = flooded(size, signs, start, cells(free))
            assert cells(found._reach(1 << start, free, _ALL)) == wanted
            last = max(wanted)
            some = cells(found._reach(1 << start, free, 1 << last))
            assert last in some <= wanted, "at least until the wanted one is among them"


@pytest.mark.rule("DD-10")
@pytest.mark.parametrize("size", SIZES)
def test_no_known_wall_alone_may_part_what_is_left(size: int) -> None:
    """A walk never turns back before a chamber that it has not seen."""
    answers = []
    for seed in range(40):
        signs = some_signs(size, seed, "???###### ")
        found, free = ground(size, signs), some_cells(size, seed, 55)
        near = SeededDice(seed, "near").index(size * size)
        doors = found.ahead[near] & free
        parts = [flooded(size, signs, door, cells(free)) for door in cells(doors)]
        joined = all(cells(doors) <= part for part in parts)
        apart = [
            set[int]().union(*(beside(size, cell) for cell in part)) & cells(free) - part
            for part in parts
        ]
        holds = joined or not any(apart)
        if doors:
            assert found._holds(doors, free) == holds
            answers.append(holds)
        place = found._place(near, free)
        known = len(cells(found.opened[near] & free))
        assert place == 25 * known + 5 * len(cells(doors)) + len(beside(size, near) & cells(free))
        promise = found.prospect[place] if found.bounds[near] else 1.0
        is_parted = len(cells(doors)) > 1 and not found._holds(doors, free & ~(1 << near))
        assert found.promise(near, free) == (0.0 if is_parted else promise)
        found.broken = 0.5
        assert found.promise(near, free) == promise * (0.5 if is_parted else 1)
    assert {True, False} == set(answers)


@pytest.mark.rule("DD-11")
@pytest.mark.parametrize(("walls", "opening"), [("0.80", 5), ("0.50", 2), ("1.00", 1e9)])
def test_a_chamber_promises_what_its_known_boundaries_do(walls: str, opening: float) -> None:
    """A known opening pulls as much as such openings are rare; half of the pull is paid ahead."""
    found = ground(6, some_signs(6, 1), walls)
    assert found.opening == pytest.approx(opening)
    for known, ways, all_ in product(range(5), repeat=3):
        if known <= ways <= all_:
            outlook = (opening * known + ways - known) / all_ if ways else 1.0
            worth = opening ** (-0.7 * known) * 2 ** (all_ - ways)
            place = 25 * known + 5 * ways + all_
            assert found.outlook[place] == pytest.approx(outlook)
            assert found.prospect[place] == pytest.approx(outlook * worth)


@pytest.mark.rule("DD-10")
@pytest.mark.parametrize(("size", "walks"), [(6, 42), (8, 24), (12, 10), (20, 4)])
def test_on_larger_boards_fewer_trees_are_grown(size: int, walks: int) -> None:
    params, edges = game(size=str(size)).params, len(sides(size))
    for signs, many in (("?" * edges, 1), ("?" * (edges - 1) + "#", walks)):
        trees = grow_trees(params, signs, SeededDice(1))
        assert len(trees) == many
        for tree in trees[:5]:
            assert len(set(tree)) == len(tree) == size * size - 1
            assert all(signs[edge] != "#" for edge in tree)


def test_where_no_walk_keeps_to_the_rules_some_break_them() -> None:
    """Two closed chambers side by side: nobody could have walked on past either of them."""
    size = 6
    shut = {0, 14}
    signs = "".join(
        "#" if shut & {one, other} and (one, other) not in ((0, 1), (14, 15)) else "?"
        for one, other in sides(size)
    )
    trees = grow_trees(game(size="6").params, signs, SeededDice(1))
    assert len(trees) == 42
    for tree in trees:
        assert len(set(tree)) == 35
        assert all(signs[edge] != "#" for edge in tree)


def test_a_place_is_drawn_by_its_pull() -> None:
    for quarters, place in ((0, 0), (1, 1), (2, 1), (3, 2)):
        for roll in (FINE // 4 * quarters + 1, FINE // 4 * (quarters + 1)):
            assert drawn([1.0, 2.0, 1.0], 4.0, ScriptedDice([roll])) == place
    assert drawn([0.2], 0.2, ScriptedDice()) == 0
    assert drawn([1.0, 3.0, 2.0], 7.0, ScriptedDice([FINE])) == 1, "the strongest, if none is left"


def test_walks_are_spread_by_their_odds() -> None:
    walks = [_Walk(start) for start in range(3)]
    for roll, starts in ((1, [0, 1, 1, 1]), (FINE // 2 + 1, [0, 1, 1, 2]), (FINE, [0, 1, 1, 2])):
        spread = _spread(walks, [1.0, 2.5, 0.5], 4, ScriptedDice([roll]))
        assert [walk.here for walk in spread] == starts
        assert all(walk not in walks for walk in spread)


def test_a_copy_of_a_walk_goes_its_own_way() -> None:
    walk = _Walk(3)
    walk.go(4, 17, 0.5)
    twin = walk.copy()
    twin.go(5, 18, 0.25)
    assert (walk.here, cells(walk.seen), walk.outlook) == (4, {3, 4}, 0.5)
    assert (twin.here, cells(twin.seen), twin.outlook) == (5, {3, 4, 5}, 0.25)
    assert (_unlinked(walk.crossed), _unlinked(twin.crossed)) == ([17], [18, 17])
    assert (_unlinked(walk.path), _unlinked(twin.path)) == ([3], [4, 3])
    assert _unlinked(None) == []
    assert _unlinked(_Link(1, _Link(2, None))) == [1, 2]


# Walls and doors around a tree


@pytest.mark.rule("DD-11", "DD-12")
@pytest.mark.parametrize("size", SIZES)
def test_where_only_the_tree_is_open_no_more_is_opened_than_joins_all(size: int) -> None:
    params = game(size=str(size), wall_probability="1.00").params
    tree = grow_trees(params, "?" * len(sides(size)), SeededDice(1))[0]
    signs = "".join("/" if edge in tree[::3] else "?" for edge in range(len(sides(size))))
    other = grow_trees(params, "?" * len(sides(size)), SeededDice(2))[0]
    needed = _only_needed(params.board, signs, other)
    opened = {edge for edge, sign in enumerate(signs) if sign == "/"}
    assert len(needed) == size * size - 1
    assert opened <= set(needed)
    assert [edge for edge in needed if edge not in opened] == [
        edge for edge in other if edge in needed and edge not in opened
    ]
    walls = "".join("#" if edge not in needed else " " for edge in range(len(signs)))
    assert flooded(size, walls, 0, set(range(size * size))) == set(range(size * size))
    codes = _break_walls(params, signs, [0] * len(signs), other, ScriptedDice())
    assert {edge for edge, code in enumerate(codes) if code} == set(needed) - opened


@pytest.mark.rule("DD-11")
def test_beside_the_tree_walls_stand_as_often_as_is_set() -> None:
    """Eight of ten; what is known stays as it is."""
    params = game(size="6").params
    signs = "#" + " " + "?" * 58
    tree = list(range(10, 45))
    rolls = [1, 4, 5, 3, 2, 5, 4, 1, 1, 5, 5, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 5, 4]
    known = [0, 1, *[0] * 58]
    codes = _break_walls(params, signs, known, tree, ScriptedDice(rolls))
    outside = [*range(2, 10), *range(45, 60)]
    assert codes[:2] == [0, 1]
    assert all(codes[edge] == 1 for edge in tree)
    assert [codes[edge] for edge in outside] == [int(roll == 5) for roll in rolls]
    assert known == [0, 1, *[0] * 58]


@pytest.mark.rule("DD-13")
@pytest.mark.parametrize(("share", "doors"), [("0.10", 0), ("0.10", 2), ("0.50", 1), ("1.00", 4)])
def test_a_labyrinth_is_kept_as_likely_as_it_has_the_known_doors(share: str, doors: int) -> None:
    """At least four doors in all: of unknown openings as many as are not known yet."""
    params = game(size="6", level="2", door_share=share).params
    signs = "/" * doors + " " * 5 + "#" * 5 + "?" * (50 - doors)
    codes = [*[2] * doors, *[1] * 5, *[0] * 5, *[1] * (30 - doors), *[0] * 20]
    chance = (
        tail(30 - doors, share, 4 - doors)
        / tail(50 - doors, share, 4 - doors)
        * tail(35, share, 4)
        / tail(35, share, 4)
    )
    for roll, accepted in ((int(chance * FINE), True), (int(chance * FINE) + 2, False)):
        if 1 <= roll <= FINE:
            assert _is_accepted(params, signs, codes, ScriptedDice([roll])) == accepted


def tail(openings: int, share: str, least: int) -> float:
    """How likely at least so many of the openings are doors, coin by coin."""
    odds = [1.0]
    for _ in range(openings):
        more = [0.0, *(each * float(share) for each in odds)]
        less = [*(each * (1 - float(share)) for each in odds), 0.0]
        odds = [one + other for one, other in zip(more, less, strict=True)]
    return sum(odds[least:])
