"""Made by `make words` from languages/fr/common.ftl: do not edit."""

from __future__ import annotations

from waystone.words.runtime import Person, Text, key, number
from waystone.words.en import common as english


class Words(english.Words):
    """The messages of this catalogue."""

    list_middle: str = ", "
    list_end: str = " et "

    @staticmethod
    def player(*, who: Person) -> str:
        return ("Toi" if who.is_you else who.name)

