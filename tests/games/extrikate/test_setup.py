"""Setup (EX-1, EX-5, EX-7 to EX-11)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.extrikate.scene import PLAIN, Scene, cell
from waystone.games.extrikate.generation import roll_start
from waystone.games.extrikate.state import ExtrikateState
from waystone.kernel.dice import ExploringDice, ScriptedDice, SeededDice
from waystone.kernel.errors import BadSeats


def set_up(seats: int, *rolls: int) -> ExtrikateState:
    dice = ScriptedDice(rolls)
    state = PLAIN.setup(seats, dice)
    assert dice.left == []
    return state


@pytest.mark.rule("EX-1")
@pytest.mark.parametrize("seats", [0, 4, -1])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(BadSeats, match="takes 1 to 3 seats"):
        PLAIN.setup(seats, SeededDice(1))


@pytest.mark.rule("EX-1")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_one_to_three_players(seats: int) -> None:
    assert len(PLAIN.setup(seats, SeededDice(1)).starts) == seats


@pytest.mark.rule("EX-7", "EX-9")
def test_column_first_then_row_in_seat_order() -> None:
    state = set_up(2, 2, 5, 6, 6, 1, 1, 1, 2, 6, 1)
    assert state.starts == [cell("g12"), cell("b3")]
    assert state.place == state.starts


@pytest.mark.rule("EX-7")
def test_starts_over_all_dice() -> None:
    columns: Counter[int] = Counter()
    rows: Counter[int] = Counter()
    dice, more = ExploringDice(), True
    while more:
        row, column = divmod(roll_start(dice), 12)
        columns[column + 1] += 1
        rows[row + 1] += 1
        more = dice.advance()
    two_dice = {total: 36 * (6 - abs(7 - total)) for total in range(2, 13)}
    assert columns == rows == two_dice


@pytest.mark.rule("EX-8")
def test_two_players_may_start_on_one_cell() -> None:
    table = Scene(PLAIN, set_up(2, 1, 2, 3, 4, 1, 2, 3, 4, 6, 5))
    assert table.places() == ["c7", "c7"]
    assert table.dots() == {"c7"}
    table.do("roll", 2, 2, 2)
    assert table.state.treasure == [1, 0]


@pytest.mark.rule("EX-5", "EX-9")
def test_exactly_the_starts_have_dots() -> None:
    table = Scene(PLAIN, set_up(3, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 1, 2, 3))
    assert table.dots() == {"b2", "d4", "f6"}
    assert table.places() == ["b2", "d4", "f6"]


@pytest.mark.rule("EX-10")
def test_what_a_player_begins_with() -> None:
    for me in PLAIN.view(PLAIN.setup(3, SeededDice(8)), 0).delvers:
        assert (me.lives, me.treasure, me.phase, me.status) == (3, 0, "delve", "active")
        assert (me.turns, me.rolls) == (0, 0)


@pytest.mark.rule("EX-11")
def test_the_tied_roll_again_and_only_they() -> None:
    state = set_up(3, *(1,) * 12, 4, 4, 2, 3, 5)
    assert state.turn == 1
    assert state.roll_off == ((4, 4, 2), (3, 5, 0))
    assert set_up(3, *(1,) * 12, 6, 6, 6, 2, 5, 5, 1, 3).turn == 2


@pytest.mark.rule("EX-11")
def test_the_highest_begins_and_a_lone_player_does_not_roll() -> None:
    assert set_up(2, *(1,) * 8, 2, 3).turn == 1
    assert set_up(2, *(1,) * 8, 3, 2).turn == 0
    assert set_up(1, 1, 1, 1, 1).roll_off == ()
