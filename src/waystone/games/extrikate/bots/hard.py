"""A reckoner: stays near home, and turns back exactly when the odds say so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from waystone.games.extrikate.actions import ACTIONS, DIGS, family_of, way_of, ways_of_cave_in
from waystone.games.extrikate.board import DOOR, WALL
from waystone.games.extrikate.bots.ground import KnownSheet
from waystone.games.extrikate.bots.player import DelverBot
from waystone.games.extrikate.odds import distance, goal
from waystone.games.extrikate.view import Delver, ExtrikateView
from waystone.kernel.action import Action
from waystone.kernel.bot import Bot, BotKind, Budget
from waystone.kernel.dice import Dice
from waystone.kernel.rules import Rules
from waystone.words.en.extrikate_listing import Words


class Reckoner(DelverBot):
    """Plays for treasure when alone and for the win against others, by exact odds."""

    def wants_out(self, view: ExtrikateView) -> bool:
        """When leaving is worth no less than one more roll."""
        me = view.delvers[view.seat]
        rival = rival_at_home(view)
        if rival is not None:
            return is_leaving_best(me.lives, me.treasure, rival.lives, rival.treasure)
        prospect = goal(view, view.seat)
        return prospect.is_leaving_better(distance(view, me), me.lives, me.treasure)

    def after_roll(self, view: ExtrikateView) -> Action:
        """One roll a turn while others delve: let them run the risks, and roll when they are out.

        Who is ahead when somebody dies has won, so each roll more is one for the others.
        """
        others = (each for seat, each in enumerate(view.delvers) if seat != view.seat)
        if any(each.status == "active" and each.phase == "delve" for each in others):
            return ACTIONS.end_turn
        return super().after_roll(view)

    def wants_to_pay(self, view: ExtrikateView) -> bool:
        """When what is left after the bribe is worth more than the fight."""
        me = view.delvers[view.seat]
        prospect = goal(view, view.seat)
        leaving, steps = me.phase == "exit", distance(view, me)
        return prospect.is_bribe_better(leaving, steps, me.lives, me.treasure, view.strength)

    def at_edges(self, view: ExtrikateView, legal: Sequence[Action]) -> Action:
        """Whatever keeps the way home short."""
        ground = KnownSheet(view)
        if view.step == "place_wall":
            return min(legal, key=lambda each: ground.steps_with(1 << way_of(each), WALL))
        if view.step == "cave_in":
            return min(legal, key=lambda each: ground.steps_with(ways_of_cave_in(each), WALL))
        if view.step == "place_door":
            return min(legal, key=lambda each: door_rank(ground, way_of(each)))
        return min(legal, key=lambda each: move_rank(ground, each))


def rival_at_home(view: ExtrikateView) -> Delver | None:
    """The other one of two, if both still delve and stand on their start: that game is solved."""
    if len(view.delvers) != 2:
        return None
    delving = [each for each in view.delvers if each.status == "active" and each.phase == "delve"]
    if len(delving) != 2 or any(distance(view, each) for each in delving):
        return None
    return view.delvers[1 - view.seat]


def is_leaving_best(lives: int, treasure: int, rival_lives: int, rival: int) -> bool:
    """Only with the last life, and ahead; to be level is enough if it is the other's last too."""
    return lives == 1 and treasure >= rival + (rival_lives > 1)


def door_rank(ground: KnownSheet, way: int) -> tuple[int, bool, bool]:
    """Doors go on the way home; beside the start on open edges, for walls give leave to dig."""
    steps = ground.steps_with(1 << way, DOOR)
    return steps, not ground.is_way_home(way), ground.is_wall(way)


def move_rank(ground: KnownSheet, action: Action) -> tuple[float, bool]:
    """Near home, and through a door rather than an edge that a wall could close."""
    is_dig = family_of(action) == DIGS
    return ground.steps_after(action), not is_dig and not ground.is_door(way_of(action))


def _make(game: Rules[Any, Any], dice: Dice, budget: Budget) -> Bot[ExtrikateView]:
    return Reckoner()


HARD: Final = BotKind("hard", Words.bots["hard_help"], _make)
