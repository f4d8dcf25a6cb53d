"""The list of choices beside the board, and the window that it is drawn in, without a terminal."""

from __future__ import annotations

import sys
from io import StringIO
from types import SimpleNamespace
from typing import Any, cast

import pytest
from rich.console import Console
from rich.text import Text

from waystone.kernel.action import NOWHERE
from waystone.terminal import screen
from waystone.terminal.chooser import Choice, Chooser
from waystone.terminal.cursor import Cursor
from waystone.terminal.key_prompt import KeyPrompt
from waystone.terminal.line_prompt import no_such
from waystone.terminal.page import Page
from waystone.terminal.screen import Screen
from waystone.words.en.terminal import Words
from waystone.words.runtime import speak

SAYS = speak(Words, "en")
SIDE = 5


def chooser(*cells: int, count: int = 0) -> Chooser:
    """A list about these cells of a small board, or of so many lines about nothing."""
    cells = cells or (NOWHERE,) * count
    lines = [Choice(n, f"go to {c}", f"move {c}", c) for n, c in enumerate(cells, 1)]
    return Chooser(lines, SIDE, SAYS)


def plain(lines: list[Text]) -> list[str]:
    return [line.plain for line in lines]


def test_arrows_go_to_the_nearest_cell_that_way_straight_before_askew() -> None:
    """Cells 0 to 24 in five rows; the list begins at the middle."""
    listed = chooser(12, 7, 13, 17, 11, 2, 6)
    for key, at in [("up", 1), ("down", 3), ("left", 4), ("right", 2)]:
        listed.at = 0
        assert listed.take(key)
        assert listed.at == at, key
    listed.at = 1
    listed.take("up")
    assert listed.marked.cell == 2, "two rows up, straight ahead"
    listed.at = 5
    listed.take("up")
    assert listed.marked.cell == 11, "nothing lies that way: one line up the list"
    askew = chooser(12, 6, 1)
    askew.take("up")
    assert askew.marked.cell == 6, "one aside, one ahead, rather than two ahead and one aside"
    wide = chooser(12, 5)
    assert wide.nearest(-1, 0) == 1, "twice as far aside as ahead is still that way"
    assert chooser(12, 14).nearest(-1, 0) is None
    assert chooser(10, 8).nearest(-1, 0) is None, "three aside and one ahead is not"
    assert chooser(12, NOWHERE).nearest(0, 1) is None


def test_the_list_goes_round() -> None:
    listed = chooser(count=3)
    places = []
    for key in ("up", "down", "down", "tab", "tab", "back-tab", "left", "right"):
        assert listed.take(key)
        places.append(listed.at)
    assert places == [2, 0, 1, 2, 0, 2, 1, 2]
    assert not listed.take("enter")
    assert not listed.take("x")


def test_digits_name_a_line_and_begin_anew_where_there_is_none() -> None:
    listed = chooser(count=12)
    for digit, at in [("1", 0), ("2", 11), ("3", 2), ("0", 2), ("5", 4)]:
        assert listed.take(digit)
        assert listed.at == at, digit
    listed.take("down")
    assert (listed.at, listed.number) == (5, "")


def test_words_leave_the_lines_that_hold_them() -> None:
    listed = chooser(3, 13, 7)
    listed.at = 2
    assert listed.take("/")
    assert (listed.is_typing, listed.at) == (True, 0)
    for key in "MOVE 1":
        assert listed.take(key)
    assert [each.cell for each in listed.shown] == [13]
    assert listed.lines(9, 40)[0].plain == "find: move 1_"
    assert listed.take("backspace")
    assert len(listed.shown) == 3
    listed.words = "nothing has this"
    assert len(listed.shown) == 3, "rather all than none"
    listed.at = 9
    assert listed.marked is listed.shown[-1]
    assert listed.take("escape")
    assert not listed.is_typing
    assert not listed.take("escape")


def test_as_many_lines_are_shown_as_there_is_room_for_around_the_marked_one() -> None:
    listed = chooser(count=20)
    listed.at = 10
    heading, *lines = plain(listed.lines(6, 40))
    assert heading == SAYS.choices_part(count=20, first=9, last=13)
    assert lines == [
        "   9 go to -1",
        "  10 go to -1",
        "> 11 go to -1",
        "  12 go to -1",
        "  13 go to -1",
    ]
    for at, first in [(0, 1), (1, 1), (2, 1), (3, 2), (19, 16)]:
        listed.at = at
        top = plain(listed.lines(6, 40))[1]
        assert top.lstrip("> ").startswith(f"{first} "), at
    assert len(listed.lines(1, 40)) == 2
    assert plain(chooser(count=3).lines(9, 40))[0] == SAYS.choices(count=3)


def test_a_line_is_cut_to_its_width_and_the_marked_one_stands_out() -> None:
    listed = Chooser([Choice(1, "x" * 50, "a"), Choice(2, "short", "b")], SIDE, SAYS)
    assert listed.line(listed.all[0], 21).plain == ">  1 " + "x" * 15 + "…"
    assert listed.line(listed.all[0], 20).plain == ">  1 " + "x" * 15
    assert listed.line(listed.all[1], 21).plain == "   2 short"
    assert "bold reverse" in listed.line(listed.all[0], 20).markup
    assert "bold" not in listed.line(listed.all[1], 20).markup


def test_the_cursor_takes_every_arrow_at_the_rim_too() -> None:
    cursor = Cursor(4, 8)
    assert cursor.cell == 6
    keys = ("right", "right", "down", "down", "left", "up")
    assert [cursor.take(key) and cursor.cell for key in keys] == [7, 7, 7, 7, 6, 2]


def page(picture: int, panel: int) -> Page:
    return Page(
        picture=[Text("." * 30)] * picture,
        panel=[Text(f"fact {number}") for number in range(panel)],
        summary="",
        log=[],
        status=Text(),
        says=SAYS,
        keys="",
        notice=Text(),
    )


def test_the_list_stands_below_the_facts_as_long_as_there_is_room() -> None:
    """Ten lines of the window are kept for the rest; at least four facts stay."""
    for count, facts, listed in [(3, 10, 4), (20, 8, 21), (40, 4, 25)]:
        shown = page(20, 10)
        prompt = SimpleNamespace(screen=SimpleNamespace(size=(100, 40)))
        KeyPrompt.add_choices(cast(KeyPrompt, prompt), shown, chooser(count=count))
        texts = plain(list(cast(Any, shown.panel)))
        assert texts[:facts] == [f"fact {number}" for number in range(facts)]
        assert texts[facts] == ""
        assert len(texts) == facts + 1 + listed


def test_a_window_is_drawn_in_one_go_and_cut_to_its_size(monkeypatch: pytest.MonkeyPatch) -> None:
    out = StringIO()
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(fileno=lambda: 0))
    screen = Screen(Console(file=StringIO(), width=6, height=2))
    assert screen.size == (6, 2)
    screen.draw([Text("too long"), Text("two"), Text("three")])
    assert out.getvalue() == "\x1b[Htoo lo\x1b[K\r\ntwo\x1b[J"


@pytest.mark.parametrize(
    ("cell", "is_near"),
    [(15, False), (10, True), (12, True), (14, True), (5, True), (9, True), (0, True), (22, False)],
)
def test_what_is_more_than_twice_as_far_aside_lies_another_way(cell: int, is_near: bool) -> None:
    """Up from the middle of the fourth of five rows, and to the right from its beginning."""
    assert chooser(17, cell).nearest(-1, 0) == (1 if is_near else None)
    assert [chooser(15, other).nearest(0, 1) for other in (1, 6, 2)] == [None, 1, 1]


def test_every_letter_begins_at_the_first_line_that_fits() -> None:
    listed = chooser(count=9)
    for keys in (("/",), ("down", "down", "g"), ("down", "o"), ("down", "backspace")):
        for key in keys:
            assert listed.take(key)
        assert listed.at == 0


def test_of_a_long_word_that_nobody_understands_eighty_letters_are_told() -> None:
    for typed, near in (("x" * 200, []), ("y" * 200, ["y" * 80])):
        told = no_such(typed, near, SAYS)
        assert typed[:80] in told
        if not near:
            assert typed[:81] not in told


def test_a_window_is_taken_and_given_back_by_the_signs_of_every_terminal() -> None:
    assert screen.ENTER == "\x1b[?1049h\x1b[?25l\x1b[2J", "another page, no cursor, empty"
    assert screen.LEAVE == "\x1b[?25h\x1b[?1049l"
    assert (screen.HOME, screen.CLEAR_LINE, screen.CLEAR_BELOW) == ("\x1b[H", "\x1b[K", "\x1b[J")
