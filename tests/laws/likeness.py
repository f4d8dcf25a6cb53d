"""Whether imagined positions are like real ones: the same facts, counted in both.

Many matches are stopped at some moment. Of each one the real position says how a fact stands (1
for true, 0 for false, or a number), and positions imagined from the view say the same. If the
imagined ones are drawn as the rules draw the real ones, the two differ by luck alone. Where they do
is by theory, not by taste: luck alone raises an alarm once in 1 / `FALSE_ALARM` comparisons. Seeds
are the numbers from 0 on and never chosen.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Mapping, Sequence
from math import sqrt
from statistics import NormalDist
from typing import Any, Final

from tests.acting import first_acting
from waystone.kernel.dice import SeededDice
from waystone.kernel.event import View
from waystone.kernel.rules import Rules
from waystone.kernel.table import Table

Facts = Mapping[Hashable, float]

DRAWS: Final = 4
"""Positions imagined per view."""
FEWEST: Final = 25
"""A fact that was found less often says nothing."""
FALSE_ALARM: Final = 1e-4
_HARDLY: Final = 0.02


class Likeness:
    """Real and imagined facts side by side, match by match."""

    def __init__(self) -> None:
        self.matches = 0
        self.gaps: dict[Hashable, list[float]] = {}
        self.sums: dict[Hashable, list[float]] = defaultdict(lambda: [0.0, 0.0])

    def note(self, real: Facts, imagined: Sequence[Facts]) -> None:
        """One match: what is so, and what was imagined; a fact that nobody mentions is not so."""
        for fact in dict.fromkeys((*real, *(fact for each in imagined for fact in each))):
            self.gaps.setdefault(fact, [0.0] * self.matches)
            self.sums[fact][0] += real.get(fact, 0)
            self.sums[fact][1] += _mean([each.get(fact, 0) for each in imagined])
        for fact, gaps in self.gaps.items():
            gaps.append(real.get(fact, 0) - _mean([each.get(fact, 0) for each in imagined]))
        self.matches += 1

    def strains(self) -> dict[Hashable, float]:
        """By how many standard errors each fact is more often true than imagined."""
        return {fact: _strain(gaps) for fact, gaps in self.gaps.items() if self._counts(fact)}

    def _counts(self, fact: Hashable) -> bool:
        return max(self.sums[fact]) >= FEWEST

    def misfits(self, slack: float = 0.0) -> dict[Hashable, tuple[float, ...]]:
        """Facts that luck does not explain: strain, real sum, imagined sum; all facts, where it
        does not explain them taken together.

        With a slack, where imagining is known to be no better, each fact may be off by that share.
        """
        found = {
            fact: (round(strain, 1), *(round(each, 1) for each in self.sums[fact]))
            for fact, strain in self.strains().items()
            if abs(strain) > self.most() and self._gap(fact) > slack
        }
        together, most = (0.0, 0.0) if slack else self.together()
        return found | ({"together": (together, most)} if together > most else {})

    def _gap(self, fact: Hashable) -> float:
        real, imagined = self.sums[fact]
        return abs(real - imagined) / max(real, imagined)

    def most(self) -> float:
        """The strain that luck hardly ever gives to any of the facts (Bonferroni, Student)."""
        normal = _quantile(FALSE_ALARM / 2 / 2 / max(1, len(self.strains())))
        return normal + (normal**3 + normal) / 4 / self.matches

    def together(self) -> tuple[float, float]:
        """How strained all facts are, with what they have in common counted once (Hotelling's
        T squared), and the most that luck hardly ever gives (Ito's approximation)."""
        squared, kinds = _hotelling([self.gaps[fact] for fact in self.strains()])
        if not kinds:
            return 0.0, 0.0
        third = 2 / 9 / kinds
        chi = kinds * (1 - third + _quantile(FALSE_ALARM / 2) * sqrt(third)) ** 3
        return squared, chi * (1 + (kinds + chi) / 2 / (self.matches - kinds))


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def _spread(row: Sequence[float]) -> float:
    """The variance."""
    mean = _mean(row)
    return sum([(each - mean) ** 2 for each in row]) / len(row)


def _strain(gaps: Sequence[float]) -> float:
    mean, spread = _mean(gaps), _spread(gaps)
    if not spread:
        return 0.0 if not mean else 1e9
    return mean / sqrt(spread / len(gaps))


def _quantile(tail: float) -> float:
    return NormalDist().inv_cdf(1 - tail)


def _hotelling(rows: Sequence[Sequence[float]]) -> tuple[float, int]:
    """Squared distance of the means from zero, in units of their spread, and its dimensions.

    Each row is made independent of those before it (Gram and Schmidt); what is left of it counts
    by itself, unless hardly anything is.
    """
    squared = 0.0
    basis: list[tuple[list[float], float]] = []
    for row in rows:
        rest = list(row)
        for other, square in basis:
            factor = _product(rest, other) / square
            rest = [one - factor * each for one, each in zip(rest, other, strict=True)]
        left = _spread(rest)
        if left > _HARDLY * _spread(row):
            squared += _mean(rest) ** 2 / left * len(row)
            basis.append((rest, left * len(row)))
    return squared, len(basis)


def _product(one: Sequence[float], other: Sequence[float]) -> float:
    """The sum of products of what differs from the mean."""
    mean = _mean(other)
    return sum([each * (there - mean) for each, there in zip(one, other, strict=True)])


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
    matches: int,
    facts: Callable[[Any, Any], Facts],
    viewpoint: int = 0,
    draws: int = DRAWS,
) -> Likeness:
    """Play many matches that far and imagine each from the view of one seat."""
    likeness = Likeness()
    for seed in range(matches):
        table = stopped(game, seats, seed, steps)
        if table is None:
            continue
        view: View = game.view(table.state, viewpoint)
        dice = SeededDice(seed, "imagine")
        dreams = [facts(game.imagine(view, dice), view) for _ in range(draws)]
        likeness.note(facts(table.state, view), dreams)
    return likeness
