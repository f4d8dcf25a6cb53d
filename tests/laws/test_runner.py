"""`python -m waystone.laws GAME`: what it says of games that keep the laws, and of others."""

from __future__ import annotations

import re
from typing import Any

import pytest
from msgspec.structs import replace

from tests.tic_tac_toe.entry import TIC_TAC_TOE
from tests.tic_tac_toe.game import TicTacToe
from waystone.catalogue import GAMES, GameEntry
from waystone.games.dooom.view import DooomView
from waystone.laws import LAWS
from waystone.laws.__main__ import BROKEN, KEPT, MISUSED, main, setups_of


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


def test_help_is_no_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == KEPT
    assert "--deeds" in capsys.readouterr().out


def test_what_a_seat_sees_by_itself_is_named() -> None:
    (alone, *_) = setups_of(["dooom", "max_rounds=8", "--deeds", "--sees=own"])
    assert (alone.settings, alone.deeds) == ({"max_rounds": "8"}, True)
    view = alone.table(1).view(0)
    assert isinstance(view, DooomView)
    assert alone.sight is not None
    assert view.own is not None
    assert alone.sight(view) == replace(view, own=None)
