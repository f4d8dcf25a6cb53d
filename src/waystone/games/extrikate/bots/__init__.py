"""The computer's players."""

from __future__ import annotations

from typing import Final

from waystone.bots.random import RANDOM

BOTS: Final = (RANDOM,)
