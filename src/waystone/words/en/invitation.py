"""Made by `make words` from languages/en/invitation.ftl: do not edit."""

from __future__ import annotations

from typing import TypedDict

from waystone.words.runtime import Person, Text, key, number


class Words:
    """The messages of this catalogue."""


    @staticmethod
    def invites(*, name: Text) -> str:
        return str(name) + " invites you to a match"

    invited: str = "You are invited to a match"
    watch: str = "Watch this match"
    ended: str = "See how this match ended"
    home: str = "Dungeons full of secrets"
    home_text: str = "Four dungeon games, alone or with friends. No account, no waiting."
