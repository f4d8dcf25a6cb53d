"""One match in memory, built from its stored steps: table, bots, what everybody was told."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, Final

from waystone.catalogue import GameEntry
from waystone.kernel.action import Action
from waystone.kernel.event import NOBODY, SPECTATOR, View
from waystone.kernel.shortcuts import view_like
from waystone.kernel.table import Step, Table
from waystone.match.bots import QuickBots
from waystone.match.model import BROKEN, IN_LINE, OPEN, RUNNING, MatchInfo, Place, Written
from waystone.match.ports import Clock
from waystone.match.seating import Seating
from waystone.match.step_logs import StepLog, StepLogs, noticed

Layouts = dict[int, str]
"""What was laid out of a large board elsewhere, by the number of seats."""
log = logging.getLogger("waystone.match")


class NeedsLayout(Exception):
    """A large board has to be laid out for so many seats first."""

    def __init__(self, seats: int) -> None:
        super().__init__(f"no layout for {seats} seats")
        self.seats: Final = seats


class LiveMatch:
    """Only the host changes it; parts of the host, and whoever renders it, look at it.

    `acting` are the seats that the table waits for, `ready` the step after which each seat could
    choose, `seated` the one with which it sat down, `done` the steps by seat and client's id,
    `turn` the turn that is under way, which began `turn_since` milliseconds after the match.
    """

    def __init__(
        self, info: MatchInfo, entry: GameEntry, clock: Clock, layouts: Layouts | None = None
    ) -> None:
        self.info = info
        self.entry: Final = entry
        self.game: Final = entry.shared(info.settings, info.version)
        self.tiles: Final = self.game.policy.board_tiles
        self.layouts: Final = layouts if layouts is not None else {}
        self.clock: Final = clock
        self._seating = Seating(info)
        self.rebuild([])

    def first_table(self, players: Sequence[str]) -> Table[Any]:
        """A table at which these people begin; NeedsLayout where that would take long."""
        layout = self.layouts.get(len(players), "")
        if self.layouts and not layout:
            raise NeedsLayout(len(players))
        return self._table(players, layout)

    def _table(self, players: Sequence[str], layout: str) -> Table[Any]:
        """The first position, and a record that says whether it repeats another."""
        table = Table(self.game, players, self.info.seed, layout)
        table.record.again = self.info.again_tag()
        return table

    # From the store

    def rebuild(self, steps: Sequence[Written]) -> None:
        """Make the stored steps again; where one fails the match is broken and stands before it."""
        self._lay_table(steps)
        for good, written in enumerate(steps):
            try:
                self._make_again(written)
            except Exception:
                log.exception("match %s does not replay at step %s", self.info.id, written.n)
                self.rebuild(steps[:good])
                self.info.state = BROKEN
                return
        self.info.name_people(self.table.record, self.is_vacant)

    def go_on(self, steps: Sequence[Written]) -> list[Step]:
        """Make further stored steps; where one fails, only `rebuild` helps."""
        made = [self._make_again(written) for written in steps]
        self.info.name_people(self.table.record, self.is_vacant)
        if made:  # who made them may have another calendar: time goes on where they end
            self.base += max(0, made[-1].at - self.elapsed())
        return made

    def _lay_table(self, steps: Sequence[Written]) -> None:
        """The first position, and a time that goes on where the stored steps end."""
        info, clock = self.info, self.clock
        players = info.first_players()
        layout = self.layouts.get(len(players), "")
        self.table = self._table(players, layout)
        self.logs = StepLogs(self.table.seats)
        self.done: dict[tuple[int, str], int] = {}
        self.people = 0 if self.game.policy.opens_empty else info.people()
        self.ready = [0] * self.table.seats
        self.seated = [0] * self.table.seats
        self.acting = sorted(self.table.acting())
        self.turn, self.turn_since = self.game.policy.turn(self.table.state), 0
        self.bots = QuickBots(self.entry, self.game, info, len(steps))
        self.started = clock.now()
        passed = clock.wall() - info.began if info.began else 0
        self.base = max(passed, steps[-1].at if steps else 0)

    def _make_again(self, written: Written) -> Step:
        """One stored step, which must lead to the same position as the first time."""
        step = self.table.act(written.seat, written.text, written.at, written.name)
        if step.digest != written.digest:
            raise ValueError(f"the digest is {step.digest}, not {written.digest}")
        place = self.info.places[step.seat]
        self._keep(step, "" if written.id == IN_LINE else written.id, place)
        return step

    # Steps

    def make(self, seat: int, action: Action, id: str = "", place: Place | None = None) -> Step:
        """Make one step; `place` is that of who sits down with it, if the info does not say it."""
        place = place or self.info.places[seat]
        is_join = action is self.game.alphabet.join
        name = (place.name or place.bot) if is_join else ""
        step = self.table.do(seat, action, self.elapsed(), name)
        self._keep(step, id, place)
        return step

    def _keep(self, step: Step, id: str, place: Place) -> None:
        """Remember a step, whose command it was, and since when each seat is free to choose."""
        if step.action is self.game.alphabet.join:
            self._seat_anew(step, place)
        if id:
            self.done[step.seat, id] = step.number
        acting = sorted(self.table.acting())
        self._count(step, acting)
        for seat in acting:
            if seat == step.seat or seat not in self.acting:
                self.ready[seat] = step.number
        self.acting = acting
        self._note_turn(step)
        self.bots.watch(self.table, step)

    def _note_turn(self, step: Step) -> None:
        """Know when a turn began, wherever that was."""
        turn = self.game.policy.turn(self.table.state)
        if turn != self.turn:
            self.turn, self.turn_since = turn, step.at

    def _seat_anew(self, step: Step, place: Place) -> None:
        """Who sits down has heard nothing that the seat was told, and done nothing before."""
        missing = self.table.seats - len(self.ready)
        self.ready += [step.number] * missing
        self.seated += [0] * missing
        self.seated[step.seat] = step.number
        self.done = {key: number for key, number in self.done.items() if key[0] != step.seat}
        self.bots.seat(step.seat, place, step.number)
        self.logs.welcome(step.seat)
        self.people += not place.bot

    def _count(self, step: Step, acting: list[int]) -> None:
        """Number a step for everybody whom it tells something."""
        game, state = self.game, self.table.state
        changed = noticed(step.openly, self.acting, game.policy.open_questions(state), acting)
        self.logs.add(step, changed, game.policy.open_spectating and self.people < 2)

    def conclude(self, info: MatchInfo) -> None:
        """What was stored beside the steps: other places, another state."""
        for seat, (was, now) in enumerate(zip(self.info.places, info.places, strict=False)):
            if now.guest == was.guest and now.name != was.name:
                self.table.record.rename(seat, now.name)  # given after sitting down (DM-N6)
        self.info = info

    # Where it stands

    @property
    def number(self) -> int:
        """How many steps were made: nobody is told that while the match runs (DM-81).

        What they are told is counted by their log (`log_of`).
        """
        return self.table.number

    def elapsed(self) -> int:
        """Milliseconds since the match began; changes of the calendar do not matter."""
        return self.base + int((self.clock.now() - self.started) * 1000)

    def is_running(self) -> bool:
        """Whether steps can be made."""
        return self.info.state == RUNNING

    def is_vacant(self, seat: int) -> bool:
        """Whether the rules let somebody sit down here while the match runs (DM-21, DM-22)."""
        return self.is_running() and not self.table.refusal(seat, self.game.alphabet.join)

    def quick_bot(self) -> int:
        """The first quick bot whom the table waits for, or NOBODY."""
        for seat in self.acting:
            if seat in self.bots.bots:
                return seat
        return NOBODY

    # Who knows what

    @property
    def seating(self) -> Seating:
        """Who holds which seats."""
        if self._seating.places is not self.info.places:
            self._seating = Seating(self.info)
        return self._seating

    def held_by(self, guest: str) -> tuple[int, ...]:
        """The seats of a guest that are at the table: who is about to sit down looks on."""
        held, seats = self.seating.seats_of(guest), self.table.seats
        if not held or held[-1] < seats:
            return held
        return tuple([seat for seat in held if seat < seats])

    def log_of(self, guest: str) -> StepLog:
        """What this guest was told of the match, by the seats they hold."""
        return self.logs.of(self.held_by(guest))

    def view(self, viewer: int, like: View | None = None) -> View:
        """What this seat, or SPECTATOR, sees; `like` is another view of this moment, if known."""
        state = self.table.state
        if viewer == SPECTATOR and self.shows_all():
            return self.table.reveal()
        if like is None:
            return self.table.view(viewer)
        view: View = view_like(self.game, like, state, viewer)
        return view

    def shows_all(self) -> bool:
        """Whether onlookers see hidden things: never again once a second person sat (DM-82)."""
        is_alone = self.people < 2 and self.info.people() < 2 and self.info.state != OPEN
        return is_alone and self.game.policy.open_spectating
