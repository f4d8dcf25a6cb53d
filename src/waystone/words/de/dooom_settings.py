"""Made by `make words` from languages/de/dooom-settings.ftl: do not edit."""

from __future__ import annotations

from waystone.words.runtime import Person, Text, key, number
from waystone.words.en import dooom_settings as english


class Words(english.Words):
    """The messages of this catalogue."""

    setting_help: english.SettingHelpTable = {
        "map_title": "Karte",
        "map": "eine mitgelieferte Karte, eine für diese Partie erzeugte oder die eigene in map_text",
        "map_text": "die Datei der eigenen Karte",
        "style": "der Stil einer erzeugten Karte",
        "width": "die Breite einer erzeugten Karte",
        "height": "die Höhe einer erzeugten Karte",
        "map_goal": "das Ziel einer erzeugten Karte",
        "goal": "Gold, das man zum Sieg braucht; -1 nimmt das der Karte",
        "gather": "die Plätze füllen sich nach und nach, bevor die Partie beginnt",
        "min_players": "Spieler, auf die ein sich füllender Tisch wartet",
        "start_delay": "Sekunden von da bis zum ersten Zug",
        "open_join": "freie Plätze kann man später noch einnehmen",
        "shuffle_order": "die Reihenfolge wird ausgelost",
        "last_standing": "continue: Wer allein übrig ist, muss noch hinaus; wins: Das genügt",
        "max_rounds": "Runden, bis die Partie geschlossen wird; 0 für nie",
        "max_timeouts": "abgelaufene Züge hintereinander, bis jemand draußen ist; 0 für nie",
        "turn_seconds": "Sekunden für einen Zug; 0 ohne Uhr",
        "reconnect_grace": "Sekunden, die jemand fehlen darf",
        "debug": "ein Tisch für Tests, an dem man Spieler versetzen kann",
        "open_spectating": "Zuschauer sehen alles, solange höchstens ein Mensch mitspielt",
    }
