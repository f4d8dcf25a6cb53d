"""Where to end a Move: on the way, but not where Monsters are about to slay me."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.board import FAR
from waystone.games.dungeon_crawler.bots.racer import remaining
from waystone.games.dungeon_crawler.bots.scene import Scene
from waystone.games.dungeon_crawler.foresight.chances import PUSH, chance_to_land, odds_of_hits
from waystone.games.dungeon_crawler.foresight.race import turns_from
from waystone.games.dungeon_crawler.foresight.table import Foresight
from waystone.games.dungeon_crawler.ground import is_deadly
from waystone.games.dungeon_crawler.terrain import SPAWNS
from waystone.kernel.action import Action
from waystone.kernel.dice import Dice
from waystone.kernel.rules import Rules

_CANDIDATES: Final = 10
_WOUND: Final = 0.25
"""What a wound costs, in turns,"""
_CARD: Final = 0.4
"""and a card in hand or in play that one loses when slain."""
_POINT: Final = 0.03
"""What a point of the way is worth by itself, in turns, where tiles decide when one arrives."""
_COMING_IN: Final = 1.0
_SAVING: Final = {"potion_of_healing": 4, "amulet_of_protection": 3}
"""So many wounds more one can take with a card in hand, as a rule."""


class Caution:
    """Weighs the ends of a Move: the turns to the chest, and the danger of beginning anew."""

    def __init__(self, game: Rules[Any, Any], scene: Scene, dice: Dice) -> None:
        self.scene: Final = scene
        self.foresight: Final = Foresight(game, scene.seat)
        self.state: Final = self.foresight.imagine(scene.view, dice)
        self.walk: Final = scene.walk_to(scene.goal)
        saved = sum(_SAVING.get(name, 0) for name in scene.view.hand)
        self.left: Final = scene.bodies[scene.here].left + saved
        self.anew: Final = self.turns_anew()
        self.lasting: Final = self.chance_of_another_turn()

    def best(self, wanted: Action | None, options: Sequence[Action]) -> Action | None:
        """The wanted end of the Move or a safer one; None is to stay.

        Where no end is safe each turn on the way costs that danger again, so waiting is no way out.
        """
        danger = self.price_of_danger(wanted)
        if danger < _WOUND:
            return wanted
        others = self.candidates(wanted, options, self.turns(wanted) + danger)
        dangers = [danger, *(self.price_of_danger(each) for each in others)]
        turn = 1 + min(dangers)
        ends = [wanted, *others]
        prices = [self.turns(end) * turn + dangers[at] for at, end in enumerate(ends)]
        return ends[prices.index(min(prices))]

    def candidates(
        self, wanted: Action | None, options: Sequence[Action], most: float
    ) -> list[Action | None]:
        """To stay, and some ends that would be better if there was no danger, near and far."""
        stay = [None] if wanted is not None and is_firm(self.scene, self.scene.here) else []
        turns = {a: self.turns(a) for a in options if a is not wanted}
        others = sorted((a for a in turns if turns[a] < most), key=lambda a: (turns[a], a.id))
        step = max(1.0, len(others) / _CANDIDATES)
        some = [others[int(at * step)] for at in range(min(len(others), _CANDIDATES))]
        return [*stay, *some]

    def turns(self, action: Action | None) -> float:
        """How many turns the chest is away from where a Move ends; a push may fail."""
        here = self.turns_at(self.scene.here)
        if action is None:
            return here
        there = self.turns_at(action.cell)
        return PUSH * there + (1 - PUSH) * here if is_push(action) else there

    def turns_at(self, cell: int) -> float:
        """How many turns the chest is away from a space."""
        scene = self.scene
        known = scene.walk_to(scene.chest)[cell]
        turns = turns_from(scene.chart, cell, scene.mv, 1)
        if known < FAR:
            turns = min(turns, known / scene.mv)
        return turns + _POINT * min(FAR, remaining(scene, self.walk, cell))

    def price_of_danger(self, action: Action | None) -> float:
        """What the attacks before my next turn cost, in turns; after a push as if it failed."""
        ids = () if action is None or is_push(action) else (action.id,)
        attacks = self.foresight.attacks_until_next(self.state, *ids)
        odds = odds_of_hits(attacks)
        wounds = sum(hits * chance for hits, chance in enumerate(odds[: self.left]))
        slain = sum(odds[self.left :])
        price = _WOUND * wounds + slain * max(0.5, self.anew - self.turns(action))
        return self.lasting * price

    def chance_of_another_turn(self) -> float:
        """How likely nobody lands before my next turn: else there is nothing to lose."""
        others = [seat for seat in range(len(self.scene.view.players)) if seat != self.scene.seat]
        return 1 - max(chance_to_land(self.state, seat) for seat in others)

    def turns_anew(self) -> float:
        """How many turns the chest is away from a gate, and what one loses on the way there."""
        scene, me = self.scene, self.scene.me
        gates = [turns_from(scene.chart, SPAWNS[number][0], scene.mv, 1) for number in range(1, 5)]
        cards = len(scene.view.hand) + len(me.gear)
        return sum(gates) / len(gates) + _COMING_IN + _CARD * cards


def is_firm(scene: Scene, cell: int) -> bool:
    """Whether an Adventurer without any potion could stay on a space."""
    return not is_deadly(0, scene.terrain.codes[cell])


def is_push(action: Action) -> bool:
    """Whether an action tries to get past somebody."""
    return ACTIONS.family_of[action.id] == "push"
