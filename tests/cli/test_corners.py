"""Corners of the commands: what is refused, passed on and warned of, each by itself."""

from __future__ import annotations

import signal
import sys
from argparse import ArgumentTypeError, Namespace
from dataclasses import replace
from errno import EACCES, EADDRINUSE
from importlib import import_module
from pathlib import Path
from typing import Any, cast

import pytest

from tests.cli.command import call
from waystone.catalogue import GAMES, find_game
from waystone.cli import dooom, host, play_screen
from waystone.cli.again import repetition
from waystone.cli.bringing import Preparation, host_bots
from waystone.cli.clusters import check_cluster
from waystone.cli.files import write_file
from waystone.cli.main import build_parser
from waystone.cli.modes import modes_here
from waystone.cli.output import BadUse
from waystone.cli.serve import why_not
from waystone.cli.site import base_path
from waystone.kernel.record import parse
from waystone.lab.simulate import GameFailed
from waystone.tcp.options import ListenerOptions
from waystone.terminal.board import TerminalBoard
from waystone.terminal.listing import Listing


def test_what_can_not_be_written_is_told_and_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(BadUse, match="folder"):
        write_file(tmp_path / "folder", b"a file")
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]


def test_a_port_that_is_taken_has_advice_and_other_reasons_stand_alone() -> None:
    assert why_not(OSError(EACCES, "Permission denied")) == "Permission denied"
    assert why_not(OSError("no words of the system")) == "no words of the system"
    assert why_not(OSError(EADDRINUSE, "Taken")).startswith("Taken; perhaps Waystone runs there")


@pytest.mark.parametrize(
    ("text", "path"),
    [("waystone", "/waystone/"), ("/a/b/", "/a/b/"), ("/", "/"), ("_site_", "/_site_/")],
)
def test_a_site_lies_between_slashes(text: str, path: str) -> None:
    assert base_path(text) == path


def test_a_site_lies_at_no_other_address() -> None:
    with pytest.raises(ArgumentTypeError, match="expected a path like /waystone/"):
        base_path("https://example.org")


@pytest.mark.rule("DM-13")
def test_only_a_map_of_ones_own_is_warned_of(capsys: pytest.CaptureFixture[str]) -> None:
    odd = {"map": "custom", "map_text": "name Tiny\nwin 1\n#####\n#G.E#\n#####\n"}
    dooom.warn(ListenerOptions(seats=4, settings=odd))
    assert capsys.readouterr().err
    dooom.warn(ListenerOptions(seats=4, settings={**odd, "map": "cellar"}))
    dooom.warn(ListenerOptions(seats=4, settings={"map": "custom"}))
    assert capsys.readouterr().err == ""


def test_a_server_for_programs_tells_what_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []

    def run(work: Any) -> None:
        done.append("served")
        work.close()

    monkeypatch.setattr("waystone.api.serve.log_to_standard_error", lambda: done.append("log"))
    monkeypatch.setattr("waystone.api.serve.run", run)
    assert call("dooom").returncode == 0
    assert done == ["log", "served"]


@pytest.mark.parametrize(
    ("words", "body"),
    [
        (("list", "--game", "dooom", "--board", "gold"), {"game": "dooom", "board": "gold"}),
        (("hide", "m1"), {"match": "m1", "do": "hide"}),
        (("ban", "eve", "--why", "floods"), {"who": "eve", "hours": 24, "why": "floods"}),
    ],
)
def test_a_host_asks_for_all_that_was_said(
    words: tuple[str, ...], body: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[dict[str, Any]] = []

    def ask(server: str, path: str, told: dict[str, Any]) -> dict[str, Any]:
        asked.append(told)
        return {}

    monkeypatch.setattr(host, "ask_server", ask)
    call("host", *words, "--server", "http://localhost:1", "--token", "t", "--json")
    assert asked == [{**body, "token": "t"}]


def test_a_table_of_ones_own_is_for_one_person_or_all() -> None:
    listing = Listing(find_game("dungeon-crawler"))
    for names, first in (([], "1"), (["Ada"], "1"), (["Ada", "Ben"], "2")):
        people, bots = play_screen.table_rows(Namespace(names=names), listing, [])
        assert people.choices[0] == first
        assert people.choices[-1] == str(listing.entry.info.seats[1])
        assert bots.choices[0] == "0"


def test_what_is_chosen_on_the_command_line_is_played_without_a_menu(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    chosen, board = Namespace(), cast(TerminalBoard[Any], object())
    entry = find_game("extrikate")
    shown: list[Any] = []
    monkeypatch.setattr(play_screen, "plan_of", lambda *settled: settled)
    monkeypatch.setattr(play_screen, "show_matches", lambda *words: shown.append(words))
    mode = modes_here(entry)[0]
    play_screen.play_on_screen(chosen, entry, board, mode, {"lives": "2"})
    ((first, second, begin),) = shown
    assert (first, second) == (chosen, board)
    assert begin(None) == (chosen, entry, board, mode, {"lives": "2"})


def chosen_cluster(**words: Any) -> Namespace:
    return Namespace(**{"cluster": "auto", "workers": 1, "think": 0.0, **words})


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ({"cluster": ""}, "--cluster takes an address, or auto"),
        ({"workers": 2}, "leave --workers out"),
        ({"think": 0.5}, "a budget in --nodes"),
    ],
)
def test_what_does_not_go_together_with_a_cluster_is_told(words: dict[str, Any], says: str) -> None:
    with pytest.raises(BadUse, match=says):
        check_cluster(chosen_cluster(**words))


def test_only_a_cluster_needs_what_clusters_need(monkeypatch: pytest.MonkeyPatch) -> None:
    needed: list[tuple[str, str]] = []
    monkeypatch.setattr("waystone.cli.clusters.need", lambda *words: needed.append(words))
    check_cluster(chosen_cluster(cluster=None, workers=8, think=2.0))
    assert needed == []
    check_cluster(chosen_cluster())
    assert needed == [("ray", "--cluster")]


@pytest.mark.parametrize(
    ("seats", "bots", "least", "says"),
    [
        (3, 2, 3, ""),
        (3, 3, 1, "3 seats leave nobody a place beside 3 bots"),
        (2, 3, 1, "2 seats leave nobody a place beside 3 bots"),
        (3, 0, 4, "3 seats are fewer than the players to wait for"),
    ],
)
def test_seats_bots_and_players_fit_together(seats: int, bots: int, least: int, says: str) -> None:
    settings = {"map": "cellar", "min_players": str(least)}
    options = ListenerOptions(seats=seats, bots=("random",) * bots, settings=settings)
    if not says:
        dooom.check(options)
        return
    with pytest.raises(BadUse, match=says):
        dooom.check(options)


def test_a_second_port_speaks_the_older_wording_at_the_same_tables() -> None:
    words = ["dooom", "--port", "4001", "--older-port", "0", "--pace", "1500", "--per-address", "3"]
    first, second = dooom.listeners(build_parser().parse(words))
    assert (first.hosts, first.port, first.dialect) == (("127.0.0.1",), 4001, "usual")
    assert (first.pace, first.per_address) == (1.5, 3)
    assert second == replace(first, port=0, dialect="older")
    assert len(dooom.listeners(build_parser().parse(["dooom"]))) == 1


@pytest.mark.parametrize(
    "text", ["extrikate:first.py:First", "extrikate:mine=random", "extrikate", "e" * 90]
)
def test_a_host_names_its_bots_by_game_name_and_source(text: str) -> None:
    with pytest.raises(BadUse, match="--bot: expected GAME:NAME=path") as refused:
        host_bots([text], 1.0)
    assert str(refused.value).endswith(f"not {text[:80]!r}")


def test_a_worker_with_programs_leaves_when_it_is_told_to_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """So that its programs end with it; whoever minds the signal already goes on doing so."""
    minded: list[tuple[int, Any]] = []
    registered: list[Any] = []
    monkeypatch.setattr("waystone.cli.bringing.register", registered.append)
    monkeypatch.setattr("signal.signal", lambda *words: minded.append(words))
    monkeypatch.setattr("signal.getsignal", lambda number: signal.SIG_DFL)
    Preparation(())()
    assert (registered, minded) == ([()], [])
    sources = cast(Any, ("a source",))
    Preparation(sources)()
    assert (registered[1:], [number for number, _ in minded]) == ([sources], [signal.SIGTERM])
    with pytest.raises(SystemExit) as left:
        minded[0][1](signal.SIGTERM, None)
    assert left.value.code == 128 + signal.SIGTERM
    monkeypatch.setattr("signal.getsignal", lambda number: signal.SIG_IGN)
    Preparation(sources)()
    assert len(minded) == 1


def test_a_bench_is_the_projects_own_where_that_is_at_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[list[str], Path]] = []

    def run(words: list[str], cwd: Path) -> Any:
        asked.append((words, cwd))
        return Namespace(returncode=3)

    monkeypatch.setattr("subprocess.run", run)
    assert call("bench", "--json", "--", "--only", "rules").returncode == 3
    assert call("bench").returncode == 3
    (words, home), (alone, _) = asked
    assert words == [sys.executable, "-m", "bench", "--json", "--only", "rules"]
    assert alone == words[:3]
    assert (home / "bench" / "__main__.py").is_file()


def test_a_quick_bench_is_a_table_of_all_games(monkeypatch: pytest.MonkeyPatch) -> None:
    def measure(entry: Any) -> dict[str, Any]:
        return {"game": entry.info.name, "playouts": 7, "steps": 80, "steps_per_second": 12345.6}

    monkeypatch.setattr("waystone.cli.bench.measure", measure)
    done = call("bench", "--quick")
    lines = [[cell.strip() for cell in line.split("│")[1:-1]] for line in done.stdout.splitlines()]
    assert done.returncode == 0
    assert [line for line in lines if line] == [[game, "7", "80", "12,346"] for game in GAMES]
    assert "│ dooom           │               7 │    80 │" in done.stdout
    assert "steps per second, best of 5" in done.stdout


MAIN = import_module("waystone.cli.main")  # the package has a function of this name
GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.mark.parametrize("name", ["delve-and-dash/cpu-level-1", "dooom/duel-hunter-seeker"])
def test_a_step_is_chosen_anew_by_the_seat_that_made_it(name: str) -> None:
    record = parse((GOLDEN / f"{name}.record").read_text(encoding="utf-8"))
    for at, entry in enumerate(record.entries, 1):
        found = repetition(Namespace(step=at, seat=None), record)
        assert (found.record, found.step, found.seat) == (record, at, entry.seat)
    other = repetition(Namespace(step=1, seat=1 - record.entries[0].seat), record)
    assert other.seat == 1 - record.entries[0].seat
    for step in (0, len(record.entries) + 1, None):
        with pytest.raises(BadUse, match=f"1 to {len(record.entries)}"):
            repetition(Namespace(step=step, seat=None), record)


def test_before_the_first_step_a_replay_tells_the_result_too() -> None:
    record = str(GOLDEN / "extrikate" / "two-hard-medium.record")
    at_once, at_the_end = (call("replay", record, *words) for words in (("--step", "0"), ()))
    assert (at_once.returncode, at_the_end.returncode) == (0, 0)
    assert at_once.stdout.splitlines()[-1] == at_the_end.stdout.splitlines()[-1]
    assert "result" in at_once.stdout.splitlines()[-1].lower()


@pytest.mark.parametrize(
    ("words", "said"),
    [((), "stopped"), (("after 3 games", "(again)"), "stopped after 3 games (again)")],
)
def test_who_stops_a_command_is_told_so(
    words: tuple[str, ...], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(given: list[str]) -> int:
        raise KeyboardInterrupt(*words)

    monkeypatch.setattr(MAIN, "run", stop)
    done = call("games")
    assert (done.returncode, done.stdout) == (130, "")
    assert done.stderr.strip().endswith(said)


@pytest.mark.parametrize(("trace", "lines"), [("", 1), ("Traceback\n  a line\n", 3)])
def test_a_match_that_broke_down_is_told_with_its_trace(
    trace: str, lines: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(given: list[str]) -> int:
        raise GameFailed("game 3 failed", trace)

    monkeypatch.setattr(MAIN, "run", fail)
    done = call("games")
    assert (done.returncode, len(done.stderr.splitlines())) == (1, lines)
    assert "game 3 failed" in done.stderr


def test_without_words_there_is_help_or_in_a_terminal_a_match(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played: list[Namespace] = []

    def play(chosen: Namespace) -> int:
        played.append(chosen)
        return 7

    monkeypatch.setattr("waystone.cli.play.play", play)
    for at_keyboard, on_screen in ((False, False), (True, False), (False, True)):
        monkeypatch.setattr("sys.stdin", Namespace(isatty=lambda is_one=at_keyboard: is_one))
        monkeypatch.setattr("sys.stdout.isatty", lambda is_one=on_screen: is_one)
        assert MAIN.run([]) == 0
        assert "usage: waystone" in capsys.readouterr().out
    monkeypatch.setattr("sys.stdin", Namespace(isatty=lambda: True))
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    assert MAIN.run([]) == 7
    assert [each.game for each in played] == [None]
