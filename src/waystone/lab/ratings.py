"""Ratings by maximum likelihood: how strong players are, given who came before whom.

Bradley and Terry's model for two players, Plackett and Luce's for more: whoever comes first is
chosen from all who play, with a chance in proportion to strength; the next from those who remain.
Ratings are on Elo's scale, where 400 points are ten to one, and all players' mean is `MIDDLE`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import exp, log
from random import Random
from typing import Final

from waystone.kernel.outcome import DRAW, LOSS, WIN

MIDDLE: Final = 1500.0
"""The mean of all players, where no anchor is given."""
POINTS: Final = 400 / log(10)
"""Points of Elo's scale for each natural logarithm of strength."""
RESAMPLES: Final = 500
_ROUNDS: Final = 100
_CLOSE: Final = 1e-9
_ORDER: Final = (WIN, DRAW, LOSS)

Standing = tuple[tuple[str, ...], ...]
"""How one match ended: groups of players, the best first; those of one group came in together."""
Luck = Sequence[Standing]
"""Matches with the same luck, such as one seed from every seat: resampled together."""
Choices = Mapping[tuple[int, tuple[int, ...]], float]
"""How often which player (by place) was the first of which."""


@dataclass(frozen=True)
class Rating:
    """A player's rating with its 95 % interval.

    Who was never beaten, or never beat anybody, has no finite rating that is the most likely one.
    Then `bounded` is False, and the number comes from one more imagined draw against an average
    player: it says "at least", or "at most".
    """

    player: str
    rating: float
    low: float
    high: float
    bounded: bool


def standing(players: Sequence[str], results: Sequence[str]) -> Standing:
    """Who came before whom, by the results of a match's outcome: win, draw, loss."""
    groups = (
        tuple(who for who, result in zip(players, results, strict=True) if result == kind)
        for kind in _ORDER
    )
    return tuple(group for group in groups if group)


def ratings(
    players: Sequence[str],
    lucks: Sequence[Luck],
    seed: str = "ratings",
    resamples: int = RESAMPLES,
    anchor: str = "",
) -> list[Rating]:
    """Every player's rating, the best first; the `anchor`, if named, has `MIDDLE` points.

    The interval holds the middle 95 % of what resampled lucks give: matches with the same luck
    stay together, so that a lucky seed is not counted as many independent ones.
    """
    places = {player: place for place, player in enumerate(players)}
    samples = [_choices(each, places) for each in lucks]
    best = strengths(len(players), _merged((sample, 1) for sample in samples))
    fixed = places[anchor] if anchor else -1
    points = _points(best, fixed)
    spread = _resampled(samples, best, Random(seed), resamples, fixed)
    bounded = _bounded(len(players), _merged((sample, 1) for sample in samples))
    found = [
        Rating(player, points[place], *_middle(spread[place], points[place]), bounded[place])
        for player, place in places.items()
    ]
    return sorted(found, key=lambda each: (-each.rating, each.player))


def expected(rating: float, other: float) -> float:
    """The share of decided duels that the first of two ratings wins."""
    return 1 / (1 + 10 ** ((other - rating) / 400))


def strengths(players: int, choices: Choices, start: Sequence[float] = ()) -> list[float]:
    """The most likely logarithms of strength, whose mean is 0.

    Where no finite ones are the most likely, everybody has one more imagined draw against an
    average player.
    """
    if not players:
        return []
    imagined = 0.0 if min(_joined(players, choices)) == players else 1.0
    return _centred(_climb(list(start) or [0.0] * players, choices, imagined))


def _choices(luck: Luck, places: Mapping[str, int]) -> Choices:
    return _merged(
        (_chosen([[places[who] for who in group] for group in groups]), 1) for groups in luck
    )


def _chosen(groups: Sequence[Sequence[int]]) -> Choices:
    """Who was chosen from whom: each player of a group before all that came after the group.

    About who came in together nothing is said, unless that is everybody: then each was first of
    all with the same share, which for two is half a win.
    """
    found: dict[tuple[int, tuple[int, ...]], float] = {}
    if len(groups) == 1:
        among = tuple(sorted(groups[0]))
        found.update({(who, among): 1 / len(among) for who in among})
    for number, group in enumerate(groups[:-1]):
        below = [who for later in groups[number + 1 :] for who in later]
        found.update({(who, tuple(sorted([who, *below]))): 1.0 for who in group})
    return found


def _merged(parts: Iterable[tuple[Choices, int]]) -> Choices:
    """All choices of some matches, each counted so many times."""
    total: dict[tuple[int, tuple[int, ...]], float] = {}
    for part, times in parts:
        for choice, weight in part.items():
            total[choice] = total.get(choice, 0.0) + weight * times
    return total


def _resampled(
    samples: Sequence[Choices], start: Sequence[float], dice: Random, times: int, fixed: int
) -> list[list[float]]:
    """Every player's points in so many resampled tournaments, in order."""
    kinds = Counter(tuple(sorted(sample.items())) for sample in samples)
    patterns, weights = [dict(kind) for kind in kinds], list(kinds.values())
    spread: list[list[float]] = [[] for _ in start]
    for _ in range(times if samples else 0):
        drawn = Counter(dice.choices(range(len(patterns)), weights, k=len(samples)))
        choices = _merged((patterns[kind], often) for kind, often in drawn.items())
        for place, number in enumerate(_points(strengths(len(start), choices, start), fixed)):
            spread[place].append(number)
    return [sorted(each) for each in spread]


def _middle(ordered: Sequence[float], otherwise: float) -> tuple[float, float]:
    """The bounds of the middle 95 %; a tournament without matches leaves all open."""
    if not ordered:
        return otherwise, otherwise
    edge = round(0.025 * (len(ordered) - 1))
    return ordered[edge], ordered[len(ordered) - 1 - edge]


def _points(logs: Sequence[float], fixed: int) -> list[float]:
    zero = logs[fixed] if fixed >= 0 else 0.0
    return [MIDDLE + POINTS * (each - zero) for each in logs]


def _centred(logs: Sequence[float]) -> list[float]:
    mean = sum(logs) / len(logs)
    return [each - mean for each in logs]


def _bounded(players: int, choices: Choices) -> list[bool]:
    """Whether a player can be compared, over chains of wins and losses, with most others."""
    return [2 * each > players for each in _joined(players, choices)]


def _joined(players: int, choices: Choices) -> list[int]:
    """With how many, itself included, chains of wins join a player in both directions.

    With everybody: then, and only then, the likelihood has one finite summit (Ford's condition).
    """
    beaten: list[set[int]] = [set() for _ in range(players)]
    beaters: list[set[int]] = [set() for _ in range(players)]
    for winner, among in choices:
        beaten[winner].update(among)
        for other in among:
            beaters[other].add(winner)
    return [len(_reached(who, beaten) & _reached(who, beaters)) for who in range(players)]


def _reached(first: int, ways: Sequence[set[int]]) -> set[int]:
    seen, waiting = {first}, [first]
    while waiting:
        for other in ways[waiting.pop()] - seen:
            seen.add(other)
            waiting.append(other)
    return seen


def _climb(logs: list[float], choices: Choices, imagined: float) -> list[float]:
    """Newton's method up the likelihood, which has one summit; steps that overshoot are halved."""
    here = _likelihood(logs, choices, imagined)
    for _ in range(_ROUNDS):
        step = _newton(logs, choices, imagined)
        if max(map(abs, step)) < _CLOSE:
            break
        size = 1.0
        while True:
            further = [each + size * by for each, by in zip(logs, step, strict=True)]
            there = _likelihood(further, choices, imagined)
            if there >= here or size < 1e-6:
                break
            size /= 2
        logs, here = further, there
    return logs


def _likelihood(logs: Sequence[float], choices: Choices, imagined: float) -> float:
    total = 0.0
    for (winner, among), weight in choices.items():
        total += weight * (logs[winner] - _log_sum([logs[each] for each in among]))
    for each in logs:
        total += imagined * (each / 2 - _log_sum([each, 0.0]))
    return total


def _log_sum(logs: Sequence[float]) -> float:
    most = max(logs)
    return most + log(sum(exp(each - most) for each in logs))


def _newton(logs: Sequence[float], choices: Choices, imagined: float) -> list[float]:
    """The step to where the likelihood's parabola has its top."""
    many = len(logs)
    slope = [0.0] * many
    still = 0.0 if imagined else 1.0  # keeps the mean, of which matches tell nothing, in place
    bend = [[still] * many for _ in range(many)]
    for (winner, among), weight in choices.items():
        slope[winner] += weight
        most = max(logs[each] for each in among)
        powers = [exp(logs[each] - most) for each in among]
        whole = sum(powers)
        for one, power in zip(among, powers, strict=True):
            share = weight * power / whole
            slope[one] -= share
            bend[one][one] += share
            for other, its in zip(among, powers, strict=True):
                bend[one][other] -= share * its / whole
    for who, each in enumerate(logs):
        chance = 1 / (1 + exp(-each))
        slope[who] += imagined * (0.5 - chance)
        bend[who][who] += imagined * chance * (1 - chance)
    return _solved(bend, slope)


def _solved(rows: list[list[float]], right: list[float]) -> list[float]:
    """Gauss's elimination, with the largest pivot."""
    many = len(right)
    for column in range(many):
        pivot = max(range(column, many), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        right[column], right[pivot] = right[pivot], right[column]
        for row in range(column + 1, many):
            factor = rows[row][column] / rows[column][column]
            right[row] -= factor * right[column]
            for place in range(column, many):
                rows[row][place] -= factor * rows[column][place]
    found = [0.0] * many
    for row in reversed(range(many)):
        known = sum(rows[row][place] * found[place] for place in range(row + 1, many))
        found[row] = (right[row] - known) / rows[row][row]
    return found
