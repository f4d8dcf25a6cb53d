"""Monsters: control, placing, tactics, attacks and abilities (part 10)."""

from __future__ import annotations

import pytest

from tests.games.dungeon_crawler.scene import (
    FIRST_OF,
    Scene,
    at,
    blank,
    drawn,
    put_hero,
    put_monster,
    spot,
)
from waystone.games.dungeon_crawler.bits import BIT
from waystone.games.dungeon_crawler.board import CENTRE, FAR, GUARD, MAXIMUM, SPACES, TACTICS
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.events import (
    AttackDeclared,
    CreatureDiscarded,
    CreatureDrawn,
    Planned,
    Shuffled,
    TiesChosen,
    Walked,
)
from waystone.games.dungeon_crawler.rules.figures import has_room, hero
from waystone.games.dungeon_crawler.rules.frames.turns import (
    ActivationStage,
    PackMovesFrame,
    SummoningFrame,
)
from waystone.games.dungeon_crawler.rules.monsters import best_attacks
from waystone.games.dungeon_crawler.rules.tactics import (
    end_spaces,
    intent_of,
    walking_distance,
)
from waystone.games.dungeon_crawler.rules.terms import Terms, stops_of
from waystone.games.dungeon_crawler.terrain import SPAWNS
from waystone.games.dungeon_crawler.walking import reach


def one(picture: str, kind: str, **options: object) -> Scene:
    """A picture with one Monster `m` of seat 0, and nobody asked about cards."""
    return drawn(picture, monsters={"m": kind}, boss=0).ask("none")


def moves(picture: str, kind: str) -> int:
    """Where the Monster of a picture ends its Move."""
    scene = one(picture, kind)
    scene.monsters_move(0)
    return scene.cell(kind)


def planned(scene: Scene, kind: str) -> tuple[str, str]:
    intent = intent_of(scene.state, FIRST_OF[kind])
    return intent.line, TACTICS[intent.tactic]


@pytest.mark.rule("DC-77", "DC-25")
def test_monsters_act_in_drawing_order_all_moves_before_any_attack() -> None:
    scene = drawn("m..m.A....B", monsters={"m": "zombie"}, boss=0).ask("none")
    scene.state.packs[0].reverse()
    scene.begin(PackMovesFrame(0), 1, ActivationStage.BEFORE_STEP_2)
    events = scene.go(1)  # one of them reaches the Adventurer and attacks in step 2
    kinds = [
        (type(event), event.figure)
        for event in events
        if isinstance(event, Walked | AttackDeclared)
    ]
    second, first = sorted(scene.state.packs[0])
    assert kinds == [(Walked, first), (Walked, second), (AttackDeclared, first)]


@pytest.mark.rule("DC-78")
@pytest.mark.parametrize(("seats", "most"), [(2, 12), (3, 8), (4, 6), (5, 5), (6, 4)])
def test_the_maximum_depends_on_the_number_of_players(seats: int, most: int) -> None:
    scene = blank(seats)
    assert MAXIMUM[seats] == most
    scene.state.packs[0] = list(range(most - 1))
    assert has_room(scene.state, 0)
    scene.state.packs[0] = list(range(most))
    assert not has_room(scene.state, 0)


def summoning(scene: Scene, *rolls: int) -> list[object]:
    scene.begin(SummoningFrame(0, 1), 4, ActivationStage.FINISH)
    return list(scene.go(*rolls))


def ready() -> Scene:
    scene = blank(2)
    put_hero(scene, 0, SPAWNS[1][0])
    put_hero(scene, 1, SPAWNS[3][0])
    return scene.ask("none")


@pytest.mark.rule("DC-79")
def test_a_monster_is_placed_on_a_free_spawn_point_or_on_the_centre() -> None:
    scene = ready()
    summoning(scene)
    cells = {scene.game.alphabet.parse(text).cell for text in scene.options("place")}
    points = {cell for number in (2, 4, 5) for cell in SPAWNS[number]}
    floor = {cell for cell in SPACES[CENTRE] if scene.state.terrain.is_open(cell)}
    assert cells == points | (floor - set(scene.state.chests))
    assert scene.refused("place 2:2") == "NO_PLACE"


@pytest.mark.rule("DC-79", "DC-80")
def test_placed_on_a_spawn_point_it_moves_off() -> None:
    scene = ready()
    scene.state.creatures.append(scene.state.creatures.pop(FIRST_OF["zombie"]))
    assert CreatureDrawn(0, FIRST_OF["zombie"], "zombie") in summoning(scene)
    scene.do("place 32:2")
    assert scene.cell("zombie") >= 0
    assert scene.cell("zombie") != SPAWNS[2][0]


@pytest.mark.rule("DC-79")
def test_placed_on_the_centre_it_attacks_if_it_can() -> None:
    scene = ready()
    put_hero(scene, 0, SPACES[CENTRE][6])
    scene.state.creatures.append(scene.state.creatures.pop(FIRST_OF["zombie"]))
    summoning(scene)
    events = scene.do("place 17:16", 1)
    assert any(isinstance(event, AttackDeclared) for event in events)
    assert scene.cell("zombie") == 16 * 35 + 17


@pytest.mark.rule("DC-79", "DC-78")
def test_a_creature_without_a_place_is_discarded_and_an_empty_deck_refilled() -> None:
    scene = ready()
    state = scene.state
    state.creature_discards, state.creatures = state.creatures[:2], []
    for cell in (*SPACES[CENTRE], *(c for n in range(1, 6) for c in SPAWNS[n])):
        state.occupant[cell] = 1
        state.occupied |= BIT[cell]
    scene.begin(SummoningFrame(0, 1), 4, ActivationStage.FINISH)
    events = scene.go_alone(1)
    assert Shuffled("creatures") in events
    assert any(isinstance(event, CreatureDiscarded) for event in events)


@pytest.mark.rule("DC-78")
def test_at_the_maximum_nothing_is_drawn() -> None:
    scene = ready()
    scene.state.packs[0] = list(range(12))
    scene.begin(SummoningFrame(0, 1), 4, ActivationStage.FINISH)
    scene.go_alone()
    assert len(scene.state.creatures) == 49


@pytest.mark.rule("DC-80")
def test_where_a_monster_stops_of() -> None:
    scene = drawn("mA.dL.C...B", monsters={"m": "zombie"})
    zombie = FIRST_OF["zombie"]
    free = [x for x in range(11) if stops_of(scene.state, zombie) & BIT[at(x, 0)]]
    assert free == [0, 2, 5, 7, 8, 9]
    scene = ready()
    put_monster(scene, "zombie", 0, SPAWNS[2][0] + 1)
    assert not stops_of(scene.state, zombie) & BIT[SPAWNS[2][0]]


@pytest.mark.rule("DC-80")
def test_a_monster_hemmed_in_on_a_spawn_point_stays() -> None:
    scene = ready()
    put_monster(scene, "zombie", 0, SPAWNS[2][0])
    for cell in scene.state.terrain.codes and range(35 * 35):
        if cell != SPAWNS[2][0]:
            scene.state.occupied |= BIT[cell]
    scene.monsters_move(0)
    assert scene.cell("zombie") == SPAWNS[2][0]


@pytest.mark.rule("DC-82")
def test_the_line_of_the_list() -> None:
    assert planned(one("m....A....B", "skeleton"), "skeleton") == ("los", "hunt")
    hidden = "m#A\n..."
    assert planned(one(f"{hidden}\n#######\n....B", "skeleton"), "skeleton")[0] == "within"
    far = "m#....\n.#.##.\n.#.#A.\n.#.###\n....##\n######\n...B"
    assert planned(one(far, "skeleton"), "skeleton") == ("no_los", "hold")
    assert planned(one(far, "hellhound"), "hellhound")[0] in ("within", "no_los")


@pytest.mark.rule("DC-82", "DC-90")
def test_between_equal_adventurers_the_controller_chooses() -> None:
    scene = drawn("A..m..B", monsters={"m": "skeleton"}, boss=1).ask("none")
    scene.begin(PackMovesFrame(1), 1, ActivationStage.FINISH, 1)
    scene.go()
    assert (scene.state.asked, scene.question) == (1, "target")
    assert set(scene.options()) == {f"target {spot(0, 0)}", f"target {spot(6, 0)}"}
    scene.make_last()
    events = scene.do(f"target {spot(0, 0)}")
    assert Planned(FIRST_OF["skeleton"], "los", "hunt", hero(0)) in events
    assert scene.cell("skeleton") == at(1, 0)


@pytest.mark.rule("DC-82")
def test_the_nearer_adventurer_by_walking_is_the_target() -> None:
    picture = """A......m
                 #######s
                 ......#s
                 ......#B"""
    scene = drawn(picture, monsters={"m": "skeleton"}, boss=0).ask("none")
    assert intent_of(scene.state, FIRST_OF["skeleton"]).targets == [hero(1)]


@pytest.mark.rule("DC-83", "DC-84")
def test_a_hunter_takes_the_cheapest_space_to_strike_from() -> None:
    assert moves("m..A......B", "skeleton") == at(2, 0)
    assert moves("mA........B", "skeleton") == at(0, 0)  # it is there already


@pytest.mark.rule("DC-84")
def test_a_hunter_goes_the_way_of_two_moves() -> None:
    assert moves("m.....A.....B", "zombie") == at(3, 0)


@pytest.mark.rule("DC-84")
def test_a_hunter_queues_when_the_way_is_taken() -> None:
    """The only space to strike from is taken: it waits behind."""
    scene = drawn("m..zA#..B", monsters={"m": "skeleton", "z": "stone_golem"}, boss=0)
    scene.ask("none").monsters_move(0)
    assert scene.cell("skeleton") == at(2, 0)


@pytest.mark.rule("DC-84")
def test_a_hunter_without_a_route_stays() -> None:
    assert moves("m.L.A.....B", "skeleton") == at(0, 0)


@pytest.mark.rule("DC-39", "DC-84")
def test_monsters_walk_through_each_other_but_not_through_adventurers() -> None:
    scene = drawn("mz..A.....B", monsters={"m": "hellhound", "z": "zombie"}, boss=0)
    scene.ask("none").monsters_move(0)
    assert scene.cell("hellhound") == at(3, 0)
    scene = drawn("mA.B", monsters={"m": "hellhound"}, boss=0).ask("none")
    assert intent_of(scene.state, FIRST_OF["hellhound"]).targets == [hero(0)]


@pytest.mark.rule("DC-37", "DC-39")
def test_an_adventurers_corner_stops_a_monster_a_monsters_does_not() -> None:
    picture = "m{}.\n...\n..A\n###\nB##"
    beside = drawn(picture.format("z"), monsters={"m": "skeleton", "z": "zombie"}, boss=0)
    beside.ask("none").monsters_move(0)
    assert beside.cell("skeleton") == at(1, 1)


@pytest.mark.rule("DC-85")
def test_a_flyer_leaves_the_only_space_to_a_walking_friend() -> None:
    picture = """g.LL#
                 z.sA#
                 ###.B"""
    scene = drawn(picture, monsters={"g": "gargoyle", "z": "zombie"}, boss=0).ask("none")
    scene.state.packs[0] = [FIRST_OF["gargoyle"], FIRST_OF["zombie"]]
    scene.monsters_move(0)
    assert scene.cell("gargoyle") in (at(2, 0), at(3, 0))
    assert scene.cell("zombie") == at(2, 1)


@pytest.mark.rule("DC-85")
def test_a_flyer_prefers_lava_to_floor() -> None:
    assert moves("g..A....B".replace("g", "m"), "gargoyle") == at(2, 0)
    assert moves("m..A....B\n..L......", "gargoyle") == at(2, 1)


@pytest.mark.rule("DC-86")
def test_a_skirmisher_keeps_its_distance_and_sees() -> None:
    assert moves("mA........B", "kobold") == at(0, 0)  # nowhere to go: it hunts
    scene = one("...mA....B", "kobold")
    scene.monsters_move(0)
    assert scene.cell("kobold") == at(2, 0)


@pytest.mark.rule("DC-87")
def test_a_prowler_hunts_whoever_is_nearest() -> None:
    picture = "m#####\n.#...#\n.#.#A#\n...###\n######\nB....."
    assert planned(one(picture, "minotaur"), "minotaur")[0] == "within"
    long = "m.........\n#########.\n..........\n.#########\n.........A\n##########\nB"
    scene = one(long, "hellhound")
    assert planned(scene, "hellhound") == ("no_los", "prowl")
    scene.monsters_move(0)
    assert scene.cell("hellhound") == at(7, 0)
    cut_off = one("m.#A\n###.\nB#..", "hellhound")
    assert intent_of(cut_off.state, FIRST_OF["hellhound"]).targets == []


@pytest.mark.rule("DC-88")
def test_a_guard_stands_between_the_chest_and_the_nearest_adventurer() -> None:
    picture = """m#########
                 .........#
                 #######..C
                 A.......##
                 ####.....#
                 ....B.####"""
    scene = one(picture, "mummy")
    assert planned(scene, "mummy") == ("no_los", "guard")
    ways = reach(scene.state.terrain, 0, at(4, 5), 0)
    assert ways.find(BIT[scene.state.chests[0]], FAR) < FAR
    post = ways.path(scene.state.chests[0])[-2]
    assert post in (at(8, 1), at(8, 2))
    before = walking_distance(scene.state, FIRST_OF["mummy"], post)
    events = scene.monsters_move(0)
    assert Planned(FIRST_OF["mummy"], "no_los", "guard", hero(1)) in events
    assert walking_distance(scene.state, FIRST_OF["mummy"], post) == before - 3


@pytest.mark.rule("DC-88")
def test_a_guard_stops_on_the_way_next_to_the_chest_and_lets_nobody_by() -> None:
    scene = one("A#####\n....m.\n####.C\nB#####", "minotaur_templar")
    scene.state.creature_discards.clear()
    ends = end_spaces(Terms(scene.state, FIRST_OF["minotaur_templar"], 5, 0), GUARD, hero(0))
    assert ends == [at(4, 1)]
    scene = one("A#####\n....m.\n####.C\nB#####", "minotaur_templar")
    assert scene.state.chests == [at(5, 2)]
    no_way = end_spaces(Terms(scene.state, FIRST_OF["minotaur_templar"], 5, 0), GUARD, -1)
    assert no_way == [at(4, 1)]  # it stands next to the chest already


@pytest.mark.rule("DC-88", "DC-104")
@pytest.mark.parametrize(("row", "seats"), [("..B.C", [1]), ("B...C", [1, 0]), ("B....C", [0])])
def test_of_two_chests_a_guard_minds_whoever_is_nearer_to_one(row: str, seats: list[int]) -> None:
    """Nobody walks from one to the other: each Adventurer has a chest, and how far it is counts."""
    scene = one(f"A...C\n#######\n{row}\n#######\nm", "mummy")
    scene.state.chests = [at(4, 0), at(row.index("C"), 2)]
    assert planned(scene, "mummy") == ("no_los", "guard")
    targets = intent_of(scene.state, FIRST_OF["mummy"]).targets
    assert sorted(targets) == sorted(map(hero, seats))


@pytest.mark.rule("DC-89")
def test_holding_and_fleeing() -> None:
    far = "m#....\n.#.##.\n.#.#A.\n.#.###\n....##\n######\n...B"
    assert moves(far, "skeleton") == at(0, 0)
    assert moves("..m.A.....B", "villager") == at(0, 0)


@pytest.mark.rule("DC-90", "DC-109", "DC-118")
@pytest.mark.parametrize(("chooser", "is_asked"), [(None, False), (0, True), (1, False)])
def test_equal_spaces_are_the_canonical_first_or_the_controllers_choice(
    chooser: int | None, is_asked: bool
) -> None:
    """Every player chooses for the own Monsters only."""
    picture = """...A
                 m...
                 ...."""
    scene = drawn(picture + "\n####\nB###", monsters={"m": "hellhound"}, boss=0).ask("none")
    if chooser is not None:
        scene.act(0)
        assert scene.do("ties ask", seat=chooser) == [TiesChosen(chooser, "ask")]
        assert scene.game.view(scene.state, chooser).ties == "ask"
        assert scene.game.view(scene.state, 1 - chooser).ties == "auto"
    scene.monsters_move(0)
    assert (scene.question == "space") is is_asked
    if is_asked:
        assert scene.options() == [f"target {spot(2, 0)}", f"target {spot(2, 1)}"]
        scene.do(f"target {spot(2, 1)}")
    assert scene.cell("hellhound") == (at(2, 1) if is_asked else at(2, 0))


@pytest.mark.rule("DC-90", "DC-118")
def test_ties_may_be_left_to_the_engine_again() -> None:
    scene = drawn("A...B").act(0)
    for wish, bits in (("ask", 2), ("ask", 2), ("auto", 0), ("auto", 0)):
        scene.do(f"ties {wish}", seat=1)
        assert scene.state.deciders == bits
    assert scene.game.alphabet.parse("ties ask").secret


@pytest.mark.rule("DC-91")
def test_melee_before_ranged_before_area() -> None:
    kobold = FIRST_OF["kobold"]
    assert best_attacks(one("mA.B", "kobold").state, kobold, False) == (0, [at(1, 0)])
    assert best_attacks(one("m..A.B", "kobold").state, kobold, False) == (1, [at(3, 0)])
    warlock = FIRST_OF["dreadlander_warlock"]
    kind, cells = best_attacks(one("m..AB.", "dreadlander_warlock").state, warlock, False)
    assert kind == 2
    assert len(cells) == 1


@pytest.mark.rule("DC-91", "DC-96")
def test_a_monster_that_can_attack_must() -> None:
    scene = one("mA........B", "zombie")
    events = scene.monsters_attack(0, 6)
    assert AttackDeclared(FIRST_OF["zombie"], "melee", at(1, 0), (hero(0),)) in events
    assert scene.wounds(0) == 1
    assert not [
        e for e in one("m.A...B", "zombie").monsters_attack(0) if isinstance(e, AttackDeclared)
    ]


@pytest.mark.rule("DC-92")
def test_drain_heals_the_vampire() -> None:
    scene = one("mA........B", "vampire")
    scene.state.wounds[FIRST_OF["vampire"]] = 2
    scene.monsters_attack(0, 5, 1)
    assert scene.wounds("vampire") == 1
    scene = one("mA........B", "vampire")
    scene.state.wounds[FIRST_OF["vampire"]] = 2
    scene.monsters_attack(0, 1, 1)
    assert scene.wounds("vampire") == 2


@pytest.mark.rule("DC-92")
def test_a_curse_costs_a_random_card() -> None:
    scene = one("mA........B", "mummy").hand(0, "lure", "map", "magic_boots")
    scene.monsters_attack(0, 5, 1, 2)
    assert len(scene.state.hands[0]) == 2
    assert len(scene.state.discards) == 1


@pytest.mark.rule("DC-92")
def test_a_web_after_a_wound() -> None:
    scene = one("mA........B", "giant_spider")
    scene.monsters_attack(0, 5)
    assert scene.state.webbed[0]
    scene = one("mA........B", "giant_spider")
    scene.monsters_attack(0, 4)
    assert not scene.state.webbed[0]


@pytest.mark.rule("DC-42", "DC-92")
def test_a_specter_walks_through_rock() -> None:
    assert moves("m##A......B", "specter") in (at(2, 0),)


def test_every_kind_can_be_placed() -> None:
    assert set(FIRST_OF) == {kind.id for kind in BOX.kinds}
