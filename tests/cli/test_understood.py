"""How words of a command line are read, which ways to play they name, and what is refused how."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from waystone.catalogue import find_game
from waystone.cli import dooom_standings
from waystone.cli.language import use_language
from waystone.cli.main import build_parser
from waystone.cli.modes import mode_called
from waystone.cli.output import BadUse
from waystone.cli.parser import names, seconds, setting, whole
from waystone.lab.rows import MatchRow


@pytest.fixture(autouse=True)
def _english() -> None:
    use_language(["serve"])


@pytest.mark.parametrize(
    ("read", "text", "found"),
    [
        (whole(-3, 12), "-3", -3),
        (whole(-3, 12), "12", 12),
        (whole(0, 10**18), "9" * 18, 10**18 - 1),
        (seconds, "0.5", 0.5),
        (seconds, "3600", 3600.0),
        (setting, "level=2", ("level", "2")),
        (setting, "map_text=a=b", ("map_text", "a=b")),
        (setting, "name=", ("name", "")),
        (names, "a, b,c", ("a", "b", "c")),
    ],
)
def test_what_is_read(read: Callable[[str], object], text: str, found: object) -> None:
    assert read(text) == found


@pytest.mark.parametrize(
    ("read", "text", "said"),
    [
        (whole(-3, 12), "-4", "from -3 to 12, not '-4'"),
        (whole(-3, 12), "13", "from -3 to 12, not '13'"),
        (whole(0, 10**18), "0" * 19, f"not '{'0' * 19}'"),
        (whole(0, 9), "٣", "from 0 to 9, not '٣'"),
        (whole(0, 9), "x" * 50, f"not '{'x' * 40}'"),
        (seconds, "0", "not '0'"),
        (seconds, "3600.1", "not '3600.1'"),
        (seconds, "nan", "not 'nan'"),
        (seconds, "x" * 50, f"not '{'x' * 40}'"),
        (setting, "=2", "not '=2'"),
        (setting, "x" * 90, f"not '{'x' * 80}'"),
        (names, "a,,b", "not 'a,,b'"),
        (names, "," + "x" * 90, f"not ',{'x' * 79}'"),
    ],
)
def test_what_is_not_read(read: Callable[[str], object], text: str, said: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError) as refused:
        read(text)
    assert str(refused.value).endswith(said)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["x" * 90], f"'{'x' * 80}'"),
        (["games", "--jsn=yes"], "'--jsn'"),
        (["games", f"--{'x' * 90}=1"], f"'--{'x' * 78}'"),
        (["games", "y" * 90], f"'{'y' * 80}'"),
    ],
)
def test_a_word_that_belongs_nowhere_is_named(words: list[str], said: str) -> None:
    with pytest.raises(BadUse, match=said):
        build_parser().parse(words)


def test_what_was_meant_is_guessed() -> None:
    with pytest.raises(BadUse, match="did you mean '--json'"):
        build_parser().parse(["games", "--jsn=yes"])
    with pytest.raises(BadUse, match="did you mean 'games'"):
        build_parser().parse(["gams"])


@pytest.mark.parametrize(
    ("game", "name", "mode", "seats"),
    [
        ("delve-and-dash", "solo", "solo", "me"),
        ("delve-and-dash", "cpu", "cpu", "me bot"),
        ("delve-and-dash", "duel", "hotseat", "me me"),
        ("delve-and-dash", "cpus", "cpu", "me bot"),
        ("extrikate", "trio", "table", "me me me"),
        ("extrikate", "cpus", "table", "me bot bot"),
        ("dooom", "solo", "table", "me"),
        ("dooom", "cpus", "cpu", "me bot bot bot"),
        ("dungeon-crawler", "cpu", "cpu", "me bot"),
        ("dungeon-crawler", "cpus", "four", "me bot bot bot"),
        ("dungeon-crawler", "table", "table", "me bot:racer bot:racer none none none"),
    ],
)
def test_a_mode_has_its_seats_also_by_its_older_name(
    game: str, name: str, mode: str, seats: str
) -> None:
    found = mode_called(find_game(game), name)
    assert (found.name, " ".join(found.seats)) == (mode, seats)


@pytest.mark.parametrize("name", ["trio", "nobody", "open", ""])
def test_a_mode_that_a_game_does_not_have_is_refused_with_those_it_has(name: str) -> None:
    with pytest.raises(BadUse, match=f"no mode '{name}'.*known: solo, cpu, hotseat"):
        mode_called(find_game("delve-and-dash"), name)


def dooom_rows() -> list[MatchRow]:
    made = {"rounds": 12, "status": ["dead", "out"]}
    more = {"rounds": 5, "status": ["alive", "dead"]}
    return [
        MatchRow(
            1, 0, "s/1", ("ann", "bob"), ("loss", "win"), (1, 3), "escaped", 40, {}, "m", made
        ),
        MatchRow(
            2, 0, "s/1", ("bob", "ann"), ("draw", "draw"), (2, 4), "late", 9, {"0": "x"}, "m", more
        ),
    ]


def test_the_games_of_a_tournament_of_lines_have_stable_names() -> None:
    first, second = map(dooom_standings.result_data, dooom_rows())
    assert first == {
        "map": "m",
        "seed": "s/1",
        "seats": ["ann", "bob"],
        "winner": "bob",
        "reason": "escaped",
        "rounds": 12,
        "gold": [1, 3],
        "status": ["dead", "out"],
        "forfeits": {},
        "number": 1,
        "players": ["ann", "bob"],
        "results": ["loss", "win"],
        "steps": 40,
        "variant": "m",
    }
    assert list(first) == list(second)
    assert (second["winner"], second["forfeits"]) == (None, {"bob": "x"})


def test_what_an_entrant_won_besides_is_summed_up_by_seat() -> None:
    counted = {name: dooom_standings.entrant_data(dooom_rows(), name) for name in ("ann", "bob")}
    assert counted == {
        "ann": {"gold": 5, "deaths": 2, "mean_rounds": 8.5},
        "bob": {"gold": 5, "deaths": 0, "mean_rounds": 8.5},
    }


def test_the_best_of_a_tournament_of_lines_comes_first() -> None:
    entrants = [
        SimpleNamespace(name=each, bot="", command=("run", each)) for each in ("ann", "bob")
    ]
    plan: Any = SimpleNamespace(
        entrants=entrants, seed="s", maps=("m",), seats=2, settings={"a": "b"}
    )
    data = dooom_standings.as_data(plan, dooom_rows())
    assert [(line["name"], line["command"]) for line in data["standings"]] == [
        ("bob", ["run", "bob"]),
        ("ann", ["run", "ann"]),
    ]
    assert (data["game"], data["games"], data["format"], data["steps"]) == (
        "dooom",
        2,
        "round-robin",
        49,
    )
    assert (data["maps"], data["seats"], data["settings"]) == (["m"], 2, {"a": "b"})
    assert list(dooom_standings.figures(data["standings"][0]).values())[2:] == [
        *("2", "1", "1", "50.0 %", "2.5", "0", "1", "8.5")
    ]
    assert dooom_standings.closing(data) == "How they ended: 1 × escaped, 1 × late."
    assert [str(each) for each in dooom_standings.forfeits(data)] == ["  bob: 1 × x"]
