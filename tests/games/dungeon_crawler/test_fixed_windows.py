"""Fixed windows last their time whether or not anybody can respond (H-7)."""

from __future__ import annotations

import msgspec
import pytest

from tests.games.dungeon_crawler.scene import CARD, Scene, at, drawn, spot
from waystone.games.dungeon_crawler.rules.figures import hero
from waystone.kernel.dice import SeededDice
from waystone.kernel.event import SPECTATOR

FITS, FITS_NOT = "pit_trap", "magic_boots"


def walk(card: str, pace: str = "3") -> Scene:
    """A walk past somebody who holds one card."""
    scene = drawn("A...B...D", seats=3, fixed_windows=pace).hand(2, card).act(0)
    scene.do(f"move {spot(2, 0)}")
    return scene


@pytest.mark.rule("DC-100", "DC-109")
def test_a_window_opens_whether_or_not_the_hand_fits() -> None:
    """H-7: for everybody else the two tables are the same, and so are their clocks."""
    one, other = walk(FITS), walk(FITS_NOT)
    assert one.options() == ["pass", "play pit-trap"]
    assert other.options() == ["pass"]
    assert (
        one.game.policy.turn_seconds(one.state) == other.game.policy.turn_seconds(other.state) == 3
    )
    assert one.game.policy.turn(one.state) == other.game.policy.turn(other.state)
    for watcher in (0, 1, SPECTATOR):
        views = [msgspec.json.encode(each.game.view(each.state, watcher)) for each in (one, other)]
        assert views[0] == views[1]
    assert one.do("pass") == other.do("pass")
    assert one.cell(0) == other.cell(0) == at(2, 0)


def test_without_it_a_hand_that_does_not_fit_opens_no_window() -> None:
    assert walk(FITS, "0").question == "respond"
    assert walk(FITS_NOT, "0").question != "respond"


def test_empty_hands_make_nobody_wait() -> None:
    """H-7: that a hand is empty is known to all."""
    scene = drawn("A...B...D", seats=3, fixed_windows="3").act(0)
    scene.do(f"move {spot(2, 0)}")
    assert scene.question == "move"


@pytest.mark.rule("DC-94")
def test_all_are_asked_at_once_and_whoever_is_first_plays() -> None:
    scene = drawn("A...B...D", seats=3, fixed_windows="3")
    scene.hand(1, "magic_belt").hand(2, "pit_trap").act(0)
    scene.do(f"move {spot(2, 0)}")
    game, state = scene.game, scene.state
    assert [seat for seat in range(3) if game.legal(state, seat)] == [1, 2]
    assert game.view(state, 1).asked == 1
    assert game.view(state, 2).asked == 2
    assert game.view(state, 0).asked is None
    assert not game.policy.open_choices(state)
    assert scene.refused("play pit-trap", seat=1) == "CARD_NOT_PLAYABLE"
    assert scene.refused("pass", seat=0) == "NOT_YOUR_TURN"
    scene.do("play pit-trap", seat=2)
    assert state.asked == 2
    scene.do(f"target {spot(1, 0)}")
    assert scene.cell(0) == at(1, 0)
    assert state.discards == [CARD["pit_trap"]]


@pytest.mark.rule("DC-94")
def test_the_window_closes_when_all_have_passed_in_any_order() -> None:
    scene = drawn("A...B...D", seats=3, fixed_windows="3")
    scene.hand(1, "magic_belt").hand(2, "pit_trap").act(0)
    scene.do(f"move {spot(2, 0)}")
    game, state = scene.game, scene.state
    turn = game.policy.turn(state)
    scene.do("pass", seat=2)
    assert game.legal(state, 2) == ()
    assert game.policy.turn(state) == turn  # the same time for all of them
    assert game.view(state, 2).asked is None
    assert scene.question == "respond"
    scene.do("pass", seat=1)
    assert scene.cell(0) == at(2, 0)


@pytest.mark.rule("DC-94", "DC-95")
def test_a_card_gives_everybody_the_whole_time_again() -> None:
    scene = drawn("A......B", fixed_windows="3").hand(1, "magic_boots", "magic_belt").hand(0, "map")
    scene.state.wounds[hero(0)] = scene.state.wounds[hero(1)] = 1  # healing could matter to both
    scene.act(0)
    scene.do("done")
    turn = scene.game.policy.turn(scene.state)
    scene.do("pass", seat=0)
    scene.do("play magic-boots", seat=1)
    assert scene.question == "respond"
    assert scene.game.policy.turn(scene.state) != turn
    assert [seat for seat in range(2) if scene.game.legal(scene.state, seat)] == [0, 1]


@pytest.mark.rule("DC-100")
def test_who_wants_no_stops_is_not_waited_for() -> None:
    scene = drawn("A...B...D", seats=3, fixed_windows="3").hand(2, "pit_trap").ask("none").act(0)
    scene.do(f"move {spot(2, 0)}")
    assert scene.question == "move"


@pytest.mark.rule("DC-22")
def test_who_leaves_is_waited_for_no_longer() -> None:
    scene = drawn("A...B...D", seats=3, fixed_windows="3")
    scene.hand(1, "magic_belt").hand(2, "pit_trap").act(0)
    scene.do(f"move {spot(2, 0)}")
    scene.do("leave", seat=1)
    assert scene.state.asked == 2
    scene.do("leave", seat=2)
    assert scene.state.phase == 2  # one player is left


@pytest.mark.rule("DC-100")
def test_the_clock_passes_for_everybody_at_every_table() -> None:
    scene = walk(FITS)
    game, state = scene.game, scene.state
    assert game.policy.timed_alone
    assert game.policy.fixed_windows(state)
    assert game.policy.on_timeout(state, 2, SeededDice(1)).text == "pass"
    scene.do("pass")
    assert not game.policy.fixed_windows(state)
    usual = walk(FITS, "0")
    assert not usual.game.policy.timed_alone
    assert not usual.game.policy.fixed_windows(usual.state)
