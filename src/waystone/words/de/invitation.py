"""Made by `make words` from languages/de/invitation.ftl: do not edit."""

from __future__ import annotations

from waystone.words.runtime import Person, Text, key, number
from waystone.words.en import invitation as english


class Words(english.Words):
    """The messages of this catalogue."""


    @staticmethod
    def invites(*, name: Text) -> str:
        return str(name) + " lädt dich zu einer Partie ein"

    invited: str = "Du bist zu einer Partie eingeladen"
    watch: str = "Sieh dieser Partie zu"
    ended: str = "Sieh dir an, wie diese Partie ausging"
    home: str = "Verliese voller Geheimnisse"
    home_text: str = "Vier Dungeon-Spiele, allein oder mit Freunden. Ohne Konto, ohne Warten."
