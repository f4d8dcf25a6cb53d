"""Matches in which only bots play: watched they go on at an easy pace. Unwatched, one that people
have left is closed, and one that was opened for watching stands still."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Final

from waystone.kernel.action import Action
from waystone.match.change import Change
from waystone.match.live import LiveMatch
from waystone.match.model import PERSON
from waystone.match.ports import Clock
from waystone.match.timed import Timed

ALONE_SECONDS: Final = 10.0
"""How long a match of bots alone waits for somebody to come and see (DM-80)."""
STEP_SECONDS: Final = 0.4
"""From one step of such a match to the next, so that people can follow (DM-80)."""


class BotsAlone(Timed):
    """Knows since when nobody is connected, as player, dead player or spectator.

    A match that nobody opened, such as one of a tournament, is its organiser's business.
    """

    def __init__(self, match: LiveMatch, clock: Clock, is_unwatched: Callable[[], bool]) -> None:
        self.match: Final = match
        self.clock: Final = clock
        self.is_unwatched: Final = is_unwatched
        self.alone_since = clock.now()
        self.pause_until = inf

    def closing(self) -> Action | None:
        """What would close this match, if only bots play in it."""
        match = self.match
        info = match.info
        if not match.is_running() or not info.host or info.is_exhibition():
            return None
        places = enumerate(match.info.places)
        people = [seat for seat, place in places if place.player == PERSON]
        return match.game.policy.closing(match.table.state, people)

    def is_bots_only(self) -> bool:
        """Whether nobody but bots plays here, so that they go on one by one."""
        is_shown = self.match.is_running() and self.match.info.is_exhibition()
        return is_shown or self.closing() is not None

    def stands_still(self) -> bool:
        """Whether bots wait until somebody looks: nobody makes a server play for nobody."""
        return self.match.info.is_exhibition() and self.is_unwatched()

    def left_alone(self) -> None:
        """The last of those who followed has gone."""
        self.alone_since = self.clock.now()

    def must_pause(self) -> bool:
        """Whether bots wait a moment before their next step, because only they play."""
        if self.stands_still():
            self.pause_until = inf
            return True
        now = self.clock.now()
        if not self.is_bots_only() or now >= self.pause_until:
            self.pause_until = inf
            return False
        self.pause_until = min(self.pause_until, now + STEP_SECONDS)
        return True

    def end_pause(self) -> None:
        """No bot is to go on."""
        self.pause_until = inf

    def due(self) -> float:
        """When the match is closed for being left alone, or the bots' pause is over."""
        if not self.is_unwatched() or self.closing() is None:
            return self.pause_until
        return min(self.alone_since + ALONE_SECONDS, self.pause_until)

    def overdue(self) -> Change | None:
        """Close the match, unless somebody came in the meantime."""
        if not self.is_unwatched() or self.clock.now() < self.alone_since + ALONE_SECONDS:
            return None
        action = self.closing()
        return Change(self.match.acting[0], action) if action is not None else None
