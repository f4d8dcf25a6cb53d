"""What steps cost, how far a Move reaches, and walking distances (DC-30 to DC-42, DC-81)."""

from __future__ import annotations

from collections.abc import Container
from heapq import heappop, heappush
from typing import Final

from waystone.games.dungeon_crawler.board import (
    CELLS,
    DEEP,
    DRY,
    FAR,
    FIREPROOF,
    FLIGHT,
    FLOOR,
    INCORPOREAL,
    LAVA,
    ROCK,
    SHALLOW,
    SWIMS,
    UNREVEALED,
    WALKING,
    WAYS,
)
from waystone.games.dungeon_crawler.terrain import Step, Terrain

_CLOSED: Final = (0, 0, False)
_PLAIN: Final = (1, 1, True)
_BY_TERRAIN: Final = {
    UNREVEALED: _CLOSED,
    ROCK: _CLOSED,
    FLOOR: _PLAIN,
    SHALLOW: (2, 3, False),
    DEEP: (3, 4, False),
    LAVA: _PLAIN,
}
NOTHING: Final[frozenset[int]] = frozenset()


def price(abilities: int, code: int) -> tuple[int, int, bool]:
    """What entering costs straight and diagonally, and whether diagonals alternate (DC-32–42)."""
    if code == ROCK:
        return _PLAIN if abilities & INCORPOREAL else _CLOSED
    if code in (SHALLOW, DEEP):
        if abilities & DRY:
            return _CLOSED
        if abilities & (FLIGHT | SWIMS | INCORPOREAL):
            return _PLAIN
    return _BY_TERRAIN[code]


def is_deadly(abilities: int, code: int) -> bool:
    """Whether ending here destroys: deep water or lava without the defence (DC-35, DC-36)."""
    if code == DEEP:
        return not abilities & (FLIGHT | SWIMS | INCORPOREAL)
    return code == LAVA and not abilities & (FLIGHT | FIREPROOF)


def can_stop(terrain: Terrain, abilities: int, cell: int) -> bool:
    """Whether a figure could stay on this terrain."""
    code = terrain.codes[cell]
    return price(abilities, code)[0] > 0 and not is_deadly(abilities, code)


PRICES: Final = tuple(
    tuple(price(abilities, code) for code in range(6)) for abilities in range(WALKING + 1)
)


def step_price(abilities: int, code: int, is_diagonal: bool, odd: int) -> int:
    """The price of one step; `odd` is 1 after an odd number of plain diagonals (DC-33)."""
    straight, diagonal, alternates = PRICES[abilities & WALKING][code]
    if not is_diagonal:
        return straight
    return diagonal + odd if alternates else diagonal


def flips(abilities: int, code: int, is_diagonal: bool) -> bool:
    """Whether a step counts in the alternation of diagonals (DC-33, DC-35)."""
    return is_diagonal and PRICES[abilities & WALKING][code][2]


def steps_from(terrain: Terrain, abilities: int, cell: int) -> tuple[Step, ...]:
    """The steps that terrain allows; walking into deadly lava is never one of them."""
    profile = abilities & WALKING
    by_cell = terrain.steps.get(profile)
    if by_cell is None:
        by_cell = terrain.steps[profile] = {}
    found = by_cell.get(cell)
    if found is None:
        found = by_cell[cell] = _steps(terrain, profile, cell)
    return found


def _steps(terrain: Terrain, profile: int, cell: int) -> tuple[Step, ...]:
    codes, prices = terrain.codes, PRICES[profile]
    shut_lava = not profile & (FLIGHT | FIREPROOF)
    found = []
    for way in WAYS[cell]:
        code = codes[way[0]]
        if (
            prices[code][0]
            and not (code == LAVA and shut_lava)
            and turns_corner(codes, profile, way)
        ):
            found.append(way)
    return tuple(found)


def turns_corner(codes: bytes, profile: int, way: Step) -> bool:
    """A diagonal step needs both spaces beside it open (DC-37), unless incorporeal (DC-42)."""
    _, one, other = way
    if one < 0 or profile & INCORPOREAL:
        return True
    return codes[one] >= FLOOR and codes[other] >= FLOOR


class Reach:
    """The spaces within a budget: the least cost of each, and cheapest paths to them."""

    def __init__(self, start: int) -> None:
        self.start: Final = start
        self.cost: dict[int, int] = {}
        self._end: dict[int, int] = {}
        self._before: dict[int, int] = {}

    def path(self, cell: int) -> list[int]:
        """The spaces of the cheapest path, the start not included."""
        at = self._end[cell]
        found = []
        while at in self._before:
            found.append(at >> 1)
            at = self._before[at]
        return found[::-1]


def reach(
    terrain: Terrain,
    abilities: int,
    start: int,
    budget: int,
    odd: int,
    blocked: Container[int],
    halts: Container[int] = NOTHING,
) -> Reach:
    """Dijkstra over spaces and the parity of diagonals; equal costs in canonical order.

    `blocked` spaces are not entered nor their corners cut; from `halts` the path goes no further.
    """
    found = Reach(start)
    prices, codes = PRICES[abilities & WALKING], terrain.codes
    best = {start * 2 + odd: 0}
    heap = [start * 2 + odd]
    cost_of, end, before = found.cost, found._end, found._before
    while heap:
        item = heappop(heap)
        cost, at = item >> 12, item & 4095
        if best[at] < cost:
            continue
        cell, parity = at >> 1, at & 1
        if cell not in cost_of:
            cost_of[cell], end[cell] = cost, at
        if cell in halts and cell != start:
            continue
        for near, one, other in steps_from(terrain, abilities, cell):
            if near in blocked:
                continue
            straight, diagonal, alternates = prices[codes[near]]
            to = near * 2 + parity
            if one < 0:
                total = cost + straight
            elif one in blocked or other in blocked:
                continue
            elif alternates:
                total = cost + 1 + parity
                to ^= 1
            else:
                total = cost + diagonal
            if total <= budget and total < best.get(to, FAR):
                best[to] = total
                before[to] = at
                heappush(heap, total << 12 | to)
    return found


def distances(terrain: Terrain, abilities: int, mv: int, goal: int, most: int = FAR) -> list[int]:
    """The walking distance of every space to a goal, all figures ignored (DC-81).

    Spaces farther than `most` count as out of reach, which is known sooner.
    """
    profile = abilities & WALKING
    wary = terrain.has_deep and not profile & (FLIGHT | SWIMS | INCORPOREAL | DRY)
    key = (((most < FAR) * 32 + (mv if wary else 0)) * 32 + profile) * CELLS + goal
    found = terrain.fields.get(key)
    if found is None:
        found = terrain.fields[key] = _spread(terrain, profile, mv, goal, wary, most)
    return found


def _spread(terrain: Terrain, profile: int, mv: int, goal: int, wary: bool, most: int) -> list[int]:
    """Dijkstra backwards from the goal; `swum` is what a stretch of deep water has cost so far.

    Going backwards, a step pays for the space it comes from, which is the one entered.
    """
    found = [FAR] * CELLS
    prices, codes = PRICES[profile], terrain.codes
    best = {goal * 2: 0}
    heap = [goal * 2]
    while heap:
        item = heappop(heap)
        cost, at = item >> 20, item & 0xFFFFF
        if best[at] < cost:
            continue
        cell, parity, swum = (at & 4095) >> 1, at & 1, at >> 12
        if cost < found[cell]:
            found[cell] = cost
        code = codes[cell]
        straight, diagonal, alternates = prices[code]
        for near, one, _ in steps_from(terrain, profile, cell):
            paid = straight if one < 0 else diagonal
            stretch = 0
            if wary and (code == DEEP or codes[near] == DEEP):
                stretch = swum + paid
                if code == DEEP and stretch > mv:
                    continue
                if codes[near] != DEEP:
                    stretch = 0
            to = stretch << 12 | near * 2 + parity
            if one >= 0 and alternates:
                paid += parity
                to ^= 1
            if cost + paid < best.get(to, most + 1):
                best[to] = cost + paid
                heappush(heap, cost + paid << 20 | to)
    return found
