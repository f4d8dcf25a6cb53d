"""`python -m bench [--quick] [--json] [--compiled]`: ratios against peers in the same run."""

import argparse
import json
import sys

from bench.goals import OF_ENVIRONMENTS
from bench.measure import IN_C, PYTHON, ROOT, Worker
from bench.report import Rates, as_json, as_text, goal_rows, page, rate_rows

RESULTS = ROOT / "bench" / "results.md"
ENVIRONMENTS = ROOT / "bench" / "results-environments.md"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench", description="Measure beside peers.")
    parser.add_argument("--quick", action="store_true", help="short rounds; results.md stays")
    parser.add_argument("--json", action="store_true", help="figures as JSON; results.md stays")
    parser.add_argument("--compiled", action="store_true", help="what tools/compile.py built too")
    parser.add_argument("--environments", action="store_true", help="those and their peers alone")
    parser.add_argument("--only", default="", help="workloads whose name has this in it")
    return parser.parse_args()


def wanted(asked: argparse.Namespace, name: str) -> bool:
    """Whether a workload is asked for."""
    return asked.only in name and (name in OF_ENVIRONMENTS or not asked.environments)


def measure(workers: list[Worker], asked: argparse.Namespace, rounds: int, seconds: float) -> Rates:
    """Every workload once per round, so that a slow minute of the machine touches all alike."""
    jobs = [(worker, name) for worker in workers for name in worker.names if wanted(asked, name)]
    rates: Rates = {(worker.builds[name], name): [] for worker, name in jobs}
    for number in range(rounds):
        for place, (worker, name) in enumerate(jobs, 1):
            build = worker.builds[name]
            say(f"round {number + 1}/{rounds}  {place}/{len(jobs)}  {build}: {name}")
            rates[build, name].append(worker.rate(name, seconds))
    say("")
    return rates


def say(text: str) -> None:
    """Progress, apart from the figures: one line that is written over, where lines can be."""
    if sys.stderr.isatty():
        sys.stderr.write(f"\r{text:78}\r")
        sys.stderr.flush()
    elif "  1/" in text:
        print(text.split("  ")[0], file=sys.stderr)


def main() -> None:
    asked = arguments()
    rounds, seconds = (3, 0.15) if asked.quick else (9, 0.7)
    workers = [Worker(build) for build in ([PYTHON, IN_C] if asked.compiled else [PYTHON])]
    notes = workers[0].notes
    rates = measure(workers, asked, rounds, seconds)
    for worker in workers:
        worker.close()
    if asked.json:
        print(json.dumps(as_json(rates, notes), indent=1))
        return
    print(as_text(goal_rows(rates)), as_text(rate_rows(rates)), *notes, sep="\n\n")
    if not asked.quick and not asked.only:
        results = ENVIRONMENTS if asked.environments else RESULTS
        results.write_text(page(rates, notes, rounds, seconds), encoding="utf-8")
        print(f"\nwritten to {results.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
