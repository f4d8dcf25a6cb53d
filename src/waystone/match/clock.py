"""Time at a table: turns that may run out, and players who stay away."""

from __future__ import annotations

from math import inf
from typing import Final

from waystone.kernel.dice import SeededDice
from waystone.match.audience import Audience
from waystone.match.change import Change
from waystone.match.live import LiveMatch
from waystone.match.model import PERSON, RUNNING
from waystone.match.ports import Clock
from waystone.match.seats import new_seed
from waystone.match.timed import Timed

_NO_TURN: Final = -1


class TableClock(Timed):
    """Runs where people wait for each other, and for who is alone only where the rules say so.

    A turn that runs out is ended by the rules' own action (DD-41, DD-18), with dice apart from the
    match's. Who stays away while another waits has left (DD-84). Loading a match gives a full turn
    again, so a restart takes nobody's time; but a turn that others follow elsewhere goes on.
    """

    def __init__(self, match: LiveMatch, clock: Clock, audience: Audience) -> None:
        self.match: Final = match
        self.clock: Final = clock
        self.audience: Final = audience
        self.is_present: Final = audience.is_present
        self.turn = _NO_TURN
        self.limit = 0.0
        self.deadline = inf
        self.ended_for: set[int] = set()
        self.away: dict[int, float] = {}
        self._dice: SeededDice | None = None

    def dice(self) -> SeededDice:
        """Luck for what the rules do when time is up, made when it is first needed: most matches
        never do."""
        if self._dice is None:
            self._dice = SeededDice(new_seed())
        return self._dice

    def refresh(self) -> None:
        """After every coming or going."""
        if self.is_needed():
            self.note_absence(self.clock.now())
        self.go_on()

    def go_on(self) -> None:
        """After every step, which makes nobody come or go."""
        if self.is_needed():
            self.start_turn()
        else:
            self.stop()

    def is_needed(self) -> bool:
        """People wait for each other, or the rules want a clock for everybody (DM-28)."""
        info = self.match.info
        if info.state != RUNNING:
            return False
        is_timed = self.match.seating.is_online or self.match.game.policy.timed_alone
        return is_timed or self.is_needed_at_one_device()

    def is_needed_at_one_device(self) -> bool:
        """Who shares a device and wanted a clock; it rests while the device is away."""
        info = self.match.info
        return bool(info.clock) and info.is_one_device() and self.is_present(info.host)

    def start_turn(self) -> None:
        """A new turn has its full time, from when it began."""
        game, state, turn = self.match.game, self.match.table.state, self.match.turn
        if turn != self.turn:
            self.turn = turn
            self.ended_for.clear()
            self.limit = float(game.policy.turn_seconds(state) or self.match.info.clock)
            left = max(0.0, self.limit - self.passed())
            self.deadline = self.clock.now() + left if self.limit else inf

    def passed(self) -> float:
        """Seconds of the turn for which others have seen the clock run, while nobody did here."""
        if not self.audience.is_elsewhere():
            return 0.0
        return max(0, self.match.elapsed() - self.match.turn_since) / 1000

    def note_absence(self, now: float) -> None:
        """Absence counts from when somebody else is there to wait."""
        places = self.match.info.places
        there = {
            place.guest
            for place in places
            if place.player == PERSON and self.is_present(place.guest)
        }
        for seat, place in enumerate(places):
            if place.player != PERSON or place.guest in there or not there:
                self.away.pop(seat, None)
            else:
                self.away.setdefault(seat, now)

    def acting_people(self) -> list[int]:
        """The persons for whom the turn's time runs."""
        places = self.match.info.places
        return [seat for seat in self.match.acting if places[seat].player == PERSON]

    def left(self) -> int | None:
        """Milliseconds left of the turn, or None while no clock runs."""
        if self.deadline == inf or not self.acting_people():
            return None
        return max(0, int((self.deadline - self.clock.now()) * 1000))

    def due(self) -> float:
        """When the first of all these times comes."""
        first = self.deadline if self.deadline < inf and self.acting_people() else inf
        if self.away:
            first = min(first, min(self.away.values()) + self.match.game.policy.absence_seconds)
        return first

    def overdue(self) -> Change | None:
        """What the rules say now that somebody's time has run out."""
        if not self.match.is_running():
            return None
        return self.dismiss_absent() or self.end_turn()

    def dismiss_absent(self) -> Change | None:
        """Who was away for too long has left (DD-84)."""
        table, leave = self.match.table, self.match.game.alphabet.leave
        for seat, since in self.away.items():
            if self.clock.now() - since >= self.match.game.policy.absence_seconds:
                if not table.refusal(seat, leave):
                    return Change(seat, leave)
                self.away[seat] = inf  # the dead can't leave: do not ask again
        return None

    def end_turn(self) -> Change | None:
        """Time is up for everybody whom the table waits for, each once (DD-18, DD-41)."""
        if self.clock.now() < self.deadline:
            return None
        for seat in self.acting_people():
            if seat not in self.ended_for:
                self.ended_for.add(seat)
                action = self.match.game.policy.on_timeout(
                    self.match.table.state, seat, self.dice()
                )
                return Change(seat, action)
        self.ended_for.clear()
        return None

    def stop(self) -> None:
        """The match is over, or nobody waits for anybody."""
        self.turn, self.deadline = _NO_TURN, inf
        self.away.clear()
