"""Made by `make words` from languages/fr/delve_and_dash-listing.ftl: do not edit."""

from __future__ import annotations

from waystone.words.runtime import Person, Text, key, number
from waystone.words.en import delve_and_dash_listing as english


class Words(english.Words):
    """The messages of this catalogue."""

    summary: str = "Trouve le trésor dans un labyrinthe caché et rapporte-le au nez et à la barbe du dragon."
    modes: english.ModesTable = {
        "solo": "Solitaire",
        "solo_help": "Toi contre le labyrinthe et son dragon.",
        "cpu": "Ordinateur",
        "cpu_help": "La course au trésor contre un guerrier de l’ordinateur.",
        "hotseat": "Un appareil",
        "hotseat_help": "À deux sur cet écran.",
        "online": "Ami",
        "online_help": "Envoie un lien ; ton ami joue à distance.",
        "watch": "Regarder les ordinateurs",
        "watch_help": "Choisis qui joue, puis regarde.",
    }
    offers: english.OffersTable = {
        "level": "Niveau",
        "level_1": "1 · murs",
        "level_2": "2 · murs et portes",
        "edition": "Édition",
        "edition_delve-and-dash": "Delve & Dash",
        "edition_computer-labyrinth": "Computer Labyrinth",
        "size": "Plateau",
        "size_6": "6 × 6",
        "size_8": "8 × 8 · classé",
        "size_10": "10 × 10",
        "size_12": "12 × 12",
        "size_16": "16 × 16",
        "size_20": "20 × 20",
    }
    bots: english.BotsTable = {
        "random": "Vagabond",
        "random_help": "va n’importe où",
        "squire": "Écuyer",
        "squire_help": "joue simplement et se trompe souvent",
        "knight": "Chevalier",
        "knight_help": "prudent ; l’adversaire du classement",
        "expert": "Expert",
        "expert_help": "prévoit plusieurs tours à l’avance",
        "novice": "Novice",
        "novice_help": "se trompe comme au premier soir",
        "apprentice": "Apprenti",
        "apprentice_help": "joue bien et se trompe parfois",
    }
    boards: english.BoardsTable = {
        "solo-1": "Solitaire, niveau 1",
        "solo-2": "Solitaire, niveau 2",
        "duel-1": "À deux, niveau 1",
        "duel-2": "À deux, niveau 2",
        "device-1": "À deux sur un appareil, niveau 1",
        "device-2": "À deux sur un appareil, niveau 2",
        "cpu-1": "Ordinateur, niveau 1",
        "cpu-2": "Ordinateur, niveau 2",
    }
