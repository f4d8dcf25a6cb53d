"""The champion's good sense: it wastes neither cards nor steps."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeon_crawler.scene import (
    FIRST_OF,
    SHAPE,
    Scene,
    blank,
    game,
    lay_tiles,
    put_hero,
    put_monster,
)
from waystone.games.dungeon_crawler.board import CENTRE_SPACES, FIRST_HERO, cell_at
from waystone.games.dungeon_crawler.bots.architect import shares_of_tiles
from waystone.games.dungeon_crawler.bots.champion import CHAMPION, Champion
from waystone.games.dungeon_crawler.bots.scene import Scene as Sight
from waystone.games.dungeon_crawler.rules.frames.turns import (
    ActFrame,
    ActivationStage,
    PackAttacksFrame,
    SummoningFrame,
)
from waystone.games.dungeon_crawler.rules.play import nearest
from waystone.games.dungeon_crawler.terrain import SPAWNS
from waystone.kernel.bot import Budget
from waystone.kernel.dice import SeededDice


def champion() -> Champion:
    found = CHAMPION.make(game(), SeededDice(1), Budget())
    assert isinstance(found, Champion)
    return found


def decision(bot: Champion, scene: Scene, seat: int = 0) -> str:
    view, legal = scene.game.view(scene.state, seat), scene.game.legal(scene.state, seat)
    return bot.choose(view, legal).text


def on_tiles(tiles: dict[Any, Any], *heroes: tuple[int, int]) -> Scene:
    """Tiles by column and row, and Adventurers by seat."""
    scene = lay_tiles(blank(2), tiles)
    for seat, (x, y) in enumerate(heroes):
        put_hero(scene, seat, cell_at(x, y))
    return scene


def in_a_hall(*heroes: tuple[int, int]) -> Scene:
    """Two large rooms one above the other, north of the chest."""
    tiles = {(3, 2): ("large_room", 0), (3, 1): ("large_room", 0)}
    return on_tiles(tiles, *heroes or ((17, 5), (32, 32)))


def in_a_pit(*heroes: tuple[int, int]) -> Scene:
    """A dead end without any way out: a blind corridor upon another."""
    tiles = {(1, 2): ("dead_end", 0), (1, 3): ("dead_end", 2)}
    return on_tiles(tiles, *heroes or ((7, 13), (32, 32)))


# Steps


@pytest.mark.rule("DC-47")
def test_who_is_pushed_past_comes_to_stand_behind() -> None:
    scene = in_a_hall()
    put_monster(scene, "zombie", 1, cell_at(17, 6))
    scene.act(0).do("push 17:6", 6, 1)
    assert decision(champion(), scene) == "target 17:5"


@pytest.mark.rule("DC-47", "DC-36")
@pytest.mark.parametrize(("boss", "burns"), [(1, True), (0, False)])
def test_a_push_into_lava_is_for_the_others(boss: int, burns: bool) -> None:
    scene = on_tiles({(3, 2): ("lava_bridge", 0)}, (17, 10), (32, 32))
    put_monster(scene, "zombie", boss, cell_at(17, 11))
    scene.act(0).do("push 17:11", 6, 1)
    cell = scene.game.alphabet.parse(decision(champion(), scene)).cell
    assert (scene.game.view(scene.state, 0).terrain[cell] == "L") == burns


@pytest.mark.rule("DC-31", "DC-53")
@pytest.mark.parametrize(("pile", "step"), [((17, 8), "move 17:8"), ((2, 31), "move 16:11")])
def test_treasure_on_the_way_is_not_walked_around(pile: tuple[int, int], step: str) -> None:
    """A segment ends on treasure, so one to the end of the Move leads round it."""
    scene = in_a_hall()
    scene.state.piles = [cell_at(*pile)]
    assert decision(champion(), scene.act(0)) == step


@pytest.mark.rule("DC-26")
@pytest.mark.parametrize(("halves", "first"), [(2, "melee"), (1, "move")])
def test_the_only_half_after_coming_in_is_for_the_way(halves: int, first: str) -> None:
    scene = in_a_hall()
    put_monster(scene, "villager", 1, cell_at(16, 5))
    nearest(scene.act(0).state, ActFrame).halves_left = halves
    assert decision(champion(), scene).startswith(first)


@pytest.mark.rule("DC-26")
def test_who_cannot_get_on_strikes_again_instead_of_running_from_who_is_quicker() -> None:
    scene = in_a_pit((7, 13), (32, 32))
    put_monster(scene, "gargoyle", 1, cell_at(7, 14))
    bot = champion()
    scene.act(0)
    assert decision(bot, scene) == "melee 7:14"
    scene.do("melee 7:14", 1, 1, 1, 1)
    assert decision(bot, scene) == "melee 7:14"


@pytest.mark.rule("DC-31")
def test_a_move_that_is_no_step_on_the_way_is_not_taken_back() -> None:
    scene = in_a_hall().act(0)
    scene.do("move 18:6")
    bot = champion()
    bot.halted = scene.state.round
    assert decision(bot, scene) == "stop"
    bot.halted -= 1
    assert decision(bot, scene) != "stop"


@pytest.mark.rule("DC-53")
@pytest.mark.parametrize(("pile", "then"), [((7, 7), "stop"), ((1, 8), "move 1:8")])
def test_the_rest_of_a_move_leads_onto_treasure_or_nowhere(
    pile: tuple[int, int], then: str
) -> None:
    """Not back towards treasure that it does not reach: the turn after it would turn again."""
    tiles = {(0, 1): ("four_way_room", 0), (1, 1): ("dead_end", 1)}
    scene = on_tiles(tiles, (4, 7), (32, 4))
    scene.state.piles = [cell_at(*pile)]
    bot = champion()
    scene.act(0).do("move 2:9")
    assert decision(bot, scene) == then


@pytest.mark.rule("DC-9")
@pytest.mark.parametrize(("rounds_ago", "step"), [(1, "move 7:13"), (2, "move 9:17")])
def test_who_hunts_does_not_turn_back_at_once(rounds_ago: int, step: str) -> None:
    """A corner ends at a wall in the east; at its northern end there is a Slime."""
    tiles = {(1, 2): ("dead_end", 0), (1, 3): ("corner", 3), (2, 3): ("corridor", 0)}
    scene = on_tiles({**tiles, (2, 2): ("solid_stone", 0)}, (7, 17), (32, 32))
    put_monster(scene, "slime", 1, cell_at(7, 12))
    bot = champion()
    bot.hunted = scene.state.round - rounds_ago
    assert decision(bot, scene.act(0)) == step


@pytest.mark.rule("DC-68", "DC-44")
@pytest.mark.parametrize(
    ("shape", "rounds_ago", "first"),
    [
        ("corridor", 0, "push 17:6"),
        ("corridor", 1, "melee 17:6"),
        ("corridor", 2, "push 17:6"),
        ("wide_corridor", 1, "move"),
    ],
)
def test_an_own_monster_in_the_way_is_pushed_first_and_struck_a_turn_later(
    shape: str, rounds_ago: int, first: str
) -> None:
    """It is struck if it shut the way a turn ago too; who was free in between pushes again."""
    scene = on_tiles({(3, 2): ("large_room", 0), (3, 1): (shape, 0)}, (17, 5), (32, 32))
    put_monster(scene, "skeleton", 0, cell_at(17, 6))
    scene.act(0)
    bot = champion()
    if rounds_ago:
        scene.state.round -= rounds_ago
        decision(bot, scene)
        scene.state.round += rounds_ago
    assert decision(bot, scene).startswith(first)


@pytest.mark.rule("DC-68", "DC-45")
def test_an_own_monster_that_nobody_can_push_past_is_struck_at_once() -> None:
    scene = on_tiles({(3, 2): ("large_room", 0), (3, 1): ("corridor", 0)}, (17, 5), (32, 32))
    put_monster(scene, "minotaur_templar", 0, cell_at(17, 6))
    assert decision(champion(), scene.act(0)) == "melee 17:6"


@pytest.mark.rule("DC-77", "DC-68")
@pytest.mark.parametrize(("wounds", "is_struck"), [(4, True), (3, False)])
def test_an_own_monster_is_struck_if_a_hit_of_it_would_slay_me(
    wounds: int, is_struck: bool
) -> None:
    scene = in_a_hall()
    put_monster(scene, "gargoyle", 0, cell_at(16, 5))
    scene.state.wounds[FIRST_HERO] = wounds
    assert (decision(champion(), scene.act(0)) == "melee 16:5") == is_struck


@pytest.mark.rule("DC-79", "DC-77")
@pytest.mark.parametrize(
    ("mine", "other", "is_at_the_chest"),
    [((17, 6), (2, 2), False), ((2, 2), (32, 2), False), ((2, 2), (17, 12), True)],
)
def test_a_monster_is_put_at_the_chest_only_against_who_comes_there_first(
    mine: tuple[int, int], other: tuple[int, int], is_at_the_chest: bool
) -> None:
    """Control gives no freedom: there it would stand in my own way."""
    tiles = {(3, 1): ("large_room", 0), (3, 2): ("corridor", 0)}
    scene = on_tiles(tiles, mine, other)
    zombie = FIRST_OF["zombie"]
    scene.state.creatures.remove(zombie)
    scene.state.creatures.append(zombie)
    scene.begin(SummoningFrame(0, 1), 4, ActivationStage.FINISH)
    scene.go()
    cell = scene.game.alphabet.parse(decision(champion(), scene)).cell
    assert (cell in CENTRE_SPACES) == is_at_the_chest


@pytest.mark.rule("DC-61", "DC-92")
def test_a_fireball_is_not_aimed_at_my_own_even_where_fire_does_nothing_to_it() -> None:
    scene = in_a_hall().hand(0, "scroll_of_fireball")
    put_monster(scene, "hellhound", 0, cell_at(17, 10))
    for x, y in ((16, 10), (17, 11)):
        put_monster(scene, "skeleton", 1, cell_at(x, y))
    scene.act(0).do("play scroll-of-fireball")
    bot = champion()
    aims = {decision(bot, scene) for _ in range(20)}
    assert "target 17:10" not in aims


@pytest.mark.rule("DC-9")
def test_a_long_way_through_the_unknown_is_not_shut() -> None:
    def is_shut_off(scene: Scene) -> bool:
        return Sight(scene.game.view(scene.state, 0), champion().prices).is_shut_off

    assert not is_shut_off(on_tiles({}, (2, 2), (32, 32)))
    assert not is_shut_off(in_a_hall())
    assert is_shut_off(in_a_pit())


# Cards that strike


def fireball(*monsters: tuple[str, int, tuple[int, int]]) -> tuple[Champion, Scene]:
    """Somebody with a Scroll of Fireball in a hall, Monsters around."""
    scene = in_a_hall()
    for kind, boss, (x, y) in monsters:
        put_monster(scene, kind, boss, cell_at(x, y))
    return champion(), scene.hand(0, "scroll_of_fireball").act(0)


@pytest.mark.rule("DC-61", "DC-92")
@pytest.mark.parametrize(
    ("monsters", "is_thrown"),
    [
        ((("skeleton", 1, (16, 9)), ("skeleton", 1, (17, 10))), True),
        ((("zombie", 1, (16, 9)), ("zombie", 0, (17, 10))), False),
        ((("hellhound", 1, (16, 9)), ("hellhound", 1, (17, 10))), False),
        ((("villager", 1, (17, 10)),), False),
    ],
)
def test_a_fireball_is_for_those_who_are_worth_it(monsters: Any, is_thrown: bool) -> None:
    """Two Skeletons are; fire does nothing to Hellhounds, and a Villager has no treasure."""
    bot, scene = fireball(*monsters)
    assert (decision(bot, scene) == "play scroll-of-fireball") == is_thrown


@pytest.mark.rule("DC-61")
def test_a_fireball_meets_as_many_as_it_can_and_none_of_mine() -> None:
    monsters = (("skeleton", 1, (16, 9)), ("skeleton", 1, (17, 10)), ("skeleton", 0, (15, 10)))
    bot, scene = fireball(*monsters)
    scene.do("play scroll-of-fireball")
    x, y = (int(each) for each in decision(bot, scene).split()[1].split(":"))
    assert max(abs(x - 16), abs(y - 9)) <= 1
    assert max(abs(x - 17), abs(y - 10)) <= 1
    assert max(abs(x - 15), abs(y - 10)) > 1


@pytest.mark.rule("DC-102", "DC-105")
@pytest.mark.parametrize(
    ("hero", "kind", "is_played"),
    [((17, 5), "skeleton", True), ((17, 12), "skeleton", False), ((17, 5), "villager", False)],
)
def test_walls_close_in_on_others(hero: tuple[int, int], kind: str, is_played: bool) -> None:
    """Two Monsters of somebody else are in the nearer room; not if I am there as well."""
    scene = in_a_hall(hero, (32, 32)).hand(0, "crushing_trap")
    for x in (16, 18):
        put_monster(scene, kind, 1, cell_at(x, 11))
    bot = champion()
    bot.struck = scene.state.round
    scene.act(0)
    assert (decision(bot, scene) == "play crushing-trap") == is_played
    if is_played:
        scene.do("play crushing-trap")
        assert decision(bot, scene) == "tile 3:2"


@pytest.mark.rule("DC-95", "DC-68")
def test_walls_close_in_while_others_act_and_an_own_monster_is_beside_me() -> None:
    """Outside the own step 5 no way is shut by it, so it is spared."""
    scene = in_a_hall((17, 5), (32, 32)).hand(0, "crushing_trap").ask()
    put_monster(scene, "skeleton", 0, cell_at(17, 6))
    put_monster(scene, "skeleton", 1, cell_at(17, 11))
    scene.begin_activation(1)
    scene.do("play crushing-trap", seat=0)
    assert decision(champion(), scene) == "tile 3:2"


@pytest.mark.rule("DC-105")
def test_a_rapid_strike_follows_a_blow_that_was_not_enough() -> None:
    scene = on_tiles({(3, 2): ("corridor", 0)}, (17, 12), (32, 32)).hand(0, "rapid_strike")
    put_monster(scene, "minotaur_templar", 1, cell_at(17, 13))
    bot = champion()
    scene.act(0)
    for wanted, rolls in (("melee 17:13", (6, 6, 6, 1)), ("play rapid-strike", ())):
        assert decision(bot, scene) == wanted
        scene.do(wanted, *rolls)
    assert decision(bot, scene) == "melee 17:13"


@pytest.mark.rule("DC-105")
def test_a_rapid_strike_is_not_for_a_villager() -> None:
    scene = in_a_hall().hand(0, "rapid_strike")
    put_monster(scene, "villager", 1, cell_at(16, 5))
    bot = champion()
    scene.act(0).do(decision(bot, scene), 1, 1, 1, 1)
    assert decision(bot, scene).startswith("move")


# Other cards


@pytest.mark.rule("DC-95", "DC-56")
def test_a_secret_door_waits_for_the_tile_of_the_turn() -> None:
    """Before it a door could only be guessed; after it one is seen that leads to the chest."""
    tiles = {(3, 2): ("corridor", 1), (3, 1): ("corridor", 0)}
    scene = on_tiles(tiles, (17, 9), (32, 32)).hand(0, "secret_door").ask()
    scene.begin_activation(0)
    assert scene.question == "respond"
    assert decision(champion(), scene) == "pass"
    assert decision(champion(), scene.act(0)) == "play secret-door"


@pytest.mark.rule("DC-53")
@pytest.mark.parametrize(("moved", "is_played"), [(False, True), (True, False)])
def test_wealth_is_spread_before_the_move(moved: bool, is_played: bool) -> None:
    scene = in_a_hall().hand(0, "extra_wealth").act(0)
    if moved:
        scene.do("stay")
    assert (decision(champion(), scene) == "play extra-wealth") == is_played


@pytest.mark.rule("DC-12")
def test_of_the_maps_tiles_that_one_is_laid_which_opens_the_way() -> None:
    """A corridor leads on; four blind corners with more exits do not."""
    tiles = {(3, 1): ("large_room", 0)}
    scene = on_tiles(tiles, (17, 9), (32, 32))
    sight = Sight(scene.game.view(scene.state, 0), champion().prices)
    corridor, stone = shares_of_tiles(sight, [SHAPE["corridor"], SHAPE["solid_stone"]])
    assert corridor > stone
    scene.state.pile[-2:] = [SHAPE["corridor"], SHAPE["solid_stone"]]
    scene.hand(0, "map").act(0).do("play map")
    view = scene.game.view(scene.state, 0)
    picked = int(decision(champion(), scene).split()[1])
    assert (
        shares_of_tiles(sight, [SHAPE[name] for name in view.known_tiles])[picked - 1] >= corridor
    )


@pytest.mark.rule("DC-104", "DC-113")
@pytest.mark.parametrize(("card", "is_played"), [("secret_door", False), ("pit_trap", True)])
def test_a_card_that_stops_nobody_is_kept_though_a_die_may_help(card: str, is_played: bool) -> None:
    """Somebody is about to land on one of two chests."""
    scene = on_tiles({(3, 2): ("corridor", 0), (3, 1): ("small_room", 1)}, (32, 32), (17, 12))
    scene.state.chests.append(cell_at(19, 19))
    scene.hand(0, card).ask().act(1).do("move 17:17")
    assert (decision(champion(), scene) == f"play {card.replace('_', '-')}") == is_played


@pytest.mark.rule("DC-105", "DC-36")
def test_a_slide_ends_in_lava_if_it_can() -> None:
    """Who walks on a bridge towards the chest is not slid along it."""
    scene = on_tiles({(3, 2): ("lava_bridge", 0)}, (32, 32), (17, 10))
    scene.hand(0, "sliding_trap").ask().act(1).do("move 17:14")
    bot = champion()
    for wanted in ("play sliding-trap", "target 17:11"):
        assert decision(bot, scene) == wanted
        scene.do(wanted)
    scene.do(decision(bot, scene))
    assert scene.state.spot[FIRST_HERO + 1] < 0


# Luck


def monsters_attack(scene: Scene, *rolls: int) -> None:
    """The first seat's Monsters attack; the dice lie there."""
    scene.begin(PackAttacksFrame(0), 2, ActivationStage.FINISH, 0)
    scene.go(*rolls)
    while scene.game.view(scene.state, scene.state.asked).roll is None:
        scene.do("pass")


def pushing_to_the_chest() -> Scene:
    """Somebody pushes the only Zombie aside that stands between them and the chest."""
    scene = on_tiles({(3, 2): ("corridor", 0)}, (17, 12), (32, 32))
    put_monster(scene, "zombie", 1, cell_at(17, 13))
    return scene


@pytest.mark.rule("DC-113", "DC-97")
@pytest.mark.parametrize(("rolls", "is_played"), [((6, 4), True), ((4, 6), False)])
def test_dice_are_thrown_again_against_a_push_that_would_win(
    rolls: tuple[int, int], is_played: bool
) -> None:
    scene = pushing_to_the_chest().hand(1, "power_card_3").act(0)
    scene.do("push 17:13", *rolls)
    played = scene.state.asked == 1 and decision(champion(), scene, 1) == "play power-card-3"
    assert played == is_played


@pytest.mark.rule("DC-113", "DC-97")
def test_a_third_player_stops_a_push_that_would_win() -> None:
    """Neither die is its own."""
    scene = lay_tiles(blank(3), {(3, 2): ("corridor", 0)})
    for seat, cell in enumerate((cell_at(17, 12), SPAWNS[3][0], SPAWNS[4][0])):
        put_hero(scene, seat, cell)
    put_monster(scene, "zombie", 1, cell_at(17, 13))
    scene.hand(2, "power_card_4").act(0).do("push 17:13", 6, 1)
    bot = champion()
    assert decision(bot, scene, 2) == "play power-card-4"
    scene.do("play power-card-4", seat=2)
    die, face = (int(each) for each in decision(bot, scene, 2).split()[1:])
    assert (die, face) in {(1, 1), (2, 6)}


@pytest.mark.rule("DC-97")
@pytest.mark.parametrize(("wounds", "is_played"), [(4, True), (0, False)])
def test_luck_helps_an_own_monster_to_slay_a_rival(wounds: int, is_played: bool) -> None:
    scene = in_a_hall((17, 6), (17, 10)).hand(0, "power_card_1").ask()
    put_hero(scene, 1, cell_at(17, 10), "human_warrior")
    put_monster(scene, "zombie", 0, cell_at(17, 11))
    scene.state.wounds[FIRST_HERO + 1] = wounds
    monsters_attack(scene, 4)
    assert (decision(champion(), scene) == "play power-card-1") == is_played


@pytest.mark.rule("DC-105")
@pytest.mark.parametrize(("kind", "is_played"), [("skeleton", False), ("minotaur", True)])
def test_a_die_at_will_is_not_spent_on_small_prey(kind: str, is_played: bool) -> None:
    scene = in_a_hall().hand(0, "power_card_4")
    monster = put_monster(scene, kind, 1, cell_at(16, 5))
    scene.state.wounds[monster] = 2 if kind == "minotaur" else 0
    scene.act(0).do("melee 16:5", 1, 1, 1, 1)
    assert (decision(champion(), scene) == "play power-card-4") == is_played


@pytest.mark.rule("DC-99")
@pytest.mark.parametrize(("wounds", "hits", "is_played"), [(4, 2, True), (1, 5, False)])
def test_healing_that_comes_too_late_is_left_alone(wounds: int, hits: int, is_played: bool) -> None:
    """Who has five body points and takes five wounds is slain, healed or not."""
    scene = in_a_hall((17, 5), (17, 6)).hand(1, "potion_of_healing")
    put_hero(scene, 0, cell_at(17, 5), "human_warrior")
    put_hero(scene, 1, cell_at(17, 6), "human_warrior")
    scene.gear(0, "magic_weapon").state.wounds[FIRST_HERO + 1] = wounds
    scene.act(0).do("melee 17:6", *[6] * hits, *[1] * (5 - hits))
    while scene.state.asked == 1 and scene.game.view(scene.state, 1).window != "harm":
        scene.do("pass", seat=1)
    played = scene.state.asked == 1 and decision(champion(), scene, 1) == "play potion-of-healing"
    assert played == is_played


@pytest.mark.rule("DC-105")
@pytest.mark.parametrize(
    ("kind", "roll", "is_played"), [("zombie", 5, False), ("skeleton", 5, True)]
)
def test_a_mirror_is_for_more_than_a_scratch(kind: str, roll: int, is_played: bool) -> None:
    """One hit slays the Skeleton that made it, not the Zombie."""
    scene = in_a_hall((17, 6), (32, 32)).hand(0, "mirror_trap")
    put_monster(scene, kind, 0, cell_at(17, 7))
    monsters_attack(scene, roll)
    assert scene.game.view(scene.state, 0).window == "roll"
    assert (decision(champion(), scene) == "play mirror-trap") == is_played
