"""Made by `make words` from languages/en/dungeon_crawler-listing.ftl: do not edit."""

from __future__ import annotations

from typing import TypedDict

from waystone.words.runtime import Person, Text, key, number

BotsTable = TypedDict("BotsTable", {"random": str, "random_help": str, "racer": str, "racer_help": str, "warlord": str, "warlord_help": str, })

class Words:
    """The messages of this catalogue."""

    summary: str = "Lay the labyrinth, set Monsters on each other, and be first at the chest."
    bots: BotsTable = {
        "random": "Wanderer",
        "random_help": "does anything at all",
        "racer": "Racer",
        "racer_help": "runs for the chest",
        "warlord": "Warlord",
        "warlord_help": "runs, fights and blocks your way",
    }

    @staticmethod
    def rounds(*, limit: Text) -> str:
        return str(limit) + " rounds"

