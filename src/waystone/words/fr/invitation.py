"""Made by `make words` from languages/fr/invitation.ftl: do not edit."""

from __future__ import annotations

from waystone.words.runtime import Person, Text, key, number
from waystone.words.en import invitation as english


class Words(english.Words):
    """The messages of this catalogue."""


    @staticmethod
    def invites(*, name: Text) -> str:
        return str(name) + " t’invite à une partie"

    invited: str = "On t’invite à une partie"
    watch: str = "Regarde cette partie"
    ended: str = "Vois comment cette partie s’est terminée"
    home: str = "Des donjons pleins de secrets"
    home_text: str = "Quatre jeux de donjon, en solitaire ou entre amis. Sans compte, sans attente."
