"""A game that brings no board of its own: its view as a list, its actions as they are written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from rich.text import Text

from waystone.catalogue import GameEntry
from waystone.kernel.action import Action
from waystone.kernel.drawing import plain_lines, plain_words, written
from waystone.kernel.event import Event, View
from waystone.terminal.board import Choosing, Marks, Narrator, TerminalBoard
from waystone.words.runtime import DEFAULT


class PlainBoard(TerminalBoard[Any]):
    """Works for every game of the catalogue; a board of its own is only ever nicer."""

    is_private = True

    def __init__(self, entry: GameEntry, language: str = DEFAULT) -> None:
        super().__init__(language)
        self.info: Final = entry.info

    def choosing(self, legal: Sequence[Action]) -> Choosing:
        return Choosing.LIST

    def picture(self, view: View, marks: Marks) -> list[Text]:
        """Everything that the seat knows, line by line."""
        return [Text(line) for line in plain_lines(view)]

    def panel(self, view: View, narrator: Narrator, marks: Marks) -> list[Text]:
        return [Text(self.info.title, style="bold")]

    def summary(self, view: View, narrator: Narrator) -> str:
        return self.info.title

    def question(self, view: View, narrator: Narrator) -> str:
        return self.shared.choose_action

    def last_words(self, view: View, narrator: Narrator, result: str) -> str:
        return result

    def sentence(self, event: Event, narrator: Narrator, view: View) -> str:
        """The event's name, and what it tells."""
        told: dict[str, Any] = msgspec.to_builtins(event)
        name = plain_words(told.pop("kind"))
        parts = [f"{plain_words(part)} {written(told[part])}" for part in told if part != "seat"]
        who = (
            f"{narrator.label(told['seat'])}: " if self._is_seat(told.get("seat"), narrator) else ""
        )
        return who + ", ".join([name, *parts])

    def _is_seat(self, seat: object, narrator: Narrator) -> bool:
        return isinstance(seat, int) and 0 <= seat < len(narrator.names)

    def closing(self, view: View, narrator: Narrator, seconds: float) -> list[tuple[str, str]]:
        return [(self.shared.time, f"{seconds:.0f} s")]

    def key_help(self) -> list[tuple[str, str]]:
        return [(self.shared.plain_help["keys"], self.shared.plain_help["choose"])]

    def typed_help(self) -> list[tuple[str, str]]:
        return [(self.shared.plain_help["action"], self.shared.plain_help["typed"])]

    def signs(self) -> list[tuple[str, str]]:
        return []

    def roles(self, seats: int) -> list[str]:
        return [self.shared.player_number(number=seat + 1) for seat in range(seats)]
