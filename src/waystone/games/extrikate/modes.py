"""Ways to play Extrikate, alone or with up to three."""

from __future__ import annotations

from typing import Final

from waystone.kernel.mode import BOT, ME, OPEN, Mode, watching

MODES: Final = (
    Mode("solo", [ME]),
    Mode("cpu", [ME, BOT]),
    Mode("hotseat", [ME, ME]),
    Mode("online", [ME, OPEN]),
    Mode("table", [ME, ME, ME], free=True),
    watching(2, 3),
)
