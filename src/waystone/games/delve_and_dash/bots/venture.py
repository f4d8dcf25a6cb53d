"""One decision of a lone warrior by its chance to win: what to try, or where to end the turn."""

from __future__ import annotations

from typing import Final

from waystone.games.delve_and_dash.board import LOCKED_SIGN, UNKNOWN_SIGN, WALL_SIGN
from waystone.games.delve_and_dash.bots.answers import answers_of
from waystone.games.delve_and_dash.bots.hope import Hope, Search
from waystone.games.delve_and_dash.bots.knight import STAY
from waystone.games.delve_and_dash.bots.lanes import MOST
from waystone.games.delve_and_dash.bots.scene import Scene
from waystone.games.delve_and_dash.bots.terrain import Terrain
from waystone.games.delve_and_dash.bots.thought import candidates
from waystone.kernel.bot import Limit

USUAL_ROWS: Final = 180
LARGEST: Final = 10
"""Chambers along each side of the largest board that is reckoned so."""
_HOMEWARD: Final = 10  # turns that are looked ahead with the treasure, within the usual budget
_SEEKING: Final = 6  # and without it
_AFTER_HIT: Final = (0.0, 0.5, 0.8)  # the chance to win after a hit, by the lives it leaves
_UNHURT: Final = 0.05  # how much better than after a hit who is still seeking stands
_SEEKER: Final = 0.4  # and at least
_NOTHING: Final = -1  # what an attempt is worth that cannot be made, or leads into the dragon


class Venture:
    """What can be hoped for with what is known; good until something else is known."""

    def __init__(self, scene: Scene, limit: Limit) -> None:
        view, params = scene.view, scene.params
        lives = view.warriors[view.seat].lives
        after = _AFTER_HIT[min(lives, len(_AFTER_HIT)) - 1]
        hit = round(after * MOST)
        bed = scene.dragon if view.lair is None else view.lair
        answers = answers_of(scene.board, scene.home, bed)
        self.terrain: Final = Terrain(
            scene.board, view.boundaries, params.force_chance, params.level == 2
        )
        lanes = self.terrain.lanes
        won = lanes.places([scene.home]) & lanes.apart
        self.hope = Hope(self.terrain, answers, params.carrier_moves, hit, won)
        times = max(1, limit.nodes // USUAL_ROWS)
        spent = self.hope.look_ahead(0, _HOMEWARD * times, limit, 0)
        if not scene.carrying:
            moves = params.base_moves + params.life_moves * lives
            seeker = lanes.level(round(max(_SEEKER, after + _UNHURT) * MOST)) & lanes.apart
            self.hope = Search(self.hope, answers, moves, hit, candidates(scene))
            self.hope.look_ahead(seeker, _SEEKING * times, limit, spent)

    def decide(self, scene: Scene) -> int:
        """The direction to try, or STAY; of equal ones STAY, then what gets there sooner."""
        worths = [self._attempt(scene, side) for side in range(4)]
        best = max(worths)
        if best <= self._at(self.hope.ends[0], scene.dragon, scene.here):
            return STAY
        sides = [side for side, worth in enumerate(worths) if worth == best]
        return max(sides, key=lambda side: self._haste(scene, side)) if sides[1:] else sides[0]

    def _haste(self, scene: Scene, side: int) -> int:
        """The more the fewer moves an attempt would need to be worth as much."""
        return sum(
            self._through(scene, side, left) for left in range(min(scene.left, self.hope.moves))
        )

    def _through(self, scene: Scene, side: int, left: int) -> int:
        """What it is worth to be through with so many moves left."""
        way = scene.here * 4 + side
        locks, edge = self.terrain.locks, scene.board.edge[way]
        state = locks.after(0, edge) if edge in locks.doors else 0
        rows = self.hope.arrivals(self.hope.levels[left], left)
        return self._at(rows[state], scene.dragon, scene.board.neighbour[way])

    def _at(self, row: int, dragon: int, cell: int) -> int:
        return self.terrain.lanes.at(row, dragon, cell) * 100

    def _attempt(self, scene: Scene, side: int) -> int:
        """What one attempt is worth, in hundredths."""
        way = scene.here * 4 + side
        edge, far = scene.board.edge[way], scene.board.neighbour[way]
        sign = self.terrain.signs[edge] if edge >= 0 else WALL_SIGN
        if sign == WALL_SIGN or far == scene.dragon:
            return _NOTHING
        hope, left = self.hope, min(scene.left, self.hope.moves) - 1
        through = self._through(scene, side, left)
        if sign == UNKNOWN_SIGN:
            failed = self._at(hope.bumped(0, left), scene.dragon, scene.here)
            return _mixed(self.terrain.odds[edge], through, failed)
        if sign == LOCKED_SIGN:
            ended = self._at(hope.ends[0], scene.dragon, scene.here)
            return _mixed(self.terrain.force, through, ended)
        return through


def _mixed(percent: int, one: int, other: int) -> int:
    return (percent * one + (100 - percent) * other) // 100
