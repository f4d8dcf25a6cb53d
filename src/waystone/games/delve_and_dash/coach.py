"""What an analysis knows about Delve & Dash: ways through the labyrinth, the dragon, the lives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from waystone.bots.coach import CELLS, EDGES, NOBODYS, Coach, HiddenThing, Said, Weights
from waystone.games.delve_and_dash.actions import (
    FIRST_MOVE_ID,
    FIRST_WAYSTONE_ID,
    NEXT_TURN_ID,
)
from waystone.games.delve_and_dash.board import (
    CHOOSING,
    KNOWN,
    LOCKED,
    NO_CELL,
    NO_SEAT,
    SOLO,
    UNKNOWN_SIGN,
    WALL,
)
from waystone.games.delve_and_dash.bots.expert import EXPERT
from waystone.games.delve_and_dash.bots.knight import KNIGHT
from waystone.games.delve_and_dash.bots.scene import Scene
from waystone.games.delve_and_dash.imagination import imagine_in
from waystone.games.delve_and_dash.options import Params
from waystone.games.delve_and_dash.state import DelveState
from waystone.games.delve_and_dash.view import DelveView
from waystone.kernel.action import Action
from waystone.kernel.bot import Bot, Budget
from waystone.kernel.dice import Dice
from waystone.kernel.rules import Rules

# What a warrior is up to; each has weights of its own.
_ASLEEP: Final = 0
_SEEKING: Final = 1
_FOUND: Final = 2
_CARRIER: Final = 3
_CHASER: Final = 4
_ROLES: Final = 5
_FACTS: Final = 10
_TOLL_OF_LOCK: Final = 2
_DRAGON_SIGHT: Final = 5
_STROLL: Final = 6
_ADVICE: Final = 150
_PLACEMENTS: Final = 2
"""Further ones in each imagined labyrinth."""
_CLEAR: Final = 8
"""Per cent that two shares must be apart to be a reason."""


class Ways:
    """How far every chamber is from one of them in the true labyrinth, and what is in the way:
    boundaries that nobody knows yet, and locks."""

    def __init__(self, params: Params, state: DelveState, start: int) -> None:
        board, boundaries = params.board, state.boundaries
        neighbour, edges = board.neighbour, board.edge
        steps = [-1] * board.cells
        tolls = [0] * board.cells
        if start != NO_CELL:
            steps[start] = 0
            reached = [start]
            for cell in reached:
                for way in range(cell * 4, cell * 4 + 4):
                    near = neighbour[way]
                    if near >= 0 and steps[near] < 0:
                        code: int = boundaries[edges[way]]
                        if code & 3 != WALL:
                            steps[near] = steps[cell] + 1
                            toll = 0 if code & KNOWN else 1
                            if code & LOCKED:
                                toll += _TOLL_OF_LOCK
                            tolls[near] = tolls[cell] + toll
                            reached.append(near)
        self.steps: Final = steps
        self.tolls: Final = tolls


class DelveCoach(Coach[DelveState, DelveView]):
    """Knights play on; what counts is who is sooner home with the treasure."""

    quick = "knight"
    longest = 40
    open_play = True
    most_choices = 8

    def __init__(self, rules: Rules[DelveState, DelveView], weights: Weights) -> None:
        super().__init__(rules, weights)
        self.params: Final = Params(rules.settings)

    def player(self, dice: Dice) -> Bot[DelveView]:
        """A knight."""
        return KNIGHT.make(self.rules, dice, Budget())

    def adviser(self, dice: Dice) -> Bot[DelveView]:
        """The expert."""
        return EXPERT.make(self.rules, dice, Budget(nodes=_ADVICE))

    def imagined(self, view: DelveView, dice: Dice, many: int) -> list[DelveState]:
        """Each labyrinth with some placements of all that is hidden in it."""
        found: list[DelveState] = []
        while len(found) < many:
            state = self.rules.imagine(view, dice)
            found.append(state)
            for _ in range(min(_PLACEMENTS, many - len(found))):
                found.append(imagine_in(self.params, view, state, dice))
        return found

    def is_blind(self, view: DelveView) -> bool:
        """The waystone is chosen before anybody has seen anything."""
        return view.phase == "choosing"

    def moment(self, state: DelveState) -> int:
        """Turns, counted."""
        return state.round * 2 + state.turn

    def is_settled(self, state: DelveState, seat: int, begun: int, done: int) -> bool:
        """At the seat's next turn; alone in the dark, where there are none, after some steps."""
        if state.phase == CHOOSING:
            return False
        if state.mode == SOLO and not state.awake:
            return done >= _STROLL
        return state.turn == seat and self.moment(state) > begun

    def features(self, state: DelveState, seat: int) -> Sequence[float]:
        """By what the warrior is up to: the turns that its way takes, and what may hinder it."""
        if state.lives[seat] <= 0:
            return ()
        if state.phase == CHOOSING or state.place[seat] == NO_CELL:
            return [0.0] * (_ROLES * _FACTS)
        role = role_of(state, seat)
        found = [0.0] * (_ROLES * _FACTS)
        at = role * _FACTS
        for fact in self._facts(state, seat, role):
            found[at] = fact
            at += 1
        return found

    def nobody(self, state: DelveState) -> Sequence[float]:
        """Both may die."""
        lives = int(sum(state.lives))
        found = [0.0] * (_ROLES * _FACTS + 5)
        found[_ROLES * _FACTS :] = [
            1.0,
            float(state.awake),
            float(state.carrier != NO_SEAT),
            lives / 6.0,
            min(1.0, int(state.round) / 50.0),
        ]
        return found

    def _facts(self, state: DelveState, seat: int, role: int) -> list[float]:
        """One, turns to the goal and from there home, what nobody knows on these ways, lives, the
        dragon's nearness, and how much of a turn is left."""
        params, here = self.params, state.place[seat]
        lives = state.lives[seat]
        moves = params.base_moves + params.life_moves * lives
        if role == _CARRIER:
            moves = params.carrier_moves
        home = Ways(params, state, state.waystones[seat])
        to, toll = 0, 0
        goal = here if role == _CARRIER else goal_of(state, seat)
        if goal != here and goal != NO_CELL:
            ways = Ways(params, state, goal)
            to, toll = ways.steps[here], ways.tolls[here]
        back = home.steps[goal] if goal != NO_CELL else 0
        return [
            1.0,
            to / moves,
            back / params.carrier_moves,
            toll / 8.0,
            (home.tolls[goal] if goal != NO_CELL else 0) / 8.0,
            float(lives == 1),
            float(lives >= 3),
            self._danger(state, here),
            int(state.left) / moves if state.turn == seat else 0.0,
            1.0 if state.turn == seat else 0.0,
        ]

    def _danger(self, state: DelveState, here: int) -> float:
        """How near the dragon is, from 0 to 1."""
        if not state.awake or state.dragon == NO_CELL:
            return 0.0
        apart = self.params.board.flights_apart[state.dragon][here]
        return max(0.0, 1.0 - apart / _DRAGON_SIGHT)

    def hidden_things(self, state: DelveState, view: DelveView) -> list[HiddenThing]:
        """Walls, locked doors, lair, treasure, the dragon and the other's waystone."""
        found: list[HiddenThing] = []
        for edge, sign in enumerate(view.boundaries):
            if sign == UNKNOWN_SIGN:
                code: int = state.boundaries[edge]
                if code & 3 == WALL:
                    found.append(HiddenThing("wall", NOBODYS, EDGES, edge))
                elif code & LOCKED:
                    found.append(HiddenThing("locked", NOBODYS, EDGES, edge))
        if state.phase == CHOOSING:
            return found
        if view.lair is None:
            found.append(HiddenThing("lair", NOBODYS, CELLS, state.lair))
        if not view.found:
            found.append(HiddenThing("treasure", NOBODYS, CELLS, state.treasure))
        if view.awake and view.dragon is None:
            found.append(HiddenThing("dragon", NOBODYS, CELLS, state.dragon))
        for seat, cell in enumerate(state.waystones):
            if seat != view.seat and cell != NO_CELL and state.lives[seat] > 0:
                found.append(HiddenThing("waystone", seat, CELLS, cell))
        return found

    def reasons(
        self, view: DelveView, played: Action, better: Action, imagined: Sequence[DelveState]
    ) -> list[Said]:
        """The dragon's reach, moves that were not used, walls, and which way leads on."""
        if view.phase != "playing" or not imagined:
            return []
        if self._leads_home(view, better):
            return [("dd_home", {"cell": self.params.board.name(int(view.waystone or 0))})]
        found: list[Said] = []
        found += self._about_dragon(view, played, better)
        if played.id == NEXT_TURN_ID and view.left > 0:
            found.append(("dd_moves_left", {"count": view.left}))
        found += self._about_walls(view, played, better, imagined)
        found += self._about_ways(view, played, better, imagined)
        if not found and better.id == NEXT_TURN_ID:
            found.append(("dd_stop", {}))
        return found[:2]

    def _leads_home(self, view: DelveView, action: Action) -> bool:
        """Whether a step brings the treasure to the own waystone."""
        me = view.warriors[view.seat]
        if not me.carrying or me.cell is None or self._edge(view, action) is None:
            return False
        return self.params.board.neighbour[me.cell * 4 + action.id - FIRST_MOVE_ID] == view.waystone

    def _about_dragon(self, view: DelveView, played: Action, better: Action) -> list[Said]:
        """Whether the turn ended where the dragon reaches, and need not have."""
        if view.dragon is None:
            return []
        scene = Scene(self.params, view, view.dragon)
        stop, other = self._stop(view, played), self._stop(view, better)
        if stop is None or not view.awake or scene.is_safe(stop, scene.carrying):
            return []
        if other is not None and not scene.is_safe(other, scene.carrying):
            return []
        return [("dd_dragon", {"cell": self.params.board.name(stop)})]

    def _stop(self, view: DelveView, action: Action) -> int | None:
        """Where the turn would end with this action, if it ends."""
        here = view.warriors[view.seat].cell
        if here is None or action.id == NEXT_TURN_ID:
            return here
        near = self.params.board.neighbour[here * 4 + action.id - FIRST_MOVE_ID]
        return near if view.left == 1 and near >= 0 else None

    def _about_walls(
        self, view: DelveView, played: Action, better: Action, imagined: Sequence[DelveState]
    ) -> list[Said]:
        """How likely a wall was where the step was tried."""
        at, other = self._edge(view, played), self._edge(view, better)
        if at is None or other is None or view.boundaries[at] != UNKNOWN_SIGN:
            return []
        share, rest = (share_of_walls(imagined, each) for each in (at, other))
        return [("dd_wall", {"share": share, "rest": rest})] if share >= rest + _CLEAR else []

    def _edge(self, view: DelveView, action: Action) -> int | None:
        here = view.warriors[view.seat].cell
        if here is None or not FIRST_MOVE_ID <= action.id < FIRST_WAYSTONE_ID:
            return None
        return self.params.board.edge[here * 4 + action.id - FIRST_MOVE_ID]

    def _about_ways(
        self, view: DelveView, played: Action, better: Action, imagined: Sequence[DelveState]
    ) -> list[Said]:
        """In how many of the imagined labyrinths each step leads on to where it should."""
        me = view.warriors[view.seat]
        share, rest = (self._share_on_way(view, each, imagined) for each in (better, played))
        if share < rest + _CLEAR:
            return []
        if me.carrying:
            return [("dd_way_home", {"share": share, "rest": rest})]
        if any(each.carrying for each in view.warriors):
            return [("dd_way_carrier", {"share": share, "rest": rest})]
        return [("dd_way_treasure", {"share": share, "rest": rest})]

    def _share_on_way(self, view: DelveView, action: Action, imagined: Sequence[DelveState]) -> int:
        """In how many per cent of the imagined positions a step is one nearer to the goal."""
        edge, seat = self._edge(view, action), view.seat
        if edge is None:
            return 0
        good = 0
        for state in imagined:
            here = state.place[seat]
            near = self.params.board.neighbour[here * 4 + action.id - FIRST_MOVE_ID]
            code: int = state.boundaries[edge]
            if code & 3 != WALL:
                steps = Ways(self.params, state, goal_of(state, seat)).steps
                good += steps[near] < steps[here]
        return round(100 * good / len(imagined))


def share_of_walls(imagined: Sequence[DelveState], edge: int) -> int:
    """In how many per cent of the imagined positions a boundary is a wall."""
    walls = 0
    for state in imagined:
        code: int = state.boundaries[edge]
        walls += code & 3 == WALL
    return round(100 * walls / len(imagined))


def goal_of(state: DelveState, seat: int) -> int:
    """Where a warrior should go: home with the treasure, to who has it, or to where it lies."""
    if state.carrier == seat:
        return state.waystones[seat]
    return state.treasure if state.carrier == NO_SEAT else state.place[state.carrier]


def role_of(state: DelveState, seat: int) -> int:
    """What a warrior is up to."""
    if state.carrier == seat:
        return _CARRIER
    if state.carrier != NO_SEAT:
        return _CHASER
    if state.found:
        return _FOUND
    return _SEEKING if state.awake else _ASLEEP
