"""Playing with typed lines: all modes, friendly answers, nothing lost, nothing given away."""

from io import StringIO

import pytest
from rich.console import Console

from tests.terminal.typed import TypedMatch, plan
from tests.tic_tac_toe.entry import TIC_TAC_TOE
from waystone.kernel.dice import SeededDice
from waystone.kernel.event import Event
from waystone.kernel.replay import replay
from waystone.leaderboard.boards import time_taken
from waystone.terminal.boards.plain import PlainBoard
from waystone.terminal.line_prompt import LinePrompt
from waystone.terminal.match import LocalMatch, MatchPlan


def test_a_solo_match_by_lines() -> None:
    played = TypedMatch(plan(), "waystone c5", "n", "move e", "SOUTH", "quit")
    assert [entry.text for entry in played.records[0].entries] == [
        "waystone c5",
        "move n",
        "move e",
        "move s",
    ]
    for words in (
        "Your waystone is in C5.",
        "A wall blocks your way north.",
        "You walk east into D5.",
        "A wall blocks your way south.",
    ):
        assert words in played.printed
    assert played.records[0].result == ""


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("dance", "I do not understand 'dance'. Type help"),
        ("lok", "Did you mean 'look'?"),
        ("mve n", "Did you mean 'move n'?"),
        ("next", "There are no turns while the dragon sleeps."),
        ("waystone a1", "Waystones are chosen before the match begins."),
        ("agree draw", "A draw can be agreed in a duel only."),
        ("join", "Nobody can join this match."),
        ("z" * 500, "I do not understand 'zzz"),
        ("\x1b[31m", "I do not understand"),
    ],
)
def test_what_is_not_understood_or_allowed_costs_nothing(typed: str, answer: str) -> None:
    played = TypedMatch(plan(), "c5", typed, "n", "quit")
    assert answer in played.printed
    assert [entry.text for entry in played.records[0].entries] == ["waystone c5", "move n"]
    assert "\x1b" not in played.printed


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("1", "move n"),
        ("2", "move e"),
        ("000002", "move e"),
        ("0000021", "0000021"),
        ("0", "0"),
        ("99", "99"),
        ("²", "²"),
    ],
)
def test_a_number_is_a_line_of_the_list(typed: str, text: str) -> None:
    """One of many digits is none, whatever it begins with."""
    match = LocalMatch(plan(), 1, [0])
    match.act(0, "waystone c5")
    prompt = LinePrompt(Console(file=StringIO()), StringIO(), False)
    assert prompt.understand(match, 0, typed) == text


def test_a_refusal_does_not_draw_the_board_again() -> None:
    one, other = (
        TypedMatch(plan(), "c5", "quit"),
        TypedMatch(plan(), "c5", "dance", "dance", "quit"),
    )
    assert one.printed.count("┏") == other.printed.count("┏") == 2


def test_a_game_without_a_board_of_its_own_says_who_won_when_it_is_over() -> None:
    wanted = MatchPlan(TIC_TAC_TOE, PlainBoard(TIC_TAC_TOE), {}, ["Anna", "Ben"], [], "7")
    played = TypedMatch(wanted, "mark a1", "mark b1", "mark a2", "mark b2", "mark a3", "quit")
    *before, after = played.printed.split("ended, reason three in a row")
    assert "Choose an action." in "".join(before)
    assert "Choose an action." not in after
    assert "Anna won." in after


def test_the_end_of_the_input_leaves_the_match_unfinished() -> None:
    played = TypedMatch(plan(), "c5", "n")
    assert "The input has ended" in played.printed
    assert not played.match.is_over
    assert len(played.records) == 1


def test_commands_that_only_look() -> None:
    played = TypedMatch(plan(), "help", "c5", "look", "secret", "actions", "", "   ", "?", "quit")
    assert "end the turn" in played.printed
    assert "    1  go north  (move n)\n    2  go east  (move e)\n" in played.printed
    assert played.printed.count("┏") == 4
    assert len(played.records[0].entries) == 1


@pytest.mark.rule("DD-3", "DD-19")
def test_a_duel_hides_both_choices_and_says_who_types() -> None:
    """DD-19: the other's choice is covered, the own gem is drawn on demand only."""
    played = TypedMatch(plan("duel"), "c5", "h1", "secret", "quit")
    first, second = played.match.narrator.names
    assert f"--- {first} (Warrior 1) types now ---" in played.printed
    assert f"--- {second} (Warrior 2) types now ---" in played.printed
    before, after = played.printed.split(f"{first} has 8 moves", 1)
    for secret in ("C5", "H1", "*"):
        assert secret not in before.replace("The labyrinth is silent", "")
    assert after.count("*") == 1
    assert "H1" not in after


@pytest.mark.rule("DD-4")
def test_the_coin_seats_the_first_duel_and_a_rematch_swaps() -> None:
    """DD-4: a fair coin decides who is Warrior 1; a rematch swaps the seats."""
    firsts = set()
    for seed in range(20):
        wanted = plan("duel", seed=str(seed))
        seating = wanted.first_seating()
        assert seating == wanted.entry.open(wanted.settings).policy.seating(
            2, SeededDice(str(seed), "seating")
        )
        firsts.add(seating[0])
    assert firsts == {0, 1}
    played = TypedMatch(plan("duel"), "c5", "h1", "new agreed", "a1", "a2", "quit")
    assert played.records[0].players == played.records[1].players[::-1]
    assert "The coin has fallen: " in played.printed
    assert "The seats are swapped: " in played.printed


@pytest.mark.rule("DD-86")
def test_a_new_game_in_a_duel_needs_consent() -> None:
    """DD-86: a new match with the same settings and a new seed; in a duel by consent only."""
    played = TypedMatch(plan("duel"), "c5", "h1", "new", "new agreed", "quit")
    assert "Type 'new agreed' if all agree" in played.printed
    assert played.records[0].result == "draw draw (draw agreed)"
    played = TypedMatch(plan("duel"), "c5", "h1", "new resign", "quit")
    assert played.records[0].result == "loss win (forfeit)"
    assert [record.seed for record in played.records] == ["7", "7/2"]
    assert played.records[0].settings == played.records[1].settings


def test_a_new_game_alone_needs_nobody() -> None:
    played = TypedMatch(plan(), "c5", "n", "new", "a1", "quit")
    assert [len(record.entries) for record in played.records] == [2, 1]
    assert [record.result for record in played.records] == ["", ""]


@pytest.mark.rule("DD-3", "DD-86")
@pytest.mark.parametrize("mode", ["solo", "cpu"])
def test_a_whole_match_ends_with_its_statistics(mode: str) -> None:
    """A player who tries the four ways in turn; DD-87 to DD-90 are shown at the end."""
    moves = ["n", "e", "s", "w", "e", "next"] * 60
    played = TypedMatch(plan(mode, settings={"lives": "1", "wake_distance": "9"}), "c5", *moves)
    assert played.match.is_over
    assert played.records[0].result
    assert "Time: 0:0" in played.printed
    assert "Explored: " in played.printed
    assert "deaths: " in played.printed.lower()
    assert "The match is over: type 'new' or 'quit'." in played.printed
    record = played.records[0]
    replay(played.match.table.game, record)


@pytest.mark.rule("DD-3", "DD-99")
def test_against_the_computer_the_human_is_warrior_1() -> None:
    """DD-3: the human is Warrior 1, the computer Warrior 2."""
    for seed in range(8):
        match = LocalMatch(
            plan("cpu", seed=str(seed)), 1, plan("cpu", seed=str(seed)).first_seating()
        )
        assert (match.people, list(match.bots)) == ([0], [1])
        assert match.table.record.players == ["Anna", "random"]
    assert plan("cpu").board.rematch([0, 1], is_duel=False) == [0, 1]


def test_the_same_seed_and_lines_give_the_same_match() -> None:
    typed = ["c5", "n", "e", "next", "s", "next", "quit"]
    one, other = (TypedMatch(plan("cpu", bot="knight"), *typed) for _ in range(2))
    assert [(e.text, e.digest) for e in one.records[0].entries] == [
        (e.text, e.digest) for e in other.records[0].entries
    ]


@pytest.mark.rule("DD-19")
def test_covers_show_the_own_gem_after_each_hand_over() -> None:
    """DD-19: with covers on, each turn begins with a hand-over and the own gem is drawn."""
    played = TypedMatch(plan("duel", covers=True), "c5", "h1", "next", "next", "quit")
    assert played.printed.count("types now ---") == 5
    tail = played.printed.split("The labyrinth is silent")[1]
    assert tail.count("*") >= 3


@pytest.mark.rule("DD-87")
def test_time_runs_from_the_first_attempt() -> None:
    """DD-87: from the first legal attempt to the end; choosing waystones does not count."""
    now = [100.0]
    match = LocalMatch(plan(), 1, [0], lambda: now[0])
    now[0] = 160.0
    match.act(0, "waystone c5")
    assert match.seconds() == 0
    now[0] = 200.0
    match.act(0, "move n")
    now[0] = 207.5
    match.act(0, "leave")
    assert match.seconds() == 7.5
    assert [entry.at for entry in match.table.record.entries] == [60_000, 100_000, 107_500]


@pytest.mark.rule("DD-87")
def test_the_terminal_and_the_boards_tell_the_same_time_of_a_match() -> None:
    """A turn that is given away is no attempt: nobody's clock starts with it."""
    now = [0.0]
    match = LocalMatch(plan("duel"), 1, [0, 1], lambda: now[0])
    for at, seat, text in ((1, 0, "waystone c5"), (2, 1, "waystone f5"), (10, 0, "next turn")):
        now[0] = float(at)
        match.act(seat, text)
    for at, seat, text in ((40, 1, "next turn"), (50, 0, "next turn"), (90, 1, "leave")):
        now[0] = float(at)
        match.act(seat, text)
    assert match.seconds() == 0 == time_taken(match.table.game, match.table.record)


def test_bots_that_remember_are_told_what_they_may_hear(monkeypatch: pytest.MonkeyPatch) -> None:
    match = LocalMatch(plan("cpu"), 1, [0, 1])
    heard: list[str] = []
    bot = match.bots[1]
    monkeypatch.setattr(bot, "watches", True)
    monkeypatch.setattr(bot, "watch", lambda told, view: heard.extend(map(kind_of, told)))
    match.act(0, "waystone c5")
    assert heard == ["WaystoneChosen"]


def kind_of(event: Event) -> str:
    return type(event).__name__
