"""How long what happens on the sheet is looked at: dice want to be read."""

from __future__ import annotations

from typing import Final

from waystone.games.extrikate import events
from waystone.kernel.pauses import Pauses

THINKING: Final = 450

PAUSES: Final = Pauses(
    after={
        events.Rolled: 700,
        events.Dug: 700,
        events.TrapSprung: 1100,
        events.Fought: 1000,
        events.SpoilsRolled: 900,
        events.CaveInBegan: 900,
        events.NothingHappened: 500,
        events.CameHome: 800,
        events.Died: 800,
        events.Ended: 600,
    },
    before_bot={
        events.Rolled: THINKING,
        events.Moved: THINKING,
        events.WallDrawn: THINKING,
        events.DoorDrawn: THINKING,
        events.Dug: THINKING,
        events.Bribed: THINKING,
    },
)
