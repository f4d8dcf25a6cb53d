"""What a seat could have known, counted in positions that fit its view."""

from typing import Any

import pytest

from tests.analysis.kit import won
from waystone.analysis.beliefs import belief
from waystone.analysis.study import Study
from waystone.games.delve_and_dash.board import board_of
from waystone.games.dooom.coach import place_of
from waystone.games.dooom.state import DooomState
from waystone.kernel.dice import SeededDice
from waystone.kernel.state import State
from waystone.kernel.table import Table

KINDS = {
    "delve": {"wall", "locked", "lair", "treasure", "waystone"},
    "delve alone": {"wall", "locked", "lair", "treasure"},
    "dooom": {"gold", "exit", "rival"},
    "crawler": {"card"},
}
STEP = {"delve": 4, "delve alone": 4, "dooom": 4, "crawler": 30}
MANY = 20


@pytest.mark.parametrize("name", KINDS)
def test_every_game_shows_what_could_have_been_where(name: str) -> None:
    study = Study(won(name))
    found = belief(study, STEP[name], 0, MANY)
    assert {layer.kind for layer in found.layers} <= KINDS[name]
    assert found.layers
    for layer in found.layers:
        shares = [each.share for each in layer.shares]
        assert all(0 < share <= 10_000 for share in shares)
        assert len({each.place for each in layer.shares}) == len(shares)
        assert layer.who != 0
    assert belief(study, STEP[name], 0, MANY) == found


def test_one_lair_is_somewhere_and_never_where_nobody_was_heard() -> None:
    study = Study(won("delve"))
    lair = next(each for each in belief(study, 4, 0, MANY).layers if each.kind == "lair")
    assert sum(each.share for each in lair.shares) == 10_000
    view = study.table_after(4).view(0)
    assert not view.awake  # type: ignore[attr-defined]
    here = view.warriors[0].cell  # type: ignore[attr-defined]
    apart = board_of(8).steps_apart[here]
    assert min(apart[each.place] for each in lair.shares) > study.coach.params.wake_distance  # type: ignore[attr-defined]


def test_what_is_imagined_and_not_what_is_true_is_shown() -> None:
    """Another truth behind the same view shows the same."""
    study = Study(won("delve"))
    table = study.table_after(4)
    view = table.view(0)
    other = study.rules.imagine(view, SeededDice("another truth"))
    assert other.key() != table.state.key()
    study.table_after = lambda step: _at(table, other)  # type: ignore[method-assign]
    changed = belief(study, 4, 0, MANY)
    assert changed == belief(Study(won("delve")), 4, 0, MANY)


def _at(table: Table[Any], state: State) -> Table[Any]:
    table.state = state
    return table


def test_places_of_dooom_are_counted_from_the_own_start() -> None:
    study = Study(won("dooom"))
    state = study.table_after(2).state
    assert isinstance(state, DooomState)
    start, stride = state.start[0], state.dungeon.stride
    assert place_of(state, start, start) == 500_500
    assert place_of(state, start, start + stride) == 501_500
    assert place_of(state, start, start - 1) == 500_499


@pytest.mark.parametrize("name", ["delve", "delve alone"])
@pytest.mark.parametrize("step", [0, 1, 20, 45])
def test_a_labyrinth_with_other_placements_fits_the_view_too(name: str, step: int) -> None:
    study = Study(won(name))
    view = study.table_after(step).view(0)
    found = study.coach.imagined(view, SeededDice("more"), 7)
    assert len(found) == 7
    assert [study.rules.view(state, 0) for state in found] == [view] * 7
    lairs = {state.lair for state in found}
    assert len(lairs) > 1 or view.awake or view.phase == "choosing"  # type: ignore[attr-defined]
