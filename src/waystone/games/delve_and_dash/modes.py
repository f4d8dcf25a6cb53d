"""Ways to play Delve & Dash: the rules know three modes, and two people may sit far apart."""

from __future__ import annotations

from typing import Final

from waystone.kernel.mode import BOT, ME, OPEN, Mode

MODES: Final = (
    Mode("solo", [ME], {"mode": "solo"}),
    Mode("cpu", [ME, BOT], {"mode": "cpu"}),
    Mode("hotseat", [ME, ME], {"mode": "duel"}),
    Mode("online", [ME, OPEN], {"mode": "duel"}),
    Mode("watch", [BOT, BOT], {"mode": "duel"}, free=True),
)
