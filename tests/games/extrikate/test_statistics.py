"""Whole matches in bulk: what section 10 of the rule page says of them."""

from __future__ import annotations

from math import sqrt

import pytest

from tests.games.extrikate.scene import PLAIN, game
from tests.games.extrikate.study import POLICIES, play_solo
from waystone.games.extrikate.events import LifeLost, Rolled, TreasureGained
from waystone.kernel.bot import play_out
from waystone.kernel.dice import SeededDice
from waystone.kernel.table import Step, Table

pytestmark = pytest.mark.thorough


def delve_rolls(games: int) -> list[tuple[int, int]]:
    """For every roll of players who only delve and fight: lives lost, treasure gained."""
    found: list[tuple[int, int]] = []
    for seed in range(games):
        table = Table(PLAIN, ["fighter"], f"delve {seed}")
        steps: list[Step] = []
        play_out(table, [POLICIES["never exit"](SeededDice(seed))], steps.append)
        for event in (event for step in steps for _, event in step.events):
            if isinstance(event, Rolled):
                found.append((0, 0))
            lost, gained = found[-1]
            lost += isinstance(event, LifeLost)
            gained += event.gained if isinstance(event, TreasureGained) else 0
            found[-1] = (lost, gained)
    return found


def is_near(values: list[int], wanted: float) -> bool:
    """Within three standard errors."""
    mean = sum(values) / len(values)
    spread = sum((each - mean) ** 2 for each in values) / len(values)
    return abs(mean - wanted) < 3 * sqrt(spread / len(values))


@pytest.mark.rule("EX-20", "EX-34", "EX-35", "EX-37")
@pytest.mark.parametrize("games", [300, pytest.param(10_000, marks=pytest.mark.slow)])
def test_losses_and_gains_of_a_delve_roll(games: int) -> None:
    """0.0748 lives and 0.0878 treasure, within three standard errors."""
    rolls = delve_rolls(games)
    assert is_near([lost for lost, _ in rolls], 0.0748)
    assert is_near([gained for _, gained in rolls], 0.0878)


# Section 10 of the rule page: survival and mean score of each policy, from 3,000 to 8,000 games.
MEASURED = {
    "≥ 1 treasure": (0.86, 1.04),
    "≥ 3 treasure": (0.53, 1.71),
    "≥ 5 treasure": (0.28, 1.47),
    "≤ 2 lives": (1.00, 1.21),
    "≤ 1 life": (0.90, 2.10),
    "≤ 1 life or ≥ 4 treasure": (0.93, 1.86),
    "1 life and ≥ 2 treasure (explore)": (0.63, 2.22),
    "1 life and ≥ 2 treasure (home)": (0.71, 2.41),
    "1 life and ≥ 2, always bribing": (0.49, 1.00),
    "1 life and ≥ 2, all else random": (0.48, 1.67),
    "never exit": (0.0, 0.0),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", MEASURED)
def test_policies_score_as_they_should(name: str) -> None:
    """Two measurements of one policy, each with its error, and placements not quite the same."""
    survival, score = MEASURED[name]
    tally = play_solo(POLICIES[name], 3_000)
    assert abs(tally.survival() - survival) < 0.035
    assert abs(tally.mean() - score) < 0.12 + 2 * tally.error()


def test_never_leaving_is_never_surviving() -> None:
    tally = play_solo(POLICIES["never exit"], 60)
    assert (tally.homes, tally.mean()) == (0, 0.0)
    assert 30 < sum(tally.rolls) / 60 < 52  # 40.1 on average: three lives at 0.0748 a roll


@pytest.mark.rule("EX-17")
@pytest.mark.slow
def test_three_exit_rolls_change_the_pace_only() -> None:
    brisk = game(exit_rolls="3")
    slow, fast = (play_solo(POLICIES["≤ 1 life"], 3_000, book) for book in (PLAIN, brisk))
    assert abs(slow.mean() - fast.mean()) < 3 * (slow.error() + fast.error())
    assert sum(fast.turns) < 0.9 * sum(slow.turns)
