"""A generated map, rebuilt from the words of docs/protocol/records.md and not from our code."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from waystone.catalogue import find_game
from waystone.kernel.dice import SeededDice
from waystone.kernel.errors import BadSetting
from waystone.kernel.table import Table

WAYS: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))
Tile = tuple[int, int]


class Rock:
    """A rectangle of rock, carved by the luck of stream `map`."""

    def __init__(self, style: str, width: int, height: int, seed: str) -> None:
        self.style, self.width, self.height = style, width, height
        self.dice = SeededDice(seed, "map")
        self.open: set[Tile] = set()

    def rows(self, seats: int, goal: int) -> list[str]:
        for _ in range(100):
            self.open = set()
            {"rooms": self.rooms, "maze": self.maze, "cave": self.cave}[self.style]()
            self.open = max(self.parts(), key=len, default=set())
            if rows := self.furnished(seats, goal):
                return rows
        return []

    def inside(self) -> Iterator[Tile]:
        return ((y, x) for y in range(1, self.height - 1) for x in range(1, self.width - 1))

    def rooms(self) -> None:
        before: Tile | None = None
        for _ in range(max(3, self.width * self.height // 70)):
            high = 2 + self.dice.roll(min(5, self.height - 4))
            wide = 2 + self.dice.roll(min(5, self.width - 4))
            top = 1 + self.dice.roll(self.height - high - 1) - 1
            left = 1 + self.dice.roll(self.width - wide - 1) - 1
            self.open |= {(top + y, left + x) for y in range(high) for x in range(wide)}
            middle = (top + high // 2, left + wide // 2)
            if before is not None:
                self.corridor(before, middle)
            before = middle

    def corridor(self, start: Tile, end: Tile) -> None:
        along_row_first = self.dice.roll(2) == 1
        row, column = (start[0], end[1]) if along_row_first else (end[0], start[1])
        for x in range(min(start[1], end[1]), max(start[1], end[1]) + 1):
            self.open.add((row, x))
        for y in range(min(start[0], end[0]), max(start[0], end[0]) + 1):
            self.open.add((y, column))

    def maze(self) -> None:
        cells = {tile for tile in self.inside() if tile[0] % 2 and tile[1] % 2}
        path = [(1, 1)]
        self.open.add((1, 1))
        while path:
            y, x = path[-1]
            free = [(dy, dx) for dy, dx in WAYS if (y + 2 * dy, x + 2 * dx) in cells - self.open]
            if not free:
                path.pop()
                continue
            dy, dx = free[self.dice.roll(len(free)) - 1]
            self.open |= {(y + dy, x + dx), (y + 2 * dy, x + 2 * dx)}
            path.append((y + 2 * dy, x + 2 * dx))
        for tile in sorted(self.open):
            if self.is_dead_end(tile) and self.dice.roll(5) <= 3:
                self.open_behind(tile)

    def open_behind(self, tile: Tile) -> None:
        y, x = tile
        walls = [
            (y + dy, x + dx)
            for dy, dx in WAYS
            if (y + dy, x + dx) not in self.open and (y + 2 * dy, x + 2 * dx) in self.open
        ]
        if walls:
            self.open.add(walls[self.dice.roll(len(walls)) - 1])

    def cave(self) -> None:
        self.open = {tile for tile in self.inside() if self.dice.roll(50) <= 29}
        for _ in range(4):
            self.open = {tile for tile in self.inside() if self.around(tile) >= 5}

    def around(self, tile: Tile) -> int:
        y, x = tile
        return sum((y + dy, x + dx) in self.open for dy in (-1, 0, 1) for dx in (-1, 0, 1))

    def is_dead_end(self, tile: Tile) -> bool:
        return sum((tile[0] + dy, tile[1] + dx) in self.open for dy, dx in WAYS) < 2

    def parts(self) -> Iterator[set[Tile]]:
        left = set(self.open)
        for tile in sorted(self.open):
            if tile in left:
                part, edge = {tile}, [tile]
                while edge:
                    y, x = edge.pop()
                    near = {(y + dy, x + dx) for dy, dx in WAYS} & left - part
                    part |= near
                    edge += near
                left -= part
                yield part

    def furnished(self, seats: int, goal: int) -> list[str]:
        exits = self.exits(2 if seats >= 4 else 1)
        half = (seats + 1) // 2
        things = "G" * (goal + seats) + "SAL" * half + "H" * seats
        free = [tile for tile in sorted(self.open) if tile not in exits]
        if not exits or len(self.open) < 8 * seats or len(free) < seats + len(things):
            return []
        letters = dict.fromkeys(self.open, ".") | dict.fromkeys(exits, "E")
        for thing in things:
            letters[free.pop(self.dice.roll(len(free)) - 1)] = thing
        return [
            "".join(letters.get((y, x), "#") for x in range(self.width)) for y in range(self.height)
        ]

    def exits(self, wanted: int) -> list[Tile]:
        pool = [tile for tile in sorted(self.open) if not self.is_dead_end(tile)]
        found: list[Tile] = []
        while pool and len(found) < wanted:
            y, x = pool.pop(self.dice.roll(len(pool)) - 1)
            found.append((y, x))
            apart = (self.width + self.height) / 4
            pool = [each for each in pool if abs(each[0] - y) + abs(each[1] - x) >= apart]
        return found if len(found) == wanted else []


@pytest.mark.rule("DM-M1")
@pytest.mark.parametrize("style", ["rooms", "maze", "cave"])
@pytest.mark.parametrize(
    ("width", "height", "seats", "goal"),
    [(31, 21, 2, 3), (12, 9, 1, 0), (17, 14, 4, 5), (40, 8, 3, 1), (22, 30, 8, 2)],
)
def test_a_generated_map_can_be_rebuilt_from_the_page(
    style: str, width: int, height: int, seats: int, goal: int
) -> None:
    settings = {"map": "generated", "style": style, "map_goal": str(goal)}
    settings |= {"width": str(width), "height": str(height)}
    game = find_game("dooom").open(settings)
    for number in range(12):
        seed = f"rebuilt {number}"
        rows = Rock(style, width, height, seed).rows(seats, goal)
        if not rows:
            with pytest.raises(BadSetting):
                Table(game, ["player"] * seats, seed)
            continue
        state = Table(game, ["player"] * seats, seed).state
        assert state.dungeon.rows() == rows, seed
        assert state.dungeon.name == f"Unknown {style}"
