"""`tournament` as people call it."""

import json
import signal
import sys
import time
from pathlib import Path

import pytest
from pyarrow import parquet

from tests.cli.command import call, start
from tests.processes import PATIENCE
from waystone.kernel.record import parse

ROOT = Path(__file__).parents[2]
WORDS = ("tournament", "delve-and-dash", "--bots", "random,squire", "--seed", "7")

BAD = [
    (("tournament",), "GAME"),
    (("tournament", "chess"), "chess"),
    ((*WORDS[:3], "squire"), "a table of 2 takes 2 to 64 bots and programs, not 1"),
    ((*WORDS[:3], "squire,sqire"), "did you mean 'squire'?"),
    ((*WORDS, "--seats", "3"), "3"),
    ((*WORDS, "--games", "0"), "whole number from 1"),
    ((*WORDS, "--format", "cup"), "invalid choice"),
    ((*WORDS, "--matches", "rows.xls"), "expected a file that ends with .json, .jsonl or .parquet"),
    ((*WORDS, "--matches", "no/such/rows.json"), "there is no folder 'no/such'"),
    ((*WORDS, "--report", "no/such/page.html"), "there is no folder 'no/such'"),
    ((*WORDS, "--folder", ""), "--folder takes the name of a folder"),
    ((*WORDS, "--set", "levl=2"), "did you mean 'level'?"),
    ((*WORDS, "--program", "'"), "no closing quotation"),
]


@pytest.mark.parametrize(("words", "sentence"), BAD)
def test_bad_input_gets_one_sentence(words: tuple[str, ...], sentence: str) -> None:
    done = call(*words)
    assert (done.returncode, done.stdout) == (2, "")
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("game", "bots", "more"),
    [
        ("delve-and-dash", "random,squire,knight", ()),
        ("extrikate", "random,easy,medium", ("--seats", "3")),
        ("dooom", "random,seeker,hunter", ("--set", "map=cellar", "--set", "max_rounds=60")),
        ("dungeon-crawler", "random,racer", ("--set", "round_limit=6")),
    ],
)
def test_every_game_has_one(game: str, bots: str, more: tuple[str, ...], tmp_path: Path) -> None:
    rows, decisions = str(tmp_path / "rows.parquet"), str(tmp_path / "decisions.parquet")
    words = ("tournament", game, "--bots", bots, "--games", "6", *more)
    keep = ("--folder", str(tmp_path / "cup"), "--matches", rows, "--decisions", decisions)
    done = call(*words, *keep, "--json")
    data = json.loads(done.stdout)
    assert (done.returncode, data["games"]) == (0, 6)
    names = bots.split(",")
    assert sorted(line["name"] for line in data["standings"]) == sorted(names)
    assert {name for row in data["results"] for name in row["players"]} == set(names)
    ratings = [line["rating"] for line in data["standings"]]
    assert ratings == sorted(ratings, reverse=True)
    assert not data["forfeits"]
    assert parquet.read_table(rows).num_rows == 6
    assert parquet.read_table(decisions).num_rows == data["steps"]
    records = sorted((tmp_path / "cup" / "records").iterdir())
    assert [parse(each.read_text()).seed for each in records] == [
        row["seed"] for row in data["results"]
    ]
    assert "<svg" in (tmp_path / "cup" / "report.html").read_text()


def test_the_same_numbers_with_any_number_of_workers(tmp_path: Path) -> None:
    told = []
    for workers in ("1", "2"):
        files = [str(tmp_path / f"{name}{workers}.json") for name in ("rows", "decisions")]
        keep = ("--matches", files[0], "--decisions", files[1])
        done = call(*WORDS, "--games", "8", "--workers", workers, "--json", *keep)
        told.append((done.stdout, *(Path(file).read_bytes() for file in files)))
    assert told[0] == told[1]


def test_people_see_ratings_and_who_beat_whom() -> None:
    done = call(*WORDS, "--games", "4")
    assert done.returncode == 0
    for words in ("rating", "points against", "squire", "How they ended", "Won from: seat 0"):
        assert words in done.stdout


def test_uneven_games_get_a_warning() -> None:
    assert "3 matches are no multiple of 2" in call(*WORDS, "--games", "3").stderr


def test_after_a_stop_the_same_command_goes_on(tmp_path: Path) -> None:
    """Interrupted, with half a line at the end of its results, and then taken up again."""
    whole = json.loads(call(*WORDS, "--games", "12", "--json").stdout)
    folder = tmp_path / "cup"
    process = start(*WORDS, "--games", "100000", "--folder", str(folder))
    results = folder / "results.jsonl"
    while not (results.exists() and results.read_bytes().count(b"\n") >= 3):
        time.sleep(0.02)
        assert process.poll() is None
    process.send_signal(signal.SIGINT)
    out, said = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert "(the same command goes on)" in said
    assert "stopped after 0 of" not in said
    assert "points against" in out
    assert (folder / "report.html").exists()
    lines = results.read_bytes().split(b"\n")
    results.write_bytes(b"\n".join(lines[:3]) + b"\n" + lines[0][:20])
    done = call(*WORDS, "--games", "12", "--folder", str(folder), "--json")
    assert "3 matches were played already; going on" in done.stderr
    data = json.loads(done.stdout)
    assert data == whole
    assert results.read_bytes().count(b"\n") == 12


def test_a_folder_holds_one_tournament(tmp_path: Path) -> None:
    keep = ("--folder", str(tmp_path / "cup"))
    assert call(*WORDS, "--games", "2", *keep).returncode == 0
    again = call(*WORDS[:-1], "8", "--games", "2", *keep)
    assert again.returncode == 2
    assert "holds another tournament: its seed is 7, not 8" in again.stderr
    assert call(*WORDS, "--games", "4", *keep).returncode == 0  # more of the same are welcome
    (tmp_path / "cup" / "results.jsonl").write_text('{"number": "none"}\n', "utf-8")
    damaged = call(*WORDS, "--games", "4", *keep)
    assert damaged.returncode == 2
    assert "results.jsonl can't be read: " in damaged.stderr


def test_a_program_that_fails_has_forfeited(tmp_path: Path) -> None:
    script = tmp_path / "broken.py"
    script.write_text("raise SystemExit('out of order')")
    done = call(*WORDS[:3], "squire", "--program", f"broken={sys.executable} {script}", "--json")
    data = json.loads(done.stdout)
    assert done.returncode == 0
    assert data["standings"][0]["name"] == "squire"
    assert data["standings"][0]["wins"] == data["games"] == 20
    assert {each["name"] for each in data["forfeits"]} == {"broken"}
    assert sum(each["games"] for each in data["forfeits"]) == 20


def test_a_program_takes_part_beside_bots(tmp_path: Path) -> None:
    """Its records replay, so it played by the rules."""
    script = ROOT / "examples" / "bots" / "first.py"
    words = (*WORDS[:3], "random", "--program", f"mine={sys.executable} {script}")
    done = call(*words, "--games", "2", "--folder", str(tmp_path / "cup"), "--json")
    data = json.loads(done.stdout)
    assert {line["name"] for line in data["standings"]} == {"random", "mine"}
    assert not data["forfeits"]
    for record in (tmp_path / "cup" / "records").iterdir():
        assert call("verify", str(record)).returncode == 0


def test_a_ladder_is_told_as_one() -> None:
    words = ("tournament", "extrikate", "--bots", "random,easy,medium", "--format", "ladder")
    data = json.loads(call(*words, "--games", "24", "--json").stdout)
    assert (data["format"], data["games"]) == ("ladder", 24)
    assert data["crosstable"]["games"] != [[0, 8, 8], [8, 0, 8], [8, 8, 0]]


# Simulations write the same rows


def test_a_simulation_writes_rows_for_notebooks(tmp_path: Path) -> None:
    files = {name: str(tmp_path / f"{name}.parquet") for name in ("matches", "decisions")}
    words = ("simulate", "extrikate", "--bots", "easy,medium", "--games", "4", "--swap")
    options = [word for name, file in files.items() for word in (f"--{name}", file)]
    told = json.loads(call(*words, *options, "--save", str(tmp_path / "r"), "--json").stdout)
    rows = parquet.read_table(files["matches"]).to_pylist()
    made = parquet.read_table(files["decisions"]).to_pylist()
    assert [row["players"] for row in rows] == [["easy", "medium"], ["medium", "easy"]] * 2
    assert [row["luck"] for row in rows] == [0, 0, 1, 1]
    assert sum(row["steps"] for row in rows) == told["steps"] == len(made)
    records = [parse(each.read_text()) for each in sorted((tmp_path / "r").iterdir())]
    assert [(step.seat, step.text) for step in records[1].entries] == [
        (row["seat"], row["action"]) for row in made if row["match"] == 1
    ]
    assert all(row["choices"] >= 1 for row in made)


def test_lines_and_one_document_hold_the_same(tmp_path: Path) -> None:
    lines, document = tmp_path / "rows.jsonl", tmp_path / "rows.json"
    words = ("simulate", "delve-and-dash", "--bots", "random", "--games", "3")
    call(*words, "--matches", str(lines))
    call(*words, "--matches", str(document))
    found = [json.loads(line) for line in lines.read_text().splitlines()]
    assert found == json.loads(document.read_text())
    assert [row["number"] for row in found] == [0, 1, 2]
