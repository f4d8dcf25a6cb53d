"""A knight in training: no fear of the dragon, and a hasty hand (DD-108)."""

from __future__ import annotations

from typing import Any, Final

from waystone.games.delve_and_dash.bots.knight import (
    STAY,
    Knight,
    KnightPlan,
    open_ways,
    random_attempt,
)
from waystone.games.delve_and_dash.bots.scene import Scene
from waystone.games.delve_and_dash.options import Params
from waystone.games.delve_and_dash.view import DelveView
from waystone.kernel.bot import Bot, BotKind, Budget
from waystone.kernel.dice import Dice
from waystone.kernel.rules import Rules
from waystone.words.en.delve_and_dash_listing import Words


class Squire(Knight):
    """The knight without its caution (DD-104 to DD-106), erring at any attempt (DD-108)."""

    def _decide(self, scene: Scene, intent: KnightPlan) -> int:
        return min(open_ways(scene), key=lambda way: intent.values[way], default=STAY)

    def _err(self, scene: Scene, way: int) -> int:
        erring = self.dice.chance(self.erring)
        return random_attempt(scene, self.dice) if erring else way


def _make(game: Rules[Any, Any], dice: Dice, budget: Budget) -> Bot[DelveView]:
    params = Params(game.settings)
    return Squire(params, dice, params.cpu_random)


SQUIRE: Final = BotKind("squire", Words.bots["squire_help"], _make)
