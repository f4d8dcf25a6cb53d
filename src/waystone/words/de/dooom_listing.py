"""Made by `make words` from languages/de/dooom-listing.ftl: do not edit."""

from __future__ import annotations

from waystone.words.runtime import Person, Text, key, number
from waystone.words.en import dooom_listing as english


class Words(english.Words):
    """The messages of this catalogue."""

    summary: str = "Taste dich im Dunkeln zu Gold und Ausgang, unter anderen, die dasselbe wollen."
    modes: english.ModesTable = {
        "cpu": "Computer",
        "cpu_help": "Du gegen so viele Computer, wie die Karte vorsieht.",
        "hotseat": "Ein Gerät",
        "hotseat_help": "Zwei an diesem Bildschirm, dazwischen verdeckt.",
        "online": "Freund",
        "online_help": "Schick einen Link; zwei Computer spielen mit.",
        "table": "Eigene Runde",
        "table_help": "Bis zu acht: Leute hier, Freunde per Link, Computer.",
        "watch": "Computern zusehen",
        "watch_help": "Wähl aus, wer spielt, und schau zu.",
    }
    offers: english.OffersTable = {
        "last_standing": "Wer allein übrig ist",
        "last_standing_continue": "muss noch hinaus",
        "last_standing_wins": "gewinnt sofort",
    }
    bots: english.BotsTable = {
        "random": "Streuner",
        "random_help": "stolpert umher",
        "seeker": "Sucher",
        "seeker_help": "erkundet, sammelt und geht",
        "hunter": "Jäger",
        "hunter_help": "rüstet sich auch und kämpft",
        "navigator": "Lotse",
        "navigator_help": "kennt die Karten des Hauses und findet heraus, wo er ist",
        "novice": "Neuling",
        "novice_help": "irrt sich wie am ersten Abend",
        "apprentice": "Lehrling",
        "apprentice_help": "spielt gut und vertut sich ab und zu",
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
