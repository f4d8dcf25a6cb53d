"""What can be under way, and what can be asked: numbers with names."""

from __future__ import annotations

from typing import Final

ASK: Final = 0
ENTER: Final = 1
ROUNDS: Final = 2
ACTIVATION: Final = 3
PACK_MOVES: Final = 4
PACK_ATTACKS: Final = 5
LAYING: Final = 6
SUMMONING: Final = 7
ACTING: Final = 8
MOVE: Final = 9
MONSTER_MOVE: Final = 10
WALK: Final = 11
WINDOW: Final = 12
PUSH: Final = 13
ROLL: Final = 14
ATTACK: Final = 15
STRIKE: Final = 16
HARM: Final = 17
SPAWN: Final = 18
MONSTER_ATTACK: Final = 19
LANDING: Final = 20
PLAYED: Final = 21
DISPLACED: Final = 22
FIRST_CARD: Final = 30
"""The frame of treasure card n is FIRST_CARD + n."""

DONE: Final = -1
"""Instead of the next stage: this frame is finished."""

# Questions, for display: what the table waits for.
QUESTIONS: Final = (
    "adventurer",
    "gate",
    "respond",
    "lay",
    "place",
    "act",
    "move",
    "push",
    "shove",
    "spawn",
    "target",
    "order",
    "space",
    "tile",
    "pick",
    "put",
    "die",
    "way",
    "door",
    "turn",
)
ADVENTURER: Final = 0
GATE: Final = 1
RESPOND: Final = 2
LAY: Final = 3
PLACE: Final = 4
ACT: Final = 5
GO: Final = 6
PUSH_TO: Final = 7
SHOVE: Final = 8
SPAWN_POINT: Final = 9
TARGET: Final = 10
ORDER: Final = 11
SPACE: Final = 12
TILE: Final = 13
PICK: Final = 14
PUT_BACK: Final = 15
DIE: Final = 16
WAY: Final = 17
DOOR: Final = 18
TURN: Final = 19

# What dice are rolled for.
PURPOSES: Final = ("attack", "push", "spawn", "chest", "trap")
FOR_ATTACK: Final = 0
FOR_PUSH: Final = 1
FOR_SPAWN: Final = 2
FOR_CHEST: Final = 3
FOR_TRAP: Final = 4
