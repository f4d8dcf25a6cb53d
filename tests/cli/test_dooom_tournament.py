"""`dooom tournament` as people call it."""

import json
import signal
import sys
import time
from pathlib import Path

import pytest
from pyarrow import parquet

from tests.cli.command import call, start
from tests.processes import PATIENCE
from waystone.cli.main import main
from waystone.kernel.record import parse

EXAMPLE = Path(__file__).parents[2] / "examples" / "dooom_bot.py"
WORDS = ("dooom", "tournament", "--bots", "random,seeker")

BAD = [
    (WORDS[:2], "a table of 2 takes 2 to 16 --bots and --program, not 0"),
    ((*WORDS[:3], "seeker"), "takes 2 to 16 --bots and --program, not 1"),
    ((*WORDS[:3], "seeker,seker"), "did you mean 'seeker'?"),
    ((*WORDS, "--seats", "3"), "a table of 3 takes 3 to 16"),
    ((*WORDS, "--seats", "9"), "whole number from 2 to 8"),
    ((*WORDS, "--games", "0"), "whole number from 1 to 1000000"),
    ((*WORDS, "--maps", "nowhere.map"), "nowhere.map"),
    ((*WORDS, "--maps", "duel,duel"), "a map is named twice"),
    ((*WORDS, "--program", ""), "expects a command"),
    ((*WORDS, "--program", "'"), "no closing quotation"),
    ((*WORDS, "--program", "no-such-thing x"), "there is no command 'no-such-thing'"),
    ((*WORDS, "--set", "gaol=1"), "did you mean 'goal'?"),
    ((*WORDS, "--set", "turn_seconds=1"), "can't be set in a tournament; use --turn-seconds"),
    ((*WORDS, "--turn-seconds", "0"), "expected seconds"),
    ((*WORDS, "--botz", "a"), "no option '--botz' of dooom tournament; did you mean '--bots'?"),
    (("dooom", "turnament"), "invalid choice"),
]


@pytest.mark.parametrize(("words", "sentence"), BAD)
def test_bad_input_gets_one_sentence(
    words: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert sentence in said.err
    assert said.err.count("\n") == 1


def test_standings_for_people_and_programs(tmp_path: Path) -> None:
    words = (*WORDS, "--games", "4", "--maps", "duel,cellar", "--program")
    exa = f"Exa={sys.executable} {EXAMPLE} {{host}} {{port}} Exa"
    done = call(*words, exa, "--seats", "2", "--games", "12", "--json", "--save", str(tmp_path))
    assert (done.returncode, done.stderr) == (0, "")
    data = json.loads(done.stdout)
    assert (data["games"], data["maps"], data["seats"]) == (12, ["duel", "cellar"], 2)
    assert {line["name"] for line in data["standings"]} == {"random", "seeker", "Exa"}
    for line in data["standings"]:
        assert line["games"] == 8
        assert line["wins"] + line["draws"] + line["losses"] == 8
        assert line["low"] <= line["share"] <= line["high"]
    assert sum(line["wins"] for line in data["standings"]) == sum(
        each["winner"] is not None for each in data["results"]
    )
    records = [parse(each.read_text()) for each in sorted(tmp_path.iterdir())]
    assert [each.seed for each in records] == [each["seed"] for each in data["results"]]


def test_a_table_without_colour_in_a_pipe_and_a_warning_for_uneven_games() -> None:
    done = call(
        *WORDS, "--games", "3", "--program", f"crash={sys.executable} -c 'raise OSError(5)'"
    )
    assert done.returncode == 0
    assert "3 games are no multiple of" in done.stderr or done.stderr == ""
    assert "\x1b" not in done.stdout
    for words in (
        "mean rounds",
        "95 %",
        "seeker",
        "crash: 3 × ended with exit code 1 (OSError: 5)",
    ):
        assert words in done.stdout


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_when_it_is_stopped_no_program_stays_behind(how: signal.Signals, tmp_path: Path) -> None:
    note = tmp_path / "pid"
    script = tmp_path / "idle.py"
    script.write_text(
        f"import os, time\nwith open({str(note)!r}, 'a') as note: print(os.getpid(), file=note)\n"
        "time.sleep(60)"
    )
    process = start(*WORDS, "--program", f"{sys.executable} {script}", "--connect-seconds", "60")
    while not (note.exists() and note.read_text()):
        time.sleep(0.05)
        assert process.poll() is None
    process.send_signal(how)
    _, said = process.communicate(timeout=PATIENCE)
    assert process.returncode == (130 if how == signal.SIGINT else 143)
    assert "Traceback" not in said
    assert ("stopped after 0 of" in said) == (how == signal.SIGINT)
    assert not any(Path(f"/proc/{each}").exists() for each in note.read_text().split())


def test_it_is_rated_and_goes_on_as_every_other(tmp_path: Path) -> None:
    keep = ("--games", "4", "--folder", str(tmp_path / "cup"), "--json")
    rows = tmp_path / "rows.parquet"
    first = call(*WORDS, *keep, "--matches", str(rows))
    data = json.loads(first.stdout)
    assert {"rating", "rating_low", "rating_high"} <= data["standings"][0].keys()
    assert data["crosstable"]["games"] == [[0, 4], [4, 0]]
    table = parquet.read_table(rows)
    assert table.column("variant").to_pylist() == ["duel"] * 4
    assert table.column("luck").to_pylist() == [0, 0, 1, 1], "who sits where changes, luck stays"
    seeds = table.column("seed").to_pylist()
    assert seeds[0] == seeds[1] != seeds[2] == seeds[3]
    assert "<svg" in (tmp_path / "cup" / "report.html").read_text()
    again = call(*WORDS, *keep)
    assert "4 games were played already; going on" in again.stderr
    assert json.loads(again.stdout) == data
