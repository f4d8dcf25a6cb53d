"""Made by `make words` from languages/fr/dooom-settings.ftl: do not edit."""

from __future__ import annotations

from waystone.words.runtime import Person, Text, key, number
from waystone.words.en import dooom_settings as english


class Words(english.Words):
    """The messages of this catalogue."""

    setting_help: english.SettingHelpTable = {
        "map_title": "Carte",
        "map": "une carte fournie, une carte générée pour cette partie, ou la tienne dans map_text",
        "map_text": "le fichier d’une carte à soi",
        "style": "le style d’une carte générée",
        "width": "la largeur d’une carte générée",
        "height": "la hauteur d’une carte générée",
        "map_goal": "l’objectif d’une carte générée",
        "goal": "or nécessaire pour gagner ; -1 prend celui de la carte",
        "gather": "les places se remplissent une à une avant le début",
        "min_players": "joueurs qu’attend une table qui se remplit",
        "start_delay": "secondes de ce moment au premier tour",
        "open_join": "les places libres peuvent être prises plus tard",
        "shuffle_order": "l’ordre des tours est tiré au sort",
        "last_standing": "continue : le dernier en vie doit encore sortir ; wins : cela suffit",
        "max_rounds": "manches avant la clôture de la partie ; 0 pour aucune limite",
        "max_timeouts": "tours écoulés d’affilée avant qu’un joueur ne parte ; 0 pour jamais",
        "turn_seconds": "secondes par tour ; 0 sans pendule",
        "reconnect_grace": "secondes pendant lesquelles un joueur peut être absent",
        "debug": "une table de test, où l’on peut déplacer les joueurs",
        "open_spectating": "les spectateurs voient tout tant qu’une seule personne joue",
    }
