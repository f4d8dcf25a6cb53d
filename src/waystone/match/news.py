"""What those who follow a match hear from its host."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from waystone.kernel.event import View
from waystone.kernel.table import Step

if TYPE_CHECKING:
    from waystone.match.host import Host


class News:
    """Something to tell; `written` keeps what was encoded once for all who see with equal eyes."""

    def __init__(self) -> None:
        self.written: dict[Any, bytes] = {}


class Made(News):
    """Steps were made; `view` is what somebody saw then, to show others what they have alike.

    `frames` keeps what was rendered once for equal eyes, `changes` what was written for those of
    them who have the same view.
    """

    def __init__(self, steps: list[Step]) -> None:
        self.written = {}
        self.frames: dict[Any, Any] = {}
        self.changes: dict[Any, tuple[bytes, int]] = {}
        self.steps = steps
        self.view: View | None = None


class Begun(News):
    """All seats are taken and the match has begun: everything is new."""


class Seated(News):
    """Somebody sat down, came, went, or offers a rematch."""


class Spoken(News):
    """Somebody said something."""

    def __init__(self, by: int, name: str, text: str, phrase: str | None, at: int) -> None:
        super().__init__()
        self.by = by
        self.name = name
        self.text = text
        self.phrase = phrase
        self.at = at


class Watcher(Protocol):
    """Somebody who follows a match: `guest` is empty for strangers."""

    guest: str

    def hear(self, host: Host, news: News) -> None:
        """Be told. Must not wait and must not raise."""
