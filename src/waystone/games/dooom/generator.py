"""Dungeons made to order: rooms, mazes and caves that can always be won (DM-M1)."""

from __future__ import annotations

from typing import Final

from waystone.games.dooom.board import Dungeon
from waystone.kernel.dice import Dice
from waystone.kernel.errors import BadSetting

STYLES: Final = ("rooms", "maze", "cave")
SMALLEST: Final = 7
_TRIES: Final = 100
_OPEN: Final = b"\1"
CAVE_PERCENT: Final = 58
SMOOTHINGS: Final = 4
BRAID_PERCENT: Final = 60


class Floor:
    """What has been carved out of the rock: a byte for each tile, row by row, 1 where it is open.

    The outermost tiles stay rock, so that every open tile has four neighbours.
    """

    def __init__(self, width: int, height: int) -> None:
        self.width: Final = width
        self.height: Final = height
        self.open = bytearray(width * height)
        self.steps: Final = (-width, 1, width, -1)

    def tiles(self) -> list[int]:
        """The open tiles, in order."""
        return [tile for tile in range(len(self.open)) if self.open[tile]]

    def carve_across(self, row: int, start: int, end: int) -> None:
        """Open a row from one column to another, whichever comes first."""
        low, count = row * self.width + min(start, end), abs(end - start) + 1
        self.open[low : low + count] = _OPEN * count

    def carve_down(self, column: int, start: int, end: int) -> None:
        """Open a column from one row to another, whichever comes first."""
        low, count = min(start, end) * self.width + column, abs(end - start) + 1
        self.open[low : low + (count - 1) * self.width + 1 : self.width] = _OPEN * count

    def is_dead_end(self, tile: int) -> bool:
        """At most one way leads on."""
        ways = self.open
        north, east, south, west = self.steps
        return ways[tile + north] + ways[tile + east] + ways[tile + south] + ways[tile + west] < 2


def generate(
    style: str, width: int, height: int, seats: int, goal: int, dice: Dice, more_gold: int = 0
) -> Dungeon:
    """A valid, connected dungeon; the same parameters and dice give the same bytes."""
    if width < SMALLEST or height < SMALLEST:
        raise BadSetting(
            "BAD_SETTING", f"a generated map is at least {SMALLEST} tiles wide and high"
        )
    for _ in range(_TRIES):
        floor = Floor(width, height)
        carve(style, floor, dice)
        keep_largest_region(floor)
        rows = furnish(floor, seats, goal, dice, more_gold)
        if rows:
            # The name is public during a match: it must not tell the size (H-2).
            return Dungeon(f"Unknown {style}", goal, rows)
    size = f"{width} × {height}"
    message = f"no {style} of {size} tiles has room for {seats} seats and a goal of {goal}"
    message += "; make it larger or the goal smaller"
    raise BadSetting("BAD_SETTING", message, setting="map_goal", why="room")


def gold_for(goal: int, seats: int) -> int:
    """The gold that lies in every dungeon made for this goal and these seats (DM-M1)."""
    return goal + seats


def carve(style: str, floor: Floor, dice: Dice) -> None:
    """Carve a dungeon in one of the styles."""
    if style == "maze":
        carve_maze(floor, dice)
    elif style == "cave":
        carve_cave(floor, dice)
    else:
        carve_rooms(floor, dice)


# Rooms and corridors


def carve_rooms(floor: Floor, dice: Dice) -> None:
    """Rooms thrown at random, each joined to the one before by a bent corridor."""
    width, height = floor.width, floor.height
    last_row = last_column = 0
    for number in range(max(3, width * height // 70)):
        deep, wide = _length(height, dice), _length(width, dice)
        top = 1 + dice.index(height - deep - 1)
        left = 1 + dice.index(width - wide - 1)
        for row in range(top, top + deep):
            floor.carve_across(row, left, left + wide - 1)
        row, column = top + deep // 2, left + wide // 2
        if number:
            carve_corridor(floor, last_row, last_column, row, column, dice)
        last_row, last_column = row, column


def _length(side: int, dice: Dice) -> int:
    """A room's side: three to seven tiles, as far as there is room."""
    return 2 + dice.roll(min(5, side - 4))


def carve_corridor(
    floor: Floor, row: int, column: int, to_row: int, to_column: int, dice: Dice
) -> None:
    """Along the row first or along the column first."""
    if dice.roll(2) == 1:
        floor.carve_across(row, column, to_column)
        floor.carve_down(to_column, row, to_row)
    else:
        floor.carve_down(column, row, to_row)
        floor.carve_across(to_row, column, to_column)


# Mazes


def carve_maze(floor: Floor, dice: Dice) -> None:
    """A depth-first maze on odd places; most dead ends are opened, so that one can be chased."""
    carved, steps = floor.open, floor.steps
    free = maze_tiles(floor)
    tile = floor.width + 1
    carved[tile], free[tile] = 1, 0
    stack = [tile]
    while stack:
        tile = stack[-1]
        ways = [step for step in steps if free[tile + 2 * step]]
        if not ways:
            stack.pop()
            continue
        step = ways[dice.index(len(ways))]
        carved[tile + step] = carved[tile + 2 * step] = 1
        free[tile + 2 * step] = 0
        stack.append(tile + 2 * step)
    _open_dead_ends(floor, dice)


def maze_tiles(floor: Floor) -> bytearray:
    """1 for each tile that a maze still has to reach; a rim around them saves asking for it."""
    width, height = floor.width, floor.height
    free = bytearray(width * (height + 2))  # two steps up from the first row fall onto the end
    columns = len(range(1, width - 1, 2))
    for row in range(1, height - 1, 2):
        start = row * width + 1
        free[start : start + 2 * columns - 1 : 2] = _OPEN * columns
    return free


def _open_dead_ends(floor: Floor, dice: Dice) -> None:
    carved = floor.open
    for tile in floor.tiles():
        if not floor.is_dead_end(tile) or not dice.chance(BRAID_PERCENT):
            continue
        beyond = [
            tile + step
            for step in floor.steps
            if not carved[tile + step] and is_open_two_on(floor, tile, step)
        ]
        if beyond:
            carved[beyond[dice.index(len(beyond))]] = 1


def is_open_two_on(floor: Floor, tile: int, step: int) -> bool:
    """Whether the tile behind the next one is open."""
    beyond = tile + 2 * step
    return 0 <= beyond < len(floor.open) and floor.open[beyond] == 1


# Caves


def carve_cave(floor: Floor, dice: Dice) -> None:
    """Noise, smoothed until it looks washed out by water."""
    rock = bytes(floor.width)
    rows = cave_noise(floor.width, floor.height, dice)
    for _ in range(SMOOTHINGS):
        rows = smooth(rows, rock)
    floor.open[:] = rock + b"".join(rows) + rock


def cave_noise(width: int, height: int, dice: Dice) -> list[bytes]:
    """The rows below the first and above the last, 1 where a tile is open."""
    return [
        bytes([0, *(dice.chance(CAVE_PERCENT) for _ in range(width - 2)), 0])
        for _ in range(height - 2)
    ]


def smooth(rows: list[bytes], rock: bytes) -> list[bytes]:
    """Open are those tiles of which most of the nine at and around them were."""
    smoothed = []
    for above, row, below in zip([rock, *rows], rows, [*rows[1:], rock], strict=False):
        sums = [sum(three) for three in zip(above, row, below, strict=True)]
        inner = zip(sums, sums[1:], sums[2:], strict=False)
        smoothed.append(bytes([0, *(left + here + right >= 5 for left, here, right in inner), 0]))
    return smoothed


# What all styles share


def keep_largest_region(floor: Floor) -> None:
    """Keep the largest connected part: the rest becomes rock."""
    best: list[int] = []
    left = bytearray(floor.open)
    start = left.find(1)
    while start >= 0:
        region = _flood(left, start, floor.steps)
        if len(region) > len(best):
            best = region
        start = left.find(1, start)
    floor.open[:] = bytes(len(left))
    for tile in best:
        floor.open[tile] = 1


def _flood(left: bytearray, start: int, steps: tuple[int, int, int, int]) -> list[int]:
    """Take all tiles that are connected with this one out of those that are left."""
    region = [start]
    left[start] = 0
    for tile in region:  # grows while it is read
        for step in steps:
            if left[tile + step]:
                left[tile + step] = 0
                region.append(tile + step)
    return region


def furnish(floor: Floor, seats: int, goal: int, dice: Dice, more_gold: int = 0) -> list[str]:
    """Rows with exits and things by DM-M1, or nothing where this floor has no room for them."""
    width, height, tiles = floor.width, floor.height, floor.tiles()
    exits = choose_exits(floor, tiles, (width + height) / 4, 2 if seats >= 4 else 1, dice)
    pairs = (seats + 1) // 2
    letters = "G" * (gold_for(goal, seats) + more_gold) + "SAL" * pairs + "H" * seats
    free = [tile for tile in tiles if tile not in exits]
    if not exits or len(tiles) < 8 * seats or len(free) < len(letters) + seats:
        return []
    drawn = floor.open.translate(b"#." + bytes(254))
    for tile in exits:
        drawn[tile] = ord("E")
    for letter in letters:
        drawn[free.pop(dice.index(len(free)))] = ord(letter)
    text = drawn.decode()
    return [text[start : start + width] for start in range(0, len(text), width)]


def choose_exits(
    floor: Floor, tiles: list[int], apart: float, wanted: int, dice: Dice
) -> list[int]:
    """Places that are no dead ends and far from each other; nothing where there are too few."""
    pool = [tile for tile in tiles if not floor.is_dead_end(tile)]
    exits: list[int] = []
    while pool and len(exits) < wanted:
        exits.append(pool.pop(dice.index(len(pool))))
        if len(exits) < wanted:
            pool = _far_from(pool, exits[-1], floor.width, apart)
    return exits if len(exits) == wanted else []


def _far_from(tiles: list[int], exit: int, width: int, apart: float) -> list[int]:
    row, column = divmod(exit, width)
    return [
        tile for tile in tiles if abs(tile // width - row) + abs(tile % width - column) >= apart
    ]
