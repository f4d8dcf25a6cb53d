"""A patch leads from any view to any other of the same viewpoint, and is short."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.laws.setups import every_setup
from tests.wire.kit import patched, plain
from waystone.kernel.event import View
from waystone.laws.setup import Setup
from waystone.wire.patch import difference, different


class Leaf(msgspec.Struct, frozen=True):
    name: str
    marks: tuple[int, ...]


class Tree(View, frozen=True):
    text: str
    sheet: tuple[str, ...]
    leaves: tuple[Leaf, ...]
    one: Leaf | None
    number: int


def check(old: View, new: View) -> int:
    """The patch is right; how long it is."""
    patch = msgspec.json.encode(difference(old, new))
    assert patched(plain(old), json.loads(patch)) == plain(new)
    return len(patch)


@every_setup
def test_patches_lead_from_any_view_to_any_later_one(setup: Setup) -> None:
    """From step to step, as if the client had been away, and back again."""
    rng = random.Random(str(setup))
    table = setup.table(7)
    seen: dict[int, list[View]] = {
        viewpoint: [table.view(viewpoint)] for viewpoint in setup.watchers
    }
    for step in setup.steps(table, 7):
        for viewpoint, views in seen.items():
            view = table.view(viewpoint)
            check(views[-1], view)
            check(rng.choice(views), view)
            check(view, rng.choice(views))
            views.append(view)
        if step.number >= 70:
            break
    for views in seen.values():
        check(views[0], views[-1])


letters = st.text(alphabet=" #.é😀", max_size=40)
leaves = st.builds(Leaf, letters, st.lists(st.integers(0, 3), max_size=20).map(tuple))
sheets = st.integers(0, 6).flatmap(
    lambda width: st.lists(st.text(alphabet=" #.", min_size=width, max_size=width), max_size=8).map(
        tuple
    )
)
trees = st.builds(
    Tree,
    st.text(alphabet=" #", max_size=60) | letters,
    sheets | st.lists(letters, max_size=5).map(tuple),
    st.lists(leaves, max_size=5).map(tuple),
    st.none() | leaves,
    st.integers(0, 2),
)


@given(trees, trees)
def test_any_two_views(old: Tree, new: Tree) -> None:
    check(old, new)


@given(st.data(), sheets, st.integers(0, 5), st.integers(0, 5), st.integers(0, 5))
def test_sheets_that_grow(
    data: st.DataObject, sheet: tuple[str, ...], left: int, right: int, top: int
) -> None:
    width = left + right + (len(sheet[0]) if sheet else 0)
    rows = [" " * left + row + " " * right for row in sheet]
    rows = [" " * width] * top + rows + [" " * width] * data.draw(st.integers(0, 5))
    old, new = (Tree("", tuple(each), (), None, 0) for each in (sheet, rows))
    check(old, new)
    check(new, old)


def test_equal_views_need_no_patch() -> None:
    tree = Tree("a" * 99, ("ab", "cd"), (Leaf("x", (1, 2)),), None, 3)
    again = Tree("a" * 99, ("ab", "cd"), (Leaf("x", (1, 2)),), None, 3)
    patch = difference(tree, again)
    assert (patch.splices, patch.puts) == ([], [])


def test_what_is_equal_is_not_told_though_it_was_made_anew() -> None:
    old, new = (
        Tree(text, tuple(f"row {each}" for each in range(3)), (), Leaf("x" * 3, (1,)), 10**6 + each)
        for text, each in (("before", 0), ("after", int("0")))
    )
    patch = difference(old, new)
    assert (patch.splices, patch.puts) == ([], [(["text"], "after")])


def test_neighbours_are_told_anew_if_short_and_letter_by_letter_if_long() -> None:
    short = [tuple(f"{sign}{each}" for each in range(6)) for sign in "ab"]
    assert difference(*(Tree("", rows, (), None, 0) for rows in short)).puts == []
    assert check_sheets(*short) < 90
    long = tuple("." * 300 for _ in range(6))
    assert check_sheets(long, [row[:150] + "#" + row[151:] for row in long]) < 250


def test_a_new_column_of_a_large_sheet_is_told_once() -> None:
    """Not once per row: whoever walks west would else be sent the whole map."""
    for side in (0, 1):
        rows = tuple(f"{number:0500}" for number in range(500))
        wider = [row + " " if side else " " + row for row in rows]
        wider[250] = wider[250][:-1] + "#" if side else "#" + wider[250][1:]
        old, new = (Tree("", tuple(each), (), None, 0) for each in (rows, wider))
        assert check(old, new) < 120


@pytest.mark.parametrize("place", [0, 20, 40])
def test_one_more_or_less_among_many_is_told_alone(place: int) -> None:
    many = [f"line {each}" for each in range(40)]
    more = [*many[:place], "one more", *many[place:]]
    assert check_sheets(many, more) < 60
    assert check_sheets(more, many) < 60


def test_a_sheet_that_grows_by_a_whole_sight_is_told_once() -> None:
    """Who lights a lantern sees up to four new rows and columns on each side (DM-44)."""
    rows = tuple(f"{number:0500}" for number in range(500))
    for more in (1, 2, 3, 4):
        larger = [" " * (500 + more)] * more + [" " * more + row for row in rows]
        taller = [*rows, *([" " * 500] * more)]
        assert check_sheets(rows, larger) < 600 * more + 150
        assert check_sheets(rows, taller) < 600 * more + 150


def check_sheets(old: Sequence[str], new: Sequence[str]) -> int:
    before, after = (Tree("", tuple(each), (), None, 0) for each in (old, new))
    return check(before, after)


def test_one_mark_of_a_large_leaf_is_told_alone() -> None:
    """Not the whole leaf anew; and where all of it is new, that and not piece by piece."""
    leaves = tuple(Leaf(f"name {number} " * 20, (1, 2, 3)) for number in range(6))
    old = Tree("", (), leaves, None, 0)
    new = Tree("", (), (*leaves[:2], Leaf(leaves[2].name, (1, 0, 3)), *leaves[3:]), None, 0)
    assert check(old, new) < 60
    patch = difference(old, Tree("", (), leaves[::-1], None, 0))
    assert len(msgspec.json.encode(patch)) <= len(msgspec.json.encode(leaves)) + 60


def test_far_changes_of_a_long_text_are_told_apart() -> None:
    text = "." * 5000
    old = Tree(text, (), (), None, 0)
    new = Tree("#" + text[1:2500] + "##" + text[2502:], (), (), None, 0)
    assert check(old, new) < 90


def test_runs_that_touch_are_one_and_others_stay_apart() -> None:
    """Between two changes far apart nothing is told, though the second one is long."""
    old = "." * 64
    new = old[:2] + "#" + old[3:30] + "#" * 20 + old[50:]
    assert different(old, new) == [(2, 3), (30, 50)]
    assert different(old, old) == []
    assert different(old, "#" + old[1:63] + "#") == [(0, 1), (63, 64)]


class Grid(View, frozen=True):
    rows: tuple[tuple[int, ...], ...]


def test_one_number_of_one_row_is_told_alone() -> None:
    rows = [tuple(range(100, 140)) for _ in range(40)]
    old = Grid(tuple(rows))
    rows[17] = (*rows[17][:5], 7, *rows[17][6:])
    assert check(old, Grid(tuple(rows))) < 60
