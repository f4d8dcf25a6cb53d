"""Bots whose process died: another one that has the match in memory lets them go on."""

from __future__ import annotations

from math import inf
from typing import Final

from waystone.match.change import Change
from waystone.match.live import LiveMatch
from waystone.match.ports import Clock
from waystone.match.timed import Timed

PATIENCE_SECONDS: Final = 4.0
"""A process that sees a bot's turn begin elsewhere waits so long before it steps in."""


class BotPatience(Timed):
    """Who made the step that woke a bot lets it think; the others watch that something comes.

    `is_ours` while this process is the one that lets them think, or once it has lost patience. It
    matters only where a match may be in the memory of several processes.
    """

    def __init__(self, match: LiveMatch, clock: Clock, is_shared: bool) -> None:
        self.match: Final = match
        self.clock: Final = clock
        self.is_shared: Final = is_shared
        self.is_ours = True
        self.since = clock.now()

    def note_step(self, is_ours: bool) -> None:
        """A step was made, here or elsewhere."""
        self.is_ours = is_ours or not self.is_shared
        self.since = self.clock.now()

    def due(self) -> float:
        """When something should have come, if the table waits for a bot."""
        match = self.match
        if not self.is_shared or not match.is_running():
            return inf
        places = match.info.places
        waits = any(places[seat].bot for seat in match.acting)
        return self.since + PATIENCE_SECONDS if waits else inf

    def overdue(self) -> Change | None:
        """Step in, by letting the host wake its bots; and look again later."""
        if self.clock.now() >= self.due():
            self.is_ours, self.since = True, self.clock.now()
        return None
