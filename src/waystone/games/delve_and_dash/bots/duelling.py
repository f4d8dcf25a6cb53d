"""What a duel adds: mapping the way home, shunning battles, wariness."""

from __future__ import annotations

from typing import Final

from waystone.games.delve_and_dash.board import LOCKED_SIGN, NO_CELL, UNLOCKED_SIGN, Board
from waystone.games.delve_and_dash.bots.ground import KnownGround
from waystone.games.delve_and_dash.bots.knight import (
    EXPLORE,
    RETURN,
    SEEK_HINT,
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
    walks,
)
from waystone.games.delve_and_dash.bots.quest import Quest
from waystone.games.delve_and_dash.bots.scene import Scene
from waystone.games.delve_and_dash.bots.thought import DragonRisk

_MEETING: Final = 500  # what a battle over our own treasure costs, in hundredths of a move
_HITS: Final = (0, 3000, 800, 400)  # what a hit costs in a duel, by lives left
_DROP: Final = 500
_LEEWAY: Final = 2
_SHELTER: Final = 60  # a door that locks behind a carrier is worth a part of a move
_HOMEWARD: Final = 35  # what each step from home adds to an attempt while the dragon sleeps
_SEEN: Final = 250


def duel_plan(scene: Scene) -> KnightPlan:
    """The knight's plan with better guesses about boundaries, and without needless battles."""
    phase = trigger(scene)
    if phase == EXPLORE:
        return plan_exploring(scene, _promises(scene))
    toll = _tolls(scene, phase == RETURN)
    goals = goals_of(scene, phase)
    if phase == SEEK_HINT and len(goals) > 1:
        goals = {Quest(scene, toll, list(goals)).best(): 0}
    costs = cost_to_go(scene.board, toll, goals, scene.dragon)
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
