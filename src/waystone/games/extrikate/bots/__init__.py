"""The computer's players, weakest first."""

from __future__ import annotations

from typing import Final

from waystone.bots.random import RANDOM
from waystone.games.extrikate.bots.easy import EASY
from waystone.games.extrikate.bots.hard import HARD
from waystone.games.extrikate.bots.medium import MEDIUM

BOTS: Final = (RANDOM, EASY, MEDIUM, HARD)
