"""Made by `make words` from languages/de/dungeon_crawler-listing.ftl: do not edit."""

from __future__ import annotations

from waystone.words.runtime import Person, Text, key, number
from waystone.words.en import dungeon_crawler_listing as english


class Words(english.Words):
    """The messages of this catalogue."""

    summary: str = "Lege das Labyrinth, hetze Monster aufeinander und sei als Erster an der Truhe."
    bots: english.BotsTable = {
        "random": "Wanderer",
        "random_help": "tut irgendetwas",
        "racer": "Läufer",
        "racer_help": "rennt zur Truhe",
        "warlord": "Kriegsherr",
        "warlord_help": "rennt, kämpft und verstellt dir den Weg",
    }

    @staticmethod
    def rounds(*, limit: Text) -> str:
        return str(limit) + " Runden"

