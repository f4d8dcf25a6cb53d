"""Rounds, turns, moves and the order of an attempt (DD-34 to DD-42)."""

from __future__ import annotations

import pytest

from tests.games.delve_and_dash.scene import PLAIN, game, kinds, pick, scene
from waystone.games.delve_and_dash.board import board_of
from waystone.games.delve_and_dash.events import TurnBegan
from waystone.games.delve_and_dash.prepared import prepared_events_of
from waystone.kernel.dice import SeededDice
from waystone.kernel.event import EVERYONE

FAR = "1a1 2h8 *a4 %h5 dd4"
FAR_AWAKE = "1a1 2h8 *a4 %h5 Dd4 ?d4"


@pytest.mark.rule("DD-34")
def test_a_round_is_w1_then_w2_then_the_dragon() -> None:
    match = scene(FAR_AWAKE)
    events = match.do("next turn")
    assert kinds(events) == ["TurnBegan"]
    assert pick(events, "TurnBegan") == {"seat": 1, "left": 8, "round": 1}
    assert match.dragon == "d4"
    events = match.do("next turn")
    assert kinds(events) == ["DragonStirred", "DragonMoved", "TurnBegan"]
    assert pick(events, "TurnBegan") == {"seat": 0, "left": 8, "round": 2}
    assert match.dragon != "d4"


@pytest.mark.rule("DD-34")
def test_a_sleeping_dragon_has_no_phase_but_rounds_are_counted() -> None:
    match = scene(FAR)
    match.do("next turn")
    assert kinds(match.do("next turn")) == ["TurnBegan"]
    assert (match.state.round, match.dragon) == (2, "d4")


@pytest.mark.rule("DD-34")
def test_moves_are_counted_from_the_first_turn_on() -> None:
    match = scene(FAR)
    match.do("move e")
    assert match.state.left == 7


@pytest.mark.rule("DD-34", "DD-79", "DD-82")
@pytest.mark.parametrize(("dead", "lives"), [(0, "0 2"), (1, "2 0")])
def test_the_dead_are_skipped(dead: int, lives: str) -> None:
    alive = 1 - dead
    things = f"{alive + 1}a1 *h1 %h8 Dd4 ?d4"
    match = scene(things, mode="duel", lives=lives, turn=alive + 1)
    for number in (2, 3):
        events = match.do("next turn")
        assert kinds(events)[0] == "DragonStirred"
        assert pick(events, "TurnBegan") == {"seat": alive, "left": 6, "round": number}


@pytest.mark.rule("DD-35", "DD-39")
def test_free_exploration_has_no_turns_and_no_cost() -> None:
    match = scene("1a1 *a1 dh8", walls="a1-s a1-e")
    assert [action.text for action in match.game.legal(match.state, 0)] == ["move e", "move s"]
    assert match.refuse("next turn") == "FREE_EXPLORATION"
    assert match.game.view(match.state, 0).free
    for way in "es":
        assert kinds(match.do(f"move {way}")) == ["Bumped"]
    assert (match.state.left, match.state.round, match.dragon) == (0, 1, "h8")
    assert list(match.state.moves) == [2]


@pytest.mark.rule("DD-35")
def test_awake_a_lone_warriors_turn_and_a_dragon_phase_alternate() -> None:
    match = scene("1a1 *h1 Dh8 ?h8")
    assert not match.game.view(match.state, 0).free
    for number in (2, 3):
        events = match.do("next turn")
        assert kinds(events) == ["DragonStirred", "DragonMoved", "TurnBegan"]
        assert pick(events, "TurnBegan")["round"] == number


@pytest.mark.rule("DD-36", "DD-68")
@pytest.mark.parametrize(
    ("lives", "carrier", "left"),
    [(3, "", 8), (2, "", 6), (1, "", 4), (3, 2, 4), (2, 2, 4), (1, 2, 4), (3, 1, 8)],
)
def test_the_allowance(lives: int, carrier: object, left: int) -> None:
    match = scene(FAR, lives=f"3 {lives}", carrier=carrier)
    assert pick(match.do("next turn"), "TurnBegan")["left"] == left
    assert match.state.left == left


@pytest.mark.rule("DD-36")
def test_nothing_is_carried_over() -> None:
    match = scene(FAR, left=1, lives="1 1")
    match.do("next turn")
    match.do("next turn")
    assert match.state.left == 4


@pytest.mark.rule("DD-6", "DD-36")
def test_the_allowance_follows_the_settings() -> None:
    rulebook = game(base_moves="5", life_moves="3", lives="4", carrier_moves="7")
    match = scene(FAR, rulebook)
    assert match.state.left == 5 + 3 * 4
    match.do("next turn")
    match.state.carrier = 0
    assert pick(match.do("next turn"), "TurnBegan")["left"] == 7


@pytest.mark.rule("DD-37")
def test_legal_attempts_are_all_ways_but_rim_and_known_walls() -> None:
    match = scene("1a1 2h8 *a4 %h5 dd4", walls="a1-e a1-s", known="a1-e")
    assert [a.text for a in match.game.legal(match.state, 0)] == ["next turn", "move s"]
    assert match.refuse("move e") == "KNOWN_WALL"
    assert match.refuse("move n") == "RIM"
    assert match.refuse("move s") == ""
    assert match.game.legal(match.state, 1) == ()


@pytest.mark.rule("DD-37")
def test_a_wall_is_known_from_both_sides() -> None:
    match = scene("1a1 2b1 *a4 %h5 dd4", walls="a1-e b1-s", left=1)
    match.do("move e")
    assert match.refuse("move w", seat=1) == "KNOWN_WALL"
    match.do("next turn")
    assert match.refuse("move e", seat=0) == "KNOWN_WALL"
    south = scene("1b1 2b2 *a4 %h5 dd4", walls="b1-s", left=1)
    south.do("move s")
    assert south.refuse("move n", seat=1) == "KNOWN_WALL"


@pytest.mark.rule("DD-37")
def test_only_the_warrior_to_act_may_try() -> None:
    match = scene(FAR)
    assert match.refuse("move n", seat=1) == "NOT_YOUR_TURN"
    assert match.refuse("next turn", seat=1) == "NOT_YOUR_TURN"
    assert match.refuse("waystone a1") == "TOO_LATE"
    assert match.refuse("join") == "NO_JOINING"


@pytest.mark.rule("DD-37")
def test_there_is_no_diagonal_or_far_attempt_in_the_alphabet() -> None:
    texts = [action.text for action in PLAIN.alphabet if action.text.startswith("move")]
    assert texts == ["move n", "move e", "move s", "move w"]


@pytest.mark.rule("DD-37")
def test_known_doors_and_passages_stay_legal() -> None:
    match = scene(FAR, known="a1-e a1-s", locked="a1-e")
    assert match.refuse("move e") == match.refuse("move s") == ""


@pytest.mark.rule("DD-38", "DD-88")
@pytest.mark.parametrize(
    ("kind", "rolls", "left"),
    [("walls", (), 4), ("passage", (), 4), ("doors", (), 4), ("locked", (1,), 4)],
)
def test_every_legal_attempt_costs_one(kind: str, rolls: tuple[int, ...], left: int) -> None:
    match = scene(FAR, left=5, **({} if kind == "passage" else {kind: "a1-e"}))
    match.do("move e", *rolls)
    assert (match.state.left, list(match.state.moves)) == (left, [1, 0])


@pytest.mark.rule("DD-39")
def test_a_turn_ends_with_the_last_move() -> None:
    for walls in ("", "a1-e"):
        match = scene(FAR, left=1, walls=walls)
        assert kinds(match.do("move e"))[-1] == "TurnBegan"
        assert match.state.turn == 1


@pytest.mark.rule("DD-39")
def test_next_turn_with_all_moves_unused() -> None:
    match = scene(FAR)
    assert match.state.left == 8
    match.do("next turn")
    assert (match.state.turn, match.state.left) == (1, 8)
    assert list(match.state.moves) == [0, 0]


@pytest.mark.rule("DD-40", "DD-70")
@pytest.mark.parametrize(("before", "after"), [(8, 4), (6, 4), (5, 4), (3, 2)])
def test_picking_up_caps_left_after_paying_for_the_step(before: int, after: int) -> None:
    match = scene("1a1 2h8 *a4 %h5 dh1 $b1", left=before)
    match.do("move e")
    assert (match.state.carrier, match.state.left, match.state.turn) == (0, after, 0)


@pytest.mark.rule("DD-40")
def test_picking_up_with_the_last_move_ends_the_turn() -> None:
    match = scene("1a1 2h8 *a4 %h5 dh1 $b1", left=1)
    match.do("move e")
    assert (match.state.carrier, match.state.turn, match.state.left) == (0, 1, 8)


@pytest.mark.rule("DD-40", "DD-74")
def test_stealing_caps_left() -> None:
    match = scene("1a1 2b1 *a4 %h5 dh8", carrier=2, left=7)
    match.do("move e", 1)
    assert (match.state.carrier, match.state.left) == (0, 4)


@pytest.mark.rule("DD-40", "DD-73")
def test_a_carrier_robbed_in_its_own_turn_keeps_left() -> None:
    match = scene("1a1 2b1 *a4 %h5 dh8", carrier=1, left=4)
    events = match.do("move e", 2)
    assert pick(events, "Robbed") == {"winner": 1, "loser": 0}
    assert (match.state.carrier, match.state.left, match.state.turn) == (1, 3, 0)


@pytest.mark.rule("DD-40")
def test_a_defender_who_wins_gets_its_allowance_at_its_own_turn() -> None:
    match = scene("1a1 2b1 *a4 %h5 dh8", carrier=1, left=1)
    match.do("move e", 2)
    assert (match.state.turn, match.state.left) == (1, 4)


@pytest.mark.rule("DD-40", "DD-54")
@pytest.mark.parametrize(("lives", "left"), [(3, 8), (2, 6), (1, 4)])
def test_waking_it_alone_starts_a_full_turn(lives: int, left: int) -> None:
    match = scene("1a1 *a1 dd2", lives=lives)
    events = match.do("move e")
    assert kinds(events) == ["Stepped", "DragonWoke", "TurnBegan"]
    assert match.state.left == left  # the waking step itself is free
    assert match.state.round == 1
    match.do("move w")
    assert match.state.left == left - 1


@pytest.mark.rule("DD-40")
def test_waking_it_in_a_duel_changes_nothing_in_the_turn() -> None:
    match = scene("1a1 2h8 *a4 %h5 dd2", left=5)
    assert kinds(match.do("move e")) == ["Stepped", "DragonWoke"]
    assert match.state.left == 4


@pytest.mark.rule("DD-41")
def test_the_clock_ends_a_turn_as_next_turn_does() -> None:
    match = scene(FAR)
    assert match.game.policy.on_timeout(match.state, 0, SeededDice(1)).text == "next turn"
    awake = scene("1a1 *h1 Dh8 ?h8")
    assert awake.game.policy.on_timeout(awake.state, 0, SeededDice(1)).text == "next turn"


@pytest.mark.rule("DD-41", "DD-35")
def test_a_lone_explorer_whose_time_is_up_has_left() -> None:
    match = scene("1a1 *a1 dh8")
    assert match.game.policy.on_timeout(match.state, 0, SeededDice(1)).text == "leave"


# The order of DD-42: one match per pair of coinciding events


@pytest.mark.rule("DD-42")
def test_waking_comes_after_the_step_and_before_the_pick_up() -> None:
    match = scene("1a1 *h1 dd2 $b1")
    events = match.do("move e")
    assert kinds(events) == ["Stepped", "DragonWoke", "TurnBegan", "TreasureFound"]
    assert match.state.left == 4


@pytest.mark.rule("DD-42", "DD-66", "DD-70")
def test_the_dragon_comes_before_the_treasure_in_its_chamber() -> None:
    match = scene("1a1 2h8 *a4 %h5 Db1 ?b1 $b1", left=6)
    events = match.do("move e", 1)
    assert kinds(events) == ["Stepped", "Attacked", "Respawned", "TurnBegan"]
    assert (match.state.carrier, match.state.treasure, match.state.found) == (-1, 1, False)
    assert match.state.turn == 1


@pytest.mark.rule("DD-42")
def test_waking_comes_before_contact() -> None:
    """With a deaf dragon the step that wakes it is the step into its chamber."""
    match = scene("1a1 *h1 db1 $h8", game(wake_distance="0"))
    events = match.do("move e", 1)
    assert kinds(events)[:5] == ["Stepped", "DragonWoke", "TurnBegan", "Attacked", "Respawned"]


@pytest.mark.rule("DD-42", "DD-73")
@pytest.mark.parametrize(("roll", "carrier", "end"), [(1, 0, "BattleHeld"), (2, 1, "Robbed")])
def test_the_pick_up_comes_before_the_battle(roll: int, carrier: int, end: str) -> None:
    match = scene("1a1 2b1 *a4 %h5 dh8 $b1", left=6)
    events = match.do("move e", roll)
    assert kinds(events) == ["Stepped", "TreasureFound", end]
    assert match.state.carrier == carrier


@pytest.mark.rule("DD-42", "DD-80")
def test_victory_comes_before_the_battle() -> None:
    match = scene("1a1 2b1 *b1 %h5 dh8", carrier=1)
    events = match.do("move e")
    assert kinds(events) == ["Stepped", "Ended"]
    assert match.state.winner == 0


@pytest.mark.rule("DD-42", "DD-80")
def test_the_pick_up_comes_before_victory() -> None:
    match = scene("1a1 2h8 *b1 %h5 dd8 $b1", found="yes")
    assert kinds(match.do("move e")) == ["Stepped", "TreasureTaken", "Ended"]


@pytest.mark.rule("DD-42")
def test_the_lock_flips_and_the_boundary_is_known_before_contact() -> None:
    match = scene("1a1 2h8 *a4 %h5 Db1 ?b1", doors="a1-e", lives="1 3")
    events = match.do("move e")
    assert kinds(events)[:4] == ["Stepped", "DoorLocked", "Attacked", "Died"]
    assert match.game.view(match.state, 0).boundaries[0] == "+"
    assert match.state.visited[1] == 1


@pytest.mark.rule("DD-34", "DD-41")
def test_the_turn_number_grows_with_each_turn_and_only_then() -> None:
    match = scene(FAR)
    numbers = [match.game.policy.turn(match.state)]
    for text in ("move e", "next turn", "move n", "next turn", "next turn", "next turn"):
        match.do(text)
        numbers.append(match.game.policy.turn(match.state))
    assert numbers[0] == numbers[1] < numbers[2] == numbers[3]
    assert numbers[3] < numbers[4] < numbers[5] < numbers[6]


@pytest.mark.rule("DD-18", "DD-41")
def test_a_minute_for_the_waystone_and_the_tables_own_clock_later() -> None:
    choosing = PLAIN.setup(2, SeededDice(1))
    assert PLAIN.policy.turn_seconds(choosing) == 60
    assert PLAIN.policy.turn_seconds(scene(FAR).state) == 0
    assert PLAIN.policy.turn(choosing) != PLAIN.policy.turn(scene(FAR).state)


@pytest.mark.rule("DD-98")
def test_a_click_on_a_neighbour_is_a_move_there() -> None:
    match = scene("1d4 2h8 *a4 %h5 dh1")
    clicked = [match.game.policy.cell_of(match.state, 0, move) for move in match.game.actions.moves]
    assert [match.board.name(cell) for cell in clicked] == ["d3", "e4", "d5", "c4"]
    choosing = PLAIN.setup(2, SeededDice(1))
    clicked = [PLAIN.policy.cell_of(choosing, 0, action) for action in PLAIN.legal(choosing, 0)]
    assert clicked == list(range(64))
    assert PLAIN.policy.cell_of(match.state, 0, PLAIN.actions.next_turn) == -1


@pytest.mark.rule("DD-36")
def test_a_position_drawn_by_hand_may_have_more_moves_and_be_later_than_any_match() -> None:
    prepared = prepared_events_of(board_of(8))
    for seat, left, round in ((0, 8, 1), (1, 99, 300), (0, 100, 1), (1, 122, 300), (1, 8, 301)):
        assert prepared.turn(seat, left, round) == (EVERYONE, TurnBegan(seat, left, round))


@pytest.mark.rule("DD-36")
@pytest.mark.parametrize(("left", "round"), [(0, 1), (8, 1), (8, 300), (99, 300)])
def test_what_is_told_of_a_turn_within_any_match_is_built_once(left: int, round: int) -> None:
    prepared = prepared_events_of(board_of(8))
    assert prepared.turn(1, left, round) is prepared.turn(1, left, round)
