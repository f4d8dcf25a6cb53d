"""Made by `make words` from languages/de/common.ftl: do not edit."""

from __future__ import annotations

from waystone.words.runtime import Person, Text, key, number
from waystone.words.en import common as english


class Words(english.Words):
    """The messages of this catalogue."""

    list_middle: str = ", "
    list_end: str = " und "

    @staticmethod
    def player(*, who: Person) -> str:
        return ("Du" if who.is_you else who.name)

