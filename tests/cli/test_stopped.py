"""Who stops long work keeps what it has shown so far; and what is left to say at an end."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.cli.command import call
from waystone.catalogue import find_game
from waystone.cli import play, simulate, tournament
from waystone.cli.again import bot_for
from waystone.cli.output import BadUse
from waystone.kernel.mode import BOT, ME, Mode
from waystone.lab.referee import play_fixtures
from waystone.lab.simulate import play_blocks
from waystone.lab.workers import share_out

EXTRIKATE = find_game("extrikate")
WORDS = ("extrikate", "--bots", "easy,random", "--games", "4", "--json")


@pytest.mark.parametrize(("many", "told"), [(0, False), (2, True)])
def test_a_simulation_that_is_stopped_tells_what_it_has(
    many: int, told: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def stop(plan: Any, workers: int, report: Any, prepare: Any) -> None:
        if many:
            (block,) = play_blocks(plan, range(many), 1e9)
            report(block)
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate, "run_in_blocks", stop)
    rows = tmp_path / "rows.jsonl"
    done = call("simulate", *WORDS, "--matches", str(rows))
    assert done.returncode == 130
    assert bool(done.stdout) is told
    assert rows.exists() is told
    if told:
        assert json.loads(done.stdout)["games"] == many
        assert len(rows.read_bytes().splitlines()) == many
    assert done.stderr.startswith("waystone: stopped")


@pytest.mark.parametrize("kept", [False, True])
def test_a_tournament_that_is_stopped_goes_on_where_it_has_a_folder(
    kept: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    shared = share_out

    def stop(work: Any, fixtures: Any, workers: int, report: Any, prepare: Any) -> None:
        shared(work, fixtures[:2], workers, report, prepare)
        raise KeyboardInterrupt("after 2")

    report, rows = tmp_path / "cup.html", tmp_path / "rows.jsonl"
    folder = ("--folder", str(tmp_path / "cup")) if kept else ()
    words = (*WORDS, *folder, "--report", str(report), "--matches", str(rows))
    with monkeypatch.context() as patched:
        patched.setattr(tournament, "share_out", stop)
        done = call("tournament", *words)
    assert done.returncode == 130
    assert json.loads(done.stdout)["games"] == 2
    assert "<svg" in report.read_text(encoding="utf-8")
    assert len(rows.read_bytes().splitlines()) == 2
    assert ("(the same command goes on)" in done.stderr) is kept
    assert "stopped after 2" in done.stderr
    if kept:
        again = call("tournament", *words)
        assert "2 matches were played already; going on" in again.stderr
        assert json.loads(again.stdout)["games"] == 4


def test_a_cluster_plays_instead_of_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[Any, ...]] = []
    for module in (simulate, tournament):
        monkeypatch.setattr(module, "check_cluster", lambda chosen: None)
        monkeypatch.setattr(module, "share_out_on_cluster", lambda *words: asked.append(words))
    call("simulate", *WORDS, "--cluster", "auto")
    call("tournament", *WORDS, "--cluster", "auto")
    (first, numbers, where, *_), (second, fixtures, _, *_) = asked
    assert (list(numbers), where) == ([0, 1, 2, 3], "auto")
    assert (first.func, second.func) == (play_blocks, play_fixtures)
    assert [each.number for each in fixtures] == [0, 1, 2, 3]


def test_who_is_named_plays_again_else_who_sat_there_or_the_usual_bot() -> None:
    asked, open_ = Namespace(bot=("hard",)), Namespace(bot=None)
    assert bot_for("easy", asked, EXTRIKATE) == "hard"
    assert bot_for("easy", open_, EXTRIKATE) == "easy"
    assert bot_for("Ada", open_, EXTRIKATE) == EXTRIKATE.usual_bot


def test_a_record_that_is_none_is_named(tmp_path: Path) -> None:
    path = tmp_path / "no.record"
    path.write_text("nothing\n")
    done = call("play", "--from", str(path), "--step", "1", "--lines")
    assert done.returncode == 2
    assert f"{path}: " in done.stderr


def test_one_bot_sits_in_all_seats_and_several_each_in_one() -> None:
    table = Mode("table", [ME, BOT, BOT], free=True)
    assert play.bot_names((), table, EXTRIKATE) == [EXTRIKATE.usual_bot] * 2
    assert play.bot_names(("hard",), table, EXTRIKATE) == ["hard", "hard"]
    assert play.bot_names(("hard", "easy"), table, EXTRIKATE) == ["hard", "easy"]
    with pytest.raises(BadUse, match="2"):
        play.bot_names(("hard", "easy", "easy"), table, EXTRIKATE)


def test_last_words_are_the_result_or_that_there_is_none() -> None:
    board = SimpleNamespace(
        shared=SimpleNamespace(unfinished="not over"),
        closing=lambda view, narrator, seconds: [("Time", f"{seconds} s"), (view, narrator)],
    )
    match: Any = SimpleNamespace(
        board=board,
        narrator="Nat",
        is_over=True,
        view=lambda: "View",
        seconds=lambda: 9,
        result=lambda: "Ada wins",
    )
    assert play.last_words(cast(Any, match)) == ["Ada wins", "Time: 9 s", "View: Nat"]
    match.is_over = False
    assert play.last_words(cast(Any, match)) == ["not over"]
