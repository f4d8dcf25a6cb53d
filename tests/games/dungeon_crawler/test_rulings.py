"""Rulings of the second edition that concern single cards and moments (DC-76, DC-114 to DC-116)."""

from __future__ import annotations

import pytest

from tests.games.dungeon_crawler.scene import (
    CARD,
    FIRST_OF,
    SHAPE,
    Scene,
    at,
    blank,
    drawn,
    lay_tiles,
    put_hero,
    put_monster,
    spot,
)
from waystone.games.dungeon_crawler.board import AREA, CENTRE, SIDE, SPACES, name_of
from waystone.games.dungeon_crawler.events import (
    AttackDeclared,
    CardsDiscarded,
    CardsDrawn,
    ChestFalse,
    Planned,
    Rolled,
    Shuffled,
    Slain,
)
from waystone.games.dungeon_crawler.rules.figures import hero, lift
from waystone.games.dungeon_crawler.rules.frames.turns import ActivationStage, LayingFrame
from waystone.games.dungeon_crawler.rules.laying import redraw
from waystone.games.dungeon_crawler.rules.monsters import best_attacks, move_monster
from waystone.games.dungeon_crawler.rules.play import Play
from waystone.games.dungeon_crawler.terrain import SPAWNS
from waystone.kernel.event import SPECTATOR


def space(place: int, number: int) -> str:
    return f"target {name_of(SPACES[place][number])}"


def on_top(scene: Scene, kind: str) -> int:
    """The first Monster of a kind is the next to be drawn."""
    figure = FIRST_OF[kind]
    scene.state.creatures.remove(figure)
    scene.state.creatures.append(figure)
    return figure


# Switch Trap


@pytest.mark.rule("DC-114")
@pytest.mark.parametrize("number", [2, 6, 22])
def test_nobody_switches_to_or_from_the_centre(number: int) -> None:
    scene = lay_tiles(blank(2), {(3, 2): ("corridor", 0)})
    put_hero(scene, 0, SPACES[17][22])
    put_hero(scene, 1, SPAWNS[3][0])
    put_monster(scene, "zombie", 0, SPACES[CENTRE][number])
    assert "play switch-trap" not in scene.hand(0, "switch_trap").act(0).options()
    put_monster(scene, "zombie", 0, SPACES[17][12])
    scene.act(0).do("play switch-trap")
    assert scene.options() == [space(17, 12), space(17, 22)]
    scene.do(space(17, 12))
    assert scene.cell(0) == SPACES[17][12]


@pytest.mark.rule("DC-114")
def test_two_figures_on_the_centre_do_not_switch_either() -> None:
    scene = blank(2)
    put_hero(scene, 0, SPACES[CENTRE][6])
    put_hero(scene, 1, SPACES[CENTRE][18])
    assert "play switch-trap" not in scene.hand(0, "switch_trap").act(0).options()


@pytest.mark.rule("DC-114", "DC-105")
def test_nobody_is_brought_onto_the_centre_by_warp_or_scroll() -> None:
    tiles = {(3, 2): ("corridor", 0), (2, 2): ("intersection", 0)}
    scene = lay_tiles(blank(2), tiles).hand(0, "warp_space", "scroll_of_teleportation")
    put_hero(scene, 0, SPACES[17][22])
    put_hero(scene, 1, SPAWNS[3][0])
    for card in ("warp-space", "scroll-of-teleportation"):
        scene.act(0).do(f"play {card}")
        cells = {scene.game.alphabet.parse(text).cell for text in scene.options()}
        assert cells
        assert not cells & set(SPACES[CENTRE])


@pytest.mark.rule("DC-105")
def test_warp_space_offers_no_occupied_space() -> None:
    scene = lay_tiles(blank(2), {(1, 0): ("corridor", 1), (2, 0): ("corridor", 1)})
    put_hero(scene, 0, SPACES[1][12])
    put_hero(scene, 1, SPAWNS[3][0])
    put_monster(scene, "zombie", 0, SPACES[2][12])
    put_monster(scene, "zombie", 0, SPAWNS[1][0])
    scene.hand(0, "warp_space").act(0).do("play warp-space")
    scene.do(space(1, 12))
    cells = {scene.game.alphabet.parse(text).cell for text in scene.options()}
    along = {SPACES[2][each] for each in (10, 11, 13, 14)}
    gate = {cell for cell in SPACES[0] if scene.state.terrain.is_open(cell)} - {SPAWNS[1][0]}
    assert cells == along | gate


# Lasting potions


@pytest.mark.rule("DC-115", "DC-29")
def test_a_potion_of_the_own_last_window_ends_with_it() -> None:
    scene = drawn("A.......B").hand(0, "potion_of_flight").ask().act(0)
    scene.do("done")
    assert (scene.state.asked, scene.question, scene.state.step) == (0, "respond", 6)
    events = scene.do("play potion-of-flight")
    assert CardsDiscarded(0, ("potion_of_flight",)) in events
    assert (scene.state.active, scene.state.gear[0]) == (1, [])


@pytest.mark.rule("DC-115", "DC-29", "DC-99")
def test_who_is_saved_at_the_end_by_a_potion_is_tested_once_more() -> None:
    scene = drawn("LA......B").gear(0, "potion_of_firewalk").hand(0, "potion_of_flight")
    scene.hand(0, "magic_boots").ask().act(0)
    scene.do(f"move {spot(0, 0)}")
    scene.do("stop")
    scene.do("done")
    assert scene.game.view(scene.state, 0).window == "harm"
    scene.do("play potion-of-flight")
    assert scene.cell(0) == at(0, 0)
    assert (scene.question, scene.state.step) == ("respond", 6)  # the last window
    events = scene.do("pass")
    assert Slain(hero(0), "lava", None) in events
    assert sorted(scene.state.discards) == sorted(
        CARD[each] for each in ("potion_of_firewalk", "potion_of_flight", "magic_boots")
    )


@pytest.mark.rule("DC-115", "DC-99")
def test_a_potion_drunk_at_the_last_test_of_all_does_not_help_for_long() -> None:
    scene = drawn("LA......B").gear(0, "potion_of_firewalk").hand(0, "potion_of_flight")
    scene.act(0).do(f"move {spot(0, 0)}")
    scene.state.gear[0].clear()
    scene.gear(1)
    scene.state.stack = scene.state.stack[:2]
    scene.state.stack[1].stage = ActivationStage.FINISH
    scene.state.gear[0] = [CARD["potion_of_firewalk"]]
    scene.go()
    assert scene.game.view(scene.state, 0).window == "harm"
    events = scene.do("play potion-of-flight")
    assert Slain(hero(0), "lava", None) in events


@pytest.mark.rule("DC-115")
def test_a_potion_drunk_in_anothers_activation_lasts_to_the_end_of_the_own_next_one() -> None:
    scene = drawn("A.......B").hand(1, "potion_of_flight").act(0)
    scene.do("done")
    scene.do("play potion-of-flight")
    assert (scene.state.active, scene.state.gear[1]) == (1, [CARD["potion_of_flight"]])
    scene.act(1).do("done")
    assert scene.state.gear[1] == []


# Summoning Trap


@pytest.mark.rule("DC-116")
def test_the_summoned_monster_attacks_who_sprang_the_trap() -> None:
    scene = drawn("A..B......D", seats=3).hand(2, "summoning_trap")
    zombie = on_top(scene, "zombie")
    scene.act(0).do(f"move {spot(1, 0)}")
    scene.do("play summoning-trap")
    events = scene.do(f"target {spot(2, 0)}", 5)  # next to both; nobody is asked
    assert AttackDeclared(zombie, "melee", at(1, 0), (hero(0),)) in events
    assert (scene.wounds(0), scene.wounds(1)) == (1, 0)
    assert (scene.state.asked, scene.question) == (0, "move")


@pytest.mark.rule("DC-116", "DC-59")
def test_a_summoned_monster_that_cannot_attack_its_prey_attacks_nobody() -> None:
    picture = """A.#B......D
                 .#.#......."""
    scene = drawn(picture, seats=3).hand(2, "summoning_trap")
    on_top(scene, "kobold")  # it could shoot, and strike seat 1
    scene.act(0).do(f"move {spot(1, 0)}")
    scene.do("play summoning-trap")
    events = scene.do(f"target {spot(2, 1)}")
    assert not any(isinstance(each, (AttackDeclared, Rolled)) for each in events)
    assert (scene.state.asked, scene.question) == (0, "move")


@pytest.mark.rule("DC-116", "DC-61")
def test_an_area_attack_of_a_summoned_monster_affects_its_prey() -> None:
    picture = """A....w....B
                 ..........."""
    scene = drawn(picture, monsters={"w": "dreadlander_warlock"})
    warlock = FIRST_OF["dreadlander_warlock"]
    _, anybody = best_attacks(scene.state, warlock, True)
    kind, prey = best_attacks(scene.state, warlock, True, hero(0))
    assert kind == AREA
    assert set(prey) < set(anybody)
    assert all(cell % SIDE < at(5, 0) % SIDE for cell in prey)
    assert best_attacks(scene.state, warlock, True, hero(5)) == (AREA, [])


@pytest.mark.rule("DC-105", "DC-101")
def test_a_lured_monster_whose_bait_is_gone_stays() -> None:
    scene = drawn("z....A...B", monsters={"z": "zombie"}, boss=0)
    scene.begin(LayingFrame(0), 1, ActivationStage.FINISH)
    scene.state.stack.pop()
    move_monster(Play(scene.game.params, scene.state, scene.dice, []), FIRST_OF["zombie"], hero(1))
    lift(scene.state, hero(1))
    assert not any(isinstance(each, Planned) for each in scene.go_alone())
    assert scene.cell("zombie") == at(0, 0)


# Teleport Trap


@pytest.mark.rule("DC-105", "DC-72", "DC-71")
def test_a_teleport_trap_of_a_slain_player_asks_nothing_but_the_victim() -> None:
    scene = drawn("A.........").hand(1, "teleport_trap")
    assert scene.state.heroes[1] < 0
    scene.act(0).do(f"move {spot(5, 0)}")
    scene.do("play teleport-trap")
    events = scene.do(f"target {spot(3, 0)}", 5)
    assert any(isinstance(each, Rolled) and each.rollers == (0,) for each in events)
    assert (scene.state.asked, scene.question) == (0, "spawn")
    scene.do(scene.options()[0])
    assert scene.cell(0) in SPAWNS[5]
    assert scene.state.heroes[1] < 0


@pytest.mark.rule("DC-105", "DC-73")
def test_a_monster_in_a_teleport_trap_goes_where_its_controller_chooses() -> None:
    scene = drawn("m....A...B", monsters={"m": "minotaur"}, boss=0).hand(1, "teleport_trap")
    scene.ask("all").monsters_move(0)
    scene.do("play teleport-trap")
    scene.do(f"target {spot(2, 0)}", 5)
    assert (scene.state.asked, scene.question) == (0, "spawn")
    scene.do(scene.options()[1])
    assert scene.cell("minotaur") == sorted(SPAWNS[5])[1]


@pytest.mark.rule("DC-105", "DC-71", "DC-72")
def test_a_monster_in_a_teleport_trap_needs_no_adventurer_of_its_controller() -> None:
    scene = drawn("m....B....", monsters={"m": "minotaur"}, boss=0).hand(1, "teleport_trap")
    assert scene.state.heroes[0] < 0
    scene.ask("all").monsters_move(0)
    scene.do("play teleport-trap")
    scene.do(f"target {spot(2, 0)}", 5)
    assert (scene.state.asked, scene.question) == (0, "spawn")


@pytest.mark.rule("DC-105", "DC-72", "DC-97")
def test_a_lured_monster_in_a_teleport_trap_is_its_controllers_to_roll_for() -> None:
    scene = drawn("m....A...B..D", monsters={"m": "minotaur"}, boss=1, seats=3)
    scene.hand(0, "lure").hand(2, "teleport_trap").ask("all").act(0)
    scene.do("play lure")
    scene.do(f"target {spot(5, 0)}")
    scene.do("play teleport-trap")
    events = scene.do(f"target {spot(2, 0)}", 5)
    assert any(isinstance(each, Rolled) and each.rollers == (1,) for each in events)
    assert (scene.state.asked, scene.question) == (1, "spawn")


@pytest.mark.rule("DC-105", "DC-35", "DC-54")
def test_whom_a_teleport_trap_leaves_in_deep_water_drowns_for_its_player() -> None:
    scene = drawn(".hd..A..B.", monsters={"h": "hellhound"}, boss=0).hand(1, "teleport_trap")
    for cell in (cell for number in range(1, 6) for cell in SPAWNS[number]):
        put_monster(scene, "zombie", 1, cell)
    scene.ask("all").monsters_move(0)
    scene.do("play teleport-trap")
    events = scene.do(f"target {spot(2, 0)}", 1)
    assert Slain(FIRST_OF["hellhound"], "water", 1) in events


# The Floating Teleport


def at_six(number: int, *cards: str) -> Scene:
    scene = lay_tiles(blank(2), {(1, 0): ("floating_teleport", 0), (2, 0): ("corridor", 1)})
    put_hero(scene, 0, SPACES[2][number] if number >= 0 else SPACES[1][12])
    put_hero(scene, 1, SPAWNS[3][0])
    return scene.hand(0, *cards).act(0)


@pytest.mark.rule("DC-76")
@pytest.mark.parametrize("card", ["warp-space", "scroll-of-teleportation"])
def test_who_comes_onto_the_six_during_step_5_has_no_spawn_pair(card: str) -> None:
    scene = at_six(12, card.replace("-", "_"))
    scene.do(f"play {card}")
    scene.do(space(1, 12))
    assert scene.cell(0) == scene.state.terrain.six
    assert scene.options("spawn") == []


@pytest.mark.rule("DC-76")
def test_who_begins_step_5_on_the_six_keeps_the_spawn_pair_until_a_half_is_done() -> None:
    scene = at_six(-1, "rotating_rooms", "potion_of_quickness")
    scene.do("play rotating-rooms")
    scene.do("turn 1:0 r1")
    scene.do("done")
    assert scene.options("spawn") == ["spawn"]
    scene.do("play potion-of-quickness")
    scene.do("stay")  # the extra Move
    assert scene.options("spawn") == ["spawn"]
    scene.do("stay")
    assert scene.options("spawn") == []


@pytest.mark.rule("DC-76")
def test_who_was_carried_off_the_six_still_has_the_spawn_pair() -> None:
    scene = at_six(-1, "warp_space")
    scene.do("play warp-space")
    scene.do(space(2, 12))
    scene.do("spawn", 4)
    assert scene.cell(0) == SPAWNS[4][0]
    assert "spawn" not in scene.options()


# A closing door


@pytest.mark.rule("DC-56", "DC-54")
@pytest.mark.parametrize("card", ["rotating-rooms", "shifting-rooms", "cave-in", "secret-door"])
def test_who_closes_a_door_on_a_monster_has_destroyed_it(card: str) -> None:
    tiles = {(0, 1): ("small_room", 0), (1, 1): ("lava_bridge", 0), (0, 2): ("corridor", 1)}
    scene = lay_tiles(blank(2), tiles).hand(0, "secret_door").hand(0, "rotating_rooms")
    scene.hand(0, "shifting_rooms", "cave_in")
    put_hero(scene, 0, SPAWNS[1][0])
    put_hero(scene, 1, SPAWNS[3][0])
    scene.act(0).do("play secret-door")
    scene.do("door 0:1 e")
    scene.state.discards.clear()
    scene.state.hands[0] = sorted({*scene.state.hands[0], CARD["secret_door"]})
    zombie = put_monster(scene, "zombie", 1, SPACES[7][14])
    answers = {
        "rotating-rooms": ["turn 0:1 r1"],
        "shifting-rooms": ["tile 0:1", "tile 1:1"],
        "cave-in": ["tile 1:1"],
        "secret-door": ["door 0:1 s"],
    }
    scene.act(0).do(f"play {card}")
    for text in answers[card]:
        scene.do(text)
    if card == "cave-in":  # the lava is gone with its tile
        assert f"target {name_of(SPACES[8][10])}" not in scene.options()
        return
    assert (scene.state.asked, scene.question) == (1, "space")
    events = scene.do(space(8, 10))
    assert Slain(zombie, "lava", 0) in events
    assert CardsDrawn(0, 1) in events


@pytest.mark.rule("DC-56", "DC-54", "DC-13")
def test_nobody_is_rewarded_where_a_tile_of_step_3_closes_the_door() -> None:
    scene = lay_tiles(blank(2), {(0, 1): ("small_room", 0), (1, 1): ("lava_bridge", 0)})
    put_hero(scene, 0, SPAWNS[1][0])
    put_hero(scene, 1, SPAWNS[3][0])
    zombie = put_monster(scene, "zombie", 1, SPACES[7][14])
    state = scene.state
    state.door = 7 * 2
    state.tiles = [SHAPE["corridor"] if each < 0 else each for each in state.tiles]
    redraw(state)
    state.pile.append(SHAPE["lava_bridge"])
    scene.begin(LayingFrame(0), 3, ActivationStage.FINISH)
    scene.go()
    scene.do("lay 1:1 r0")
    assert (state.asked, scene.question, state.door) == (1, "space", -1)
    events = scene.do(space(8, 10))
    assert Slain(zombie, "lava", None) in events
    assert state.hands == [[], []]


@pytest.mark.rule("DC-56", "DC-54", "DC-105")
def test_who_closes_a_door_with_the_map_is_rewarded() -> None:
    scene = lay_tiles(blank(2), {(0, 1): ("small_room", 0), (1, 1): ("lava_bridge", 0)})
    put_hero(scene, 0, SPAWNS[1][0])
    put_hero(scene, 1, SPAWNS[3][0])
    zombie = put_monster(scene, "zombie", 1, SPACES[7][14])
    state = scene.state
    state.door = 7 * 2
    state.tiles = [SHAPE["corridor"] if each < 0 else each for each in state.tiles]
    redraw(state)
    state.pile = [SHAPE["lava_bridge"]]
    scene.hand(0, "map").act(0).do("play map")
    scene.do("lay 1:1 r0")
    events = scene.do(space(8, 10))
    assert Slain(zombie, "lava", 0) in events
    assert CardsDrawn(0, 1) in events


@pytest.mark.rule("DC-14", "DC-105")
def test_a_map_of_an_empty_pile_looks_at_what_was_laid_aside() -> None:
    scene = drawn("A.........B").hand(0, "map").act(0)
    state = scene.state
    aside = state.pile[:2]
    state.pile, state.tile_discards = [], list(aside)
    events = scene.do("play map", 1)
    assert Shuffled("tiles") in events
    assert (sorted(state.pile), state.tile_discards) == (sorted(aside), [])
    assert scene.options() == ["pick 1", "pick 2"]
    assert state.knower == 0


@pytest.mark.rule("DC-105")
def test_who_is_not_at_the_table_sees_no_hand() -> None:
    scene = drawn("A...B").hand(0, "map").hand(1, "lure").act(0)
    stranger, onlooker = (scene.game.view(scene.state, seat) for seat in (2, SPECTATOR))
    assert stranger.hand == onlooker.hand == ()
    assert (stranger.stops, stranger.always, stranger.later, stranger.ties) == (
        onlooker.stops,
        onlooker.always,
        onlooker.later,
        onlooker.ties,
    )


# False Treasure


@pytest.mark.rule("DC-104")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_a_false_chest_is_told_with_its_place_and_a_real_one_ends_the_game(die: int) -> None:
    scene = blank(2).ask("none")
    put_hero(scene, 0, SPACES[CENTRE][11])
    put_hero(scene, 1, SPAWNS[3][0])
    scene.state.chests.append(SPACES[CENTRE][18])
    events = scene.act(0).do(f"move {name_of(SPACES[CENTRE][12])}", die)
    false = [each for each in events if isinstance(each, ChestFalse)]
    assert false == ([ChestFalse(0, SPACES[CENTRE][12])] if die <= 3 else [])
    assert (scene.state.winner == 0) is (die > 3)
    assert scene.state.chests == [SPACES[CENTRE][18]] or die > 3


@pytest.mark.rule("DC-104", "DC-4")
def test_a_pile_is_no_hindrance_to_the_second_chest() -> None:
    scene = blank(2)
    put_hero(scene, 0, SPACES[CENTRE][2])
    put_hero(scene, 1, SPAWNS[3][0])
    scene.state.piles = [SPACES[CENTRE][7]]
    scene.hand(0, "false_treasure").act(0).do("play false-treasure")
    scene.do(space(CENTRE, 7))
    scene.ask("none").do(f"move {name_of(SPACES[CENTRE][7])}", 2)
    assert (scene.state.piles, len(scene.state.hands[0])) == ([], 1)
    assert scene.state.chests == [SPACES[CENTRE][12]]
