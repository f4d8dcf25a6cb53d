"""A tournament of programs: what is planned, kept and told of it, without playing one."""

from __future__ import annotations

import re
import sys
from argparse import Namespace
from io import StringIO
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.console import Console

from waystone.cli import dooom_tournament as programs
from waystone.cli.dooom_standings import as_data, as_row, as_tables
from waystone.cli.output import BadUse
from waystone.cli.saved import Rows, TournamentFolder, check_rows
from waystone.kernel.record import parse
from waystone.lab.rows import DecisionRow, MatchRow
from waystone.tcp.tournament import Entrant, Result, Tournament

GOLDEN = Path(__file__).parents[1] / "golden" / "dooom" / "duel-hunter-seeker.record"
RECORD = GOLDEN.read_text(encoding="utf-8")


def tournament(games: int = 3) -> tuple[Tournament, list[MatchRow]]:
    """Of three: one won by Ada, one drawn, one that Ben forfeited."""
    entrants = [Entrant("Ada", bot="hunter"), Entrant("Ben", command=("node", "ben.mjs"))]
    plan = Tournament(entrants, {"duel": {"map": "duel"}}, 2, "s", {"goal": "1"})
    came = [(0, "home", {}), (None, "stopped", {}), (0, "left", {0: "no answer"})]
    results = [
        Result(
            fixture=plan.fixture(number),
            winner=winner,
            reason=reason,
            rounds=10 + number,
            gold=(2, number),
            status=("out", "dead"),
            record=RECORD,
            forfeits=dict(gone),
        )
        for number, (winner, reason, gone) in enumerate(came[:games])
    ]
    return plan, [as_row(plan, result) for result in results]


def test_a_game_is_kept_as_every_tournament_keeps_it() -> None:
    _, (first, second, third) = tournament()
    assert (first.number, first.luck, first.seed, first.players) == (0, 0, "s/0", ("Ada", "Ben"))
    assert (second.luck, second.seed, second.players) == (0, "s/0", ("Ben", "Ada"))
    assert (third.luck, third.seed) == (1, "s/1")
    assert [each.results for each in (first, second, third)] == [
        ("win", "loss"),
        ("draw", "draw"),
        ("win", "loss"),
    ]
    assert (first.scores, first.reason, first.variant) == ((2, 0), "home", "duel")
    assert first.steps == len(parse(RECORD).entries)
    assert third.forfeits == {"0": "no answer"}
    assert third.more == {"rounds": 12, "status": ["out", "dead"]}


def test_programs_are_told_everything_by_name() -> None:
    plan, rows = tournament()
    data = as_data(plan, rows)
    facts = ("game", "games", "seed", "maps", "seats", "settings", "format")
    assert [data[name] for name in facts] == [
        *("dooom", 3, "s", ["duel"], 2, {"goal": "1"}, "round-robin")
    ]
    ada, ben = data["standings"]
    counted = ("name", "wins", "gold", "deaths", "mean_rounds", "bot", "command")
    assert [ada[name] for name in counted] == ["Ada", 2, 5, 1, 11.0, "hunter", []]
    assert [ben[name] for name in counted] == ["Ben", 0, 4, 2, 11.0, "", ["node", "ben.mjs"]]
    assert data["outcomes"] == {"home": 1, "stopped": 1, "left": 1}
    assert [each["winner"] for each in data["results"]] == ["Ada", None, "Ada"]
    assert data["results"][2] == {
        "map": "duel",
        "seed": "s/1",
        "seats": ["Ada", "Ben"],
        "winner": "Ada",
        "reason": "left",
        "rounds": 12,
        "gold": [2, 2],
        "status": ["out", "dead"],
        "forfeits": {"Ada": "no answer"},
        "number": 2,
        "players": ["Ada", "Ben"],
        "results": ["win", "loss"],
        "steps": rows[2].steps,
        "variant": "duel",
    }
    assert {"crosstable", "seat_wins", "forfeits", "steps"} <= {*data}


def shown(data: dict[str, Any]) -> str:
    console = Console(width=140, file=StringIO(), record=True)
    console.print(as_tables(data))
    return console.export_text(styles=True)


def test_people_are_told_who_won_how_often_and_who_forfeited() -> None:
    text = shown(as_data(*tournament()))
    plain = re.sub(r"\x1b\[[0-9;]*m", "", text)
    lines = [[c.strip() for c in re.split("[│┃]", line)[1:-1]] for line in plain.splitlines()]
    assert plain.startswith("Dungeon of Dooom: 3 games on duel, seed s")
    assert next(line for line in lines if line) == [
        *("", "rating", "95 %", "games", "wins", "draws", "won"),
        *("gold per game", "deaths", "forfeits", "mean rounds"),
    ]
    ada, ben = (next(line for line in lines if line and line[0] == name) for name in ("Ada", "Ben"))
    assert ada[3:] == ["3", "2", "1", "66.7 %", "1.7", "1", "1", "11.0"]
    assert ben[3:] == ["3", "0", "1", "0.0 %", "1.3", "2", "0", "11.0"]
    assert "\x1b[2mHow they ended: 1 × home, 1 × stopped, 1 × left." in text
    assert "\x1b[1mForfeited games:" in text
    assert "  Ada: 1 × no answer" in plain
    assert "Forfeited" not in shown(as_data(*tournament(games=2)))


@pytest.mark.parametrize(
    ("bots", "games", "found", "warned"),
    [
        (2, None, 20, False),
        (3, None, 21, False),
        (6, None, 60, False),
        (2, 6, 6, False),
        (2, 7, 7, True),
    ],
)
def test_everybody_sits_everywhere_unless_another_number_is_wanted(
    bots: int, games: int | None, found: int, warned: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    wanted = chosen(bots, games=games)
    assert programs.games_of(wanted, programs.plan_of(wanted)) == found
    said = "7 games are no multiple of 2, which would let everybody meet everybody on every map"
    assert (said in capsys.readouterr().err) is warned


def chosen(bots: int, **more: Any) -> Namespace:
    usual: dict[str, Any] = {
        "program": [],
        "seats": None,
        "maps": ("duel",),
        "seed": "1",
        "settings": [],
    }
    return Namespace(**{"bots": ("random",) * bots, **usual, **more})


@pytest.mark.parametrize(
    ("bots", "seats", "found"), [(2, None, 2), (3, None, 3), (9, None, 4), (9, 6, 6), (16, 8, 8)]
)
def test_a_table_is_for_two_to_four_unless_another_is_wanted(
    bots: int, seats: int | None, found: int
) -> None:
    plan = programs.plan_of(chosen(bots, seats=seats))
    assert (plan.seats, len(plan.entrants)) == (found, bots)


@pytest.mark.parametrize(
    ("bots", "more", "says"),
    [
        (1, {}, "a table of 2 takes 2 to 16 --bots and --program, not 1"),
        (3, {"seats": 4}, "a table of 4 takes 4 to 16 --bots and --program, not 3"),
        (17, {}, "a table of 4 takes 4 to 16 --bots and --program, not 17"),
        (2, {"maps": ("duel", "cellar", "duel")}, "a map is named twice"),
        (2, {"settings": [("map", "duel")]}, "map can't be set in a tournament; use --maps"),
        (2, {"settings": [("gather", "off")]}, "gather can't be set in a tournament$"),
        (2, {"program": ["'"]}, "no closing quotation"),
        (2, {"program": [""]}, "expects a command like"),
        (2, {"program": ["x=nowhere-at-all --fast"]}, "there is no command 'nowhere-at-all'"),
    ],
)
def test_what_is_no_tournament_is_refused(bots: int, more: dict[str, Any], says: str) -> None:
    with pytest.raises(BadUse, match=says):
        programs.plan_of(chosen(bots, **more))


def test_whoever_takes_part_has_a_name_of_its_own(tmp_path: Path) -> None:
    script = tmp_path / f"{'n' * 30}.py"
    script.touch()
    sh, python = f"sh {script} --fast", f"Mine=sh -c {sys.executable}"
    found = programs.entrants_of(["hunter", "hunter"], [sh, python, "Mine=cat", "cat"])
    names = [each.name for each in found]
    assert len(set(names)) == 6
    assert (names[0], names[2], names[3], names[5]) == ("hunter", "n" * 24, "Mine", "cat")
    assert [each.bot for each in found] == ["hunter", "hunter", "", "", "", ""]
    assert [each.command for each in found[2:4]] == [
        ("sh", str(script), "--fast"),
        ("sh", "-c", sys.executable),
    ]


ROW = MatchRow(0, 0, "s", ("a", "b"), ("win", "loss"), (1, 0), "home", 5)


def test_a_folder_goes_on_with_its_own_plan_only(tmp_path: Path) -> None:
    name, plan = str(tmp_path / "deep" / "folder"), {"game": "dooom", "seed": "1"}
    folder = TournamentFolder(name, plan)
    assert (folder.rows, folder.decisions) == ([], [])
    decision = DecisionRow(0, 1, 0, "a", "roll", 3)
    folder.keep(ROW, "a record", [decision])
    again = TournamentFolder(name, plan)
    assert (again.rows, again.decisions) == ([ROW], [decision])
    assert (folder.folder / "records" / "game-000000.record").read_text() == "a record"
    with pytest.raises(BadUse, match="another tournament: its seed is 1, not 2"):
        TournamentFolder(name, {**plan, "seed": "2"})
    with pytest.raises(BadUse, match="its maps is None, not duel"):
        TournamentFolder(name, {**plan, "maps": "duel"})
    (folder.folder / "tournament.json").write_text("nonsense")
    with pytest.raises(BadUse, match=r"tournament\.json can't be read as the plan"):
        TournamentFolder(name, plan)
    (folder.folder / "tournament.json").unlink()
    with pytest.raises(BadUse, match="holds records already; name another one"):
        TournamentFolder(name, plan)


def test_a_folder_that_can_not_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadUse, match="can't be made: Not a directory"):
        TournamentFolder(str(tmp_path / "file" / "x"), {})
    with pytest.raises(BadUse, match="--folder takes the name of a folder"):
        TournamentFolder("", {})


def test_a_line_that_was_cut_off_is_dropped_and_what_it_decided_too(tmp_path: Path) -> None:
    folder = TournamentFolder(str(tmp_path), {})
    folder.keep(ROW, "", [DecisionRow(0, 1, 0, "a", "roll", 3)])
    results, decisions = tmp_path / "results.jsonl", tmp_path / "decisions.jsonl"
    whole = results.read_bytes()
    results.write_bytes(whole + whole[:9])
    with decisions.open("ab") as file:
        file.write(msgspec.json.encode(DecisionRow(7, 1, 0, "a", "roll", 3)) + b"\n")
    again = TournamentFolder(str(tmp_path), {})
    assert again.rows == [ROW]
    assert [each.match for each in again.decisions] == [0]
    assert results.read_bytes() == whole
    results.write_bytes(b"nonsense\n" + whole)
    with pytest.raises(BadUse, match=r"results\.jsonl can't be read"):
        TournamentFolder(str(tmp_path), {})


@pytest.mark.parametrize(
    ("path", "says"),
    [
        ("rows.csv", "expected a file that ends with .json, .jsonl or .parquet, not 'rows.csv'"),
        ("nowhere/rows.json", "there is no folder 'nowhere'"),
    ],
)
def test_rows_that_could_not_be_written_are_refused_before(path: str, says: str) -> None:
    check_rows(None, "", "rows.jsonl")
    with pytest.raises(BadUse, match=re.escape(says)):
        check_rows(None, path)


def test_rows_are_written_in_their_order_whoever_played_them_when(tmp_path: Path) -> None:
    matches, decisions = tmp_path / "m.jsonl", tmp_path / "d.jsonl"
    rows = Rows(str(matches), str(decisions))
    made = [
        DecisionRow(number, step, 0, "a", "roll", 3) for number, step in ((1, 1), (0, 2), (0, 1))
    ]
    rows.take([msgspec.structs.replace(ROW, number=1)], made[:1])
    rows.take([ROW], made[1:])
    rows.write()
    read = [msgspec.json.decode(line) for line in matches.read_bytes().splitlines()]
    assert [each["number"] for each in read] == [0, 1]
    read = [msgspec.json.decode(line) for line in decisions.read_bytes().splitlines()]
    assert [(each["match"], each["step"]) for each in read] == [(0, 1), (0, 2), (1, 1)]
    Rows(None, None).write()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["d.jsonl", "m.jsonl"]
