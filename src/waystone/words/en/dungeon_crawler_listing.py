"""Made by `make words` from languages/en/dungeon_crawler-listing.ftl: do not edit."""

from __future__ import annotations

from typing import TypedDict

from waystone.words.runtime import Person, Text, key, number

ModesTable = TypedDict("ModesTable", {"cpu": str, "cpu_help": str, "four": str, "four_help": str, "hotseat": str, "hotseat_help": str, "online": str, "online_help": str, "table": str, "table_help": str, "watch": str, "watch_help": str, })
OffersTable = TypedDict("OffersTable", {"hard": str, "hard_off": str, "hard_on": str, "laying": str, "laying_join": str, "laying_free": str, "round_limit": str, "round_limit_0": str, "round_limit_30": str, "round_limit_60": str, "joining": str, "joining_on": str, "joining_off": str, })
BotsTable = TypedDict("BotsTable", {"random": str, "random_help": str, "racer": str, "racer_help": str, "warlord": str, "warlord_help": str, "novice": str, "novice_help": str, "apprentice": str, "apprentice_help": str, "champion": str, "champion_help": str, })

class Words:
    """The messages of this catalogue."""

    summary: str = "Lay the labyrinth, set Monsters on each other, and be first at the chest."
    modes: ModesTable = {
        "cpu": "Computer",
        "cpu_help": "You against one computer adventurer.",
        "four": "Four",
        "four_help": "You and three computers: the labyrinth fills up.",
        "hotseat": "One device",
        "hotseat_help": "Two share this screen; hands stay covered.",
        "online": "Friend",
        "online_help": "Send a link; your friend plays far away.",
        "table": "Own table",
        "table_help": "Two to six: people here, friends by link and computers, in any seat.",
        "watch": "Watch computers",
        "watch_help": "Choose who plays, then look on.",
    }
    offers: OffersTable = {
        "hard": "The chest",
        "hard_off": "in a plain chamber",
        "hard_on": "hard: on a lava island",
        "laying": "New tiles",
        "laying_join": "must join the labyrinth",
        "laying_free": "lie anywhere beside it",
        "round_limit": "Rounds",
        "round_limit_0": "no limit (bots alone: 60)",
        "round_limit_30": "at most 30",
        "round_limit_60": "at most 60",
        "joining": "Later guests",
        "joining_on": "may join",
        "joining_off": "stay out",
    }
    bots: BotsTable = {
        "random": "Wanderer",
        "random_help": "does anything at all",
        "racer": "Racer",
        "racer_help": "runs for the chest",
        "warlord": "Warlord",
        "warlord_help": "runs, fights and blocks your way",
        "novice": "Novice",
        "novice_help": "errs like a beginner",
        "apprentice": "Apprentice",
        "apprentice_help": "plays well and slips now and then",
        "champion": "Champion",
        "champion_help": "sees the win and takes it, with any card",
    }

    @staticmethod
    def rounds(*, limit: Text) -> str:
        return str(limit) + " rounds"

