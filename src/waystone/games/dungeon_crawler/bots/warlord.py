"""Warlord: races like the racer, and makes the way of whoever is ahead longer and worse."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from waystone.games.dungeon_crawler.board import CENTRE_SPACES, FIRST_HERO, distance
from waystone.games.dungeon_crawler.bots.hand import Hand
from waystone.games.dungeon_crawler.bots.racer import Racer
from waystone.games.dungeon_crawler.bots.scene import Body, Scene, chance_of_hits
from waystone.games.dungeon_crawler.view import CrawlerView
from waystone.kernel.action import Action
from waystone.kernel.bot import Bot, BotKind, Budget
from waystone.kernel.dice import Dice
from waystone.kernel.rules import Rules
from waystone.words.en.dungeon_crawler_listing import Words

FAVOURITES: Final = (
    "human_warrior",
    "elf_warrior",
    "human_cleric",
    "elf_thief",
    "human_thief",
    "dwarf_warrior",
)
_CROWD: Final = 3
"""How much each Monster in the Treasure Chamber speaks against one more there, by each rival but
the leader: what hampers the leader and me alike is to their advantage."""
_MALICE: Final = 0.6
"""How much a step more for the only rival is worth, against one less for me."""


class Warlord(Racer):
    """Lays tiles, sends Monsters and aims blows with the leader in mind."""

    malice = _MALICE
    favourites: tuple[str, ...] = FAVOURITES

    def choose_adventurer(self, scene: Scene, legal: Sequence[Action]) -> Action:
        """A favourite that is still there."""
        by_text = {action.text: action for action in legal}
        for name in self.favourites:
            action = by_text.get(f"take {name.replace('_', '-')}")
            if action is not None:
                return action
        return legal[0]

    def worth_of_tile(self, scene: Scene, place: int, shape: int, turn: int) -> float:
        """Nearer for me, farther for the leader.

        The more rivals, the less likely is the leader the one who would win, and the smaller is my
        part of what the others gain if it falls behind.
        """
        leader = scene.view.players[scene.leader].cell
        chart = scene.chart
        if self.is_on_the_way(scene, place):
            chart = chart.with_tile(place, shape, turn)
        mine = scene.way_from(scene.me.cell, chart)
        malice = self.malice / scene.rivals**2
        return malice * min(60, scene.way_from(leader, chart)) - mine

    def is_on_the_way(self, scene: Scene, place: int) -> bool:
        """Near my own way or the leader's."""
        cheapest = min(scene.chart.cost[place * 4 : place * 4 + 4])
        farthest = max(scene.progress(scene.seat), scene.progress(scene.leader))
        return cheapest <= farthest + 6

    def place(self, scene: Scene, legal: Sequence[Action]) -> Action:
        """In the leader's way, and not in mine."""
        leader = scene.view.players[scene.leader].cell
        crowd = self.price_of_crowd(scene)

        def worth(action: Action) -> float:
            near = 0 if leader is None else -distance(action.cell, leader)
            mine = 0 if scene.here < 0 else min(12, distance(action.cell, scene.here))
            return near + mine - crowd * (action.cell in CENTRE_SPACES)

        return self.best(legal, worth)

    def price_of_crowd(self, scene: Scene) -> int:
        """What one more Monster in the Treasure Chamber costs me, unless it saves me."""
        if scene.can_land(scene.leader):
            return 0
        return _CROWD * (scene.rivals - 1) * scene.monsters_at_the_chest

    def worth_of_target(self, scene: Scene, body: Body, dice: int) -> float:
        """A rival near the chest is worth every blow."""
        value = super().worth_of_target(scene, body, dice)
        if body.figure >= FIRST_HERO and scene.progress(body.seat) < 20:
            value += 6 * chance_of_hits(dice, body.defence, body.left)
        return value


class Schemer(Hand):
    """The same cards; traps are kept for the moment when they decide."""

    danger = 9


def _make(game: Rules[Any, Any], dice: Dice, budget: Budget) -> Bot[CrawlerView]:
    return Warlord(dice, Schemer())


WARLORD: Final = BotKind("warlord", Words.bots["warlord_help"], _make, heavy=True)
