"""Made by `make words` from languages/en/extrikate-listing.ftl: do not edit."""

from __future__ import annotations

from typing import TypedDict

from waystone.words.runtime import Person, Text, key, number

ModesTable = TypedDict("ModesTable", {"solo": str, "solo_help": str, "cpu": str, "cpu_help": str, "hotseat": str, "hotseat_help": str, "online": str, "online_help": str, "table": str, "table_help": str, })
BotsTable = TypedDict("BotsTable", {"easy": str, "easy_help": str, "medium": str, "medium_help": str, "hard": str, "hard_help": str, })
BoardsTable = TypedDict("BoardsTable", {"solo": str, })

class Words:
    """The messages of this catalogue."""

    summary: str = "Delve for treasure on a sheet that the dice draw around you, then get out alive."
    modes: ModesTable = {
        "solo": "Solo",
        "solo_help": "You, three lives and the dark.",
        "cpu": "Computer",
        "cpu_help": "Bring home more than a computer delver.",
        "hotseat": "One device",
        "hotseat_help": "Two players share this screen.",
        "online": "Friend",
        "online_help": "Send a link; your friend plays far away.",
        "table": "Own table",
        "table_help": "Up to three: people here, friends by link and computers, in any seat.",
    }
    bots: BotsTable = {
        "easy": "Easy",
        "easy_help": "turns back on a whim",
        "medium": "Medium",
        "medium_help": "knows when it has enough",
        "hard": "Hard",
        "hard_help": "reckons with the exact odds",
    }
    boards: BoardsTable = {
        "solo": "Solo",
    }
