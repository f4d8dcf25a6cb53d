"""Matches whose seats fill one by one: they begin when enough sit, after a while."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from waystone.kernel.dice import SeededDice
from waystone.kernel.policy import NEVER
from waystone.match.model import RUNNING, StoreFailed
from waystone.match.ports import Timer
from waystone.match.seats import new_seed

if TYPE_CHECKING:
    from waystone.match.host import Host

RETRY: Final = 1.0


class Opening:
    """Waits for the players that the rules want, then does the action that begins (DM-19).

    Who comes while it waits does not make the others wait longer; if too many go, it waits anew.
    """

    def __init__(self, host: Host) -> None:
        self.host: Final = host
        self.timer: Timer | None = None
        self.dice: Final = SeededDice(new_seed())

    def seconds(self) -> int:
        """How long the rules want to wait now, or NEVER."""
        host = self.host
        return host.game.policy.opens_in(host.table.state) if host.info.state == RUNNING else NEVER

    def refresh(self) -> None:
        """After every step and every coming or going."""
        seconds = self.seconds()
        if seconds == NEVER:
            if self.timer is not None:
                self.cancel()
        elif self.timer is None:
            self.timer = self.host.clock.later(seconds, self.ring)

    def ring(self) -> None:
        """Time has come; it waits its turn in the mailbox."""
        self.timer = None
        self.host.spawn(self.begin)

    async def begin(self) -> None:
        """Begin for the first seat that may."""
        async with self.host.mailbox:
            try:
                await self.host.catch_up()
                if self.seconds() != NEVER:
                    await self.do()
            except StoreFailed:
                self.timer = self.host.clock.later(RETRY, self.ring)

    async def do(self) -> None:
        """The rules' own action for a table that has waited long enough."""
        game, state = self.host.game, self.host.table.state
        for seat in range(len(self.host.info.places)):
            action = game.policy.on_timeout(state, seat, self.dice)
            if not game.refusal(state, seat, action):
                await self.host.perform(seat, action)
                return

    def cancel(self) -> None:
        """No time has to come."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
