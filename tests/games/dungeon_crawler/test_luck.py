"""What bots think of dice on the table, and which card they would change them with."""

from __future__ import annotations

import os
from types import SimpleNamespace
from typing import Any, cast

import pytest

from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.board import FIRST_HERO
from waystone.games.dungeon_crawler.bots import luck
from waystone.games.dungeon_crawler.bots.scene import Scene

pytestmark = pytest.mark.skipif(
    bool(os.environ.get("COMPILED")), reason="nothing stands in for an object of a compiled class"
)
ME, OTHER, MONSTER = FIRST_HERO, FIRST_HERO + 1, 7


def rolled(purpose: str, *dice: int, rollers: tuple[int, ...] = (0,), strike: Any = None) -> Scene:
    """Dice of seat 0, who has DEF 5 and two body points left; the Monster DEF 4 and one."""
    roll = SimpleNamespace(purpose=purpose, dice=dice, rollers=rollers)
    bodies = {
        0: SimpleNamespace(figure=ME, defence=5, left=2),
        1: SimpleNamespace(figure=OTHER, defence=5, left=2),
        2: SimpleNamespace(figure=MONSTER, defence=4, left=1),
    }
    view = SimpleNamespace(roll=roll, strike=strike)
    return cast(Scene, SimpleNamespace(seat=0, view=view, bodies=bodies))


def strike(attacker: int, target: int, **more: Any) -> Any:
    usual = {"turned": False, "plus": 0, "ignored": 0}
    return SimpleNamespace(attacker=attacker, target=target, **{**usual, **more})


@pytest.mark.rule("DC-46")
@pytest.mark.parametrize(
    ("rollers", "dice", "worth"),
    [
        ((0, 1), (4, 3), 2.0),
        ((0, 1), (3, 3), 0.0),
        ((1, 0), (4, 3), -2.0),
        ((1, 0), (3, 4), 0.0),
        ((1, 2), (4, 3), 0.0),
    ],
)
def test_a_push_is_good_for_the_pusher(
    rollers: tuple[int, int], dice: tuple[int, int], worth: float
) -> None:
    assert luck.value(rolled("push", *dice, rollers=rollers), dice) == worth


@pytest.mark.parametrize(
    ("roller", "die", "worth"), [(0, 3, 0.0), (0, 4, 10.0), (1, 4, -10.0), (1, 3, 0.0)]
)
def test_a_real_chest_is_all_that_counts(roller: int, die: int, worth: float) -> None:
    assert luck.value(rolled("chest", die, rollers=(roller,)), [die]) == worth


@pytest.mark.rule("DC-62")
@pytest.mark.parametrize(
    ("hit", "dice", "worth"),
    [
        (strike(ME, MONSTER), (3, 3), 0.0),
        (strike(ME, MONSTER), (4, 3), 4.0),
        (strike(ME, OTHER), (5, 4), 1.0),
        (strike(ME, OTHER), (5, 5), 5.0),
        (strike(ME, OTHER, plus=1), (4, 3), 1.0),
        (strike(ME, OTHER, ignored=1), (5, 5), 1.0),
        (strike(ME, OTHER, ignored=1), (1, 1), 0.0),
        (strike(MONSTER, ME), (5, 1), -1.0),
        (strike(MONSTER, ME), (5, 6), -5.0),
        (strike(MONSTER, OTHER), (5, 6), 0.0),
        (strike(ME, OTHER, turned=True), (5, 1), -1.0),
        (strike(MONSTER, ME, turned=True), (5, 1), 0.0),
        (strike(ME, 40), (6, 6), 0.0),
        (None, (6, 6), 0.0),
    ],
)
def test_hits_on_others_are_good_and_deaths_count_most(
    hit: Any, dice: tuple[int, ...], worth: float
) -> None:
    assert luck.value(rolled("attack", *dice, strike=hit), dice) == worth


@pytest.mark.parametrize(
    ("scene", "names", "card"),
    [
        (rolled("attack", 5, 1, strike=strike(MONSTER, ME)), ("mirror_trap",), "mirror_trap"),
        (rolled("attack", 1, 1, strike=strike(MONSTER, ME)), ("mirror_trap",), ""),
        (
            rolled("attack", 5, 5, strike=strike(MONSTER, ME)),
            ("defensive_prowess",),
            "defensive_prowess",
        ),
        (rolled("attack", 5, 1, strike=strike(MONSTER, ME)), ("defensive_prowess",), ""),
        (rolled("attack", 3, 1, strike=strike(ME, MONSTER)), ("use_ring",), "use_ring"),
        (rolled("attack", 3, 1, strike=strike(ME, MONSTER)), ("magic_ring",), "magic_ring"),
        (rolled("attack", 4, 4, strike=strike(ME, OTHER), rollers=(1,)), ("use_ring",), ""),
        (rolled("attack", 3, 1, strike=strike(ME, MONSTER)), ("power_card_1",), "power_card_1"),
        (rolled("attack", 2, 1, strike=strike(ME, MONSTER)), ("power_card_1",), ""),
        (rolled("attack", 2, 1, strike=strike(ME, MONSTER)), ("power_card_2",), "power_card_2"),
        (rolled("attack", 1, 1, strike=strike(ME, MONSTER)), ("power_card_2",), ""),
        (rolled("attack", 1, 1, strike=strike(ME, MONSTER)), ("power_card_4",), "power_card_4"),
        (rolled("attack", 1, 1, strike=strike(ME, MONSTER)), ("power_card_3",), "power_card_3"),
        (rolled("attack", 3, 3, strike=strike(ME, MONSTER)), ("combat_prowess",), "combat_prowess"),
        (rolled("attack", 2, 2, strike=strike(ME, MONSTER)), ("combat_prowess",), ""),
        (
            rolled("attack", 3, 1, strike=strike(ME, MONSTER)),
            ("power_card_4", "power_card_1"),
            "power_card_1",
        ),
        (rolled("attack", 3, 1, strike=strike(ME, MONSTER)), (), ""),
    ],
)
def test_the_cheapest_card_that_decides_something_is_wanted(
    scene: Scene, names: tuple[str, ...], card: str
) -> None:
    assert luck.wants_luck(scene, names) == card


def test_without_dice_no_luck_is_wanted() -> None:
    scene = cast(Scene, SimpleNamespace(view=SimpleNamespace(roll=None)))
    assert luck.wants_luck(scene, ("magic_ring",)) == ""


def test_a_second_throw_counts_as_its_mean() -> None:
    push = rolled("push", 1, 6, rollers=(0, 1))
    assert luck.best_after(push, "power_card_3", luck.value) == pytest.approx(2 * 15 / 36)
    three = rolled("attack", 1, 1, 4, strike=strike(ME, MONSTER))
    assert luck.best_after(three, "power_card_3", luck.value) == pytest.approx(
        4 + 1
    )  # two of three, each half


@pytest.mark.parametrize(
    ("text", "dice"),
    [
        ("reroll 1", [4, 2, 3]),
        ("reroll 13", [4, 2, 4]),
        ("reroll 123", [4, 4, 4]),
        ("change 1 -2", [1, 2, 3]),
        ("change 2 +1", [1, 3, 3]),
        ("change 3 +2", [1, 2, 5]),
        ("change 3 -1", [1, 2, 2]),
    ],
)
def test_dice_after_a_change(text: str, dice: list[int]) -> None:
    scene = rolled("attack", 1, 2, 3, strike=strike(ME, MONSTER))
    assert luck.result(scene, ACTIONS.parse(text)) == dice


def test_a_die_is_turned_to_any_face_or_thrown_again() -> None:
    scene = rolled("attack", 1, 2, 3, strike=strike(ME, MONSTER))
    assert luck.result(scene, ACTIONS[ACTIONS.turn_die]) == [1, 2, 3]
    assert luck.result(scene, ACTIONS[ACTIONS.turn_die + 6 + 5]) == [1, 6, 3]
    assert luck.result(scene, ACTIONS[ACTIONS.die + 1]) == [1, 4, 3]
    high = rolled("attack", 6, 5, strike=strike(ME, MONSTER))
    assert luck.result(high, ACTIONS.parse("change 1 +2")) == [6, 5]


def test_the_best_change_is_the_first_of_the_best() -> None:
    scene = rolled("attack", 3, 3, strike=strike(ME, MONSTER))
    legal = [
        ACTIONS.parse(f"change {die} {by}") for die in (1, 2) for by in ("-2", "-1", "+1", "+2")
    ]
    assert luck.best_change(scene, legal).text == "change 1 +1"
    assert luck.best_change(scene, legal[:2]).text == "change 1 -2"
