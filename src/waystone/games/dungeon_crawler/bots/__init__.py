"""The computer's players."""

from __future__ import annotations

from typing import Final

from waystone.bots.random import RANDOM
from waystone.games.dungeon_crawler.bots.racer import RACER
from waystone.games.dungeon_crawler.bots.warlord import WARLORD

BOTS: Final = (RANDOM, RACER, WARLORD)
