"""Committed segments that a card has changed the mat under (DC-98, DC-110)."""

from __future__ import annotations

import pytest

from tests.games.dungeon_crawler.scene import (
    FIRST_OF,
    Scene,
    at,
    blank,
    drawn,
    lay_tiles,
    put_hero,
    put_monster,
    spot,
)
from waystone.games.dungeon_crawler.board import SPACES, name_of
from waystone.games.dungeon_crawler.events import (
    CardsDrawn,
    PileTaken,
    Planned,
    Slain,
    Walked,
)
from waystone.games.dungeon_crawler.rules.figures import hero
from waystone.games.dungeon_crawler.terrain import SPAWNS

ABOVE, BELOW, AWAY = 8, 15, 36
"""Tile spaces: a corridor, the one that it leads down to, and one far from both."""


def way_down(below: str, away: str | None = None, turn: int = 0) -> Scene:
    """Two tiles one above the other; seat 0 stands on the upper one, seat 1 far away."""
    tiles = {(1, 1): ("corridor", 0), (1, 2): (below, turn)}
    if away:
        tiles[1, 5] = (away, 0)
    scene = lay_tiles(blank(2), tiles)
    put_hero(scene, 0, SPACES[ABOVE][22])
    put_hero(scene, 1, SPAWNS[3][0])
    return scene


def go(scene: Scene, place: int, number: int) -> None:
    """Seat 0 commits a segment."""
    scene.ask().act(0).do(f"move {name_of(SPACES[place][number])}")
    assert (scene.state.asked, scene.question) == (1, "respond")


def points(scene: Scene) -> int:
    going = scene.game.view(scene.state, 0).going
    assert going is not None
    return going.points


@pytest.mark.rule("DC-110", "DC-36", "DC-98")
def test_an_adventurer_stops_before_lava_that_has_come_and_plans_again() -> None:
    scene = way_down("lava_bridge").hand(1, "rotating_rooms")
    go(scene, BELOW, 12)
    scene.do("play rotating-rooms")
    scene.do("turn 1:2 r1")
    scene.do("done")
    assert scene.cell(0) == SPACES[ABOVE][22]
    assert (scene.state.asked, scene.question, points(scene)) == (0, "move", 6)


@pytest.mark.rule("DC-110", "DC-42")
def test_lava_that_has_come_does_not_stop_who_is_immune() -> None:
    scene = way_down("lava_bridge").hand(1, "rotating_rooms").gear(0, "potion_of_firewalk")
    go(scene, BELOW, 7)
    scene.do("play rotating-rooms")
    scene.do("turn 1:2 r1")
    scene.do("done")
    assert scene.cell(0) == SPACES[BELOW][7]


@pytest.mark.rule("DC-110", "DC-36")
def test_lava_that_was_chosen_destroys_whatever_is_played_before() -> None:
    scene = drawn("AL.......B").hand(1, "warp_space").ask().act(0)
    scene.do(f"move {spot(1, 0)}")
    scene.do("play warp-space")
    scene.do(f"target {spot(9, 0)}")
    events = scene.do(f"target {spot(4, 0)}")
    assert Slain(hero(0), "lava", None) in events


@pytest.mark.rule("DC-110", "DC-53")
def test_a_segment_ends_on_a_pile_that_has_come_and_takes_it() -> None:
    scene = way_down("corridor", "small_room").hand(1, "shifting_rooms")
    scene.state.piles = [SPACES[AWAY][12]]
    go(scene, BELOW, 17)
    scene.do("play shifting-rooms")
    scene.do("tile 1:2")
    events = scene.do("tile 1:5")
    assert PileTaken(0, SPACES[BELOW][12]) in events
    assert scene.cell(0) == SPACES[BELOW][12]
    assert (scene.question, points(scene)) == ("move", 3)


@pytest.mark.rule("DC-110", "DC-104", "DC-106")
@pytest.mark.parametrize("number", [7, 12])
def test_a_segment_ends_on_the_first_chest_on_its_way(number: int) -> None:
    scene = blank(2).hand(1, "false_treasure")
    put_hero(scene, 0, SPACES[17][22])
    put_hero(scene, 1, SPAWNS[3][0])
    lay_tiles(scene, {(3, 2): ("corridor", 0)})
    go(scene, 24, 12)
    scene.do("play false-treasure")
    if number == 7:
        scene.do(f"target {name_of(SPACES[24][7])}", 1)
        assert scene.cell(0) == SPACES[24][7]
        assert scene.state.chests == [SPACES[24][12]]
    else:
        scene.do(f"target {name_of(SPACES[24][18])}", 6)
        assert scene.state.winner == 0


@pytest.mark.rule("DC-110", "DC-30")
def test_a_segment_is_cut_where_the_points_end_and_who_cannot_go_on_drowns() -> None:
    scene = way_down("corridor", "water").hand(1, "shifting_rooms")
    go(scene, BELOW, 17)
    scene.do("play shifting-rooms")
    scene.do("tile 1:2")
    events = scene.do("tile 1:5")  # shallow for 2, deep for 3, and 1 is left
    assert Walked(hero(0), (SPACES[BELOW][2], SPACES[BELOW][7])) in events
    assert any(isinstance(each, Slain) and each.how == "water" for each in events)


@pytest.mark.rule("DC-110", "DC-98")
def test_who_is_carried_away_with_a_tile_keeps_all_points() -> None:
    scene = way_down("corridor", "three_way_room").hand(1, "shifting_rooms")
    go(scene, BELOW, 12)
    scene.do("play shifting-rooms")
    scene.do("tile 1:1")
    scene.do("tile 1:5")
    assert scene.cell(0) == SPACES[AWAY][22]
    assert (scene.question, points(scene)) == ("move", 6)


@pytest.mark.rule("DC-110", "DC-98")
def test_a_trap_may_not_be_named_beyond_where_the_segment_ends_now() -> None:
    scene = way_down("corridor", "small_room").hand(1, "shifting_rooms", "spear_trap")
    scene.state.piles = [SPACES[AWAY][12]]
    go(scene, BELOW, 17)
    scene.do("play shifting-rooms")
    scene.do("tile 1:2")
    scene.do("tile 1:5")
    scene.do("play spear-trap")
    named = [scene.game.alphabet.parse(text).cell for text in scene.options()]
    assert named == [SPACES[BELOW][each] for each in (2, 7, 12)]


# Monsters: seat 0 is active and has them, seat 1 plays the cards.


def stop_with(scene: Scene, x: int, *rolls: int) -> list[object]:
    """Seat 1 warps its Adventurer into the way of seat 0's Monster."""
    scene.do("play warp-space")
    scene.do(f"target {name_of(scene.cell(1))}")
    return list(scene.do(f"target {spot(x, 0)}", *rolls))


@pytest.mark.rule("DC-110", "DC-35", "DC-54")
def test_a_monster_cut_short_in_deep_water_drowns_for_whose_card_did_it() -> None:
    scene = drawn(".hdd.A..B.", monsters={"h": "hellhound"}, boss=0)
    scene.hand(1, "warp_space").ask("all").monsters_move(0)
    events = stop_with(scene, 4)
    assert Slain(FIRST_OF["hellhound"], "water", 1) in events
    assert CardsDrawn(1, 1) in events
    assert scene.state.creature_discards == [FIRST_OF["hellhound"]]


@pytest.mark.rule("DC-110", "DC-54")
def test_a_card_that_changes_nothing_about_the_segment_has_not_done_it() -> None:
    scene = drawn(".hdd.A..B.", monsters={"h": "hellhound"}, boss=0, seats=3)
    put_hero(scene, 2, SPAWNS[3][0])
    scene.state.tiles[40] = scene.state.pile.pop()  # for the Cave In
    scene.hand(1, "warp_space").hand(2, "cave_in").ask("all").monsters_move(0)
    stop_with(scene, 4)
    assert scene.state.asked == 2
    events = scene.do("play cave-in")
    assert Slain(FIRST_OF["hellhound"], "water", 1) in events
    assert list(map(len, scene.state.hands)) == [0, 1, 0]


@pytest.mark.rule("DC-110", "DC-35", "DC-54")
def test_who_turns_a_monsters_end_into_deep_water_has_drowned_it() -> None:
    scene = way_down("corridor", "trench").hand(1, "shifting_rooms").ask("all")
    put_hero(scene, 0, SPAWNS[1][0])
    put_hero(scene, 1, SPACES[BELOW][17])
    minotaur = put_monster(scene, "minotaur", 0, SPACES[ABOVE][22])
    scene.monsters_move(0)
    path = scene.game.view(scene.state, 1).path
    assert path is not None
    assert path.cells[-1] == SPACES[BELOW][12]
    scene.do("play shifting-rooms")
    scene.do("tile 1:2")
    events = scene.do("tile 1:5")
    assert Walked(minotaur, path.cells) in events
    assert Slain(minotaur, "water", 1) in events


@pytest.mark.rule("DC-110", "DC-98")
def test_a_monster_cut_short_in_deep_water_swims_out_if_it_can() -> None:
    scene = drawn(".hd..A..B.", monsters={"h": "hellhound"}, boss=0)
    scene.hand(1, "warp_space").ask("all").monsters_move(0)
    events = stop_with(scene, 3)
    assert not any(isinstance(each, Slain) for each in events)
    assert scene.cell("hellhound") == at(1, 0)


@pytest.mark.rule("DC-110", "DC-35", "DC-54")
def test_a_monster_whose_way_has_turned_into_deep_water_drowns() -> None:
    scene = way_down("corridor", "trench").hand(1, "shifting_rooms").ask("all")
    put_hero(scene, 0, SPAWNS[1][0])
    put_hero(scene, 1, SPACES[22][2])
    lay_tiles(scene, {(1, 3): ("corridor", 0)})
    minotaur = put_monster(scene, "minotaur", 0, SPACES[ABOVE][22])
    scene.monsters_move(0)
    scene.do("play shifting-rooms")
    scene.do("tile 1:2")
    events = scene.do("tile 1:5")  # two steps for 1, the trench for 3
    steps = tuple(SPACES[BELOW][each] for each in (2, 7, 12))
    assert Walked(minotaur, steps) in events
    assert Slain(minotaur, "water", 1) in events
    assert CardsDrawn(1, 2) in events


@pytest.mark.rule("DC-110", "DC-80")
def test_a_monster_whose_end_has_turned_into_deep_water_goes_on_from_there() -> None:
    scene = way_down("corridor", "island").hand(1, "shifting_rooms").ask("all")
    put_hero(scene, 0, SPAWNS[1][0])
    put_hero(scene, 1, SPACES[BELOW][12])
    hound = put_monster(scene, "hellhound", 0, SPACES[ABOVE][12])
    scene.monsters_move(0)
    scene.do("play shifting-rooms")
    scene.do("tile 1:2")
    events = scene.do("tile 1:5")
    assert scene.cell(1) == SPACES[AWAY][12]
    ends = [each.path[-1] for each in events if isinstance(each, Walked)]
    assert ends == [SPACES[BELOW][7], SPACES[BELOW][2]]
    assert scene.state.spot[hound] == SPACES[BELOW][2]


@pytest.mark.rule("DC-110", "DC-80")
@pytest.mark.parametrize("kind", ["zombie", "hellhound"])
def test_a_monster_is_cut_before_lava_that_would_destroy_it(kind: str) -> None:
    scene = way_down("lava_bridge").hand(1, "rotating_rooms").ask("all")
    put_hero(scene, 0, SPAWNS[1][0])
    put_hero(scene, 1, SPACES[22][2])
    lay_tiles(scene, {(1, 3): ("corridor", 0)})
    monster = put_monster(scene, kind, 0, SPACES[ABOVE][22])
    scene.monsters_move(0)
    scene.do("play rotating-rooms")
    scene.do("turn 1:2 r1")
    scene.do("done")
    is_cut = scene.state.spot[monster] == SPACES[ABOVE][22]
    assert is_cut == (kind == "zombie")  # hellhounds are fire immune
    assert is_cut or scene.state.spot[monster] in SPACES[BELOW]


@pytest.mark.rule("DC-110", "DC-39")
def test_a_monster_does_not_pay_for_steps_that_it_is_put_back_from() -> None:
    picture = """m.zz..A..B
                 ###.######"""
    scene = drawn(picture, monsters={"m": "minotaur"}, boss=0)
    for x in (2, 3):
        put_monster(scene, "zombie", 1, at(x, 0))
    scene.hand(1, "warp_space").ask("all").monsters_move(0)
    events = stop_with(scene, 4)
    assert Walked(FIRST_OF["minotaur"], (at(1, 0),)) in events
    assert scene.cell("minotaur") == at(3, 1)  # 4 of its 5 points were left


@pytest.mark.rule("DC-110", "DC-80")
def test_a_monster_cut_short_never_stops_on_a_chest() -> None:
    scene = drawn("m..C..A..B", monsters={"m": "minotaur"}, boss=0)
    scene.hand(1, "warp_space").ask("all").monsters_move(0)
    events = stop_with(scene, 4)
    assert Walked(FIRST_OF["minotaur"], (at(1, 0), at(2, 0))) in events
    assert scene.cell("minotaur") == at(2, 0)


@pytest.mark.rule("DC-110", "DC-80")
def test_a_monster_whose_end_has_turned_into_a_spawn_point_moves_off_it() -> None:
    scene = way_down("intersection", "floating_teleport").hand(1, "shifting_rooms").ask("all")
    put_hero(scene, 0, SPAWNS[1][0])
    put_hero(scene, 1, SPACES[BELOW][17])
    hound = put_monster(scene, "hellhound", 0, SPACES[ABOVE][22])
    scene.monsters_move(0)
    state = scene.state
    scene.do("play shifting-rooms")
    scene.do("tile 1:2")
    events = scene.do("tile 1:5")
    assert state.terrain.six == SPACES[BELOW][12]
    assert any(isinstance(each, Planned) for each in events)
    assert state.spot[hound] != state.terrain.six
