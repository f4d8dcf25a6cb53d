"""Made by `make words` from languages/fr/dooom-listing.ftl: do not edit."""

from __future__ import annotations

from waystone.words.runtime import Person, Text, key, number
from waystone.words.en import dooom_listing as english


class Words(english.Words):
    """The messages of this catalogue."""

    summary: str = "Cherche à tâtons, dans le noir, de l’or et une sortie, parmi d’autres qui veulent la même chose."
    modes: english.ModesTable = {
        "cpu": "Ordinateurs",
        "cpu_help": "Toi contre autant d’ordinateurs que la carte en prévoit.",
        "hotseat": "Un appareil",
        "hotseat_help": "À deux sur cet écran, masqué entre les tours.",
        "online": "Ami",
        "online_help": "Envoie un lien ; deux ordinateurs jouent aussi.",
        "table": "Ta table",
        "table_help": "Jusqu’à huit : des gens ici, des amis par lien, des ordinateurs.",
        "watch": "Regarder les ordinateurs",
        "watch_help": "Choisis qui joue, puis regarde.",
    }
    offers: english.OffersTable = {
        "last_standing": "Le dernier en vie",
        "last_standing_continue": "doit encore sortir",
        "last_standing_wins": "gagne aussitôt",
    }
    bots: english.BotsTable = {
        "random": "Vagabond",
        "random_help": "erre au hasard",
        "seeker": "Chercheur",
        "seeker_help": "explore, ramasse et s’en va",
        "hunter": "Chasseur",
        "hunter_help": "s’arme aussi et combat",
        "navigator": "Pilote",
        "navigator_help": "connaît les plans de la maison et sait se situer",
        "novice": "Novice",
        "novice_help": "se trompe comme au premier soir",
        "apprentice": "Apprenti",
        "apprentice_help": "joue bien et se trompe parfois",
    }
    boards: english.BoardsTable = {
        "ring-vault": "Caveau annulaire",
        "pillar-hall": "Salle aux piliers",
        "long-dark": "Longue nuit",
        "zero-sprint": "Sprint zéro",
        "duel": "Duel",
        "cellar": "Cave",
        "generated": "Généré",
        "custom": "Ta carte",
    }
