"""The computer's players."""

from __future__ import annotations

from typing import Final

from waystone.bots.erring import erring
from waystone.bots.random import RANDOM
from waystone.games.dungeon_crawler.bots.champion import CHAMPION
from waystone.games.dungeon_crawler.bots.racer import RACER
from waystone.games.dungeon_crawler.bots.warlord import WARLORD
from waystone.games.dungeon_crawler.view import CrawlerView
from waystone.kernel.action import Action
from waystone.words.en.dungeon_crawler_listing import Words

_DEADLY: Final = "dL"


def drowns_or_burns(view: CrawlerView, action: Action) -> bool:
    """Nobody walks into deep water or lava by mistake: they are painted on the tiles."""
    return action.text.startswith("move") and view.terrain[action.cell] in _DEADLY


NOVICE: Final = erring("novice", Words.bots["novice_help"], RACER, 12, drowns_or_burns)
APPRENTICE: Final = erring("apprentice", Words.bots["apprentice_help"], WARLORD, 6, drowns_or_burns)
BOTS: Final = (RANDOM, NOVICE, RACER, APPRENTICE, WARLORD, CHAMPION)
