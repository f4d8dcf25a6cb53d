"""The computer's players, weakest first."""

from __future__ import annotations

from typing import Final

from waystone.bots.random import RANDOM
from waystone.games.delve_and_dash.bots.expert import EXPERT
from waystone.games.delve_and_dash.bots.knight import KNIGHT
from waystone.games.delve_and_dash.bots.squire import SQUIRE

BOTS: Final = (RANDOM, SQUIRE, KNIGHT, EXPERT)
