"""Pictures of positions, both ways, and of views (DD-96)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.acting import first_acting
from tests.games.delve_and_dash.scene import PLAIN, cell, game
from waystone.games.delve_and_dash.board import board_of
from waystone.games.delve_and_dash.drawing import edge_names
from waystone.games.delve_and_dash.notation import PictureError, draw, draw_view, parse
from waystone.kernel.dice import SeededDice
from waystone.kernel.event import SPECTATOR
from waystone.kernel.table import Table

PICTURE = """
      a     b     c     d     e     f     g     h
   o-----o-----o-----o-----o-----o-----o-----o-----o
 1 |  1  #     /     +                             |
   o     o#####o  /  o  +  o     o     o     o     o
 2 |           #                                   |
   o     o     o     o     o     o     o     o     o
 3 |                          D                    |
   o     o     o     o     o     o     o     o     o
 4 |                   $?                          |
   o     o     o     o     o     o     o     o     o
 5 |     #                                         |
   o     o     o     o     o     o     o     o     o
 6 |                                               |
   o     o     o     o     o     o     o     o     o
 7 |  *                                            |
   o     o     o     o     o     o     o     o     o
 8 |                                     2%        |
   o-----o-----o-----o-----o-----o-----o-----o-----o
lives: 2 3
known: a1-e b1-e b1-s
last known: f6
"""


def test_a_picture_is_read() -> None:
    """DD-96."""
    state = parse(PLAIN.params, PICTURE)
    assert list(state.place) == [cell("a1"), cell("g8")]
    assert list(state.waystones) == [cell("a7"), cell("g8")]
    assert (state.dragon, state.awake, state.lair) == (cell("e3"), True, cell("d4"))
    assert (state.treasure, state.carrier, state.found) == (cell("d4"), -1, False)
    assert (list(state.lives), state.left, state.turn, state.mode) == ([2, 3], 6, 0, 1)
    names = edge_names(board_of(8))
    assert sorted(names[edge] for edge in range(112) if state.kinds[edge] == 0) == [
        "a1-e",
        "a5-e",
        "b1-s",
        "b2-e",
    ]
    doors = {names[edge]: state.locked[edge] for edge in range(112) if state.kinds[edge] == 2}
    assert doors == {"b1-e": 0, "c1-e": 1, "c1-s": 0, "d1-s": 1}
    assert [names[edge] for edge in range(112) if state.known[edge]] == ["a1-e", "b1-e", "b1-s"]
    assert PLAIN.refusal(state, 0, PLAIN.alphabet.parse("move e")) == "KNOWN_WALL"


@pytest.mark.parametrize(
    ("dragon", "mark", "lair"),
    [("D", "?", "d4"), ("D", "", None), ("d", "?", "d4"), ("d", "", "e3"), ("", "", None)],
)
def test_a_dragon_asleep_lies_in_its_lair_if_no_other_is_drawn(
    dragon: str, mark: str, lair: str | None
) -> None:
    """DD-96."""
    drawn = PICTURE.replace("D", dragon or " ").replace("$?", f"${mark or ' '}")
    state = parse(PLAIN.params, drawn)
    found = -1 if lair is None else cell(lair)
    assert (state.lair, state.last_known) == (found, cell("f6"))
    assert (state.awake, state.dragon) == (dragon == "D", cell("e3") if dragon else -1)
    assert parse(PLAIN.params, drawn.replace("last known: f6\n", "")).last_known == found


def test_a_view_shows_only_what_it_knows() -> None:
    """DD-96: unknown boundaries are dotted; the other's waystone is not drawn."""
    state = parse(PLAIN.params, PICTURE)
    seen = draw_view(PLAIN.view(state, 0)).splitlines()
    assert seen[2] == " 1 |  1  #     /     :     :     :     :     :     |"
    assert seen[3] == "   o . . o#####o . . o . . o . . o . . o . . o . . o"
    assert seen[8] == " 4 |     :     :     :  ?  :     :     :     :     |"
    assert seen[14] == " 7 |  *  :     :     :     :     :     :     :     |"
    assert seen[16] == " 8 |     :     :     :     :     :     :  2  :     |"
    assert "$" not in "".join(seen)
    other = draw_view(PLAIN.view(state, 1)).splitlines()
    assert other[16] == " 8 |     :     :     :     :     :     : 2*  :     |"
    assert "*" not in draw_view(PLAIN.view(state, SPECTATOR))


def test_the_signs_of_the_legend_are_distinct() -> None:
    """DD-96: colour is never the only sign."""
    signs = ["1", "2", "D", "*", "?", "$", "#", "+", "/"]
    assert len(set(signs)) == 9
    drawn = draw(parse(PLAIN.params, PICTURE))
    assert all(sign in drawn for sign in signs)


@given(
    seed=st.integers(0, 500),
    steps=st.integers(0, 400),
    seats=st.integers(1, 2),
    size=st.sampled_from(["6", "8", "12"]),
)
def test_drawing_and_reading_is_a_round_trip(seed: int, steps: int, seats: int, size: str) -> None:
    """DD-96."""
    rulebook = game(level="2", size=size)
    table = Table(rulebook, ["x"] * seats, seed)
    dice = SeededDice(seed)
    while table.number < steps and (seat := first_acting(table)) >= 0:
        legal = table.legal(seat)
        table.do(seat, legal[dice.index(len(legal))])
    if seats == 2 and first_acting(table) >= 0 and seed % 3 == 0:
        table.act(first_acting(table), ("leave", "agree draw")[seed % 2])
    drawn = draw(table.state)
    state = parse(rulebook.params, drawn)
    assert state.key() == table.state.key()
    assert state.closed == table.state.closed
    assert draw(state) == drawn
    for watcher in (*range(seats), SPECTATOR):
        assert draw_view(rulebook.view(state, watcher))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("o-----o-----o", "o-----o", "line 3: the rim must be 8 chambers of 'o-----' wide"),
        (" 1 |  1  #", " 1 |  1 #", "line 4: expected 49 characters of labyrinth from rim to rim"),
        (" 1 |  1  #", " 1 |  1  !", "line 4: no boundary is drawn '!'"),
        (" 1 |  1  #", " 1 |  7  #", "line 4: no chamber holds '7'"),
        ("o#####o", "o## ##o", "line 5: '## ##' is no boundary between two rows"),
        ("lives: 2 3", "lives: 2", "line 20: lives must be 2 whole number(s)"),
        ("lives: 2 3", "lives: 2 x", "line 20: lives must be 2 whole number(s)"),
        ("lives: 2 3", "lives: 2 ³", "line 20: lives must be 2 whole number(s)"),
        ("lives: 2 3", "lives: 2 ٣", "line 20: lives must be 2 whole number(s)"),
        ("lives: 2 3", "lives: 2 1234567890", "line 20: lives must be 2 whole number(s)"),
        ("lives: 2 3", "lifes: 2 3", "line 20: there is no fact 'lifes' here"),
        ("lives: 2 3", "nonsense", "line 20: expected a fact such as 'left: 8', not 'nonsense'"),
        ("lives: 2 3", "turn: 3", "line 20: turn must be the number of a warrior, not '3'"),
        ("lives: 2 3", "found: no", "line 20: found must be yes or nothing, not 'no'"),
        ("lives: 2 3", "mode: trio", "line 20: mode must be one of solo, duel, cpu, not 'trio'"),
        ("known: a1-e", "known: a1-n", "line 21: known: there is no 'a1-n' on this board"),
        ("last known: f6", "last known: f6 f7", "line 22: last known must be 1 chamber(s)"),
        ("last known: f6", "lives: 1 1", "line 22: a second fact 'lives'"),
        ("2%", "D ", "'D' is drawn 2 times"),
        ("2%", "d ", "the dragon is drawn both awake and asleep"),
    ],
)
def test_a_flawed_picture_is_refused_with_line_and_reason(old: str, new: str, said: str) -> None:
    with pytest.raises(PictureError) as refused:
        parse(PLAIN.params, PICTURE.replace(old, new, 1))
    assert said in refused.value.message


@pytest.mark.parametrize("name", ["turn", "homing", "mode", "visited 1"])
def test_of_a_long_word_forty_letters_are_told(name: str) -> None:
    flawed = PICTURE.replace("lives: 2 3", f"{name}: {'x' * 50}")
    with pytest.raises(PictureError) as refused:
        parse(PLAIN.params, flawed)
    assert f"'{'x' * 40}'" in refused.value.message


def test_a_text_without_a_labyrinth_is_refused() -> None:
    with pytest.raises(PictureError, match="expected a labyrinth whose rim begins with 'o-----o'"):
        parse(PLAIN.params, "left: 8")


def test_all_boundaries_can_be_made_known_at_once() -> None:
    state = parse(PLAIN.params, PICTURE.replace("known: a1-e b1-e b1-s", "known: all"))
    assert all(state.known)
