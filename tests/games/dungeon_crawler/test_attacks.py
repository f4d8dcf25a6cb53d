"""Attacks, wounds, death and treasure (parts 7 to 9)."""

from __future__ import annotations

import pytest

from tests.games.dungeon_crawler.scene import (
    ADVENTURER,
    CARD,
    FIRST_OF,
    at,
    blank,
    drawn,
    lay_tiles,
    put_hero,
    put_monster,
    spot,
)
from waystone.games.dungeon_crawler.bits import spaces_of
from waystone.games.dungeon_crawler.board import AREA, MELEE, RANGED, SPACES
from waystone.games.dungeon_crawler.events import (
    CardsDiscarded,
    CardsDrawn,
    CardsGained,
    Rolled,
    Shuffled,
    Slain,
    Struck,
    Wounded,
)
from waystone.games.dungeon_crawler.rules.aiming import affected, centres, targets_of
from waystone.games.dungeon_crawler.rules.exits import closed_region, has_no_exits
from waystone.games.dungeon_crawler.rules.figures import defence, dice_for, hero
from waystone.games.dungeon_crawler.rules.play import Play
from waystone.games.dungeon_crawler.rules.spawning import free_points, points_for
from waystone.games.dungeon_crawler.rules.treasure import draw_cards
from waystone.games.dungeon_crawler.terrain import SPAWNS
from waystone.kernel.dice import ScriptedDice
from waystone.kernel.event import AddressedEvent

THIEF = ("elf_thief", "human_warrior")
WIZARD = ("human_wizard", "human_warrior")


@pytest.mark.rule("DC-58", "DC-60")
def test_melee_is_for_neighbours_and_ranged_for_the_others() -> None:
    scene = drawn("Am..m....B", cards=THIEF, monsters={"m": "zombie"})
    state, me = scene.state, hero(0)
    assert targets_of(state, me, MELEE) == [at(1, 0)]
    assert targets_of(state, me, RANGED) == [at(4, 0), at(9, 0)]
    scene.act(0)
    assert scene.refused(f"shoot {spot(1, 0)}") == "NO_TARGET"
    assert scene.refused(f"melee {spot(4, 0)}") in ("NO_TARGET", "NOT_NOW")
    assert f"shoot {spot(4, 0)}" in scene.options()


@pytest.mark.rule("DC-58")
def test_only_kinds_with_dice_are_used() -> None:
    scene = drawn("A..m....B", monsters={"m": "zombie"})
    assert targets_of(scene.state, hero(0), RANGED) == []
    assert dice_for(scene.state, hero(0), MELEE) == 4


@pytest.mark.rule("DC-59")
def test_melee_around_one_corner_but_not_between_two() -> None:
    assert targets_of(drawn("A#\n.B").state, hero(0), MELEE) == [at(1, 1)]
    assert targets_of(drawn("A#\n#B").state, hero(0), MELEE) == []


@pytest.mark.rule("DC-61", "DC-60")
def test_an_area_attack_needs_a_seen_centre_that_is_not_adjacent() -> None:
    scene = drawn("Am.m.....B", cards=WIZARD, monsters={"m": "zombie"})
    found = centres(scene.state, hero(0), AREA)
    assert at(1, 0) not in found
    assert sorted(scene.state.spot[each] for each in found[at(2, 0)]) == [at(1, 0), at(3, 0)]
    assert at(6, 0) not in found  # nobody there
    assert at(8, 0) in found


@pytest.mark.rule("DC-61")
def test_walls_shield_inside_the_field() -> None:
    scene = drawn("A....\n###m#\n....B", cards=WIZARD, monsters={"m": "zombie"})
    assert affected(scene.state, hero(0), at(3, 0), AREA) == [FIRST_OF["zombie"]]
    assert at(3, 2) not in centres(scene.state, hero(0), AREA)
    scene = drawn("A...\n##.#\n#.B#", cards=WIZARD)
    assert affected(scene.state, hero(0), at(3, 0), AREA) == []


@pytest.mark.rule("DC-61", "DC-68")
def test_whom_area_attacks_affect() -> None:
    scene = drawn("A..mB", cards=WIZARD, monsters={"m": "dreadlander_warlock"}, boss=0)
    both = affected(scene.state, hero(0), at(3, 0), AREA)
    assert set(both) == {FIRST_OF["dreadlander_warlock"], hero(1)}  # own Monsters too
    scene = drawn("z..xB", monsters={"z": "dreadlander_warlock", "x": "zombie"})
    first = FIRST_OF["dreadlander_warlock"]
    assert affected(scene.state, first, at(3, 0), AREA) == [hero(1)]


@pytest.mark.rule("DC-61", "DC-62")
def test_an_area_attack_rolls_for_each_target_nearest_first() -> None:
    scene = drawn("A..m.m....B", cards=WIZARD, monsters={"m": "zombie"}).ask("none").act(0)
    events = scene.do(f"blast {spot(4, 0)}", 3, 1, 2, 2)
    rolls = [(event.dice, event.target) for event in events if isinstance(event, Rolled)]
    near, far = scene.state.packs[1]
    assert rolls == [((3, 1), near), ((2, 2), far)]


@pytest.mark.rule("DC-62")
def test_each_die_that_reaches_def_is_a_wound() -> None:
    scene = drawn("Am.......B", cards=THIEF, monsters={"m": "minotaur"}).ask("none").act(0)
    events = scene.do(f"melee {spot(1, 0)}", 3, 4)  # DEF 4
    assert Struck(FIRST_OF["minotaur"], 1) in events
    assert scene.wounds("minotaur") == 1


@pytest.mark.rule("DC-62", "DC-63")
def test_def_stays_between_two_and_six_and_gear_adds_a_die() -> None:
    scene = drawn("A.......B").gear(0, "magic_cloak", "magic_weapon", "ranged_attack")
    assert defence(scene.state, hero(0)) == 6
    assert dice_for(scene.state, hero(0), MELEE) == 5
    assert dice_for(scene.state, hero(0), RANGED) == 2
    scene = drawn("A.......B", cards=THIEF).gear(0, "ranged_attack")
    assert dice_for(scene.state, hero(0), RANGED) == 3


@pytest.mark.rule("DC-67")
def test_a_figure_in_rock_is_out_of_reach_but_strikes() -> None:
    scene = drawn("A......B")
    put_monster(scene, "specter", 1, at(0, 0) + 35)
    codes = bytearray(scene.state.terrain.codes)
    codes[at(0, 1)] = 1
    scene.state.terrain = type(scene.state.terrain)(bytes(codes), -1)
    assert targets_of(scene.state, hero(0), MELEE) == []
    assert targets_of(scene.state, FIRST_OF["specter"], MELEE) == [at(0, 0)]


@pytest.mark.rule("DC-68")
def test_who_attacks_whom() -> None:
    scene = drawn("Amz.B", monsters={"m": "zombie", "z": "skeleton"}, boss=0)
    assert targets_of(scene.state, hero(0), MELEE) == [at(1, 0)]  # an own Monster
    assert targets_of(scene.state, FIRST_OF["zombie"], MELEE) == [at(0, 0)]  # its controller
    assert targets_of(scene.state, FIRST_OF["skeleton"], MELEE) == []


@pytest.mark.rule("DC-69", "DC-70", "DC-54")
def test_a_slain_monster_goes_to_the_discards_and_is_rewarded() -> None:
    scene = drawn("Am.......B", monsters={"m": "minotaur"}).ask("none").act(0)
    events = scene.do(f"melee {spot(1, 0)}", 4, 5, 6, 1)
    assert Slain(FIRST_OF["minotaur"], "wounds", 0) in events
    assert scene.state.creature_discards == [FIRST_OF["minotaur"]]
    assert scene.state.packs[1] == []
    assert CardsDrawn(0, 2) in events
    assert CardsGained(0, ("scroll_of_teleportation", "scroll_of_fireball")) in events


@pytest.mark.rule("DC-54")
def test_a_villager_is_worth_nothing() -> None:
    scene = drawn("Am.......B", monsters={"m": "villager"}).ask("none").act(0)
    scene.do(f"melee {spot(1, 0)}", 4, 1, 1, 1)
    assert scene.cell("villager") < 0
    assert scene.state.hands[0] == []


@pytest.mark.rule("DC-71", "DC-57", "DC-47")
def test_a_slain_adventurer_loses_hand_gear_and_card() -> None:
    scene = drawn("AB").hand(1, "lure").gear(1, "magic_boots").ask("none")
    scene.state.wounds[hero(1)] = 3
    scene.act(0)
    events = scene.do(f"melee {spot(1, 0)}", 5, 1, 1, 1)
    assert Slain(hero(1), "wounds", 0) in events
    assert CardsDiscarded(1, ("lure", "magic_boots")) in events
    assert scene.state.hands == [[], []]  # nothing for the slayer
    assert scene.state.heroes[1] == -1
    assert scene.wounds(1) == 0
    assert sorted(scene.state.discards) == sorted([CARD["lure"], CARD["magic_boots"]])


@pytest.mark.rule("DC-71")
def test_slain_in_ones_own_step_5_the_step_is_over() -> None:
    scene = drawn("AL......B").act(0)
    scene.do(f"move {spot(1, 0)}")
    assert scene.state.active == 1


@pytest.mark.rule("DC-71", "DC-75")
def test_slain_in_step_2_it_spawns_in_the_same_activation() -> None:
    scene = blank(2)
    put_hero(scene, 1, SPAWNS[1][0])
    scene.act(0)
    assert scene.options() == ["spawn"]
    assert scene.refused("done") == "MUST_SPAWN"
    scene.do("spawn")
    scene.do("take human-warrior", 3)
    assert scene.cell(0) == SPAWNS[3][0]
    assert {text.split()[0] for text in scene.options()} == {"move", "stay", "done"}


@pytest.mark.rule("DC-72", "DC-73")
def test_spawn_points_by_number() -> None:
    scene = blank(2)
    state, me = scene.state, hero(0)
    for number in (1, 2, 3, 4):
        assert points_for(state, number, me) == list(SPAWNS[number])
    assert points_for(state, 5, me) == list(SPAWNS[5])
    assert points_for(state, 6, me) == free_points(state, me)
    lay_tiles(scene, {(1, 0): ("floating_teleport", 0)})
    assert points_for(state, 6, me) == [SPACES[1][12]]


@pytest.mark.rule("DC-73")
def test_an_occupied_spawn_point_leads_to_the_next_lower_number() -> None:
    scene = blank(2)
    state, me = scene.state, hero(0)
    put_monster(scene, "zombie", 1, SPAWNS[2][0])
    put_monster(scene, "zombie", 1, SPAWNS[1][0])
    assert points_for(state, 2, me) == list(SPAWNS[5])  # 2, 1, then 5: there is no 6
    put_monster(scene, "zombie", 1, SPAWNS[5][0])
    assert points_for(state, 5, me) == list(SPAWNS[5][1:])
    lay_tiles(scene, {(1, 0): ("floating_teleport", 0)})
    assert points_for(state, 1, me) == [SPACES[1][12]]


@pytest.mark.rule("DC-73")
@pytest.mark.parametrize(
    ("taken", "rolled", "leads_to"),
    [
        ((2,), 2, 1),
        ((3,), 3, 2),
        ((4,), 4, 3),
        ((4, 3), 4, 2),
        ((4, 2), 4, 3),
        ((1,), 1, 5),
        ((5,), 5, 4),
        ((5, 4), 5, 3),
        ((1, 5), 1, 4),
        ((2,), 3, 3),
    ],
)
def test_each_occupied_spawn_point_leads_to_the_next_lower_one(
    taken: tuple[int, ...], rolled: int, leads_to: int
) -> None:
    scene = blank(2)
    for cell in (cell for number in taken for cell in SPAWNS[number]):
        put_monster(scene, "zombie", 1, cell)
    assert points_for(scene.state, rolled, hero(0)) == list(SPAWNS[leads_to])


@pytest.mark.rule("DC-73", "DC-72")
@pytest.mark.parametrize(
    ("taken", "rolled", "leads_to"), [((6,), 6, 5), ((6, 5), 6, 4), ((1,), 1, 6), ((1, 6), 1, 5)]
)
def test_the_six_of_the_floating_teleport_comes_below_one(
    taken: tuple[int, ...], rolled: int, leads_to: int
) -> None:
    scene = lay_tiles(blank(2), {(1, 0): ("floating_teleport", 0)})
    points = {**{number: list(SPAWNS[number]) for number in range(1, 6)}, 6: [SPACES[1][12]]}
    for cell in (cell for number in taken for cell in points[number]):
        put_monster(scene, "zombie", 1, cell)
    assert points_for(scene.state, rolled, hero(0)) == points[leads_to]


@pytest.mark.rule("DC-73", "DC-27")
def test_without_a_free_spawn_point_the_adventurer_stays_away() -> None:
    scene = blank(2)
    for number in range(1, 6):
        for cell in SPAWNS[number]:
            put_monster(scene, "zombie", 1, cell)
    assert points_for(scene.state, 3, hero(0)) == []
    scene.ask("none").act(0)
    assert scene.state.active == 1


@pytest.mark.rule("DC-76")
def test_the_floating_teleport_may_be_used_instead_of_the_first_half() -> None:
    scene = lay_tiles(blank(2), {(1, 0): ("floating_teleport", 0)})
    put_hero(scene, 0, SPACES[1][12])
    put_hero(scene, 1, SPAWNS[3][0])
    scene.act(0)
    assert "spawn" in scene.options()
    scene.do("spawn", 4)
    assert scene.cell(0) == SPAWNS[4][0]
    assert scene.options("move")
    assert "spawn" not in scene.options()
    scene.do("stay")
    assert scene.state.active == 1
    scene = lay_tiles(blank(2), {(1, 0): ("floating_teleport", 0)})
    put_hero(scene, 0, SPACES[1][11])
    put_hero(scene, 1, SPAWNS[3][0])
    assert "spawn" not in scene.act(0).options()


@pytest.mark.rule("DC-76", "DC-72")
def test_the_own_six_counts_as_free() -> None:
    scene = lay_tiles(blank(2), {(1, 0): ("floating_teleport", 0)})
    put_hero(scene, 0, SPACES[1][12])
    put_hero(scene, 1, SPAWNS[3][0])
    scene.act(0).do("spawn", 6)
    assert scene.cell(0) == SPACES[1][12]


SEALED = """#####
            #A..#
            #####"""


@pytest.mark.rule("DC-74")
def test_no_exits() -> None:
    scene = drawn(f"{SEALED}\n....B")
    assert has_no_exits(scene.state, 0)
    scene.hand(0, "lure").act(0)
    scene.do("pick up")
    assert scene.cell(0) < 0
    assert scene.state.hands[0] == [CARD["lure"]]
    assert scene.state.heroes[0] == ADVENTURER["human_warrior"]
    scene.act(0)
    scene.ask("none").do("spawn", 2)
    assert scene.cell(0) == SPAWNS[2][0]  # with the same card, so nothing was asked


@pytest.mark.rule("DC-74")
@pytest.mark.parametrize(
    "picture",
    [
        "#####\n#A.B#\n#####",  # somebody inside
        "#####\n#A..?\n#####\n....B",  # no rock here, but still the same tile space
    ],
)
def test_when_there_is_an_exit_or_company(picture: str) -> None:
    scene = drawn(picture)
    assert has_no_exits(scene.state, 0) == ("?" in picture)


@pytest.mark.rule("DC-74")
def test_being_seen_across_lava_is_company() -> None:
    assert not has_no_exits(drawn("######\n#A.LB#\n######").state, 0)
    assert has_no_exits(drawn("######\n#A.L##\n######\nB.....").state, 0)


@pytest.mark.rule("DC-74", "DC-35")
def test_deep_water_that_one_move_crosses_belongs_to_the_region() -> None:
    assert not has_no_exits(drawn("######\n#A.d.B\n######").state, 0)
    shut = drawn("#######\n#Addd.#\n#######\nB......")
    assert has_no_exits(shut.state, 0)
    assert spaces_of(closed_region(shut.state, hero(0))) == [at(1, 1)]
    ford = drawn("#######\n#A.d..#\n#######\nB......")
    assert spaces_of(closed_region(ford.state, hero(0))) == [at(x, 1) for x in (1, 2, 4, 5)]


@pytest.mark.rule("DC-74")
def test_an_unrevealed_neighbour_or_the_chest_is_an_exit() -> None:
    scene = lay_tiles(blank(2), {(1, 0): ("corner_room", 0)})
    put_hero(scene, 0, SPACES[1][12])
    put_hero(scene, 1, SPAWNS[3][0])
    assert not has_no_exits(scene.state, 0)
    lay_tiles(scene, {(2, 0): ("solid_stone", 0), (1, 1): ("solid_stone", 0)})
    assert has_no_exits(scene.state, 0)
    put_hero(scene, 0, SPACES[24][7])
    assert not has_no_exits(scene.state, 0)


@pytest.mark.rule("DC-51", "DC-52")
def test_the_treasure_deck_is_reshuffled_and_may_run_out() -> None:
    scene = drawn("A.......B")
    state = scene.state
    state.deck, state.discards = [7], [3, 4]
    events: list[AddressedEvent] = []
    draw_cards(Play(scene.game.params, state, ScriptedDice([1]), events), 0, 5)
    assert state.hands[0] == [3, 4, 7]
    assert state.deck == state.discards == []
    assert Shuffled("treasure") in [event for _, event in events]
    audience = {type(event): who for who, event in events}
    assert audience[CardsDrawn] == -1
    assert audience[CardsGained] == 1


@pytest.mark.rule("DC-53")
def test_monsters_ignore_piles() -> None:
    scene = drawn("m.X.A....B", monsters={"m": "zombie"}, boss=0).ask("none")
    scene.monsters_move(0)
    assert scene.state.piles == [at(2, 0)]
    assert scene.cell("zombie") == at(3, 0)


@pytest.mark.rule("DC-69")
def test_wounds_add_up() -> None:
    scene = drawn("AB").ask("none").act(0)
    events = scene.do(f"melee {spot(1, 0)}", 5, 1, 1, 1)
    assert Wounded(hero(1), 1, 1) in events
    assert scene.cell(1) == at(1, 0)
