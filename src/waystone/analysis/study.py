"""A whole record, judged step by step; each step by itself, so that the work can be shared out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import msgspec

from waystone.analysis.coaching import coach_of, learnt
from waystone.analysis.deciding import accuracy, advised, decision
from waystone.analysis.imagining import ImaginedPositions
from waystone.analysis.judging import Judge
from waystone.analysis.model import (
    Analysis,
    Assumed,
    Decision,
    LinePoint,
    SeatLine,
    SeatSummary,
)
from waystone.catalogue import find_game
from waystone.kernel.event import View
from waystone.kernel.record import Record, RecordedStep
from waystone.kernel.replay import open_table, steps
from waystone.kernel.state import State
from waystone.kernel.table import Table

ENGINE: Final = 2
"""Another number means that the same match may be judged otherwise."""
USUAL_BUDGET: Final = 24
LEAST_BUDGET: Final = 6
MOST_BUDGET: Final = 2000
Watch = Callable[[int, int], bool]
"""Hears how many steps are judged, of how many; ends the analysis by answering False."""


class Cancelled(Exception):
    """Somebody wants no analysis any more."""


class JudgedStep(msgspec.Struct, frozen=True):
    """What was found about one step: how each seat stood before it, and what was decided."""

    step: int
    values: list[int]
    decision: Decision | None


class Study:
    """A record that is judged, with so many imagined positions for each decision."""

    def __init__(self, record: Record, budget: int = USUAL_BUDGET, seed: str = "analysis") -> None:
        self.record: Final = record
        self.budget: Final = max(LEAST_BUDGET, min(MOST_BUDGET, budget))
        self.seed: Final = seed
        self.rules: Final = find_game(record.game).open(record.settings, record.version)
        self.coach: Final = coach_of(record.game, self.rules)
        self.judges: dict[int, Judge] = {}
        self.pools: dict[int, ImaginedPositions] = {}
        self.followed: int = -1
        """The last step that the pools have gone along with."""

    def judge(self, seats: int) -> Judge:
        """Who judges, with so many at the table."""
        if seats not in self.judges:
            chance = learnt(self.record.game).map_for(seats)
            self.judges[seats] = Judge(self.coach, seats, self.budget, self.seed, chance)
        return self.judges[seats]

    def parts(self, first: int, last: int) -> Iterator[JudgedStep]:
        """Judge the steps from one number to another."""
        if self.followed >= first:
            self.pools, self.followed = {}, -1
        table = open_table(self.rules, self.record)
        played = steps(table, self.record)
        self.follow(table, 0)
        for number, entry in enumerate(self.record.entries[:last], 1):
            if number >= first:
                yield self.part(table, entry, number)
            next(played)
            self.follow(table, number)

    def follow(self, table: Table[Any], number: int) -> None:
        """Every seat's imagined positions go along with a step that was made."""
        if number <= self.followed:
            return
        self.followed = number
        if not self.coach.carries:
            return
        made = self.record.entries[number - 1] if number else None
        for seat in range(table.seats if table.acting() else 0):
            view = table.view(seat)
            if seat in self.pools and made is not None:
                action = table.game.alphabet.parse(made.text)
                self.pools[seat].follow(made.seat, action, view, number)
            else:
                self.pools[seat] = ImaginedPositions(self.coach, seat, self.budget, self.seed)
                self.pools[seat].refill(view, number)

    def positions(self, view: View, seat: int, number: int) -> list[State]:
        """What a seat could imagine before a step."""
        if self.followed == number - 1 and seat in self.pools:
            return self.pools[seat].positions()
        pool = ImaginedPositions(self.coach, seat, self.budget, self.seed)
        pool.refill(view, number - 1)
        return pool.positions()

    def part(self, table: Table[Any], entry: RecordedStep, number: int) -> JudgedStep:
        """Judge one step; the table stands before it."""
        found = self.decided(table, entry, number)
        values = [
            found.before
            if found is not None and found.seat == seat
            else self.stand(table, seat, number)
            for seat in range(table.seats)
        ]
        return JudgedStep(number, values, found)

    def decided(self, table: Table[Any], entry: RecordedStep, number: int) -> Decision | None:
        """The decision of a step, if there was a choice and the seat was asked for it."""
        seat, action = entry.seat, table.game.alphabet.parse(entry.text)
        if seat not in table.acting() or (action.table_action and action is not leaving(table)):
            return None
        legal = table.legal(seat)
        if len(legal) < 2 and action in legal:
            return None
        view, judge = table.view(seat), self.judge(table.seats)
        if self.coach.is_blind(view) and action in legal:
            return None
        positions = self.positions(view, seat, number)
        verdict = judge.decide(view, legal, action, number, seat, positions)
        return decision(judge, verdict, view, number, seat)

    def stand(self, table: Table[Any], seat: int, number: int) -> int:
        """How a seat stands that does not decide."""
        judge = self.judge(table.seats)
        if not table.acting():
            return judge.value(1.0 / max(2, table.seats))
        return judge.value(judge.stand(self.positions(table.view(seat), seat, number), seat))

    def table_after(self, step: int) -> Table[Any]:
        """The match as it stood after a step; 0 is the beginning."""
        table = open_table(self.rules, self.record)
        played = steps(table, self.record)
        for _ in range(step):
            next(played)
        return table

    def advice(self, step: int, seat: int) -> Decision | None:
        """What a seat should do after a step, told as if it had done the best of it; nothing where
        there is no choice."""
        table = self.table_after(step)
        if seat not in table.acting() or len(table.legal(seat)) < 2:
            return None
        view, judge = table.view(seat), self.judge(table.seats)
        verdict = judge.decide(view, table.legal(seat), None, step + 1, seat)
        return advised(judge, verdict, view, step + 1, seat)

    def end(self) -> list[int]:
        """What came of it for every seat; nothing if the record is not finished."""
        table = open_table(self.rules, self.record)
        for _ in steps(table, self.record):
            pass
        if table.outcome is None:
            return []
        judge = self.judge(table.seats)
        return [judge.final(each) for each in self.coach.worth(table.state, table.seats)]

    def assembled(self, parts: Sequence[JudgedStep]) -> Analysis:
        """The whole analysis, once all steps are judged."""
        end = self.end() or (parts[-1].values if parts else [])
        seats = len(end)
        found = [each.decision for each in parts if each.decision is not None]
        is_chance = self.judge(max(1, seats)).is_chance
        lines = [seat_line(parts, seat, seats, end[seat]) for seat in range(seats)]
        return Analysis(
            game=self.record.game,
            checksum=self.record.checksum(),
            unit="chance" if is_chance else "treasure",
            seats=[summary(found, seat) for seat in range(seats)],
            decisions=found,
            lines=lines,
            assumed=Assumed(self.budget, self.seed, ENGINE, self.record.version, self.coach.quick),
        )


def leaving(table: Table[Any]) -> object:
    """The action of who gives up: a decision, too."""
    return table.game.alphabet.leave


def seat_line(parts: Sequence[JudgedStep], seat: int, seats: int, end: int) -> SeatLine:
    """A seat's way through the match; whoever comes late stands at nothing before."""
    values = [part.values[seat] if seat < len(part.values) else 0 for part in parts]
    values.append(end)
    points = []
    for at, part in enumerate(parts):
        skill = skill_of(part.decision, seat, seats)
        luck = values[at + 1] - values[at] - skill
        points.append(LinePoint(part.step, values[at + 1], luck, skill))
    luck, skill = sum(each.luck for each in points), sum(each.skill for each in points)
    return SeatLine(seat, values[0], end, luck, skill, points)


def skill_of(made: Decision | None, seat: int, seats: int) -> int:
    """What a decision gave away: the seat's own is lost, another's is shared by the others."""
    if made is None:
        return 0
    return -made.cost if made.seat == seat else made.cost // (seats - 1)


def summary(found: Sequence[Decision], seat: int) -> SeatSummary:
    """How well a seat played."""
    own = [each for each in found if each.seat == seat]
    marks = [each.mark for each in own]
    return SeatSummary(
        seat=seat,
        accuracy=accuracy(own),
        decisions=len(own),
        inaccuracies=marks.count("inaccuracy"),
        mistakes=marks.count("mistake"),
        blunders=marks.count("blunder"),
        cost=sum(each.cost for each in own),
    )


def analyse(
    record: Record,
    budget: int = USUAL_BUDGET,
    seed: str = "analysis",
    watch: Watch | None = None,
) -> Analysis:
    """All of it at once; `watch` hears how far it is, and may end it: then Cancelled is raised."""
    study = Study(record, budget, seed)
    total, parts = len(record.entries), []
    for part in study.parts(1, total):
        parts.append(part)
        if watch is not None and not watch(len(parts), total):
            raise Cancelled
    return study.assembled(parts)
