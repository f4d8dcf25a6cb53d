"""What a coach of any game thinks of a position."""

from __future__ import annotations

import os
from types import SimpleNamespace
from typing import Any, cast

import pytest

from waystone.bots.coach import CHANCE, Coach, dot, shares, sigmoid

pytestmark = pytest.mark.skipif(
    bool(os.environ.get("COMPILED")), reason="nothing stands in for an object of a compiled class"
)


class Counting(Coach[Any, Any]):
    """A seat has as many points as the position says; where it has none it can't win."""

    def features(self, state: Any, seat: int) -> list[float]:
        return [state["points"][seat], 1.0] if state["points"][seat] >= 0 else []

    def nobody(self, state: Any) -> list[float]:
        found: list[float] = state.get("nobody", [])
        return found


def coach(weights: dict[str, list[float]], results: tuple[str, ...] | None = None) -> Counting:
    outcome = None if results is None else SimpleNamespace(results=results)
    return Counting(cast(Any, SimpleNamespace(outcome=lambda state: outcome)), weights)


def test_what_is_over_is_worth_what_came_of_it() -> None:
    judged = coach({"together": [9.0]}, ("win", "draw", "loss"))
    assert judged.worth({}, 3) == [1.0, 0.5, 0.0]


@pytest.mark.parametrize(("seats", "worth"), [(1, [0.5]), (2, [0.5] * 2), (4, [0.25] * 4)])
def test_who_has_learnt_nothing_gives_everybody_the_same(seats: int, worth: list[float]) -> None:
    assert coach({}).worth({}, seats) == worth


def test_who_plays_alone_is_judged_by_what_was_learnt_alone_if_anything_was() -> None:
    state = {"points": [2.0]}
    assert coach({"together": [1.0, 0.5]}).worth(state, 1) == [pytest.approx(sigmoid(2.5))]
    both = {"together": [1.0, 0.5], "alone": [-1.0, 0.0]}
    assert coach(both).worth(state, 1) == [pytest.approx(sigmoid(-2.0))]


def test_chances_of_a_table_add_up_and_who_can_not_win_has_none() -> None:
    learnt = coach({"together": [1.0, 7.0]})
    found = learnt.worth({"points": [1.0, 0.0]}, 2)
    assert found == pytest.approx([0.7311, 0.2689], abs=1e-4)
    assert learnt.worth({"points": [3.0, -1.0]}, 2) == pytest.approx([1.0, 0.0])
    state = {"points": [1.0, 1.0], "nobody": [1.0, 1.0]}
    assert learnt.worth(state, 2) == pytest.approx([1 / 3, 1 / 3])


@pytest.mark.parametrize(
    ("many", "found"),
    [
        (3, [0, 1, 2]),
        (10, [*range(10)]),
        (11, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
        (25, [0, 2, 5, 7, 10, 12, 15, 17, 20, 22]),
    ],
)
def test_of_many_choices_ten_from_everywhere_are_looked_at(many: int, found: list[int]) -> None:
    chosen: list[Any] = list(coach({}).choices(None, cast(Any, range(many))))
    assert chosen == found


def test_sums_chances_and_shares() -> None:
    assert dot([2.0, 3.0, 5.0], [1.0, 0.0, 0.5]) == 4.5
    assert dot([2.0], []) == 0.0
    assert [sigmoid(0.0), sigmoid(1.0)] == pytest.approx([0.5, 0.7311], abs=1e-4)
    assert sigmoid(1e9) == sigmoid(30.0) < 1.0
    assert sigmoid(-1e9) == sigmoid(-30.0) > 0.0
    assert shares([5.0, 5.0, 5.0]) == pytest.approx([1 / 3] * 3)
    assert shares([0.0, -1e9]) == pytest.approx([1.0, 0.0])
    assert shares([0.0, -1e9])[1] > 0.0


def test_a_coach_of_any_game_plays_on_at_random_and_says_nothing() -> None:
    plain: Coach[Any, Any] = Coach(cast(Any, SimpleNamespace(imagine=lambda view, dice: view)), {})
    assert plain.imagined("view", cast(Any, None), 3) == ["view"] * 3
    assert (plain.moment(None), plain.unit(2)) == (0, CHANCE)
    assert not plain.is_settled(None, 0, 0, 9)
    assert not plain.is_blind(None)
    assert (plain.hidden_things(None, None), list(plain.features(None, 0))) == ([], [])
    assert (plain.quick, plain.longest, plain.most_choices, plain.tries) == ("random", 400, 10, 1)
    assert (plain.stands_still, plain.knows_ends) == (False, True)
    assert (plain.carries, plain.open_play) == (True, False)
