"""Made by `make words` from languages/de/extrikate-settings.ftl: do not edit."""

from __future__ import annotations

from waystone.words.runtime import Person, Text, key, number
from waystone.words.en import extrikate_settings as english


class Words(english.Words):
    """The messages of this catalogue."""

    setting_help: english.SettingHelpTable = {
        "exit_rolls": "höchstens so viele Würfe in einem Zug auf dem Rückweg; 3 für zügiges Spiel",
        "explore": "forced: Ein Schritt beim Graben führt, wo es geht, in ein unerkundetes Feld",
        "lives": "Leben eines Spielers",
        "last_turn": "eigene Züge, nach denen man sich im Dunkeln verirrt hat",
    }
