"""The computer's players: they see a view and nothing more."""

from __future__ import annotations

from typing import Final

from waystone.bots.random import RANDOM

BOTS: Final = (RANDOM,)
