"""A game that is one folder and one line in the catalogue: every command takes it."""

import io
import json
import re
import sys
from pathlib import Path

import pytest

from tests.tic_tac_toe.entry import TIC_TAC_TOE
from waystone.catalogue import GAMES
from waystone.cli import main

MATCH = "mark b2\nmark a1\nmark b1\nmark c1\nmark b3\nquit\n"


@pytest.fixture(autouse=True)
def on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """The example of the how-to as a game of the house."""
    monkeypatch.setitem(GAMES, "tic-tac-toe", TIC_TAC_TOE)


def test_it_is_played_verified_and_replayed_without_a_board_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    record = str(tmp_path / "match.record")
    monkeypatch.setattr(sys, "stdin", io.StringIO(MATCH))
    assert main(("play", "tic-tac-toe", "--mode", "hotseat", "--save", record)) == 0
    played = capsys.readouterr().out
    assert "You: marked, cell 7" in played
    assert "ended, reason three in a row, winner 0" in played
    assert main(("verify", record)) == 0
    assert main(("replay", record, "--step", "3")) == 0
    assert re.search(r"OX\. *\n\.X\. *\n\.\.\.", capsys.readouterr().out)
    assert main(("replay", record, "--json")) == 0
    assert json.loads(capsys.readouterr().out)["view"]["rows"] == ["OXO", ".X.", ".X."]


def test_a_bot_sits_on_the_other_side(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\nquit\n"))
    assert main(("play", "tic-tac-toe", "--seed", "3", "--speed", "off")) == 0
    said = capsys.readouterr().out
    assert "Player is Player 1, Random is Player 2" in said
    assert "Random: marked, cell" in said


def test_it_can_be_simulated(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(("simulate", "tic-tac-toe", "--bots", "random,random", "--games", "4")) == 0
    assert "three in a row" in capsys.readouterr().out
