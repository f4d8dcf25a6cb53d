"""What those who follow a match hear from its host."""

from __future__ import annotations

from typing import Any, Protocol

from waystone.kernel.event import View
from waystone.kernel.table import Step
from waystone.match.model import ChatLine


class News:
    """Something to tell; `encoded` keeps what was encoded once for all who see the same."""

    def __init__(self) -> None:
        self.encoded: dict[Any, bytes] = {}


class StepsMade(News):
    """Steps were made; `view` is what somebody saw then, to show others what they have alike.

    `rendered` keeps what was made of them once per viewpoint.
    """

    def __init__(self, steps: list[Step]) -> None:
        self.encoded = {}
        self.rendered: dict[Any, Any] = {}
        self.steps = steps
        self.view: View | None = None


class AllNew(News):
    """Everything is to be looked at anew: the match has begun, or spectators see less now
    (`hides`)."""

    def __init__(self, hides: bool = False) -> None:
        super().__init__()
        self.hides = hides


class SeatsChanged(News):
    """Somebody sat down, came, went, or offers a rematch."""


class ChatSaid(News):
    """Somebody said something."""

    def __init__(self, line: ChatLine) -> None:
        super().__init__()
        self.line = line


class Watcher(Protocol):
    """Somebody who follows a match: `guest` is empty for strangers."""

    guest: str

    def hear(self, news: News) -> None:
        """Be told. Must not wait and must not raise."""
