"""Moving, picking up, attacking."""

from __future__ import annotations

import pytest

from tests.games.dooom.scene import HIT, MISS, Scene
from waystone.games.dooom.actions import ACTIONS
from waystone.games.dooom.events import Attacked, Moved, PickedUp, Struck
from waystone.kernel.dice import ExploringDice, SeededDice


@pytest.mark.rule("DM-43")
@pytest.mark.parametrize(
    ("way", "row", "column"), [("n", 0, 1), ("e", 1, 2), ("s", 2, 1), ("w", 1, 0)]
)
def test_a_step_goes_one_tile(way: str, row: int, column: int) -> None:
    scene = Scene("...\n.0.\n..E", win=0)
    assert scene.do(0, f"move {way}") == [Moved(0, "nesw".index(way))]
    assert scene.at(0) == (row, column)


@pytest.mark.rule("DM-43")
def test_there_are_no_other_steps() -> None:
    moves = [action.text for action in ACTIONS if action.text.startswith("move")]
    assert moves == ["move n", "move e", "move s", "move w"]


@pytest.mark.rule("DM-44")
def test_walls_edges_and_players_block() -> None:
    scene = Scene("0#\n1.\n.E", win=0)
    assert scene.refused(0, "move n") == scene.refused(0, "move e") == "BLOCKED_WALL"
    assert scene.refused(0, "move s") == "BLOCKED_PLAYER"


@pytest.mark.rule("DM-45")
def test_walking_over_things_leaves_them() -> None:
    scene = Scene("0GHSALE.", win=0, goal="1")
    scene.walk(0, "eeeeee")
    assert [scene.thing(0, column)[0] for column in range(1, 6)] == list("GHSAL")
    assert (scene.state.gold[0], scene.state.hp[0], scene.state.gear[0]) == (0, 3, 0)
    assert scene.outcome() is None


@pytest.mark.rule("DM-46", "DM-68")
def test_the_win_comes_before_the_end_of_the_turn() -> None:
    scene = Scene("0.....E", win=0)
    scene.walk(0, "eeeee")
    scene.do(0, "move e")
    assert scene.kinds(0) == ["Moved", "Won", "Ended"]


@pytest.mark.rule("DM-47")
def test_nothing_to_take() -> None:
    assert Scene("0E", win=0).refused(0, "pick up") == "NOTHING_HERE"
    assert Scene("0E", win=0, under={0: "E"}).refused(0, "pick up") == "NOTHING_HERE"


@pytest.mark.rule("DM-47")
@pytest.mark.parametrize("letter", "SAL")
def test_one_of_a_kind(letter: str) -> None:
    scene = Scene(f"0{letter}E", win=0, under={0: letter})
    scene.do(0, "pick up")
    scene.do(0, "move e")
    assert scene.refused(0, "pick up") == "ALREADY_HAVE"
    assert scene.thing(0, 1) == (letter, 1)
    assert scene.state.ap == 4


@pytest.mark.rule("DM-48")
def test_a_whole_pile_for_one_point() -> None:
    scene = Scene("0E", under={0: "G"})
    scene.state.altered[scene.state.place[0]] = 3 << 8 | ord("G")
    assert scene.do(0, "pick up") == [PickedUp(0, "gold", 3)]
    assert (scene.state.gold[0], scene.state.ap) == (3, 5)
    assert scene.thing(0, 0) == ("", 0)
    assert scene.refused(0, "pick up") == "NOTHING_HERE"


@pytest.mark.rule("DM-48", "DM-66")
@pytest.mark.parametrize(("letter", "name"), [("S", "sword"), ("A", "armour"), ("L", "lantern")])
def test_gear_is_carried_and_slows_later(letter: str, name: str) -> None:
    scene = Scene("0.E", win=0, under={0: letter})
    assert scene.do(0, "pick up") == [PickedUp(0, name, 1)]
    own = scene.view(0).own
    assert own is not None
    assert own.gear == (name,)
    assert scene.state.ap == 5
    assert scene.thing(0, 0) == ("", 0)
    scene.rounds()
    assert scene.state.ap == 5
    texts = [action.text for action in ACTIONS]
    assert not any("drop" in text or "give" in text for text in texts)


@pytest.mark.rule("DM-48", "DM-66")
@pytest.mark.parametrize("steps", [0, 5])
def test_a_potion_takes_the_rest_of_the_turn(steps: int) -> None:
    scene = Scene("0.....EG", under={0: "H"})
    scene.walk(0, "ewewewew"[:steps] if steps % 2 == 0 else "eweweeww"[:4])
    if steps:
        assert scene.state.ap == 2
    events = scene.do(0, "pick up")
    assert events[0] == PickedUp(0, "potion", 1)
    assert (scene.state.hp[0], scene.state.ap, scene.state.round) == (4, 6, 2)


@pytest.mark.rule("DM-48")
def test_one_point_is_enough_for_a_potion_and_there_is_no_limit() -> None:
    scene = Scene("0HHHHHHEG")
    for expected in range(4, 10):
        scene.do(0, "move e")
        scene.do(0, "pick up")
        assert scene.state.hp[0] == expected
    last = Scene("0....HEG")
    last.walk(0, "eeeee")
    assert last.state.ap == 1
    last.do(0, "pick up")
    assert last.state.hp[0] == 4


@pytest.mark.rule("DM-49")
@pytest.mark.parametrize("other", ["1..\n.0.\n..E", "...\n.0#\n..E", "....1\n.0...\n....E"])
def test_an_attack_needs_a_neighbour(other: str) -> None:
    scene = Scene(other, win=0)
    for way in "nesw":
        assert scene.refused(0, f"attack {way}") == "NO_TARGET"


@pytest.mark.rule("DM-50")
def test_an_attack_hits_three_times_in_four() -> None:
    """Every roll of its one die, and nothing but that die."""
    scene, found = Scene("01E", win=0), []
    dice = ExploringDice()
    while True:
        state = scene.state.copy()
        events = scene.game.apply(state, 0, ACTIONS.parse("attack e"), dice)
        attack = events[0][1]
        assert isinstance(attack, Attacked)
        assert len(dice.rolls) == 1
        found.append((attack.hit, dice.odds))
        if not dice.advance():
            break
    assert sum(odds for hit, odds in found if hit) * 4 == 3


@pytest.mark.slow
@pytest.mark.rule("DM-50")
def test_attacks_hit_in_75_percent() -> None:
    scene, dice, hits = Scene("01E", win=0), SeededDice("attacks"), 0
    for _ in range(100_000):
        state = scene.state.copy()
        event = scene.game.apply(state, 0, ACTIONS.parse("attack e"), dice)[0][1]
        assert isinstance(event, Attacked)
        hits += event.hit
    assert abs(hits / 100_000 - 0.75) < 0.005


@pytest.mark.rule("DM-50")
def test_the_die_is_thrown_even_where_no_damage_can_come() -> None:
    scene = Scene("01E", win=0).give(1, "A")
    events = scene.do(0, "attack e", HIT)
    assert events[0] == Attacked(0, 1, True, 0, False)
    assert scene.state.turn == 1


@pytest.mark.rule("DM-51", "DM-66")
@pytest.mark.parametrize(
    ("sword", "armour", "damage"), [("", "", 1), ("", "A", 0), ("S", "", 2), ("S", "A", 1)]
)
def test_the_damage_of_a_hit(sword: str, armour: str, damage: int) -> None:
    scene = Scene("01E", win=0).give(0, sword).give(1, armour)
    scene.do(0, "attack e", HIT)
    assert scene.state.hp == [3, 3 - damage]
    assert scene.heard(0)[0] == Attacked(0, 1, True, damage, False)
    assert scene.heard(1)[0] == Struck(1, 3, True, damage, damage)


@pytest.mark.rule("DM-52")
def test_hit_points_do_not_fall_below_nothing() -> None:
    scene = Scene("01E", win=0).give(0, "S").give(1, hp=1)
    scene.do(0, "attack e", HIT)
    assert scene.state.hp[1] == 0
    assert scene.heard(1)[0] == Struck(1, 3, True, 2, 1)
    assert scene.heard(0)[0] == Attacked(0, 1, True, 2, True)
    assert scene.view(0).status == ("alive", "dead")


@pytest.mark.rule("DM-53")
@pytest.mark.parametrize(("way", "back"), [("n", 2), ("e", 3), ("s", 0), ("w", 1)])
def test_both_sides_are_told_and_nobody_else(way: str, back: int) -> None:
    scene = Scene("...\n.0.\n..E\n..2", win=0, seats=3, begun=False)
    row, column = {"n": (0, 1), "e": (1, 2), "s": (2, 1), "w": (1, 0)}[way]
    scene.join(1, row, column)
    scene.do(0, "begin")
    scene.do(0, f"attack {way}", MISS)
    assert scene.heard(0)[0] == Attacked(0, "nesw".index(way), False, 0, False)
    assert scene.heard(1)[0] == Struck(1, back, False, 0, 0)
    assert scene.kinds(2) == ["TurnBegan"]


@pytest.mark.rule("DM-54")
def test_one_attack_per_turn_as_the_last_action() -> None:
    scene = Scene("0.....1E", win=0, under={1: "E"})
    scene.walk(0, "eeeee")
    assert scene.state.ap == 1
    scene.do(0, "attack e", HIT)  # an exit protects nobody
    assert (scene.state.hp[1], scene.state.turn) == (2, 1)
    assert scene.refused(0, "attack e") == "NOT_YOUR_TURN"
