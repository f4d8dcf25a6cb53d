"""Doors of level 2 (DD-43 to DD-48)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.acting import first_of
from tests.games.delve_and_dash.scene import game, kinds, pick, scene
from waystone.kernel.branching import branches
from waystone.kernel.dice import SeededDice

HALL = "1a1 2h8 *a4 %h5 dd5"


@pytest.mark.rule("DD-43")
def test_a_passage_always_lets_through() -> None:
    match = scene(HALL)
    events = match.do("move e")
    assert pick(events, "Stepped") == {"seat": 0, "cell": 1, "way": 1, "edge": 0}
    assert match.places() == ["b1", "h8"]


@pytest.mark.rule("DD-44", "DD-46", "DD-109")
def test_an_unlocked_door_lets_through_and_locks() -> None:
    match = scene(HALL, doors="a1-e")
    events = match.do("move e")
    assert kinds(events) == ["Stepped", "DoorLocked"]
    assert (match.places()[0], match.state.locked[0]) == ("b1", 1)


@pytest.mark.rule("DD-45", "DD-46")
def test_a_forced_door_lets_through_and_is_unlocked() -> None:
    match = scene(HALL, locked="a1-e")
    events = match.do("move e", 1)
    assert kinds(events) == ["DoorForced", "Stepped"]
    assert (match.places()[0], match.state.locked[0], match.state.left) == ("b1", 0, 7)


@pytest.mark.rule("DD-46")
def test_every_passage_flips_the_lock_from_either_side_by_either_warrior() -> None:
    match = scene("1a1 2b1 *a4 %h5 dh8", doors="a1-e")
    locks = []
    for way, rolls in (("e", ()), ("w", (1,)), ("e", ()), ("w", (1,))):
        match.do(f"move {way}", *rolls)
        locks.append(match.state.locked[0])
    match.do("next turn")
    match.do("move w")
    assert [*locks, match.state.locked[0]] == [1, 0, 1, 0, 1]


@pytest.mark.rule("DD-47")
def test_the_dragon_and_respawns_touch_no_lock() -> None:
    match = scene("1b2 *h8 Da1 ?a1", doors="a1-e b1-s c3-e", locked="a1-s a2-e d4-s")
    before = bytes(match.state.locked)
    for _ in range(6):
        if first_of(match.game, match.state) == 0:
            match.game.apply(match.state, 0, match.game.alphabet.parse("next turn"), SeededDice(1))
    assert match.state.deaths[0] > 0
    assert bytes(match.state.locked) == before


@pytest.mark.rule("DD-38", "DD-39", "DD-48")
def test_a_holding_door_ends_the_turn_with_one_paid() -> None:
    match = scene(HALL, locked="a1-e")
    assert match.state.left == 8
    events = match.do("move e", 2)
    assert kinds(events) == ["DoorHeld", "TurnBegan"]
    assert pick(events, "DoorHeld") == {"seat": 0, "cell": 0, "way": 1, "edge": 0}
    assert (match.places()[0], match.state.locked[0], match.state.known[0]) == ("a1", 1, 1)
    assert (match.state.turn, list(match.state.moves)) == (1, [1, 0])


@pytest.mark.rule("DD-48")
def test_a_holding_door_ends_nothing_in_free_exploration() -> None:
    match = scene("1a1 *a1 dh8", locked="a1-e")
    assert kinds(match.do("move e", 2)) == ["DoorHeld"]
    assert kinds(match.do("move e", 2)) == ["DoorHeld"]
    assert kinds(match.do("move e", 1)) == ["DoorForced", "Stepped"]
    assert list(match.state.moves) == [3]


@pytest.mark.rule("DD-48", "DD-55")
def test_a_holding_door_brings_the_dragon_when_awake() -> None:
    match = scene("1a1 *h1 Dh8 ?h8", locked="a1-e")
    events = match.do("move e", 2)
    assert kinds(events) == ["DoorHeld", "DragonStirred", "DragonMoved", "TurnBegan"]


@pytest.mark.rule("DD-45")
def test_forcing_succeeds_in_exactly_half_of_the_cases() -> None:
    match = scene(HALL, locked="a1-e")
    found = branches(match.game, match.state, 0, match.game.alphabet.parse("move e"))
    assert [(branch.odds, branch.state.place[0]) for branch in found] == [
        (Fraction(1, 2), 1),
        (Fraction(1, 2), 0),
    ]


@pytest.mark.rule("DD-45")
def test_forcing_5000_times() -> None:
    dice, forced = SeededDice(9), 0
    match = scene("1a1 *a1 dh8", locked="a1-e")
    action = match.game.alphabet.parse("move e")
    for _ in range(5_000):
        state = match.state.copy()
        match.game.apply(state, 0, action, dice)
        forced += state.place[0] == 1
    assert abs(forced / 5_000 - 0.5) < 0.02


@pytest.mark.rule("DD-6", "DD-45")
def test_force_chance_is_a_setting() -> None:
    match = scene(HALL, game(force_chance="0.20"), locked="a1-e")
    found = branches(match.game, match.state, 0, match.game.alphabet.parse("move e"))
    assert sum(b.odds for b in found if b.state.place[0] == 1) == Fraction(1, 5)


@pytest.mark.rule("DD-109")
def test_a_door_locks_right_behind_the_step_and_before_all_that_it_leads_to() -> None:
    wakes = scene("1a1 2h8 *a4 %h5 dd1", doors="a1-e")
    assert kinds(wakes.do("move e")) == ["Stepped", "DoorLocked", "DragonWoke"]
    finds = scene("1a1 2h8 *a4 %h5 dh1 $b1", doors="a1-e")
    assert kinds(finds.do("move e")) == ["Stepped", "DoorLocked", "TreasureFound"]
    wins = scene("1a1 2h8 *b1 %h5 dh1", doors="a1-e", carrier=1, found="yes")
    assert kinds(wins.do("move e")) == ["Stepped", "DoorLocked", "Ended"]
    assert wins.state.locked[0] == 1
