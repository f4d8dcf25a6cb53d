"""Chat at a match: quick phrases by name, and free text within limits."""

from __future__ import annotations

from typing import Final

from waystone.match.model import Refusal
from waystone.match.seats import CHAT_LENGTH, clean

PHRASES: Final = {
    "hello": "Hello!",
    "good-luck": "Good luck!",
    "well-played": "Well played!",
    "oh-no": "Oh no!",
    "close": "That was close!",
    "hurry": "Your move!",
    "sorry": "Sorry!",
    "thanks": "Thank you!",
    "good-game": "Good game!",
    "again": "Another one?",
}


def words(text: str | None, phrase: str | None) -> str:
    """What is said, cleaned; a phrase must be one of ours."""
    if phrase is not None:
        if phrase not in PHRASES:
            raise Refusal("NO_SUCH_PHRASE", "known phrases: " + ", ".join(PHRASES))
        return PHRASES[phrase]
    said = clean(text or "", CHAT_LENGTH)
    if not said:
        raise Refusal("NOTHING_SAID", "there is nothing to say")
    return said
