"""The struggle for a treasure that somebody carries: one decision by the chance to win."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from waystone.games.delve_and_dash.board import LOCKED_SIGN, NO_CELL, UNKNOWN_SIGN
from waystone.games.delve_and_dash.bots.knight import STAY
from waystone.games.delve_and_dash.bots.map import cells_of
from waystone.games.delve_and_dash.bots.scene import Scene
from waystone.games.delve_and_dash.bots.sequel import Sequel

_VENTURES: Final = 4
_ENDS: Final = 12  # how many ends of the turn are looked at closely
_STOPS: Final = 6  # the same after a battle or an attempt
_FORESEEN: Final = 0.5  # how much what follows counts, beside what was learnt from many duels
_PROGRESS: Final = 70  # hundredths of a move that a move gains where the map is not known
_HOLD: Final = 0.05  # how often what is no way on level 2 is a locked door that ends the turn


class Struggle:
    """Ends of the turn, battles and attempts with open results, each with its chance to win."""

    def __init__(self, scene: Scene, sequel: Sequel) -> None:
        self.scene: Final = scene
        self.sequel: Final = sequel
        self.outlook: Final = sequel.outlook
        self.is_ours: Final = scene.carrying
        is_fresh = scene.view.battles < scene.params.battles  # one battle in a turn (DD-75)
        self.foe: Final = scene.other if is_fresh else NO_CELL
        # It may still sleep where nobody knows, or be out of sight: then it bars no way.
        self.dragon: Final = 0 if scene.dragon == NO_CELL else 1 << scene.dragon
        self.best = -1.0
        self.way = STAY

    def decide(self) -> int:
        """The direction to try, or STAY."""
        steps, first = self._walk()
        for cell in self._promising(self.is_ours, steps, _ENDS):
            self._offer(self._value(self.is_ours, cell), first[cell])
        if self.foe == self.scene.here and not self.is_ours:
            self._step_out_and_in()
        self._venture(steps, first)
        return self.way

    def _value(self, is_ours: bool, cell: int) -> float:
        """The chance if the turn ends here, by what follows and by what was learnt."""
        foreseen, learnt = self.sequel.value(is_ours, cell), self.outlook.chance(is_ours, cell)
        return _FORESEEN * foreseen + (1 - _FORESEEN) * learnt

    def _promising(self, is_ours: bool, cells: Iterable[int], many: int) -> list[int]:
        """The ends that look best at first sight."""
        quick = self.outlook.chance
        return sorted(cells, key=lambda cell: -quick(is_ours, cell))[:many]

    def _best_stop(self, is_ours: bool, cell: int, left: int, shut: int) -> float:
        """The best chance of all ends that sure ways lead to, never through chambers `shut`."""
        ends = self.outlook.ground.reach(cell, left, shut)
        if is_ours and ends >> self.scene.home & 1:
            return 1.0
        stops = self._promising(is_ours, cells_of(ends), _STOPS)
        return max([self._value(is_ours, stop) for stop in stops], default=0.0)

    def _hope(self, cell: int, gain: int) -> float:
        """The chance here, and what moves that are left may add to it."""
        quick, is_ours = self.outlook.chance, self.is_ours
        more = quick(is_ours, cell, gain) - quick(is_ours, cell)
        return min(1.0, self._value(is_ours, cell) + more)

    def _offer(self, chance: float, way: int) -> None:
        if chance > self.best:
            self.best, self.way = chance, way

    def _walk(self) -> tuple[dict[int, int], dict[int, int]]:
        """Chambers in sure reach without a battle: moves and first ways; battles are offered."""
        scene, ground = self.scene, self.outlook.ground
        steps, first, edge = {scene.here: 0}, {scene.here: STAY}, [scene.here]
        for moves in range(1, scene.left + 1):
            reached = []
            for cell in edge:
                for way in range(cell * 4, cell * 4 + 4):
                    near = scene.board.neighbour[way]
                    if near in steps or near == scene.dragon or not ground.is_sure(way):
                        continue
                    start = way % 4 if cell == scene.here else first[cell]
                    if near == self.foe:
                        self._offer(self._battle(near, scene.left - moves), start)
                        continue
                    steps[near], first[near] = moves, start
                    reached.append(near)
            edge = reached
        return steps, first

    def _battle(self, cell: int, left: int) -> float:
        """A coin decides who goes on with the treasure (DD-73), and there is no second battle."""
        scene = self.scene
        moves = left if self.is_ours else min(left, scene.params.carrier_moves)
        won = self._best_stop(True, cell, moves, self.dragon)
        return (won + self._best_stop(False, cell, left, self.dragon)) / 2

    def _step_out_and_in(self) -> None:
        """Who stands with the carrier must leave to meet it."""
        scene = self.scene
        if scene.left < 2:
            return
        chance = self._battle(scene.here, scene.left - 2)
        for way in range(4):
            out = scene.here * 4 + way
            if self.outlook.ground.is_passage(out) and scene.board.neighbour[out] != scene.dragon:
                self._offer(chance, way)

    def _venture(self, steps: dict[int, int], first: dict[int, int]) -> None:
        """Offer the most promising attempts whose result is open."""
        scene, outlook = self.scene, self.outlook
        board, signs = scene.board, outlook.ground.signs
        found = []
        for cell, moves in steps.items():
            left = scene.left - moves - 1
            for way in range(cell * 4, cell * 4 + 4):
                far, edge = board.neighbour[way], board.edge[way]
                if left < 0 or edge < 0 or far == scene.dragon:
                    continue
                if signs[edge] in (UNKNOWN_SIGN, LOCKED_SIGN):
                    hope = outlook.chance(self.is_ours, far, left * _PROGRESS)
                    start = way % 4 if cell == scene.here else first[cell]
                    found.append((-hope, way, left, start))
        found.sort()
        for _, way, left, start in found[:_VENTURES]:
            self._offer(self._attempt(way, left), start)

    def _attempt(self, way: int, left: int) -> float:
        """What trying a boundary is worth, by the odds that it opens."""
        scene, outlook = self.scene, self.outlook
        cell, edge = way // 4, scene.board.edge[way]
        through = self._arrive(scene.board.neighbour[way], left)
        held = self._value(self.is_ours, cell)
        if outlook.ground.signs[edge] == LOCKED_SIGN:
            force = scene.params.force_chance / 100
            return force * through + (1 - force) * held
        bumped = max(
            self._hope(cell, left * _PROGRESS * self.is_ours),
            self._stop(cell, left),
        )
        if scene.params.level == 2:
            bumped += _HOLD * (held - bumped)
        odds = outlook.ground.odds[edge] / 100
        return odds * through + (1 - odds) * bumped

    def _arrive(self, cell: int, left: int) -> float:
        if self.is_ours and cell == self.scene.home:
            return 1.0
        if cell == self.foe:
            return self._battle(cell, left)
        return max(self._hope(cell, left * _PROGRESS), self._stop(cell, left))

    def _stop(self, cell: int, left: int) -> float:
        """The best end of this turn from here that meets nobody."""
        shut = self.dragon
        if self.foe >= 0 and self.foe != cell:
            shut |= 1 << self.foe
        return self._best_stop(self.is_ours, cell, left, shut)
