"""How long what happens on the mat is looked at: dice want to be read, Monsters to be followed."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler import events
from waystone.kernel.pauses import Pauses

THINKING: Final = 150

PAUSES: Final = Pauses(
    after={
        events.ActivationBegan: 150,
        events.TileLaid: 300,
        events.TileTurned: 500,
        events.TilesSwapped: 500,
        events.TileRemoved: 500,
        events.CreatureDrawn: 150,
        events.Appeared: 200,
        events.Walked: 120,
        events.AttackDeclared: 200,
        events.Rolled: 600,
        events.DiceChanged: 700,
        events.Struck: 100,
        events.Wounded: 200,
        events.Slain: 400,
        events.Put: 450,
        events.PushTried: 200,
        events.CardPlayed: 800,
        events.PileTaken: 200,
        events.ChestPlaced: 500,
        events.ChestFalse: 700,
        events.Ended: 600,
    },
    before_bot={events.TileLaid: THINKING, events.CardPlayed: THINKING},
)
