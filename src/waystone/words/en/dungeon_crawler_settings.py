"""Made by `make words` from languages/en/dungeon_crawler-settings.ftl: do not edit."""

from __future__ import annotations

from typing import TypedDict

from waystone.words.runtime import Person, Text, key, number

SettingHelpTable = TypedDict("SettingHelpTable", {"hard": str, "laying": str, "round_limit": str, "window_seconds": str, "fixed_windows": str, "joining": str, "empty_seats": str, })

class Words:
    """The messages of this catalogue."""

    setting_help: SettingHelpTable = {
        "hard": "the chest stands on the Lava Island",
        "laying": "join: a new tile must join the labyrinth if it can",
        "round_limit": "rounds until the nearest to the chest wins; 0: no limit (60 if bots play alone)",
        "window_seconds": "seconds to respond in a window; 0: no limit",
        "fixed_windows": "seconds that every window takes, whether or not anybody can respond; 0: off",
        "joining": "somebody may come to the table later",
        "empty_seats": "seats, the last ones, that begin empty and may be joined",
    }
