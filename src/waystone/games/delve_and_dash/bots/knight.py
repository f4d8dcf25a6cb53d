"""The manual's computer opponent: phases, costs, and a wary eye on the dragon (DD-99 to DD-107)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from waystone.games.delve_and_dash.actions import FIRST_MOVE_ID, NEXT_TURN_ID
from waystone.games.delve_and_dash.board import NO_CELL, UNKNOWN_SIGN
from waystone.games.delve_and_dash.bots.map import (
    CLOSED,
    FAR,
    FORCE,
    GUESS,
    MOVE,
    cells_of,
    cost_to_go,
    discs,
    walks,
)
from waystone.games.delve_and_dash.bots.scene import Scene, pick_waystone
from waystone.games.delve_and_dash.bots.trace import DragonTrace
from waystone.games.delve_and_dash.flight import fly
from waystone.games.delve_and_dash.options import Params
from waystone.games.delve_and_dash.view import DelveView
from waystone.kernel.action import Action
from waystone.kernel.bot import Bot, BotKind, Budget
from waystone.kernel.dice import Dice
from waystone.kernel.event import Event
from waystone.kernel.rules import Rules
from waystone.words.en.delve_and_dash_listing import Words

EXPLORE: Final = "Explore"
SEEK_HINT: Final = "Seek Hint"
SEEK_TREASURE: Final = "Seek Treasure"
RETURN: Final = "Return to Base"
HUNT: Final = "Hunt Player"
EVADE: Final = "Evade Dragon"

STAY: Final = -1
"""Instead of a direction: end the turn."""
_PATIENCE: Final = 120  # how much worse than staying an attempt may be (DD-105)
_STALLED_TURNS: Final = 3
_RISK: Final = 400  # what a stop in reach of the dragon costs a carrier who must move on
_MOST_REPEATS: Final = (
    3  # turns that a carrier begins in one chamber with the dragon in one (DD-111)
)


class KnightPlan:
    """A phase, the cost to go from each chamber, and what each of the four attempts is worth."""

    def __init__(self, phase: str, costs: list[int], values: list[int]) -> None:
        self.phase: Final = phase
        self.costs: Final = costs
        self.values: Final = values


def trigger(scene: Scene) -> str:
    """The first phase whose trigger holds (DD-100)."""
    if scene.carrying:
        return RETURN
    if scene.other_carries:
        return HUNT
    if scene.treasure != NO_CELL:
        return SEEK_TREASURE
    return SEEK_HINT if scene.view.awake else EXPLORE


def plan(scene: Scene) -> KnightPlan:
    """Goals by phase, and each attempt's cost to reach one (DD-100, DD-101)."""
    phase = trigger(scene)
    if phase == EXPLORE:
        return plan_exploring(scene, _promises(scene))
    costs = cost_to_go(scene.board, scene.price, goals_of(scene, phase), scene.dragon)
    return KnightPlan(phase, costs, [_value(scene, costs, way) for way in range(4)])


def goals_of(scene: Scene, phase: str) -> dict[int, int]:
    """The goal chambers of a phase (DD-100)."""
    if phase == RETURN:
        return {scene.home: 0}
    if phase == HUNT:
        return {scene.other: 0}
    if phase == SEEK_TREASURE:
        return {scene.treasure: 0}
    return dict.fromkeys(hinted(scene), 0)


def hinted(scene: Scene) -> list[int]:
    """Unvisited chambers near the lair and not near home; all of them when none is unvisited."""
    params, lair = scene.params, scene.view.lair
    assert lair is not None
    pool = cells_of(
        discs(params.board, params.treasure_reach)[lair]
        & ~discs(params.board, params.treasure_gap - 1)[scene.home]
    )
    return [cell for cell in pool if scene.view.visited[cell] == "0"] or pool


def _value(scene: Scene, costs: list[int], way: int) -> int:
    toll = scene.price[scene.here * 4 + way]
    return FAR if toll == CLOSED else toll + costs[scene.board.neighbour[scene.here * 4 + way]]


def plan_exploring(scene: Scene, promise: list[int]) -> KnightPlan:
    """The unknown boundary with the least way and the most promising far chamber (DD-103)."""
    neighbour, goals = scene.board.neighbour, dict[int, int]()
    for way, toll in enumerate(scene.price):
        if toll == GUESS:
            goals[way // 4] = min(promise[neighbour[way]], goals.get(way // 4, FAR))
    costs = cost_to_go(scene.board, scene.price, goals, NO_CELL, known_only=True)
    values = [_value(scene, costs, way) for way in range(4)]
    for way in range(4):
        if scene.price[scene.here * 4 + way] == GUESS:
            values[way] = promise[neighbour[scene.here * 4 + way]]
    return KnightPlan(EXPLORE, costs, values)


def _promises(scene: Scene) -> list[int]:
    """What an attempt is worth by its far chamber: likely to wake, not seen, central (DD-103)."""
    board, visited = scene.board, scene.view.visited
    hearing = discs(board, scene.params.wake_distance)
    lairs = possible_lairs(scene)
    size, number = board.size, max(1, lairs.bit_count())
    middle = board.steps_apart[(size // 2 - 1) * (size + 1)]
    return [
        MOVE
        - 200 * (lairs & hearing[cell]).bit_count() // number
        + (250 if visited[cell] != "0" else 0)
        + 5 * middle[cell]
        for cell in range(board.cells)
    ]


def possible_lairs(scene: Scene) -> int:
    """Chambers far from home from which nobody would have been heard yet, a bit each (DD-103)."""
    params, board = scene.params, scene.board
    hearing = discs(board, params.wake_distance)
    ruled_out = discs(board, params.lair_gap - 1)[scene.home]
    for cell, digit in enumerate(scene.view.visited):
        if digit != "0":
            ruled_out |= hearing[cell]
    return ((1 << board.cells) - 1) & ~ruled_out


class Stall:
    """Notices turns that lead nowhere (DD-106)."""

    def __init__(self) -> None:
        self.phase = ""
        self.unknown = 0
        self.least = FAR
        self.turns = 0

    def begin_turn(self, phase: str, unknown: int, cost: int) -> bool:
        """Whether this turn should be spent on drawing the dragon away."""
        if phase != self.phase or unknown < self.unknown or cost < self.least:
            self.phase, self.unknown, self.least, self.turns = phase, unknown, cost, 0
            return False
        self.turns += 1
        if self.turns < _STALLED_TURNS:
            return False
        self.turns, self.least = 0, FAR
        return True


class Impasse:
    """Notices a carrier that stands before the same dragon again and again (DD-111)."""

    def __init__(self) -> None:
        self.times: dict[tuple[int, int], int] = {}

    def begin_turn(self, scene: Scene) -> bool:
        """Whether turns have repeated so often that they must lead elsewhere from now on."""
        if not scene.carrying:
            self.times.clear()
            return False
        pair = (scene.here, scene.dragon)
        self.times[pair] = self.times.get(pair, 0) + 1
        return max(self.times.values()) >= _MOST_REPEATS

    def way_out(self, scene: Scene, intent: KnightPlan) -> int:
        """To the best stop that is not worn out, be it farther or in reach of the dragon."""
        near = walks(scene.board, scene.price, scene.here, scene.left, scene.dragon)
        stops = [cell for cell in near if not self._is_worn(scene, cell)]
        if not stops:
            ways = open_ways(scene)
            return min(ways, key=lambda way: intent.values[way]) if ways else way_through(scene)
        best = min(
            stops, key=lambda cell: intent.costs[cell] + _RISK * (not scene.is_safe(cell, True))
        )
        return near[best] if best != scene.here else _probe(scene, intent)

    def _is_worn(self, scene: Scene, cell: int) -> bool:
        """Whether a turn has begun often enough as the next one would after a stop here.

        Before a stranger's waystone the dragon stays too: who waits there gains nothing.
        """
        ahead = fly(scene.board, scene.dragon, cell, (scene.home,))
        dragons = (ahead, scene.dragon) if cell == scene.here else (ahead,)
        return any(self.times.get((cell, each), 0) >= _MOST_REPEATS for each in dragons)


def _probe(scene: Scene, intent: KnightPlan) -> int:
    """What is not known here, then a locked door; else the turn may end."""
    for toll in (GUESS, FORCE):
        ways = [way for way in open_ways(scene) if scene.price[scene.here * 4 + way] == toll]
        if ways:
            return min(ways, key=lambda way: intent.values[way])
    return STAY


class Knight(Bot[DelveView]):
    """Plays by the computer's section of the manual, on the view alone (DD-99)."""

    watches = True

    def __init__(self, params: Params, dice: Dice, erring: int) -> None:
        self.params: Final = params
        self.dice: Final = dice
        self.erring: Final = erring
        self.trace: Final = DragonTrace(params)
        self.stall: Final = Stall()
        self.turn = NO_TURN
        self.attempts = 0
        self.marked = 0
        self.luring = False
        self.impasse: Final = Impasse()
        self.pressing = False

    def watch(self, heard: list[Event], view: DelveView) -> None:
        """Follow the dragon."""
        self.trace.hear(heard, view)

    def choose(self, view: DelveView, legal: Sequence[Action]) -> Action:
        """A rim chamber as waystone, then one attempt at a time."""
        if view.phase == "choosing":
            return self._pick_waystone(view, legal)
        scene = Scene(self.params, view, self.trace.place(view))
        intent = self._plan(scene)
        if not view.free and view.round != self.turn:
            self._begin_turn(scene, intent)
        self.phase = intent.phase
        way = self._walk_home(scene)
        if way == STAY:
            way = self._err(scene, self._decide(scene, intent))
        self.attempts += 1
        return next(action for action in legal if action.id == action_id(way))

    def _pick_waystone(self, view: DelveView, legal: Sequence[Action]) -> Action:
        return pick_waystone(self.params.board, legal, self.dice)

    def _plan(self, scene: Scene) -> KnightPlan:
        return plan(scene)

    def _begin_turn(self, scene: Scene, intent: KnightPlan) -> None:
        """Draw whether and where to err (DD-107); see whether nothing moves on (DD-106)."""
        self.turn = scene.view.round
        self.attempts = 0
        # Erring is a courtesy to an opponent: who plays alone does without it.
        erring = scene.view.mode != "solo" and self.dice.chance(self.erring)
        self.marked = self.dice.roll(max(1, scene.left)) if erring else 0
        unknown = scene.view.boundaries.count(UNKNOWN_SIGN)
        self.luring = self.stall.begin_turn(intent.phase, unknown, intent.costs[scene.here])
        self.pressing = self.impasse.begin_turn(scene)

    def _walk_home(self, scene: Scene) -> int:
        """With the treasure and home in reach nothing else counts (DD-102)."""
        if not scene.carrying:
            return STAY
        return walks(scene.board, scene.price, scene.here, scene.left, scene.dragon).get(
            scene.home, STAY
        )

    def _err(self, scene: Scene, way: int) -> int:
        """At the marked step any attempt that does not meet the dragon (DD-107)."""
        if way == STAY or self.attempts + 1 != self.marked:
            return way
        return random_attempt(scene, self.dice)

    def _decide(self, scene: Scene, intent: KnightPlan) -> int:
        """The best acceptable attempt, or none when staying is wiser (DD-105, DD-111)."""
        if self.pressing and scene.carrying:
            return self.impasse.way_out(scene, intent)
        values = _luring_values(scene) if self.luring else intent.values
        ways = open_ways(scene)
        fit = [way for way in ways if is_acceptable(scene, way)]
        if not fit:
            return self._evade(scene, ways, values)
        best = min(fit, key=lambda way: values[way])
        if scene.view.free or values[best] <= self._staying(scene, intent, values) + _PATIENCE:
            return best
        if not scene.is_safe(scene.here, scene.carrying):
            return best
        self.phase = EVADE
        return STAY

    def _staying(self, scene: Scene, intent: KnightPlan, values: list[int]) -> int:
        if self.luring:
            return _luring_gain(scene, scene.here)
        # Who stands on a treasure that fell there must step out and in again.
        return intent.costs[scene.here] or min(values)

    def _evade(self, scene: Scene, ways: list[int], values: list[int]) -> int:
        """To the nearest safe chamber by sure ways; without one the best value counts (DD-105)."""
        self.phase = EVADE
        near = walks(scene.board, scene.price, scene.here, scene.left, scene.dragon)
        for cell, way in near.items():
            if scene.is_safe(cell, scene.carrying):
                return way
        if ways or not self.luring:
            return min(ways, key=lambda way: values[way], default=STAY)
        return way_through(scene)


NO_TURN: Final = 0


def action_id(way: int) -> int:
    """The alphabet's place of a direction, or of ending the turn."""
    return NEXT_TURN_ID if way == STAY else FIRST_MOVE_ID + way


def open_ways(scene: Scene) -> list[int]:
    """Directions to try: not closed and not into the dragon."""
    base = scene.here * 4
    return [
        way
        for way in range(4)
        if scene.price[base + way] != CLOSED and scene.board.neighbour[base + way] != scene.dragon
    ]


def way_through(scene: Scene) -> int:
    """Into the dragon, for who stands besieged in a dead end for good; STAY if it is elsewhere.

    A dead warrior's waystone shelters a visitor, and the dragon waits before it for ever (DD-60).
    """
    base = scene.here * 4
    ways = [way for way in range(4) if scene.price[base + way] != CLOSED]
    return ways[0] if ways and not open_ways(scene) else STAY


def is_acceptable(scene: Scene, way: int) -> bool:
    """Whether safety stays in reach whatever the attempt shows (DD-105)."""
    if scene.dragon == NO_CELL:
        return True
    toll, far = scene.price[scene.here * 4 + way], scene.board.neighbour[scene.here * 4 + way]
    left = scene.left - 1
    if toll == GUESS and not scene.can_reach_safety(scene.here, left, scene.carrying):
        return False
    if toll == FORCE and not scene.is_safe(scene.here, scene.carrying):
        return False
    carrying = scene.takes_treasure(far)
    if carrying:
        left = min(left, scene.params.carrier_moves)
    return scene.can_reach_safety(far, left, carrying, scene.here * 4 + way)


def random_attempt(scene: Scene, dice: Dice) -> int:
    """Any direction but into the dragon; who has none ends the turn."""
    ways = open_ways(scene)
    return ways[dice.index(len(ways))] if ways else STAY


def _luring_values(scene: Scene) -> list[int]:
    base = scene.here * 4
    return [
        scene.price[base + way] + _luring_gain(scene, scene.board.neighbour[base + way])
        for way in range(4)
    ]


def _luring_gain(scene: Scene, cell: int) -> int:
    """Far from the lair and from the dragon (DD-106)."""
    lair, dragon = scene.view.lair, scene.dragon
    if lair is None or dragon == NO_CELL:
        return 0
    flights = scene.board.flights_apart[cell]
    return -200 * flights[lair] - 100 * flights[dragon]


def _make(game: Rules[Any, Any], dice: Dice, budget: Budget) -> Bot[DelveView]:
    params = Params(game.settings)
    return Knight(params, dice, params.cpu_random)


KNIGHT: Final = BotKind("knight", Words.bots["knight_help"], _make)
