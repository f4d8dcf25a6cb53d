"""The example that learns: the same luck, the same weights, however often it is stopped."""

from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from waystone.games.delve_and_dash.board import board_of
from waystone.games.delve_and_dash.bots.map import FAR, cost_to_go

EXAMPLES = Path(__file__).parents[2] / "examples"
SMALL = ["--matches", "6", "--steps", "12", "--duels", "2"]


@pytest.fixture
def learn(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    return import_module("learn")


def kept(file: Path) -> dict[str, Any]:
    """A checkpoint, without the time that it took."""
    with np.load(file) as found:
        all_there = dict(found)
    all_there["curve"] = np.delete(all_there["curve"], 1, axis=1)
    return all_there


def test_to_go_on_is_to_learn_at_once(learn: Any, tmp_path: Path) -> None:
    whole, parts, other = (tmp_path / f"{name}.npz" for name in ("whole", "parts", "other"))
    learn.main([*SMALL, "--file", str(whole), "--updates", "10"])
    learn.main([*SMALL, "--file", str(parts), "--updates", "5"])
    assert kept(parts)["curve"][:, 0].tolist() == [5]
    learn.main([*SMALL, "--file", str(parts), "--updates", "10"])
    learn.main([*SMALL, "--file", str(other), "--updates", "5", "--seed", "2"])
    one, same = kept(whole), kept(parts)
    assert one["curve"][:, 0].tolist() == [5, 10]
    assert all(np.array_equal(one[name], same[name]) for name in one)
    assert np.abs(one["weights"]).max() > 0.1
    assert not np.array_equal(kept(other)["weights"], one["weights"])
    table = parts.with_suffix(".csv").read_text("utf-8").splitlines()
    assert table[0] == "updates,cpu_seconds,won,lost,undecided"
    assert [line.split(",")[0] for line in table[1:]] == ["5", "10"]


def test_who_stops_it_keeps_what_was_learned(
    learn: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "stopped.npz"
    points: list[int] = []

    def evaluate(*_: Any) -> Any:
        if points:
            raise KeyboardInterrupt
        points.append(1)
        return np.array([1, 2, 3])

    monkeypatch.setattr(learn, "evaluate", evaluate)
    with pytest.raises(SystemExit, match=r"goes on from .*stopped\.npz"):
        learn.main([*SMALL, "--file", str(file), "--updates", "20"])
    assert kept(file)["curve"].tolist() == [[5, 1, 2, 3]]
    assert [path.name for path in tmp_path.iterdir() if path.suffix == ".part"] == []


def test_it_tells_how_strong_it_is_with_its_doubt(
    learn: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "learned.npz"
    with pytest.raises(SystemExit, match="there is no"):
        learn.main(["--file", str(file), "--evaluate", "4"])
    learn.main([*SMALL, "--file", str(file), "--updates", "1"])
    capsys.readouterr()
    learn.main(["--file", str(file), "--evaluate", "4"])
    assert "95 % interval" in capsys.readouterr().out
    told = "won 60 of 100 decided duels: 60.0% (95 % interval 50.2% to 69.1%), 7 undecided"
    assert learn.said(np.array([60, 40, 7])) == told
    with pytest.raises(SystemExit, match="learned with seed 1"):
        learn.main(["--file", str(file), "--evaluate", "4", "--seed", "2"])


def test_ways_are_as_long_as_they_are_known_to_be(learn: Any) -> None:
    sight, board, dice = import_module("sight"), board_of(8), np.random.default_rng(5)
    known = dice.choice(5, (3, board.edges), p=[0.3, 0.4, 0.2, 0.05, 0.05])
    goals = dice.random((2, 3, 64)) < 0.02
    goals[:, :, 9] = True
    far = sight.distances(sight.TOLLS[known], goals)
    tolls = dict(zip("?# /+", (200, 0, 100, 100, 450), strict=True))
    for match in range(3):
        signs = "".join("?# /+"[code] for code in known[match])
        price = [tolls[signs[edge]] if edge >= 0 else 0 for edge in board.edge]
        for goal in range(2):
            there = {int(cell): 0 for cell in np.flatnonzero(goals[goal, match])}
            costs = cost_to_go(board, price, there, -1)
            wanted = [sight.FAR if cost == FAR else min(cost / 100, sight.FAR) for cost in costs]
            assert np.allclose(far[:, goal, match], wanted)


def test_gains_go_to_the_seat_that_made_them(learn: Any) -> None:
    # One match: seats 0, 1, 0 choose; the last choice wins it for seat 0, and a new one begins.
    worth = np.array([[0.2], [-0.1], [0.5], [0.3]])
    seats = np.array([[0], [1], [0], [1]])
    over = np.array([[False], [False], [True], [False]])
    won = np.array([[[0.0, 0.0]], [[0.0, 0.0]], [[1.0, -1.0]], [[0.0, 0.0]]])
    gains = learn.advantages(worth, seats, over, won)[:, 0]
    assert np.allclose(gains, [0.3 + 0.9 * 0.5, -1 + 0.1, 0.5, 0.0])
