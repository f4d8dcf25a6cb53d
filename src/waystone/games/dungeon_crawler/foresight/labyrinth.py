"""The labyrinth tile by tile: how far every Adventurer is from the chest, guesses included."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from heapq import heappop, heappush
from typing import Final

from waystone.games.dungeon_crawler.board import (
    CENTRE,
    EMPTY,
    FAR,
    INWARD,
    NEXT_PLACES,
    PLACES,
    SPACES,
    place_of,
)
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.terrain import NO_DOOR, build_terrain, door_places
from waystone.games.dungeon_crawler.walking import reach

UNKNOWN: Final = 7
"""What crossing an unrevealed tile space is thought to cost."""
WALL: Final = 15
"""What getting through a closed side is thought to cost: a detour, a card, or luck."""
_TO_CHEST: Final = 3
_NODES: Final = PLACES * 4
_ALONE: Final = 24  # a tile is measured lying alone on the middle tile space
_THROUGH: dict[tuple[int, int, int, int, int], tuple[tuple[int, int], ...]] = {}
_FROM: dict[tuple[int, int, int], tuple[int, ...]] = {}


def to_sides(shape: int, turn: int, at: int) -> tuple[int, ...]:
    """The cost from a space of a turned tile to the middle of its four sides, FAR if closed."""
    key = (shape, turn, at)
    found = _FROM.get(key)
    if found is None:
        found = _FROM[key] = _measure(shape, turn, at)
    return found


def _measure(shape: int, turn: int, at: int) -> tuple[int, ...]:
    tiles, turns = [EMPTY] * PLACES, [0] * PLACES
    tiles[_ALONE], turns[_ALONE] = shape, turn
    terrain = build_terrain(tiles, turns, NO_DOOR)
    spaces = SPACES[_ALONE]
    cost = reach(terrain, 0, spaces[at], 0).costs(40)
    if not terrain.is_open(spaces[at]):
        return (FAR,) * 4
    return tuple(cost.get(spaces[inward[0]], FAR) for inward in INWARD)


class Prices:
    """What the unknown and closed sides are thought to cost.

    `rough` says how much more for each tile space, if they are not all alike.
    """

    def __init__(
        self, unknown: int = UNKNOWN, wall: int = WALL, rough: tuple[int, ...] = ()
    ) -> None:
        self.unknown: Final = unknown
        self.wall: Final = wall
        self.rough: Final = rough


USUAL: Final = Prices()


def _through(prices: Prices, shape: int, turn: int, side: int) -> tuple[tuple[int, int], ...]:
    """What it is thought to cost from one side of a turned tile to each of the others."""
    key = (prices.unknown, prices.wall, shape, turn, side)
    found = _THROUGH.get(key)
    if found is None:
        costs = to_sides(shape, turn, INWARD[side][0]) if shape != EMPTY else (prices.unknown,) * 4
        found = tuple((each, min(costs[each], prices.wall)) for each in range(4) if each != side)
        _THROUGH[key] = found
    return found


class Chart:
    """For every side of every tile space the guessed cost to the chest.

    A node is tile space × 4 + side and stands for the middle space of that side. `steps` are the
    nodes next to each node, with their costs.
    """

    def __init__(
        self, tiles: Sequence[int], turns: Sequence[int], door: int, prices: Prices = USUAL
    ) -> None:
        self.prices: Final = prices
        self.tiles: Final = tiles
        self.turns: Final = turns
        self.door: Final = () if door == NO_DOOR else door_places(door)
        self.steps: list[list[tuple[int, int]]] = []
        self.cost = [FAR] * _NODES
        self.towards = [-1] * _NODES
        self._gaps: Final[dict[int, Chart]] = {}

    def spread(self) -> Chart:
        """Work out all costs."""
        if not self.steps:
            self.steps = [self._steps_of(node) for node in range(_NODES)]
        for side in range(4):
            self.cost[CENTRE * 4 + side] = _TO_CHEST
        return self._spread_from([CENTRE * 4 + side for side in range(4)])

    def _spread_from(self, nodes: Sequence[int]) -> Chart:
        """Go on from nodes whose costs are known to all that become nearer by them."""
        steps, costs, towards = self.steps, self.cost, self.towards
        heap = sorted(costs[node] * _NODES + node for node in nodes)
        while heap:
            cost, node = divmod(heappop(heap), _NODES)
            if cost > costs[node]:
                continue
            for near, step in steps[node]:
                if cost + step < costs[near]:
                    costs[near], towards[near] = cost + step, node
                    heappush(heap, (cost + step) * _NODES + near)
        return self

    def with_tile(self, place: int, shape: int, turn: int) -> Chart:
        """The chart with another tile on one tile space."""
        gap = self._without(place)
        tiles, turns = list(self.tiles), list(self.turns)
        tiles[place], turns[place] = shape, turn
        other = Chart(tiles, turns, NO_DOOR, self.prices)
        other.steps = self._steps_around(other, place)
        other.cost, other.towards = gap.cost[:], gap.towards[:]
        return other._spread_from([node for node in _facing(place) if gap.cost[node] < FAR])

    def _without(self, place: int) -> Chart:
        """The chart as if one tile space were shut; any tile on it only makes ways shorter."""
        gap = self._gaps.get(place)
        if gap is None:
            gap = self._gaps[place] = Chart(self.tiles, self.turns, NO_DOOR, self.prices)
            gap.steps = self.steps[:]
            for node in _facing(place):
                gap.steps[node] = [step for step in self.steps[node] if step[0] // 4 != place]
            gap.cost, gap.towards = self.cost[:], self.towards[:]
            gap._detour(place)
        return gap

    def _detour(self, place: int) -> None:
        """Work out anew the costs of those whose way led through a tile space."""
        costs, cut_off = self.cost, list[int]()
        for node in sorted(range(_NODES), key=costs.__getitem__):
            before = self.towards[node]
            if node // 4 == place or (before >= 0 and costs[before] == FAR):
                costs[node] = FAR
                cut_off.append(node)
        beside = {near for node in cut_off for near, _ in self.steps[node] if costs[near] < FAR}
        self._spread_from(sorted(beside))

    def with_door(self, door: int) -> Chart:
        """The chart with the secret door on another border, which only makes ways shorter."""
        if self.door:
            return Chart(self.tiles, self.turns, NO_DOOR, self.prices).spread().with_door(door)
        border = _border(door)
        other = Chart(self.tiles, self.turns, door, self.prices)
        other.steps = self.steps[:]
        for node in border:
            other.steps[node] = other._steps_of(node)
        other.cost, other.towards = self.cost[:], self.towards[:]
        return other._spread_from(border)

    def _steps_around(self, other: Chart, place: int) -> list[list[tuple[int, int]]]:
        """The steps of another chart that differs from this one in one tile space only."""
        steps = self.steps[:]
        for node in (*range(place * 4, place * 4 + 4), *_facing(place)):
            steps[node] = other._steps_of(node)
        return steps

    def _steps_of(self, node: int) -> list[tuple[int, int]]:
        """Across the border to the next tile space, and through this one to its other sides."""
        place, side = divmod(node, 4)
        other = NEXT_PLACES[place][side]
        found = []
        if other >= 0:
            step = 1 if self.is_passage(node) else self.prices.wall
            found.append((other * 4 + (side + 2) % 4, step))
        if place != CENTRE:
            shape, first = self.tiles[place], place * 4
            turn = 0 if shape == EMPTY else self.turns[place]
            more = self.prices.rough[place] if shape == EMPTY and self.prices.rough else 0
            for each, cost in _through(self.prices, shape, turn, side):
                found.append((first + each, cost + more))
        return found

    def is_passage(self, node: int) -> bool:
        """Whether a border can be crossed, as far as one knows."""
        place, side = divmod(node, 4)
        other = NEXT_PLACES[place][side]
        if place in self.door and other in self.door:
            return True
        return self._is_open(place, side) and self._is_open(other, (side + 2) % 4)

    def _is_open(self, place: int, side: int) -> bool:
        shape = self.tiles[place]
        return shape == EMPTY or BOX.shapes[shape].openings[self.turns[place]][side]

    def best_side(self, cell: int) -> tuple[int, int]:
        """The cheapest way from a space to the chest: its cost, and the side to leave by."""
        place = place_of(cell)
        if place == CENTRE:
            return _TO_CHEST, -1
        out = to_sides(self.tiles[place], self.turns[place], SPACES[place].index(cell))
        wall = self.prices.wall
        ways = [(min(out[side], wall) + self.cost[place * 4 + side], side) for side in range(4)]
        return min(ways)

    def frontier(self, cell: int) -> int:
        """The space to walk to: the chest's side, or the last one before the unknown or a wall."""
        node = place_of(cell) * 4 + self.best_side(cell)[1]
        here = cell
        while node >= 0 and self.tiles[node // 4] != EMPTY:
            here = SPACES[node // 4][INWARD[node % 4][0]]
            following = self.towards[node]
            if following < 0:
                break
            if following // 4 != node // 4 and not self.is_passage(node):
                break
            node = following
        return here


def _facing(place: int) -> list[int]:
    """The nodes across the borders of a tile space."""
    sides = enumerate(NEXT_PLACES[place])
    return [near * 4 + (side + 2) % 4 for side, near in sides if near >= 0]


def _border(door: int) -> tuple[int, int]:
    """The nodes on both sides of a secret door."""
    one, other = door_places(door)
    side = 1 + door % 2
    return one * 4 + side, other * 4 + (side + 2) % 4


@lru_cache(maxsize=128)
def chart_of(
    tiles: tuple[str | None, ...], turns: tuple[int, ...], door: int, prices: Prices = USUAL
) -> Chart:
    """The chart of a mat as views describe it; the last few are kept."""
    shapes = [EMPTY if name is None else BOX.shape_by_id[name] for name in tiles]
    return Chart(shapes, turns, door, prices).spread()
