"""How long what happens stays in view before the next thing happens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from waystone.kernel.event import Event, snake

Milliseconds = Mapping[type[Event], int]
NOTHING: Final[Milliseconds] = {}


class Pauses:
    """The pauses of a game in milliseconds, by kind of event, at normal speed.

    `after` is for everybody. `before_bot` is how long a bot seems to think before such an event,
    `otherwise` before one that `before_bot` does not name, and `first` takes the place of
    `before_bot` where somebody else acted before. What people do never waits.
    """

    def __init__(
        self,
        after: Milliseconds = NOTHING,
        before_bot: Milliseconds = NOTHING,
        otherwise: int = 0,
        first: int = 0,
    ) -> None:
        self.after: Final = _by_name(after)
        self.before_bot: Final = _by_name(before_bot)
        self.otherwise: Final = otherwise
        self.first: Final = first

    def before_event(self, event: Event, is_bots: bool, is_first: bool) -> int:
        """Milliseconds before it: none unless it is a bot's."""
        if not is_bots:
            return 0
        usual = self.before_bot.get(_name(type(event)))
        if usual is None:
            return self.otherwise
        return self.first if is_first and self.first else usual

    def after_event(self, event: Event) -> int:
        """Milliseconds for it to sink in."""
        return self.after.get(_name(type(event)), 0)


def _name(kind: type[Event]) -> str:
    return snake(kind.__name__)


def _by_name(pauses: Milliseconds) -> dict[str, int]:
    return {_name(kind): pause for kind, pause in pauses.items()}


USUAL_PAUSES: Final = Pauses(otherwise=600)
"""For a game that names none: a moment before everything that a bot does."""
