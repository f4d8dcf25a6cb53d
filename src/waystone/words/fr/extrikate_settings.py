"""Made by `make words` from languages/fr/extrikate-settings.ftl: do not edit."""

from __future__ import annotations

from waystone.words.runtime import Person, Text, key, number
from waystone.words.en import extrikate_settings as english


class Words(english.Words):
    """The messages of this catalogue."""

    setting_help: english.SettingHelpTable = {
        "exit_rolls": "nombre maximal de jets par tour au retour ; 3 pour jouer vite",
        "explore": "forced : un pas en exploration doit mener à une case inexplorée si possible",
        "lives": "vies d’un joueur",
        "last_turn": "tours après lesquels un joueur se perd dans le noir",
    }
