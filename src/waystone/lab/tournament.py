"""Tournaments: who plays whom with which luck, settled by the plan and not by who plays it when."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from waystone.catalogue import find_game
from waystone.kernel.dice import commitment
from waystone.kernel.settings import among_bots
from waystone.lab.ratings import Luck, ratings, standing
from waystone.lab.rows import MatchRow
from waystone.lab.simulate import BadPlan

ROUND_ROBIN: Final = "round-robin"
LADDER: Final = "ladder"
FORMATS: Final = (ROUND_ROBIN, LADDER)
MOST_ENTRANTS: Final = 64
SEEDS_PER_STAGE: Final = 5
"""So many seeds neighbours on a ladder play before all are put in order again."""


@dataclass(frozen=True)
class Entrant:
    """Somebody who takes part: a name of its own, and the bot that plays."""

    name: str
    bot: str


@dataclass(frozen=True)
class Fixture:
    """One match to be played: `seats` holds entrants by their place."""

    number: int
    luck: int
    seed: str
    seats: tuple[int, ...]


@dataclass(frozen=True)
class TournamentPlan:
    """A tournament of any game.

    Round robin: every line-up plays, from every seat, with one seed; then again with the next. So
    all pairings have the same luck. Ladder: only neighbours play, and after some seeds all are put
    in order again by the ratings so far.
    """

    game: str
    entrants: tuple[Entrant, ...]
    seats: int
    seed: str
    settings: dict[str, str]
    format: str = ROUND_ROBIN
    nodes: int = 0
    seconds: float = 0.0

    @property
    def names(self) -> list[str]:
        """The entrants' names."""
        return [each.name for each in self.entrants]

    @property
    def chosen(self) -> dict[str, str]:
        """The settings of its matches: bots sit on all seats."""
        return among_bots(find_game(self.game).settings, self.settings)

    def check(self) -> None:
        """Raise a WaystoneError for what could not be played."""
        entry = find_game(self.game)
        for entrant in self.entrants:
            entry.bot(entrant.bot)
        rules = entry.open(self.chosen)
        rules.check_seats(self.seats)
        commitment(self.seed)
        if self.seats < 2:
            raise BadPlan("BAD_PLAN", "a tournament needs two seats at least")
        if not self.seats <= len(self.entrants) <= MOST_ENTRANTS:
            wanted = f"{self.seats} to {MOST_ENTRANTS} bots and programs"
            message = f"a table of {self.seats} takes {wanted}, not {len(self.entrants)}"
            raise BadPlan("BAD_PLAN", message)

    def line_ups(self, order: Sequence[int]) -> list[tuple[int, ...]]:
        """Who sits together: everybody with everybody, or neighbours on the ladder."""
        if self.format == LADDER:
            last = len(order) - self.seats
            return [tuple(order[first : first + self.seats]) for first in range(last + 1)]
        return list(combinations(order, self.seats))

    def round(self) -> int:
        """How many matches one seed gives: every line-up, from every seat."""
        return len(self.line_ups(range(len(self.entrants)))) * self.seats

    def stage(self, number: int, order: Sequence[int]) -> Iterator[Fixture]:
        """The matches of a stage: those of one seed, or on a ladder those of some."""
        seeds = SEEDS_PER_STAGE if self.format == LADDER else 1
        line_ups = self.line_ups(order)
        first = number * seeds
        for seed in range(first, first + seeds):
            for which, line_up in enumerate(line_ups):
                luck = seed * len(line_ups) + which
                for turn in range(self.seats):
                    seats = line_up[turn:] + line_up[:turn]
                    match = luck * self.seats + turn
                    yield Fixture(match, luck, f"{self.seed}/{seed}", seats)

    def order(self, done: Mapping[int, MatchRow], number: int) -> list[int]:
        """Who stands where on the ladder before a stage: by the results of those before it."""
        size = self.round() * SEEDS_PER_STAGE
        rows = [row for match, row in sorted(done.items()) if match < number * size]
        places = {name: place for place, name in enumerate(self.names)}
        if self.format != LADDER or not rows:
            return list(range(len(self.entrants)))
        return [places[each.player] for each in ratings(self.names, lucks_of(rows), resamples=0)]

    def stages(self, games: int, done: Mapping[int, MatchRow]) -> Iterator[list[Fixture]]:
        """What is still to be played, stage by stage; `done` grows while they are."""
        size = self.round() * (SEEDS_PER_STAGE if self.format == LADDER else 1)
        if self.format != LADDER:  # no stage depends on another: all are one piece of work
            yield [
                each
                for number in range(-(-games // size))
                for each in self.stage(number, range(len(self.entrants)))
                if each.number < games and each.number not in done
            ]
            return
        for number in range(-(-games // size)):
            fixtures = self.stage(number, self.order(done, number))
            yield [each for each in fixtures if each.number < games and each.number not in done]


def lucks_of(rows: Sequence[MatchRow]) -> list[Luck]:
    """The matches as ratings want them: those of one luck together."""
    found: dict[int, list[tuple[tuple[str, ...], ...]]] = {}
    for row in rows:
        found.setdefault(row.luck, []).append(standing(row.players, row.results))
    return list(found.values())


def entrants_of(bots: Sequence[str]) -> tuple[Entrant, ...]:
    """Bots with names that can be told apart, also where one takes part twice."""
    found: list[Entrant] = []
    for bot in bots:
        times = sum(each.bot == bot for each in found)
        found.append(Entrant(f"{bot} {times + 1}" if times else bot, bot))
    return tuple(found)
