"""Thinking alone: what to try next between a labyrinth half known and a dragon awake."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from waystone.games.delve_and_dash.board import LOCKED_SIGN, NO_CELL, UNKNOWN_SIGN
from waystone.games.delve_and_dash.bots.campaign import Campaign
from waystone.games.delve_and_dash.bots.danger import Danger, price_of_hit
from waystone.games.delve_and_dash.bots.ground import KnownGround
from waystone.games.delve_and_dash.bots.knight import STAY, hinted, possible_lairs
from waystone.games.delve_and_dash.bots.map import (
    CLOSED,
    FAR,
    GUESS,
    MOVE,
    cost_to_go,
    discs,
)
from waystone.games.delve_and_dash.bots.pursuit import Pursuit
from waystone.games.delve_and_dash.bots.scene import Scene
from waystone.kernel.bot import Limit

_ATTEMPTS: Final = 8
_TURN: Final = 250  # hundredths of a move that a turn costs a lone warrior
_WAKING: Final = 100_000  # what waking costs: more than any detour
_HOLD: Final = 2  # per cent of unknown boundaries on level 2 that hold as locked doors


def candidates(scene: Scene) -> list[int]:
    """Where the treasure lies or may lie; nowhere while somebody carries it."""
    if scene.treasure != NO_CELL:
        return [scene.treasure]
    return [] if scene.view.found else hinted(scene)


class DragonRisk:
    """The expected risk of an attempt: what the dragon does in the turns after it."""

    def __init__(self, scene: Scene, hits: Sequence[int]) -> None:
        view, params = scene.view, scene.params
        lives = view.warriors[view.seat].lives
        self.scene: Final = scene
        self.hits: Final = hits
        self.ground: Final = KnownGround(scene.board, view.boundaries)
        self.pursuit: Final = Pursuit(scene, params.base_moves + params.life_moves * lives)
        self.candidates: Final = candidates(scene)
        self.danger: Final = self._danger(self.ground, scene.carrying)

    def _danger(self, ground: KnownGround, carrying: bool) -> Danger:
        return Danger(ground, self.pursuit, self.scene.dragon, carrying, self.hits[carrying])

    def attempt(self, way: int, left: int) -> int:
        """The expected risk of trying a boundary with so many moves left."""
        scene, ground, cell = self.scene, self.ground, way // 4
        edge, far = scene.board.edge[way], scene.board.neighbour[way]
        through = self.arrive(ground.crossed(way), far, left - 1)
        if ground.signs[edge] == LOCKED_SIGN:
            chance = scene.params.force_chance
            return (chance * through + (100 - chance) * self.danger.risk(cell)) // 100
        odds = ground.odds[edge]
        risk = odds * through + (100 - odds) * self.danger.least(cell, left - 1)
        if scene.params.level == 2 and odds < 100:
            risk += _HOLD * self.danger.risk(cell)
        return risk // 100

    def arrive(self, ground: KnownGround, cell: int, left: int) -> int:
        """The expected risk of standing here with moves left, the treasure perhaps in hand."""
        carrying = self.scene.carrying
        if carrying or cell not in self.candidates:
            return (
                0
                if carrying and cell == self.scene.home
                else self._least(ground, carrying, cell, left)
            )
        number = len(self.candidates)
        full = self._least(ground, True, cell, min(left, self.scene.params.carrier_moves))
        if number == 1:
            return full
        return (full + (number - 1) * self._least(ground, False, cell, left)) // number

    def _least(self, ground: KnownGround, carrying: bool, cell: int, left: int) -> int:
        if ground is self.ground and carrying == self.scene.carrying:
            return self.danger.least(cell, left)
        return self._danger(ground, carrying).least(cell, left)


class Thought(DragonRisk):
    """One decision of a lone warrior: what is wanted, and what could be done."""

    def __init__(self, scene: Scene, boldness: int) -> None:
        lives = scene.view.warriors[scene.view.seat].lives
        super().__init__(scene, [price_of_hit(lives, full, boldness) for full in (False, True)])
        goals = dict.fromkeys([scene.home] if scene.carrying else self.candidates, 0)
        self.costs: Final = cost_to_go(scene.board, self.ground.price, goals, NO_CELL)
        self.campaign: Final = Campaign(self.danger, self.costs, goals, _TURN * (8 + boldness) // 8)

    def decide(self, limit: Limit) -> int:
        """The direction to try, or STAY."""
        scene, campaign = self.scene, self.campaign
        paths = self._paths()
        worth, way = min(self._ventures(paths), default=(FAR * 8, STAY))
        if worth <= campaign.turn + campaign.least:
            return way  # no later turn can promise more
        later, stop = campaign.best_stop(scene.here, scene.left, limit)
        return way if worth < later else paths[stop][1]

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
                found.append((self.costs[cell] + self.arrive(self.ground, cell, left), first))
            if left:
                attempts += self._attempts_at(cell, left, first)
        attempts.sort()
        found += [
            (rough + self.attempt(way, left), first)
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


def explore(scene: Scene) -> int:
    """Map what can be mapped without waking the dragon, then what is least likely to wake it."""
    neighbour, price = scene.board.neighbour, scene.price
    alarm = _alarms(scene)
    goals: dict[int, int] = {}
    for way, toll in enumerate(price):
        if toll == GUESS:
            goals[way // 4] = min(alarm[neighbour[way]], goals.get(way // 4, FAR))
    costs = cost_to_go(scene.board, price, goals, NO_CELL, known_only=True)
    values = []
    for way in range(scene.here * 4, scene.here * 4 + 4):
        if price[way] == CLOSED:
            values.append(FAR * 2)
        elif price[way] == GUESS:
            values.append(alarm[neighbour[way]])
        else:
            values.append(price[way] + costs[neighbour[way]])
    return values.index(min(values))


def _alarms(scene: Scene) -> list[int]:
    """What a step into each chamber costs: mostly the chance that it wakes the dragon (DD-53)."""
    lairs = possible_lairs(scene)
    hearing = discs(scene.board, scene.params.wake_distance)
    number = max(1, lairs.bit_count())
    return [
        MOVE + _WAKING * (lairs & hearing[cell]).bit_count() // number
        if scene.view.visited[cell] == "0"
        else MOVE
        for cell in range(scene.board.cells)
    ]
