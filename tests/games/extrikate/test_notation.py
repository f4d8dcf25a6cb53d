"""Pictures of positions, both ways."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.acting import first_acting
from tests.games.extrikate.scene import PLAIN, cell, game, scene
from tests.games.extrikate.wandering import wander
from waystone.games.extrikate.drawing import RIM, draw_view
from waystone.games.extrikate.notation import PictureError, draw, parse
from waystone.kernel.event import SPECTATOR

SOLO = draw(scene("1g7 .g8 *g7", walls="g7-e a1-s", doors="g7-s").state)


@settings(max_examples=20)
@given(seats=st.integers(1, 3), seed=st.integers(0, 10_000))
def test_every_position_can_be_drawn_and_read_back(seats: int, seed: int) -> None:
    for table, step in wander(PLAIN, seats, seed):
        if step.number % 7 == 0 or first_acting(table) < 0:
            picture = draw(table.state)
            again = parse(PLAIN.params, picture)
            assert again.key() == table.state.key()
            assert draw(again) == picture
            assert draw_view(PLAIN.view(table.state, SPECTATOR)) == picture


def test_what_a_picture_looks_like() -> None:
    lines = SOLO.split("\n")
    assert lines[0].split() == list("abcdefghijkl")
    assert lines[1] == "   " + RIM
    assert lines[2] == " 1 |" + " " * 71 + "|"
    assert lines[3] == "   o#####" + "o     " * 11 + "o"
    assert lines[14] == " 7 |" + " " * 37 + "1*  #" + " " * 29 + "|"
    assert lines[15] == "   " + "o     " * 6 + "o  /  " + "o     " * 5 + "o"
    assert lines[16] == " 8 |" + " " * 38 + ".   " + " " * 29 + "|"
    assert lines[26:] == [
        "turn: 1",
        "step: turn_start",
        "rolled: 0",
        "strength: 0",
        "starts: g7",
        "lives: 3",
        "treasure: 0",
        "phase: delve",
        "status: active",
        "turns: 0",
        "rolls: 0",
        "",
    ]


def test_what_is_left_out_is_a_fresh_turn() -> None:
    state = parse(game(lives="5").params, "\n".join(SOLO.split("\n")[:26]))
    assert (state.starts, state.place) == ([cell("g7")], [cell("g7")])
    assert (state.lives, state.treasure, state.turn, state.step) == ([5], [0], 0, 0)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (RIM, RIM[:-6], "line 2: the rim must be 12 cells"),
        ("o#####", "o##  #", "line 4: .* is no edge between two rows"),
        ("1*  #", "1*  ?", "line 15: no edge is drawn '\\?'"),
        ("1*  #", "1x  #", "line 15: no cell holds 'x'; known: 123\\*\\.$"),
        ("1*  #", "1_  #", "line 15: no cell holds '_'"),
        (" .   ", " *   ", "a '\\*' is drawn where nobody started"),
        (" .   ", " 1   ", "line 17: player 1 is drawn twice"),
        ("turn: 1", "turn: 2", "turn must be the number of a player"),
        ("turn: 1", "turn: one", "line 27: turn must be 1 whole number"),
        ("turn: 1", "torn: 1", "line 27: there is no fact 'torn'"),
        ("turn: 1", "turn", "line 27: expected a fact"),
        ("lives: 3", "turn: 1", "line 32: a second fact 'turn'"),
        ("lives: 3", "lives: 3 3", "line 32: lives must be 1 whole number"),
        ("lives: 3", "lives: 0", "have no lives"),
        ("status: active", "status: dead", "are not drawn"),
        ("status: active", "status: lost", "status must be 1 of active, home, dead"),
        ("phase: delve", "phase: delve exit", "phase must be 1 of delve, exit"),
        ("starts: g7", "starts: m7", "line 31: starts must be 1 cell"),
        ("starts: g7", "starts: a5", "a '\\*' is drawn where nobody started"),
        ("starts: g7", "starts: a1 a2 a3 a4", "expected 1 to 3 players"),
        ("strength: 0", "strength: 3", "has a strength"),
        ("strength: 0", "strength: 0\ndice: 1 2", "dice must be three numbers"),
        ("strength: 0", "strength: 0\ndice: 0 2 3", "dice must be three numbers"),
        ("strength: 0", "strength: 0\ndice: 7 2 3", "dice must be numbers of dice"),
        ("o     o", "o     ", "line 4: expected 73 characters"),
    ],
)
def test_bad_pictures_are_refused(old: str, new: str, message: str) -> None:
    assert old in SOLO
    with pytest.raises(PictureError, match=message):
        parse(PLAIN.params, SOLO.replace(old, new, 1))


@pytest.mark.parametrize("words", ["active lost", "lost active", "active", "home home home"])
def test_every_player_has_a_word_that_is_known(words: str) -> None:
    with pytest.raises(PictureError, match=r"status must be 2 of active, home, dead$"):
        scene("1g7 2a1", status=words)


def test_a_start_without_a_dot_is_refused() -> None:
    with pytest.raises(PictureError, match="a start carries a dot"):
        scene("1g7", starts="a1")


def test_text_without_a_sheet_is_refused() -> None:
    with pytest.raises(PictureError, match="line 1: expected a sheet"):
        parse(PLAIN.params, "turn: 1")
    with pytest.raises(PictureError, match="expected 1 to 3 players"):
        parse(PLAIN.params, "\n".join(SOLO.replace("1*", "* ").split("\n")[:26]))
