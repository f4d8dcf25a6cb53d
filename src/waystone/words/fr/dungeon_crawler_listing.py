"""Made by `make words` from languages/fr/dungeon_crawler-listing.ftl: do not edit."""

from __future__ import annotations

from waystone.words.runtime import Person, Text, key, number
from waystone.words.en import dungeon_crawler_listing as english


class Words(english.Words):
    """The messages of this catalogue."""

    summary: str = "Pose le labyrinthe, lâche des Monstres sur les autres, et atteins le coffre avant tout le monde."
    modes: english.ModesTable = {
        "cpu": "Ordinateur",
        "cpu_help": "Toi contre un aventurier de l’ordinateur.",
        "four": "À quatre",
        "four_help": "Toi et trois ordinateurs : le labyrinthe se remplit.",
        "hotseat": "Un appareil",
        "hotseat_help": "À deux sur cet écran ; les mains restent cachées.",
        "online": "Ami",
        "online_help": "Envoie un lien ; ton ami joue à distance.",
        "table": "Ta table",
        "table_help": "De deux à six : des gens ici, des amis par lien et des ordinateurs, à n’importe quelle place.",
        "watch": "Regarder les ordinateurs",
        "watch_help": "Choisis qui joue, puis regarde.",
    }
    offers: english.OffersTable = {
        "hard": "Le coffre",
        "hard_off": "dans une salle simple",
        "hard_on": "difficile : sur une île de lave",
        "laying": "Nouvelles tuiles",
        "laying_join": "doivent se raccorder au labyrinthe",
        "laying_free": "se posent n’importe où à côté",
        "round_limit": "Manches",
        "round_limit_0": "sans limite (60 entre ordinateurs)",
        "round_limit_30": "30 au plus",
        "round_limit_60": "60 au plus",
        "joining": "Invités tardifs",
        "joining_on": "peuvent entrer",
        "joining_off": "restent dehors",
    }
    bots: english.BotsTable = {
        "random": "Vagabond",
        "random_help": "fait n’importe quoi",
        "racer": "Coureur",
        "racer_help": "fonce vers le coffre",
        "warlord": "Seigneur de guerre",
        "warlord_help": "court, combat et te barre la route",
        "novice": "Novice",
        "novice_help": "se trompe comme au premier soir",
        "apprentice": "Apprenti",
        "apprentice_help": "joue bien et se trompe parfois",
        "champion": "Champion",
        "champion_help": "voit la victoire et la saisit, avec n’importe quelle carte",
    }

    @staticmethod
    def rounds(*, limit: Text) -> str:
        return str(limit) + " manches"

