"""Mazes around what was seen: carved as the generator does, without contradicting a seen tile."""

from __future__ import annotations

from typing import Final

from waystone.games.dooom.board import MARGIN, WALL
from waystone.games.dooom.fitting import Sheet
from waystone.games.dooom.generator import BRAID_PERCENT, Floor, is_open_two_on, maze_tiles
from waystone.kernel.dice import Dice

_PULL: Final = 14
"""How much likelier the walk goes where a way was seen: few ways are not its own."""
_RIM: Final = 2.35
"""How much likelier a wall is seen at the rim, where it always stands, than between two tiles."""
_WALKS: Final = 4
"""Walks, of which that one is taken which keeps best to the generator's rule."""
_LOST: Final = 1000
"""What a tile that was not reached at all counts."""
_FINE: Final = 1 << 30

Place = tuple[int, int]


def maze_around(width: int, height: int, sheet: Sheet, dice: Dice) -> tuple[bytes, int]:
    """Letters with the margin of wall, and the cell of the own start tile; no letters where no
    such maze was found."""
    places = _places(width, height, sheet)
    if not places:
        return b"", 0
    row, column = _drawn(places, dice)
    seen = {
        (row + down) * width + column + right: letter != WALL
        for down, right, letter in sheet.tiles
        if 0 < row + down < height - 1 and 0 < column + right < width - 1
    }
    walks = [_walk(Floor(width, height), seen, dice) for _ in range(_WALKS)]
    floor, flaws = min(walks, key=lambda each: each[1])
    if flaws >= _LOST:
        return b"", 0
    _open_dead_ends(floor, seen, dice)
    return with_margin(floor), (row + MARGIN) * (width + 2 * MARGIN) + column + MARGIN


def _drawn(places: dict[Place, float], dice: Dice) -> Place:
    """A place, each as likely as its weight."""
    mark = sum(places.values()) * dice.index(_FINE) / _FINE
    for place, weight in places.items():
        mark -= weight
        if mark < 0:
            return place
    return next(iter(places))


def with_margin(floor: Floor) -> bytes:
    """The floor as letters, with the margin of wall around it."""
    letters, width = floor.open.translate(b"#." + bytes(254)), floor.width
    side, edge = b"#" * MARGIN, b"#" * (width + 2 * MARGIN) * MARGIN
    lines = [letters[at : at + width] for at in range(0, len(letters), width)]
    return edge + b"".join(side + line + side for line in lines) + edge


def _places(width: int, height: int, sheet: Sheet) -> dict[Place, float]:
    """Where the own start tile may be, and how likely what was seen is seen from there.

    In odd rows and columns a maze is open, in even ones it is rock, and so is all beyond the last
    odd ones.
    """
    deep, wide = (height - 1) // 2 * 2, (width - 1) // 2 * 2
    rows = range(1 - sheet.top, deep - sheet.top - sheet.height + 1)
    columns = range(1 - sheet.left, wide - sheet.left - sheet.width + 1)
    found: dict[Place, float] = {}
    for start in ((1, 1), (1, 2), (2, 1)):  # nobody begins where all is rock
        walls = _walls(sheet, start)
        if walls is not None:
            for row in rows[(start[0] ^ rows.start) & 1 :: 2]:
                for column in columns[(start[1] ^ columns.start) & 1 :: 2]:
                    rooms, between = (_inside(row, column, each, deep, wide) for each in walls)
                    if not rooms:
                        found[row, column] = _RIM ** (len(walls[1]) - between)
    return found


def _inside(row: int, column: int, tiles: list[Place], deep: int, wide: int) -> int:
    """How many of these tiles are within the rim, seen from a place."""
    return sum(
        [0 < row + down < deep and 0 < column + right < wide for down, right in tiles],
    )


def _walls(sheet: Sheet, start: Place) -> tuple[list[Place], list[Place]] | None:
    """Walls that were seen where a maze is open and between two such tiles, if one starts in such
    a row and column; nothing if a way was seen where a maze is rock."""
    rooms: list[Place] = []
    between: list[Place] = []
    for down, right, letter in sheet.tiles:
        odd = ((down ^ start[0]) & 1) + ((right ^ start[1]) & 1)
        if letter != WALL and not odd:
            return None
        if letter == WALL and odd:
            (rooms if odd == 2 else between).append((down, right))
    return rooms, between


def _walk(floor: Floor, seen: dict[int, bool], dice: Dice) -> tuple[Floor, int]:
    """The generator's walk, kept from walls and drawn to ways that were seen; and how often it
    turned back before a tile that it had not seen, which the generator never does."""
    carved, free = floor.open, maze_tiles(floor)
    tile = floor.width + 1
    carved[tile], free[tile] = 1, 0
    stack, flaws = [tile], 0
    while stack:
        tile = stack[-1]
        around = [step for step in floor.steps if free[tile + 2 * step]]
        ways = [step for step in around for _ in range(_pull(seen.get(tile + step)))]
        if ways:
            step = ways[dice.index(len(ways))]
            carved[tile + step] = carved[tile + 2 * step] = 1
            free[tile + 2 * step] = 0
            stack.append(tile + 2 * step)
        else:
            flaws += len(around)
            stack.pop()
    missed = sum([is_open and not carved[tile] for tile, is_open in seen.items()])
    return floor, flaws + missed + _LOST * free.count(1)


def _pull(is_open: bool | None) -> int:
    if is_open is None:
        return 1
    return _PULL if is_open else 0


def _open_dead_ends(floor: Floor, seen: dict[int, bool], dice: Dice) -> None:
    """As the generator does: what was seen is so, and a wall that was seen was not opened."""
    for tile, is_open in seen.items():
        if is_open:
            floor.open[tile] = 1
    for tile in floor.tiles():
        if floor.is_dead_end(tile):
            beyond = [
                tile + step
                for step in floor.steps
                if not floor.open[tile + step] and is_open_two_on(floor, tile, step)
            ]
            unseen = [each for each in beyond if each not in seen]
            odds = BRAID_PERCENT * len(unseen)
            if odds and dice.index(odds + (100 - BRAID_PERCENT) * len(beyond)) < odds:
                floor.open[unseen[dice.index(len(unseen))]] = 1
