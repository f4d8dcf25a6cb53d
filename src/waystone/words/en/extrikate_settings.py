"""Made by `make words` from languages/en/extrikate-settings.ftl: do not edit."""

from __future__ import annotations

from typing import TypedDict

from waystone.words.runtime import Person, Text, key, number

SettingHelpTable = TypedDict("SettingHelpTable", {"exit_rolls": str, "explore": str, "lives": str, "last_turn": str, })

class Words:
    """The messages of this catalogue."""

    setting_help: SettingHelpTable = {
        "exit_rolls": "the most rolls of an exit turn; 3 for brisk play",
        "explore": "forced: a delve move must enter an unexplored cell where it can",
        "lives": "lives of a player",
        "last_turn": "own turns after which a player is lost in the dark",
    }
