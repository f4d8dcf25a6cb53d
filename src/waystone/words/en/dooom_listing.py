"""Made by `make words` from languages/en/dooom-listing.ftl: do not edit."""

from __future__ import annotations

from typing import TypedDict

from waystone.words.runtime import Person, Text, key, number

BotsTable = TypedDict("BotsTable", {"random": str, "random_help": str, "seeker": str, "seeker_help": str, "hunter": str, "hunter_help": str, })
BoardsTable = TypedDict("BoardsTable", {"ring-vault": str, "pillar-hall": str, "long-dark": str, "zero-sprint": str, "duel": str, "cellar": str, "generated": str, "custom": str, })

class Words:
    """The messages of this catalogue."""

    summary: str = "Grope through the dark for gold and a way out, among others who want the same."
    bots: BotsTable = {
        "random": "Drifter",
        "random_help": "stumbles about",
        "seeker": "Seeker",
        "seeker_help": "explores, collects and leaves",
        "hunter": "Hunter",
        "hunter_help": "also arms itself and fights",
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
