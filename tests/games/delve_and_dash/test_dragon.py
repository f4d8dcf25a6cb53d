"""The dragon: sleep, targets, patrol, attacks (DD-50 to DD-66)."""

from __future__ import annotations

import pytest

from tests.acting import first_acting
from tests.games.delve_and_dash.scene import Scene, cell, game, kinds, pick, scene
from waystone.games.delve_and_dash import dragon
from waystone.games.delve_and_dash.board import board_of
from waystone.games.delve_and_dash.flight import fly
from waystone.kernel.dice import ScriptedDice, SeededDice
from waystone.kernel.event import AddressedEvent
from waystone.kernel.table import Table


def phase(match: Scene, *rolls: int) -> list[str]:
    """One dragon phase by itself; the kinds of what is told."""
    dice = ScriptedDice(rolls)
    events: list[AddressedEvent] = []
    dragon.dragon_phase(match.params, match.state, dice, events)
    assert dice.left == []
    return [type(event).__name__ for _, event in events]


# Waking


@pytest.mark.rule("DD-53")
def test_it_wakes_at_three_steps_and_not_at_four_from_any_lair() -> None:
    for lair in range(64):
        for here in range(64):
            apart = abs(lair // 8 - here // 8) + abs(lair % 8 - here % 8)
            if apart not in (3, 4) or here % 8 == 0:
                continue
            match = scene("1a1 *a1")
            match.state.place[0] = here - 1
            match.state.dragon = match.state.lair = lair
            match.do("move e")
            assert match.state.awake == (apart == 3)


@pytest.mark.rule("DD-53")
@pytest.mark.parametrize("distance", [0, 1, 2])
def test_it_wakes_at_less_than_three_steps_too(distance: int) -> None:
    match = scene("1a1 2h8 *a8 %h5")
    match.state.dragon = match.state.lair = 1 + distance
    match.do("move e", *([1] if distance == 0 else []))
    assert match.state.awake


@pytest.mark.rule("DD-53")
def test_bumps_and_held_doors_near_it_do_not_wake_it() -> None:
    match = scene("1a1 2h8 *a8 %h5 dd1", walls="a1-s", locked="a1-e")
    assert kinds(match.do("move s")) == ["Bumped"]
    assert kinds(match.do("move e", 2)) == ["DoorHeld", "TurnBegan"]
    assert not match.state.awake


@pytest.mark.rule("DD-53")
def test_any_warriors_step_wakes_it() -> None:
    match = scene("1a1 2h8 *a8 %h5 df8", turn=2)
    events = match.do("move w")
    assert pick(events, "DragonWoke") == {"seat": 1, "lair": cell("f8")}


@pytest.mark.rule("DD-54")
def test_waking_roars_once_shows_it_and_remembers_the_waking_warrior() -> None:
    match = scene("1a1 2h8 *a8 %h5 dd2")
    assert kinds(match.do("move e")) == ["Stepped", "DragonWoke"]
    state = match.state
    assert (state.awake, state.last_known, state.last_seen) == (True, cell("b1"), cell("d2"))
    assert kinds(match.do("move w")) == ["Stepped"]
    assert kinds(match.do("move e")) == ["Stepped"]


@pytest.mark.rule("DD-52")
def test_it_never_sleeps_again() -> None:
    table = Table(game(level="2"), ["one"], 6)
    dice = SeededDice(3)
    woken = False
    while (seat := first_acting(table)) >= 0:
        legal = table.legal(seat)
        table.do(seat, legal[dice.index(len(legal))])
        assert table.state.awake or not woken
        woken = table.state.awake
    assert woken


@pytest.mark.rule("DD-55")
def test_the_first_phase_closes_the_round_in_which_it_woke() -> None:
    match = scene("1a1 2h8 *a8 %h5 dd2", left=1)
    assert kinds(match.do("move e")) == ["Stepped", "DragonWoke", "TurnBegan"]
    assert match.dragon == "d2"
    match.do("next turn")
    assert match.dragon == "c1"  # towards Warrior 1 on b1
    alone = scene("1a1 *a1 dd2")
    alone.do("move e")
    assert alone.dragon == "d2"
    alone.do("next turn")
    assert alone.dragon == "c1"


# Targets


@pytest.mark.rule("DD-56")
def test_the_carrier_comes_before_a_nearer_warrior() -> None:
    match = scene("1d5 2h8 *a8 %h1 Dd3 ?d3", carrier=2)
    phase(match)
    assert (match.dragon, match.state.prey) == ("e4", 1)


@pytest.mark.rule("DD-56", "DD-57")
@pytest.mark.parametrize(
    ("one", "two", "landed"),
    [
        ("d6", "h3", "d4"),  # king 3 against 4
        ("d7", "f3", "e3"),  # king 4 against 2
        ("b5", "d5", "d4"),  # both king 2, Manhattan 4 against 2
        ("d1", "b1", "d2"),  # both king 2, Manhattan 2 against 4
    ],
)
def test_the_nearest_is_hunted(one: str, two: str, landed: str) -> None:
    match = scene(f"1{one} 2{two} *a8 %h8 Dd3 ?d3")
    phase(match)
    assert match.dragon == landed


@pytest.mark.rule("DD-57")
@pytest.mark.parametrize(("prey", "landed"), [(1, "c3"), (2, "e3")])
def test_a_tie_goes_to_the_warrior_hunted_before(prey: int, landed: str) -> None:
    match = scene("1b3 2f3 *a8 %h8 Dd3 ?d3", prey=prey)
    phase(match)
    assert (match.dragon, match.state.prey) == (landed, prey - 1)


@pytest.mark.rule("DD-57")
@pytest.mark.parametrize(("roll", "landed"), [(1, "c3"), (2, "e3")])
def test_a_tie_without_a_hunt_before_goes_by_a_coin(roll: int, landed: str) -> None:
    match = scene("1b3 2f3 *a8 %h8 Dd3 ?d3")
    phase(match, roll)
    assert (match.dragon, match.state.prey) == (landed, roll - 1)


@pytest.mark.rule("DD-57")
def test_a_patrol_ends_the_memory_of_the_hunt() -> None:
    match = scene("1a8 2h8 *a8 %h8 Dd3 ?d3", prey=2, last_known="d5")
    phase(match)
    assert match.state.prey == -1


@pytest.mark.rule("DD-57")
def test_walls_hide_nobody() -> None:
    match = scene("1d5 2d8 *a8 %h8 Dd3 ?d3", walls="d3-s d4-s d3-e c3-e d4-e c4-e")
    phase(match)
    assert match.dragon == "d4"


@pytest.mark.rule("DD-51", "DD-56")
def test_a_warrior_at_home_is_no_target() -> None:
    match = scene("1d5 2h8 *d5 %h1 Dd3 ?d3")
    phase(match)
    assert (match.state.prey, match.dragon) == (1, "e4")


@pytest.mark.rule("DD-51", "DD-58", "DD-60")
def test_a_warrior_on_the_others_waystone_is_a_target_out_of_reach() -> None:
    match = scene("1d5 2h1 *a8 %d5 Dd3 ?d3", last_known="g7")
    assert phase(match) == ["DragonStirred", "DragonMoved"]
    assert (match.dragon, match.state.prey, match.board.name(match.state.last_known)) == (
        ("d4", 0, "g7")
    )
    assert phase(match) == []
    assert (match.dragon, list(match.state.lives)) == ("d4", [3, 3])


@pytest.mark.rule("DD-56", "DD-79")
def test_the_dead_are_no_target() -> None:
    match = scene("1a6 *a8 %h8 Dd3 ?d3", mode="duel", lives="3 0")
    phase(match)
    assert (match.state.prey, match.dragon) == (0, "c4")
    for corner in ("a1", "h8", "d1"):  # wherever the dragon is, a dead one is never nearer
        match = scene(f"1e5 *a8 %h1 D{corner} ?d3", mode="duel", lives="3 0")
        phase(match)
        assert match.state.prey == 0
    other = scene("2a1 *a8 %h1 Dg7 ?d3", mode="duel", lives="0 3", turn=2)
    phase(other)
    assert (other.state.prey, other.dragon) == (1, "f6")


@pytest.mark.rule("DD-58")
def test_the_hunt_refreshes_last_known() -> None:
    match = scene("1a6 *a8 Dd3 ?d3", last_known="g7")
    phase(match)
    assert match.state.last_known == cell("a6")


@pytest.mark.rule("DD-59")
def test_patrol_reaches_last_known_then_the_lair_then_rests() -> None:
    match = scene("1a8 *a8 Dd3 ?f3", last_known="d5")
    way = []
    for _ in range(6):
        events = phase(match)
        way.append(match.dragon)
        assert events == (
            [] if len(way) > 1 and way[-1] == way[-2] else ["DragonStirred", "DragonMoved"]
        )
    assert way == ["d4", "d5", "e4", "f3", "f3", "f3"]
    assert match.state.homing


@pytest.mark.rule("DD-59")
def test_a_target_cancels_the_patrol() -> None:
    match = scene("1a7 *a8 Df3 ?f3", last_known="d5", homing="yes")
    phase(match)
    assert (match.state.homing, match.state.last_known) == (False, cell("a7"))
    match.state.place[0] = cell("a8")
    phase(match)
    assert match.dragon == fly_name("e4", "a7", ["a8"])


def fly_name(here: str, target: str, homes: list[str]) -> str:
    board = board_of(8)
    return board.name(fly(board, cell(here), cell(target), [cell(home) for home in homes]))


# Attacks


@pytest.mark.rule("DD-61", "DD-67")
@pytest.mark.parametrize("found", ["", "yes"])
def test_it_flies_over_the_treasure_and_leaves_it(found: str) -> None:
    match = scene("1d6 *a8 Dd3 ?d3 $d4", found=found)
    phase(match)
    phase(match)
    assert (match.dragon, match.board.name(match.state.treasure)) == ("d5", "d4")


@pytest.mark.rule("DD-62")
def test_both_warriors_in_its_chamber_are_hit_w1_first() -> None:
    match = scene("1d5 2d5 *a8 %h8 Dd4 ?d4", lives="3 2", prey=2)
    events: list[AddressedEvent] = []
    dragon.dragon_phase(match.params, match.state, ScriptedDice([1, 1]), events)
    names = [type(event).__name__ for _, event in events]
    assert names == ["DragonStirred", "DragonMoved", *(["Attacked", "Respawned"] * 2)]
    assert list(match.state.lives) == [2, 1]
    assert [getattr(event, "seat", None) for _, event in events][2:] == [0, 0, 1, 1]
    assert match.state.place[0] != match.state.place[1]


@pytest.mark.rule("DD-62", "DD-82")
@pytest.mark.parametrize("mode", ["duel", "cpu"])
def test_last_lives_of_both_are_lost_for_both(mode: str) -> None:
    match = scene("1d5 2d5 *a8 %h8 Dd4 ?d4", lives="1 1", prey=1, mode=mode, turn=2)
    events = match.do("next turn")
    assert kinds(events)[2:] == ["Attacked", "Died", "Attacked", "Died", "Ended"]
    assert pick(events, "Ended") == {"reason": "both dead", "winner": None}


@pytest.mark.rule("DD-63")
def test_a_resting_dragon_makes_no_sound_and_no_attack() -> None:
    match = scene("1a8 *a8 Dd3 ?d3", homing="yes", last_known="d3")
    assert kinds(match.do("next turn")) == ["TurnBegan"]
    assert match.state.round == 2


@pytest.mark.rule("DD-64")
def test_nobody_is_attacked_for_being_next_to_it() -> None:
    match = scene("1d5 2h1 *a8 %e5 Dd3 ?d3", carrier=2)
    phase(match)
    assert match.dragon == "e2"
    beside = scene("1d3 2h1 *a8 %e5 Dd4 ?d4", carrier=2)
    phase(beside)
    assert (beside.dragon, list(beside.state.lives)) == ("e3", [3, 3])


@pytest.mark.rule("DD-50", "DD-65")
def test_it_never_enters_a_waystone_be_its_owner_dead() -> None:
    match = scene("1d6 *a8 %d5 Dd4 ?d4", mode="duel", lives="3 0")
    phase(match)
    assert match.dragon == "e5"
    assert list(match.state.lives) == [3, 0]


@pytest.mark.rule("DD-66", "DD-39")
def test_walking_into_it_costs_a_life_and_all_moves() -> None:
    match = scene("1a1 2h8 *a8 %h5 Db1 ?b1", left=7)
    events = match.do("move e", 1)
    assert kinds(events) == ["Stepped", "Attacked", "Respawned", "TurnBegan"]
    assert pick(events, "Attacked") == {"seat": 0, "cell": 1, "lives": 2}
    assert (list(match.state.lives), match.state.turn) == ([2, 3], 1)
    assert match.state.visited[1] == 1


@pytest.mark.rule("DD-66")
def test_walking_into_it_alone_brings_the_dragons_phase() -> None:
    match = scene("1a1 *a8 Db1 ?b1", left=7)
    events = match.do("move e", 1)
    assert kinds(events) == [
        "Stepped",
        "Attacked",
        "Respawned",
        "DragonStirred",
        "DragonMoved",
        "TurnBegan",
    ]
    assert match.state.left == 6
