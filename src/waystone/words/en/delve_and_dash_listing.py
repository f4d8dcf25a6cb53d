"""Made by `make words` from languages/en/delve_and_dash-listing.ftl: do not edit."""

from __future__ import annotations

from typing import TypedDict

from waystone.words.runtime import Person, Text, key, number

ModesTable = TypedDict("ModesTable", {"solo": str, "solo_help": str, "cpu": str, "cpu_help": str, "hotseat": str, "hotseat_help": str, "online": str, "online_help": str, "watch": str, "watch_help": str, })
OffersTable = TypedDict("OffersTable", {"level": str, "level_1": str, "level_2": str, "edition": str, "edition_delve-and-dash": str, "edition_computer-labyrinth": str, "size": str, "size_6": str, "size_8": str, "size_10": str, "size_12": str, "size_16": str, "size_20": str, })
BotsTable = TypedDict("BotsTable", {"random": str, "random_help": str, "squire": str, "squire_help": str, "knight": str, "knight_help": str, "expert": str, "expert_help": str, "novice": str, "novice_help": str, "apprentice": str, "apprentice_help": str, })
BoardsTable = TypedDict("BoardsTable", {"solo-1": str, "solo-2": str, "duel-1": str, "duel-2": str, "device-1": str, "device-2": str, "cpu-1": str, "cpu-2": str, })

class Words:
    """The messages of this catalogue."""

    summary: str = "Find the treasure in a hidden labyrinth and carry it home past the dragon."
    modes: ModesTable = {
        "solo": "Solo",
        "solo_help": "You against the labyrinth and its dragon.",
        "cpu": "Computer",
        "cpu_help": "Race a computer warrior to the treasure.",
        "hotseat": "One device",
        "hotseat_help": "Two players share this screen.",
        "online": "Friend",
        "online_help": "Send a link; your friend plays far away.",
        "watch": "Watch computers",
        "watch_help": "Choose who plays, then look on.",
    }
    offers: OffersTable = {
        "level": "Level",
        "level_1": "1 · walls",
        "level_2": "2 · walls and doors",
        "edition": "Edition",
        "edition_delve-and-dash": "Delve & Dash",
        "edition_computer-labyrinth": "Computer Labyrinth",
        "size": "Board",
        "size_6": "6 × 6",
        "size_8": "8 × 8 · ranked",
        "size_10": "10 × 10",
        "size_12": "12 × 12",
        "size_16": "16 × 16",
        "size_20": "20 × 20",
    }
    bots: BotsTable = {
        "random": "Wanderer",
        "random_help": "walks anywhere",
        "squire": "Squire",
        "squire_help": "plays simply and errs often",
        "knight": "Knight",
        "knight_help": "careful; the ranked opponent",
        "expert": "Expert",
        "expert_help": "thinks several turns ahead",
        "novice": "Novice",
        "novice_help": "errs like a beginner",
        "apprentice": "Apprentice",
        "apprentice_help": "plays well and slips now and then",
    }
    boards: BoardsTable = {
        "solo-1": "Solo, level 1",
        "solo-2": "Solo, level 2",
        "duel-1": "Two players, level 1",
        "duel-2": "Two players, level 2",
        "device-1": "Two on one device, level 1",
        "device-2": "Two on one device, level 2",
        "cpu-1": "Computer, level 1",
        "cpu-2": "Computer, level 2",
    }
