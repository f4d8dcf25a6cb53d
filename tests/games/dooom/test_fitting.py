"""Where a remembered sheet fits on a map, against trying every tile one by one (DM-76)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from waystone.games.dooom.board import MARGIN
from waystone.games.dooom.fitting import Fit, Sheet, cells_of
from waystone.games.dooom.view import Self

Tiles = list[tuple[int, int, str]]


@st.composite
def maps(draw: st.DrawFn) -> list[str]:
    width = draw(st.integers(2, 6))
    row = st.text("##...EGHSAL", min_size=width, max_size=width)
    return draw(st.lists(row, min_size=2, max_size=6))


@st.composite
def memories(draw: st.DrawFn) -> tuple[Self, Tiles]:
    """A small sheet whose tile at row 0, column 0 can be walked on: there its owner began."""
    top, left = -draw(st.integers(0, 2)), -draw(st.integers(0, 2))
    width = 1 - left + draw(st.integers(0, 1))
    row = st.text(" #..pEGHSAL", min_size=width, max_size=width)
    rows = draw(st.lists(row, min_size=1 - top, max_size=2 - top))
    start = draw(st.sampled_from(".pEG"))
    rows[-top] = rows[-top][:-left] + start + rows[-top][1 - left :]
    own = Self(3, 6, 0, (), 0, 0, (), top, left, tuple(rows))
    tiles = [
        (down + top, right + left, letter)
        for down, line in enumerate(rows)
        for right, letter in enumerate(line)
        if letter != " "
    ]
    return own, tiles


def letters_of(rows: list[str]) -> tuple[bytes, int]:
    """The map in a margin of wall, row by row, and how long its rows are."""
    stride = len(rows[0]) + 2 * MARGIN
    edge, side = "#" * stride * MARGIN, "#" * MARGIN
    return (edge + "".join(side + row + side for row in rows) + edge).encode(), stride


def starts(rows: list[str], tiles: Tiles, rim: int, agrees: Callable[[str, str], bool]) -> set[int]:
    """The tiles from which the map agrees with every remembered one: outside all is wall, and who
    remembers a way has it within the rim."""
    height, width = len(rows), len(rows[0])

    def at(row: int, column: int) -> str:
        return rows[row][column] if 0 <= row < height and 0 <= column < width else "#"

    def fits(row: int, column: int, seen: str) -> bool:
        is_inside = rim <= row < height - rim and rim <= column < width - rim
        return agrees(seen, at(row, column)) and (is_inside or seen == "#")

    stride = width + 2 * MARGIN
    return {
        (row + MARGIN) * stride + column + MARGIN
        for row in range(height)
        for column in range(width)
        if at(row, column) != "#"
        and all(fits(row + down, column + right, seen) for down, right, seen in tiles)
    }


def is_same(piles: bool) -> Callable[[str, str], bool]:
    """What was taken leaves the floor; with piles, gold may lie where somebody fell (DM-58)."""

    def agrees(seen: str, there: str) -> bool:
        if seen == "p":
            return there != "#"
        if seen == "." or (seen == "G" and piles):
            return there in ".GHSAL"
        return seen == there

    return agrees


def is_shaped(seen: str, there: str) -> bool:
    return (seen == "#") == (there == "#")


@pytest.mark.rule("DM-58", "DM-76")
@given(maps(), memories(), st.booleans())
def test_a_sheet_fits_where_every_tile_agrees(
    rows: list[str], memory: tuple[Self, Tiles], piles: bool
) -> None:
    own, tiles = memory
    found = Fit(*letters_of(rows)).starts(Sheet(own), piles)
    assert set(cells_of(found)) == starts(rows, tiles, 0, is_same(piles))


@pytest.mark.rule("DM-76", "DM-M1")
@given(maps(), memories(), st.integers(0, 1))
def test_a_sheet_fits_a_shape_where_walls_and_ways_agree(
    rows: list[str], memory: tuple[Self, Tiles], rim: int
) -> None:
    """The outermost tiles of a generated dungeon are rock: nothing that was walked on is there."""
    own, tiles = memory
    fit, sheet = Fit(*letters_of(rows), rim), Sheet(own)
    exact = starts(rows, tiles, rim, is_shaped)
    assert set(cells_of(fit.ground_starts(sheet))) == exact
    found, flaws = fit.near_starts(sheet)
    assert not exact or (set(cells_of(found)), flaws) == (exact, 0)


@given(maps(), memories())
def test_where_nothing_fits_as_few_tiles_as_said_disagree(
    rows: list[str], memory: tuple[Self, Tiles]
) -> None:
    own, tiles = memory
    letters, stride = letters_of(rows)
    found, flaws = Fit(letters, stride).near_starts(Sheet(own))
    for cell in cells_of(found):
        wrong = [
            seen
            for down, right, seen in tiles
            if not is_shaped(seen, chr(letters[cell + down * stride + right]))
        ]
        assert len(wrong) == flaws < len(tiles)


@given(st.sets(st.integers(0, 200)))
def test_cells_come_in_order(cells: set[int]) -> None:
    assert cells_of(sum(1 << cell for cell in cells)) == sorted(cells)


def test_nothing_is_remembered_by_who_only_watches() -> None:
    sheet = Sheet(None)
    assert (sheet.tiles, sheet.on(7, 9)) == ([], {})
    assert (sheet.top, sheet.left, sheet.height, sheet.width) == (0, 0, 1, 1)


@given(memories())
def test_a_sheet_says_where_its_tiles_are_and_how_large_what_was_walked_on_is(
    memory: tuple[Self, Tiles],
) -> None:
    own, tiles = memory
    sheet = Sheet(own)
    assert sheet.on(1000, 40) == {
        1000 + down * 40 + right: ord(letter) for down, right, letter in tiles
    }
    rows = [down for down, _, letter in tiles if letter != "#"]
    columns = [right for _, right, letter in tiles if letter != "#"]
    assert (sheet.top, sheet.left) == (min(rows), min(columns))
    assert sheet.height == max(rows) - min(rows) + 1
    assert sheet.width == max(columns) - min(columns) + 1
