"""The manual's computer opponent (DD-99 to DD-107)."""

from __future__ import annotations

import pytest

from tests.games.delve_and_dash.bots.asking import CALM, ask, choice, facts, knight, view
from tests.games.delve_and_dash.scene import Scene, cell, game, scene
from waystone.games.delve_and_dash.board import board_of
from waystone.games.delve_and_dash.bots.belief import _tally
from waystone.games.delve_and_dash.bots.knight import Stall, hinted, is_acceptable, plan
from waystone.games.delve_and_dash.bots.scene import pick_waystone
from waystone.kernel.dice import SeededDice

HALL = {"known": "all", "turn": "2"}


@pytest.mark.rule("DD-20")
def test_waystones_lie_on_the_rim_and_corners_have_three_times_the_weight() -> None:
    match = scene("1a1 *a1")
    dice = SeededDice(3, "choice")
    legal = match.game.actions.waystones
    picked = [pick_waystone(match.board, legal, dice).cell for _ in range(7200)]
    assert set(picked) == set(match.board.rim_cells)
    in_corners = sum(each in match.board.corners for each in picked)
    assert in_corners / 7200 == pytest.approx(12 / 36, abs=0.02)


# Phases (DD-100)


@pytest.mark.rule("DD-100")
@pytest.mark.parametrize(
    ("phase", "match"),
    [
        ("Explore", scene("1a1 2h8 *a4 %h5 dd1", CALM, turn=2)),
        ("Seek Hint", scene("1a1 2h8 *a4 %h5 Da8 ?d4", CALM, **HALL)),
        ("Seek Treasure", scene("1a1 2h8 *a4 %h5 Da8 ?d4 $e4", CALM, found="yes", **HALL)),
        ("Hunt Player", scene("1a1 2h8 *a4 %h5 Da8 ?d4", CALM, carrier=1, **HALL)),
        ("Return to Base", scene("1a1 2h8 *a4 %a5 Dc1 ?d4", CALM, carrier=2, **HALL)),
        ("Evade Dragon", scene("1a1 2h8 *a4 %a5 Dg7 ?d4", CALM, carrier=2, left=1, **HALL)),
    ],
    ids=lambda each: each if isinstance(each, str) else "",
)
def test_a_position_per_phase(phase: str, match: Scene) -> None:
    assert ask("knight", match)[1] == phase


@pytest.mark.rule("DD-100", "DD-105")
@pytest.mark.parametrize(
    "match",
    [
        scene("1a1 2h8 *a4 %a5 Dg7 ?d4", CALM, carrier=2, left=2, **HALL),
        scene("1h8 2h8 *a4 %a5 Dg7 ?d4", CALM, carrier=1, walls="g8-e h7-s", **HALL),
        scene("1a1 2h8 *a4 %a5 Dg7 ?d4 $f8", CALM, found="yes", left=2, **HALL),
        scene("1a1 2h8 *a4 %a5 Dg7 ?f7", CALM, left=2, **HALL),
    ],
    ids=["return", "hunt", "treasure", "hint"],
)
def test_evading_overrides_every_other_phase(match: Scene) -> None:
    """No safe chamber is in reach: the dragon comes, whatever else is wanted (DD-105)."""
    assert ask("knight", match)[1] == "Evade Dragon"


@pytest.mark.rule("DD-100", "DD-105")
def test_one_move_more_and_safety_is_in_reach_again() -> None:
    match = scene("1a1 2h8 *a4 %a5 Dg7 ?d4", CALM, carrier=2, left=3, **HALL)
    assert ask("knight", match) == ("move n", "Return to Base")


@pytest.mark.rule("DD-100")
def test_carrying_comes_before_hunting_and_hunting_before_treasure_and_hint() -> None:
    hunted = scene("1e8 2h8 *a4 %h5 Da1 ?d4", CALM, carrier=1, **HALL)
    assert ask("knight", hunted) == ("move w", "Hunt Player")
    lying = scene("1e8 2h8 *a4 %h5 Da1 ?d4 $h7", CALM, found="yes", **HALL)
    assert ask("knight", lying) == ("move n", "Seek Treasure")
    hinting = scene("1e8 2h8 *a4 %a8 Da1 ?h4 $h6", CALM, **HALL)
    assert ask("knight", hinting) == ("move n", "Seek Hint")


@pytest.mark.rule("DD-100")
def test_the_hint_means_unvisited_chambers_near_the_lair_and_not_near_home() -> None:
    match = scene("1a8 2h8 *a4 %e2 Da1 ?e5", CALM, turn=2, visited_2="h8 e5 f5")
    names = {match.board.name(each) for each in hinted(facts(match))}
    near = {"e4", "e6", "e7", "e3", "d5", "c5", "g5", "d4", "f4", "d6", "f6"}
    assert names == near - {"e3", "e4"}  # less than three steps from home


# Costs (DD-101 to DD-103)


@pytest.mark.rule("DD-101")
def test_an_attempts_value_is_its_boundary_and_the_way_behind_it() -> None:
    match = scene("1a8 2c1 *a4 %h8 Dh1 ?d4", CALM, carrier=2, turn=2, known="c1-e", locked="c1-e")
    values = plan(facts(match)).values
    there = [match.board.steps_apart[cell(name)][cell("h8")] for name in ("d1", "c2", "b1")]
    assert values[1] == 450 + 190 * there[0]
    assert values[2] == 190 + 190 * there[1]
    assert values[3] == 190 + 190 * there[2]


@pytest.mark.rule("DD-101")
def test_ties_go_north_east_south_west() -> None:
    match = scene("1a8 2d4 *a4 %g7 Da1 ?d4", CALM, carrier=2, left=8, **HALL)
    match.state.waystones[1] = cell("e5")
    assert ask("knight", match)[0] == "move e"


@pytest.mark.rule("DD-102")
def test_home_in_reach_is_walked_to_whatever_the_dragon_does() -> None:
    match = scene("1a8 2d4 *a4 %d6 De5 ?d4", CALM, carrier=2, left=2, **HALL)
    assert ask("knight", match) == ("move s", "Return to Base")


@pytest.mark.rule("DD-102", "DD-107")
def test_the_walk_home_is_never_replaced_by_an_error() -> None:
    sloppy = game(cpu_random="1.00")
    match = scene("1a8 2d4 *a4 %d6 Dh1 ?d4", sloppy, carrier=2, left=2, **HALL)
    assert {ask("knight", match, seed)[0] for seed in range(20)} == {"move s"}


@pytest.mark.rule("DD-103")
def test_exploring_prefers_chambers_nobody_has_seen() -> None:
    match = scene("1h1 2d4 *h1 %d8 da1", CALM, turn=2, visited_2="d4 e4 c4 d5")
    assert ask("knight", match) == ("move n", "Explore")


@pytest.mark.rule("DD-103")
def test_known_dead_ends_are_never_entered() -> None:
    match = scene(
        "1h1 2b1 *h1 %d8 dh8",
        CALM,
        turn=2,
        walls="a1-s b1-s",
        known="a1-e a1-s b1-s",
        visited_2="a1 b1",
    )
    assert ask("knight", match)[0] == "move e"


@pytest.mark.rule("DD-103")
def test_exploring_heads_for_where_the_dragon_may_sleep() -> None:
    """All lairs left are in the south: the unknown boundary that way promises most."""
    seen = " ".join(f"{column}{row}" for column in "abcdefgh" for row in (1, 2))
    match = scene("1a1 2d3 *h1 %a1 dd8", CALM, turn=2, visited_2=f"{seen} d3")
    assert ask("knight", match)[0] == "move s"


# The dragon (DD-104 to DD-106)


@pytest.mark.rule("DD-104")
def test_safe_is_where_the_dragons_next_step_does_not_lead() -> None:
    match = scene("1a1 2f4 *a8 %f5 De4 ?e4", CALM, **HALL)
    around = {"d3", "e3", "f3", "d4", "f4", "d5", "e5"}  # f5 is home
    assert {match.board.name(each) for each in facts(match).perils(False)} == around


@pytest.mark.rule("DD-104")
def test_who_is_not_the_target_is_safe_beside_the_dragon() -> None:
    match = scene("1a4 2f4 *a8 %h8 De4 ?e4", CALM, carrier=1, **HALL)
    assert {match.board.name(each) for each in facts(match).perils(False)} == {"d4"}


@pytest.mark.rule("DD-105")
def test_an_unknown_boundary_must_leave_a_way_out_for_both_results() -> None:
    known = {"known": "a1-e a1-s", "walls": "a1-s", "turn": "2"}
    trapped = scene("1h8 2a1 *h5 %d8 Db2 ?b2 $b7", CALM, found="yes", left=1, **known)
    assert not is_acceptable(facts(trapped), 1)
    roomy = scene("1h8 2a1 *h5 %d8 Db3 ?b2 $b7", CALM, found="yes", left=1, **known)
    assert is_acceptable(facts(roomy), 1)


@pytest.mark.rule("DD-105")
def test_a_boundary_just_opened_is_a_way_back() -> None:
    match = scene("1h8 2a1 *h5 %d8 Dc2 ?c2", CALM, turn=2, known="a1-s", walls="a1-s", left=2)
    assert is_acceptable(facts(match), 1)
    match.state.left = 1
    assert not is_acceptable(facts(match), 1)


@pytest.mark.rule("DD-105")
def test_an_unlocked_door_is_no_way_back_and_a_locked_one_needs_a_safe_place_before_it() -> None:
    behind = "b1-e b1-s"
    facts_of = {"known": f"a1-e a1-s {behind}", "turn": "2", "left": "4"}
    door = scene("1h8 2a1 *h5 %d8 Dc2 ?c2", CALM, doors="a1-e", walls=f"a1-s {behind}", **facts_of)
    assert not is_acceptable(facts(door), 1)
    passage = scene("1h8 2a1 *h5 %d8 Dc2 ?c2", CALM, walls=f"a1-s {behind}", **facts_of)
    assert is_acceptable(facts(passage), 1)
    locked = scene("1h8 2a1 *h5 %d8 Db2 ?c2", CALM, locked="a1-e", walls="a1-s", **facts_of)
    assert not is_acceptable(facts(locked), 1)


@pytest.mark.rule("DD-105")
def test_without_an_acceptable_attempt_it_goes_the_shortest_way_to_safety() -> None:
    """A dead end with the dragon over it: only the walk out leads to safety, in three moves."""
    match = scene("1a1 2h8 *a4 %a8 Dg7 ?d4", CALM, locked="g8-e", left=3, **HALL)
    assert ask("knight", match)[0] == "move n"
    match = scene("1a1 2h7 *a4 %a8 Dg7 ?d4", CALM, locked="h5-s", walls="g6-e", left=4, **HALL)
    assert ask("knight", match)[0] == "move s"


@pytest.mark.rule("DD-105")
def test_it_waits_where_it_is_safe_rather_than_walk_away_from_its_goal() -> None:
    """The dragon lies on the treasure: two chambers off one waits, one chamber off is death."""
    match = scene("1a8 2d6 *a4 %h8 Dd4 ?d4 $d4", CALM, found="yes", left=1, **HALL)
    assert ask("knight", match) == ("next turn", "Evade Dragon")


@pytest.mark.rule("DD-106")
def test_three_turns_without_progress_make_one_turn_of_luring() -> None:
    stall = Stall()
    turns = [stall.begin_turn("Seek Hint", 40, 500) for _ in range(8)]
    assert turns == [False, False, False, True, False, False, False, True]


@pytest.mark.rule("DD-106")
@pytest.mark.parametrize("news", [("Hunt Player", 40, 500), ("Seek Hint", 39, 500)])
def test_a_new_phase_or_boundary_or_a_shorter_way_is_progress(news: tuple[str, int, int]) -> None:
    for change in (news, ("Seek Hint", 40, 499)):
        stall = Stall()
        assert not any(stall.begin_turn("Seek Hint", 40, 500) for _ in range(3))
        assert not stall.begin_turn(*change)


@pytest.mark.rule("DD-106")
def test_luring_leads_away_from_lair_and_dragon() -> None:
    match = scene("1a8 2d4 *a4 %h8 Dd1 ?d1 $d2", CALM, found="yes", **HALL)
    player = knight(match)
    assert choice(player, match) == "move n"
    player.luring = True
    assert choice(player, match) == "move s"


# Errors (DD-107)


@pytest.mark.rule("DD-107")
def test_fifteen_per_cent_of_the_turns_are_marked_at_a_step_of_the_allowance() -> None:
    match = scene("1a8 2d4 *a4 %h8 Dd1 ?d1", **HALL)
    seen = facts(match)
    intent = plan(seen)
    marks = []
    for seed in range(8):  # many dice: the tolerance is four standard errors of them together
        player = knight(match, erring=15, seed=seed)
        for _ in range(10_000):
            player._begin_turn(seen, intent)
            marks.append(player.marked)
    marked = [mark for mark in marks if mark]
    assert len(marked) / len(marks) == pytest.approx(0.15, abs=0.005)
    assert {*marked} == set(range(1, 9))


@pytest.mark.rule("DD-107")
def test_the_marked_attempt_is_any_legal_one_but_into_the_dragon() -> None:
    match = scene("1a8 2d4 *a4 %h8 De4 ?d1 $d1", CALM, found="yes", **HALL)
    done = set()
    for seed in range(60):
        player = knight(match, seed=seed)
        player.turn, player.marked = view(match).round, 1
        done.add(choice(player, match))
    assert done == {"move n", "move s", "move w"}


@pytest.mark.rule("DD-107")
def test_who_plays_alone_does_not_err() -> None:
    match = scene("1d4 *h8 Dd1 ?d1", known="all")
    player = knight(match, erring=100)
    choice(player, match)
    assert player.marked == 0


def test_every_boundary_of_a_chamber_is_counted_for_it() -> None:
    """Unknown, open or walled: none is left out, the first and the last neither."""
    board = board_of(8)
    ways = [sum(edge >= 0 for edge in board.edge[cell * 4 : cell * 4 + 4]) for cell in range(64)]
    assert _tally(board, "?" * board.edges) == ([0] * 64, ways)
    assert _tally(board, "#" * board.edges) == ([0] * 64, [0] * 64)
    for edge in (0, board.edges - 1):
        known = "".join(" " if each == edge else "#" for each in range(board.edges))
        openings, unknown = _tally(board, known)
        assert sum(openings) == 2
        assert unknown == [0] * 64
