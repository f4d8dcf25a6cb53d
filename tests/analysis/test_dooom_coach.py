"""What an analysis says about Dungeon of Dooom, in drawn positions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dooom.scene import Scene
from waystone.games.dooom.coach import DooomCoach

CELLAR = """
#########
#E..0..G#
#########
"""


def coach(scene: Scene) -> DooomCoach:
    return DooomCoach(scene.game, {})


def said(scene: Scene, played: str, better: str) -> list[tuple[str, dict[str, Any]]]:
    """Why one action is better than another, if the dungeon were the drawn one."""
    done, other = (scene.game.alphabet.parse(text) for text in (played, better))
    return coach(scene).reasons(scene.view(0), done, other, [scene.state])


@pytest.mark.parametrize(
    ("gold", "played", "better", "why"),
    [
        (0, "move w", "move e", ("dm_to_gold", {"share": 100, "rest": 0})),
        (1, "move e", "move w", ("dm_to_exit", {"share": 100, "rest": 0})),
        (1, "end turn", "move w", ("dm_to_exit", {"share": 100, "rest": 0})),
        (1, "attack n", "move w", ("dm_to_exit", {"share": 100, "rest": 0})),
        (0, "move w", "pick up", ("dm_take", {"gold": 0, "goal": 1})),
        (0, "end turn", "attack n", ("dm_strike", {})),
        (0, "attack n", "end turn", ("dm_to_gold", {"share": 0, "rest": 0})),
        (0, "end turn", "move n", ("dm_points", {"count": 6})),
    ],
)
def test_why_another_action_was_better(
    gold: int, played: str, better: str, why: tuple[str, dict[str, int]]
) -> None:
    assert said(Scene(CELLAR).give(0, gold=gold), played, better) == [why]


def test_nothing_is_said_without_dungeons_to_say_it_of() -> None:
    scene = Scene(CELLAR)
    better, played = (scene.game.alphabet.parse(f"move {way}") for way in "ew")
    assert coach(scene).reasons(scene.view(0), played, better, []) == []


@pytest.mark.parametrize(
    ("gold", "steps"),
    [(0, 3 + 1 + 6), (1, 3), (2, 3)],
    ids=["gold first", "the exit alone", "more than needed"],
)
def test_the_round_leads_over_the_missing_gold_to_an_exit(gold: int, steps: int) -> None:
    """Each pile costs one action more: it has to be picked up (DM-47)."""
    scene = Scene(CELLAR).give(0, gold=gold)
    assert coach(scene).round_of(scene.state, 0, 1 - gold) == steps


def test_gold_that_was_taken_or_dropped_is_counted_where_it_lies() -> None:
    scene = Scene(CELLAR, under={0: "G"}, win=2)
    assert coach(scene).gold_lying(scene.state) == 2
    scene.do(0, "pick up")
    assert coach(scene).gold_lying(scene.state) == 1
    assert coach(scene).round_of(scene.state, 0, 1) == 10
