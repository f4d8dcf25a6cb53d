"""What an analysis says about Dungeon of Dooom, in drawn positions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dooom.scene import Scene
from waystone.games.dooom.board import FULL_AP, LANTERN_BIT, SWORD_BIT
from waystone.games.dooom.coach import DooomCoach

CELLAR = """
#########
#E..0..G#
#########
"""


RICH = CELLAR.replace("..G", "GG.")


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


@pytest.mark.parametrize(
    ("map", "gold", "missing", "steps"),
    [(CELLAR, 0, 1, 3 + 1 + 6), (CELLAR, 1, 0, 3), (RICH, 0, 2, 1 + 1 + 1 + 1 + 5)],
)
def test_what_counts_is_the_round_and_what_is_missing(
    map: str, gold: int, missing: int, steps: int
) -> None:
    """Turns of the way that is left behind this turn's points, the gold, the exit; then wounds,
    sword, lantern and the turn."""
    scene = Scene(map, win=gold + missing).give(0, gold=gold)
    turns = max(0, steps - FULL_AP) / FULL_AP
    found = list(coach(scene).features(scene.state, 0))
    assert found[:3] == pytest.approx([turns / 10, turns / 3, turns])
    assert found[3:] == [missing / 4, float(not missing), 0, 0, 1, 0, 0, 0, 1, 0]


def test_who_has_enough_and_has_seen_an_exit_knows_where_to_go() -> None:
    for gold, knows in ((0, 0.0), (1, 1.0)):
        scene = Scene(CELLAR).give(0, gold=gold)
        scene.do(0, "move w")
        assert list(coach(scene).features(scene.state, 0))[4:7] == [gold, knows, 1.0]


@pytest.mark.parametrize(("missing", "is_short"), [(0, 0.0), (1, 1.0), (2, 1.0)])
def test_who_needs_gold_where_none_lies_is_short_of_it(missing: int, is_short: float) -> None:
    scene = Scene(RICH, win=2).give(0, gold=2 - missing)
    assert coach(scene).features(scene.state, 0)[-1] == 0.0
    for cell in coach(scene).piles(scene.state):
        scene.state.altered[cell] = 0
    assert coach(scene).features(scene.state, 0)[-1] == is_short


def test_wounds_gear_and_whose_turn_it_is_are_facts() -> None:
    scene = Scene(CELLAR).give(0, gold=1)
    scene.state.hp[0], scene.state.gear[0], scene.state.turn = 1, SWORD_BIT | LANTERN_BIT, 1
    found = list(coach(scene).features(scene.state, 0))
    assert found[7:] == [0.5, 1.0, 1.0, 1.0, 0.0, 0.0]
    assert found[2] == pytest.approx(3 / (FULL_AP - 2))
    scene.state.status[0] += 1
    assert coach(scene).features(scene.state, 0) == ()
