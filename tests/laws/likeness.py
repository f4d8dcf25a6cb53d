"""Whether imagined positions are like real ones: the same facts, counted in both.

Many matches are stopped at some moment. Of each one the real position says how a fact stands (1
for true, 0 for false, or a number), and positions imagined from the view say the same. If the
imagined ones are drawn as the rules draw the real ones, the two differ by luck alone.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Mapping, Sequence
from math import sqrt
from typing import Any

from tests.acting import first_acting
from waystone.kernel.dice import SeededDice
from waystone.kernel.event import View
from waystone.kernel.rules import Rules
from waystone.kernel.table import Table

Facts = Mapping[Hashable, float]

DRAWS = 4
"""Positions imagined per view."""
FEWEST = 25
"""A fact that was found less often says nothing."""


class Likeness:
    """Real and imagined facts side by side, match by match."""

    def __init__(self) -> None:
        self.gaps: dict[Hashable, list[float]] = defaultdict(list)
        self.sums: dict[Hashable, list[float]] = defaultdict(lambda: [0.0, 0.0])

    def note(self, real: Facts, imagined: Sequence[Facts]) -> None:
        """One match: what is so, and what was imagined."""
        for fact in {*real, *(fact for each in imagined for fact in each)}:
            truth = float(real.get(fact, 0))
            guess = sum(each.get(fact, 0) for each in imagined) / len(imagined)
            self.gaps[fact].append(truth - guess)
            self.sums[fact][0] += truth
            self.sums[fact][1] += guess

    def strains(self) -> dict[Hashable, float]:
        """By how many standard errors each fact is more often true than imagined."""
        return {fact: _strain(gaps) for fact, gaps in self.gaps.items() if self._counts(fact)}

    def _counts(self, fact: Hashable) -> bool:
        return max(self.sums[fact]) >= FEWEST

    def chi_squared(self) -> float:
        """The mean square of all strains: about 1 where only luck is at work."""
        strains = list(self.strains().values())
        return sum(each * each for each in strains) / len(strains)

    def misfits(self, most: float = 4.0, slack: float = 0.0) -> dict[Hashable, tuple[float, ...]]:
        """Facts that luck does not explain, beyond a slack: strain, real sum, imagined sum."""
        return {
            fact: (round(strain, 1), *(round(each, 1) for each in self.sums[fact]))
            for fact, strain in self.strains().items()
            if abs(strain) > most and self._gap(fact) > slack
        }

    def _gap(self, fact: Hashable) -> float:
        real, guessed = self.sums[fact]
        return abs(real - guessed) / max(real, guessed)


def _strain(gaps: Sequence[float]) -> float:
    mean = sum(gaps) / len(gaps)
    spread = sqrt(sum((gap - mean) ** 2 for gap in gaps) / len(gaps))
    if not spread:
        return 0.0 if not mean else 1e9
    return mean / spread * sqrt(len(gaps))


def stopped(game: Rules[Any, Any], seats: int, seed: int, steps: int) -> Table[Any] | None:
    """A random match so many steps after its beginning, if it is not over by then."""
    table, dice = Table(game, ["x"] * seats, seed), SeededDice(seed, "chooser")
    while table.number < steps:
        seat = first_acting(table)
        if seat < 0:
            return None
        legal = table.legal(seat)
        table.do(seat, legal[dice.index(len(legal))])
    return table if first_acting(table) >= 0 else None


def compare(
    game: Rules[Any, Any],
    seats: int,
    steps: int,
    seeds: range,
    facts: Callable[[Any, Any], Facts],
    eyes: int = 0,
    draws: int = DRAWS,
) -> Likeness:
    """Play many matches that far and imagine each from the view of one seat."""
    likeness = Likeness()
    for seed in seeds:
        table = stopped(game, seats, seed, steps)
        if table is None:
            continue
        view: View = game.view(table.state, eyes)
        dice = SeededDice(seed, "imagine")
        dreams = [facts(game.imagine(view, dice), view) for _ in range(draws)]
        likeness.note(facts(table.state, view), dreams)
    return likeness
