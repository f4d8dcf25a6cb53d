"""The commands with good input: tables for people, JSON for programs."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path

import pytest

from tests.cli.command import COMMAND, call, environment, run, start
from tests.processes import PATIENCE
from waystone.catalogue import GAMES
from waystone.cli import bench
from waystone.cli.main import main
from waystone.kernel.record import parse

SIMULATE = ("simulate", "delve-and-dash", "--bots", "random,random", "--seed", "7")


def test_games_bots_and_settings() -> None:
    table = call("games").stdout
    assert all(name in table for name in GAMES)
    games = json.loads(call("games", "--json").stdout)
    assert [each["game"] for each in games] == list(GAMES)
    delve = games[0]
    assert {"game", "title", "summary", "version", "seats", "bots", "settings"} == set(delve)
    assert {"setting", "default", "expected", "help", "ranked_any"} == set(delve["settings"][0])
    assert json.loads(call("bots", "delve-and-dash", "--json").stdout) == delve["bots"]
    assert json.loads(call("settings", "delve-and-dash", "--json").stdout) == delve["settings"]
    assert "wall_probability" in call("settings", "delve-and-dash").stdout


def test_no_words_and_no_terminal_print_the_help() -> None:
    done = run()
    assert (done.returncode, done.stderr) == (0, "")
    assert "waystone play delve-and-dash" in done.stdout


def test_a_simulation_is_the_same_for_any_workers(tmp_path: Path) -> None:
    found = []
    for workers in ("1", "2"):
        folder = tmp_path / workers
        words = ("--games", "8", "--workers", workers, "--json", "--save", str(folder))
        done = call(*SIMULATE, *words)
        assert (done.returncode, done.stderr) == (0, "")
        data = json.loads(done.stdout)
        for name in ("seconds", "steps_per_second"):
            assert data.pop(name) > 0
        texts = {each.name: each.read_text() for each in sorted(folder.iterdir())}
        found.append((data, texts))
    assert found[0] == found[1]
    data, texts = found[0]
    assert (data["game"], data["games"], data["seed"]) == ("delve-and-dash", 8, "7")
    assert list(texts) == [f"game-{number}.record" for number in range(8)]
    assert sum(len(parse(text).entries) for text in texts.values()) == data["steps"]


def test_a_simulation_prints_tables_without_colour_into_a_pipe() -> None:
    done = call(*SIMULATE, "--games", "4", "--swap", "--times")
    assert done.returncode == 0
    assert "\x1b" not in done.stdout + done.stderr
    for words in ("random", "95 %", "p99 ms", "how it ended", "seats swapped", "steps per second"):
        assert words in done.stdout


@pytest.fixture
def unread() -> Iterator[int]:
    """The end to write to of a pipe that nobody reads."""
    reading, writing = os.pipe()
    os.close(reading)
    yield writing
    os.close(writing)


def test_a_pipe_that_nobody_reads_has_its_own_exit_code(unread: int) -> None:
    """Nor does Python complain when it ends."""
    words = [*COMMAND, *SIMULATE, "--games", "2"]
    done = subprocess.run(words, stdout=unread, stderr=subprocess.PIPE, env=environment())
    assert (done.returncode, done.stderr) == (141, b"")


@pytest.mark.parametrize("words", [("games",), ("games", "--json"), ("settings", "extrikate")])
def test_so_it_has_for_every_kind_of_result(
    unread: int, words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    with open(unread, "w", closefd=False) as pipe, redirect_stdout(pipe):
        assert main(words) == 141
    assert capsys.readouterr().err == ""


def test_ctrl_c_while_the_program_starts_is_clean() -> None:
    impatient = """
import sys
class CtrlC:
    def find_spec(self, name, *rest):
        if name == "waystone.catalogue":
            raise KeyboardInterrupt
sys.meta_path.insert(0, CtrlC())
import waystone.__main__
"""
    done = subprocess.run(
        [sys.executable, "-c", impatient], capture_output=True, text=True, env=environment()
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_prints_what_the_games_have_shown(tmp_path: Path, workers: str) -> None:
    words = (*SIMULATE, "--games", "1000000", "--json", "--save", str(tmp_path / "kept"))
    process = start(*words, "--workers", workers)
    try:
        limit = time.monotonic() + PATIENCE
        while not list(tmp_path.glob("kept/*.record")):
            assert time.monotonic() < limit
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()
    data = json.loads(out)
    assert process.returncode == 130
    assert err == f"waystone: stopped after {data['games']} of 1000000 games\n"
    assert 0 < data["games"] == sum(data["outcomes"].values())


def children_of(process: int) -> list[str]:
    return Path(f"/proc/{process}/task/{process}/children").read_text().split()


def is_alive(process: str) -> bool:
    return Path(f"/proc/{process}").exists()


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks at processes in /proc")
@pytest.mark.parametrize(
    ("number", "code", "words"),
    [(signal.SIGINT, 130, "waystone: stopped after "), (signal.SIGTERM, 143, "")],
)
def test_an_interrupted_simulation_leaves_no_process(
    number: signal.Signals, code: int, words: str
) -> None:
    process = start(*SIMULATE, "--games", "1000000", "--workers", "2")
    try:
        limit = time.monotonic() + PATIENCE
        while len(children_of(process.pid)) < 2:
            assert time.monotonic() < limit
            time.sleep(0.05)
        workers = children_of(process.pid)
        time.sleep(0.3)
        # As a terminal does it: Ctrl-C reaches the whole group.
        os.killpg(process.pid, number) if number == signal.SIGINT else process.send_signal(number)
        out, err = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()
    assert process.returncode == code
    assert out == "" or number == signal.SIGINT
    assert err.startswith(words)
    assert err.count("\n") <= 1
    assert not any(map(is_alive, workers))


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks at processes in /proc")
def test_workers_do_not_outlive_a_killed_parent() -> None:
    process = start(*SIMULATE, "--games", "1000000", "--workers", "2")
    try:
        limit = time.monotonic() + PATIENCE
        while len(children_of(process.pid)) < 2:
            assert time.monotonic() < limit
            time.sleep(0.05)
        workers = children_of(process.pid)
    finally:
        process.kill()
        process.communicate()
    limit = time.monotonic() + PATIENCE
    while any(map(is_running, workers)):
        assert time.monotonic() < limit
        time.sleep(0.1)


def is_running(process: str) -> bool:
    """Whether it is there and not merely waiting to be buried by whoever inherited it."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except OSError:
        return False
    return state != "Z"


def test_the_quick_bench_measures_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "SECONDS", 0.01)
    figures = json.loads(call("bench", "--quick", "--json").stdout)
    assert [each["game"] for each in figures] == list(GAMES)
    assert all(each["steps_per_second"] > 0 for each in figures)


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(("--version",))
    assert left.value.code == 0
    assert capsys.readouterr().out.startswith("waystone")
