"""Learn what positions are worth: python -m bench.analysis.fit GAME [MATCHES [EVERY [RIDGE]]]

Plays matches, notes what the game's coach says about some positions of each, and finds the weights
with which that tells best who won: of every fifth position, or every EVERY, and pulled towards
nothing by RIDGE, which is to be larger where there are few matches. Prints the part `[worth]` of
the game's coach.toml. The map from what an analysis counts to a chance is learnt by
`python -m bench.analysis.calibrate` afterwards.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from math import exp, log
from typing import Any

from bench.analysis.population import played
from waystone.analysis.coaching import coach_of
from waystone.bots.coach import ALONE, TOGETHER, Coach, shares
from waystone.kernel.outcome import DRAW, WIN
from waystone.kernel.replay import open_table, steps

EVERY = 5
RIDGE = 3.0
ROUNDS = 40
Row = tuple[list[Sequence[float]], list[float]]
"""The features of every seat, and which share of the win each got."""


def rows_of(game: str, number: int, every: int = EVERY) -> tuple[str, list[Row]]:
    """Some positions of a match, as features and what came of it."""
    table, _ = played(game, "learn", number)
    outcome = table.outcome
    assert outcome is not None
    got = [{WIN: 1.0, DRAW: 0.5}.get(each, 0.0) for each in outcome.results]
    again = open_table(table.game, table.record)
    coach = coach_of(game, table.game)
    found: list[Row] = []
    seats = table.seats
    for step in steps(again, table.record):
        if (step.number + number) % every == 0 and again.outcome is None:
            features = [coach.features(again.state, seat) for seat in range(seats)]
            found.append(
                (features, got) if seats == 1 else with_nobody(coach, again.state, features, got)
            )
    return (ALONE if seats == 1 else TOGETHER), found


def with_nobody(
    coach: Coach[Any, Any], state: Any, features: list[Sequence[float]], got: list[float]
) -> Row:
    """The end that nobody wins as one seat more, where it happens."""
    nobody = coach.nobody(state)
    return ([*features, nobody], [*got, 1.0 - sum(got)]) if nobody else (features, got)


def probabilities(weights: list[float], features: list[Sequence[float]]) -> list[float]:
    """As the coach does it."""
    scores = [
        sum(w * f for w, f in zip(weights, each, strict=False)) if each else -30.0
        for each in features
    ]
    if len(features) == 1:
        return [1.0 / (1.0 + exp(-max(-30.0, min(30.0, scores[0]))))]
    return shares(scores)


def learn(rows: list[Row], ridge: float = RIDGE) -> list[float]:
    """The weights by which the outcomes are likeliest: Newton's method, row by row, sparse."""
    size = max(len(each) for features, _ in rows for each in features)
    weights = [0.0] * size
    for _ in range(ROUNDS):
        gradient = [-ridge * w for w in weights]
        curve = [[ridge * (a == b) for b in range(size)] for a in range(size)]
        total = 0.0
        for features, got in rows:
            chances = probabilities(weights, features)
            total += loss(chances, got)
            climb(features, chances, got, gradient, curve)
        step = solved(curve, gradient)
        weights = [w + s for w, s in zip(weights, step, strict=True)]
        if max(map(abs, step)) < 1e-4:
            break
    return weights


def climb(
    features: list[Sequence[float]],
    chances: list[float],
    got: list[float],
    gradient: list[float],
    curve: list[list[float]],
) -> None:
    """Add one row to the gradient and to the curvature of the likelihood."""
    won = sum(got)
    if len(features) > 1 and won == 0.0:
        return
    got = [each / won for each in got] if len(features) > 1 else got
    active = sorted({at for each in features for at, value in enumerate(each) if value})
    values = [[each[at] if at < len(each) else 0.0 for at in active] for each in features]
    mean = [
        sum(p * row[k] for p, row in zip(chances, values, strict=True)) for k in range(len(active))
    ]
    alone = len(features) == 1
    for p, g, row in zip(chances, got, values, strict=True):
        spread = [row[k] - (0.0 if alone else mean[k]) for k in range(len(active))]
        weight = p * (1 - p) if alone else p
        for k, at in enumerate(active):
            gradient[at] += (g - p) * row[k]
            if spread[k]:
                line, part = curve[at], weight * spread[k]
                for m, other in enumerate(active):
                    line[other] += part * spread[m]


def loss(chances: list[float], got: list[float]) -> float:
    """How surprising the outcome is."""
    if len(chances) == 1:
        p = min(max(chances[0], 1e-9), 1 - 1e-9)
        return -(got[0] * log(p) + (1 - got[0]) * log(1 - p))
    return -sum(g * log(max(p, 1e-9)) for p, g in zip(chances, got, strict=True))


def even(seats: int) -> list[float]:
    """What somebody guesses who knows nothing."""
    return [1 / seats if seats > 1 else 0.5] * seats


def solved(rows: list[list[float]], right: list[float]) -> list[float]:
    """Gauss."""
    size = len(right)
    table = [[*row, value] for row, value in zip(rows, right, strict=True)]
    for at in range(size):
        best = max(range(at, size), key=lambda each: abs(table[each][at]))
        table[at], table[best] = table[best], table[at]
        pivot = table[at][at]
        for other in range(at + 1, size):
            factor = table[other][at] / pivot
            if factor:
                for k in range(at, size + 1):
                    table[other][k] -= factor * table[at][k]
    found = [0.0] * size
    for at in range(size - 1, -1, -1):
        rest = sum(table[at][k] * found[k] for k in range(at + 1, size))
        found[at] = (table[at][size] - rest) / table[at][at]
    return found


def main(arguments: list[str]) -> None:
    """Play, learn, print."""
    game, many = arguments[0], int(arguments[1]) if len(arguments) > 1 else 1500
    every = int(arguments[2]) if len(arguments) > 2 else EVERY
    ridge = float(arguments[3]) if len(arguments) > 3 else RIDGE
    by_kind: dict[str, list[Row]] = {}
    for number in range(many):
        kind, rows = rows_of(game, number, every)
        by_kind.setdefault(kind, []).extend(rows)
    print(f'fitted = "python -m bench.analysis.fit {" ".join(arguments)}"')
    print("\n[worth]")
    for kind, rows in sorted(by_kind.items()):
        weights = learn(rows, ridge)
        mean = sum(loss(probabilities(weights, f), g) for f, g in rows) / len(rows)
        plain = sum(loss(even(len(g)), g) for _, g in rows) / len(rows)
        print(f"# {len(rows)} positions, surprise {mean:.4f}, of an even guess {plain:.4f}")
        print(f"{kind} = [{', '.join(f'{w:.3f}' for w in weights)}]")


if __name__ == "__main__":
    main(sys.argv[1:])
