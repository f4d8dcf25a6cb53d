"""A Ray cluster gives the numbers of one machine, also if it loses a node on the way."""

import json
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import call
from waystone.lab.cluster import pieces

TOURNAMENT = ("tournament", "delve-and-dash", "--bots", "random,squire,knight", "--json")


def test_pieces_hold_every_match_once() -> None:
    for many, processors in ((0, 2), (1, 4), (100, 2), (5000, 3)):
        found = pieces(range(many), processors)
        assert [match for piece in found for match in piece] == list(range(many))
        assert all(0 < len(piece) <= 64 for piece in found)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--cluster", ""), "--cluster takes an address, or auto"),
        (("--cluster", "auto", "--workers", "2"), "leave --workers out"),
        (("--cluster", "auto", "--think", "1"), "takes a budget in --nodes"),
    ],
)
def test_what_does_not_go_together_is_refused(words: tuple[str, ...], says: str) -> None:
    for command in (TOURNAMENT[:-1], ("simulate", "extrikate", "--bots", "easy,easy")):
        done = call(*command, *words)
        assert (done.returncode, done.stdout) == (2, "")
        assert says in done.stderr


def test_who_lacks_ray_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.setattr("waystone.cli.parts.find_spec", lambda name: None)
    done = call(*TOURNAMENT, "--cluster", "auto")
    assert (done.returncode, "pip install 'waystone[ray]'" in done.stderr) == (2, True)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two nodes on this machine, a processor each."""
    pytest.importorskip("ray")
    from ray.cluster_utils import Cluster

    found = Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False}
    )
    yield found
    found.shutdown()


@pytest.mark.cluster
@pytest.mark.timeout(600)
@pytest.mark.filterwarnings("ignore")
def test_a_killed_node_changes_no_number(cluster: Any, tmp_path: Path) -> None:
    alone = json.loads(call(*TOURNAMENT, "--games", "120").stdout)
    node = cluster.add_node(num_cpus=1)
    folder = tmp_path / "cup"
    told: list[Any] = []
    words = (*TOURNAMENT, "--games", "120", "--folder", str(folder), "--cluster", cluster.address)
    run = threading.Thread(target=lambda: told.append(_main(words, tmp_path)))
    run.start()
    results = folder / "results.jsonl"
    while not (results.exists() and results.read_bytes().count(b"\n") >= 8):
        time.sleep(0.02)
        assert run.is_alive()
    played = results.read_bytes().count(b"\n")
    cluster.remove_node(node, allow_graceful=False)
    run.join()
    assert played < 120, "all was over before the node was killed"
    assert json.loads(told[0]) == alone
    numbers = [json.loads(line)["number"] for line in results.read_text().splitlines()]
    assert sorted(numbers) == list(range(120))


@pytest.mark.cluster
@pytest.mark.timeout(600)
@pytest.mark.filterwarnings("ignore")
def test_a_simulation_gives_the_same_numbers(cluster: Any, tmp_path: Path) -> None:
    words = ("simulate", "extrikate", "--bots", "easy,medium", "--games", "40", "--swap", "--json")
    alone = json.loads(call(*words).stdout)
    there = json.loads(_main((*words, "--cluster", cluster.address), tmp_path))
    for name in ("bots", "outcomes", "steps", "decided", "seat_wins"):
        assert there[name] == alone[name]


def _main(words: tuple[str, ...], folder: Path) -> str:
    """The command in a process of its own: what Ray leaves in one is not for other tests."""
    import subprocess

    from tests.cli.command import COMMAND, environment

    done = subprocess.run(
        [*COMMAND, *words], capture_output=True, text=True, env=environment(), cwd=folder
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
