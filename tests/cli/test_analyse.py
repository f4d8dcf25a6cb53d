"""`analyse` on real files: a table, the mistakes in words, JSON, and what it refuses."""

import json
from pathlib import Path

import pytest

from tests.analysis.test_study import duel, solo
from tests.cli.command import call
from waystone.analysis.model import Analysis

FEW = ("--budget", "6")


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A player of Extrikate who goes home with nothing."""
    path = tmp_path_factory.mktemp("records") / "solo.record"
    path.write_text(solo("roll", "declare exit").text())
    return str(path)


def test_a_mistake_is_told_with_what_was_better_and_why(record: str) -> None:
    done = call("analyse", record, *FEW)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Expected treasure" in done.stdout
    assert "Step 2, Ada: Blunder" in done.stdout
    assert "Played: declare exit (0.00)" in done.stdout
    assert "Better: roll" in done.stdout
    assert "It was too early to turn back" in done.stdout
    assert "play like the bot “hard”" in done.stdout


def test_it_speaks_other_languages_and_draws_the_board(record: str) -> None:
    done = call("analyse", record, *FEW, "--language", "de", "--board")
    assert "Schritt 2, Ada: Grober Fehler" in done.stdout
    assert "Zum Umkehren war es zu früh" in done.stdout
    assert " A   B   C " in done.stdout
    assert "Trop tôt" not in done.stdout
    assert "trop tôt pour rentrer" in call("analyse", record, *FEW, "--language", "fr").stdout


def test_programs_get_all_of_it(tmp_path: Path) -> None:
    path = tmp_path / "duel.record"
    path.write_text(duel().text())
    done = call("analyse", str(path), *FEW, "--json", "--seat", "1", "--seed", "mine")
    found = json.loads(done.stdout)
    assert set(found) == set(Analysis.__struct_fields__)
    assert [each["seat"] for each in found["seats"]] == [1]
    assert {each["seat"] for each in found["decisions"]} == {1}
    assert (found["assumed"]["budget"], found["assumed"]["seed"]) == (6, "mine")
    line = found["lines"][0]
    assert line["first"] + line["luck"] + line["skill"] == line["end"]


def test_what_is_no_record_or_no_seat_is_refused(record: str, tmp_path: Path) -> None:
    empty = tmp_path / "empty.record"
    empty.write_text("nothing\n")
    for words in (
        (str(empty),),
        (str(tmp_path / "none.record"),),
        (record, "--seat", "1"),
        (record, "--budget", "5"),
    ):
        done = call("analyse", *words)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.startswith("waystone: ")
