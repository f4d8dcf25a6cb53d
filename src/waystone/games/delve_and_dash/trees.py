"""Depth-first trees that agree with a known map, each as likely as the rules make it (DD-10).

A particle filter (sequential Monte Carlo): many walks grow at once, each keeps to the known map and
carries the odds that the rules would have gone along with it, and walks with poor odds give way to
copies of better ones.
"""

from __future__ import annotations

from typing import Final

from waystone.games.delve_and_dash.board import UNKNOWN_SIGN, WALL_SIGN
from waystone.games.delve_and_dash.options import Params
from waystone.kernel.dice import Dice
from waystone.kernel.grid import EAST, SOUTH

_WALKS: Final = 24
"""Walks on a board of 64 chambers; on larger ones fewer, so that they take as long."""
_STARTS_OVER: Final = 8
"""How often all walks may get stuck before some may break the rules."""
_BROKEN: Final = 1e-3
"""The odds, at last, of a step after which some chamber can't be reached as the rules want."""
_FINE: Final = 1 << 30
"""How finely chances are told apart."""
_FORCED: Final = 1e9
"""How much a known opening pulls where only the tree is open."""
_OPENING_AHEAD: Final = 0.7
"""The power of its pull that a known opening is worth while a walk has it ahead."""
_WALL_AHEAD: Final = 0.5
"""What a known wall will cost a walk that has it ahead."""
_ALL: Final = -1

Way = tuple[int, int, float]
"""A neighbour, the boundary to it, and how much more likely than an unknown one it is crossed."""


def grow_trees(params: Params, signs: str, dice: Dice) -> list[list[int]]:
    """Boundaries that a tree crosses, for some trees that are equally likely by now."""
    ground = _Ground(params, signs)
    many = max(4, _WALKS * 64 // ground.cells) if signs.strip(UNKNOWN_SIGN) else 1
    for _ in range(_STARTS_OVER):
        walks = _walked(ground, many, dice)
        if walks:
            break
    else:
        ground.broken = _BROKEN
        walks = _walked(ground, many, dice)
    return [_unlinked(walk.crossed) for walk in walks]


def drawn(pulls: list[float], total: float, dice: Dice) -> int:
    """A place in a list, each as likely as its share of the total."""
    if len(pulls) == 1:
        return 0
    mark = total * dice.index(_FINE) / _FINE
    for place, pull in enumerate(pulls):
        mark -= pull
        if mark < 0:
            return place
    return max(range(len(pulls)), key=lambda place: pulls[place])


class _Link:
    """A number, and those that came before it."""

    __slots__ = ("before", "number")

    def __init__(self, number: int, before: _Link | None) -> None:
        self.number = number
        self.before = before


class _Walk:
    """A depth-first walk on its way: where it is, a bit per chamber seen, the way back, and the
    boundaries crossed, both as links so that copies share them.

    `outlook` is what the next step is expected to multiply the odds by.
    """

    __slots__ = ("crossed", "here", "outlook", "path", "seen")

    def __init__(self, start: int) -> None:
        self.here = start
        self.seen = 1 << start
        self.path: _Link | None = None
        self.crossed: _Link | None = None
        self.outlook = 1.0

    def copy(self) -> _Walk:
        twin = _Walk(self.here)
        twin.seen, twin.path, twin.crossed = self.seen, self.path, self.crossed
        twin.outlook = self.outlook
        return twin

    def go(self, near: int, edge: int, outlook: float) -> None:
        self.path = _Link(self.here, self.path)
        self.crossed = _Link(edge, self.crossed)
        self.here = near
        self.seen |= 1 << near
        self.outlook = outlook


def _walked(ground: _Ground, many: int, dice: Dice) -> list[_Walk]:
    """So many walks through all chambers, equally likely; none where all got stuck."""
    roots = ground.roots
    first = dice.index(len(roots))
    starts = [roots[(first + place * len(roots) // many) % len(roots)] for place in range(many)]
    walks, odds = (
        [ground.begin(start) for start in starts],
        [ground.promise(start, ground.everywhere) for start in starts],
    )
    for _ in range(ground.cells - 1):
        odds = [each * ground.go_on(walk, dice) for walk, each in zip(walks, odds, strict=True)]
        walks = [walk for walk, each in zip(walks, odds, strict=True) if each]
        odds = [each for each in odds if each]
        total = sum(odds)
        if not total:
            return []
        if total * total < many / 2 * sum([each * each for each in odds]):
            walks, odds = _spread(walks, odds, many, dice), [1.0] * many
    return _spread(walks, odds, many, dice)


def _spread(walks: list[_Walk], odds: list[float], many: int, dice: Dice) -> list[_Walk]:
    """So many walks, each as often as its odds ask for (systematic resampling)."""
    step = sum(odds) / many
    mark = step * dice.index(_FINE) / _FINE
    chosen: list[_Walk] = []
    passed = 0.0
    for walk, each in zip(walks, odds, strict=True):
        passed += each
        while mark < passed and len(chosen) < many:
            chosen.append(walk.copy())
            mark += step
    return chosen


def _unlinked(link: _Link | None) -> list[int]:
    found = []
    while link is not None:
        found.append(link.number)
        link = link.before
    return found


class _Ground:
    """The known map for walks, with bits for chambers.

    What a chamber promises is looked up by its known openings, its possible ways and its
    neighbours, as far as they lead to chambers not seen yet: `outlook` for the next step alone,
    `prospect` with what the known boundaries mean for later ones.
    """

    def __init__(self, params: Params, signs: str) -> None:
        board, share = params.board, (100 - params.wall_probability) / 100
        # A known opening outside the tree is rare (DD-11): walks are drawn to it.
        self.opening = 1 / share if share else _FORCED
        self.broken = 0.0
        self.cells = board.cells
        self.size = board.size
        self.has_walls = WALL_SIGN in signs
        self.ways: list[list[Way]] = [[] for _ in range(board.cells)]
        self.beside = [0] * board.cells
        self.ahead = [0] * board.cells
        self.opened = [0] * board.cells
        self.bounds = [False] * board.cells  # whether any boundary of a chamber is known
        self.inner = 0  # chambers with another one to the east
        self.east = self.south = 0  # chambers without a known wall on that side
        for out, edge in enumerate(board.edge):
            if edge >= 0:
                self._add(out, board.neighbour[out], edge, signs[edge])
        counts = [(known, ways, all) for known in range(5) for ways in range(5) for all in range(5)]
        self.outlook = [self._outlook(*each) for each in counts]
        self.prospect = [self._prospect(*each) for each in counts]
        self.everywhere = (1 << board.cells) - 1
        roots = [cell for cell in board.all_cells if self.promise(cell, self.everywhere)]
        self.roots = roots or board.all_cells

    def _add(self, out: int, near: int, edge: int, sign: str) -> None:
        cell, way = out // 4, out % 4
        self.beside[cell] |= 1 << near
        self.inner |= (way == EAST) << cell
        is_known = sign != UNKNOWN_SIGN
        self.bounds[cell] |= is_known
        if sign != WALL_SIGN:
            self.ways[cell].append((near, edge, self.opening if is_known else 1.0))
            self.ahead[cell] |= 1 << near
            self.opened[cell] |= is_known << near
            self.east |= (way == EAST) << cell
            self.south |= (way == SOUTH) << cell

    def _outlook(self, known: int, ways: int, beside: int) -> float:
        return (self.opening * known + ways - known) / beside if ways and beside else 1.0

    def _prospect(self, known: int, ways: int, beside: int) -> float:
        opening, wall = self.opening**-_OPENING_AHEAD, 1 / _WALL_AHEAD
        worth: float = opening**known * wall ** max(0, beside - ways)
        return worth * self._outlook(known, ways, beside)

    def begin(self, start: int) -> _Walk:
        """A walk that has seen nothing but the chamber where it starts."""
        walk = _Walk(start)
        walk.outlook = self.outlook[self._place(start, self.everywhere)]
        return walk

    def go_on(self, walk: _Walk, dice: Dice) -> float:
        """Reach the next chamber; how much likelier the rules would do so than we, or 0."""
        while not self.ahead[walk.here] & ~walk.seen:
            assert walk.path is not None
            walk.here, walk.path = walk.path.number, walk.path.before
        free = self.everywhere & ~walk.seen
        ways = [way for way in self.ways[walk.here] if free >> way[0] & 1]
        pulls = [pull * self.promise(near, free) for near, _, pull in ways]
        total = sum(pulls)
        if not total:
            return 0.0
        odds = total / (self.beside[walk.here] & free).bit_count() / walk.outlook
        near, edge, _ = ways[drawn(pulls, total, dice)]
        walk.go(near, edge, self.outlook[self._place(near, free)] if self.bounds[near] else 1.0)
        return odds

    def promise(self, near: int, free: int) -> float:
        """How much a walk may hope for from a chamber: 0 if it could not keep to the rules.

        A walk never turns back before a neighbour that it has not seen (DD-10): what is left must
        fall apart no further by known walls than without them.
        """
        doors = self.ahead[near] & free
        prospect = self.prospect[self._place(near, free)] if self.bounds[near] else 1.0
        # With one door there is one part, as there was before.
        if doors & doors - 1 and self.has_walls and not self._holds(doors, free & ~(1 << near)):
            return prospect * self.broken
        return prospect

    def _place(self, near: int, free: int) -> int:
        """Where the tables say what a chamber promises."""
        known, ways = self.opened[near] & free, self.ahead[near] & free
        beside = self.beside[near] & free
        return 25 * known.bit_count() + 5 * ways.bit_count() + beside.bit_count()

    def _holds(self, doors: int, free: int) -> bool:
        """Whether no known wall alone parts what lies behind one door from the rest."""
        if not doors & ~self._reach(doors & -doors, free, doors):
            return True
        while doors:
            part = self._reach(doors & -doors, free, _ALL)
            if self._around(part) & free & ~part:
                return False
            doors &= ~part
        return True

    def _around(self, part: int) -> int:
        """The chambers next to these, whatever is in between."""
        inner, size = self.inner, self.size
        return (part & inner) << 1 | part >> 1 & inner | part << size | part >> size

    def _reach(self, more: int, free: int, wanted: int) -> int:
        """The free chambers that can be walked to from these, at least until all wanted ones are
        among them (a flood fill of all of them at once)."""
        east, south, size = self.east, self.south, self.size
        found = 0
        while more != found and wanted & ~more:
            found = more
            more |= (
                (found & east) << 1
                | found >> 1 & east
                | (found & south) << size
                | found >> size & south
            ) & free
        return more
