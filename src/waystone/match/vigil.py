"""Matches in which only bots are left: watched they go on at an easy pace, else they are closed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from waystone.kernel.action import Action
from waystone.match.model import PERSON, StoreFailed
from waystone.match.ports import Timer

if TYPE_CHECKING:
    from waystone.match.host import Host

ALONE_SECONDS: Final = 10.0
"""How long a match of bots alone waits for somebody to come and see (DM-80)."""
STEP_SECONDS: Final = 0.4
"""From one step of such a match to the next, so that eyes can follow (DM-80)."""
RETRY: Final = 1.0


class Vigil:
    """Knows since when nobody is connected, as player, dead player or spectator.

    A match that nobody opened, such as one of a tournament, is its organiser's business.
    """

    def __init__(self, host: Host) -> None:
        self.host: Final = host
        self.alone_since = host.clock.now()
        self.timer: Timer | None = None
        self.pause: Timer | None = None

    def closing(self) -> Action | None:
        """What would close this match, if only bots play in it."""
        host = self.host
        if not host.is_running() or not host.info.host:
            return None
        places = enumerate(host.info.places)
        people = [seat for seat, place in places if place.player == PERSON]
        return host.game.policy.closing(host.table.state, people)

    def left_alone(self) -> None:
        """The last of those who followed has gone."""
        self.alone_since = self.host.clock.now()

    def refresh(self) -> None:
        """After every step and every coming or going."""
        if self.host.watchers or self.closing() is None:
            self.cancel()
        elif self.timer is None:
            waited = self.host.clock.now() - self.alone_since
            self.timer = self.host.clock.later(max(0.0, ALONE_SECONDS - waited), self.ring)

    def ring(self) -> None:
        """Time has come; it waits its turn in the mailbox."""
        self.timer = None
        self.host.spawn(self.close)

    async def close(self) -> None:
        """Close the match, unless somebody came in the meantime."""
        host = self.host
        async with host.mailbox:
            try:
                await host.catch_up()
                action = self.closing()
                if action is not None and not host.watchers:
                    await host.perform(host.table.acting()[0], action)
            except StoreFailed:
                self.timer = host.clock.later(RETRY, self.ring)

    def pace(self, go_on: Callable[[], None]) -> None:
        """Let the bots go on, at once or after the pause that is due where only they play."""
        if self.closing() is None:
            self.step(go_on)
        elif self.pause is None:
            self.pause = self.host.clock.later(STEP_SECONDS, partial(self.step, go_on))

    def step(self, go_on: Callable[[], None]) -> None:
        """No further pause."""
        self.end_pause()
        go_on()

    def end_pause(self) -> None:
        """Nobody need wait."""
        if self.pause is not None:
            self.pause.cancel()
            self.pause = None

    def cancel(self) -> None:
        """The match is not closed for being left alone."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def stop(self) -> None:
        """No time has to come."""
        self.cancel()
        self.end_pause()
