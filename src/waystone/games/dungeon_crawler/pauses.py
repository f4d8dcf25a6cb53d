"""How long what happens on the mat is looked at: dice want to be read, Monsters to be followed."""

from __future__ import annotations

from typing import Final

from waystone.games.dungeon_crawler import events
from waystone.kernel.pauses import Pauses

THINKING: Final = 300

PAUSES: Final = Pauses(
    after={
        events.ActivationBegan: 350,
        events.TileDrawn: 250,
        events.TileLaid: 450,
        events.TileTurned: 500,
        events.TilesSwapped: 500,
        events.TileRemoved: 500,
        events.CreatureDrawn: 350,
        events.Appeared: 300,
        events.Walked: 200,
        events.AttackDeclared: 450,
        events.Rolled: 900,
        events.DiceChanged: 700,
        events.Struck: 200,
        events.Wounded: 250,
        events.Slain: 500,
        events.Put: 450,
        events.PushTried: 300,
        events.CardPlayed: 900,
        events.PileTaken: 250,
        events.ChestPlaced: 500,
        events.ChestFalse: 700,
        events.Ended: 600,
    },
    before_bot={events.TileLaid: THINKING, events.CardPlayed: THINKING},
)
