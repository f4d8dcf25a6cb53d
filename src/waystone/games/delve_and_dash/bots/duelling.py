"""What a duel adds: guessing the other's waystone, mapping the way home, shunning battles."""

from __future__ import annotations

from typing import Final

from waystone.games.delve_and_dash.board import LOCKED_SIGN, NO_CELL, UNLOCKED_SIGN, Board
from waystone.games.delve_and_dash.bots.ground import KnownGround
from waystone.games.delve_and_dash.bots.knight import (
    EXPLORE,
    RETURN,
    STAY,
    KnightPlan,
    goals_of,
    plan_exploring,
    trigger,
)
from waystone.games.delve_and_dash.bots.map import (
    CLOSED,
    FAR,
    FORCE,
    MOVE,
    cost_to_go,
    prices,
    walks,
)
from waystone.games.delve_and_dash.bots.scene import Scene
from waystone.games.delve_and_dash.bots.thought import DragonRisk
from waystone.games.delve_and_dash.events import Stepped
from waystone.games.delve_and_dash.options import Params
from waystone.games.delve_and_dash.view import DelveView
from waystone.kernel.event import Event

_MEETING: Final = 500  # what a battle over our own treasure costs, in hundredths of a move
_HITS: Final = (0, 3000, 800, 400)  # what a hit costs in a duel, by lives left
_DROP: Final = 500
_LEEWAY: Final = 2
_SHELTER: Final = 60  # a door that locks behind a carrier is worth a part of a move
_DETOUR: Final = 0.2  # how much less likely a waystone is when its warrior walks away from it
_RIM: Final = 10.0
_HOMEWARD: Final = 35  # what each step from home adds to an attempt while the dragon sleeps
_SEEN: Final = 250
_BEST_GUESSES: Final = 6


def duel_plan(scene: Scene) -> KnightPlan:
    """The knight's plan with better guesses about boundaries, and without needless battles."""
    phase = trigger(scene)
    if phase == EXPLORE:
        return plan_exploring(scene, _promises(scene))
    toll = _tolls(scene, phase == RETURN)
    costs = cost_to_go(scene.board, toll, goals_of(scene, phase), scene.dragon)
    base = scene.here * 4
    values = [
        FAR if toll[way] == CLOSED else toll[way] + costs[scene.board.neighbour[way]]
        for way in range(base, base + 4)
    ]
    return KnightPlan(phase, costs, values)


def _promises(scene: Scene) -> list[int]:
    """New chambers near home: there the map is of more use than to the other."""
    apart, visited = scene.board.steps_apart[scene.home], scene.view.visited
    return [
        MOVE + _HOMEWARD * steps + (0 if visited[cell] == "0" else _SEEN)
        for cell, steps in enumerate(apart)
    ]


def _tolls(scene: Scene, is_carrier: bool) -> list[int]:
    """What ways cost in a duel: a carrier likes doors that lock behind, and shuns the hunter."""
    ground, board = KnownGround(scene.board, scene.view.boundaries), scene.board
    toll = ground.price
    for way, edge in enumerate(board.edge):
        if edge >= 0 and ground.signs[edge] == UNLOCKED_SIGN:
            toll[way] = _SHELTER if is_carrier else MOVE
        elif edge >= 0 and ground.signs[edge] == LOCKED_SIGN:
            toll[way] = FORCE
    if is_carrier:
        _shun(board, toll, scene.other)
    return toll


def _shun(board: Board, toll: list[int], cell: int) -> None:
    """Make every way into a chamber dearer."""
    for way in range(cell * 4, cell * 4 + 4):
        near = board.neighbour[way]
        if near >= 0 and toll[way] != CLOSED:
            toll[near * 4 + (way + 2) % 4] += _MEETING


def warily(scene: Scene, intent: KnightPlan) -> KnightPlan:
    """The same plan with the risk of the turns to come in every value, while we are hunted."""
    if not _is_prey(scene):
        return intent
    lives = min(3, scene.view.warriors[scene.view.seat].lives)
    foresight = DragonRisk(scene, (_HITS[lives], _HITS[lives] + _DROP))
    base, costs = scene.here * 4, intent.costs[:]
    costs[scene.here] += foresight.danger.risk(scene.here)
    values = [
        value
        if scene.price[base + way] == CLOSED or scene.board.neighbour[base + way] == scene.dragon
        else value + foresight.attempt(base + way, scene.left)
        for way, value in enumerate(intent.values)
    ]
    return KnightPlan(intent.phase, costs, values)


def _is_prey(scene: Scene) -> bool:
    """Whether the dragon hunts us, or soon may (DD-56)."""
    if scene.dragon == NO_CELL or scene.other_carries:
        return False
    flights = scene.board.flights_apart[scene.dragon]
    return scene.carrying or flights[scene.here] <= flights[scene.other] + _LEEWAY


def way_home_unmet(scene: Scene) -> int:
    """The first way of a sure walk home within this turn that meets nobody; STAY if none is."""
    price, board = scene.price[:], scene.board
    if scene.other != scene.home:  # at home victory comes before battle (DD-80)
        for way in range(scene.other * 4, scene.other * 4 + 4):
            if board.neighbour[way] >= 0:
                price[board.neighbour[way] * 4 + (way + 2) % 4] = CLOSED
    return walks(board, price, scene.here, scene.left, scene.dragon).get(scene.home, STAY)


class HomeBelief:
    """Where the other's waystone may be: by its start, by where it carried, by where it runs."""

    def __init__(self, params: Params) -> None:
        self.params: Final = params
        self.weights: dict[int, float] = {}
        self.place = -1

    def hear(self, heard: list[Event], view: DelveView) -> None:
        """Take in one step: who carries walks home."""
        other = 1 - view.seat
        if not self.weights:
            self.weights = self._first_guess(view, other)
        if view.dragon is not None:
            self.weights.pop(view.dragon, None)
        warrior = view.warriors[other]
        if warrior.carrying and warrior.cell is not None:
            self.weights.pop(warrior.cell, None)
            for event in heard:
                if isinstance(event, Stepped) and event.seat == other and self.place >= 0:
                    self._follow(view, self.place, event.cell)
        self.place = -1 if warrior.cell is None else warrior.cell

    def _first_guess(self, view: DelveView, other: int) -> dict[int, float]:
        """Chambers 2 to 4 from the start, the rim before the middle (DD-23)."""
        board, start = self.params.board, view.warriors[other].start
        if start is None:
            return {}
        if not self.params.start_near:
            return {start: 1.0}
        apart = board.steps_apart[start]
        near = [cell for cell in range(board.cells) if 2 <= apart[cell] <= 4]
        return {cell: _RIM if board.rim[cell] else 1.0 for cell in near}

    def _follow(self, view: DelveView, before: int, after: int) -> None:
        board, price = self.params.board, prices(self.params.board, view.boundaries)
        for home in self.weights:
            costs = cost_to_go(board, price, {home: 0}, -1)
            if costs[after] >= costs[before]:
                self.weights[home] *= _DETOUR

    def likely(self, view: DelveView) -> list[tuple[float, int]]:
        """The best guesses with their share of all, likeliest first."""
        lair, board = view.lair, self.params.board
        fit = [
            (weight, home)
            for home, weight in self.weights.items()
            if lair is None or board.steps_apart[lair][home] >= self.params.lair_gap
        ]
        total = sum(weight for weight, _ in fit)
        fit.sort(reverse=True)
        return [(weight / total, home) for weight, home in fit[:_BEST_GUESSES]] if total else []
