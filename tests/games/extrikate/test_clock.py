"""What is done when the clock runs out, and where a click would be."""

from __future__ import annotations

import pytest

from tests.games.extrikate.scene import DOOR, GAIN, MONSTERS, MOVE, WALL, Scene, cell, scene
from waystone.kernel.dice import ScriptedDice


def default(table: Scene) -> str:
    return table.game.policy.on_timeout(table.state, table.state.turn, ScriptedDice()).text


@pytest.mark.parametrize(
    ("dice", "facts", "action"),
    [
        ((), {"rolls": 1}, "roll"),
        (GAIN, {}, "end turn"),
        (MOVE, {}, "move n"),
        (MOVE, {"walls": "g6-s"}, "move e"),
        (MOVE, {"walls": "g6-s g7-e g7-s f7-e"}, "dig n"),
        (WALL, {}, "wall n"),
        (WALL, {"walls": "g6-s g7-e g7-s f7-e"}, "dig n"),
        (DOOR, {"doors": "g6-s"}, "door e"),
        ((5, 6, 6, 4), {"walls": "g6-s"}, "cave in es"),
        (MONSTERS[2], {"treasure": 5}, "fight"),
    ],
)
def test_the_default_of_each_decision(
    dice: tuple[int, ...], facts: dict[str, object], action: str
) -> None:
    table = scene("1g7", **facts)
    if dice:
        table.do("roll", *dice)
    assert default(table) == action


@pytest.mark.parametrize(
    ("things", "facts", "action"),
    [
        ("1g9 .g8 *g7", {}, "move n"),
        ("1g8 *g7", {"walls": "g7-s"}, "dig n"),
        # Three steps around a wall are cheaper than four through it, five are not.
        ("1g8 .h8 .h7 *g7", {"walls": "g7-s"}, "move e"),
        ("1g8 .h8 .i8 .i7 .h7 *g7", {"walls": "g7-s h7-s"}, "dig n"),
        ("1h7 .h8 .g8 *g7", {"walls": "g7-e"}, "move s"),
        ("1h7 *g7", {"walls": "g7-e"}, "dig w"),
        ("1f7 .f8 .g8 *g7", {"walls": "f7-e"}, "move s"),
        ("1g6 .h6 .h7 *g7", {"walls": "g6-s"}, "move e"),
        # Two ways of one length: the first in the order N E S W.
        ("1h8 .g8 .h7 *g7", {}, "move n"),
        ("1f6 .g6 .f7 *g7", {}, "move e"),
        # Nothing leads over the rim, wherever dots are.
        ("1a2 .l12 *a3", {"starts": "a3", "walls": "a2-s"}, "dig s"),
        # The shortest way leads over cells without a dot.
        ("1g9 .h9 .h8 .h7 *g7", {}, "move e"),
    ],
)
def test_on_the_way_out_the_default_leads_home(
    things: str, facts: dict[str, object], action: str
) -> None:
    table = scene(things, **{"starts": "g7", "phase": "exit", "rolls": 1, **facts})
    table.do("roll", *MOVE)
    assert default(table) == action


def test_exit_defaults_bring_a_player_home() -> None:
    table = scene("1g9 .h9 .h8 .h7 *g7", starts="g7", phase="exit", rolls=1)
    for _ in range(4):
        table.do("roll", *MOVE)
        table.do(default(table))
    assert table.outcome() == "win (escaped)"


def test_a_click_chooses_the_cell_beyond_the_edge() -> None:
    table = scene("1g7", walls="g7-e")
    found = {
        action.text: table.game.policy.cell_of(table.state, 0, action)
        for action in table.game.alphabet
        if not action.table_action
    }
    beyond = {"n": cell("g6"), "e": cell("h7"), "s": cell("g8"), "w": cell("f7")}
    for way, target in beyond.items():
        for verb in ("move", "dig", "wall", "door", "cave in"):
            assert found.pop(f"{verb} {way}") == target
    assert set(found.values()) == {-1}


def test_beyond_the_rim_there_is_nothing_to_click() -> None:
    table = scene("1a1")
    move_west = table.game.alphabet.parse("move w")
    assert table.game.policy.cell_of(table.state, 0, move_west) == -1
