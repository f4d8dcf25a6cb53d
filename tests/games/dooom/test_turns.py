"""Turns, action points, rounds and clocks."""

from __future__ import annotations

import pytest

from tests.games.dooom.scene import HIT, Scene
from waystone.games.dooom.events import Ended, Left, Lost, TurnBegan, TurnEnded
from waystone.kernel.dice import ScriptedDice

HALL = "0.........\n..........\n1........E"


@pytest.mark.rule("DM-23", "DM-21")
def test_the_dead_are_skipped_and_late_ones_follow() -> None:
    scene = Scene("01.\n..2\n..E", win=0, seats=4, open_join="yes")
    scene.give(1, hp=1).do(0, "attack e", HIT)
    assert scene.state.turn == 2
    scene.join(3, 1, 0)
    turns = []
    for _ in range(4):
        turns.append(scene.state.turn)
        assert scene.state.ap == 6
        scene.do(scene.state.turn, "end turn")
    assert turns == [2, 3, 0, 2]


@pytest.mark.rule("DM-24")
@pytest.mark.parametrize(
    ("gear", "points"), [("", 6), ("S", 5), ("A", 5), ("L", 5), ("SA", 4), ("AL", 4), ("SAL", 3)]
)
def test_gear_costs_points(gear: str, points: int) -> None:
    scene = Scene(HALL, win=0).give(0, gear)
    scene.rounds()
    assert scene.state.ap == points
    scene.walk(0, "ewewewew"[: points - 1])
    assert scene.state.turn == 0
    scene.do(0, "move e" if scene.at(0)[1] == 0 else "move w")
    assert scene.state.turn == 1


@pytest.mark.rule("DM-24")
def test_points_do_not_carry_over() -> None:
    scene = Scene(HALL, win=0)
    scene.do(0, "move e")
    scene.rounds(2)
    assert scene.state.ap == 6


@pytest.mark.rule("DM-25", "DM-67")
def test_gear_of_this_turn_slows_the_next() -> None:
    """A sword, three steps, a lantern, one step; then four points."""
    scene = Scene("0...L...\n1......E", win=0, under={0: "S"})
    left = []
    for text in ("pick up", "move e", "move e", "move e"):
        scene.do(0, text)
        left.append(scene.state.ap)
    scene.do(0, "move e")
    left.append(scene.state.ap)
    assert left == [5, 4, 3, 2, 1]
    assert scene.do(0, "pick up")[-2:] == [TurnEnded(0), TurnBegan(1, 1)]
    scene.do(1, "end turn")
    assert scene.state.ap == 4


@pytest.mark.rule("DM-67")
def test_the_example_of_the_rules() -> None:
    scene = Scene("0..L.\n1...E", win=0, under={0: "S"})
    for text, left in (("pick up", 5), ("move e", 4), ("move e", 3), ("move e", 2), ("pick up", 1)):
        scene.do(0, text)
        assert (scene.state.turn, scene.state.ap) == (0, left)
    scene.do(0, "move e")
    assert scene.state.turn == 1
    scene.do(1, "end turn")
    assert scene.state.ap == 4


@pytest.mark.rule("DM-26")
@pytest.mark.parametrize(
    ("text", "rolls"),
    [
        ("end turn", ()),
        ("pick up", ()),
        ("attack e", (1,)),
        ("attack e", (4,)),
        ("leave", ()),
        ("time out", ()),
    ],
)
def test_what_ends_a_turn_at_once(text: str, rolls: tuple[int, ...]) -> None:
    scene = Scene("01..E", win=0, under={0: "H"})
    scene.do(0, text, *rolls)
    assert (scene.state.turn, scene.state.ap) == (1, 6)


@pytest.mark.rule("DM-26")
def test_the_seventh_action_is_somebody_elses() -> None:
    scene = Scene(HALL, win=0)
    scene.walk(0, "eeeee")
    assert scene.state.turn == 0
    scene.do(0, "move e")
    assert scene.heard(0)[-2:] == [TurnEnded(0), TurnBegan(1, 1)]
    assert scene.refused(0, "move e") == "NOT_YOUR_TURN"


@pytest.mark.rule("DM-27")
def test_a_sole_player_goes_on() -> None:
    scene = Scene("0..E", win=0)
    before = scene.game.policy.turn(scene.state)
    assert scene.do(0, "end turn") == [TurnEnded(0), TurnBegan(0, 2)]
    assert scene.state.ap == 6
    assert scene.game.policy.turn(scene.state) != before  # a new turn has its full time


@pytest.mark.rule("DM-28")
def test_a_run_out_clock_ends_the_turn() -> None:
    scene = Scene(HALL, win=0, turn_seconds="10")
    assert scene.game.policy.turn_seconds(scene.state) == 10
    scene.do(0, "move e")
    action = scene.game.policy.on_timeout(scene.state, 0, ScriptedDice())
    assert scene.do(0, action.text) == [TurnEnded(0), TurnBegan(1, 1)]
    assert scene.refused(0, "time out") == "NOT_YOUR_TURN"


@pytest.mark.rule("DM-28", "DM-63")
def test_the_third_run_out_turn_in_a_row_is_the_end() -> None:
    scene = Scene("0G1..E", under={0: "H"})
    scene.do(0, "move e")
    scene.do(0, "end turn")
    scene.do(1, "end turn")
    scene.give(0, gold=2)
    for _ in range(2):
        assert scene.do(0, "time out") == [TurnEnded(0), TurnBegan(1, scene.state.round)]
        scene.do(1, "end turn")
    events = scene.do(0, "time out")
    assert events[:2] == [Lost(0), Left(0)]
    assert scene.view(1).status == ("gone", "alive")
    assert scene.thing(0, 1) == ("G", 3)
    assert scene.state.turn == 1


DEEDS = {"a step": ("move e",), "gear": ("move e", "pick up"), "gold": ("move s", "pick up")}


@pytest.mark.rule("DM-79", "DM-28")
@pytest.mark.parametrize("most", ["0", "1", "3"])
@pytest.mark.parametrize("deeds", DEEDS.values(), ids=DEEDS)
def test_a_turn_with_an_action_is_not_run_out(deeds: tuple[str, ...], most: str) -> None:
    """However often the clock ends it, and after idle turns, too."""
    scene = Scene("0S....E\nG......\n......1", max_timeouts=most)
    for _ in range(int(most) - 1):
        scene.do(0, "time out")
        scene.do(1, "end turn")
    for text in deeds:
        scene.do(0, text)
    for number in range(6):
        if number:
            scene.do(0, "move e" if number % 2 else "move w")
        scene.do(0, "time out")
        scene.do(1, "end turn")
    for _ in range(int(most) - 1):  # the row begins anew
        scene.do(0, "time out")
        scene.do(1, "end turn")
    assert scene.view(0).status == ("alive", "alive")
    scene.do(0, "time out")
    assert scene.view(0).status[0] == ("gone" if most != "0" else "alive")


@pytest.mark.rule("DM-79", "DM-28")
def test_failures_and_another_players_actions_are_none_of_ones_own() -> None:
    scene = Scene(HALL, win=0, max_timeouts="1")
    scene.do(0, "end turn")
    scene.do(1, "move e")
    scene.do(1, "end turn")
    assert scene.refused(0, "move n") == "BLOCKED_WALL"
    assert scene.refused(0, "pick up") == "NOTHING_HERE"
    scene.do(0, "time out")
    assert scene.view(1).status == ("gone", "alive")


@pytest.mark.rule("DM-79")
def test_what_was_done_in_a_turn_is_forgotten_after_it() -> None:
    scene = Scene(HALL, win=0, max_timeouts="1")
    scene.do(0, "move e")
    scene.do(0, "end turn")
    scene.do(1, "end turn")
    scene.do(0, "time out")
    assert scene.view(1).status == ("gone", "alive")


@pytest.mark.rule("DM-28")
def test_only_turns_in_a_row_count() -> None:
    scene = Scene(HALL, win=0)
    for text in ("time out", "time out", "end turn", "time out", "time out"):
        scene.do(0, text)
        scene.do(1, "end turn")
    assert scene.view(0).status == ("alive", "alive")
    lenient = Scene(HALL, win=0, max_timeouts="0")
    for _ in range(9):
        lenient.do(0, "time out")
        lenient.do(1, "end turn")
    assert lenient.state.turn == 0


@pytest.mark.rule("DM-29", "DM-72")
def test_the_last_round_ends_without_a_winner() -> None:
    scene = Scene(HALL, win=0, max_rounds="2")
    scene.rounds()
    assert scene.view(0).round == 2
    scene.do(0, "end turn")
    assert scene.outcome() is None
    events = scene.do(1, "end turn")
    assert events == [TurnEnded(1), Lost(0), Lost(1), Ended("last round played", None)]
    assert scene.outcome().winners == []


@pytest.mark.rule("DM-29")
def test_a_round_is_counted_where_the_turn_does_not_pass_on() -> None:
    scene = Scene("0.1.2.E", win=0, max_rounds="0")
    scene.do(0, "end turn")
    scene.do(1, "end turn")
    assert scene.state.round == 1
    scene.do(2, "leave")
    assert (scene.state.turn, scene.state.round) == (0, 2)
    scene.do(0, "leave")
    assert (scene.state.turn, scene.state.round) == (1, 2)
    scene.do(1, "end turn")
    assert scene.state.round == 3


@pytest.mark.rule("DM-30")
def test_an_action_is_finished_before_the_next_is_heard() -> None:
    """All of it, including the end of the turn and of the match, comes with one action."""
    scene = Scene("01E", win=0, last_standing="wins").give(1, hp=1)
    scene.do(0, "attack e", HIT)
    assert scene.kinds(0) == ["Attacked", "Died", "Won", "Ended"]
    assert scene.refused(0, "move e") == "GAME_OVER"
