"""Every frame of a match seen again, every word that ends one, and who sits where in another."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from tests.golden.told import HERE
from tests.terminal.keyed import Keyed
from tests.terminal.typed import TypedMatch, plan
from waystone.catalogue import GAMES, find_game
from waystone.kernel.dice import SeededDice
from waystone.kernel.record import parse
from waystone.kernel.table import Table
from waystone.terminal.board import Marks
from waystone.terminal.boards import BOARDS, board_of
from waystone.terminal.line_prompt import LinePrompt
from waystone.terminal.match import LocalMatch, Repetition
from waystone.terminal.prompt import Departure
from waystone.terminal.replay import ALL, Replay


@pytest.mark.parametrize("game", GAMES)
def test_there_is_a_frame_for_the_beginning_and_for_every_step(game: str) -> None:
    path = min((HERE / game).glob("*.record"), key=lambda each: each.stat().st_size)
    record = parse(path.read_text(encoding="utf-8"))
    rules, board = find_game(game).open(record.settings, record.version), board_of(GAMES[game])
    whole = len(record.entries)
    for last in (0, 1, 2, whole - 1, whole):
        frames = Replay(rules, record, board, ALL).frames(last)
        assert [each.number for each in frames] == list(range(last + 1))
        assert [each.action for each in frames] == ["", *(e.text for e in record.entries[:last])]
        assert [each.seat for each in frames] == [None, *(e.seat for e in record.entries[:last])]


def test_who_sat_down_late_has_a_seat_where_the_match_is_tried_again() -> None:
    """DC-117: from the step after on, and nobody else is moved by it."""
    rules = find_game("dungeon-crawler").open({"empty_seats": "1"})
    table: Table[Any] = Table(rules, ["Anna", "Ben"], 7)
    while len(table.record.names()) < 3:
        if table.refusal(table.next_seat(), rules.alphabet.join):
            seat = table.acting()[0]
            table.do(seat, table.legal(seat)[0])
        else:
            table.act(table.next_seat(), "join", name="Cleo")
    came = len(table.record.entries)
    seatings = {
        (step, seat): Repetition(table.record, step, seat).seating()
        for step in (1, came - 1, came, came + 1)
        for seat in (0, 1)
    }
    early, late = {0: [0, 1], 1: [1, 0]}, {0: [0, 1, 2], 1: [1, 0, 2]}
    assert seatings == {
        (step, seat): (late if step > came else early)[seat] for step, seat in seatings
    }
    assert Repetition(table.record, came + 1, 2).seating() == [1, 2, 0]


@pytest.mark.parametrize(
    ("typed", "ends"),
    [("q", True), ("QUIT", True), (" exit ", True), ("x", False), ("quit now", False), ("", False)],
)
def test_three_words_leave_a_match_that_goes_on(typed: str, ends: bool) -> None:
    match = LocalMatch(plan(), 1, [0])
    match.act(0, "waystone c5")
    prompt = LinePrompt(Console(file=StringIO()), StringIO(f"{typed}\nmove n\n"), False)
    if ends:
        with pytest.raises(Departure):
            prompt.ask(match, 0)
    else:
        assert prompt.ask(match, 0) == "move n"


@pytest.mark.parametrize(
    ("typed", "records", "asked"),
    [
        ("q", 1, 0),
        ("quit", 1, 0),
        ("EXIT", 1, 0),
        ("n\nyes\nquit", 1, 2),
        ("new", 2, 0),
        ("New Game", 2, 0),
        ("", 1, 1),
    ],
)
def test_words_after_a_match_end_the_evening_or_begin_another(
    typed: str, records: int, asked: int
) -> None:
    """What is neither is asked again; the end of the input is an end, too."""
    played = TypedMatch(plan(), "c5", "leave", *typed.split("\n"))
    assert len(played.records) == records
    assert played.printed.count(BOARDS["delve-and-dash"]().shared.over_type) == asked


@pytest.mark.parametrize("key", ["q", "ctrl-d"])
def test_two_keys_ask_whether_to_leave_and_only_y_does(key: str) -> None:
    match = Keyed("solo")
    assert match.prompt.is_other(match.match, 0, "w") is False
    for answer in ("n", "Y", "enter", key):
        match.press(key, answer)
        match.screen.keys.pop(0)
        assert match.prompt.is_other(match.match, 0, key)
    match.press("y")
    with pytest.raises(Departure):
        match.prompt.is_other(match.match, 0, key)


@pytest.mark.parametrize(("key", "again"), [("n", True), ("q", False), ("ctrl-d", False)])
def test_keys_after_a_match_end_the_evening_or_begin_another(key: str, again: bool) -> None:
    match = Keyed("solo")
    match.do(0, "waystone c5")
    match.do(0, "leave")
    match.press("x", "y", "enter", "r", key)
    assert match.prompt.end(match.match) is again
    assert not match.screen.keys


@pytest.mark.rule("DD-96")
@pytest.mark.parametrize("cursor", [0, 3, 4, 5, 6, 7, 8, 9, 11, 48, 60, 72, 84, 96, 108, 143])
def test_a_large_labyrinth_is_shown_round_the_cursor(cursor: int) -> None:
    """Eight chambers a side of twelve, four of them before the cursor where there are so many."""
    rules = find_game("delve-and-dash").open({"size": "12"})
    seen = rules.view(rules.setup(1, SeededDice(1)), 0)
    lines = BOARDS["delve-and-dash"]().picture(seen, Marks(cursor=cursor, room=(36, 18)))
    row, column = (min(max(0, each - 4), 4) for each in divmod(cursor, 12))
    assert lines[0].plain.split() == list("ABCDEFGHIJKL"[column : column + 8])
    labels = [line.plain.split()[0] for line in lines[2::2]]
    assert labels == [str(each + 1) for each in range(row, row + 8)]
