"""Caves around what was seen, against caves that are smoothed and flooded tile by tile (DM-M1)."""

from __future__ import annotations

import pytest

from waystone.games.dooom.board import MARGIN
from waystone.games.dooom.caves import Rock, noise_of
from waystone.games.dooom.fitting import cells_of
from waystone.games.dooom.generator import Floor, carve_cave
from waystone.kernel.dice import ScriptedDice, SeededDice

Tile = tuple[int, int]
SIZES = [(7, 7), (12, 9), (31, 21)]


def cell_of(width: int, tile: Tile) -> int:
    return (tile[0] + MARGIN) * (width + 2 * MARGIN) + tile[1] + MARGIN


def bits_of(rows: list[str]) -> int:
    """The open tiles of a drawing as a set of cells."""
    return sum(
        1 << cell_of(len(rows[0]), (row, column))
        for row, line in enumerate(rows)
        for column, letter in enumerate(line)
        if letter == "."
    )


def tiles_of(width: int, bits: int) -> set[Tile]:
    places = (divmod(cell, width + 2 * MARGIN) for cell in cells_of(bits))
    return {(row - MARGIN, column - MARGIN) for row, column in places}


def flooded(tiles: set[Tile], start: Tile) -> set[Tile]:
    found, edge = {start}, [start]
    for row, column in edge:  # grows while it is read
        for near in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if near in tiles and near not in found:
                found.add(near)
                edge.append(near)
    return found


def smoothed(tiles: set[Tile], width: int, height: int) -> set[Tile]:
    """Open are tiles within the rim of which most of the nine at and around them are."""
    return {
        (row, column)
        for row in range(1, height - 1)
        for column in range(1, width - 1)
        if sum((row + down, column + right) in tiles for down in DELTA for right in DELTA) >= 5
    }


DELTA = (-1, 0, 1)


@pytest.mark.rule("DM-M1")
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_noise_is_washed_out_as_the_generator_does_it(width: int, height: int) -> None:
    for seed in range(6):
        floor = Floor(width, height)
        carve_cave(floor, SeededDice(f"cave {seed}"))
        cave = Rock(width, height).washed(noise_of(f"cave {seed}", width, height))
        assert tiles_of(width, cave) == {divmod(tile, width) for tile in floor.tiles()}


@pytest.mark.rule("DM-M1")
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_tile_is_open_if_most_around_it_are(width: int, height: int) -> None:
    for seed in range(4):
        noise = noise_of(f"noise {seed}", width, height)
        tiles = tiles_of(width, noise)
        assert all(0 < row < height - 1 and 0 < column < width - 1 for row, column in tiles)
        once = Rock(width, height)._smoothed(noise)
        assert tiles_of(width, once) == smoothed(tiles, width, height)


@pytest.mark.rule("DM-6")
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_all_but_the_outermost_tiles_is_inside(width: int, height: int) -> None:
    rock = Rock(width, height)
    inner = {(row, column) for row in range(1, height - 1) for column in range(1, width - 1)}
    assert tiles_of(width, rock.inside) == inner
    assert rock.size == (width + 2 * MARGIN) * (height + 2 * MARGIN)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_region_is_all_that_can_be_walked_to(width: int, height: int) -> None:
    rock = Rock(width, height)
    for seed in range(3):
        cave = noise_of(f"region {seed}", width, height)
        for cell in cells_of(cave)[::7]:
            (start,) = tiles_of(width, 1 << cell)
            region = rock.region(cave, cell)
            assert tiles_of(width, region) == flooded(tiles_of(width, cave), start)
            assert region & ~cave == 0


@pytest.mark.rule("DM-M1")
def test_only_a_region_that_no_other_outnumbers_is_the_largest() -> None:
    rows = ["........", "..#...##", "..#...#.", "###...##", ".#######", ".#....##"]
    drawn = ["#" * 10, *(f"#{row}#" for row in ["##" * 4, *rows[1:]]), "#" * 10]
    rock, cave = Rock(10, len(drawn)), bits_of(drawn)
    parts = {(2, 1): 4, (2, 4): 9, (3, 8): 1, (5, 1): 2, (6, 3): 4}
    for tile, size in parts.items():
        region = rock.region(cave, cell_of(10, tile))
        assert region.bit_count() == size
        assert rock.is_largest(cave, region) == (size == 9), tile
    two = cave & ~rock.region(cave, cell_of(10, (2, 4)))
    for tile in ((2, 1), (6, 3)):
        assert rock.is_largest(two, rock.region(two, cell_of(10, tile))), "as large as the largest"
    assert rock.is_largest(two, two), "nothing is left beside it"


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_letters_are_written_for_every_cell_of_the_map_and_its_margin(
    width: int, height: int
) -> None:
    rock, stride = Rock(width, height), width + 2 * MARGIN
    cave = noise_of("letters", width, height)
    letters, tiles = rock.letters(cave), tiles_of(width, cave)
    assert len(letters) == stride * (height + 2 * MARGIN)
    for cell, letter in enumerate(letters):
        row, column = divmod(cell, stride)
        is_open = (row - MARGIN, column - MARGIN) in tiles
        assert chr(letter) == (".#"[not is_open])


@pytest.mark.parametrize(("down", "right"), [(1, 1), (3, 3), (5, 5), (1, 4)])
def test_noise_is_thrown_anew_in_nine_cells_not_far_away(down: int, right: int) -> None:
    """Two dice say where, up to two tiles away; then each of the nine is open in 58 of 100."""
    rock, middle = Rock(12, 12), (6, 6)
    rolls = [29, 30, 1, 50, 29, 30, 2, 31, 29]
    thrown = [[0, 0, 0], [0, 0, 0], [0, 0, 0]]
    for number, roll in enumerate(rolls):
        thrown[number // 3][number % 3] = roll <= 29
    for before in (0, rock.inside):
        dice = ScriptedDice([down, right, *rolls])
        after = rock._thrown_anew(before, cell_of(12, middle), dice)
        assert not dice.left
        top, left = 6 + down - 3 - 1, 6 + right - 3 - 1
        tiles = tiles_of(12, after)
        for row in range(1, 11):
            for column in range(1, 11):
                is_near = row - top in range(3) and column - left in range(3)
                expected = thrown[row - top][column - left] if is_near else bool(before)
                assert ((row, column) in tiles) == expected
        assert after & ~rock.inside == 0


def test_no_noise_is_thrown_onto_the_outermost_tiles() -> None:
    rock = Rock(7, 7)
    after = rock._thrown_anew(0, cell_of(7, (1, 1)), ScriptedDice([1, 1, *[1] * 9]))
    assert after == 0
    after = rock._thrown_anew(0, cell_of(7, (1, 1)), ScriptedDice([3, 3, *[1] * 9]))
    assert tiles_of(7, after) == {(1, 1), (1, 2), (2, 1), (2, 2)}


@pytest.mark.rule("DM-76", "DM-M1")
def test_what_was_seen_is_in_the_cave() -> None:
    """Walls and ways as they were seen, of another cave of this size."""
    width, height = 31, 21
    rock = Rock(width, height)
    window = [(row, column) for row in range(6, 13) for column in range(9, 18)]
    seen = sum(1 << cell_of(width, tile) for tile in window)
    for seed in range(6):
        other = rock.washed(noise_of(f"seen {seed}", width, height))
        noise = noise_of(f"from {seed}", width, height)
        cave = rock.cave_with(noise, seen & other, seen & ~other, SeededDice(seed))
        assert cave & seen == other & seen
        assert cave & ~rock.inside == 0
        assert rock.cave_with(noise, 0, 0, ScriptedDice()) == rock.washed(noise), "as good as any"
