"""Draw the curve of examples/learn.py for the documentation.

python -m tools.plot_learning learned.csv
"""

from __future__ import annotations

import csv
import sys
from pathlib import Path
from typing import NamedTuple

from waystone.lab.statistics import share, wilson

PICTURE = Path(__file__).resolve().parent.parent / "docs" / "pictures" / "learning.svg"
WIDE, HIGH, LEFT, RIGHT, TOP, BOTTOM = 720, 380, 60, 690, 36, 330
KNIGHT = 0.695
"""What the knight wins of decided duels against the squire."""


class Point(NamedTuple):
    """Duels against the squire after so many seconds of learning."""

    seconds: float
    won: int
    decided: int


def read(file: Path) -> list[Point]:
    """The curve as `learn.py` writes it."""
    with file.open(encoding="utf-8") as lines:
        rows = [{name: float(text) for name, text in row.items()} for row in csv.DictReader(lines)]
    return [
        Point(row["cpu_seconds"], int(row["won"]), int(row["won"] + row["lost"])) for row in rows
    ]


def plot(points: list[Point]) -> str:
    """The share of decided duels won, by minutes of learning, as SVG."""
    most = points[-1].seconds / 60

    def x(minutes: float) -> float:
        return LEFT + (RIGHT - LEFT) * minutes / most

    def y(part: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * part

    line = [(x(p.seconds / 60), y(share(p.won, p.decided))) for p in points]
    bounds = [(x(p.seconds / 60), *wilson(p.won, p.decided)) for p in points]
    band = [(at, y(low)) for at, low, _ in bounds] + [(at, y(up)) for at, _, up in bounds[::-1]]
    parts = [
        f'<path d="M{LEFT} {y(part / 5):.1f}H{RIGHT}" stroke="#ddd"/>'
        f'<text x="{LEFT - 8}" y="{y(part / 5) + 4:.1f}" text-anchor="end">{part * 20} %</text>'
        for part in range(6)
    ]
    parts += [
        f'<text x="{x(half / 2):.1f}" y="{BOTTOM + 20}" text-anchor="middle">{half / 2:g}</text>'
        for half in range(int(most * 2) + 1)
    ]
    parts += [
        f'<path d="M{LEFT} {y(KNIGHT):.1f}H{RIGHT}" stroke="#b8860b" stroke-dasharray="5 4"/>'
        f'<text x="{LEFT + 6}" y="{y(KNIGHT) - 7:.1f}" fill="#8a6508">'
        f"the bot knight: {KNIGHT:.1%}</text>",
        f'<polygon points="{_places(band)}" fill="#7a5cff" opacity=".2"/>',
        f'<polyline points="{_places(line)}" fill="none" stroke="#7a5cff" stroke-width="2.5"/>',
        *(f'<circle cx="{at:.1f}" cy="{up:.1f}" r="3" fill="#7a5cff"/>' for at, up in line),
        f'<text x="{WIDE / 2}" y="20" text-anchor="middle" font-size="14">Decided duels won against'
        " the squire, with 95 % intervals</text>",
        f'<text x="{WIDE / 2}" y="{HIGH - 10}" text-anchor="middle">minutes of one core</text>',
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" '
        'font-family="sans-serif" font-size="12" role="img">'
        "<title>The curve of examples/learn.py</title>"
        f'<rect width="{WIDE}" height="{HIGH}" fill="#fff"/>{"".join(parts)}</svg>\n'
    )


def _places(points: list[tuple[float, float]]) -> str:
    return " ".join(f"{across:.1f},{down:.1f}" for across, down in points)


if __name__ == "__main__":
    PICTURE.write_text(plot(read(Path(sys.argv[1]))), "utf-8")
