"""Made by `make words` from languages/de/dooom-listing.ftl: do not edit."""

from __future__ import annotations

from waystone.words.runtime import Person, Text, key, number
from waystone.words.en import dooom_listing as english


class Words(english.Words):
    """The messages of this catalogue."""

    summary: str = "Taste dich im Dunkeln zu Gold und Ausgang, unter anderen, die dasselbe wollen."
    bots: english.BotsTable = {
        "random": "Streuner",
        "random_help": "stolpert umher",
        "seeker": "Sucher",
        "seeker_help": "erkundet, sammelt und geht",
        "hunter": "Jäger",
        "hunter_help": "rüstet sich auch und kämpft",
    }
    boards: english.BoardsTable = {
        "ring-vault": "Ringgewölbe",
        "pillar-hall": "Säulenhalle",
        "long-dark": "Langes Dunkel",
        "zero-sprint": "Nullspurt",
        "duel": "Duell",
        "cellar": "Keller",
        "generated": "Erzeugt",
        "custom": "Eigene Karte",
    }
