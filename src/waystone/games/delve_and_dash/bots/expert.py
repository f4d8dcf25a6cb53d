"""An opponent beyond the manual: beliefs, exact dragon look-ahead, patience (section 21)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from waystone.games.delve_and_dash.board import NO_CELL, UNKNOWN_SIGN
from waystone.games.delve_and_dash.bots.campaign import USUAL_NODES
from waystone.games.delve_and_dash.bots.duelling import duel_plan, warily, way_home_unmet
from waystone.games.delve_and_dash.bots.homes import HomeBelief
from waystone.games.delve_and_dash.bots.knight import (
    HUNT,
    RETURN,
    STAY,
    Knight,
    KnightPlan,
    action_id,
    trigger,
    way_through,
)
from waystone.games.delve_and_dash.bots.outlook import Outlook
from waystone.games.delve_and_dash.bots.scene import Scene
from waystone.games.delve_and_dash.bots.sequel import Sequel
from waystone.games.delve_and_dash.bots.struggle import Struggle
from waystone.games.delve_and_dash.bots.thought import Thought, explore
from waystone.games.delve_and_dash.bots.venture import LARGEST, USUAL_ROWS, Venture
from waystone.games.delve_and_dash.options import Params
from waystone.games.delve_and_dash.view import DelveView
from waystone.kernel.action import Action
from waystone.kernel.bot import Bot, BotKind, Budget, Limit
from waystone.kernel.dice import Dice
from waystone.kernel.event import Event
from waystone.kernel.rules import Rules
from waystone.words.en.delve_and_dash_listing import Words

_CALM: Final = 10  # turns without news before chances no longer count alone
_PATIENCE: Final = 4  # turns more before a besieged warrior gives up a life


class Expert(Knight):
    """Alone it maps and reckons ahead; in a duel it is a knight that never errs, and knows more."""

    def __init__(self, params: Params, dice: Dice, budget: Budget) -> None:
        super().__init__(params, dice, erring=0)
        self.budget: Final = budget
        self.homes: Final = HomeBelief(params)
        self.round = 0
        self.boldness = 0
        self.mark = (0, 0, False)
        self.venture: Venture | None = None
        self.venture_key = ("", "", 0, False)
        self.sequel: Sequel | None = None
        self.sequel_key = (0, "", NO_CELL, NO_CELL)

    def watch(self, heard: list[Event], view: DelveView) -> None:
        """Follow the dragon, and the other warrior on its way home."""
        self.trace.hear(heard, view)
        if len(view.warriors) == 2 and view.phase == "playing":
            self.homes.hear(heard, view)

    def choose(self, view: DelveView, legal: Sequence[Action]) -> Action:
        """Against a living opponent as a knight would, else with all the time in the world."""
        if view.phase == "choosing" or _has_opponent(view):
            return super().choose(view, legal)
        scene = Scene(self.params, view, self.trace.place(view))
        self.phase = trigger(scene)
        way = self._think(scene) if view.awake else explore(scene)
        return next(action for action in legal if action.id == action_id(way))

    def _pick_waystone(self, view: DelveView, legal: Sequence[Action]) -> Action:
        """In the middle no way home is long; alone any rim chamber does."""
        if len(view.warriors) == 1:
            return super()._pick_waystone(view, legal)
        size = self.params.board.size
        row, column = (size // 2 - 1 + self.dice.index(2) for _ in range(2))
        return next(action for action in legal if action.cell == row * size + column)

    def _think(self, scene: Scene) -> int:
        """By the chance to win, unless turns lead nowhere or there is too much to reckon."""
        self._grow_bold(scene)
        is_alone = scene.view.mode == "solo" and scene.board.size <= LARGEST
        if is_alone and self.boldness <= _CALM:
            return self._hope(scene).decide(scene)
        boldness = self.boldness - _CALM // 2 if is_alone else self.boldness
        way = Thought(scene, boldness).decide(Limit(self.budget, USUAL_NODES))
        return way_through(scene) if way == STAY and boldness > _PATIENCE else way

    def _hope(self, scene: Scene) -> Venture:
        """What can be hoped for, reckoned anew when something else is known."""
        view = scene.view
        key = (view.boundaries, view.visited, view.warriors[view.seat].lives, scene.carrying)
        if self.venture is None or key != self.venture_key:
            self.venture_key = key
            self.venture = Venture(scene, Limit(self.budget, USUAL_ROWS))
        return self.venture

    def _grow_bold(self, scene: Scene) -> None:
        """Turns without news make a warrior bolder, so that no match stands still."""
        view = scene.view
        if view.round == self.round:
            return
        self.round = view.round
        mark = (view.boundaries.count(UNKNOWN_SIGN), view.visited.count("0"), scene.carrying)
        self.boldness = self.boldness + 1 if mark == self.mark else 0
        self.mark = mark

    def _plan(self, scene: Scene) -> KnightPlan:
        return duel_plan(scene)

    def _walk_home(self, scene: Scene) -> int:
        way = way_home_unmet(scene) if scene.carrying else STAY
        return super()._walk_home(scene) if way == STAY else way

    def _decide(self, scene: Scene, intent: KnightPlan) -> int:
        """By the chance to win while somebody carries, unless turns lead nowhere."""
        if intent.phase in (RETURN, HUNT) and not self.luring and not self.pressing:
            return Struggle(scene, self._foresee(scene)).decide()
        return super()._decide(scene, warily(scene, intent))

    def _foresee(self, scene: Scene) -> Sequel:
        """What follows the ends of this turn, known once for all attempts that teach nothing."""
        view = scene.view
        key = (view.round, view.boundaries, scene.other, scene.dragon)
        if self.sequel is None or key != self.sequel_key:
            self.sequel_key = key
            self.sequel = Sequel(Outlook(scene, self.homes.likely(view)))
        return self.sequel


def _has_opponent(view: DelveView) -> bool:
    return any(
        each.cell is not None for seat, each in enumerate(view.warriors) if seat != view.seat
    )


def _make(game: Rules[Any, Any], dice: Dice, budget: Budget) -> Bot[DelveView]:
    return Expert(Params(game.settings), dice, budget)


EXPERT: Final = BotKind("expert", Words.bots["expert_help"], _make)
