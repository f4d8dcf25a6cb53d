"""Players of the dark that are programs; they get a view and nothing more."""

from __future__ import annotations

from typing import Final

from waystone.bots.random import RANDOM
from waystone.games.dooom.bots.hunter import HUNTER
from waystone.games.dooom.bots.navigator import NAVIGATOR
from waystone.games.dooom.bots.seeker import SEEKER
from waystone.games.dooom.bots.sense import straying
from waystone.words.en.dooom_listing import Words

NOVICE: Final = straying("novice", Words.bots["novice_help"], SEEKER, 28)
APPRENTICE: Final = straying("apprentice", Words.bots["apprentice_help"], SEEKER, 8)
BOTS: Final = (RANDOM, NOVICE, APPRENTICE, SEEKER, HUNTER, NAVIGATOR)
