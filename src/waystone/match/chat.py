"""Chat at a match: quick phrases by name, and free text within limits."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from waystone.match.model import ChatLine, Refusal
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

SIGNS: Final = {"learning": "I am learning the game first."}
"""Phrases that a page says by itself, so that nobody is offered them."""
TOLD_AGAIN: Final = 50
"""So many of the latest lines are told to who comes."""


class Talk:
    """What was said at a match: the latest lines, and the number of the last one."""

    def __init__(self) -> None:
        self.number = 0
        self.lines: Final[list[ChatLine]] = []

    def add(self, found: Iterable[tuple[int, ChatLine]]) -> list[ChatLine]:
        """Further lines with their numbers; those of them that are new."""
        new = [(number, line) for number, line in found if number > self.number]
        for number, line in new:
            self.number = number
            self.lines.append(line)
        del self.lines[:-TOLD_AGAIN]
        return [line for _, line in new]

    def renew(self, found: Iterable[tuple[int, ChatLine]]) -> None:
        """These are all the lines there are; nothing of it is new."""
        self.lines[:] = [line for _, line in found][-TOLD_AGAIN:]

    def forget(self, guest: str) -> None:
        """What this guest said is gone."""
        self.renew((0, line) for line in self.lines if line.guest != guest)


def words(text: str | None, phrase: str | None) -> str:
    """What is said, cleaned; a phrase must be one of ours."""
    if phrase is not None:
        known = {**PHRASES, **SIGNS}
        if phrase not in known:
            raise Refusal("NO_SUCH_PHRASE", f"Known phrases: {', '.join(known)}.")
        return known[phrase]
    said = clean(text or "", CHAT_LENGTH)
    if not said:
        raise Refusal("NOTHING_SAID")
    return said
