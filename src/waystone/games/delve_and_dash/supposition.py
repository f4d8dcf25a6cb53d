"""Labyrinths that a known map leaves possible, each as likely as the rules make it.

The rules draw a depth-first tree, break some of the other walls, and hang doors (DD-10 to DD-14).
Which of their labyrinths agree with what is known is found by walking many trees at once: each
walk keeps to the known map, carries the odds that the rules would have gone along with it, and
walks with poor odds give way to copies of better ones.
"""

from __future__ import annotations

from math import comb
from typing import Final

from waystone.games.delve_and_dash.board import (
    CODE_OF,
    DOOR,
    FEWEST_DOORS,
    LOCKED,
    PASSAGE,
    UNKNOWN_SIGN,
    WALL,
    WALL_SIGN,
    Board,
)
from waystone.games.delve_and_dash.options import Params
from waystone.kernel.dice import Dice
from waystone.kernel.grid import EAST, SOUTH

_WALKS: Final = 24
"""Walks on a board of 64 chambers; on larger ones fewer, so that they take as long."""
_TRIES: Final = 200
_FINE: Final = 1 << 30
"""How finely chances are told apart."""
_TURNED: Final = (1.0, 2e-3, 4e-6, 8e-9, 16e-12)
"""By chambers next door that are left behind: the rules never turn back before one, so that few of
our walks live to do it; they may, because some known maps leave hardly another way."""
_FORCED: Final = 1e9
"""How much a known opening pulls where only the tree is open."""

Way = tuple[int, int, float]
"""A neighbour, the boundary to it, and how much more likely than an unknown one it is crossed."""
Link = tuple[int, "Link | None"]


def suppose(params: Params, events: str, dice: Dice) -> list[int]:
    """A code per boundary: the known ones as they are told, the others drawn by the rules."""
    trees = _grow_trees(params, events, dice)
    known = [CODE_OF.get(sign, WALL) for sign in events]
    codes = known
    for _ in range(_TRIES):
        codes = _break_walls(params, events, known, trees[dice.index(len(trees))], dice)
        if params.level != 2 or _has_room_for_doors(params, events, codes, dice):
            break
    if params.level == 2:
        _hang_doors(params, events, codes, dice)
    return codes


# Trees


class _Walk:
    """A depth-first walk on its way: where it is, a bit per chamber seen, the way back, and the
    boundaries crossed, both as links so that copies share them."""

    __slots__ = ("crossed", "here", "path", "seen")

    def __init__(self, here: int, seen: int, path: Link | None, crossed: Link | None) -> None:
        self.here = here
        self.seen = seen
        self.path = path
        self.crossed = crossed


class _Ground:
    """The known map for walks: neighbours as bits, and how the known openings pull."""

    def __init__(self, params: Params, events: str) -> None:
        board = params.board
        # A known opening outside the tree is rare (DD-11): walks are drawn to it.
        opening = (
            100 / (100 - params.wall_probability) if params.wall_probability < 100 else _FORCED
        )
        pulls = {UNKNOWN_SIGN: 1.0, WALL_SIGN: 0.0}
        self.ways: list[list[Way]] = [[] for _ in range(board.cells)]
        self.size = board.size
        self.beside = [0] * board.cells
        self.ahead = [0] * board.cells
        self.walled = [0] * board.cells
        self.east = self.south = 0  # a bit per chamber from which that way is no known wall
        for out, edge in enumerate(board.edge):
            if edge >= 0:
                near, pull = board.neighbour[out], pulls.get(events[edge], opening)
                self.beside[out // 4] |= 1 << near
                if pull:
                    self.ways[out // 4].append((near, edge, pull))
                    self.ahead[out // 4] |= 1 << near
                    self.east |= (out % 4 == EAST) << out // 4
                    self.south |= (out % 4 == SOUTH) << out // 4
                else:
                    self.walled[out // 4] |= 1 << near

    def go_on(self, walk: _Walk, dice: Dice) -> float:
        """Reach the next chamber; how much likelier the rules would go there than we do."""
        odds = 1.0
        while not self.ahead[walk.here] & ~walk.seen:
            odds *= _TURNED[(self.beside[walk.here] & ~walk.seen).bit_count()]
            assert walk.path is not None
            walk.here, walk.path = walk.path
        ways = [way for way in self.ways[walk.here] if not walk.seen >> way[0] & 1]
        pulls = [pull * self._hope(near, walk.seen) for near, _, pull in ways]
        total = sum(pulls)
        chosen = _drawn(pulls, total, dice)
        near, edge, pull = ways[chosen]
        many = (self.beside[walk.here] & ~walk.seen).bit_count()
        walk.path = walk.here, walk.path
        walk.crossed = edge, walk.crossed
        walk.here = near
        walk.seen |= 1 << near
        return odds * total / many * pull / pulls[chosen]

    def _hope(self, cell: int, seen: int) -> float:
        """Less than 1 where the walk would turn back from here before a chamber next door."""
        beyond = self.walled[cell] & ~seen
        if not beyond:
            return 1.0
        return _TURNED[(beyond & ~self._reach(cell, seen)).bit_count()]

    def _reach(self, cell: int, seen: int) -> int:
        """The chambers not seen yet that can be walked to from here, a bit each."""
        east, south, size, free = self.east, self.south, self.size, ~seen
        found, more = 0, 1 << cell
        while more != found:
            found = more
            more |= (
                (found & east) << 1
                | found >> 1 & east
                | (found & south) << size
                | found >> size & south
            ) & free
        return found


def _grow_trees(params: Params, events: str, dice: Dice) -> list[list[int]]:
    """Boundaries that a tree crosses, for some trees that are equally likely by now (DD-10)."""
    cells = params.board.cells
    ground = _Ground(params, events)
    many = max(4, _WALKS * 64 // cells) if events.strip(UNKNOWN_SIGN) else 1
    starts = [dice.index(cells) for _ in range(many)]
    walks = [_Walk(start, 1 << start, None, None) for start in starts]
    odds = [1.0] * many
    for _ in range(cells - 1):
        for place, walk in enumerate(walks):
            odds[place] *= ground.go_on(walk, dice)
        total = sum(odds)
        if total * total < many / 2 * sum([each * each for each in odds]):
            walks = _spread(walks, odds, total, dice)
            odds = [1.0] * many
    return [_unlinked(walk.crossed) for walk in _spread(walks, odds, sum(odds), dice)]


def _only_needed(board: Board, events: str, tree: list[int]) -> list[int]:
    """The part of a tree that joins what known openings leave apart: nothing else is open."""
    ends: dict[int, int] = {}
    for out, edge in enumerate(board.edge):
        if edge >= 0:
            ends.setdefault(edge, out)
    root = board.all_cells[:]
    known = [edge for edge, sign in enumerate(events) if sign not in (UNKNOWN_SIGN, WALL_SIGN)]
    needed = []
    for edge in (*known, *tree):
        one, other = root[ends[edge] // 4], root[board.neighbour[ends[edge]]]
        if one != other:
            root = [one if each == other else each for each in root]
            needed.append(edge)
    return needed


def _unlinked(link: Link | None) -> list[int]:
    found = []
    while link is not None:
        one, link = link
        found.append(one)
    return found


def _spread(walks: list[_Walk], odds: list[float], total: float, dice: Dice) -> list[_Walk]:
    """As many walks as before, each as often as its odds ask for."""
    step = total / len(walks)
    mark = step * dice.index(_FINE) / _FINE
    chosen: list[_Walk] = []
    passed = 0.0
    for walk, each in zip(walks, odds, strict=True):
        passed += each
        while mark < passed and len(chosen) < len(walks):
            chosen.append(_Walk(walk.here, walk.seen, walk.path, walk.crossed))
            mark += step
    return chosen or walks


def _drawn(pulls: list[float], total: float, dice: Dice) -> int:
    """A place in a list, each as likely as its share of the total."""
    if len(pulls) == 1:
        return 0
    mark = total * dice.index(_FINE) / _FINE
    for place, pull in enumerate(pulls):
        mark -= pull
        if mark < 0:
            return place
    return max(range(len(pulls)), key=lambda place: pulls[place])


def _break_walls(
    params: Params, events: str, known: list[int], tree: list[int], dice: Dice
) -> list[int]:
    """Open what the tree crosses, and by chance what it does not (DD-11)."""
    codes = known[:]
    if params.wall_probability == 100:
        tree = _only_needed(params.board, events, tree)
    for edge in tree:
        if events[edge] == UNKNOWN_SIGN:
            codes[edge] = PASSAGE
    outside = [edge for edge, sign in enumerate(events) if sign == UNKNOWN_SIGN and not codes[edge]]
    stands = dice.chances(params.wall_probability, len(outside))
    for edge, stand in zip(outside, stands, strict=True):
        codes[edge] = WALL if stand else PASSAGE
    return codes


# Doors


def _openings(events: str, codes: list[int]) -> list[int]:
    """Unknown boundaries that are open."""
    return [
        edge for edge, sign in enumerate(events) if sign == UNKNOWN_SIGN and codes[edge] != WALL
    ]


def _wanted(events: str) -> int:
    """How many doors must hang where nobody has been (DD-13)."""
    return max(0, FEWEST_DOORS - sum(CODE_OF.get(sign, WALL) & DOOR == DOOR for sign in events))


def _has_room_for_doors(params: Params, events: str, codes: list[int], dice: Dice) -> bool:
    """Whether this labyrinth stays, by how likely the rules hang the doors we know of in it."""
    most, wanted = events.count(UNKNOWN_SIGN), _wanted(events)
    every = sum(code != WALL for code in codes)
    here = _tail(len(_openings(events, codes)), params.door_share, wanted)
    best = _tail(most, params.door_share, wanted)
    fewest = _tail(params.board.cells - 1, params.door_share, FEWEST_DOORS)
    all_of_them = _tail(every, params.door_share, FEWEST_DOORS)
    if not best or not all_of_them:
        return True
    return dice.index(_FINE) / _FINE < here / best * fewest / all_of_them


def _hang_doors(params: Params, events: str, codes: list[int], dice: Dice) -> None:
    """Doors in unknown openings, and their locks (DD-13, DD-14)."""
    openings = _openings(events, codes)
    dice.shuffle(openings)
    for edge in openings[: _how_many(len(openings), params.door_share, _wanted(events), dice)]:
        codes[edge] = DOOR | LOCKED if dice.chance(params.door_locked) else DOOR


def _how_many(openings: int, percent: int, wanted: int, dice: Dice) -> int:
    """How many of the openings are doors, if at least so many are wanted."""
    if openings <= wanted:
        return openings
    odds = [_exactly(openings, percent, many) for many in range(wanted, openings + 1)]
    return wanted + _drawn(odds, sum(odds), dice)


def _tail(openings: int, percent: int, wanted: int) -> float:
    """How likely at least so many of the openings are doors."""
    if wanted > openings:
        return 0.0
    return 1.0 - sum(_exactly(openings, percent, many) for many in range(wanted))


def _exactly(openings: int, percent: int, many: int) -> float:
    share = percent / 100
    return comb(openings, many) * share**many * (1 - share) ** (openings - many)
