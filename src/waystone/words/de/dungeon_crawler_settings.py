"""Made by `make words` from languages/de/dungeon_crawler-settings.ftl: do not edit."""

from __future__ import annotations

from waystone.words.runtime import Person, Text, key, number
from waystone.words.en import dungeon_crawler_settings as english


class Words(english.Words):
    """The messages of this catalogue."""

    setting_help: english.SettingHelpTable = {
        "hard": "die Truhe steht auf der Lavainsel",
        "laying": "join: Eine neue Platte muss, wenn es geht, an das Labyrinth anschließen",
        "round_limit": "Runden, nach denen gewinnt, wer der Truhe am nächsten ist; 0: keine Grenze (60, wenn nur Bots spielen)",
        "window_seconds": "Sekunden, um in einem Fenster zu antworten; 0: keine Grenze",
        "fixed_windows": "Sekunden, die jedes Fenster dauert, ob jemand antworten kann oder nicht; 0: aus",
        "joining": "später darf noch jemand an den Tisch kommen",
        "empty_seats": "so viele letzte Plätze sind anfangs leer und können eingenommen werden",
    }
