"""Learn the map from what an analysis counts to a chance: python -m bench.analysis.calibrate FILE

FILE is made by `python -m bench.analysis.predict GAME map …`, of matches apart from those that the
figures are made of. Prints the part `[chance]` of the game's coach.toml.
"""

from __future__ import annotations

import sys
from math import exp, log

from bench.analysis.predictions import Prediction, read
from waystone.bots.coach import ALONE, TOGETHER

ROUNDS = 60
LEAST = (0.0001, 0.001, 0.003, 0.01, 0.03)


def log_odds(raw: float, least: float) -> float:
    """As the analysis counts them."""
    raw = min(max(raw, least), 1 - least)
    return log(raw / (1 - raw))


def surprise(rows: list[Prediction], slope: float, shift: float, least: float) -> float:
    """How unlikely the outcomes are by this map."""
    total = 0.0
    for row in rows:
        p = 1 / (1 + exp(-(slope * log_odds(row.raw, least) + shift)))
        total -= row.got * log(p) + (1 - row.got) * log(1 - p)
    return total


def learn(rows: list[Prediction], least: float) -> tuple[float, float]:
    """Slope and shift of the log odds by which the outcomes are likeliest: Newton's method."""
    slope, shift = 1.0, 0.0
    points = [(log_odds(row.raw, least), row.got) for row in rows]
    for _ in range(ROUNDS):
        grad_a = grad_b = 0.0
        aa = ab = bb = 1e-6
        for x, got in points:
            p = 1 / (1 + exp(-max(-30.0, min(30.0, slope * x + shift))))
            weight = p * (1 - p)
            grad_a += (got - p) * x
            grad_b += got - p
            aa += weight * x * x
            ab += weight * x
            bb += weight
        det = aa * bb - ab * ab
        step_a, step_b = (bb * grad_a - ab * grad_b) / det, (aa * grad_b - ab * grad_a) / det
        slope, shift = slope + step_a, shift + step_b
        if abs(step_a) + abs(step_b) < 1e-7:
            break
    return slope, shift


def main(arguments: list[str]) -> None:
    """Learn, print."""
    rows = read(arguments[0])
    print("[chance]")
    alone, together = ([row for row in rows if (row.seats > 1) is many] for many in (False, True))
    kinds = {ALONE: alone, TOGETHER: together}
    sizes = {row.seats for row in together}
    if len(sizes) > 1:
        kinds |= {f'"{size}"': [r for r in together if r.seats == size] for size in sorted(sizes)}
    for kind, some in kinds.items():
        if some:
            tell(kind, some)


def tell(kind: str, some: list[Prediction]) -> None:
    """One map."""
    maps = [(*learn(some, least), least) for least in LEAST]
    slope, shift, least = min(maps, key=lambda each: surprise(some, *each))
    print(f"# {len(some)} positions of {len({row.match for row in some})} matches")
    print(f"{kind} = [{slope:.4f}, {shift:.4f}, {least}]")


if __name__ == "__main__":
    main(sys.argv[1:])
