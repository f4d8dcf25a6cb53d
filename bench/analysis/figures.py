"""The figures of docs/analysis.md from kept predictions: python -m bench.analysis.figures

For every game with a file in bench/analysis/predictions: how far predicted chances are from what
came of it, by deciles, with intervals bootstrapped by match, and the Brier score beside a constant
guess. With `--plots` the pictures of the page are drawn again.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from bench.analysis.calibrate import log_odds
from bench.analysis.population import GAMES
from bench.analysis.predictions import Prediction, read
from waystone.analysis.coaching import learnt
from waystone.bots.coach import sigmoid
from waystone.catalogue import find_game

HERE = Path(__file__).parent / "predictions"
PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
DECILES = 10
DRAWS = 1000


class Decile(NamedTuple):
    """A tenth of all predictions, by their size: what was predicted, what came, its interval."""

    many: int
    said: float
    came: float
    low: float
    high: float

    @property
    def outside(self) -> float:
        """How far the prediction lies outside the interval."""
        return max(0.0, self.low - self.said, self.said - self.high)


def chance(game: str, row: Prediction) -> float:
    """A prediction as the analysis tells it."""
    slope, shift, least = learnt(game).map_for(row.seats)
    if find_game(game).coach.knows_ends and not 0 < row.raw < 1:
        return row.raw
    return sigmoid(slope * log_odds(row.raw, least) + shift)


def deciles(said: Sequence[float], rows: Sequence[Prediction]) -> list[Decile]:
    """Ten parts of the same size."""
    order = sorted(range(len(rows)), key=lambda at: said[at])
    found = []
    for part in range(DECILES):
        some = order[len(order) * part // DECILES : len(order) * (part + 1) // DECILES]
        mean = sum(said[at] for at in some) / len(some)
        came = sum(rows[at].got for at in some) / len(some)
        found.append(Decile(len(some), mean, came, *interval([rows[at] for at in some])))
    return found


def interval(rows: Sequence[Prediction]) -> tuple[float, float]:
    """The middle 95 % of means over matches drawn again and again."""
    by_match: dict[int, list[float]] = {}
    for row in rows:
        by_match.setdefault(row.match, []).append(row.got)
    groups = [(sum(each), len(each)) for each in by_match.values()]
    random, means = Random(1), []
    for _ in range(DRAWS):
        drawn = random.choices(groups, k=len(groups))
        means.append(sum(total for total, _ in drawn) / sum(many for _, many in drawn))
    means.sort()
    return means[DRAWS * 25 // 1000], means[DRAWS * 975 // 1000 - 1]


def figures(game: str) -> list[Decile]:
    """Tell the figures of a game."""
    rows = read(HERE / f"{game}.csv.gz")
    said = [chance(game, row) for row in rows]
    tenths = deciles(said, rows)
    error = sum(each.many * abs(each.said - each.came) for each in tenths) / len(rows)
    worst = max(each.outside for each in tenths)
    brier = sum((p - row.got) ** 2 for p, row in zip(said, rows, strict=True)) / len(rows)
    mean = sum(row.got for row in rows) / len(rows)
    constant = sum((mean - row.got) ** 2 for row in rows) / len(rows)
    matches = len({row.match for row in rows})
    print(f"{game}: {len(rows)} positions of {matches} matches")
    print(f"  calibration error {100 * error:.2f} points, worst decile {100 * worst:.2f} outside")
    print(f"  Brier score {brier:.4f}, of a constant guess {constant:.4f}")
    for each in tenths:
        print(
            f"  said {100 * each.said:5.1f}  came {100 * each.came:5.1f}"
            f"  [{100 * each.low:5.1f}, {100 * each.high:5.1f}]  {each.many}"
        )
    return tenths


def plot(game: str, tenths: Sequence[Decile]) -> str:
    """What was said against what came, as SVG."""
    side, edge = 320, 44
    span = side - 2 * edge

    def x(p: float) -> float:
        return edge + span * p

    def y(p: float) -> float:
        return side - edge - span * p

    marks = []
    for p in (0.0, 0.25, 0.5, 0.75, 1.0):
        marks.append(f'<text x="{x(p):.0f}" y="{side - 26}" text-anchor="middle">{p:.0%}</text>')
        marks.append(f'<text x="{edge - 6}" y="{y(p) + 4:.0f}" text-anchor="end">{p:.0%}</text>')
    for each in tenths:
        at = x(each.said)
        marks.append(
            f'<path d="M{at:.1f} {y(each.low):.1f}V{y(each.high):.1f}" stroke="#7a5cff"/>'
            f'<circle cx="{at:.1f}" cy="{y(each.came):.1f}" r="4" fill="#7a5cff"/>'
        )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" '
        f'font-family="sans-serif" font-size="11" role="img">'
        f"<title>{game}: predicted chance and what came of it, by deciles</title>"
        f'<rect width="{side}" height="{side}" fill="#fff"/>'
        f'<path d="M{x(0)} {y(0)}L{x(1)} {y(1)}" stroke="#bbb" stroke-dasharray="4 4"/>'
        f'<path d="M{x(0)} {y(1)}V{y(0)}H{x(1)}" stroke="#333" fill="none"/>'
        f'<text x="{side / 2}" y="18" text-anchor="middle" font-size="13">{game}</text>'
        f'<text x="{side / 2}" y="{side - 8}" text-anchor="middle">predicted</text>'
        + "".join(marks)
        + "</svg>\n"
    )


def main(arguments: list[str]) -> None:
    """Tell all games that have predictions."""
    for game in GAMES:
        if (HERE / f"{game}.csv.gz").is_file():
            tenths = figures(game)
            if "--plots" in arguments:
                (PICTURES / f"calibration-{game}.svg").write_text(plot(game, tenths))


if __name__ == "__main__":
    main(sys.argv[1:])
