"""The computer's players, weakest first."""

from __future__ import annotations

from typing import Final

from waystone.bots.erring import erring
from waystone.bots.random import RANDOM
from waystone.games.delve_and_dash.bots.expert import EXPERT
from waystone.games.delve_and_dash.bots.knight import KNIGHT
from waystone.games.delve_and_dash.bots.squire import SQUIRE
from waystone.words.en.delve_and_dash_listing import Words

NOVICE: Final = erring("novice", Words.bots["novice_help"], SQUIRE, 15)
APPRENTICE: Final = erring("apprentice", Words.bots["apprentice_help"], KNIGHT, 6)
BOTS: Final = (RANDOM, NOVICE, SQUIRE, APPRENTICE, KNIGHT, EXPERT)
