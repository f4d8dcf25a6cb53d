"""Why a command fails, in the wording of the line protocol, which clients compare (DM-33)."""

from __future__ import annotations

from typing import Final

from waystone.kernel.errors import REFUSALS

REASONS: Final = {
    "NOT_STARTED": "the game has not started",
    "GAME_OVER": "the game is over",
    "MATCH_OVER": "the game is over",
    "DEAD": "you are dead",
    "NOT_YOUR_TURN": "not your turn",
    "BLOCKED_WALL": "can't move into a wall",
    "BLOCKED_PLAYER": "can't move into another player",
    "NOTHING_HERE": "nothing to pick up",
    "ALREADY_HAVE": "already have item",
    "NO_TARGET": "no player there",
    "FULL": "dungeon is full",
    "STORE_FAILED": "the server can't store anything right now",
}


def failure(code: str, message: str = "") -> str:
    """The line about a refusal; one that the protocol does not name is said as anywhere else."""
    return f"FAIL {REASONS.get(code) or message or REFUSALS.get(code, code)}"
