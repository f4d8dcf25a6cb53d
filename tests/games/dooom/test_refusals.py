"""What is refused, in which order, and that nothing comes of it."""

from __future__ import annotations

import pytest

from tests.games.dooom.scene import HIT, MISS, Scene
from waystone.games.dooom.actions import ACTIONS
from waystone.kernel.dice import SeededDice
from waystone.kernel.errors import IllegalAction
from waystone.kernel.table import Table

DEEDS = [action.text for action in ACTIONS.turn_actions]


@pytest.mark.rule("DM-31")
@pytest.mark.parametrize("text", DEEDS)
def test_the_first_failing_check_is_told(text: str) -> None:
    """Started, not over, alive, own turn, and only then the action itself."""
    waiting = Scene("#0#\n1.2\n#E#", win=0, begun=False)
    assert waiting.refused(0, text) == "NOT_STARTED"
    scene = Scene("#0#\n1.2\n#E#", win=0)
    assert scene.refused(1, text) == "NOT_YOUR_TURN"
    scene.do(1, "leave")
    assert scene.refused(1, text) == "DEAD"
    scene.walk(0, "ss")
    assert scene.outcome().winners == [0]
    assert {scene.refused(seat, text) for seat in range(3)} == {"GAME_OVER"}


@pytest.mark.rule("DM-31", "DM-33")
def test_unknown_actions_are_refused_before_all_else() -> None:
    with pytest.raises(IllegalAction, match="no action"):
        Table(Scene("0E", win=0).game, ["p"], 1).act(0, "move ne")


@pytest.mark.rule("DM-32", "DM-31")
def test_failures_cost_nothing_however_many() -> None:
    scene = Scene("#0#\n#1#\n#E#", win=0)
    before, dice = scene.state.key(), SeededDice(1)
    codes = {
        "move n": "BLOCKED_WALL",
        "move e": "BLOCKED_WALL",
        "move s": "BLOCKED_PLAYER",
        "pick up": "NOTHING_HERE",
        "attack n": "NO_TARGET",
    }
    for _ in range(50):
        for text, code in codes.items():
            assert scene.refused(0, text) == code
    assert scene.state.key() == before
    assert dice.word() == SeededDice(1).word()


@pytest.mark.rule("DM-34")
def test_the_price_of_each_action() -> None:
    def points_after(text: str, *rolls: int, under: str = ".") -> tuple[int, int]:
        scene = Scene("02.\n..E\n..1", win=0, under={0: under})
        scene.do(0, text, *rolls)
        return scene.state.turn, scene.state.ap

    assert points_after("move s") == (0, 5)
    assert points_after("pick up", under="G") == (0, 5)
    assert points_after("pick up", under="S") == (0, 5)
    assert points_after("pick up", under="H") == (1, 6)
    assert points_after("attack e", HIT) == (1, 6)
    assert points_after("attack e", MISS) == (1, 6)
    assert points_after("end turn") == (1, 6)


@pytest.mark.rule("DM-33", "DM-19")
def test_what_only_the_table_does_is_no_move_of_a_player() -> None:
    for action in (ACTIONS.begin, ACTIONS.time_out, ACTIONS.stop):
        assert action.table_action
        assert action.automatic
    assert not ACTIONS.leave.automatic


@pytest.mark.rule("DM-N18")
def test_on_a_table_for_tests_players_are_put_on_free_floor_only() -> None:
    scene = Scene("0.#\n1.E", win=0, debug="yes")
    for text, code in (
        ("put 2 0", "BLOCKED_WALL"),
        ("put 0 2", "BLOCKED_WALL"),
        ("put 3 1", "BLOCKED_WALL"),
        ("put 0 1", "BLOCKED_PLAYER"),
        ("put 0 0", ""),
        ("put 2 1", ""),
    ):
        assert scene.refused(0, text) == code, text


@pytest.mark.rule("DM-N18")
def test_who_is_put_elsewhere_stands_there_and_nowhere_else() -> None:
    scene = Scene("0..\n1.E", win=0, debug="yes")
    scene.do(0, "put 2 0")
    where = scene.state.dungeon.cell
    assert scene.state.standing == {where(0, 2): 0, where(1, 0): 1}
    assert scene.refused(1, "put 0 0") == ""
