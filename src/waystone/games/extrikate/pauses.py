"""How long what happens on the sheet is looked at: dice want to be read."""

from __future__ import annotations

from typing import Final

from waystone.games.extrikate import events
from waystone.kernel.pauses import Pauses

THINKING: Final = 150

PAUSES: Final = Pauses(
    after={
        events.Rolled: 400,
        events.Dug: 500,
        events.TrapSprung: 700,
        events.Fought: 700,
        events.SpoilsRolled: 500,
        events.CaveInBegan: 700,
        events.NothingHappened: 400,
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
