"""The figures of one run, as a table for the terminal, as Markdown, as JSON."""

import platform
from datetime import UTC, datetime
from os import cpu_count
from statistics import median
from typing import Any

from bench.goals import GOALS, WHAT, Goal

Rates = dict[tuple[str, str], list[float]]
"""By build and workload, one rate per round."""


def ratio(rates: Rates, goal: Goal) -> float | None:
    """The median over rounds of ours by theirs, both taken in the same round."""
    ours, theirs = rates.get((goal.build, goal.ours)), rates.get(("python", goal.peer))
    if not ours or not theirs:
        return None
    return median(one / other for one, other in zip(ours, theirs, strict=True))


def goal_rows(rates: Rates) -> list[list[str]]:
    head = ["", "build", "ours", "peer", "ratio", "floor", "goal", "stretch", ""]
    rows = [head]
    for goal in GOALS:
        found = ratio(rates, goal)
        bounds = [f"{bound:g}×" for bound in (goal.floor, goal.goal, goal.stretch)]
        seen = "—" if found is None else f"{found:.2f}×"
        verdict = "not measured" if found is None else goal.verdict(found)
        rows.append([goal.id, goal.build, goal.ours, goal.peer, seen, *bounds, verdict])
    return rows


def rate_rows(rates: Rates) -> list[list[str]]:
    rows = [["build", "workload", "per CPU-second", "spread", "what"]]
    for (build, name), found in rates.items():
        spread = f"{min(found) / 1000:,.0f}–{max(found) / 1000:,.0f} k"
        rows.append([build, name, f"{median(found) / 1000:,.1f} k", spread, WHAT[name]])
    return rows


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
        "goals": [{**goal._asdict(), "ratio": ratio(rates, goal)} for goal in GOALS],
    }


def page(rates: Rates, notes: list[str], rounds: int, seconds: float) -> str:
    """The whole of bench/results.md."""
    today = datetime.now(UTC).date()
    machine = f"{cpu_count()} shared virtual cores, {platform.system()} {platform.machine()}"
    parts = (
        "# Speed, measured",
        f"{today}, {machine}, Python {platform.python_version()}.\n"
        f"Moves per second of CPU time of one core; medians of {rounds} interleaved rounds of"
        f" {seconds:g} s.\nWritten by `make bench`, with the compiled build by"
        " `make bench COMPILED=1`. Compare ratios of one run, never rates of two.",
        "## Goals",
        as_markdown(goal_rows(rates)),
        "A ratio is ours by the peer's in the same round, then the median. A move is one decision"
        " with all that follows from it.",
        "## Rates",
        as_markdown(rate_rows(rates)),
        *(f"{note}." for note in notes),
    )
    return "\n\n".join(parts) + "\n"
