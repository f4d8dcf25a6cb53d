"""Predictions as they are kept: a csv.gz with a row per decision."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Prediction:
    """One decision: its match and seat, what the analysis counted, and what came of the match."""

    match: int
    seats: int
    step: int
    seat: int
    raw: float
    got: float


def read(path: str | Path) -> list[Prediction]:
    """All rows of a file."""
    with gzip.open(path, "rt", encoding="utf-8") as file:
        return [row_of(line) for line in file if line[:1].isdigit()]


def row_of(line: str) -> Prediction:
    """One row."""
    match, seats, step, seat, raw, got = line.strip().split(",")
    return Prediction(int(match), int(seats), int(step), int(seat), float(raw), float(got))
