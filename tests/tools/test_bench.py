"""The labels of measured rows are true: what a process has loaded is looked up, not believed."""

from pathlib import Path
from types import ModuleType

import pytest

from bench import ours
from bench.goals import GAMES, GOALS, KINDS, PEERS, WHAT
from bench.measure import IN_C, MIXED, PEER, PYTHON, Job, Worker, build_of, modules_of
from bench.report import rate_rows, ratio
from waystone.catalogue import GAMES as CATALOGUE

SO = "rules.cpython-311-x86_64-linux-gnu.so"


def module(name: str, file: str) -> ModuleType:
    made = ModuleType(name)
    made.__file__ = file
    return made


def test_a_build_is_known_by_the_files_that_were_loaded() -> None:
    plain, compiled = module("a", "/x/rules.py"), module("b", f"/x/{SO}")
    assert build_of([plain, plain]) == PYTHON
    assert build_of([compiled, compiled]) == IN_C
    assert build_of([plain, compiled]) == MIXED


@pytest.mark.parametrize("name", ours.SETTINGS)
def test_the_rules_of_a_game_and_the_kernel_are_looked_at(name: str) -> None:
    assert ours.workloads()
    folder = name.replace("-", "_")
    looked = {each.__name__ for each in modules_of(folder)}
    home = f"waystone.games.{folder}"
    assert {"waystone.kernel.dice", f"{home}.game", f"{home}.state", f"{home}.board"} <= looked
    assert not [each for each in looked if ".bots" in each or each.endswith((".view", ".events"))]


def test_a_game_of_which_one_file_is_plain_is_not_called_compiled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for each in modules_of("delve_and_dash"):
        monkeypatch.setattr(each, "__file__", "/x/rules.py")
    for each in modules_of("extrikate"):
        monkeypatch.setattr(each, "__file__", f"/x/{SO}")
    jobs = ours.workloads()
    assert {jobs[f"extrikate {kind}"].build for kind in KINDS} == {IN_C}
    assert {jobs[f"delve {kind}"].build for kind in KINDS} == {MIXED}  # the kernel is
    assert jobs["tic-tac-toe"].build == MIXED
    monkeypatch.setattr("waystone.games.extrikate.rules.__file__", "/x/rules.py")
    assert ours.workloads()["extrikate copy"].build == MIXED


def test_every_game_is_measured_beside_a_peer() -> None:
    assert set(ours.SETTINGS) == set(CATALOGUE)
    assert set(ours.SHORT.values()) == set(GAMES)
    jobs = ours.workloads()
    assert {f"{game} {kind}" for game in GAMES for kind in KINDS} <= set(jobs)
    assert set(jobs) - set(PEERS) == {"delve copies"}
    assert {*jobs, *PEERS.values(), *(goal.peer for goal in GOALS)} == set(WHAT) - {
        "OpenSpiel phantom_ttt",
        "OpenSpiel phantom_ttt bare rollouts",
    }


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", ["legal", "view", "imagine"])
def test_what_is_measured_can_be_done(game: str, kind: str) -> None:
    job: Job = ours.workloads()[f"{game} {kind}"]
    assert job.play() >= ours.POSITIONS // 2


def test_a_folder_that_is_not_compiled_is_not_measured_as_if_it_were(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="wanted the compiled build, but got python"):
        Worker(IN_C, tmp_path)


def test_a_row_says_how_many_times_as_fast_as_its_peer_it_is() -> None:
    rates = {
        (PYTHON, "delve legal"): [900.0, 1000.0, 5000.0],
        (PEER, "python-chess legal"): [300.0, 100.0, 1000.0],
    }
    assert ratio(rates, PYTHON, "delve legal", "python-chess legal") == 5
    assert ratio(rates, IN_C, "delve legal", "python-chess legal") is None
    assert rate_rows(rates)[1][:6] == [
        *(PYTHON, "delve legal", "1 k", "900–5 k", "5×", "python-chess legal"),
    ]
