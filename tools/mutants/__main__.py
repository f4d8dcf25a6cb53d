"""`make mutants`: how many small flaws in each area would the tests notice?

python -m tools.mutants [--only AREA] [--number N] [--seed SEED] [--patience SECONDS] [--own]
    [--again] [--keep]
"""

from __future__ import annotations

import argparse
import signal
import subprocess
import sys
from math import inf
from pathlib import Path

from tools.mutants import equivalent, ledger
from tools.mutants.areas import AREAS, ROOT, WIDER, Area, chosen
from tools.mutants.driver import BaselineFails, Tried, choose, find, try_these
from tools.mutants.source import Mutant

GOAL = 0.95
EQUIVALENT = ROOT / "tests" / "mutants" / "equivalent.txt"
LEDGER = ROOT / "tests" / "mutants" / "ledger.json"
PAGE = ROOT / "docs" / "mutants.md"
COMMIT = ("git", "rev-parse", "--short=8", "HEAD")


def main(words: list[str]) -> int:
    """Try the areas one after another; 1 if one of them misses the goal."""
    options = parse(words)
    areas = chosen(options.only)
    if not areas:
        names = ", ".join(area.name for area in AREAS)
        print(f"there is no area {options.only!r}; there are {names}", file=sys.stderr)
        return 2
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    known = equivalent.read(Path(options.equivalent))
    results: list[Tried] = []
    code = 0
    try:
        for area, seed in [(each, seed) for each in areas for seed in seeds_of(each, options)]:
            results.append(Tried(area.name))
            mutants = mutants_of(area, seed, options)
            rest = options.patience, None if options.own else WIDER
            try_these(area, ROOT, mutants, known, results[-1], *rest)
            if options.keep:
                keep(results[-1], seed, options)
    except KeyboardInterrupt:
        code = 130
    except BaselineFails as error:
        print(f"✗ {results[-1].name}: without any mutant these tests fail:\n{error}")
        code = 2
    return report(results, options.seed) or code


def seeds_of(area: Area, options: argparse.Namespace) -> list[str]:
    """The one that is wanted; for another try all those whose mutants were not all noticed."""
    if not options.again:
        return [options.seed]
    return [row.seed for row in ledger.read(LEDGER) if row.area == area.name and row.alive]


def mutants_of(area: Area, seed: str, options: argparse.Namespace) -> list[Mutant]:
    """Those that a seed chooses, or those of them that were alive when they were kept."""
    if not options.again:
        return choose(area, ROOT, options.number, seed)
    row = ledger.row_of(ledger.read(LEDGER), area.name, seed)
    return find(area, ROOT, row.alive) if row else []


def keep(tried: Tried, seed: str, options: argparse.Namespace) -> None:
    """Write an area's row down, for the next time and for people."""
    kept = ledger.read(LEDGER)
    row = ledger.row_of(kept, tried.name, seed)
    if not options.again:
        commit = subprocess.check_output(COMMIT, cwd=ROOT, text=True).strip()
        kept = ledger.with_row(kept, ledger.tried_first(tried, seed, commit))
    elif row is not None:
        ledger.tried_again(row, tried)
    ledger.write(kept, LEDGER)
    PAGE.write_text(ledger.page(kept), encoding="utf-8")


def parse(words: list[str]) -> argparse.Namespace:
    """The options."""
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("--only", default="", metavar="AREA", help="an area or a game")
    parser.add_argument("--number", type=int, default=40, metavar="N", help="mutants per area")
    parser.add_argument("--seed", default="1", help="chooses the mutants")
    parser.add_argument(
        "--patience",
        type=float,
        default=inf,
        metavar="SECONDS",
        help="of tests for a mutant; whom they do not notice counts as alive",
    )
    about = "ask an area's own tests only: whom others may notice counts as alive"
    parser.add_argument("--own", action="store_true", help=about)
    about = "only those that were alive when they were kept"
    parser.add_argument("--again", action="store_true", help=about)
    about = "write what became of them into the ledger and the page"
    parser.add_argument("--keep", action="store_true", help=about)
    parser.add_argument("--equivalent", default=str(EQUIVALENT), help="judged ones, with reasons")
    return parser.parse_args(words)


def report(results: list[Tried], seed: str) -> int:
    """The survivors and a table; 1 if an area misses the goal."""
    for area in results:
        for mutant in area.survivors:
            print(f"\n{area.name} survived: {mutant}")
    print(f"\n{'area':24}{'mutants':>9}{'killed':>9}{'equivalent':>12}{'survived':>10}{'share':>9}")
    for area in results:
        share = f"{100 * area.share:.1f} %" if area.counted else "–"
        numbers = f"{area.total:9}{area.killed:9}{area.equivalent:12}{len(area.survivors):10}"
        print(f"{area.name:24}{numbers}{share:>9}")
    print(f"seed {seed}; the goal is {100 * GOAL:.0f} % of those that are not equivalent")
    return int(any(area.counted and area.share < GOAL for area in results))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
