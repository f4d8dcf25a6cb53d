"""Made by `make words` from languages/en/common.ftl: do not edit."""

from __future__ import annotations

from typing import TypedDict

from waystone.words.runtime import Person, Text, key, number


class Words:
    """The messages of this catalogue."""

    list_middle: str = ", "
    list_end: str = " and "

    @staticmethod
    def player(*, who: Person) -> str:
        return ("You" if who.is_you else who.name)

