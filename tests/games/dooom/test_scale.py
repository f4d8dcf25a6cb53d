"""A step and a look cost the same in any dungeon."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

import pytest

from tests.games.dooom.scene import rulebook
from waystone.games.dooom.state import DooomState
from waystone.kernel.dice import SeededDice


def lines_run(work: Callable[[], object]) -> int:
    """How many lines of Python a piece of work runs: a cost that no busy machine disturbs."""
    count = 0

    def trace(frame: FrameType, event: str, argument: Any) -> Any:
        nonlocal count
        count += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        work()
    finally:
        sys.settrace(before)
    return count


def costs(side: int) -> tuple[int, int, int, int]:
    """Step, look, copy and key in an open square of this size, for the same walk."""
    rows = ["." * side] * (side - 1) + ["E" + "." * (side - 1)]
    rows[0] = "G" + rows[0][1:]
    text = "\n".join(["name Open", "win 1", *rows])
    game = rulebook(map="custom", map_text=text, max_rounds="0")
    state: DooomState = game.setup(2, SeededDice(4))
    middle = state.dungeon.cell(side // 2, side // 2)
    del state.standing[state.place[0]]
    state.place[0] = state.start[0] = middle
    state.standing[middle] = 0

    def walk() -> None:
        for text in ("move e", "move s", "move w", "move n", "end turn"):
            game.apply(state, 0, game.alphabet.parse(text), SeededDice(1))
            state.turn = 0

    walk()
    steps = lines_run(walk)
    views = lines_run(lambda: game.view(state, 0))
    return steps, views, lines_run(state.copy), lines_run(state.key)


@pytest.mark.rule("DM-1")
def test_costs_do_not_grow_with_the_map() -> None:
    assert costs(40) == costs(400)
