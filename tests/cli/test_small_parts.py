"""Parts of the commands, each on its own: what is taken, asked of a window, and said."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from argparse import ArgumentTypeError, Namespace
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from tests.cli.command import call
from waystone.catalogue import GAMES
from waystone.cli import bench, dooom, dooom_tournament, keeping, opening, play, replay
from waystone.cli.output import BadUse
from waystone.kernel.table import Table
from waystone.match.in_process import SystemClock
from waystone.match.retention import NEVER
from waystone.match.thinking import WorkerThinker
from waystone.storage.folder import FolderLock
from waystone.storage.memory import MemoryStore
from waystone.storage.sqlite import SqliteStore


@pytest.mark.parametrize(
    ("text", "found"), [("never", NEVER), ("1", 1), ("000000007", 7), ("36500", 36_500)]
)
def test_days_are_counted_from_one_to_a_hundred_years(text: str, found: int) -> None:
    assert keeping.days(text) == found


@pytest.mark.parametrize(
    "text", ["0", "36501", "-1", "1.5", "", "Never", "٣", "1" * 60, "0000000019"]
)
def test_other_days_are_refused_with_what_is_expected(text: str) -> None:
    with pytest.raises(ArgumentTypeError) as refused:
        keeping.days(text)
    said = f"expected never, or days from 1 to 36500, not {text[:40]!r}"
    assert str(refused.value) == said


def test_each_option_about_keeping_is_its_own() -> None:
    words = Namespace(
        compress_unfinished=1,
        remove_unfinished=2,
        compress_finished=3,
        remove_finished=4,
        maps_per_guest=5,
        maps_in_all=6,
    )
    kept, room = keeping.retention(words), keeping.map_quota(words)
    assert (kept.compress_unfinished, kept.remove_unfinished) == (1, 2)
    assert (kept.compress_finished, kept.remove_finished) == (3, 4)
    assert (room.per_guest, room.in_all) == (5_000_000, 6_000_000)


# A window


@pytest.mark.parametrize("reads", [True, False])
@pytest.mark.parametrize("shows", [True, False])
@pytest.mark.parametrize("lines", [True, False])
@pytest.mark.parametrize("term", ["xterm", "dumb", None])
def test_a_window_needs_a_keyboard_and_a_terminal_that_can_draw(
    monkeypatch: pytest.MonkeyPatch, reads: bool, shows: bool, lines: bool, term: str | None
) -> None:
    monkeypatch.setattr(sys.stdin, "isatty", lambda: reads, raising=False)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: shows, raising=False)
    monkeypatch.delenv("TERM", raising=False)
    if term is not None:
        monkeypatch.setenv("TERM", term)
    is_wanted = reads and shows and not lines and term == "xterm" and os.name == "posix"
    assert play.is_screen(Namespace(lines=lines)) is is_wanted


@pytest.mark.parametrize(
    ("encoding", "can"),
    [
        ("utf-8", True),
        ("UTF8", True),
        ("utf-16", True),
        ("UTF-32", True),
        ("ascii", False),
        ("latin-1", False),
        ("", False),
        (None, False),
    ],
)
def test_boxes_are_drawn_where_the_signs_can_be_written(
    monkeypatch: pytest.MonkeyPatch, encoding: str | None, can: bool
) -> None:
    class Out:
        pass

    out: Any = Out()
    out.encoding = encoding
    monkeypatch.setattr(sys, "stdout", out)
    assert play.draws_boxes() is can


def test_a_bad_name_is_told_by_its_beginning() -> None:
    assert play.tidy("  Ada \t Lovelace ") == "Ada Lovelace"
    assert play.tidy("e\u0301") == "\u00e9"
    assert play.tidy("x" * 20) == "x" * 20
    for name in ("x" * 100, "x" * (20 + 1), "", "a\x07b"):
        with pytest.raises(BadUse) as refused:
            play.tidy(name)
        assert repr(name[:40]) in str(refused.value)
        assert "20" in str(refused.value)


# Maps of one's own


def test_a_map_is_one_of_ours_or_a_file(tmp_path: Path) -> None:
    assert dooom.map_settings("cellar") == {"map": "cellar"}
    rows = ["#######", "#..G..#", "#..E..#", "#.....#", "#######"]
    path = tmp_path / "own.txt"
    path.write_text("\n".join(["name Own", "win 1", *rows]) + "\n")
    found = dooom.map_settings(str(path))
    assert found.keys() == {"map", "map_text"}
    assert found["map"] == "custom"
    assert all(row in found["map_text"] for row in rows)
    with pytest.raises(BadUse):
        dooom.map_settings(str(tmp_path / "nowhere.txt"))


# A match again


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A short match of bots."""
    folder = tmp_path_factory.mktemp("records")
    words = ("--bots", "random,random", "--games", "1", "--save", str(folder))
    done = call("simulate", "extrikate", *words)
    assert done.returncode == 0, done.stderr
    (found,) = folder.rglob("*.record")
    return found


def test_a_program_is_told_everything_about_a_match(record: Path) -> None:
    done = call("replay", str(record), "--json")
    told = json.loads(done.stdout)
    keys = ["game", "players", "settings", "steps", "step", "result", "view", "log"]
    assert list(told) == keys
    assert told["game"] == "extrikate"
    assert isinstance(told["settings"], dict)
    assert told["steps"] == told["step"] == len(told["log"]) > 0
    assert [each["step"] for each in told["log"]] == list(range(1, told["steps"] + 1))
    assert all(list(each) == ["step", "seat", "action", "told"] for each in told["log"])
    early = json.loads(call("replay", str(record), "--json", "--step", "2").stdout)
    assert (early["steps"], early["step"], len(early["log"])) == (told["steps"], 2, 2)
    assert early["log"] == told["log"][:2]


def test_lines_of_a_match_are_never_broken(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wide = call("replay", str(record), "--log").stdout
    monkeypatch.setattr("tests.cli.command.OWN", ("NO_COLOR", "TERM", "LINES"))
    monkeypatch.setenv("COLUMNS", "20")
    narrow = call("replay", str(record), "--log").stdout
    *lines, _ = wide.splitlines()
    assert narrow.splitlines()[: len(lines)] == lines
    assert max(map(len, wide.splitlines())) > 40


def test_the_end_of_the_log_is_twelve_lines(record: Path) -> None:
    whole = call("replay", str(record), "--log").stdout.splitlines()
    end = call("replay", str(record)).stdout.splitlines()
    assert len(whole) > len(end)
    assert end[-14:] == whole[-14:], "twelve sentences, the state and the result"
    assert end[-15] == "" != whole[-15]


def test_a_match_is_watched_at_the_pace_that_is_wanted(
    record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    watched: list[float] = []

    class Window:
        def __init__(self, console: Console) -> None:
            self.console = console

        def __enter__(self) -> Console:
            return self.console

        def __exit__(self, *_: object) -> None: ...

    monkeypatch.setattr("waystone.terminal.screen.Screen", Window)
    monkeypatch.setattr(
        "waystone.terminal.watch.watch",
        lambda screen, shown, frames, seconds: watched.append(seconds),
    )
    for speed in (1.0, 2.0, 0.0):
        replay.watch_on_screen(None, [], speed)  # type: ignore[arg-type]
    assert watched == [0.5, 1.0, 0.01]


# How fast


def test_figures_stand_at_the_right_and_games_at_the_left(monkeypatch: pytest.MonkeyPatch) -> None:
    def measure(entry: Any) -> dict[str, Any]:
        return {"game": entry.info.name, "playouts": 3, "steps": 4567, "steps_per_second": 8910.4}

    monkeypatch.setattr(bench, "measure", measure)
    done = call("bench", "--quick")
    head, *rows = [line for line in done.stdout.splitlines() if "│" in line or "┃" in line]
    titles = [each.strip() for each in head.strip("┃").split("┃")]
    assert titles == ["game", "random playouts", "steps", "steps per second, best of 5"]
    first = rows[0].strip("│").split("│")
    assert [each.strip() for each in first] == [next(iter(GAMES)), "3", "4567", "8,910"]
    assert first[0].startswith(f" {next(iter(GAMES))}")
    assert all(each.endswith(f"{each.strip()} ") for each in first[1:])
    assert len(rows) == len(GAMES)
    told = json.loads(call("bench", "--quick", "--json").stdout)
    assert [each["game"] for each in told] == list(GAMES)


def test_the_best_of_five_rounds_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each clock is looked at before a playout and behind a round; rounds last 0.4 s at least."""
    seconds = iter([0.0, 0.1, 0.3, 0.5, 0.5, *([1.0, 1.0, 1.5, 1.5] * 3), 9.0, 9.3, 9.4, 9.4])
    played: list[tuple[Any, int]] = []

    def play(game: Any, state: Any, dice: Any) -> int:
        played.append((dice.seed, state))
        return 100

    def setup(seats: int, dice: Any) -> int:
        return seats

    entry: Any = Namespace(
        settings=GAMES["extrikate"].settings,
        open=lambda settings: Namespace(setup=setup),
        info=Namespace(seats=(1, 3), name="extrikate"),
    )
    monkeypatch.setattr(bench, "perf_counter", lambda: next(seconds))
    monkeypatch.setattr(bench, "play_randomly", play)
    assert bench.measure(entry) == {
        "game": "extrikate",
        "playouts": 6,
        "steps": 600,
        "steps_per_second": 400.0,
    }
    assert played == [(str(at), 3) for at in range(6)]


# Where matches are kept


def kept_in(folder: str | None) -> tuple[Any, Any]:
    """The store and the ports."""

    async def use() -> tuple[Any, Any]:
        async with opening.opened(folder, None) as (store, ports):
            return store, ports

    return asyncio.run(use())


def test_matches_are_kept_in_a_folder_or_forgotten(tmp_path: Path) -> None:
    for folder, kind in ((None, MemoryStore), (str(tmp_path), SqliteStore)):
        store, ports = kept_in(folder)
        assert type(store) is kind
        assert ports.store is store
        assert (type(ports.clock), type(ports.thinker)) == (SystemClock, WorkerThinker)
    FolderLock(tmp_path).release()


def test_a_database_needs_its_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(BadUse) as refused, opening.database_trouble():
        pass
    said = "PostgreSQL needs one more package: pip install 'waystone[postgres]'"
    assert str(refused.value) == said


# What replays


@pytest.mark.parametrize(("steps", "told"), [(0, "0 steps"), (1, "1 step"), (2, "2 steps")])
def test_steps_are_counted_in_words(tmp_path: Path, steps: int, told: str) -> None:
    table: Table[Any] = Table(GAMES["extrikate"].open({}), ["Ada"], "verify")
    for _ in range(steps):
        table.act(0, table.legal(0)[0].text)
    path = tmp_path / "some.record"
    path.write_text(table.record.text())
    assert call("verify", str(path)).stdout == f"{path}: replays, {told}, unfinished\n"


# A tournament that is stopped


@pytest.mark.parametrize("is_kept", [True, False])
def test_who_stops_a_tournament_is_told_what_was_kept_of_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, is_kept: bool
) -> None:
    """Where it has a folder, it can go on; elsewhere nothing is left to tell."""
    play, played = dooom_tournament.play_all, iter([True])

    async def stop_after_one(plan: Any, numbers: Any, *rest: Any) -> None:
        if next(played, False):
            await play(plan, numbers[:1], *rest)
            raise KeyboardInterrupt("after 1 of 4 games")
        await play(plan, numbers, *rest)

    monkeypatch.setattr(dooom_tournament, "play_all", stop_after_one)
    monkeypatch.setattr(dooom_tournament, "run_to_end", asyncio.run)
    words = ["dooom", "tournament", "--bots", "random,random", "--games", "4", "--json"]
    words += ["--folder", str(tmp_path)] * is_kept
    stopped = call(*words)
    assert stopped.returncode == 130
    if not is_kept:
        assert (stopped.stdout, stopped.stderr) == ("", "waystone: stopped after 1 of 4 games\n")
        return
    assert stopped.stderr == "waystone: stopped after 1 of 4 games (the same command goes on)\n"
    assert json.loads(stopped.stdout)["games"] == 1
    again = call(*words)
    assert again.stderr == "waystone: 1 games were played already; going on\n"
    assert json.loads(again.stdout)["games"] == 4
