"""Edges and rare moments of many rules: what the tests of each chapter pass by."""

from __future__ import annotations

import pytest

from tests.games.dungeon_crawler.scene import (
    CARD,
    FIRST_OF,
    at,
    blank,
    drawn,
    lay_tiles,
    put_hero,
    put_monster,
    spot,
    terrain_of,
)
from waystone.games.dungeon_crawler.bits import BIT
from waystone.games.dungeon_crawler.board import (
    FAR,
    SIDE,
    cell_at,
)
from waystone.games.dungeon_crawler.events import Planned, Slain, Struck, Walked
from waystone.games.dungeon_crawler.rules.cards.traps import slide
from waystone.games.dungeon_crawler.rules.figures import hero
from waystone.games.dungeon_crawler.rules.frames.moves import DisplacedFrame
from waystone.games.dungeon_crawler.rules.frames.turns import ActivationStage, SummoningFrame
from waystone.games.dungeon_crawler.rules.steps import can_step, cost_of_step
from waystone.games.dungeon_crawler.rules.tactics import intent_of
from waystone.games.dungeon_crawler.sight import ghost_sees, linked_to, sees
from waystone.games.dungeon_crawler.terrain import SPAWNS, can_hold_door
from waystone.games.dungeon_crawler.walking import distances

EAST, WEST = 1, 3


@pytest.mark.rule("DC-105", "DC-38")
def test_nobody_slides_off_the_mat() -> None:
    """Sliding Trap: the row does not go on at the other side of the mat."""
    scene = drawn("A...B")
    scene.state.terrain = terrain_of("." * SIDE + "\n" + "." * SIDE, 0, 0)
    assert slide(scene.state, cell_at(32, 0), EAST) == [cell_at(33, 0), cell_at(34, 0)]
    assert slide(scene.state, cell_at(2, 1), WEST) == [cell_at(1, 1), cell_at(0, 1)]
    assert slide(scene.state, cell_at(0, 1), EAST)[0] == cell_at(1, 1)
    assert slide(scene.state, cell_at(34, 0), WEST)[0] == cell_at(33, 0)


@pytest.mark.rule("DC-72")
def test_a_spawn_point_of_ones_choice_is_asked_for_as_such() -> None:
    scene = drawn(".......B").act(0)
    scene.do("spawn")
    scene.do("take human-thief", 5)
    assert scene.question == "spawn"


@pytest.mark.rule("DC-98", "DC-84")
def test_a_monster_stopped_on_its_way_thinks_anew_and_one_that_arrived_does_not() -> None:
    scene = drawn("z.....A...B", monsters={"z": "hellhound"}, boss=0).ask("all")
    events = scene.monsters_move(0)
    assert [type(event) for event in events].count(Planned) == 1
    scene = drawn("z.....A...B", monsters={"z": "hellhound"}, boss=0).ask("all")
    scene.hand(1, "spear_trap").monsters_move(0)
    scene.do("play spear-trap")
    events = scene.do(f"target {spot(2, 0)}", 1, 1, 1)
    assert [type(event) for event in events].count(Planned) == 1
    assert any(isinstance(event, Walked) for event in events)
    assert scene.cell("hellhound") == at(5, 0)


@pytest.mark.rule("DC-61", "DC-64")
def test_what_is_seen_at_the_rim_of_the_mat_is_linked() -> None:
    row = "." * SIDE
    terrain = terrain_of(f"{row}\n#{row[1:]}\n{row}", 0, 0)
    for cell in (cell_at(0, 0), cell_at(3, 0), cell_at(34, 2), cell_at(31, 2)):
        linked = linked_to(terrain, cell)
        assert all(linked & BIT[each] for each in range(3 * SIDE) if sees(terrain, cell, each))
    alone = terrain_of("..\n##\n" + "#" * 33 + "..", 0, 0)
    assert linked_to(alone, cell_at(1, 0)) == BIT[cell_at(0, 0)] | BIT[cell_at(1, 0)]
    assert linked_to(alone, cell_at(34, 2)) == BIT[cell_at(33, 2)] | BIT[cell_at(34, 2)]


@pytest.mark.rule("DC-105", "DC-42")
def test_a_teleport_trap_waits_for_ghosts_in_the_rock_too() -> None:
    scene = drawn("s#####A.B", monsters={"s": "specter"}, boss=0).ask("all")
    scene.hand(1, "teleport_trap").monsters_move(0)
    scene.do("play teleport-trap")
    assert f"target {spot(2, 0)}" in scene.options()


@pytest.mark.rule("DC-81", "DC-88")
def test_who_flies_over_deep_water_still_has_a_way_to_the_chest() -> None:
    terrain = terrain_of("..dd..C")
    away = distances(terrain, 0, 6, at(6, 0))
    assert [away[at(x, 0)] for x in (5, 4, 3, 2)] == [1, 2, 3, 6]
    assert away[at(1, 0)] == FAR  # two spaces of deep water need MV 7
    assert distances(terrain, 0, 7, at(6, 0))[at(1, 0)] == 9


@pytest.mark.rule("DC-105")
def test_rotating_rooms_turn_by_one_two_or_three_quarters() -> None:
    scene = blank(2)
    put_hero(scene, 0, SPAWNS[1][0])
    lay_tiles(scene, {(1, 0): ("corridor", 0)})
    scene.hand(0, "rotating_rooms").act(0)
    scene.do("play rotating-rooms")
    assert scene.options("turn") == ["turn 1:0 r1", "turn 1:0 r2", "turn 1:0 r3"]


@pytest.mark.rule("DC-84", "DC-85")
@pytest.mark.parametrize(("kind", "end"), [("hellhound", (2, 0)), ("gargoyle", (2, 1))])
def test_only_flyers_leave_the_floor_to_others(kind: str, end: tuple[int, int]) -> None:
    scene = drawn("m..A\n..L.\n####\nB...", monsters={"m": kind}, boss=0).ask("none")
    scene.monsters_move(0)
    assert scene.cell(kind) == at(*end)


@pytest.mark.rule("DC-67")
@pytest.mark.parametrize("upwards", [False, True])
@pytest.mark.parametrize("turned", [False, True])
def test_a_ghosts_own_rock_never_blocks_whatever_the_direction(upwards: bool, turned: bool) -> None:
    rows = ["#....", "#....", "....."]
    start, end = (0, 0), (4, 2)
    if upwards:
        rows, start, end = rows[::-1], (0, 2), (4, 0)
    if turned:
        rows = ["".join(column) for column in zip(*rows, strict=True)]
        start, end = start[::-1], end[::-1]
    terrain = terrain_of("\n".join(rows), 7, 3)
    one, other = (cell_at(7 + x, 3 + y) for x, y in (start, end))
    assert ghost_sees(terrain, one, other)
    assert not sees(terrain, one, other)


@pytest.mark.rule("DC-79")
def test_placed_on_the_centre_with_nobody_to_attack_it_moves() -> None:
    scene = blank(2).ask("none")
    put_hero(scene, 0, SPAWNS[1][0])
    put_hero(scene, 1, SPAWNS[2][0])
    villager = FIRST_OF["villager"]
    scene.state.creatures.remove(villager)
    scene.state.creatures.append(villager)
    scene.begin(SummoningFrame(0, 1), 4)
    scene.go()
    events = scene.do("place 16:16")
    assert [type(event) for event in events].count(Planned) == 1


@pytest.mark.rule("DC-79")
def test_on_a_spawn_point_it_moves_although_it_could_attack() -> None:
    scene = blank(2).ask("none")
    gate = SPAWNS[1][0]
    put_hero(scene, 0, gate + 1)
    put_hero(scene, 1, SPAWNS[2][0])
    zombie = FIRST_OF["zombie"]
    scene.state.creatures.remove(zombie)
    scene.state.creatures.append(zombie)
    scene.begin(SummoningFrame(0, 1), 4)
    scene.go()
    events = scene.do("place 2:2")
    assert any(isinstance(event, Planned) for event in events)
    assert not any(isinstance(event, Struck) for event in events)
    assert scene.cell("zombie") != gate


@pytest.mark.rule("DC-34", "DC-44")
def test_the_step_of_a_push_costs_by_its_direction() -> None:
    scene = drawn("As.\nss.\n..B")
    assert cost_of_step(scene.state, hero(0), at(1, 0), 0) == 2
    assert cost_of_step(scene.state, hero(0), at(1, 1), 0) == 3
    assert cost_of_step(scene.state, hero(0), at(2, 0), 0) == FAR


@pytest.mark.rule("DC-88", "DC-90")
def test_a_guard_without_a_way_to_watch_takes_the_canonical_first_of_equal_posts() -> None:
    picture = """........
                 m...C...
                 ........
                 ########
                 A......B"""
    scene = drawn(picture, monsters={"m": "mummy"}, boss=0).ask("none")
    scene.monsters_move(0)
    assert scene.cell("mummy") == at(3, 0)


@pytest.mark.rule("DC-82")
def test_of_two_whom_no_way_leads_to_the_nearer_one_is_the_target() -> None:
    scene = drawn("A...B.\nLLLLLL\n.m....", monsters={"m": "zombie"}, boss=0)
    assert intent_of(scene.state, FIRST_OF["zombie"]).targets == [hero(0)]


@pytest.mark.rule("DC-39", "DC-80")
def test_monsters_shun_lava_adventurers_need_not() -> None:
    scene = drawn("ALd.B\nz.h..", monsters={"z": "zombie", "h": "hellhound"})
    state, lava, deep = scene.state, at(1, 0), at(2, 0)
    zombie, hound = FIRST_OF["zombie"], FIRST_OF["hellhound"]
    assert not can_step(state, zombie, at(1, 1), lava)
    assert can_step(state, zombie, at(3, 1), at(3, 0))
    assert can_step(state, zombie, at(3, 0), deep)  # it only may not end there
    assert can_step(state, hound, at(1, 1), lava)
    assert can_step(state, hero(0), at(0, 0), lava)


@pytest.mark.rule("DC-95", "DC-105")
def test_a_ring_in_a_turn_window_is_only_put_on() -> None:
    scene = drawn("A......B").hand(0, "magic_ring").act(0)
    scene.do("play magic-ring")
    assert scene.state.gear[0] == [CARD["magic_ring"]]
    assert not scene.state.ring_used[0]
    assert scene.question == "act"


@pytest.mark.rule("DC-105", "DC-26")
def test_the_attack_of_a_rapid_strike_leaves_the_move_free() -> None:
    scene = drawn("Am......B", monsters={"m": "minotaur_templar"}, boss=0)
    scene.hand(0, "rapid_strike").ask("none").act(0)
    scene.do("play rapid-strike")
    for _ in range(2):
        scene.do(f"melee {spot(1, 0)}", 1, 1, 1, 1)
    assert "stay" in scene.options()


@pytest.mark.rule("DC-47", "DC-35")
def test_who_pushes_past_in_deep_water_may_swim_on() -> None:
    scene = drawn("A.......\n........B")
    scene.state.terrain = terrain_of(".d......\n#########")
    put_monster(scene, "specter", 1, at(1, 0))
    scene.act(0)
    scene.do(f"push {spot(1, 0)}", 6, 1)
    scene.do(f"target {spot(2, 0)}")
    assert scene.cell(0) == at(1, 0)
    assert scene.question == "move"


@pytest.mark.rule("DC-103")
def test_the_doppelganger_of_somebody_walled_in_stands_on_the_nearest_space() -> None:
    scene = drawn("A..#B#..").hand(0, "doppelganger").ask("none").act(0)
    scene.do("play doppelganger")
    assert set(scene.options()) == {f"target {spot(2, 0)}", f"target {spot(6, 0)}"}


@pytest.mark.rule("DC-56", "DC-54")
@pytest.mark.parametrize(("credit", "cards"), [(-1, [0, 0]), (0, [1, 0]), (1, [0, 1])])
def test_who_dies_as_a_door_closes_counts_for_who_closed_it(credit: int, cards: list[int]) -> None:
    scene = drawn("A....B")
    zombie = put_monster(scene, "zombie", 1, at(1, 2))
    scene.state.terrain = terrain_of("#####\n#####\n##L##")
    scene.begin(DisplacedFrame(credit, zombie), 5, ActivationStage.FINISH)
    events = scene.go_alone()
    assert [event.how for event in events if isinstance(event, Slain)] == ["lava"]
    assert list(map(len, scene.state.hands)) == cards


@pytest.mark.rule("DC-95")
def test_a_cloak_may_be_put_on_in_a_turn_window() -> None:
    scene = drawn("A......B").hand(0, "magic_cloak").act(0)
    scene.do("play magic-cloak")
    assert scene.state.gear[0] == [CARD["magic_cloak"]]


@pytest.mark.rule("DC-56")
@pytest.mark.parametrize(
    ("above", "below"), [("crooked", "intersection"), ("intersection", "forked_corridor")]
)
def test_a_secret_door_goes_through_two_spaces_of_rock_but_not_three(
    above: str, below: str
) -> None:
    scene = lay_tiles(blank(2), {(1, 0): (above, 0), (1, 1): (below, 0)})
    state, door = scene.state, 1 * 2 + 1
    assert not can_hold_door(state.tiles, state.turns, door, 3)
    assert can_hold_door(state.tiles, state.turns, door, 4)


@pytest.mark.rule("DC-98", "DC-105")
def test_a_monster_whose_move_a_pit_has_ended_does_not_think_anew() -> None:
    scene = drawn("m.....A...B", monsters={"m": "minotaur"}, boss=0).ask("all")
    scene.hand(1, "pit_trap").monsters_move(0)
    scene.do("play pit-trap")
    events = scene.do(f"target {spot(2, 0)}")
    assert (scene.cell("minotaur"), scene.wounds("minotaur")) == (at(2, 0), 1)
    assert not any(isinstance(event, Planned) for event in events)
