"""A list of choices beside the board: marked by arrows, named by number, found by words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from waystone.kernel.action import NOWHERE
from waystone.words.en.terminal import Words


@dataclass(frozen=True)
class Choice:
    """One line: what it says, the text of its action, and the cell it is about."""

    number: int
    label: str
    text: str
    cell: int = NOWHERE


class Chooser:
    """The list in the making of a choice.

    Arrows go to the nearest choice that way on the board, or else up and down the list; digits
    name a line; what is typed after `/` leaves only the lines that contain it.
    """

    def __init__(self, choices: Sequence[Choice], side: int, says: Words) -> None:
        self.all: Final = choices
        self.side: Final = side
        self.says: Final = says
        self.at = 0
        self.number = ""
        self.words: str | None = None

    @property
    def shown(self) -> Sequence[Choice]:
        """The lines that contain what was typed."""
        if not self.words:
            return self.all
        found = [each for each in self.all if self.words in f"{each.label} {each.text}".lower()]
        return found or self.all

    @property
    def marked(self) -> Choice:
        """The line that Enter takes."""
        return self.shown[min(self.at, len(self.shown) - 1)]

    @property
    def is_typing(self) -> bool:
        """Whether letters are taken as words."""
        return self.words is not None

    def take(self, key: str) -> bool:
        """Use a key; says whether it was one for the list."""
        if self.words is not None and (len(key) == 1 or key in ("backspace", "escape")):
            self.type(key)
        elif key == "/":
            self.words, self.number, self.at = "", "", 0
        elif len(key) == 1 and key.isascii() and key.isdigit():
            self.type_digit(key)
        elif key in _STEPS:
            self.go(key)
        else:
            return False
        return True

    def type(self, key: str) -> None:
        """Words that the line must contain; Escape forgets them."""
        assert self.words is not None
        self.at = 0
        if key == "escape":
            self.words = None
        else:
            self.words = self.words[:-1] if key == "backspace" else self.words + key.lower()

    def type_digit(self, digit: str) -> None:
        """The line named by the digits typed so far; one that is not there begins anew."""
        longer = self.number + digit
        self.number = longer if 1 <= int(longer) <= len(self.all) else digit
        if 1 <= int(self.number) <= len(self.all):
            self.words, self.at = None, int(self.number) - 1

    def go(self, key: str) -> None:
        """That way on the board if there is anything, else along the list."""
        self.number = ""
        if key in _WAYS and self.marked.cell != NOWHERE:
            beside = self.nearest(*_WAYS[key])
            if beside is not None:
                self.at = beside
                return
        self.at = (self.at + _STEPS[key]) % len(self.shown)

    def nearest(self, down: int, right: int) -> int | None:
        """The line whose cell is nearest in a direction, straight ahead before askew."""
        row, column = divmod(self.marked.cell, self.side)
        best, least = None, 1 << 30
        for place, each in enumerate(self.shown):
            if each.cell == NOWHERE:
                continue
            dy, dx = each.cell // self.side - row, each.cell % self.side - column
            ahead, aside = dy * down + dx * right, abs(dy * right) + abs(dx * down)
            if ahead > 0 and aside <= 2 * ahead and ahead + 3 * aside < least:
                best, least = place, ahead + 3 * aside
        return best

    def lines(self, room: int, width: int) -> list[Text]:
        """As many lines as there is room for, around the marked one."""
        shown, room = self.shown, max(1, room - 1)
        first = max(0, min(self.at - room // 2, len(shown) - room))
        lines = [self.line(each, width) for each in shown[first : first + room]]
        return [self.heading(len(shown), first, len(lines)), *lines]

    def heading(self, count: int, first: int, lines: int) -> Text:
        """How many there are, or what is typed."""
        if self.words is not None:
            return Text(f"{self.says.find(typed=self.words)}_", style="bold")
        if lines == count:
            return Text(self.says.choices(count=count), style="dim")
        last = first + lines
        shown = self.says.choices_part(count=count, first=first + 1, last=last)
        return Text(shown, style="dim")

    def line(self, choice: Choice, width: int) -> Text:
        """One choice, marked without colour too."""
        is_marked = choice is self.marked
        text = Text(f"{'>' if is_marked else ' '}{choice.number:>3} {choice.label}")
        text.truncate(width, overflow="ellipsis" if width > 20 else "crop")
        text.stylize("bold reverse" if is_marked else "")
        return text


_WAYS: Final = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}
_STEPS: Final = {"up": -1, "down": 1, "left": -1, "right": 1, "tab": 1, "back-tab": -1}
