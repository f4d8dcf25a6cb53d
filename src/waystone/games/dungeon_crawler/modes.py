"""Ways to play Dungeon Crawler Labyrinth, with two to six."""

from __future__ import annotations

from typing import Final

from waystone.kernel.mode import BOT, ME, NONE, OPEN, Mode, watching

MODES: Final = (
    Mode("cpu", [ME, BOT]),
    Mode("four", [ME, BOT, BOT, BOT]),
    Mode("hotseat", [ME, ME]),
    Mode("online", [ME, OPEN]),
    Mode("table", [ME, "bot:racer", "bot:racer", *[NONE] * 3], free=True),
    watching(4, 6),
)
