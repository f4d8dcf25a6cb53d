"""`maps` to the letter: what is listed, shown, checked and made."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import call
from waystone.games.dooom.maps import BUILT_IN, MOST_BYTES, built_in, read_bytes

LISTED = """\
map          name           size     goal  gold  exits
cellar       The Cellar     9 × 7    1     2     1
duel         The Duel       15 × 11  2     4     2
zero-sprint  Zero Sprint    21 × 13  0     3     2
ring-vault   Ring Vault     23 × 15  3     8     2
pillar-hall  Pillar Hall    31 × 17  5     14    3
long-dark    The Long Dark  61 × 31  6     20    3
"""
CELLAR = {
    "map": "cellar",
    "name": "The Cellar",
    "width": 9,
    "height": 7,
    "goal": 1,
    "gold": 2,
    "exits": 1,
}


def data(*words: str, code: int = 0, typed: str = "") -> Any:
    done = call("maps", *words, "--json", typed=typed)
    assert done.returncode == code
    return json.loads(done.stdout)


def test_the_built_in_maps_are_listed_in_figures() -> None:
    done = call("maps", "list")
    assert done.returncode == 0
    assert "".join(f"{line.rstrip()}\n" for line in done.stdout.splitlines()) == LISTED
    listed = data("list")
    assert listed[0] == CELLAR
    assert [each["map"] for each in listed] == list(BUILT_IN)


def test_a_map_is_shown_as_its_file_writes_it() -> None:
    done = call("maps", "show", "cellar")
    assert (done.returncode, done.stdout.splitlines()[:4]) == (
        0,
        ["name The Cellar", "win 1", "#########", "#G..H...#"],
    )
    assert read_bytes(done.stdout.encode()).rows() == built_in("cellar").rows()
    assert data("show", "cellar") == {**CELLAR, "rows": built_in("cellar").rows()}


@pytest.mark.rule("DM-12", "DM-13")
def test_a_map_that_loads_is_told_with_what_is_odd_about_it() -> None:
    typed = "name n\nwin 0\nE#.\n"
    done = call("maps", "check", "-", typed=typed)
    assert (done.returncode, done.stdout.splitlines()) == (
        0,
        [
            "-: 'n', 3 × 1, loads",
            "warning: MAP_SPLIT: line 3, column 3: the dungeon falls into 2 parts",
        ],
    )
    split = {"code": "MAP_SPLIT", "line": 3, "column": 3}
    crowded = {"code": "MAP_CROWDED", "line": None, "column": None}
    told = data("check", "-", "--seats", "5", typed=typed)
    assert told["ok"] is True
    assert (told["name"], told["width"], told["height"], told["goal"]) == ("n", 3, 1, 0)
    assert told["warnings"] == [
        {**split, "message": "the dungeon falls into 2 parts"},
        {**crowded, "message": "5 seats, but only 2 tiles to stand on"},
    ]
    assert data("check", "cellar") == {"ok": True, **CELLAR, "warnings": []}


@pytest.mark.rule("DM-12")
def test_a_map_that_is_refused_is_told_with_its_place(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.map"
    wrong.write_text("name n\nwin 0\nEx\n", encoding="utf-8")
    said = "line 3, column 2: expected one of # . E G H S A L, found 'x'"
    done = call("maps", "check", str(wrong))
    assert (done.returncode, done.stdout) == (1, "")
    assert f"{wrong}: MAP_BAD_CHAR: {said}" in done.stderr
    place = {"code": "MAP_BAD_CHAR", "line": 3, "column": 2}
    told = data("check", str(wrong), code=1)
    assert told == {"ok": False, **place, "message": said, "warnings": []}


def test_a_fault_of_a_whole_line_has_no_column() -> None:
    told = data("check", "-", code=1, typed="nome n\n")
    assert (told["ok"], told["line"], told["column"]) == (False, 1, None)


@pytest.mark.rule("DM-12")
def test_of_a_file_no_more_is_read_than_shows_that_it_is_too_long(tmp_path: Path) -> None:
    """Whoever names a device that never ends is told so."""
    large = tmp_path / "large.map"
    for more, code in ((0, "MAP_EMPTY"), (1, "MAP_TOO_BIG"), (5, "MAP_TOO_BIG")):
        large.write_bytes(b"x" * (MOST_BYTES + more))
        for words, typed in (((str(large),), ""), (("-",), "x" * (MOST_BYTES + more))):
            told = data("check", *words, code=1, typed=typed)
            assert told["code"].startswith(code)
            if more:
                assert f"found {MOST_BYTES + 1}" in told["message"]


@pytest.mark.rule("DM-M1")
def test_a_map_is_made_as_it_is_ordered_and_the_same_for_a_seed() -> None:
    words = ("--style", "cave", "--width", "12", "--height", "9", "--goal", "2", "--seed", "7")
    made = data("generate", *words)
    assert (made["map"], made["width"], made["height"], made["goal"]) == ("generated", 12, 9, 2)
    written = call("maps", "generate", *words).stdout
    assert read_bytes(written.encode()).rows() == made["rows"]
    assert data("generate", *words[:-1], "8")["rows"] != made["rows"]
    usual = read_bytes(call("maps", "generate").stdout.encode())
    assert (usual.width, usual.height, usual.goal) == (31, 21, 3)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["paint"], "maps can't 'paint'"),
        (["shwo"], "did you mean 'show'?"),
        (["p" * 50], f"maps can't '{'p' * 40}'"),
        (["show"], "maps show takes the name of a map or a file"),
        (["check"], "maps check takes the name of a map or a file"),
        (["list", "duel"], "maps list takes no further word"),
        (["generate", "duel"], "maps generate takes no further word"),
        (["generate", "--style", "m" * 50], f"there is no style '{'m' * 40}'"),
        (["generate", "--style", "caves"], "did you mean 'cave'?"),
        (["show", "n" * 90], f"there is no map '{'n' * 80}' (no such file or directory); known"),
    ],
)
def test_what_maps_can_not_do_is_told(words: list[str], says: str) -> None:
    done = call("maps", *words)
    assert done.returncode == 2
    assert says in done.stderr
