"""The chance of a lone warrior to win from every chamber, with the dragon in any other.

Turn by turn back from victory: the end of a turn is worth what the next one is after the dragon's
answer, a move what it may lead to. All places are reckoned at once (`lanes`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from waystone.games.delve_and_dash.bots.answers import Answers
from waystone.games.delve_and_dash.bots.lanes import Lanes
from waystone.games.delve_and_dash.bots.terrain import Terrain, Ways
from waystone.kernel.bot import Limit

_DELAY: Final = 8  # a turn takes the 256th part of a chance, so that no match stands still
_HOLDING: Final = 5  # of the unknown boundaries that let nobody pass each 32nd is a locked door
_HALVINGS: Final = 4
_ALL: Final = 1 << _HALVINGS


class Hope:
    """Chances of a carrier: `ends[state]` where a turn ends, `levels[left][state]` before that.

    `state` is one of the locks. `hit` is what is hoped for after a hit.
    """

    def __init__(self, terrain: Terrain, answers: Answers, moves: int, hit: int, won: int) -> None:
        self.terrain: Final = terrain
        self.answers: Final = answers
        self.lanes: Final[Lanes] = terrain.lanes
        self.moves: Final = moves
        self.outright: Final = self.lanes.level(hit) & answers.hits | won
        self.ends: list[int] = []
        self.sure: list[list[int]] = []
        self.levels: list[list[int]] = []

    def look_ahead(self, before: int, turns: int, limit: Limit, spent: int) -> int:
        """Reckon so many turns back from a first guess; how many rows were reckoned in all."""
        rows = [before] * len(self.terrain.ways)
        for turn in range(turns):
            if turn and limit.is_over(spent):
                break
            self._turn_back(rows)
            spent += self.moves * len(rows)
            if rows == self.levels[-1]:
                break
            rows = self.levels[-1]
        return spent

    def _turn_back(self, later: Sequence[int]) -> None:
        """One turn, from its end to its beginning, by what the next one is worth."""
        self.ends = [
            self.answers.met(row - self.lanes.part(row, _DELAY)) | self.outright for row in later
        ]
        self.sure, self.levels = [self.ends], [self.ends]
        for left in range(self.moves):
            self.sure.append(self._move_back(left, self.sure[left], is_sure=True))
            self.levels.append(self._move_back(left, self.levels[left], is_sure=False))

    def _move_back(self, left: int, rows: list[int], is_sure: bool) -> list[int]:
        """One move more than `left`, by what those are worth; over sure ways only, or all."""
        arrivals, steps = self.arrivals(rows, left), self.lanes.steps
        ahead = [[self.lanes.shifted(row, step) for row in arrivals] for step in steps]
        best = self._best_walk if is_sure else self._best_attempt
        return [best(state, left, ahead) & self.lanes.apart for state in range(len(rows))]

    def arrivals(self, rows: list[int], left: int) -> list[int]:
        """What it is worth to enter a chamber with so many moves left."""
        return rows

    def _best_walk(self, state: int, left: int, ahead: list[list[int]]) -> int:
        """The best of staying and all sure steps."""
        best = self.sure[left][state]
        for side, ways in enumerate(self.terrain.ways[state]):
            through = ways.through(ahead[side]) & ways.settled
            best += self.lanes.surplus(through, best)
        return best

    def _best_attempt(self, state: int, left: int, ahead: list[list[int]]) -> int:
        """The best of staying and all four attempts."""
        best, end = self.levels[left][state], self.ends[state]
        bumped = self.bumped(state, left)
        for side, ways in enumerate(self.terrain.ways[state]):
            worth = self._worth(ways, best, bumped, end, ways.through(ahead[side]))
            best += self.lanes.surplus(worth, best)
        return best

    def bumped(self, state: int, left: int) -> int:
        """Who runs into a wall may try something else, but not this again: half as hopeful."""
        hope, sure = self.levels[left][state], self.sure[left][state]
        bumped = sure + self.lanes.part(self.lanes.surplus(hope, sure), 1)
        if self.terrain.has_doors:
            bumped -= self.lanes.part(bumped - self.ends[state], _HOLDING)
        return bumped

    def _worth(self, ways: Ways, stay: int, bumped: int, end: int, through: int) -> int:
        """What the attempts of one direction are worth; who fails at a door ends the turn."""
        if not ways.open:
            return through
        failed = stay & ways.settled | bumped & ways.unknown | end & ways.locked
        gain = self.lanes.surplus(through, failed)
        worth = failed + (gain & ways.settled)
        for halvings, places in ways.portions:
            worth += gain >> halvings & places
        return worth


class Search(Hope):
    """Chances of a warrior whose treasure may lie in any of some chambers."""

    def __init__(
        self, carrier: Hope, answers: Answers, moves: int, hit: int, chambers: Sequence[int]
    ) -> None:
        super().__init__(carrier.terrain, answers, moves, hit, 0)
        places = self.lanes.places(chambers)
        odds = max(1, round(_ALL / max(1, len(chambers))))
        self.carrier: Final = carrier
        self.portions: Final = [
            (halvings, places & self.lanes.parts[halvings])
            for halvings in range(_HALVINGS + 1)
            if odds << halvings & _ALL
        ]

    def arrivals(self, rows: list[int], left: int) -> list[int]:
        """With the chance that the treasure lies there the carrier's hope, else the own."""
        full = self.carrier.levels[min(left, self.carrier.moves)]
        return [self._perhaps(mine, theirs) for mine, theirs in zip(rows, full, strict=True)]

    def _perhaps(self, mine: int, full: int) -> int:
        mixed = mine
        for halvings, places in self.portions:
            mixed += (full >> halvings & places) - (mine >> halvings & places)
        return mixed
