"""Made by `make words` from languages/en/delve_and_dash-rulebook.ftl: do not edit."""

from __future__ import annotations

from typing import TypedDict

from waystone.words.runtime import Person, Text, key, number

LeaderboardsTable = TypedDict("LeaderboardsTable", {"title": str, "DD-92": str, "DD-93": str, "DD-87": str, })

class Words:
    """The messages of this catalogue."""

    leaderboards: LeaderboardsTable = {
        "title": "Leaderboards",
        "DD-92": "Six boards, three modes by two levels, a hundred places each. Only matches with the usual settings count, won by bringing the treasure home.",
        "DD-93": "The fastest is first; then fewer moves, fewer lives lost, more walls found.",
        "DD-87": "The server measures from the first try to the victory and counts everything itself: you give nothing but a name.",
    }
