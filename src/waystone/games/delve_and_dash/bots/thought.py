"""Thinking alone: what to try next between a labyrinth half known and a dragon awake."""

from __future__ import annotations

from typing import Final

from waystone.games.delve_and_dash.board import LOCKED_SIGN, NO_CELL, UNKNOWN_SIGN
from waystone.games.delve_and_dash.bots.campaign import Campaign
from waystone.games.delve_and_dash.bots.danger import Danger, price_of_hit
from waystone.games.delve_and_dash.bots.ground import Ground
from waystone.games.delve_and_dash.bots.knight import STAY, hinted, possible_lairs
from waystone.games.delve_and_dash.bots.map import FAR, cost_to_go, discs
from waystone.games.delve_and_dash.bots.pursuit import Pursuit
from waystone.games.delve_and_dash.bots.scene import Scene

_ATTEMPTS: Final = 8
_TURN: Final = 250
_HOLD: Final = 2  # per cent of unknown boundaries on level 2 that hold as locked doors


class Thought:
    """One decision: what is known, what is wanted, what could be done."""

    def __init__(self, scene: Scene, boldness: int) -> None:
        view, law = scene.view, scene.law
        lives = view.warriors[view.seat].lives
        self.scene: Final = scene
        self.ground: Final = Ground(scene.board, view.boundaries)
        self.pursuit: Final = Pursuit(scene, law.base_moves + law.life_moves * lives)
        self.hits: Final = [price_of_hit(lives, carrying, boldness) for carrying in (False, True)]
        self.candidates: Final = self._candidates()
        goals = dict.fromkeys([scene.home] if scene.carrying else self.candidates, 0)
        self.costs: Final = cost_to_go(scene.board, self.ground.price, goals, NO_CELL)
        self.danger: Final = self._danger(self.ground, scene.carrying)
        self.campaign: Final = Campaign(self.danger, self.costs, goals, _TURN * (8 + boldness) // 8)

    def _candidates(self) -> list[int]:
        scene = self.scene
        if scene.treasure != NO_CELL:
            return [scene.treasure]
        return [] if scene.view.found else hinted(scene)

    def _danger(self, ground: Ground, carrying: bool) -> Danger:
        return Danger(ground, self.pursuit, self.scene.dragon, carrying, self.hits[carrying])

    def decide(self) -> int:
        """The direction to try, or STAY."""
        scene = self.scene
        paths = self._paths()
        worth, stop = self.campaign.best_stop(scene.here, scene.left)
        best_way = paths[stop][1]
        for value, way in self._ventures(paths):
            if value < worth:
                worth, best_way = value, way
        return best_way

    def _paths(self) -> dict[int, tuple[int, int]]:
        """Chambers in sure reach: how many moves, and the first way."""
        scene, ground = self.scene, self.ground
        found = {scene.here: (0, STAY)}
        edge = [scene.here]
        for moves in range(1, scene.left + 1):
            reached = []
            for cell in edge:
                for way in range(cell * 4, cell * 4 + 4):
                    near = scene.board.neighbour[way]
                    if near not in found and near != scene.dragon and ground.is_sure(way):
                        found[near] = (moves, way % 4 if cell == scene.here else found[cell][1])
                        reached.append(near)
            edge = reached
        return found

    def _ventures(self, paths: dict[int, tuple[int, int]]) -> list[tuple[int, int]]:
        """Attempts whose result is open and walks to chambers that may hold the treasure."""
        found = []
        attempts = []
        for cell, (moves, first) in paths.items():
            left = self.scene.left - moves
            if not self.scene.carrying and cell in self.candidates and moves:
                found.append((self.costs[cell] + self._arrive(self.ground, cell, left), first))
            if left:
                attempts += self._attempts_at(cell, left, first)
        attempts.sort()
        found += [
            (rough + self._attempt(way, left), first)
            for rough, way, left, first in attempts[:_ATTEMPTS]
        ]
        return found

    def _attempts_at(self, cell: int, left: int, first: int) -> list[tuple[int, int, int, int]]:
        scene, ground = self.scene, self.ground
        found = []
        for way in range(cell * 4, cell * 4 + 4):
            edge = scene.board.edge[way]
            if edge < 0 or scene.board.neighbour[way] == scene.dragon:
                continue
            if ground.signs[edge] in (UNKNOWN_SIGN, LOCKED_SIGN):
                rough = ground.price[way] + self.costs[scene.board.neighbour[way]]
                found.append((rough, way, left, way % 4 if first == STAY else first))
        return found

    def _attempt(self, way: int, left: int) -> int:
        """The expected risk of trying an unknown boundary or a locked door."""
        scene, ground, cell = self.scene, self.ground, way // 4
        edge, far = scene.board.edge[way], scene.board.neighbour[way]
        through = self._arrive(ground.crossed(way), far, left - 1)
        if ground.signs[edge] == LOCKED_SIGN:
            chance = scene.law.force_chance
            return (chance * through + (100 - chance) * self.danger.risk(cell)) // 100
        odds = ground.odds[edge]
        risk = odds * through + (100 - odds) * self.danger.least(cell, left - 1)
        if scene.law.level == 2:
            risk += _HOLD * self.danger.risk(cell)
        return risk // 100

    def _arrive(self, ground: Ground, cell: int, left: int) -> int:
        """The expected risk of standing here with moves left, the treasure perhaps in hand."""
        carrying = self.scene.carrying
        if carrying or cell not in self.candidates:
            return (
                0
                if carrying and cell == self.scene.home
                else self._least(ground, carrying, cell, left)
            )
        number = len(self.candidates)
        full = self._least(ground, True, cell, min(left, self.scene.law.carrier_moves))
        if number == 1:
            return full
        return (full + (number - 1) * self._least(ground, False, cell, left)) // number

    def _least(self, ground: Ground, carrying: bool, cell: int, left: int) -> int:
        if ground is self.ground and carrying == self.scene.carrying:
            return self.danger.least(cell, left)
        return self._danger(ground, carrying).least(cell, left)


def explore(scene: Scene) -> int:
    """Map what can be mapped without waking the dragon, then the least likely to wake it."""
    ground = Ground(scene.board, scene.view.boundaries)
    lairs = possible_lairs(scene)
    hearing = discs(scene.board, scene.law.wake_distance)
    number = max(1, lairs.bit_count())
    goals: dict[int, int] = {}
    worth: dict[int, int] = {}
    for way, edge in enumerate(scene.board.edge):
        if edge >= 0 and ground.signs[edge] == UNKNOWN_SIGN:
            far = scene.board.neighbour[way]
            alarm = 0
            if scene.view.visited[far] == "0":
                alarm = 100000 * (lairs & hearing[far]).bit_count() // number
            worth[way] = alarm + 100
            goals[way // 4] = min(alarm + 100, goals.get(way // 4, FAR))
    price = [
        0 if edge >= 0 and ground.signs[edge] == UNKNOWN_SIGN else cost
        for cost, edge in zip(ground.price, scene.board.edge, strict=True)
    ]
    costs = cost_to_go(scene.board, price, goals, NO_CELL)
    best, chosen = FAR * 2, 0
    for way in range(scene.here * 4, scene.here * 4 + 4):
        value = worth.get(way, FAR * 2)
        if price[way]:
            value = price[way] + costs[scene.board.neighbour[way]]
        if value < best:
            best, chosen = value, way % 4
    return chosen
