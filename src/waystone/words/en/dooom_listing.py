"""Made by `make words` from languages/en/dooom-listing.ftl: do not edit."""

from __future__ import annotations

from typing import TypedDict

from waystone.words.runtime import Person, Text, key, number

ModesTable = TypedDict("ModesTable", {"cpu": str, "cpu_help": str, "hotseat": str, "hotseat_help": str, "online": str, "online_help": str, "table": str, "table_help": str, "watch": str, "watch_help": str, })
OffersTable = TypedDict("OffersTable", {"last_standing": str, "last_standing_continue": str, "last_standing_wins": str, })
BotsTable = TypedDict("BotsTable", {"random": str, "random_help": str, "seeker": str, "seeker_help": str, "hunter": str, "hunter_help": str, "navigator": str, "navigator_help": str, "novice": str, "novice_help": str, "apprentice": str, "apprentice_help": str, })
BoardsTable = TypedDict("BoardsTable", {"ring-vault": str, "pillar-hall": str, "long-dark": str, "zero-sprint": str, "duel": str, "cellar": str, "generated": str, "custom": str, })

class Words:
    """The messages of this catalogue."""

    summary: str = "Grope through the dark for gold and a way out, among others who want the same."
    modes: ModesTable = {
        "cpu": "Computers",
        "cpu_help": "You against as many computers as the map is made for.",
        "hotseat": "One device",
        "hotseat_help": "Two share this screen; it is covered between turns.",
        "online": "Friend",
        "online_help": "Send a link; two computers join in.",
        "table": "Own table",
        "table_help": "Up to eight: people here, friends by link, computers.",
        "watch": "Watch computers",
        "watch_help": "Choose who plays, then look on.",
    }
    offers: OffersTable = {
        "last_standing": "Last one alive",
        "last_standing_continue": "must still get out",
        "last_standing_wins": "wins at once",
    }
    bots: BotsTable = {
        "random": "Drifter",
        "random_help": "stumbles about",
        "seeker": "Seeker",
        "seeker_help": "explores, collects and leaves",
        "hunter": "Hunter",
        "hunter_help": "also arms itself and fights",
        "navigator": "Navigator",
        "navigator_help": "knows the maps of the house and finds out where it is",
        "novice": "Novice",
        "novice_help": "errs like a beginner",
        "apprentice": "Apprentice",
        "apprentice_help": "plays well and slips now and then",
    }
    boards: BoardsTable = {
        "ring-vault": "Ring Vault",
        "pillar-hall": "Pillar Hall",
        "long-dark": "Long Dark",
        "zero-sprint": "Zero Sprint",
        "duel": "Duel",
        "cellar": "Cellar",
        "generated": "Generated",
        "custom": "Own map",
    }
