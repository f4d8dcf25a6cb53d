"""What a duel over a found treasure is worth at the start of an own turn."""

from __future__ import annotations

from math import exp
from operator import mul
from typing import Final, NamedTuple

from waystone.games.delve_and_dash.board import NO_CELL
from waystone.games.delve_and_dash.bots.map import FAR, MOVE, cost_to_go
from waystone.games.delve_and_dash.bots.outlook import Outlook

# Who has the treasure.
THEIRS: Final = 0
OURS: Final = 1
LYING: Final = 2

_LONG: Final = 3000  # hundredths of a move beyond which a way is simply long
_ROUND: Final = 800  # two turns of a carrier
_GUESSED_WAY: Final = 1500
_LOST: Final = 900  # how far the chamber of one who was attacked is from anywhere

# Log odds of a win by who has the treasure, a weight for each fact in the order of `_common` and
# the lists below: fitted to 25,000 starts of own turns in 3,000 duels with knights on both levels.
# The last two of a lying treasure are from how often such a duel was won after either was hit.
_WEIGHTS: Final[tuple[tuple[float, ...], ...]] = (
    (
        *(-1.97, 0.58, -0.81, -0.3, 0.62, 0.04),
        *(0.57, 1.09, 0.28, 0.68, -0.23, 0.33),
        *(0.17, 0.56, 0.69, -0.15, -0.25, 0.19),
        *(0.33, -0.33, -0.56, 0.11, 0.25, -0.31),
    ),
    (
        *(0.06, 0.6, -0.89, -0.52, 1.05, 0.58),
        *(-0.56, -0.6, -0.8, 1.1, 0.54, 1.02),
        *(-0.46, -0.04, 0.3, -0.08, 0.42, -0.17),
        *(0.2, 0.33, -0.01, 0.07, 0.88, 0.4),
    ),
    (
        *(-0.18, 0.45, -1.16, -0.41, 1.27, 0.73),
        *(-0.04, -0.18, -0.13, 0.07, 0.21, -0.41),
        *(-0.26, 0.75, 0.51, -0.03, 0.05, -0.85),
        *(0.36,),
    ),
)


class Moment(NamedTuple):
    """Who has what and who is where, as the other's turn goes by; NO_CELL for what is unknown."""

    kind: int
    me: int
    other: int
    dragon: int
    treasure: int = NO_CELL
    home: int = NO_CELL  # where the other runs with the treasure
    left: int = 0
    is_fresh: bool = True  # no battle in this turn yet
    closed: tuple[int, ...] = ()  # boundaries that turned out to be walls


class Spot:
    """What is near to one chamber: expected costs and sure steps from everywhere else."""

    def __init__(self, outlook: Outlook, cell: int) -> None:
        self.costs: Final = cost_to_go(outlook.scene.board, outlook.toll, {cell: 0}, NO_CELL)
        self.steps: Final = outlook.ground.steps_from(cell, NO_CELL)


class Standing:
    """The chance to win by distances on the map of this moment, wherever everybody may be."""

    def __init__(self, outlook: Outlook) -> None:
        scene = outlook.scene
        self.outlook: Final = outlook
        self.flights: Final = scene.board.flights_apart
        self.carrier_moves: Final = scene.params.carrier_moves
        self.lives = outlook.lives
        self.other_lives = outlook.other_lives
        self._spots: dict[int, Spot] = {}
        self._known: dict[tuple[int, ...], float] = {}
        self.home: Final = self._spot(scene.home)
        self.theirs: Final = self._mixture()

    def _spot(self, cell: int) -> Spot:
        known = self._spots.get(cell)
        if known is None:
            known = self._spots[cell] = Spot(self.outlook, cell)
        return known

    def _mixture(self) -> list[int]:
        """How far the other would have home from each chamber, by what is likely."""
        cells = range(self.outlook.scene.board.cells)
        rows = [(share, self._spot(home).costs) for share, home, _ in self.outlook.homes]
        if not rows:
            return [_GUESSED_WAY for _ in cells]
        return [round(sum([share * min(row[at], _LONG) for share, row in rows])) for at in cells]

    def chance(self, now: Moment) -> float:
        """The chance to win if our turn begins like this."""
        key = (*now[:6], self.lives, self.other_lives)
        known = self._known.get(key)
        if known is None:
            odds = sum(map(mul, _WEIGHTS[now.kind], self.facts(now)))
            known = self._known[key] = 1 / (1 + exp(-odds))
        return known

    def facts(self, now: Moment) -> list[float]:
        """The position as numbers, those of who has the treasure last."""
        theirs = self.theirs if now.home == NO_CELL else self._spot(now.home).costs
        facts = (self._hunting, self._carrying, self._racing)[now.kind](now, theirs)
        return [*self._common(), *facts]

    def _common(self) -> list[float]:
        return [
            1.0,
            self.outlook.scene.view.seat,
            self.lives == 1,
            self.lives == 2,
            self.other_lives == 1,
            self.other_lives == 2,
        ]

    def _carrying(self, now: Moment, theirs: list[int]) -> list[float]:
        """How far we have home, how far the other would have, who is in the way."""
        me, home = now.me, self.home
        spot, way, back = self._spot(me), home.costs[me], theirs[me]
        apart, steps, behind = _LOST, FAR, 0
        if now.other != NO_CELL:
            apart, steps = spot.costs[now.other], spot.steps[now.other]
            behind = home.costs[now.other] - way
        is_near = steps <= self.outlook.other_moves
        row = self.flights[now.dragon]
        flights, at_home = row[me], row[self.outlook.scene.home]
        return [
            min(way, _LONG) / 1000,
            min(way, _ROUND) / _ROUND,
            min(way, 2 * _ROUND) / (2 * _ROUND),
            home.steps[me] <= self.carrier_moves,
            min(back, _LONG) / 1000,
            min(back, _ROUND) / _ROUND,
            is_near,
            min(apart, 2 * _ROUND) / 1000,
            min(apart, _ROUND // 2) / (_ROUND // 2),
            max(-1.5, min(1.5, behind / 1000)),
            flights / 8,
            flights <= 1,
            flights <= 2,
            at_home / 8,
            at_home < flights,
            is_near * min(back, _ROUND) / _ROUND,
            is_near * min(way, 2 * _ROUND) / (2 * _ROUND),
            is_near * (home.steps[me] <= 2 * self.carrier_moves),
        ]

    def _hunting(self, now: Moment, theirs: list[int]) -> list[float]:
        """How far the carrier has home, whether we reach it, and how far we would have then."""
        me, other, home, moves = now.me, now.other, self.home, self.outlook.moves
        spot, flights = self._spot(other), self.flights[now.dragon][other]
        way, back = theirs[other], home.costs[other]
        apart, steps, ahead, mine = _LOST, FAR, 0, _LOST
        if me != NO_CELL:
            apart, steps = spot.costs[me], spot.steps[me]
            ahead, mine = way - theirs[me], home.costs[me]
        is_near = steps <= moves
        left = min(self.carrier_moves, moves - steps)
        return [
            min(way, _LONG) / 1000,
            min(way, _ROUND) / _ROUND,
            min(way, _ROUND // 2) / (_ROUND // 2),
            min(way, 2 * _ROUND) / (2 * _ROUND),
            min(back, _LONG) / 1000,
            min(back, _ROUND) / _ROUND,
            is_near,
            is_near * (home.steps[other] <= left),
            is_near * (home.steps[other] <= left + self.carrier_moves),
            is_near * min(way, _ROUND) / _ROUND,
            min(apart, 2 * _ROUND) / 1000,
            apart <= _ROUND // 2,
            max(-1.5, min(1.5, ahead / 1000)),
            min(mine, _LONG) / 1000,
            flights / 8,
            flights <= 1,
            flights <= 2,
            me == other,
        ]

    def _racing(self, now: Moment, theirs: list[int]) -> list[float]:
        """How far everybody is from a treasure that was dropped, and it from both homes."""
        treasure, outlook = now.treasure, self.outlook
        spot, flights = self._spot(treasure), self.flights[now.dragon][treasure]
        mine = _LOST if now.me == NO_CELL else spot.costs[now.me]
        yours = _LOST if now.other == NO_CELL else spot.costs[now.other]
        way, back = self.home.costs[treasure], theirs[treasure]
        return [
            min(mine, 3 * _ROUND) / 1000,
            min(yours, 3 * _ROUND) / 1000,
            mine <= outlook.moves * MOVE,
            yours <= outlook.other_moves * MOVE,
            max(-1.0, min(1.0, (yours - mine) / 1000)),
            min(way, _LONG) / 1000,
            min(way, _ROUND) / _ROUND,
            min(back, _LONG) / 1000,
            min(back, _ROUND) / _ROUND,
            flights / 8,
            flights <= 1,
            now.me == NO_CELL,
            now.other == NO_CELL,
        ]
