"""What an analysis knows about Dungeon of Dooom: the round over gold to an exit, and wounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from waystone.bots.coach import CELLS, NOBODYS, Coach, HiddenThing, Said, Weights
from waystone.games.dooom.actions import ACTIONS
from waystone.games.dooom.board import (
    EXIT,
    FULL_AP,
    GOLD,
    LANTERN_BIT,
    SWORD_BIT,
    WALL,
    Dungeon,
    amount_of,
    letter_of,
)
from waystone.games.dooom.bots.hunter import HUNTER
from waystone.games.dooom.options import Params
from waystone.games.dooom.rules import goal_of
from waystone.games.dooom.state import ALIVE, DooomState
from waystone.games.dooom.view import DooomView
from waystone.kernel.action import Action
from waystone.kernel.bot import Bot, Budget
from waystone.kernel.dice import Dice
from waystone.kernel.rules import Rules

_FAR: Final = 200
_MOST_KEPT: Final = 4000
_LONG: Final = 10.0


class Walks:
    """How far it is from one tile of a dungeon to all others; those asked for are kept."""

    def __init__(self) -> None:
        self.dungeon: Dungeon | None = None
        self.known: dict[int, list[int]] = {}

    def spread(self, dungeon: Dungeon, start: int) -> list[int]:
        """Steps from a tile to every other, _FAR where no way leads."""
        if dungeon is not self.dungeon or len(self.known) > _MOST_KEPT:
            self.dungeon, self.known = dungeon, {}
        found = self.known.get(start)
        if found is None:
            found = self.known[start] = spread(dungeon, start)
        return found


def spread(dungeon: Dungeon, start: int) -> list[int]:
    """The same, walked."""
    ground = dungeon.ground
    north, east, south, west = dungeon.steps
    steps = [_FAR] * len(ground)
    steps[start] = 0
    reached = [start]
    for cell in reached:
        on = steps[cell] + 1
        for near in (cell + north, cell + east, cell + south, cell + west):
            if steps[near] == _FAR and ground[near] != WALL:
                steps[near] = on
                reached.append(near)
    return steps


class DooomCoach(Coach[DooomState, DooomView]):
    """What counts is how long the round to an exit is: it tells the worth of a step at once."""

    quick = "hunter"
    longest = 0
    stands_still = True

    def __init__(self, rules: Rules[DooomState, DooomView], weights: Weights) -> None:
        super().__init__(rules, weights)
        self.params: Final = Params(rules.settings)
        self.walks: Final = Walks()

    def player(self, dice: Dice) -> Bot[DooomView]:
        """A hunter."""
        return HUNTER.make(self.rules, dice, Budget())

    def features(self, state: DooomState, seat: int) -> Sequence[float]:
        """Turns of the round, gold that is missing, what is known of it, wounds, gear, the turn."""
        if state.status[seat] != ALIVE:
            return ()
        goal = goal_of(self.params, state)
        missing = max(0, goal - state.gold[seat])
        points = FULL_AP - state.gear[seat].bit_count()
        left = state.ap if state.turn == seat else 0
        turns = max(0, self.round_of(state, seat, missing) - left) / points
        knows_exit = self.has_seen(state, seat, EXIT)
        short = missing > 0 and not self.gold_lying(state)
        return [
            turns / _LONG,
            min(1.0, turns / 3.0),
            min(1.0, turns),
            missing / 4.0,
            float(missing == 0),
            float(missing == 0 and knows_exit),
            float(knows_exit),
            min(2, state.hp[seat]) / 2.0,
            float(state.hp[seat] == 1),
            float(bool(state.gear[seat] & SWORD_BIT)),
            float(bool(state.gear[seat] & LANTERN_BIT)),
            float(state.turn == seat),
            float(short),
        ]

    def round_of(self, state: DooomState, seat: int, missing: int) -> int:
        """Steps over the nearest piles, one after the other, to an exit; each costs one more."""
        dungeon, here = state.dungeon, state.place[seat]
        piles = self.piles(state)
        length = 0
        while missing > 0 and piles:
            ways = self.walks.spread(dungeon, here)
            here = min(piles, key=ways.__getitem__)
            length += ways[here] + 1
            missing -= piles.pop(here)
        ways = self.walks.spread(dungeon, here)
        nearest = min((ways[cell] for cell in exits_of(dungeon)), default=_FAR)
        return min(_FAR, length + nearest + (40 * missing if missing > 0 else 0))

    def piles(self, state: DooomState) -> dict[int, int]:
        """The gold that lies about, by cell."""
        found = {
            cell: amount_of(what)
            for cell, what in state.dungeon.things.items()
            if letter_of(what) == GOLD and cell not in state.altered
        }
        for cell, what in state.altered.items():
            if what and letter_of(what) == GOLD:
                found[cell] = amount_of(what)
        return found

    def gold_lying(self, state: DooomState) -> int:
        """How much there is to pick up."""
        return sum(self.piles(state).values())

    def has_seen(self, state: DooomState, seat: int, letter: int) -> bool:
        """Whether a player remembers such a tile."""
        return any(letter in row for row in state.memory[seat].rows)

    def hidden_things(self, state: DooomState, view: DooomView) -> list[HiddenThing]:
        """Gold, exits, and the others, counted from the own start tile; see `place_of`."""
        if view.own is None:
            return []
        start, seen = state.start[view.seat], _seen(state, view)
        found: list[HiddenThing] = []
        for cell in self.piles(state):
            if cell not in seen:
                found.append(HiddenThing("gold", NOBODYS, CELLS, place_of(state, start, cell)))
        for cell in exits_of(state.dungeon):
            if cell not in seen:
                found.append(HiddenThing("exit", NOBODYS, CELLS, place_of(state, start, cell)))
        for seat, cell in enumerate(state.place):
            if seat != view.seat and state.status[seat] == ALIVE and cell not in seen:
                found.append(HiddenThing("rival", seat, CELLS, place_of(state, start, cell)))
        return found

    def reasons(
        self, view: DooomView, played: Action, better: Action, imagined: Sequence[DooomState]
    ) -> list[Said]:
        """By what lies here, or by whether the step leads nearer to gold or exit."""
        if view.own is None or not imagined:
            return []
        if better is ACTIONS.pick_up:
            return [("dm_take", {"gold": view.own.gold, "goal": view.goal})]
        near, far = (self._nearer(each, imagined, view.seat) for each in (better, played))
        rich = view.own.gold >= view.goal
        if near != far and near >= 0:
            name = "dm_to_exit" if rich else "dm_to_gold"
            return [(name, {"share": near, "rest": max(0, far)})]
        if better in ACTIONS.attacks:
            return [("dm_strike", {})]
        if played in ACTIONS.attacks:
            return [("dm_no_strike", {})]
        if played is ACTIONS.end_turn:
            return [("dm_points", {"count": view.own.ap})]
        return []

    def _nearer(self, action: Action, imagined: Sequence[DooomState], seat: int) -> int:
        """In how many per cent of the imagined dungeons a step shortens the round; -1 if it is
        no step."""
        if action not in ACTIONS.moves:
            return 0 if action is ACTIONS.end_turn else -1
        way, good = ACTIONS.moves.index(action), 0
        for state in imagined:
            missing = max(0, goal_of(self.params, state) - state.gold[seat])
            before, here = self.round_of(state, seat, missing), state.place[seat]
            near = here + state.dungeon.steps[way]
            if state.dungeon.ground[near] != WALL:
                state.place[seat] = near
                good += self.round_of(state, seat, missing) < before
                state.place[seat] = here
        return round(100 * good / len(imagined))


def exits_of(dungeon: Dungeon) -> list[int]:
    """The exits of a dungeon."""
    found, at = [], dungeon.ground.find(EXIT)
    while at >= 0:
        found.append(at)
        at = dungeon.ground.find(EXIT, at + 1)
    return found


def place_of(state: DooomState, start: int, cell: int) -> int:
    """A tile as a number that needs no map: rows and columns from the own start tile, a thousand
    to a row, from a thousand rows and columns before it."""
    stride = state.dungeon.stride
    row, column = cell // stride - start // stride, cell % stride - start % stride
    return (row + 500) * 1000 + column + 500


def _seen(state: DooomState, view: DooomView) -> set[int]:
    """The tiles in sight now: what is there needs no guess."""
    own = view.own
    assert own is not None
    reach, stride = len(own.window) // 2, state.dungeon.stride
    corner = state.place[view.seat] - reach * stride - reach
    return {
        corner + down * stride + right
        for down, line in enumerate(own.window)
        for right, letter in enumerate(line)
        if letter != "X"
    }
