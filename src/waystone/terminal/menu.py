"""A small menu before the first match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from waystone.terminal.prompt import Departure
from waystone.terminal.screen import Screen
from waystone.words.en.terminal import Words


@dataclass
class MenuRow:
    """One thing to choose."""

    name: str
    title: str
    choices: Sequence[str]
    says: Callable[[str], str]
    """What a value means."""
    label: Callable[[str], str] = lambda value: value
    """What a value is called."""
    at: int = 0
    is_shown: Callable[[dict[str, str]], bool] = lambda chosen: True

    @property
    def value(self) -> str:
        """What is chosen now."""
        return self.choices[self.at]


class Menu:
    """Rows of choices; keys change them until Enter."""

    def __init__(
        self, screen: Screen, heading: Sequence[str], rows: Sequence[MenuRow], words: Words
    ) -> None:
        self.screen: Final = screen
        self.heading: Final = heading
        self.all_rows: Final = rows
        self.words: Final = words
        self.at = 0

    def choose(self) -> dict[str, str]:
        """What was chosen, by name; raises Departure."""
        while True:
            self.draw()
            key = self.screen.key(self.draw)
            if key == "enter":
                return self.chosen()
            if key in ("q", "ctrl-d", "escape"):
                raise Departure
            self.take(key)

    def take(self, key: str) -> None:
        """Move or change; other keys do nothing."""
        rows = self.rows()
        row = rows[self.at]
        if key in ("up", "w", "k"):
            self.at = (self.at - 1) % len(rows)
        elif key in ("down", "s", "j", "tab"):
            self.at = (self.at + 1) % len(rows)
        elif key in ("left", "a", "h"):
            row.at = (row.at - 1) % len(row.choices)
        elif key in ("right", "d", "l", " "):
            row.at = (row.at + 1) % len(row.choices)

    def rows(self) -> list[MenuRow]:
        """The rows that matter with what is chosen."""
        everything = {row.name: row.value for row in self.all_rows}
        return [row for row in self.all_rows if row.is_shown(everything)]

    def chosen(self) -> dict[str, str]:
        """The values of the rows that are shown."""
        return {row.name: row.value for row in self.rows()}

    def draw(self) -> None:
        """All rows, the present one marked."""
        lines = [Text(), *(Text(f"   {line}", style="bold") for line in self.heading), Text()]
        for number, row in enumerate(self.rows()):
            lines.append(self.line(row, number == self.at))
        here = self.rows()[self.at]
        lines += [
            Text(),
            Text(f"   {here.says(here.value)}"),
            Text(),
            Text(f"   {self.words.keys_menu}", "dim"),
        ]
        self.screen.draw(lines)

    def line(self, row: MenuRow, is_here: bool) -> Text:
        """A row with all its choices; brackets show what is chosen, also without colour."""
        wide = max(len(each.title) for each in self.all_rows) + 2
        text = Text(" > " if is_here else "   ").append(f"{row.title:<{wide}}", style="dim")
        labels = {choice: row.label(choice) for choice in row.choices}
        if sum(len(each) + 3 for each in labels.values()) + text.cell_len > self.screen.size[0]:
            text.append(f"< [{labels[row.value]}] >", style="bold reverse" if is_here else "bold")
            place = self.words.choice_of(number=row.at + 1, all=len(row.choices))
            return text.append(f"  {place}", style="dim")
        for choice in row.choices:
            chosen = choice == row.value
            style = ("bold reverse" if is_here else "bold") if chosen else "dim"
            label = labels[choice]
            text.append(f"[{label}]" if chosen else f" {label} ", style=style).append(" ")
        return text
