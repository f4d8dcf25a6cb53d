"""Those who follow one match: told what happens, counted, present or not."""

from __future__ import annotations

from collections.abc import Mapping
from math import inf
from typing import Final

from waystone.match.change import Change
from waystone.match.live import LiveMatch
from waystone.match.news import News, Watcher
from waystone.match.ports import Clock, Presence
from waystone.match.timed import Timed

COUNT_EVERY: Final = 1.0
"""Seconds: spectators who come and go are counted at most so often."""


class Audience(Timed):
    """`watchers` follow it here; `presence` knows who follows it anywhere."""

    def __init__(self, match: LiveMatch, clock: Clock, presence: Presence) -> None:
        self.match: Final = match
        self.clock: Final = clock
        self.presence: Final = presence
        self.watchers: list[Watcher] = []
        self.count_at = inf

    def add(self, watcher: Watcher) -> None:
        """Somebody comes to follow."""
        self.watchers.append(watcher)
        self.presence.enter(self.match.info.id, watcher.guest)

    def remove(self, watcher: Watcher) -> None:
        """Somebody follows no longer."""
        self.watchers.remove(watcher)
        self.presence.leave(self.match.info.id, watcher.guest)

    def following(self) -> Mapping[str, int]:
        """How many connections of each guest follow the match, here and elsewhere."""
        return self.presence.following(self.match.info.id)

    def is_present(self, guest: str) -> bool:
        """Whether this guest follows the match now."""
        return guest in self.following()

    def is_empty(self) -> bool:
        """Whether nobody follows the match; who follows it here is looked at first."""
        return not self.watchers and not self.following()

    def is_elsewhere(self) -> bool:
        """Whether all who follow the match do so through other processes."""
        return not self.watchers and bool(self.following())

    def spectators(self) -> int:
        """How many follow without a seat."""
        held = self.match.info.guests()
        return sum(count for guest, count in self.following().items() if guest not in held)

    def seating(self) -> tuple[object, ...]:
        """What there is to tell about seats and who is there, to know whether it is news."""
        info = self.match.info
        return info.seating(), info.offers, info.rematch, info.invite, dict(self.following())

    def tell(self, news: News) -> None:
        """Tell everybody who follows here."""
        for watcher in list(self.watchers):
            watcher.hear(news)

    # Spectators are announced now and then, players at once.

    def count_soon(self) -> None:
        """A spectator came or went."""
        if self.count_at == inf:
            self.count_at = self.clock.now() + COUNT_EVERY

    def due(self) -> float:
        """When spectators are counted next."""
        return self.count_at

    def overdue(self) -> Change | None:
        """Tell everybody how many there are."""
        if self.clock.now() < self.count_at:
            return None
        self.count_at = inf
        return Change(seats=True)
