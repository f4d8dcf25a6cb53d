"""How long what happens in the labyrinth is looked at (DD-97); only the order is the rules'."""

from __future__ import annotations

from typing import Final

from waystone.games.delve_and_dash import events
from waystone.kernel.pauses import Pauses

STEP: Final = 600

PAUSES: Final = Pauses(
    after={
        events.DragonStirred: 800,
        events.DragonMoved: 800,
        events.DragonWoke: 1200,
        events.Robbed: 1200,
        events.Attacked: 800,
        events.TreasureFound: 600,
        events.Ended: 900,
    },
    before_bot={events.Stepped: STEP, events.Bumped: STEP, events.DoorHeld: STEP},
    first=800,
)
