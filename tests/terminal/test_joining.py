"""Somebody sits down at the keyboard while a match runs (DC-117)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from io import StringIO
from typing import TextIO, cast

import pytest
from rich.console import Console

from tests.acting import first_acting
from tests.terminal.typed import TypedMatch, plan
from tests.terminal.window import ENTER, Window
from waystone.catalogue import find_game
from waystone.kernel.dice import SeededDice
from waystone.kernel.record import Record, parse
from waystone.kernel.replay import replay
from waystone.terminal.app import play
from waystone.terminal.boards import BOARDS
from waystone.terminal.line_prompt import LinePrompt
from waystone.terminal.match import LocalMatch, MatchPlan
from waystone.terminal.replay import Replay

ENTRY, BOARD = find_game("dungeon-crawler"), BOARDS["dungeon-crawler"]()


def crawl(people: int = 2, bots: int = 0, **settings: str) -> MatchPlan:
    names = ["Anna", "Ben", "Cleo"][:people]
    return MatchPlan(ENTRY, BOARD, settings, names, ["racer"] * bots, "7")


class Typist(StringIO):
    """Types numbers of choices, and what somebody says at certain moments."""

    def __init__(self, say: Callable[[LocalMatch], str]) -> None:
        super().__init__()
        self.say = say
        self.match: LocalMatch | None = None
        self.dice = SeededDice("typist")

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        match = self.match
        if match is None or match.is_over:
            return ""
        said = self.say(match)
        count = len(match.legal(first_acting(match.table)))
        return f"{said or self.dice.roll(count)}\n"

    def isatty(self) -> bool:
        return False


class Prompt(LinePrompt):
    def begin(self, match: LocalMatch) -> None:
        cast(Typist, self.lines).match = match
        super().begin(match)


def played(
    wanted: MatchPlan, say: Callable[[LocalMatch], str]
) -> tuple[LocalMatch, str, list[Record]]:
    out, records = StringIO(), list[Record]()
    lines: TextIO = Typist(say)
    match = play(wanted, Prompt(Console(file=out, width=120), lines, True), records.append)
    return match, out.getvalue(), records


def at_rounds(said: dict[int, str]) -> Callable[[LocalMatch], str]:
    """Each of these once, as soon as its round has come; then quit after round 4."""
    left = dict(said)

    def say(match: LocalMatch) -> str:
        now: Iterator[int] = (each for each in left if match.table.state.round >= each)
        found = next(now, None)
        if found is not None:
            return left.pop(found)
        return "quit" if match.table.state.round > 4 else ""

    return say


@pytest.mark.rule("DC-117", "DC-21")
def test_a_person_and_a_bot_join_at_the_keyboard_and_play() -> None:
    match, printed, records = played(crawl(), at_rounds({2: "add Zoë", 3: "add bot:racer"}))
    assert match.names == ["Anna", "Ben", "Zoë", "Racer"]
    assert (match.people, list(match.bots)) == ([0, 1, 2], [3])
    assert "Zoë joins from the next round on." in printed
    acted = {entry.seat for entry in match.table.record.entries if entry.text != "join"}
    assert acted == {0, 1, 2, 3}
    record = parse(records[0].text())
    assert record.names() == match.table.record.names()
    assert replay(match.table.game, record).state.key() == match.table.state.key()


@pytest.mark.rule("DC-117")
def test_what_is_refused_is_said_and_costs_nothing() -> None:
    match, printed, _ = played(crawl(), at_rounds({1: "add Zoë", 2: "add bot:nobody"}))
    assert "Nobody can join before a round is complete" in printed
    assert "nobody" in printed.lower()
    assert match.table.seats == 2
    forbidden, printed, _ = played(crawl(joining="off"), at_rounds({2: "add Zoë"}))
    assert "I do not understand" in printed
    assert forbidden.table.seats == 2


@pytest.mark.parametrize(
    ("typed", "name"),
    [("Al\x1b[31mX\u202e  Y", "Al[31mX Y"), ("\u200b", "Player 3"), ("Z" * 30, "Z" * 20)],
)
def test_a_name_has_only_signs_that_can_be_seen(typed: str, name: str) -> None:
    match, printed, records = played(crawl(), at_rounds({2: f"add {typed}"}))
    assert match.names[2] == records[0].names()[2] == name
    assert f"{name} joins from the next round on." in printed


def test_names_of_a_record_do_not_steer_the_terminal_either() -> None:
    match, _, records = played(crawl(), at_rounds({2: "quit"}))
    record = records[0]
    record.players[:] = ["An\x1b[31mna\u202e", "\x07"]
    narrator = Replay(match.table.game, record, BOARD, 0).narrator_at(0)
    assert narrator.names == ["An[31mna", "seat 2"]


def test_no_more_than_six_and_then_the_seat_of_who_left() -> None:
    wanted = crawl(2, 4)
    match, printed, _ = played(wanted, at_rounds({2: "add Zoë", 3: "leave", 4: "add Zoë"}))
    assert "The table is full." in printed
    assert "Zoë" in match.names
    assert match.table.seats == 6


def full_but_for(left: int) -> LocalMatch:
    """Two people and four bots, one of whom left in the first of two rounds."""
    match, dice = LocalMatch(crawl(2, 4), 1, range(6)), SeededDice("anything")
    match.act(left, "leave")
    while match.table.state.round < 3:
        seat = first_acting(match.table)
        legal = match.legal(seat)
        match.act(seat, legal[dice.index(len(legal))].text)
    return match


@pytest.mark.rule("DC-117")
@pytest.mark.parametrize(
    ("left", "name", "is_bot", "people", "bots"),
    [
        (5, "Zoë", False, [0, 1, 5], [2, 3, 4]),
        (5, "racer", True, [0, 1], [2, 3, 4, 5]),
        (1, "Zoë", False, [0, 1], [2, 3, 4, 5]),
        (1, "racer", True, [0], [1, 2, 3, 4, 5]),
    ],
)
def test_who_takes_the_seat_of_who_left_acts_in_it_alone(
    left: int, name: str, is_bot: bool, people: list[int], bots: list[int]
) -> None:
    match = full_but_for(left)
    assert match.welcome(name, is_bot).seat == left
    assert (match.people, sorted(match.bots)) == (people, bots)
    assert match.names[left].startswith("Racer" if is_bot else "Zoë")


def test_a_newcomer_is_one_of_the_players_of_the_next_match() -> None:
    match, _, _ = played(crawl(1, 2), at_rounds({2: "add Zoë", 3: "add bot:random"}))
    again, seating = match.plan.with_newcomers(match)
    players = [*again.names, *again.bots]
    assert [players[who] for who in seating] == ["Anna", "racer", "racer", "Zoë", "random"]
    assert (len(again.names), len(again.bots)) == (2, 3)
    nxt = LocalMatch(again, 2, seating)
    assert (nxt.people, sorted(nxt.bots)) == ([0, 3], [1, 2, 4])


def test_a_game_without_newcomers_knows_no_such_word() -> None:
    told = TypedMatch(plan("duel"), "add Zoë", "help", "quit").printed
    assert "I do not understand 'add zoë'" in told
    assert "somebody joins" not in told


def test_the_help_names_it_where_it_works() -> None:
    _, printed, _ = played(crawl(), at_rounds({1: "help"}))
    assert "'add NAME' at this keyboard" in printed


@pytest.mark.rule("DC-117")
def test_somebody_joins_by_keys() -> None:
    """A key asks who; before a round is complete the table says why not."""
    words = ("play", "dungeon-crawler", "--mode", "cpu", "--seed", "7", "--speed", "off")
    with Window(*words, columns=110, lines=40) as window:
        window.see("10 choices")
        window.type("+")
        window.see("Who joins? p: a person here", "3: Racer")
        window.type("x", "+", "p")
        window.see("Nobody can join before a round is complete")
        for _ in range(200):
            if "Round 2" in window.screen():
                break
            window.type(ENTER)
            window._settle()
        window.type("+", "3")
        window.see("Racer 3 joins from the next round on")
        window.type("+", "p")
        window.see("Player 4 joins from the next round on")
        window.type("?")
        window.see("somebody joins, here or a bot")


def test_bots_are_called_by_their_names_and_people_by_theirs() -> None:
    """Even one who calls herself as a bot is called inside, and two of a kind by their seats."""
    plan = MatchPlan(ENTRY, BOARD, {}, ["racer", "Ben"], ["racer", "racer"], "7")
    assert LocalMatch(plan, 1, [0, 1, 2, 3]).names == ["racer", "Ben", "Racer 3", "Racer 4"]
