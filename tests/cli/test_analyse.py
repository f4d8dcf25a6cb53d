"""`analyse` on real files: a table, the mistakes in words, JSON, and what it refuses."""

import json
from argparse import Namespace
from pathlib import Path

import pytest

from tests.analysis.test_study import duel, solo
from tests.cli.command import call
from waystone.analysis.model import (
    Analysis,
    Assumed,
    Decision,
    Kind,
    Mark,
    Reason,
    SeatLine,
    SeatSummary,
)
from waystone.cli.analyse import AnalysisReport, only_of
from waystone.kernel.record import parse
from waystone.words.en.analysis import Words
from waystone.words.runtime import speak

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


def test_a_board_is_drawn_in_boxes_or_plainly(record: str) -> None:
    boxes = call("analyse", record, *FEW, "--board").stdout
    plain = call("analyse", record, *FEW, "--board", "--ascii").stdout
    assert [sign in boxes for sign in "╋┃─"] == [True, True, True]
    assert not set("╋┃┼│·") & set(plain)


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


def decision(mark: Mark, seat: int = 0, *reasons: Reason) -> Decision:
    figures = (5000, 3049, 5051, 2002, 100, 0, 0)
    return Decision(7, seat, *figures, "roll", "stop", mark, list(reasons), [])


def analysis(unit: Kind, *decisions: Decision) -> Analysis:
    seats = [SeatSummary(0, 8765, 9, 1, 2, 3, 10), SeatSummary(1, None, 0, 0, 0, 0, 0)]
    lines = [SeatLine(0, 1, 2, -1234, 250, []), SeatLine(1, 1, 2, 1234, 0, [])]
    assumed = Assumed(64, "s", 1, 2, "easy")
    return Analysis("extrikate", "x", unit, seats, list(decisions), lines, assumed)


def told(found: Analysis, capsys: pytest.CaptureFixture[str]) -> list[str]:
    golden = Path(__file__).parents[1] / "golden" / "extrikate" / "two-hard-medium.record"
    played = parse(golden.read_text(encoding="utf-8"))
    AnalysisReport(played, found, Namespace(board=False, ascii=True)).all()
    lines = capsys.readouterr().out.splitlines()
    return [" ".join(line.split()) for line in lines if line.strip(" ─")]


HEADS = "Player Accuracy Decisions Inaccuracies Mistakes Blunders Skill Luck"


def test_chances_are_told_in_per_cent(capsys: pytest.CaptureFixture[str]) -> None:
    early = Reason("other", {"count": 1})
    found = analysis("chance", decision("blunder"), decision("find"), decision("mistake", 1, early))
    lines = told(found, capsys)
    assert lines[:4] == [
        "Chance to win",
        HEADS,
        "hard 88 % 9 1 2 3 +2 -12",
        "medium – 0 0 0 0 +0 +12",
    ]
    assert lines[4:7] == [
        "Step 7, hard: Blunder (-20)",
        "Played: roll (30 %)",
        "Better: stop (51 %)",
    ]
    assert lines[8] == "Step 7, medium: Mistake (-20)"
    assert not any("No mistake" in line for line in lines)
    assert lines[-1].endswith(
        "like the bot “easy”. 64 imagined positions for each decision, seed s."
    )


def test_treasure_is_told_in_hundredths_and_who_made_no_mistake_is_told_so(
    capsys: pytest.CaptureFixture[str],
) -> None:
    lines = told(analysis("treasure", decision("inaccuracy")), capsys)
    assert lines[:3] == ["Expected treasure", HEADS, "hard 88 % 9 1 2 3 +2.50 -12.34"]
    assert lines[4:7] == [
        "Step 7, hard: Inaccuracy (-20.02)",
        "Played: roll (30.49)",
        "Better: stop (50.51)",
    ]
    lines = told(analysis("treasure", decision(""), decision("find")), capsys)
    assert lines[4] == speak(Words, "en").no_mistakes
    assert not any("Step 7" in line for line in lines)


def test_of_an_analysis_one_seat_may_be_told() -> None:
    found = only_of(analysis("chance", decision("", 0), decision("", 1)), 1)
    assert [each.seat for each in found.seats] == [1]
    assert [each.seat for each in found.decisions] == [1]
    assert [each.seat for each in found.lines] == [1]
