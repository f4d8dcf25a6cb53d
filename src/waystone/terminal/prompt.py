"""How people are asked and told in a match: by a window and keys, or line by line."""

from __future__ import annotations

from abc import ABC, abstractmethod

from waystone.kernel.errors import WaystoneError
from waystone.kernel.event import View
from waystone.kernel.table import Step
from waystone.terminal.match import LocalMatch


class Departure(Exception):
    """Somebody wants to stop in the middle of a match."""


class NewMatch(Exception):
    """Somebody wants a new match in the middle of this one."""


class Prompt(ABC):
    """Shows a match to the people here and asks them what they do."""

    def add(self, match: LocalMatch, word: str) -> None:
        """Somebody sits down while the match runs: a name, or `bot:NAME`."""
        before = match.view()
        name, bot = word, ""
        if word.startswith("bot:"):
            bot = word.removeprefix("bot:")
            name = bot
        try:
            if bot:
                match.plan.entry.bot(bot)
            step = match.welcome(name, bool(bot))
        except WaystoneError as refused:
            self.refuse(match, match.reason(refused))
        else:
            self.tell(match, before, step)

    @abstractmethod
    def begin(self, match: LocalMatch) -> None:
        """A match begins."""

    @abstractmethod
    def hand_over(self, match: LocalMatch, seat: int) -> None:
        """Cover everything until this seat's player is before the screen (DD-19)."""

    @abstractmethod
    def ask(self, match: LocalMatch, seat: int) -> str:
        """What this seat does: an action's text; raises Departure or NewMatch."""

    @abstractmethod
    def refuse(self, match: LocalMatch, message: str) -> None:
        """Say why something can't be done."""

    @abstractmethod
    def show_bot_turn(self, match: LocalMatch) -> None:
        """Let people see that a bot is about to act."""

    @abstractmethod
    def tell(self, match: LocalMatch, before: View, step: Step) -> None:
        """Show what happened, beginning with the view before it."""

    @abstractmethod
    def end(self, match: LocalMatch) -> bool:
        """Show the result; whether people want another match."""
