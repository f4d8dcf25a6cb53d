"""How a match ends, and for whom."""

from __future__ import annotations

import pytest

from tests.games.dooom.scene import HIT, Scene, goal
from waystone.games.dooom.actions import ACTIONS
from waystone.games.dooom.events import Ended, Lost, Won
from waystone.games.dooom.view import Ending
from waystone.kernel.event import SPECTATOR
from waystone.kernel.outcome import LOSS, WIN


@pytest.mark.rule("DM-68")
@pytest.mark.parametrize(("gold", "wins"), [(1, False), (2, True), (3, True)])
def test_an_exit_with_enough_gold_wins(gold: int, wins: bool) -> None:
    scene = Scene("0E.\nGG1", win=2).give(0, gold=gold)
    scene.do(0, "move e")
    assert (scene.outcome() is not None) == wins
    if wins:
        assert scene.outcome().results == (WIN, LOSS)
        assert scene.state.gold[0] == gold


@pytest.mark.rule("DM-68", "DM-17")
def test_only_moving_onto_an_exit_wins() -> None:
    """Not a start on it, not a turn ended or a blow struck on it, not gold taken beside it."""
    scene = Scene("01.\n..E", win=0, under={0: "E"})
    scene.do(0, "attack e", HIT)
    scene.do(1, "end turn")
    scene.do(0, "end turn")
    scene.do(1, "end turn")
    assert scene.outcome() is None
    scene.walk(0, "sn")
    assert scene.outcome().winners == [0]


@pytest.mark.rule("DM-69")
def test_everybody_hears_how_it_ended_once() -> None:
    scene = Scene("012.E", win=0).give(1, hp=1)
    scene.do(0, "attack e", HIT)
    scene.walk(2, "ee")
    assert scene.heard(2)[-2:] == [Won(2), Ended("escaped with the gold", 2)]
    assert scene.heard(0)[-2:] == [Lost(0), Ended("escaped with the gold", 2)]
    assert scene.heard(1) == [Ended("escaped with the gold", 2)]


@pytest.mark.rule("DM-70")
def test_goal_nothing_and_others_gold() -> None:
    scene = Scene("0E1", win=0).give(1, gold=7)
    assert goal(scene) == 0
    scene.do(0, "move e")
    assert scene.outcome().winners == [0]
    assert Scene("0E1GGG", win=0, goal="3").view(0).goal == 3
    assert Scene("0EG", win=1).view(0).goal == 1
    assert Scene("0EG", win=1, goal="0").view(0).goal == 0


@pytest.mark.rule("DM-71", "DM-27")
def test_the_survivor_plays_on() -> None:
    scene = Scene("01E", win=0).give(1, hp=1)
    scene.do(0, "attack e", HIT)
    assert scene.outcome() is None
    assert scene.state.turn == 0
    scene.walk(0, "ee")
    assert scene.outcome().winners == [0]


@pytest.mark.rule("DM-71")
@pytest.mark.parametrize("by", ["blow", "leave"])
def test_by_option_the_survivor_wins(by: str) -> None:
    scene = Scene("01E", win=0, last_standing="wins").give(1, hp=1)
    events = scene.do(0, "attack e", HIT) if by == "blow" else scene.do(1, "leave")
    assert events[-2:] == [Won(0), Ended("last one standing", 0)]
    alone = Scene("0E", win=0, last_standing="wins")
    alone.rounds()
    assert alone.outcome() is None


@pytest.mark.rule("DM-72")
def test_nobody_wins_where_nobody_lives_or_the_host_stops() -> None:
    scene = Scene("0.1E", win=0)
    scene.do(0, "leave")
    events = scene.do(1, "leave")
    assert events[-1] == Ended("nobody alive", None)
    assert scene.outcome().winners == []
    stopped = Scene("0.1E", win=0)
    assert stopped.do(0, "stop") == [Lost(0), Lost(1), Ended("stopped", None)]
    assert stopped.outcome().results == (LOSS, LOSS)


@pytest.mark.rule("DM-72")
def test_the_ladder_orders_by_win_life_gold_and_later_death() -> None:
    scene = Scene("01234.EG").give(1, hp=1).give(2, gold=2).give(4, gold=1)
    scene.do(0, "attack e", HIT)
    scene.do(3, "leave")
    scene.walk(2, "w")
    scene.do(2, "end turn")
    scene.walk(4, "ee")
    assert scene.game.ladder(scene.state) == [4, 2, 0, 3, 1]


@pytest.mark.rule("DM-73")
def test_after_the_end_one_can_look_but_not_act() -> None:
    scene = Scene("0E1", win=0)
    scene.do(0, "move e")
    for seat in (0, 1):
        own = scene.view(seat).own
        assert own is not None
        assert list(own.window) == scene.window(seat)
        for action in ACTIONS.turn_actions:
            assert scene.refused(seat, action.text) == "GAME_OVER"
    assert not scene.game.legal(scene.state, 0)


@pytest.mark.rule("DM-74")
def test_after_the_end_everything_is_shown() -> None:
    scene = Scene("0EG.1L", win=0).give(1, "S", gold=2)
    assert scene.view(0).whole is None
    scene.do(0, "move e")
    for seat in (0, 1, 31):
        whole = scene.view(seat).whole
        assert whole is not None
        assert whole.rows == (".EG..L",)
        assert [(figure.seat, figure.column) for figure in whole.figures] == [(0, 1), (1, 4)]
        assert whole.figures[1].gear == ("sword",)
        assert [(pile.column, pile.amount) for pile in whole.piles] == [(2, 1)]
        assert scene.view(seat).ending == Ending("escaped with the gold", 0)


@pytest.mark.rule("DM-74")
def test_a_replay_with_all_eyes_shows_everything_from_the_start() -> None:
    scene = Scene("0.EG1L", win=0)
    assert scene.view(31).whole is None
    revealed = scene.game.reveal(scene.state)
    assert revealed.whole is not None
    assert revealed.whole.rows == ("..EG.L",)


@pytest.mark.rule("DM-75", "DM-19", "DM-72")
def test_everybody_sees_whether_a_match_waits_runs_or_is_over() -> None:
    scene = Scene("0.1\n..E", begun=False, win=0)
    for deed, phase in (("", "waiting"), ("begin", "running"), ("stop", "over")):
        if deed:
            scene.do(0, deed)
        for seat in (0, 1, SPECTATOR):
            assert scene.view(seat).phase == phase
