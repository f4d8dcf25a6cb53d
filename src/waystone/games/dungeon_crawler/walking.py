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
_DEAREST: Final = 4
"""No step costs more."""
_RING: Final = 2 * _DEAREST + 1
_BITS: Final = 11
_LAYER: Final = 1 << _BITS
"""At least one node per space, and a power of two."""
_NEARBY: Final = 1 << 40
"""Set in the key of a field that does not reach everywhere."""
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

HALVES: Final = tuple(
    tuple((2 * straight, 2 * diagonal + alternates) for straight, diagonal, alternates in prices)
    for prices in PRICES
)
"""The same in half points, in which a plain diagonal always costs 3 (DC-40)."""


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
    known = terrain.steps.setdefault(abilities & WALKING, {})
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
        steps = known.get(cell)
        if steps is None:
            steps = known[cell] = _steps(terrain, abilities & WALKING, cell)
        for near, one, other in steps:
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

    Spaces farther than `most` may count as out of reach, which is known sooner.
    """
    profile = abilities & WALKING
    wary = terrain.has_deep and not profile & (FLIGHT | SWIMS | INCORPOREAL | DRY)
    key = ((mv if wary else 0) * 32 + profile) * CELLS + goal
    found = terrain.fields.get(key)
    if found is None and most < FAR:
        key += _NEARBY
        found = terrain.fields.get(key)
    if found is None:
        spread = _spread_warily if wary else _spread
        found = terrain.fields[key] = spread(terrain, profile, mv, goal, most)
    return found


def _spread(terrain: Terrain, profile: int, mv: int, goal: int, most: int) -> list[int]:
    """Spread backwards from the goal, one half point after the other.

    In halves a plain diagonal costs 3, which is what every second one at 2 points comes to
    (DC-40), so that nothing need be remembered of the diagonals before. Going backwards, a step
    pays for the space it comes from, which is the one entered.
    """
    codes, halves = terrain.codes, HALVES[profile]
    known = terrain.steps.setdefault(profile, {})
    never = 2 * most + 2
    best = [never] * CELLS
    best[goal] = 0
    waiting: list[list[int]] = [[] for _ in range(_RING)]
    half, ahead = 0, 0
    if halves[codes[goal]][0]:
        waiting[0].append(goal)
        ahead = 1
    while ahead:
        now = waiting[half % _RING]
        ahead -= len(now)
        for cell in now:
            if best[cell] < half:
                continue
            steps = known.get(cell)
            if steps is None:
                steps = known[cell] = _steps(terrain, profile, cell)
            straight, diagonal = halves[codes[cell]]
            for near, one, _ in steps:
                reached = half + (straight if one < 0 else diagonal)
                if reached < best[near]:
                    best[near] = reached
                    waiting[reached % _RING].append(near)
                    ahead += 1
        now.clear()
        half += 1
    return [each >> 1 if each < never else FAR for each in best]


def _spread_warily(terrain: Terrain, profile: int, mv: int, goal: int, most: int) -> list[int]:
    """As above where deep water must be crossed in one go (DC-81): what a stretch of it has cost so
    far makes another node of the same space."""
    codes, halves = terrain.codes, HALVES[profile]
    known = terrain.steps.setdefault(profile, {})
    never = 2 * most + 2
    best = [never] * (_LAYER * (max(mv, _DEAREST) + 1))
    best[goal] = 0
    waiting: list[list[int]] = [[] for _ in range(_RING)]
    half, ahead = 0, 0
    if halves[codes[goal]][0]:
        waiting[0].append(goal)
        ahead = 1
    while ahead:
        now = waiting[half % _RING]
        ahead -= len(now)
        for at in now:
            if best[at] < half:
                continue
            cell = at & _LAYER - 1
            if half < best[cell]:
                best[cell] = half
            steps = known.get(cell)
            if steps is None:
                steps = known[cell] = _steps(terrain, profile, cell)
            code = codes[cell]
            straight, diagonal = halves[code]
            for near, one, _ in steps:
                paid = straight if one < 0 else diagonal
                to = near
                if code == DEEP or codes[near] == DEEP:
                    swum = (at >> _BITS) + (paid >> 1)
                    if code == DEEP and swum > mv:
                        continue
                    if codes[near] == DEEP:
                        to |= swum << _BITS
                if half + paid < best[to]:
                    best[to] = half + paid
                    waiting[(half + paid) % _RING].append(to)
                    ahead += 1
        now.clear()
        half += 1
    return [each >> 1 if each < never else FAR for each in best[:CELLS]]
