"""Dungeons made to order: rooms, mazes and caves that can always be won (DM-M1)."""

from __future__ import annotations

from collections import deque
from typing import Final

from waystone.games.dooom.board import Dungeon
from waystone.kernel.dice import Dice
from waystone.kernel.errors import BadSetting

STYLES: Final = ("rooms", "maze", "cave")
SMALLEST: Final = 7
_TRIES: Final = 100
_STEPS: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))
_CAVE_PERCENT: Final = 58
_SMOOTHINGS: Final = 4
_BRAID_PERCENT: Final = 60

Place = tuple[int, int]


def generate(
    style: str, width: int, height: int, seats: int, goal: int, dice: Dice, more_gold: int = 0
) -> Dungeon:
    """A valid, connected dungeon; the same parameters and dice give the same bytes."""
    if width < SMALLEST or height < SMALLEST:
        raise BadSetting(
            "BAD_SETTING", f"a generated map is at least {SMALLEST} tiles wide and high"
        )
    for _ in range(_TRIES):
        floor = largest_region(carve(style, width, height, dice))
        rows = furnish(floor, width, height, seats, goal, dice, more_gold)
        if rows:
            # The name is public during a match: it must not tell the size (H-2).
            return Dungeon(f"Unknown {style}", goal, rows)
    size = f"{width} × {height}"
    message = f"no {style} of {size} tiles has room for {seats} seats and a goal of {goal}"
    raise BadSetting("BAD_SETTING", f"{message}; make it larger or the goal smaller")


def carve(style: str, width: int, height: int, dice: Dice) -> set[Place]:
    """The floor of a dungeon in one of the styles."""
    if style == "maze":
        return carve_maze(width, height, dice)
    if style == "cave":
        return carve_cave(width, height, dice)
    return carve_rooms(width, height, dice)


# Rooms and corridors


def carve_rooms(width: int, height: int, dice: Dice) -> set[Place]:
    """Rooms thrown at random, each joined to the one before by a bent corridor."""
    floor: set[Place] = set()
    last: Place | None = None
    for _ in range(max(3, width * height // 70)):
        deep, wide = _length(height, dice), _length(width, dice)
        top = 1 + dice.index(height - deep - 1)
        left = 1 + dice.index(width - wide - 1)
        floor.update(
            (row, column) for row in range(top, top + deep) for column in range(left, left + wide)
        )
        middle = (top + deep // 2, left + wide // 2)
        if last is not None:
            floor.update(corridor(last, middle, dice))
        last = middle
    return floor


def _length(side: int, dice: Dice) -> int:
    """A room's side: three to seven tiles, as far as there is room."""
    return 2 + dice.roll(min(5, side - 4))


def corridor(start: Place, end: Place, dice: Dice) -> set[Place]:
    """Along the row first or along the column first."""
    bend = (start[0], end[1]) if dice.roll(2) == 1 else (end[0], start[1])
    return _line(start, bend) | _line(bend, end)


def _line(start: Place, end: Place) -> set[Place]:
    rows = range(min(start[0], end[0]), max(start[0], end[0]) + 1)
    columns = range(min(start[1], end[1]), max(start[1], end[1]) + 1)
    return {(row, column) for row in rows for column in columns}


# Mazes


def carve_maze(width: int, height: int, dice: Dice) -> set[Place]:
    """A depth-first maze on odd places; most dead ends are opened, so that one can be chased."""
    floor: set[Place] = {(1, 1)}
    stack: list[Place] = [(1, 1)]
    while stack:
        row, column = stack[-1]
        ways = [
            (down, right)
            for down, right in _STEPS
            if _inside(row + 2 * down, column + 2 * right, width, height)
            and (row + 2 * down, column + 2 * right) not in floor
        ]
        if not ways:
            stack.pop()
            continue
        down, right = ways[dice.index(len(ways))]
        floor.add((row + down, column + right))
        floor.add((row + 2 * down, column + 2 * right))
        stack.append((row + 2 * down, column + 2 * right))
    _open_dead_ends(floor, width, height, dice)
    return floor


def _open_dead_ends(floor: set[Place], width: int, height: int, dice: Dice) -> None:
    for row, column in sorted(floor):
        if not is_dead_end(floor, (row, column)) or not dice.chance(_BRAID_PERCENT):
            continue
        beyond = [
            (row + down, column + right)
            for down, right in _STEPS
            if (row + down, column + right) not in floor
            and (row + 2 * down, column + 2 * right) in floor
        ]
        if beyond:
            floor.add(beyond[dice.index(len(beyond))])


def _inside(row: int, column: int, width: int, height: int) -> bool:
    return 1 <= row < height - 1 and 1 <= column < width - 1


# Caves


def carve_cave(width: int, height: int, dice: Dice) -> set[Place]:
    """Noise, smoothed until it looks washed out by water."""
    places = [(row, column) for row in range(1, height - 1) for column in range(1, width - 1)]
    floor = {place for place in places if dice.chance(_CAVE_PERCENT)}
    for _ in range(_SMOOTHINGS):
        floor = {place for place in places if _open_around(floor, place) >= 5}
    return floor


def _open_around(floor: set[Place], place: Place) -> int:
    """Open tiles among the nine at and around a place."""
    row, column = place
    return sum((row + down, column + right) in floor for down in (-1, 0, 1) for right in (-1, 0, 1))


# What all styles share


def largest_region(floor: set[Place]) -> set[Place]:
    """The largest connected part: the rest becomes wall."""
    best: set[Place] = set()
    left = set(floor)
    for start in sorted(floor):
        if start in left:
            region = _flood(left, start)
            left -= region
            if len(region) > len(best):
                best = region
    return best


def _flood(floor: set[Place], start: Place) -> set[Place]:
    region, queue = {start}, deque([start])
    while queue:
        row, column = queue.popleft()
        for down, right in _STEPS:
            near = (row + down, column + right)
            if near in floor and near not in region:
                region.add(near)
                queue.append(near)
    return region


def is_dead_end(floor: set[Place], place: Place) -> bool:
    """At most one way leads on."""
    row, column = place
    return sum((row + down, column + right) in floor for down, right in _STEPS) < 2


def furnish(
    floor: set[Place],
    width: int,
    height: int,
    seats: int,
    goal: int,
    dice: Dice,
    more_gold: int = 0,
) -> list[str]:
    """Rows with exits and things by DM-M1, or nothing where this floor has no room for them."""
    exits = choose_exits(floor, (width + height) / 4, 2 if seats >= 4 else 1, dice)
    pairs = (seats + 1) // 2
    letters = "G" * (goal + seats + more_gold) + "SAL" * pairs + "H" * seats
    free = sorted(floor.difference(exits))
    if not exits or len(floor) < 8 * seats or len(free) < len(letters) + seats:
        return []
    tiles = [["#"] * width for _ in range(height)]
    for row, column in floor:
        tiles[row][column] = "."
    for row, column in exits:
        tiles[row][column] = "E"
    for letter in letters:
        row, column = free.pop(dice.index(len(free)))
        tiles[row][column] = letter
    return ["".join(row) for row in tiles]


def choose_exits(floor: set[Place], apart: float, wanted: int, dice: Dice) -> list[Place]:
    """Places that are no dead ends and far from each other; nothing where there are too few."""
    pool = sorted(place for place in floor if not is_dead_end(floor, place))
    exits: list[Place] = []
    while pool and len(exits) < wanted:
        row, column = pool.pop(dice.index(len(pool)))
        exits.append((row, column))
        pool = [each for each in pool if abs(each[0] - row) + abs(each[1] - column) >= apart]
    return exits if len(exits) == wanted else []
