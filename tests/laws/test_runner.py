"""`python -m waystone.laws GAME`: what it says of games that keep the laws, and of others."""

from __future__ import annotations

import re
import runpy
from io import BufferedWriter, BytesIO, TextIOWrapper
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec.structs import replace

from tests.tic_tac_toe.entry import TIC_TAC_TOE
from tests.tic_tac_toe.game import TicTacToe
from waystone import laws
from waystone.catalogue import GAMES, GameEntry, find_game
from waystone.games.dooom.view import DooomView
from waystone.laws import LAWS
from waystone.laws.__main__ import BROKEN, KEPT, MISUSED, is_kept, main, reason, setups_of
from waystone.laws.setup import MOST_TEASED, Setup


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


def test_the_words_after_the_programs_name_are_taken(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["laws", "tick-tack"])
    with pytest.raises(SystemExit) as ended:
        runpy.run_path(str(Path(laws.__file__).with_name("__main__.py")), run_name="__main__")
    assert ended.value.code == MISUSED
    assert "'tick-tack'" in capsys.readouterr().err


def test_what_a_seat_sees_by_itself_is_named() -> None:
    (alone, *_) = setups_of(["dooom", "max_rounds=8", "--deeds", "--sees=own"])
    assert (alone.settings, alone.deeds) == ({"max_rounds": "8"}, True)
    view = alone.table(1).view(0)
    assert isinstance(view, DooomView)
    assert alone.sight is not None
    assert view.own is not None
    assert alone.sight(view) == replace(view, own=None)
