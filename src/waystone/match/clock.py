"""Time at a table: turns that may run out, and players who stay away."""

from __future__ import annotations

import time
from asyncio import get_running_loop
from collections.abc import Callable
from math import inf
from typing import TYPE_CHECKING, Final

from waystone.kernel.dice import SeededDice
from waystone.match.model import PERSON, RUNNING, StoreFailed
from waystone.match.ports import Timer
from waystone.match.seats import new_seed

if TYPE_CHECKING:
    from waystone.match.host import Host

RETRY: Final = 1.0
_NO_TURN: Final = -1


class SystemClock:
    """The machine's time: `now` is seconds that only ever grow."""

    now = staticmethod(time.monotonic)

    def wall(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def later(self, delay: float, do: Callable[[], None]) -> Timer:
        """By the event loop."""
        return get_running_loop().call_later(delay, do)


class TableClock:
    """Runs where people wait for each other, and for who is alone only where the rules say so.

    A turn that runs out is ended by the rules' own action (DD-41, DD-18), with dice apart from the
    match's. Who stays away while another waits has left (DD-84). Loading a match gives a full turn
    again, so a restart takes nobody's time.
    """

    def __init__(self, host: Host) -> None:
        self.host: Final = host
        self.turn = _NO_TURN
        self.limit = 0.0
        self.deadline = inf
        self.away: dict[int, float] = {}
        self.timer: Timer | None = None
        self.dice: Final = SeededDice(new_seed())

    def refresh(self) -> None:
        """After every coming or going."""
        if self.is_needed():
            self.note_absence(self.host.clock.now())
        self.go_on()

    def go_on(self) -> None:
        """After every step, which makes nobody come or go."""
        self.host.opening.refresh()
        if not self.is_needed():
            self.stop()
            return
        now = self.host.clock.now()
        self.start_turn(now)
        self.set_timer(now)

    def is_needed(self) -> bool:
        """People wait for each other, or the rules want a clock for everybody (DM-28)."""
        info = self.host.info
        return info.state == RUNNING and (info.is_online() or self.host.game.policy.timed_alone)

    def start_turn(self, now: float) -> None:
        """A new turn has its full time."""
        table = self.host.table
        turn = table.game.policy.turn(table.state)
        if turn != self.turn:
            self.turn = turn
            self.limit = float(table.game.policy.turn_seconds(table.state) or self.host.info.clock)
            self.deadline = now + self.limit if self.limit else inf

    def note_absence(self, now: float) -> None:
        """Absence counts from when somebody else is there to wait."""
        places = self.host.info.places
        there = {
            place.guest
            for place in places
            if place.player == PERSON and self.host.is_present(place.guest)
        }
        for seat, place in enumerate(places):
            if place.player != PERSON or place.guest in there or not there:
                self.away.pop(seat, None)
            else:
                self.away.setdefault(seat, now)

    def people_to_act(self) -> list[int]:
        """The persons for whom the turn's time runs."""
        places = self.host.info.places
        return [seat for seat in self.host.acting if places[seat].player == PERSON]

    def left(self) -> int | None:
        """Milliseconds left of the turn, or None while no clock runs."""
        if self.deadline == inf or self.timer is None or not self.people_to_act():
            return None
        return max(0, int((self.deadline - self.host.clock.now()) * 1000))

    def set_timer(self, now: float) -> None:
        """Wake up when the first of all these times has come."""
        self.cancel_timer()
        first = self.deadline if self.deadline < inf and self.people_to_act() else inf
        if self.away:
            first = min(first, min(self.away.values()) + self.host.game.policy.absence_seconds)
        if first < inf:
            self.timer = self.host.clock.later(max(0.0, first - now), self.ring)

    def ring(self) -> None:
        """Time has come for something; it waits its turn in the mailbox."""
        self.host.spawn(self.time_out)

    async def time_out(self) -> None:
        """See what has run out, and do what the rules say."""
        async with self.host.mailbox:
            try:
                await self.host.catch_up()
                await self.dismiss_absent()
                await self.end_turn()
                self.refresh()
            except StoreFailed:
                self.timer = self.host.clock.later(RETRY, self.ring)

    async def dismiss_absent(self) -> None:
        """Who was away for too long has left (DD-84)."""
        now, host = self.host.clock.now(), self.host
        leave = host.game.alphabet.leave
        for seat, since in list(self.away.items()):
            if now - since >= host.game.policy.absence_seconds and host.is_running():
                self.away[seat] = inf  # the dead can't leave: do not ask again
                if not host.table.refusal(seat, leave):
                    await host.perform(seat, leave)

    async def end_turn(self) -> None:
        """Time is up for everybody whom the table waits for (DD-18, DD-41)."""
        host = self.host
        if not host.is_running() or host.clock.now() < self.deadline:
            return
        turn = self.turn
        for seat in self.people_to_act():
            if host.is_running() and self.turn == turn and seat in host.acting:
                action = host.game.policy.on_timeout(host.table.state, seat, self.dice)
                await host.perform(seat, action)

    def cancel_timer(self) -> None:
        """No time has to come."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def stop(self) -> None:
        """The match is over, or nobody waits for anybody."""
        self.cancel_timer()
        self.turn, self.deadline = _NO_TURN, inf
        self.away.clear()
