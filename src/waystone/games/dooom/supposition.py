"""Dungeons that could be there: carved as the generator does, joined to what was seen (DM-M1).

How large a generated dungeon is and what a custom map says are secrets (H-2, H-9): nothing here may
ask `Params` for them.
"""

from __future__ import annotations

from collections import Counter, deque
from functools import lru_cache
from typing import Final

from waystone.games.dooom.board import EXIT, FLOOR, MARGIN, WALL, Dungeon
from waystone.games.dooom.caves import Rock, noise_of
from waystone.games.dooom.fitting import Fit, Sheet, cells_of
from waystone.games.dooom.generator import (
    SMALLEST,
    STYLES,
    Floor,
    carve,
    gold_for,
    keep_largest_region,
)
from waystone.games.dooom.mazes import maze_around, with_margin
from waystone.games.dooom.memory import STOOD_ON
from waystone.games.dooom.options import SETTINGS, Params
from waystone.games.dooom.view import DooomView
from waystone.kernel.dice import Dice, SeededDice

_DEFAULTS: Final = {each.name: each.default for each in SETTINGS}
_USUAL_WIDTH: Final = int(_DEFAULTS["width"])
_USUAL_HEIGHT: Final = int(_DEFAULTS["height"])
_LARGER: Final = 10
"""Where the usual size is too small, the next one has so many more rows or columns."""
_CARVED_TILES: Final = 300_000
_MOST_CARVED: Final = 400
"""Floors that are kept per style and size, so that imagining is quick: a few for huge ones."""
_LOOKS: Final = 6
"""Floors that are tried for one that fits what was seen."""
_TRIES: Final = 6
_GUESSES: Final = 30
_CAVES: Final = 5
_CRUMBS: Final = 6
"""Parts of fewer tiles than this are not worth a way to them."""


def suppose(params: Params, view: DooomView, sheet: Sheet, dice: Dice) -> tuple[Dungeon, int]:
    """A dungeon with the seen part in it, and the cell of the own start tile."""
    generated = params.map == "generated"
    goal = params.map_goal if generated else view.goal
    rows: list[str] = []
    for more in range(_TRIES):
        style = params.style if generated else STYLES[dice.index(len(STYLES))]
        draft = DungeonDraft(style, *_size(sheet, max(0, more - 1)), sheet, dice)
        at_last = more == _TRIES - 1
        if at_last:
            draft.open_all()
        joined = draft.join()
        rows = draft.furnish(view, goal, at_last)
        if joined and rows:
            break
    return Dungeon(view.map, goal, rows), draft.start


def _size(sheet: Sheet, more: int) -> tuple[int, int]:
    """The usual size, or one with room for what was seen; exits close together mean a small one."""
    width = _side(_USUAL_WIDTH, sheet.width, more)
    height = _side(_USUAL_HEIGHT, sheet.height, more)
    exits = [(row, column) for row, column, letter in sheet.tiles if letter == EXIT]
    if len(exits) == 2:
        (row, column), (other, beside) = exits
        most = 4 * (abs(row - other) + abs(column - beside))
        spare = (width - max(SMALLEST, sheet.width + 2), height - max(SMALLEST, sheet.height + 2))
        over = max(0, min(width + height - most, sum(spare)))
        less = over * spare[0] // max(1, sum(spare))
        width, height = width - less, height - min(spare[1], over - less)
    return width, height


def _side(usual: int, seen: int, more: int) -> int:
    missing = max(0, seen + 2 - usual + 2 * more)
    return usual + -(-missing // _LARGER) * _LARGER


@lru_cache(maxsize=2 * _MOST_CARVED)
def _carved(style: str, width: int, height: int, number: int) -> tuple[bytes, Fit]:
    """One of the floors of this size, as letters with the margin of wall, and how to fit on it."""
    floor = Floor(width, height)
    carve(style, floor, SeededDice(_seed(style, width, height, number)))
    keep_largest_region(floor)
    padded = with_margin(floor)
    return padded, Fit(padded, width + 2 * MARGIN, rim=1)


def _seed(style: str, width: int, height: int, number: int) -> str:
    return f"supposed floor {style} {width} {height} {number}"


def cells_with(letters: bytearray, letter: int) -> list[int]:
    """The cells that show a letter, in order."""
    return [cell for cell in range(len(letters)) if letters[cell] == letter]


class DungeonDraft:
    """A dungeon in the making: a carved floor, and on it what was seen."""

    def __init__(self, style: str, width: int, height: int, sheet: Sheet, dice: Dice) -> None:
        self.dice: Final = dice
        self.style: Final = style
        self.width: Final = width
        self.height: Final = height
        self.stride: Final = width + 2 * MARGIN
        self.steps: Final = (-self.stride, 1, self.stride, -1)
        letters, self.start = self._choose(style, sheet)
        self.letters: Final = bytearray(letters)
        self.known: Final = sheet.on(self.start, self.stride)
        for cell, letter in self.known.items():
            self.letters[cell] = FLOOR if letter == STOOD_ON else letter

    def _choose(self, style: str, sheet: Sheet) -> tuple[bytes, int]:
        """A floor on which the sheet fits: each fitting place has the same chance, if any does."""
        if style == "maze" and sheet.tiles:
            letters, start = maze_around(self.width, self.height, sheet, self.dice)
            if letters:
                return letters, start
        if style == "cave" and sheet.tiles:
            return self._cave_around(sheet)
        floors = [
            _carved(style, self.width, self.height, self.dice.index(self._count()))
            for _ in range(_LOOKS)
        ]
        exact = [(letters, fit.ground_starts(sheet)) for letters, fit in floors]
        pairs = [(letters, starts, starts.bit_count()) for letters, starts in exact]
        total = sum(count for _, _, count in pairs)
        if not total:
            return self._nearly(floors, sheet)
        number = self.dice.index(total)
        for letters, starts, count in pairs:
            if number < count:
                return letters, cells_of(starts)[number]
            number -= count
        raise AssertionError

    def _count(self) -> int:
        """How many floors of this size there are."""
        return max(4, min(_MOST_CARVED, _CARVED_TILES // (self.width * self.height)))

    def _cave_around(self, sheet: Sheet) -> tuple[bytes, int]:
        """A cave that agrees with the sheet, of which the player is in the largest part."""
        rock = Rock(self.width, self.height)
        for _ in range(_CAVES):
            noise, start = self._cave_like(sheet)
            seen = sheet.on(start, self.stride)
            ways = sum(1 << cell for cell, letter in seen.items() if letter != WALL)
            walls = sum(1 << cell for cell, letter in seen.items() if letter == WALL)
            cave = rock.cave_with(noise, ways, walls & rock.inside, self.dice)
            region = rock.region(cave, start)
            if ways & ~region == 0 and rock.is_largest(cave, region):
                break
        return rock.letters(region | ways), start

    def _cave_like(self, sheet: Sheet) -> tuple[int, int]:
        """The noise of a cave that agrees or nearly does, and a start tile in it."""
        width, height = self.width, self.height
        numbers = [self.dice.index(self._count()) for _ in range(2 * _LOOKS)]
        fits = [_carved("cave", width, height, number)[1] for number in numbers]
        found = [(fit.ground_starts(sheet), 0) for fit in fits]
        if not any(starts for starts, _ in found):
            found = [fit.near_starts(sheet) for fit in fits]
        fewest = min((flaws for starts, flaws in found if starts), default=0)
        pairs = [
            (number, cell)
            for number, (starts, flaws) in zip(numbers, found, strict=True)
            for cell in (cells_of(starts) if flaws == fewest else ())
        ]
        pairs = pairs or [(numbers[0], self._cell(1 - sheet.top, 1 - sheet.left))]
        number, start = pairs[self.dice.index(len(pairs))]
        return noise_of(_seed("cave", width, height, number), width, height), start

    def _nearly(self, floors: list[tuple[bytes, Fit]], sheet: Sheet) -> tuple[bytes, int]:
        """The floor that agrees best; where they disagree, what was seen counts."""
        tried = [(fit.near_starts(sheet), letters) for letters, fit in floors[:2]]
        (starts, _), letters = min(tried, key=lambda each: (each[0][0] == 0, each[0][1]))
        cells = cells_of(starts) or [self._cell(1 - sheet.top, 1 - sheet.left)]
        return letters, cells[self.dice.index(len(cells))]

    def _cell(self, row: int, column: int) -> int:
        return (row + MARGIN) * self.stride + column + MARGIN

    def _may_open(self, cell: int) -> bool:
        """Unseen, and not of the outermost tiles."""
        row, column = divmod(cell, self.stride)
        inside = 0 < row - MARGIN < self.height - 1 and 0 < column - MARGIN < self.width - 1
        return inside and cell not in self.known

    def open_all(self) -> None:
        """Carve every unseen tile: if there is any way to join what was seen, this has it."""
        for cell in range(len(self.letters)):
            if self._may_open(cell):
                self.letters[cell] = FLOOR

    def join(self) -> bool:
        """Make one region of what was seen, and rock of the rest that hangs on nothing."""
        seen = [cell for cell, letter in self.known.items() if letter != WALL]
        if not seen:
            return True
        self._open_exits()
        region = self._flood({self.start}, self.start)
        for cell in seen:
            if cell not in region and self._dig(cell, region):
                self._flood(region, cell)
        self._join_rest(region)
        if self.style == "rooms":
            self._close_dead_ends(seen, region)
        return all(cell in region for cell in seen)

    def _join_rest(self, region: set[int]) -> None:
        """Parts that what was seen has cut off are joined, too, and mere crumbs filled."""
        for cell in cells_with(self.letters, FLOOR):
            if cell not in region and cell not in self.known and self.letters[cell] == FLOOR:
                part = self._flood(set(), cell)
                if len(part) >= _CRUMBS and self._dig(cell, region):
                    self._flood(region, cell)
                else:
                    self._fill(part)

    def _close_dead_ends(self, seen: list[int], region: set[int]) -> None:
        """Corridors lead from room to room: unseen ones that end are filled, those seen go on."""
        for cell in cells_with(self.letters, FLOOR):
            while self._ways(cell) < 2 and cell not in self.known and self.letters[cell] == FLOOR:
                self.letters[cell] = WALL
                region.discard(cell)
                ways = [cell + step for step in self.steps if self.letters[cell + step] != WALL]
                cell = ways[0] if ways else cell
        for cell in seen:
            closed = [cell + step for step in self.steps if self._may_open(cell + step)]
            if closed and self._ways(cell) < 2:
                near = closed[self.dice.index(len(closed))]
                if self._dig(near, region - {cell}, cell):
                    self._flood(region, near)

    def _fill(self, part: set[int]) -> None:
        for cell in part:
            if cell not in self.known:
                self.letters[cell] = WALL

    def _open_exits(self) -> None:
        """No exit lies in a dead end, as far as nobody saw that it does."""
        for cell in [cell for cell, letter in self.known.items() if letter == EXIT]:
            around = [cell + step for step in self.steps]
            closed = [
                near for near in around if self.letters[near] == WALL and self._may_open(near)
            ]
            while closed and self._ways(cell) < 2:
                self.letters[closed.pop(self.dice.index(len(closed)))] = FLOOR

    def _ways(self, cell: int) -> int:
        return sum(self.letters[cell + step] != WALL for step in self.steps)

    def _flood(self, region: set[int], start: int) -> set[int]:
        region.add(start)
        edge = [start]
        for cell in edge:  # grows while it is read
            for step in self.steps:
                near = cell + step
                if self.letters[near] != WALL and near not in region:
                    region.add(near)
                    edge.append(near)
        return region

    def _dig(self, start: int, region: set[int], around: int = 0) -> bool:
        """Open the shortest unseen way from here, around a cell, to the region, if there is one."""
        came, queue = {start: start, around: around}, deque([start])
        while queue:
            cell = queue.popleft()
            if cell in region:
                self._open_way(cell, came)
                return True
            for near in (cell + step for step in self.steps):
                if near not in came and (self.letters[near] != WALL or self._may_open(near)):
                    came[near] = cell
                    queue.append(near)
        return False

    def _open_way(self, cell: int, came: dict[int, int]) -> None:
        while True:
            if self.letters[cell] == WALL:
                self.letters[cell] = FLOOR
            if came[cell] == cell:
                return
            cell = came[cell]

    def furnish(self, view: DooomView, goal: int, at_last: bool) -> list[str]:
        """Rows with exits and things by DM-M1; nothing where there is no room for them.

        At last, or where all has been seen, what finds no room was taken by others.
        """
        seats = len(view.status)
        hidden = [
            cell
            for cell in cells_with(self.letters, FLOOR)
            if self.known.get(cell, STOOD_ON) == STOOD_ON
        ]
        lying, taken = self._stock(view, goal)
        may_lack = at_last or self._is_all_seen()
        has_exits = self._add_exits(hidden, 2 if seats >= 4 else 1)
        if not (may_lack or (has_exits and len(hidden) >= len(lying))):
            return []
        lying, lacking = lying[: len(hidden)], lying[len(hidden) :]
        self._strew(lying, hidden)
        emptied = [cell for cell, letter in self.known.items() if letter == FLOOR]
        self._strew(taken + lacking, emptied)
        walkable = len(self.letters) - self.letters.count(WALL)
        return self.rows() if walkable >= 8 * seats or may_lack else []

    def _is_all_seen(self) -> bool:
        """Whether every way that was seen leads to what was seen, too."""
        ways = [cell for cell, letter in self.known.items() if letter != WALL]
        return bool(ways) and all(cell + step in self.known for cell in ways for step in self.steps)

    def _stock(self, view: DooomView, goal: int) -> tuple[str, str]:
        """The letters that lie out of sight, and those of what the player itself took."""
        seats, own = len(view.status), view.own
        pairs = (seats + 1) // 2
        total = Counter(G=gold_for(goal, seats), S=pairs, A=pairs, L=pairs, H=seats)
        mine: Counter[str] = Counter()
        if own is not None:
            mine.update(G=own.gold, H=max(0, own.hp - 3))
            mine.update(name[0].upper() for name in own.gear)
        total.subtract(map(chr, self.known.values()))
        lying = {letter: total[letter] - mine[letter] for letter in "GSALH"}
        return "".join(letter * count for letter, count in lying.items()), "".join(mine.elements())

    def _add_exits(self, hidden: list[int], wanted: int) -> bool:
        """Far from each other and in no dead end; those that were seen count."""
        exits = [cell for cell, letter in self.known.items() if letter == EXIT]
        while len(exits) < wanted:
            cell = self._place_for_exit(hidden, exits)
            if not cell:
                return False
            exits.append(cell)
            self.letters[cell] = EXIT
            hidden.remove(cell)
        return True

    def _place_for_exit(self, hidden: list[int], exits: list[int]) -> int:
        """Drawn from all that are fit for it, without looking at each; 0 where there is none."""
        for _ in range(_GUESSES if hidden else 0):
            cell = hidden[self.dice.index(len(hidden))]
            if self._can_be_exit(cell, exits):
                return cell
        pool = [cell for cell in hidden if self._can_be_exit(cell, exits)]
        return pool[self.dice.index(len(pool))] if pool else 0

    def _can_be_exit(self, cell: int, exits: list[int]) -> bool:
        return self._ways(cell) > 1 and all(self._are_apart(cell, other) for other in exits)

    def _are_apart(self, cell: int, other: int) -> bool:
        (row, column), (down, right) = divmod(cell, self.stride), divmod(other, self.stride)
        return 4 * (abs(row - down) + abs(column - right)) >= self.width + self.height

    def _strew(self, letters: str, free: list[int]) -> None:
        for letter in letters[: len(free)]:
            self.letters[free.pop(self.dice.index(len(free)))] = ord(letter)

    def rows(self) -> list[str]:
        """The rows of the map, without the margin."""
        starts = (self._cell(row, 0) for row in range(self.height))
        return [self.letters[start : start + self.width].decode() for start in starts]
