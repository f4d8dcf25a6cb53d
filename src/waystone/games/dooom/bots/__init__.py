"""Players of the dark that are programs; they get a view and nothing more."""

from __future__ import annotations

from typing import Final

from waystone.bots.random import RANDOM
from waystone.games.dooom.bots.hunter import HUNTER
from waystone.games.dooom.bots.navigator import NAVIGATOR
from waystone.games.dooom.bots.seeker import SEEKER

BOTS: Final = (RANDOM, SEEKER, HUNTER, NAVIGATOR)
