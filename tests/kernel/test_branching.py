"""Every way that luck can go."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.games.delve_and_dash.scene import PLAIN, Scene, scene
from waystone.kernel.branching import branches, count
from waystone.kernel.dice import ScriptedDice, SeededDice

WALK_IN = scene("1d3 2h8 *a1 %h1 Dd4 ?d4 $f6")
FORCE = scene("1a1 2b1 *a4 %h5 dh8", locked="a1-e", carrier=2)


def odds_of(match: Scene, text: str) -> list[Fraction]:
    found = branches(match.game, match.state, 0, match.game.alphabet.parse(text))
    return [branch.odds for branch in found]


def test_odds_add_up_to_one() -> None:
    assert sum(odds_of(WALK_IN, "move s")) == 1
    assert sum(odds_of(FORCE, "move e")) == 1
    assert odds_of(FORCE, "move s") == [1]


def test_odds_are_exact_along_each_way() -> None:
    """The door holds in half of the cases; else a coin decides the battle behind it."""
    assert odds_of(FORCE, "move e") == [Fraction(1, 4), Fraction(1, 4), Fraction(1, 2)]
    assert set(odds_of(WALK_IN, "move s")) == {Fraction(1, 64 - 9 - 4)}


def test_each_branch_is_what_its_rolls_give_and_the_state_is_left_alone() -> None:
    before = FORCE.state.key()
    action = FORCE.game.alphabet.parse("move e")
    found = branches(FORCE.game, FORCE.state, 0, action)
    assert FORCE.state.key() == before
    for branch in found:
        state, dice = FORCE.state.copy(), ScriptedDice(branch.rolls)
        FORCE.game.apply(state, 0, action, dice)
        assert dice.left == []
        assert state.key() == branch.state.key()
    assert len({branch.state.key() for branch in found}) == 3


@pytest.mark.parametrize(("depth", "lines"), [(0, 1), (1, 3), (2, 3 + 4 + 4)])
def test_counting_lines_of_play(depth: int, lines: int) -> None:
    """In the corner of a hall: two ways or the end of the turn, and so on."""
    match = scene("1a1 2h8 *a4 %h5 dd4")
    assert count(match.game, match.state, depth) == lines


def test_a_finished_match_has_one_line() -> None:
    match = scene("1a1 2h8 *a4 %h5 dd4")
    match.do("leave")
    assert count(match.game, match.state, 5) == 1


def test_setup_has_one_line_per_waystone() -> None:
    state = PLAIN.setup(2, SeededDice(1))
    assert count(PLAIN, state, 1) == 64
