"""Made by `make words` from languages/en/extrikate-listing.ftl: do not edit."""

from __future__ import annotations

from typing import TypedDict

from waystone.words.runtime import Person, Text, key, number

ModesTable = TypedDict("ModesTable", {"solo": str, "solo_help": str, "cpu": str, "cpu_help": str, "hotseat": str, "hotseat_help": str, "online": str, "online_help": str, "table": str, "table_help": str, "watch": str, "watch_help": str, })
OffersTable = TypedDict("OffersTable", {"exit_rolls": str, "exit_rolls_1": str, "exit_rolls_3": str, "explore": str, "explore_free": str, "explore_forced": str, })
BotsTable = TypedDict("BotsTable", {"random": str, "random_help": str, "easy": str, "easy_help": str, "medium": str, "medium_help": str, "hard": str, "hard_help": str, "novice": str, "novice_help": str, "apprentice": str, "apprentice_help": str, })
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
        "watch": "Watch computers",
        "watch_help": "Choose who plays, then look on.",
    }
    offers: OffersTable = {
        "exit_rolls": "The way out",
        "exit_rolls_1": "one roll a turn",
        "exit_rolls_3": "brisk: up to three",
        "explore": "Moves in the delve",
        "explore_free": "anywhere",
        "explore_forced": "into the unknown, where possible",
    }
    bots: BotsTable = {
        "random": "Drifter",
        "random_help": "does anything at all",
        "easy": "Easy",
        "easy_help": "turns back on a whim",
        "medium": "Medium",
        "medium_help": "knows when it has enough",
        "hard": "Hard",
        "hard_help": "reckons with the exact odds",
        "novice": "Novice",
        "novice_help": "errs like a beginner",
        "apprentice": "Apprentice",
        "apprentice_help": "plays well and slips now and then",
    }
    boards: BoardsTable = {
        "solo": "Solo",
    }
