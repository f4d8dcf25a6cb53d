"""What a player remembers as a chart with ways: everything is counted from the own start tile."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from waystone.games.dooom.board import LANTERN_SIGHT, NEAR_SIGHT, SHAPES
from waystone.games.dooom.view import Self

FAR: Final = 1 << 30
_BORDER: Final = LANTERN_SIGHT + 1
_BOX: Final = 2 * _BORDER + 1
_BLOCKED: Final = frozenset(b"# ")
_TAKEN: Final = frozenset(b"# P")
_PLAYER: Final = ord("P")
_WALL: Final = ord("#")
_EXIT: Final = ord("E")
_GOLD: Final = ord("G")
_UNKNOWN: Final = ord(" ")


class Chart:
    """The remembered tiles of one moment, in a row of bytes with a rim of unknown ones.

    Places are indices into `tiles`. Unknown tiles can't be planned on; players in sight can, for
    they move on or can be fought: otherwise a plan would change with everybody who comes into
    sight. `others` are places, counted from the start, where somebody stood a while ago; `seen` is
    where they stand now, and `barred` which of all these are exits. `reached` lists the places by
    their distance from where the player stands.
    """

    def __init__(self, own: Self, others: Iterable[tuple[int, int]] = ()) -> None:
        rim = " " * _BORDER
        self.stride: Final = len(own.memory[0]) + 2 * _BORDER
        edge = " " * (self.stride * _BORDER)
        text = edge + "".join([rim + row + rim for row in own.memory]) + edge
        self.tiles: Final = bytearray(text, "ascii")
        self.here: Final = self.place(own, own.row, own.column)
        self.ways: Final = (-self.stride, 1, self.stride, -1)
        unseen = (self.place(own, *each) for each in others)
        self.seen: Final = self._players(own)
        self.players: Final = [*self.seen, *filter(self._is_inside, unseen)]
        self.barred: Final = [place for place in self.players if self.tiles[place] == _EXIT]
        for place in self.players:
            self.tiles[place] = _PLAYER
        sight = LANTERN_SIGHT if "lantern" in own.gear else NEAR_SIGHT
        self.shape: Final = [row * self.stride + column for row, column in SHAPES[sight]]
        self.reached, self.distance = self.spread(self.here)

    def place(self, own: Self, row: int, column: int) -> int:
        """Where a tile is that is counted from the own start."""
        return (row - own.top + _BORDER) * self.stride + column - own.left + _BORDER

    def tile(self, own: Self, place: int) -> tuple[int, int]:
        """Row and column of a place, counted from the own start."""
        row, column = divmod(place, self.stride)
        return row - _BORDER + own.top, column - _BORDER + own.left

    def _is_inside(self, place: int) -> bool:
        return 0 <= place < len(self.tiles)

    def _players(self, own: Self) -> list[int]:
        """Where others are seen right now."""
        reach = len(own.window) // 2
        return [
            self.place(own, own.row + down - reach, own.column + right - reach)
            for down, line in enumerate(own.window)
            if "P" in line
            for right, letter in enumerate(line)
            if letter == "P"
        ]

    def spread(self, start: int, barred: int = -1) -> tuple[list[int], list[int]]:
        """Places in the order of their distance from a start, and all distances; around a place
        that is barred."""
        tiles, blocked = self.tiles, _BLOCKED
        north, east, south, west = self.ways
        distance = [FAR] * len(tiles)
        distance[barred] = 0
        distance[start] = 0
        reached = [start]
        for place in reached:
            steps = distance[place] + 1
            for near in (place + north, place + east, place + south, place + west):
                if distance[near] == FAR and tiles[near] not in blocked:
                    distance[near] = steps
                    reached.append(near)
        distance[barred] = FAR if barred != start else 0
        return reached, distance

    def step_towards(self, place: int, detour: int) -> tuple[int, bool]:
        """The way to a reached place, and whether somebody stands in it.

        Around others it goes if that is not much longer, even while they are some steps ahead: who
        turns aside only in front of them and then aims past them again walks to and fro for ever.
        """
        way, direct = self.first_way(place), self.distance[place]
        if not self.players:
            return way, False
        is_blocked = self.tiles[self.here + self.ways[way]] == _PLAYER
        for other in self.players:
            self.tiles[other] = _WALL
        self.reached, self.distance = self.spread(self.here)
        if self.distance[place] <= direct + detour:
            return self.first_way(place), False
        return way, is_blocked

    def around(self, barred: int, start: int, goal: int) -> int:
        """How far it is from one place to another if somebody stands on a third."""
        return self.spread(start, barred)[1][goal]

    def is_gold(self, place: int) -> bool:
        """Whether there is a pile that can be walked to."""
        return self._is_inside(place) and self.tiles[place] == _GOLD and self.distance[place] < FAR

    def is_free(self, place: int) -> bool:
        """Whether a step leads there now."""
        return self.tiles[place] not in _TAKEN

    def may_be_open(self, place: int) -> bool:
        """Whether nobody has seen a wall there."""
        return 0 <= place < len(self.tiles) and self.tiles[place] != _WALL

    def unknown_of(self, places: Iterable[int]) -> list[int]:
        """Those of them that nobody has seen."""
        tiles = self.tiles
        return [place for place in places if self._is_inside(place) and tiles[place] == _UNKNOWN]

    def letter(self, place: int) -> str:
        """The tile as it was seen last; blank when it never was."""
        return chr(self.tiles[place])

    def first_way(self, place: int, distances: list[int] | None = None) -> int:
        """The first step on a shortest way to a reached place."""
        distance, here = self.distance if distances is None else distances, self.here
        while True:
            for way, step in enumerate(self.ways):
                before = place - step
                if distance[before] == distance[place] - 1:
                    if before == here:
                        return way
                    place = before
                    break

    def nearest(self, letters: str) -> int | None:
        """The nearest reached place, other than here, with one of these letters."""
        wanted = letters.encode("ascii")
        tiles = self.tiles
        for place in self.reached:
            if tiles[place] in wanted and place != self.here:
                return place
        return None

    def all_of(self, letter: str) -> list[int]:
        """All reached places with this letter, nearest first."""
        wanted, tiles = ord(letter), self.tiles
        return [place for place in self.reached if tiles[place] == wanted]

    def frontier(self, patience: float = 2.0, promise: float = 0.0) -> int | None:
        """Where to go to see most that is new for the steps it takes.

        The unknown in a wider circle counts as well, with the weight `promise`.
        """
        best, best_value, most = None, 0.0, len(self.shape) + promise * _BOX * _BOX
        for place in self.reached:
            steps = self.distance[place] + patience
            if best_value * steps >= most:
                break
            if place != self.here and self._is_edge(place):
                value = (self.news(place) + promise * self.unknown_around(place)) / steps
                if value > best_value:
                    best, best_value = place, value
        return best

    def unknown_around(self, place: int) -> int:
        """How many unknown tiles there are in the square around a place."""
        first = place - (_BOX // 2) * (self.stride + 1)
        starts = range(first, first + _BOX * self.stride, self.stride)
        return sum([self.tiles.count(_UNKNOWN, start, start + _BOX) for start in starts])

    def _is_edge(self, place: int) -> bool:
        tiles = self.tiles
        return any(tiles[place + step] == _UNKNOWN for step in self.ways)

    def news(self, place: int) -> int:
        """How many unknown tiles a look from there would show."""
        tiles = self.tiles
        return sum([tiles[place + offset] == _UNKNOWN for offset in self.shape])

    def beside(self) -> int | None:
        """The direction of a player next to this one."""
        for way, step in enumerate(self.ways):
            if self.tiles[self.here + step] == _PLAYER:
                return way
        return None
