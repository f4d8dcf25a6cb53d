"""Ratings by maximum likelihood: known answers, odd tournaments, and how sure they are."""

from math import exp, log
from random import Random

import pytest

from waystone.kernel.outcome import DRAW, LOSS, WIN
from waystone.lab.ratings import (
    MIDDLE,
    POINTS,
    Choices,
    Standing,
    _chosen,
    _likelihood,
    _log_sum,
    _newton,
    expected,
    ratings,
    standing,
    strengths,
)


def duels(winner: str, loser: str, times: int) -> list[list[Standing]]:
    return [[((winner,), (loser,))]] * times


def points(players: list[str], lucks: list[list[Standing]], anchor: str = "") -> dict[str, float]:
    found = ratings(players, lucks, resamples=0, anchor=anchor)
    return {each.player: each.rating for each in found}


def test_two_players_differ_by_the_logarithm_of_their_wins() -> None:
    found = points(["a", "b"], duels("a", "b", 30) + duels("b", "a", 10))
    assert found["a"] - found["b"] == pytest.approx(400 * log(3) / log(10))
    assert (found["a"] + found["b"]) / 2 == pytest.approx(MIDDLE)
    assert expected(found["a"], found["b"]) == pytest.approx(0.75)


def test_a_draw_is_half_a_win() -> None:
    drawn: list[list[Standing]] = [[(("a", "b"),)]] * 20
    found = points(["a", "b"], duels("a", "b", 20) + drawn)
    assert found["a"] - found["b"] == pytest.approx(400 * log(3) / log(10))


def test_at_the_summit_everybody_has_won_as_often_as_expected() -> None:
    """The condition that only the most likely strengths of Bradley and Terry meet."""
    wins = {
        ("a", "b"): 7,
        ("b", "a"): 5,
        ("b", "c"): 9,
        ("c", "b"): 2,
        ("a", "c"): 4,
        ("c", "a"): 3,
    }
    lucks = [luck for (one, other), times in wins.items() for luck in duels(one, other, times)]
    found = points(["a", "b", "c"], lucks)
    for who in found:
        won = sum(times for (one, _), times in wins.items() if one == who)
        foreseen = sum(
            (times + wins[other, one]) * expected(found[one], found[other])
            for (one, other), times in wins.items()
            if one == who
        )
        assert won == pytest.approx(foreseen)


def test_who_comes_first_of_four_is_chosen_by_strength() -> None:
    """With one winner and the others level, shares of first places are the strengths."""
    lucks: list[list[Standing]] = []
    for who, times in zip("abcd", (8, 4, 2, 1), strict=True):
        others = tuple(each for each in "abcd" if each != who)
        lucks += [[((who,), others)]] * times
    found = points(list("abcd"), lucks)
    assert found["a"] - found["b"] == pytest.approx(POINTS * log(2))
    assert found["b"] - found["d"] == pytest.approx(POINTS * log(4))


def test_whole_orders_of_three_are_plackett_and_luce() -> None:
    """Strengths that made many orders are found again."""
    dice, true = Random(5), {"a": 0.8, "b": 0.0, "c": -0.8}
    lucks: list[list[Standing]] = []
    for _ in range(4000):
        left, order = dict(true), []
        while left:
            powers = [exp(each) for each in left.values()]
            order.append(dice.choices(list(left), powers)[0])
            del left[order[-1]]
        lucks.append([tuple((each,) for each in order)])
    found = points(list(true), lucks)
    for who, strength in true.items():
        assert found[who] == pytest.approx(MIDDLE + POINTS * strength, abs=15)


def test_a_draw_of_all_says_nothing_about_anybody() -> None:
    found = points(["a", "b", "c"], [[(("a", "b", "c"),)]] * 5)
    assert list(found.values()) == pytest.approx([MIDDLE] * 3)


def test_who_never_lost_has_no_finite_rating_and_is_told_so() -> None:
    lucks = duels("a", "b", 10) + duels("b", "c", 5) + duels("c", "b", 5) + duels("a", "c", 10)
    found = {each.player: each for each in ratings(["a", "b", "c"], lucks, resamples=20)}
    assert not found["a"].bounded
    assert found["b"].bounded
    assert found["c"].bounded
    assert found["a"].rating > found["b"].rating + 300
    assert found["b"].rating == pytest.approx(found["c"].rating, abs=1e-6)


def test_without_matches_all_are_level_and_nothing_fails() -> None:
    found = ratings(["a", "b"], [])
    assert [each.rating for each in found] == [MIDDLE, MIDDLE]
    assert not any(each.bounded for each in found)
    assert ratings([], []) == []
    assert strengths(0, {}) == []


def test_an_anchor_stands_still() -> None:
    found = points(["a", "b"], duels("a", "b", 3) + duels("b", "a", 1), anchor="b")
    assert found["b"] == MIDDLE
    assert found["a"] == pytest.approx(MIDDLE + POINTS * log(3))


def test_the_interval_of_a_duel_is_about_the_one_of_its_share() -> None:
    """60 of 100: two standard errors of the log-odds are 2 · √(1/60 + 1/40), halved by the mean."""
    lucks = duels("a", "b", 60) + duels("b", "a", 40)
    first = ratings(["a", "b"], lucks, resamples=1000)[0]
    half = POINTS * 1.96 * (1 / 60 + 1 / 40) ** 0.5 / 2
    assert (first.high - first.low) / 2 == pytest.approx(half, rel=0.1)
    assert first.low < first.rating < first.high


def test_matches_of_one_luck_are_resampled_together() -> None:
    """Pairs that always split tell nothing by luck: their interval has no width at all."""
    pair: list[Standing] = [(("a",), ("b",)), (("b",), ("a",))]
    first = ratings(["a", "b"], [pair] * 50, resamples=50)[0]
    assert first.low == pytest.approx(MIDDLE) == first.high


def test_the_same_seed_gives_the_same_interval() -> None:
    lucks = duels("a", "b", 60) + duels("b", "a", 40)
    once, again = (ratings(["a", "b"], lucks, "x", resamples=20) for _ in range(2))
    assert once == again
    assert once != ratings(["a", "b"], lucks, "y", resamples=20)


def test_results_become_groups() -> None:
    assert standing(["a", "b", "c"], [LOSS, WIN, LOSS]) == (("b",), ("a", "c"))
    assert standing(["a", "b"], [DRAW, DRAW]) == (("a", "b"),)


def test_imagined_matches_pull_towards_the_middle_by_newtons_step() -> None:
    """Two half-won matches against the middle: their likelihood, and the way to its summit."""
    chance = 1 / (1 + exp(-1.0))
    assert _likelihood([1.0], {}, 2.0) == pytest.approx(2 * (0.5 - log(1 + exp(1.0))))
    step = (0.5 - chance) / (chance * (1 - chance))
    assert _newton([1.0], {}, 2.0) == pytest.approx([step])
    assert _likelihood([0.0, 0.0], {(0, (0, 1)): 3.0}, 0.0) == pytest.approx(-3 * log(2))
    assert _newton([0.0, 0.0], {(0, (0, 1)): 3.0}, 0.0) == pytest.approx([1.0, -1.0])


def test_newtons_step_leads_to_the_top_of_the_parabola() -> None:
    """Slope and bend by small differences: the step undoes the one by the other."""
    logs, small = [0.3, -0.2, 0.5], 1e-4
    choices: Choices = {(0, (0, 1)): 3.0, (1, (1, 2)): 1.0, (2, (0, 1, 2)): 2.0}

    def likelihood(*by: tuple[int, float]) -> float:
        moved = list(logs)
        for who, far in by:
            moved[who] += far
        return _likelihood(moved, choices, 0.5)

    step = _newton(logs, choices, 0.5)
    for one in range(3):
        slope = (likelihood((one, small)) - likelihood((one, -small))) / 2 / small
        bends = [
            (
                likelihood((one, small), (other, small))
                - likelihood((one, small), (other, -small))
                - likelihood((one, -small), (other, small))
                + likelihood((one, -small), (other, -small))
            )
            / (4 * small * small)
            for other in range(3)
        ]
        assert sum(bend * by for bend, by in zip(bends, step, strict=True)) == pytest.approx(
            -slope, abs=1e-4
        )


def test_who_came_in_later_was_chosen_from_all_that_came_after() -> None:
    chosen = _chosen([[2], [0, 1], [3]])
    assert chosen == {(2, (0, 1, 2, 3)): 1.0, (0, (0, 3)): 1.0, (1, (1, 3)): 1.0}


def test_a_sum_of_large_logarithms_does_not_overflow() -> None:
    assert _log_sum([1000.0, 0.0]) == 1000.0
    assert _log_sum([0.0, 0.0]) == pytest.approx(log(2))
