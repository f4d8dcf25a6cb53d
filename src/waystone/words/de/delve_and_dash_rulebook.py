"""Made by `make words` from languages/de/delve_and_dash-rulebook.ftl: do not edit."""

from __future__ import annotations

from waystone.words.runtime import Person, Text, key, number
from waystone.words.en import delve_and_dash_rulebook as english


class Words(english.Words):
    """The messages of this catalogue."""

    leaderboards: english.LeaderboardsTable = {
        "title": "Bestenlisten",
        "DD-92": "Sechs Listen, drei Arten mal zwei Stufen, je hundert Plätze. Es zählen nur Partien mit den üblichen Einstellungen, gewonnen mit dem Schatz zu Hause.",
        "DD-93": "Der Schnellste ist vorn; dann weniger Züge, weniger verlorene Leben, mehr gefundene Mauern.",
        "DD-87": "Der Server misst vom ersten Versuch bis zum Sieg und zählt alles selbst: du gibst nur einen Namen an.",
    }
