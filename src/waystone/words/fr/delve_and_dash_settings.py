"""Made by `make words` from languages/fr/delve_and_dash-settings.ftl: do not edit."""

from __future__ import annotations

from waystone.words.runtime import Person, Text, key, number
from waystone.words.en import delve_and_dash_settings as english


class Words(english.Words):
    """The messages of this catalogue."""

    setting_help: english.SettingHelpTable = {
        "mode": "solo, duel ou cpu (la place 1 est l’ordinateur) ; auto prend solo pour une place, duel pour deux",
        "level": "1 : murs et passages ; 2 : portes aussi",
        "edition": "seulement les noms et l’apparence",
        "size": "salles par côté",
        "wall_probability": "part des limites hors du réseau de passages qui sont des murs",
        "door_share": "part des limites ouvertes qui sont des portes au niveau 2",
        "door_locked": "part des portes verrouillées au début",
        "force_chance": "chance de forcer une porte verrouillée",
        "lives": "vies d’un guerrier",
        "base_moves": "coups par tour sans compter les vies",
        "life_moves": "coups de plus par vie restante",
        "carrier_moves": "coups par tour avec le trésor",
        "cpu_random": "chance par tour que le chevalier se trompe une fois",
        "wake_distance": "distance en pas à laquelle le dragon entend un guerrier",
        "treasure_reach": "nombre maximal de pas de l’antre au trésor",
        "sight": "distance en pas à laquelle un guerrier seul voit le dragon",
        "lair_gap": "nombre minimal de pas des bornes à l’antre",
        "treasure_gap": "nombre minimal de pas des bornes au trésor",
        "respawn_gap": "distance au dragon, en vols, à laquelle personne ne se réveille",
        "battles": "combats par tour",
        "start": "où commencent deux guerriers",
        "start_near": "près de leurs bornes",
        "start_classic": "sur leurs bornes",
    }
