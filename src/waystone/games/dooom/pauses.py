"""How long what happens in the dungeon is looked at: blows want to be felt."""

from __future__ import annotations

from typing import Final

from waystone.games.dooom import events
from waystone.kernel.pauses import Pauses

PAUSES: Final = Pauses(
    after={events.Attacked: 1000, events.Struck: 1000, events.Died: 700, events.Ended: 600},
    # What a bot does in the dark shows only in that its turn takes a moment.
    before_bot={events.Changed: 350, events.TurnBegan: 180},
)
