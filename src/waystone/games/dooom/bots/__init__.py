"""Players of the dark that are programs; they get a view and nothing more."""

from __future__ import annotations

from typing import Final

from waystone.bots.erring import erring
from waystone.bots.random import RANDOM
from waystone.games.dooom.bots.hunter import HUNTER
from waystone.games.dooom.bots.navigator import NAVIGATOR
from waystone.games.dooom.bots.seeker import SEEKER
from waystone.words.en.dooom_listing import Words

NOVICE: Final = erring("novice", Words.bots["novice_help"], SEEKER, 12)
APPRENTICE: Final = erring("apprentice", Words.bots["apprentice_help"], SEEKER, 4)
BOTS: Final = (RANDOM, NOVICE, APPRENTICE, SEEKER, HUNTER, NAVIGATOR)
