"""Does accuracy order the levels? python -m bench.analysis.levels GAME MATCHES PER [BUDGET [LEVEL]]

Every level plays so many matches against itself; PER decisions of each are drawn by lot and judged,
with two seeds. Prints the accuracy of all decisions of a level with its 95 % interval, bootstrapped
by match, and how far the two seeds agree. A match is cut after LONGEST steps: by lot they are long.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from random import Random
from time import process_time
from typing import Any

from bench.analysis.population import open_match
from bench.analysis.predict import decisions
from waystone.analysis.deciding import accuracy
from waystone.analysis.model import Decision
from waystone.analysis.study import USUAL_BUDGET, Study
from waystone.catalogue import find_game
from waystone.kernel.bot import Budget
from waystone.kernel.dice import SeededDice
from waystone.kernel.record import Record
from waystone.kernel.replay import open_table, steps
from waystone.kernel.table import Table

LONGEST = 300
DRAWS = 1000
SEEDS = ("analysis", "another")
GRAVE = ("mistake", "blunder")


def match_of(game: str, level: str, number: int) -> Record:
    """A match of a level against itself."""
    rules, bots, seed = open_match(game, "levels", number)
    table: Table[Any] = Table(rules, [level] * len(bots), seed)
    make = find_game(game).bots[level].make
    players = [
        make(rules, SeededDice(seed, f"bot {seat}"), Budget(nodes=200)) for seat in range(len(bots))
    ]
    while table.outcome is None and table.number < LONGEST:
        seat = table.acting()[0]
        table.do(seat, players[seat].choose(table.view(seat), table.legal(seat)))
    return table.record


def judged(record: Record, number: int, per: int, budget: int, seed: str) -> list[Decision]:
    """Some decisions of a match, by lot; with every seed the same ones."""
    study = Study(record, budget, seed)
    table = open_table(study.rules, record)
    lot = SeededDice(f"levels {number}", "positions")
    chosen = decisions(table, record, lot, per)
    found, played = [], steps(table, record)
    for step, entry in enumerate(record.entries, 1):
        made = study.decided(table, entry, step) if step in chosen else None
        found += [made] if made is not None else []
        next(played)
    return found


def interval(groups: Sequence[Sequence[Decision]]) -> tuple[float, float]:
    """The middle 95 % over matches drawn again and again."""
    random, means = Random(1), []
    for _ in range(DRAWS):
        drawn = [each for group in random.choices(groups, k=len(groups)) for each in group]
        means.append((accuracy(drawn) or 0) / 100)
    means.sort()
    return means[DRAWS * 25 // 1000], means[DRAWS * 975 // 1000 - 1]


def tell(level: str, by_seed: Sequence[Sequence[Sequence[Decision]]], seconds: float) -> None:
    """One line."""
    first, second = ([each for group in groups for each in group] for groups in by_seed)
    low, high = interval(by_seed[0])
    found, other = (accuracy(some) or 0 for some in (first, second))
    grave = [{at for at, each in enumerate(some) if each.mark in GRAVE} for some in (first, second)]
    print(
        f"{level}: {found / 100:.1f} % [{low:.1f}, {high:.1f}], {len(first)} decisions;"
        f" other seed {other / 100:.1f} %, {len(grave[0] & grave[1])} of"
        f" {len(grave[0] | grave[1])} grave mistakes in both;"
        f" {1000 * seconds / len(first) / len(SEEDS):.0f} ms each",
        flush=True,
    )


def main(arguments: list[str]) -> None:
    """Play, judge, tell."""
    game, many, per = arguments[0], int(arguments[1]), int(arguments[2])
    budget = int(arguments[3]) if len(arguments) > 3 else USUAL_BUDGET
    for level in arguments[4:] or find_game(game).levels:
        records = [match_of(game, level, number) for number in range(many)]
        begun = process_time()
        by_seed = [
            [judged(record, number, per, budget, seed) for number, record in enumerate(records)]
            for seed in SEEDS
        ]
        tell(level, by_seed, process_time() - begun)


if __name__ == "__main__":
    main(sys.argv[1:])
