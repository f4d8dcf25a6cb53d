"""`python -m waystone.laws GAME`: what it says of games that keep the laws, and of others."""

from __future__ import annotations

import re
import subprocess
import sys
from io import BufferedWriter, BytesIO, TextIOWrapper
from itertools import islice, pairwise
from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec.structs import replace

from tests.cli.command import environment
from tests.tic_tac_toe.entry import TIC_TAC_TOE
from tests.tic_tac_toe.game import TicTacToe
from waystone.catalogue import GAMES, GameEntry, find_game
from waystone.games.dooom.view import DooomView
from waystone.kernel.dice import SeededDice
from waystone.kernel.event import SPECTATOR
from waystone.kernel.table import Table
from waystone.laws import LAWS
from waystone.laws.__main__ import BROKEN, KEPT, MISUSED, is_kept, main, reason, setups_of
from waystone.laws.setup import MOST_TEASED, Setup, first_acting


class Forgetful(TicTacToe):
    """Lets a cell be marked twice, although its list of moves says otherwise."""

    def refusal(self, state: Any, seat: int, action: Any) -> str:
        return super().refusal(state, seat, action).replace("TAKEN", "")


def test_every_law_is_tried_and_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(GAMES, "tic-tac-toe", TIC_TAC_TOE)
    assert main(["tic-tac-toe"]) == KEPT
    lines = capsys.readouterr().out.splitlines()
    assert len([line for line in lines if line.startswith("✓ tic-tac-toe-2: ")]) == len(LAWS)
    assert lines[-1] == "all laws are kept"


def test_a_broken_law_is_told_with_the_moment(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    entry = GameEntry(Forgetful, list(TIC_TAC_TOE.own_bots.values()))
    monkeypatch.setitem(GAMES, "tic-tac-toe", entry)
    assert main(["tic-tac-toe"]) == BROKEN
    said = capsys.readouterr().out
    assert "✗ tic-tac-toe-2: legal is all without refusal in order" in said
    assert "assert list(table.legal(seat)) == allowed" in said
    assert re.search(r"seed '3', after step \d+: … ", said)
    assert "broken: " in said


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["tick-tack"], "there is no game 'tick-tack'"),
        (["extrikate", "lives=99"], "lives must be a whole number from 1 to 9, not '99'"),
        ([], "python -m waystone.laws GAME"),
    ],
)
def test_what_can_not_be_tried_is_told(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == MISUSED
    told = capsys.readouterr()
    assert said in told.out + told.err


@pytest.mark.parametrize("words", [["--help"], ["-h"], ["extrikate", "--help"]])
def test_help_is_no_mistake(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == KEPT
    assert "--deeds" in capsys.readouterr().out


def test_each_law_is_told_with_its_own_time(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    clock = iter((100.0, 101.5))
    monkeypatch.setattr("waystone.laws.__main__.perf_counter", lambda: next(clock))
    assert is_kept(lambda setup: None, Setup(TIC_TAC_TOE, 2))
    assert capsys.readouterr().out.endswith(" (1.5 s)\n")


def test_what_a_law_says_is_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also into a file: some laws take minutes, and whoever waits wants to know for which."""
    told = BytesIO()
    monkeypatch.setattr("sys.stdout", TextIOWrapper(BufferedWriter(told), encoding="utf-8"))
    for law, said in ((fair, "✓ tic-tac-toe-2: fair"), (unfair, "    ValueError: two dice")):
        is_kept(law, Setup(TIC_TAC_TOE, 2))
        assert said in told.getvalue().decode()


def fair(setup: Setup) -> None:
    """A law that is always kept."""


def unfair(setup: Setup) -> None:
    """A law that nobody keeps."""
    raise ValueError("two dice")


def test_an_assertion_without_words_is_told_in_words() -> None:
    assert reason(AssertionError())[0] == "AssertionError: this does not hold:"


def test_random_play_is_looked_at_often_at_first_and_less_later() -> None:
    """From the beginning, and at the end wherever that comes."""
    setup = Setup(find_game("extrikate"), 2)
    numbers = [table.number for table in setup.positions(1, 2)]
    assert numbers[:9] == [0, 2, 4, 6, 8, 11, 14, 17, 21]
    steps = [later - before for before, later in pairwise(numbers[:-1])]
    assert steps == sorted(steps)
    last = setup.table(1)
    assert numbers[-1] == [step.number for step in setup.steps(last, 1)][-1]


def test_of_a_large_alphabet_every_action_has_its_turn() -> None:
    setup = Setup(find_game("dungeon-crawler"), 2)
    whole = len(setup.game.alphabet)
    stride = whole // MOST_TEASED + 1
    assert stride > 1
    tried = [setup.some_actions(number) for number in range(stride)]
    assert max(map(len, tried)) <= MOST_TEASED
    assert {action.id for part in tried for action in part} == set(range(whole))


@pytest.mark.parametrize(("whole", "tried"), [(399, 399), (400, 200), (799, 400), (800, 267)])
def test_at_most_four_hundred_actions_are_tried_at_a_time(whole: int, tried: int) -> None:
    setup = Setup(TIC_TAC_TOE, 2)
    setup.game = cast(Any, SimpleNamespace(alphabet=range(whole)))
    assert len(setup.some_actions(0)) == tried


def test_a_game_that_goes_on_for_ever_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("waystone.laws.setup.MOST_STEPS", 3)
    setup = Setup(TIC_TAC_TOE, 2)
    with pytest.raises(AssertionError, match="did not end within 3 steps"):
        list(setup.steps(setup.table(1), 1))


def test_secret_actions_are_choices_unless_said_otherwise() -> None:
    """Where they are, nobody else may see anything of them: the sharper law is the usual one."""
    assert not Setup(TIC_TAC_TOE, 2).deeds
    assert not any(setup.deeds for setup in setups_of(["dooom"]))


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (["tick-tack"], 2, "waystone.laws: there is no game 'tick-tack'"),
        (["--help"], 0, "NAME=VALUE"),
    ],
)
def test_the_words_after_the_programs_name_are_taken(
    words: list[str], code: int, said: str
) -> None:
    command = [sys.executable, "-m", "waystone.laws", *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment())
    assert done.returncode == code
    assert said in done.stdout + done.stderr


def test_exit_codes_are_those_that_the_help_names() -> None:
    assert (KEPT, BROKEN, MISUSED) == (0, 1, 2)


def test_who_breaks_a_law_is_told_the_way_to_it_and_its_last_three_steps(
    capsys: pytest.CaptureFixture[str],
) -> None:
    def unlucky(setup: Setup) -> None:
        table = setup.table(3)
        list(islice(setup.steps(table, 3), 5))
        deeper(table)

    def deeper(table: Table[Any]) -> None:
        raise ValueError("no luck")

    setup = Setup(TIC_TAC_TOE, 2)
    assert not is_kept(unlucky, setup)
    first, *rest = capsys.readouterr().out.splitlines()
    assert first == "✗ tic-tac-toe-2: unlucky"
    assert all(line.startswith("    ") for line in rest)
    what, outer, inner, moment = (line.strip() for line in rest)
    assert what == "ValueError: no luck"
    assert (outer.endswith(": deeper(table)"), __file__ in outer) == (True, True)
    assert inner.endswith(': raise ValueError("no luck")')
    table = setup.table(3)
    list(islice(setup.steps(table, 3), 5))
    done = ", ".join(f"{each.seat} {each.text}" for each in table.record.entries[2:5])
    assert len(table.record.entries) == 5
    assert moment == f"seed '3', after step 5: … {done}"


def test_random_play_has_dice_of_its_own() -> None:
    """Not those of the match, nor of whoever else has its seed."""
    setup, dice = Setup(TIC_TAC_TOE, 2), SeededDice(3, "chooser")
    table, found = setup.table(3), list[str]()
    while (seat := first_acting(table)) >= 0:
        legal = table.legal(seat)
        found.append(legal[dice.index(len(legal))].text)
        table.do(seat, table.game.alphabet.parse(found[-1]))
    assert [step.action.text for step in setup.steps(setup.table(3), 3)] == found


def test_who_may_look_on_at_everything_sees_all() -> None:
    """By the host's choice alone (DM-82)."""
    entry = find_game("dooom")
    assert Setup(entry, 2).sees_all == set()
    assert Setup(entry, 2, {"open_spectating": "yes"}).sees_all == {SPECTATOR}


def test_what_a_seat_sees_by_itself_is_named() -> None:
    (alone, *_) = setups_of(["dooom", "max_rounds=8", "--deeds", "--sees=own"])
    assert (alone.settings, alone.deeds) == ({"max_rounds": "8"}, True)
    view = alone.table(1).view(0)
    assert isinstance(view, DooomView)
    assert alone.sight is not None
    assert view.own is not None
    assert alone.sight(view) == replace(view, own=None)
