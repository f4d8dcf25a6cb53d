"""Made by `make words` from languages/en/plain-listing.ftl: do not edit."""

from __future__ import annotations

from typing import TypedDict

from waystone.words.runtime import Person, Text, key, number

ModesTable = TypedDict("ModesTable", {"solo": str, "solo_help": str, "cpu": str, "cpu_help": str, "hotseat": str, "hotseat_help": str, "online": str, "online_help": str, "table": str, "table_help": str, "watch": str, "watch_help": str, })
BotsTable = TypedDict("BotsTable", {"random": str, "random_help": str, "searcher": str, "searcher_help": str, })

class Words:
    """The messages of this catalogue."""

    modes: ModesTable = {
        "solo": "Solo",
        "solo_help": "You alone.",
        "cpu": "Computer",
        "cpu_help": "You against the computer.",
        "hotseat": "One device",
        "hotseat_help": "You share this screen.",
        "online": "Friend",
        "online_help": "Send a link; your friend plays far away.",
        "table": "Own table",
        "table_help": "People here, friends by link and computers, in any seat.",
        "watch": "Watch computers",
        "watch_help": "Choose who plays, then look on.",
    }
    bots: BotsTable = {
        "random": "Random",
        "random_help": "does anything legal, each with the same chance",
        "searcher": "Searcher",
        "searcher_help": "imagines what could be, and tries it out",
    }
