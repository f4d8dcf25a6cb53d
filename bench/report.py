"""The figures of one run, as a table for the terminal, as Markdown, as JSON."""

import platform
from datetime import UTC, datetime
from os import cpu_count
from statistics import median
from typing import Any

from bench.goals import GOALS, OF_ENVIRONMENTS, PEERS, WHAT, Goal
from bench.measure import PEER

Rates = dict[tuple[str, str], list[float]]
"""By build and workload, one rate per round."""


def ratio(rates: Rates, build: str, ours: str, peer: str) -> float | None:
    """The median over rounds of ours by theirs, both taken in the same round."""
    one, other = rates.get((build, ours)), rates.get((PEER, peer))
    if not one or not other:
        return None
    return median(mine / theirs for mine, theirs in zip(one, other, strict=True))


def goal_ratio(rates: Rates, goal: Goal) -> float | None:
    return ratio(rates, goal.build, goal.ours, goal.peer)


def goal_rows(rates: Rates) -> list[list[str]]:
    head = ["", "build", "ours", "peer", "ratio", "floor", "goal", "stretch", ""]
    rows = [head]
    measured = {name for _, name in rates}
    for goal in GOALS:
        if goal.peer not in measured and measured <= OF_ENVIRONMENTS:
            continue
        found = goal_ratio(rates, goal)
        bounds = [f"{bound:g}×" for bound in (goal.floor, goal.goal, goal.stretch)]
        seen = "—" if found is None else f"{found:.2f}×"
        verdict = "not measured" if found is None else goal.verdict(found)
        rows.append([goal.id, goal.build, goal.ours, goal.peer, seen, *bounds, verdict])
    return rows


def rate_rows(rates: Rates) -> list[list[str]]:
    rows = [["build", "workload", "per CPU-second", "spread", "by peer", "peer", "what"]]
    for (build, name), found in rates.items():
        spread = f"{short(min(found))}–{short(max(found))}"
        peer = PEERS.get(name, "")
        beside = ratio(rates, build, name, peer)
        by_peer = "" if beside is None else times(beside)
        row = [build, name, short(median(found)), spread, by_peer, peer if by_peer else ""]
        rows.append([*row, WHAT[name]])
    return rows


def short(rate: float) -> str:
    """A rate with as many digits as say something, in thousands from 1,000 on."""
    if rate < 1000:
        return f"{rate:.3g}"
    return f"{rate / 1000:,.0f} k" if rate >= 100_000 else f"{rate / 1000:.3g} k"


def times(ratio: float) -> str:
    return f"{ratio:,.0f}×" if ratio >= 100 else f"{ratio:.2g}×"


def as_text(rows: list[list[str]]) -> str:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = (
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        for row in rows
    )
    return "\n".join(line.rstrip() for line in lines)


def as_markdown(rows: list[list[str]]) -> str:
    head, *body = rows
    lines = [head, ["---"] * len(head), *body]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def as_json(rates: Rates, notes: list[str]) -> dict[str, Any]:
    return {
        "python": platform.python_version(),
        "notes": notes,
        "rates": [
            {"build": build, "workload": name, "median": median(found), "rounds": found}
            for (build, name), found in rates.items()
        ],
        "goals": [{**goal._asdict(), "ratio": goal_ratio(rates, goal)} for goal in GOALS],
    }


def page(rates: Rates, notes: list[str], rounds: int, seconds: float) -> str:
    """The whole of bench/results.md."""
    today = datetime.now(UTC).date()
    machine = f"{cpu_count()} shared virtual cores, {platform.system()} {platform.machine()}"
    parts = (
        "# Speed, measured",
        f"{today}, {machine}, Python {platform.python_version()}.\n"
        f"Moves or questions per second of CPU time of one core; medians of {rounds} interleaved"
        f" rounds of {seconds:g} s.\nWritten by `make bench`, with the compiled build by"
        " `make bench COMPILED=1`; environments alone by"
        " `make bench ONLY=environments COMPILED=delve_and_dash`.\n"
        "Compare ratios of one run, never rates of two.",
        "## Goals",
        as_markdown(goal_rows(rates)),
        "A ratio is ours by the peer's in the same round, then the median. A move is one decision"
        " with all that follows from it.",
        "## Rates",
        as_markdown(rate_rows(rates)),
        "The build of a row is what its process really had loaded: `compiled` if the kernel and all"
        " rules of the game came from compiled files, `mixed` if some did, `python` if none.",
        *(f"{note}." for note in notes),
    )
    return "\n\n".join(parts) + "\n"
