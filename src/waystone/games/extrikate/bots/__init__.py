"""The computer's players, weakest first."""

from __future__ import annotations

from typing import Final

from waystone.bots.erring import erring
from waystone.bots.random import RANDOM
from waystone.games.extrikate.bots.easy import EASY
from waystone.games.extrikate.bots.hard import HARD
from waystone.games.extrikate.bots.medium import MEDIUM
from waystone.words.en.extrikate_listing import Words

NOVICE: Final = erring("novice", Words.bots["novice_help"], EASY, 20)
APPRENTICE: Final = erring("apprentice", Words.bots["apprentice_help"], HARD, 5)
BOTS: Final = (RANDOM, NOVICE, EASY, MEDIUM, APPRENTICE, HARD)
