"""Ways to play Dungeon of Dooom: mostly in company."""

from __future__ import annotations

from typing import Final

from waystone.kernel.mode import BOT, ME, NONE, OPEN, Mode

# The clock of the form counts, where people wait for each other, not the table's own (DM-28).
UNHURRIED: Final = {"turn_seconds": "0"}

# Players grope in the dark; who watches computers alone sees all of it (DM-82).
SEEN: Final = {**UNHURRIED, "open_spectating": "yes"}

# The most that each map is made for, you included.
MADE_FOR: Final = {
    "cellar": 2,
    "duel": 2,
    "zero-sprint": 6,
    "ring-vault": 4,
    "pillar-hall": 6,
    "long-dark": 8,
}

MODES: Final = (
    Mode("cpu", [ME, BOT, BOT, BOT], UNHURRIED, sized_by="map", sizes=MADE_FOR),
    Mode("hotseat", [ME, ME], UNHURRIED),
    Mode("online", [ME, OPEN, BOT, BOT], UNHURRIED),
    Mode("table", [ME, "bot:seeker", "bot:hunter", *[NONE] * 5], UNHURRIED, free=True),
    Mode("watch", [*[BOT] * 4, *[NONE] * 4], SEEN, free=True),
)
