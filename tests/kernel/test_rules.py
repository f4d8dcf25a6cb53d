"""What a game means by saying nothing: an open game of turns, begun by all, without a clock."""

from typing import Any

import pytest

from tests.tic_tac_toe.entry import TIC_TAC_TOE
from waystone.kernel.dice import ScriptedDice, SeededDice
from waystone.kernel.errors import REFUSALS, BadSeats
from waystone.kernel.event import SPECTATOR
from waystone.kernel.leaderboards import Figure, Leaderboards
from waystone.kernel.rules import Rules, explain
from waystone.kernel.shortcuts import play_randomly, view_like
from waystone.kernel.table import Table
from waystone.laws.setup import encoded

GAME = TIC_TAC_TOE.open()


def test_a_plain_game_hides_nothing_and_hurries_nobody() -> None:
    state = Table(GAME, ["Anna", "Ben"], 1).state
    assert GAME.policy.open_questions(state)
    assert GAME.policy.open_choices(state)
    assert not GAME.policy.open_spectating
    assert not GAME.policy.fixed_windows(state)
    assert not GAME.policy.timed_alone
    assert GAME.policy.turn_seconds(state) == 0
    assert GAME.policy.absence_seconds == 120
    assert GAME.policy.board_tiles == 0
    watched = encoded(GAME.view(state, SPECTATOR))
    assert encoded(GAME.reveal(state)) == watched
    assert encoded(view_like(GAME, GAME.view(state, 0), state, 1)) == encoded(GAME.view(state, 1))


def test_the_contract_stays_small() -> None:
    """Clocks, tables and boards have contracts of their own: policy and leaderboards."""
    methods = [name for name, found in vars(Rules).items() if callable(found) and name[0] != "_"]
    assert len(methods) <= 10, methods


def test_a_plain_game_begins_when_all_sit_and_in_their_order() -> None:
    state = Table(GAME, ["Anna", "Ben"], 1).state
    assert not GAME.policy.opens_empty
    assert not GAME.policy.joins_late
    assert GAME.policy.opens_in(state) == -1
    assert GAME.policy.closing(state, [0, 1]) is None
    assert GAME.policy.seating(2, SeededDice(1)) == [0, 1]
    GAME.policy.check_people(2)


def test_a_plain_game_is_on_no_leaderboard_and_collects_nothing() -> None:
    state = Table(GAME, ["Anna", "Ben"], 1).state
    assert GAME.statistics.collector is None
    assert GAME.leaderboards.board_of(GAME.settings, ["", ""]) == ""
    assert GAME.leaderboards.figures_of(GAME.settings, state, 1000) is None
    assert GAME.statistics.tallies is None
    assert GAME.leaderboards.starts_time("mark a1")
    assert (GAME.leaderboards.boards, GAME.leaderboards.figures, GAME.leaderboards.daily) == (
        (),
        (),
        None,
    )


def test_whose_time_is_up_does_the_first_thing_and_a_turn_lasts_until_another_acts() -> None:
    here = Table(GAME, ["Anna", "Ben"], 1)
    assert GAME.policy.on_timeout(here.state, 0, ScriptedDice()).text == "mark a1"
    assert GAME.policy.turn(here.state) == 0
    here.act(0, "mark a1")
    assert GAME.policy.turn(here.state) == 1
    assert GAME.policy.on_timeout(here.state, 1, ScriptedDice()).text == "mark b1"


def test_a_click_on_a_cell_is_the_action_of_that_cell() -> None:
    state = Table(GAME, ["Anna", "Ben"], 1).state
    for text, cell in (("mark a1", 0), ("mark b1", 1), ("mark c3", 8), ("leave", -1)):
        assert GAME.policy.cell_of(state, 0, GAME.alphabet.parse(text)) == cell


def test_who_plays_randomly_rolls_one_die_for_each_of_their_choices() -> None:
    state = Table(GAME, ["Anna", "Ben"], 1).state
    # a1 b1 c1 a2 b2 c2 and then a3: three in a diagonal.
    assert play_randomly(GAME, state, ScriptedDice([1] * 7)) == 7
    assert GAME.outcome(state) is not None


@pytest.mark.parametrize("seats", [1, 3])
def test_a_number_of_seats_that_is_the_only_one_is_named_alone(seats: int) -> None:
    with pytest.raises(BadSeats, match=f"^Tic-tac-toe takes 2 seats, not {seats}$"):
        GAME.check_seats(seats)


def test_a_refusal_is_a_sentence_of_the_game_or_of_every_game() -> None:
    assert explain(GAME, "MATCH_OVER") == REFUSALS["MATCH_OVER"] == "The match is over."
    for code, said in GAME.refusals.items():
        assert explain(GAME, code) == said
    assert explain(GAME, "NOBODY_KNOWS") == "NOBODY_KNOWS"


def test_a_sort_key_is_four_numbers_the_least_first_whatever_a_game_counts() -> None:
    figures = {"a": 5, "b": 6, "c": 7, "d": 8, "e": 9}
    assert Leaderboards[Any]().sort_key(figures) == (0, 0, 0, 0)
    less = {name: Figure(name) for name in figures}
    more = {name: Figure(name, more=True) for name in figures}
    for wanted, key in (
        ([less["a"]], (5, 0, 0, 0)),
        ([less["a"], more["b"]], (5, -6, 0, 0)),
        ([more["d"], less["c"], less["b"]], (-8, 7, 6, 0)),
        ([less[name] for name in "abcd"], (5, 6, 7, 8)),
    ):
        assert Leaderboards[Any](figures=wanted).sort_key(figures) == key
