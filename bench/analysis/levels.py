"""Does accuracy order the levels? python -m bench.analysis.levels GAME MATCHES [BUDGET]

Every level plays so many matches against itself; all are analysed, the first of each level with two
seeds. Prints the mean accuracy of each level with its standard error, how far the two seeds agree,
and how long an analysis takes.
"""

from __future__ import annotations

import sys
from math import sqrt
from time import process_time

from bench.analysis.population import open_match, played
from waystone.analysis.model import Analysis
from waystone.analysis.study import USUAL_BUDGET, analyse
from waystone.catalogue import find_game

GRAVE = ("mistake", "blunder")


def accuracies(found: Analysis) -> list[float]:
    """Of every seat that had something to decide, in per cent."""
    return [each.accuracy / 100 for each in found.seats if each.accuracy is not None]


def agreement(one: Analysis, other: Analysis) -> tuple[float, int, int]:
    """How far accuracies are apart, and how many of the grave mistakes both have found."""
    apart = [abs(a - b) for a, b in zip(accuracies(one), accuracies(other), strict=True)]
    marked = [{d.step for d in each.decisions if d.mark in GRAVE} for each in (one, other)]
    return sum(apart) / max(1, len(apart)), len(marked[0] & marked[1]), len(marked[0] | marked[1])


def main(arguments: list[str]) -> None:
    """Play, analyse, tell."""
    game, many = arguments[0], int(arguments[1])
    budget = int(arguments[2]) if len(arguments) > 2 else USUAL_BUDGET
    both = of = pairs = 0
    apart = 0.0
    for level in find_game(game).levels:
        found, seconds, steps = [], 0.0, 0
        for number in range(many):
            seats = len(open_match(game, "levels", number)[1])
            table, _ = played(game, "levels", number, [level] * seats)
            begun = process_time()
            one = analyse(table.record, budget)
            seconds += process_time() - begun
            steps += len(table.record.entries)
            found += accuracies(one)
            if number == 0:
                gap, same, all_marked = agreement(one, analyse(table.record, budget, "another"))
                apart, both, of, pairs = apart + gap, both + same, of + all_marked, pairs + 1
        mean = sum(found) / len(found)
        spread = sqrt(sum((each - mean) ** 2 for each in found) / max(1, len(found) - 1))
        print(
            f"{level}: accuracy {mean:.1f} ± {spread / sqrt(len(found)):.1f}, {len(found)} seats,"
            f" {seconds / many:.1f} s and {steps / many:.0f} steps a match",
            flush=True,
        )
    print(f"two seeds: accuracy {apart / pairs:.1f} apart, {both} of {of} grave mistakes in both")


if __name__ == "__main__":
    main(sys.argv[1:])
