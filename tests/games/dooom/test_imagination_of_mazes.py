"""Mazes around what was seen, against trying every place and every throw of the dice (DM-M1)."""

from __future__ import annotations

from collections import Counter

import pytest

from waystone.games.dooom.board import MARGIN
from waystone.games.dooom.fitting import Sheet
from waystone.games.dooom.generator import Floor, carve_maze
from waystone.games.dooom.mazes import _drawn, _open_dead_ends, _places, _walk, maze_around
from waystone.games.dooom.view import Self
from waystone.kernel.dice import ScriptedDice, SeededDice

Place = tuple[int, int]
RIM = 2.35
"""How much likelier a wall is seen at the rim."""


def sheet_of(rows: list[str], top: int, left: int) -> Sheet:
    """What somebody saw whose start tile is the one at row 0, column 0."""
    return Sheet(Self(3, 6, 0, (), 0, 0, (), top, left, tuple(rows)))


def carved(width: int, height: int, seed: int) -> list[str]:
    floor = Floor(width, height)
    carve_maze(floor, SeededDice(seed, "maze"))
    letters = floor.open.translate(b"#." + bytes(254)).decode()
    return [letters[start : start + width] for start in range(0, len(letters), width)]


def seen_from(maze: list[str], at: Place, reach: int) -> Sheet:
    """A square of a maze around a tile; beyond its rim all is wall (DM-6)."""
    height, width = len(maze), len(maze[0])
    rows = [
        "".join(
            maze[row][column] if row in range(height) and column in range(width) else "#"
            for column in range(at[1] - reach, at[1] + reach + 1)
        )
        for row in range(at[0] - reach, at[0] + reach + 1)
    ]
    return sheet_of(rows, -reach, -reach)


def places(width: int, height: int, sheet: Sheet) -> dict[Place, float]:
    """Every tile tried in turn: rooms of a maze are open, what lies between four of them is rock,
    and so is all from the last rooms on."""
    last_row = max(row for row in range(1, height - 1, 2)) + 1
    last_column = max(column for column in range(1, width - 1, 2)) + 1
    found = {}
    for row in range(1, last_row):
        for column in range(1, last_column):
            weight = 1.0
            for down, right, letter in sheet.tiles:
                tile = (row + down, column + right)
                odd = tile[0] % 2 + tile[1] % 2
                is_inside = 0 < tile[0] < last_row and 0 < tile[1] < last_column
                if letter == ord("#"):
                    weight *= 0 if odd == 2 and is_inside else 1
                    weight *= RIM if odd == 1 and not is_inside else 1
                elif odd == 0 or not is_inside:
                    weight = 0
            if weight:
                found[row, column] = weight
    return found


SIZES = [(9, 7), (10, 9), (9, 10), (12, 12), (15, 11)]


@pytest.mark.rule("DM-M1", "DM-76")
@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("reach", [1, 2, 3])
def test_a_maze_may_begin_wherever_what_was_seen_fits_it(
    width: int, height: int, reach: int
) -> None:
    for seed in range(2):
        maze = carved(width, height, seed)
        ways = [
            (row, column)
            for row, line in enumerate(maze)
            for column, letter in enumerate(line)
            if letter == "."
        ]
        for at in ways[::5]:
            sheet = seen_from(maze, at, reach)
            found, tried = _places(width, height, sheet), places(width, height, sheet)
            assert at in found
            assert found == pytest.approx(tried)
            for more_width, more_height in ((2, 0), (0, 1), (1, 2)):
                size = width + more_width, height + more_height
                assert _places(*size, sheet) == pytest.approx(places(*size, sheet))


@pytest.mark.rule("DM-M1")
def test_what_no_maze_has_is_found_nowhere() -> None:
    dice = ScriptedDice()
    hall = sheet_of(["...", "...", "..."], -1, -1)
    assert _places(11, 11, hall) == {}
    assert maze_around(11, 11, hall, dice) == (b"", 0)
    corridor = sheet_of(["." * 9], 0, 0)
    assert set(_places(11, 7, corridor)) == {(1, 1), (3, 1), (5, 1)}
    assert _places(10, 7, corridor) == {}


@pytest.mark.rule("DM-M1", "DM-76")
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_maze_around_what_was_seen_agrees_with_it(width: int, height: int) -> None:
    """Rarely no walk finds one: then there are no letters."""
    stride, many = width + 2 * MARGIN, 0
    for seed in range(8):
        maze = carved(width, height, seed)
        sheet = seen_from(maze, (1 + seed // 4 * 2, 1 + seed % 4 * 2), 2)
        letters, start = maze_around(width, height, sheet, SeededDice(seed))
        many += bool(letters)
        if not letters:
            assert start == 0
            continue
        assert len(letters) == stride * (height + 2 * MARGIN)
        for cell, letter in sheet.on(start, stride).items():
            assert (letters[cell] == ord("#")) == (letter == ord("#"))
        for cell, each in enumerate(letters):
            row, column = (place - MARGIN for place in divmod(cell, stride))
            is_inside = 0 < row < height - 1 and 0 < column < width - 1
            assert chr(each) == "#" or is_inside
            is_room = row % 2 == 1 == column % 2 and is_inside
            assert not is_room or chr(each) == "."
    assert many >= 6


@pytest.mark.rule("DM-6")
@pytest.mark.parametrize("at", [(1, 1), (1, 9), (7, 1), (7, 9)])
def test_walls_beyond_the_rim_say_nothing_about_the_maze_itself(at: Place) -> None:
    """A lantern shows two tiles beyond the rim; whatever was not seen within it may be open."""
    sheet, stride = seen_from(carved(11, 9, 5), at, 3), 11 + 2 * MARGIN
    opened = set[Place]()
    for seed in range(30):
        letters, start = maze_around(11, 9, sheet, SeededDice(seed))
        row, column = (place - MARGIN for place in divmod(start, stride)) if letters else at
        if (row, column) == at:
            ways = (divmod(cell, stride) for cell, each in enumerate(letters) if each == ord("."))
            opened |= {(down - MARGIN, right - MARGIN) for down, right in ways}
    seen = {(at[0] + down, at[1] + right) for down, right, _ in sheet.tiles}
    between = {
        (down, right) for down in range(1, 8) for right in range(1, 10) if (down + right) % 2
    }
    assert between - seen <= opened


# The walk


@pytest.mark.rule("DM-M1")
def test_without_anything_seen_the_walk_is_that_of_the_generator() -> None:
    for seed in range(5):
        walked, flaws = _walk(Floor(15, 11), {}, SeededDice(seed))
        assert flaws == 0
        rooms = [row * 15 + column for row in range(1, 10, 2) for column in range(1, 14, 2)]
        assert set(rooms) <= set(walked.tiles())
        assert len(walked.tiles()) == 2 * len(rooms) - 1, "one way between two rooms, no circle"


@pytest.mark.rule("DM-M1")
def test_a_walk_is_fourteen_times_as_often_drawn_to_a_way_that_was_seen() -> None:
    """Of two ways, on a floor of four rooms: the other one would have one side."""
    east, south = 5 + 2, 10 + 1
    for seen, sides in (({}, 2), ({east: True}, 15), ({south: True, east: True}, 28)):
        opened = Counter[bool]()
        for roll in range(1, sides + 1):
            floor, _ = _walk(Floor(5, 5), seen, ScriptedDice([roll]))
            opened[floor.open[east] == 1 and floor.open[south] == 0] += 1
        assert opened[True] == {2: 1, 15: 14, 28: 14}[sides]


@pytest.mark.rule("DM-M1")
def test_where_a_walk_fails_is_counted() -> None:
    """A way that was seen and not gone, a room that it turned back before, one never reached."""
    east, south, west, north = 5 + 2, 10 + 1, 15 + 2, 10 + 3
    assert _walk(Floor(5, 5), {east: False}, ScriptedDice())[1] == 0
    all_ways = dict.fromkeys((east, south, west, north), True)
    assert _walk(Floor(5, 5), all_ways, ScriptedDice([1, 1, 1]))[1] == 1, "a circle can't be walked"
    floor, flaws = _walk(Floor(5, 5), {east: False, north: False}, ScriptedDice())
    assert flaws == 2 + 1000, "two ways before a room that stays closed"
    assert floor.open[5 + 3] == 0
    assert maze_around(5, 5, sheet_of(["#", ".", "#"], -1, 0), SeededDice(1))[0]


EAST, SOUTH, WEST = 3 * 7 + 4, 4 * 7 + 3, 3 * 7 + 2
"""The walls around the middle of `dead_end`, in the order in which the generator asks for them."""


def dead_end() -> Floor:
    """A circle, and one way from the north to its middle."""
    floor = Floor(7, 7)
    for row in (1, 5):
        floor.carve_across(row, 1, 5)
        floor.carve_down(row, 1, 5)
    floor.carve_down(3, 1, 3)
    return floor


@pytest.mark.rule("DM-M1")
@pytest.mark.parametrize(
    ("seen", "enough"), [((), 180), ((EAST,), 120), ((SOUTH, EAST), 60), ((EAST, SOUTH, WEST), 0)]
)
def test_a_dead_end_is_opened_as_likely_as_the_generator_has_left_it_to_be(
    seen: tuple[int, ...], enough: int
) -> None:
    """In 60 of 100 one of three walls before other ways falls; those that were seen did not, so
    of two unseen ones one fell in 60 · 2 of 60 · 2 + 40 · 3."""
    unseen = [wall for wall in (EAST, SOUTH, WEST) if wall not in seen]
    before = dead_end().tiles()
    for roll in {1, enough, enough + 1, enough + 120} - {0} if enough else ():
        for other in range(1, len(unseen) + 1):
            more = [other] if roll <= enough and len(unseen) > 1 else []
            floor, dice = dead_end(), ScriptedDice([roll, *more])
            _open_dead_ends(floor, dict.fromkeys(seen, False), dice)
            assert not dice.left
            opened = [unseen[other - 1]] if roll <= enough else []
            assert floor.tiles() == sorted([*before, *opened])
    if not enough:
        _open_dead_ends(floor := dead_end(), dict.fromkeys(seen, False), ScriptedDice())
        assert floor.tiles() == before


@pytest.mark.rule("DM-76")
def test_what_was_seen_open_is_open_and_no_dead_end_by_then() -> None:
    floor = dead_end()
    _open_dead_ends(floor, {SOUTH: True, EAST: False}, ScriptedDice())
    assert floor.tiles() == sorted([*dead_end().tiles(), SOUTH])


def test_a_place_is_drawn_by_its_weight() -> None:
    fine, weights = 1 << 30, {(1, 1): 1.0, (1, 3): 2.0, (3, 1): 1.0}
    for quarters, place in ((0, (1, 1)), (1, (1, 3)), (2, (1, 3)), (3, (3, 1))):
        for roll in (fine // 4 * quarters + 1, fine // 4 * (quarters + 1)):
            assert _drawn(weights, ScriptedDice([roll])) == place
