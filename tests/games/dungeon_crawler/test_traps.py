"""The traps on a path, one by one (part 12, DC-98, DC-105)."""

from __future__ import annotations

import pytest

from tests.games.dungeon_crawler.scene import (
    FIRST_OF,
    at,
    drawn,
    spot,
)
from waystone.games.dungeon_crawler.events import Rolled, Slain
from waystone.games.dungeon_crawler.rules.figures import defence, hero
from waystone.games.dungeon_crawler.terrain import SPAWNS


@pytest.mark.rule("DC-98")
def test_pit_trap_wounds_and_ends_the_move() -> None:
    scene = drawn("A.........B").hand(1, "pit_trap").act(0)
    scene.do(f"move {spot(5, 0)}")
    scene.do("play pit-trap")
    scene.do(f"target {spot(3, 0)}")
    assert (scene.cell(0), scene.wounds(0)) == (at(3, 0), 1)
    assert scene.state.active == 1  # no Move, no target: the step is over


@pytest.mark.rule("DC-92", "DC-98")
@pytest.mark.parametrize("card", ["pit_trap", "sliding_trap"])
def test_flyers_do_not_fall_or_slide(card: str) -> None:
    scene = drawn("A.........B").hand(1, card).gear(0, "potion_of_flight").act(0)
    scene.do(f"move {spot(5, 0)}")
    assert scene.question != "respond"


@pytest.mark.rule("DC-105", "DC-53")
def test_sliding_trap_slides_until_something_stops_it() -> None:
    picture = """A...X....B
                 ..#.......
                 ..........
                 ..L......."""
    scene = drawn(picture).hand(1, "sliding_trap").act(0)
    scene.do(f"move {spot(1, 0)}")
    scene.do("play sliding-trap")
    scene.do("way e")
    assert scene.cell(0) == at(6, 0)  # five spaces
    assert scene.state.hands[0]  # a pile was passed
    scene = drawn(picture).hand(1, "sliding_trap").act(0)
    scene.do(f"move {spot(2, 0)}")
    scene.do("play sliding-trap")
    scene.do(f"target {spot(2, 0)}")
    scene.do("way s")
    assert scene.cell(0) == at(2, 0)  # rock
    scene = drawn(picture.replace("..#", "...")).hand(1, "sliding_trap").act(0)
    scene.do(f"move {spot(2, 0)}")
    scene.do("play sliding-trap")
    scene.do(f"target {spot(2, 0)}")
    events = scene.do("way s")
    assert Slain(hero(0), "lava", 1) in events


@pytest.mark.rule("DC-102", "DC-98")
def test_spear_trap_strikes_and_the_move_goes_on() -> None:
    scene = drawn("A.........B").hand(1, "spear_trap").act(0)
    scene.do(f"move {spot(5, 0)}")
    scene.do("play spear-trap")
    scene.do(f"target {spot(2, 0)}", 5, 6, 1)
    assert (scene.cell(0), scene.wounds(0)) == (at(2, 0), 2)
    assert (scene.state.asked, scene.question) == (0, "move")
    assert f"move {spot(6, 0)}" in scene.options()


@pytest.mark.rule("DC-102", "DC-62")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_dice_of_a_trap_count_as_they_lie(die: int) -> None:
    """Nothing is added to them: each hits that reaches the DEF of its victim."""
    scene = drawn("A.........B").hand(1, "spear_trap").act(0)
    scene.do(f"move {spot(5, 0)}")
    scene.do("play spear-trap")
    scene.do(f"target {spot(2, 0)}", die, 1, 1)
    assert scene.wounds(0) == int(die >= defence(scene.state, hero(0)))


@pytest.mark.rule("DC-105")
def test_summoning_trap_brings_a_monster_that_attacks_at_once() -> None:
    scene = drawn("A.........B").hand(1, "summoning_trap")
    zombie = FIRST_OF["zombie"]
    scene.state.creatures.remove(zombie)
    scene.state.creatures.append(zombie)
    scene.act(0)
    scene.do(f"move {spot(5, 0)}")
    scene.do("play summoning-trap")
    scene.do(f"target {spot(2, 0)}")
    scene.do(f"target {spot(3, 0)}", 5)
    assert (scene.cell(0), scene.wounds(0)) == (at(2, 0), 1)
    assert scene.state.packs[1] == [zombie]
    assert scene.question == "move"


@pytest.mark.rule("DC-105")
def test_summoning_trap_is_not_for_monsters_or_oneself() -> None:
    scene = drawn("A....B", seats=2).hand(0, "summoning_trap").ask("all").act(0)
    scene.do(f"move {spot(2, 0)}")
    assert scene.question == "move"


@pytest.mark.rule("DC-105", "DC-72")
def test_teleport_trap_sends_to_a_spawn_point() -> None:
    scene = drawn("A.........B").hand(1, "teleport_trap").act(0)
    scene.do(f"move {spot(5, 0)}")
    scene.do("play teleport-trap")
    events = scene.do(f"target {spot(1, 0)}", 2)
    assert any(isinstance(event, Rolled) and event.rollers == (0,) for event in events)
    assert scene.cell(0) == SPAWNS[2][0]
    assert scene.question != "move"
