"""Made by `make words` from languages/de/extrikate-listing.ftl: do not edit."""

from __future__ import annotations

from waystone.words.runtime import Person, Text, key, number
from waystone.words.en import extrikate_listing as english


class Words(english.Words):
    """The messages of this catalogue."""

    summary: str = "Grabe nach Schätzen auf einem Blatt, das die Würfel um dich zeichnen, und komm heim."
    modes: english.ModesTable = {
        "solo": "Allein",
        "solo_help": "Du, drei Leben und die Dunkelheit.",
        "cpu": "Computer",
        "cpu_help": "Bring mehr heim als ein Computer-Schatzgräber.",
        "hotseat": "Ein Gerät",
        "hotseat_help": "Zwei spielen an diesem Bildschirm.",
        "online": "Freund",
        "online_help": "Schick einen Link; ihr spielt aus der Ferne.",
        "table": "Eigene Runde",
        "table_help": "Bis zu drei: Leute hier, Freunde per Link und Computer, auf jedem Platz.",
        "watch": "Computern zusehen",
        "watch_help": "Wähl aus, wer spielt, und schau zu.",
    }
    offers: english.OffersTable = {
        "exit_rolls": "Der Rückweg",
        "exit_rolls_1": "ein Wurf pro Zug",
        "exit_rolls_3": "flott: bis zu drei",
        "explore": "Schritte beim Graben",
        "explore_free": "überallhin",
        "explore_forced": "wenn möglich ins Unbekannte",
    }
    bots: english.BotsTable = {
        "random": "Irrläufer",
        "random_help": "tut irgendetwas",
        "easy": "Leicht",
        "easy_help": "kehrt nach Laune um",
        "medium": "Mittel",
        "medium_help": "weiß, wann es reicht",
        "hard": "Schwer",
        "hard_help": "rechnet mit den genauen Chancen",
        "novice": "Neuling",
        "novice_help": "irrt sich wie am ersten Abend",
        "apprentice": "Lehrling",
        "apprentice_help": "spielt gut und vertut sich ab und zu",
    }
    boards: english.BoardsTable = {
        "solo": "Allein",
    }
