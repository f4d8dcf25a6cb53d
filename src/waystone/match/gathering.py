"""Matches whose seats fill one by one: they begin when enough sit, after a while."""

from __future__ import annotations

from math import inf
from typing import Final

from waystone.kernel.dice import SeededDice
from waystone.kernel.policy import NEVER
from waystone.match.change import Change
from waystone.match.live import LiveMatch
from waystone.match.ports import Clock
from waystone.match.seats import new_seed
from waystone.match.timed import Timed


class Gathering(Timed):
    """Waits for the players that the rules want, then does the action that begins (DM-19).

    Who comes while it waits does not make the others wait longer; if too many go, it waits anew.
    """

    def __init__(self, match: LiveMatch, clock: Clock) -> None:
        self.match: Final = match
        self.clock: Final = clock
        self.begins_at = inf

    def seconds(self) -> int:
        """How long the rules want to wait now, or NEVER."""
        if not self.match.is_running():
            return NEVER
        return self.match.game.policy.opens_in(self.match.table.state)

    def due(self) -> float:
        """When the match begins, if enough sit here."""
        seconds = self.seconds()
        if seconds == NEVER:
            self.begins_at = inf
        elif self.begins_at == inf:
            self.begins_at = self.clock.now() + seconds
        return self.begins_at

    def overdue(self) -> Change | None:
        """The rules' own action for a table that has waited long enough, by the first who may."""
        if self.seconds() == NEVER or self.clock.now() < self.begins_at:
            return None
        game, state, dice = self.match.game, self.match.table.state, SeededDice(new_seed())
        for seat in range(len(self.match.info.places)):
            action = game.policy.on_timeout(state, seat, dice)
            if not game.refusal(state, seat, action):
                return Change(seat, action)
        return None
