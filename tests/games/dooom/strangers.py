"""Maps as strangers bring them: many kinds and sizes, any number of exits, gold and things.

    python -m tests.games.dooom.strangers SEED 100 navigator seeker

plays two bots on that many of them, each from both seats.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from random import Random

from tests.games.dooom.scene import map_text
from waystone.catalogue import find_game
from waystone.kernel.bot import Budget, play_out
from waystone.kernel.dice import SeededDice
from waystone.kernel.table import Table

Tiles = list[list[str]]
AROUND = ((-1, 0), (0, 1), (1, 0), (0, -1))
LEAST_TILES = 60


def filled(width: int, height: int, letter: str) -> Tiles:
    return [[letter] * width for _ in range(height)]


def dig(tiles: Tiles, top: int, left: int, height: int, width: int, letter: str = ".") -> None:
    """A rectangle, as far as it is within the map."""
    for row in tiles[max(0, top) : top + height]:
        for column in range(max(0, left), min(len(row), left + width)):
            row[column] = letter


def field(width: int, height: int, luck: Random) -> Tiles:
    rocks = luck.choice([0.0, 0.04, 0.1, 0.18])
    return [["#" if luck.random() < rocks else "." for _ in range(width)] for _ in range(height)]


def pillars(width: int, height: int, luck: Random) -> Tiles:
    tiles, across, down = filled(width, height, "."), luck.randint(3, 5), luck.randint(3, 4)
    for row in range(2, height - 1, down):
        for column in range(2, width - 1, across):
            tiles[row][column] = "#"
    return tiles


def maze(width: int, height: int, luck: Random, loops: float = 0.0) -> Tiles:
    """One way between any two tiles, but for loops."""
    tiles, stack = filled(width, height, "#"), [(1, 1)]
    tiles[1][1] = "."
    while stack:
        row, column = stack[-1]
        steps = [
            (down, right)
            for down, right in AROUND
            if 0 < row + 2 * down < height - 1
            and 0 < column + 2 * right < width - 1
            and tiles[row + 2 * down][column + 2 * right] == "#"
        ]
        if not steps:
            stack.pop()
            continue
        down, right = luck.choice(steps)
        tiles[row + down][column + right] = tiles[row + 2 * down][column + 2 * right] = "."
        stack.append((row + 2 * down, column + 2 * right))
    for row in range(1, height - 1):
        for column in range(1 + row % 2, width - 1, 2):
            if luck.random() < loops:
                tiles[row][column] = "."
    return tiles


def looped(width: int, height: int, luck: Random) -> Tiles:
    return maze(width, height, luck, luck.choice([0.1, 0.2, 0.4]))


def lanes(width: int, height: int, luck: Random) -> Tiles:
    """A maze whose ways are two tiles wide."""
    small = maze(max(5, width * 2 // 3), max(5, height * 2 // 3), luck, 0.1)
    rows = [row for row in range(len(small)) for _ in range(1 + row % 2)]
    columns = [column for column in range(len(small[0])) for _ in range(1 + column % 2)]
    return [[small[row][column] for column in columns] for row in rows]


def rooms(width: int, height: int, luck: Random) -> Tiles:
    """Rooms here and there, joined one after the other."""
    tiles, last = filled(width, height, "#"), (height // 2, width // 2)
    for _ in range(max(4, width * height // 70)):
        deep, wide = luck.randint(2, 6), luck.randint(3, 8)
        top, left = luck.randint(1, max(1, height - 7)), luck.randint(1, max(1, width - 9))
        dig(tiles, top, left, min(deep, height - 1 - top), min(wide, width - 1 - left))
        dig(tiles, min(top, last[0]), last[1], abs(top - last[0]) + 1, 1)
        dig(tiles, top, min(left, last[1]), 1, abs(left - last[1]) + 1)
        last = (top, left)
    return tiles


def halls(width: int, height: int, luck: Random) -> Tiles:
    """Halls wall to wall, with a door or two in each wall."""
    tiles, deep, wide = filled(width, height, "."), luck.randint(4, 7), luck.randint(5, 9)
    for row in range(deep, height - 1, deep + 1):
        tiles[row] = ["#"] * width
    for column in range(wide, width - 1, wide + 1):
        dig(tiles, 0, column, height, 1, "#")
    for row in range(0, height, deep + 1):
        for column in range(0, width, wide + 1):
            dig(tiles, row + luck.randrange(deep), column + 1, 1, wide + (luck.random() < 0.8))
            dig(tiles, row + 1, column + luck.randrange(wide), deep + (luck.random() < 0.8), 1)
    return tiles


def cave(width: int, height: int, luck: Random) -> Tiles:
    rock = luck.choice([0.38, 0.42])
    tiles = [["#" if luck.random() < rock else "." for _ in range(width)] for _ in range(height)]
    for _ in range(3):
        before, tiles = tiles, filled(width, height, "#")
        for row in range(1, height - 1):
            for column in range(1, width - 1):
                near = [before[each][column - 1 : column + 2] for each in range(row - 1, row + 2)]
                if sum(line.count("#") for line in near) < 5:
                    tiles[row][column] = "."
    return tiles


def town(width: int, height: int, luck: Random) -> Tiles:
    """Houses nobody can enter, and streets."""
    tiles, row = filled(width, height, "."), 1
    while row < height - 2:
        deep, column = luck.randint(2, 4), 1
        while column < width - 2:
            wide = luck.randint(2, 6)
            dig(tiles, row, column, min(deep, height - 1 - row), min(wide, width - 1 - column), "#")
            column += wide + luck.randint(1, 2)
        row += deep + luck.randint(1, 2)
    return tiles


def spiral(width: int, height: int, luck: Random) -> Tiles:
    """One corridor to the middle, with a short cut here and there."""
    tiles = filled(width, height, ".")
    for ring in range(1, min(width, height) // 2 - 1, 2):
        dig(tiles, ring, ring, 1, width - 2 * ring, "#")
        dig(tiles, height - 1 - ring, ring, 1, width - 2 * ring, "#")
        dig(tiles, ring, ring, height - 2 * ring, 1, "#")
        dig(tiles, ring, width - 1 - ring, height - 2 * ring, 1, "#")
        for _ in range(luck.randint(1, 3)):
            dig(tiles, luck.choice([ring, height - 1 - ring]), luck.randrange(width), 1, 1)
            dig(tiles, luck.randint(ring + 1, height - 2 - ring), ring, 1, 1)
    return tiles


KINDS: dict[str, Callable[[int, int, Random], Tiles]] = {
    kind.__name__: kind
    for kind in (field, pillars, maze, looped, lanes, rooms, halls, cave, town, spiral)
}


def strangers_map(seed: str, kind: str) -> str:
    """The file of a map that somebody might have drawn, in one piece."""
    luck = Random(f"{kind} {seed}")
    while True:
        width, height = luck.choice([(15, 10), (24, 14), (31, 21), (40, 25), (60, 40)])
        width, height = width + luck.randint(0, 6), height + luck.randint(0, 4)
        tiles = KINDS[kind](min(width, 60), min(height, 40), luck)
        places = largest_part(tiles)
        goal = luck.choice([1, 2, 2, 3, 3, 4, 5, 6])
        gold = goal + luck.choice([0, 1, 2, 3, goal, goal])
        things = "E" * luck.randint(1, 4) + "G" * gold
        things += "".join(letter * luck.randint(0, 2) for letter in "HHSAL")
        if len(places) >= LEAST_TILES and 4 * len(things) <= len(places):
            for letter, (row, column) in zip(things, luck.sample(places, len(things)), strict=True):
                tiles[row][column] = letter
            return map_text(["".join(row) for row in tiles], goal)


def largest_part(tiles: Tiles) -> list[tuple[int, int]]:
    """Its places; all that hangs on nothing becomes wall."""
    spots = [(row, column) for row, line in enumerate(tiles) for column in range(len(line))]
    left = {(row, column) for row, column in spots if tiles[row][column] != "#"}
    largest: list[tuple[int, int]] = []
    for start in spots:
        part = [start] if start in left else []
        left.discard(start)
        for row, column in part:
            for down, right in AROUND:
                if (row + down, column + right) in left:
                    left.remove((row + down, column + right))
                    part.append((row + down, column + right))
        largest = max(largest, part, key=len)
    for row, column in set(spots) - set(largest):
        tiles[row][column] = "#"
    return largest


def played(text: str, names: list[str], seed: str) -> Table:  # type: ignore[type-arg]
    """A match of these bots on a map."""
    entry = find_game("dooom")
    game = entry.open({"map": "custom", "map_text": text})
    table = Table(game, names, seed)
    lucks = [SeededDice(seed, f"bot {seat}") for seat in range(len(names))]
    bots = [
        entry.bot(name).make(game, luck, Budget()) for name, luck in zip(names, lucks, strict=True)
    ]
    play_out(table, bots)
    return table


def main(seed: str, many: int, one: str, other: str) -> None:
    """Who wins how often, by kind of map."""
    won: Counter[str] = Counter()
    decided: Counter[str] = Counter()
    for number in range(many):
        kind = list(KINDS)[number % len(KINDS)]
        text = strangers_map(f"{seed} {number}", kind)
        for seat, names in enumerate([[one, other], [other, one]]):
            outcome = played(text, names, f"{seed} {number}").outcome
            assert outcome is not None
            for key in (kind, "all"):
                won[key] += outcome.winners == [seat]
                decided[key] += bool(outcome.winners)
        print(number + 1, {key: f"{won[key]} of {decided[key]}" for key in decided}, flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), sys.argv[3], sys.argv[4])
