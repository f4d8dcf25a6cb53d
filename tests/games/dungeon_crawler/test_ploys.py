"""Which answers to a card's question the champion tries: few, and those that can matter."""

from __future__ import annotations

import pytest

from tests.games.dungeon_crawler.scene import CARD, Scene, blank, lay_tiles, put_hero, put_monster
from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.board import SPACES, cell_at
from waystone.games.dungeon_crawler.foresight.labyrinth import USUAL
from waystone.games.dungeon_crawler.foresight.lines import Winning
from waystone.games.dungeon_crawler.foresight.ploys import Ploys
from waystone.games.dungeon_crawler.foresight.table import Foresight, chart_of_state
from waystone.games.dungeon_crawler.terrain import SPAWNS, door_places

PLAY = {card: ACTIONS.play + number for card, number in CARD.items()}


def on_two_ways(card: str) -> Scene:
    """A way from the first gate, another from the third, and tiles far from both."""
    tiles = {(1, 0): ("corridor", 1), (2, 0): ("corridor", 1), (2, 1): ("intersection", 0)}
    tiles |= {(6, 3): ("corridor", 0), (6, 4): ("small_room", 0), (0, 5): ("corridor", 0)}
    scene = lay_tiles(blank(2), tiles)
    put_hero(scene, 0, SPACES[2][12])
    put_hero(scene, 1, SPAWNS[3][0])
    put_monster(scene, "zombie", 1, SPACES[1][12])
    scene.hand(0, card).act(0).do(f"play {card.replace('_', '-')}")
    return scene


def tried(scene: Scene, *line: int) -> list[int]:
    return list(ploys(scene).answers(scene.state, line))


def ploys(scene: Scene) -> Ploys:
    return Ploys(Foresight(scene.game, 0), USUAL)


def places(scene: Scene) -> list[int]:
    return ploys(scene).on_ways(scene.state)


def test_ways_are_everybodys_and_the_own_comes_first() -> None:
    scene = on_two_ways("shifting_rooms")
    mine = places(scene)
    assert mine[0] == 2
    assert 35 not in mine, "nobody's way leads there"
    put_hero(scene, 1, SPACES[35][12])
    assert {2, 35} <= set(places(scene))
    assert places(scene)[0] == 2


def test_the_first_tile_to_exchange_lies_on_a_way_and_the_second_is_of_any_kind() -> None:
    scene = on_two_ways("shifting_rooms")
    first = tried(scene, PLAY["shifting_rooms"])
    wanted = [each for each in scene.state.options if each - ACTIONS.tile in places(scene)]
    assert first == wanted
    assert len(first) < len(scene.state.options)
    scene.do("tile 2:0")
    second = tried(scene, PLAY["shifting_rooms"], ACTIONS.tile + 2)
    state = scene.state
    kinds = [(state.tiles[id - ACTIONS.tile], state.turns[id - ACTIONS.tile]) for id in second]
    assert len(set(kinds)) == len(kinds), "one of a kind is enough"
    offered = {
        (state.tiles[i - ACTIONS.tile], state.turns[i - ACTIONS.tile]) for i in state.options
    }
    assert set(kinds) == offered


def test_rooms_are_turned_on_a_way_only_and_it_may_stop_after_the_first() -> None:
    scene = on_two_ways("rotating_rooms")
    first = tried(scene, PLAY["rotating_rooms"])
    assert first
    assert all((id - ACTIONS.turn) // 3 in places(scene) for id in first)
    assert ACTIONS.done not in first
    scene.do("turn 2:0 r1")
    assert tried(scene, PLAY["rotating_rooms"], first[0])[0] == ACTIONS.done


def test_a_door_is_opened_beside_a_way() -> None:
    tiles = {(0, 1): ("small_room", 0), (1, 1): ("lava_bridge", 0), (0, 2): ("corridor", 1)}
    tiles |= {(5, 4): ("small_room", 0), (5, 5): ("corridor", 1), (6, 5): ("corridor", 0)}
    scene = lay_tiles(blank(2), tiles).hand(0, "secret_door")
    put_hero(scene, 0, SPAWNS[1][0])
    put_hero(scene, 1, SPAWNS[2][0])
    scene.act(0).do("play secret-door")
    doors = tried(scene, PLAY["secret_door"])
    beside = [
        id for id in scene.state.options if set(places(scene)) & set(door_places(id - ACTIONS.door))
    ]
    assert doors == beside
    assert 0 < len(doors) < len(scene.state.options)


@pytest.mark.parametrize("card", ["warp_space", "switch_trap"])
def test_figures_are_chosen_among_the_adventurers(card: str) -> None:
    scene = on_two_ways(card)
    chosen = tried(scene, PLAY[card])
    heroes = {scene.cell(0), scene.cell(1)}
    assert set(chosen) == {id for id in scene.state.options if id - ACTIONS.target in heroes}
    assert len(chosen) < len(scene.state.options)


def test_of_many_spaces_the_best_and_the_worst_are_tried() -> None:
    scene = on_two_ways("scroll_of_teleportation")
    spaces = tried(scene, PLAY["scroll_of_teleportation"])
    assert len(scene.state.options) > 18
    assert len(spaces) == 18
    chosen = ploys(scene)
    ranks = [chosen._rank(chart_of_state(scene.state, USUAL), id) for id in scene.state.options]
    found = [chosen._rank(chart_of_state(scene.state, USUAL), id) for id in spaces]
    assert found[:16] == sorted(ranks)[:16]
    assert found[16:] == sorted(ranks)[-2:]


def beside_the_chest(card: str, *seats: int) -> Scene:
    """The first Adventurer in a room at a corner of the chamber, a corridor into it, and Monsters.

    There is another room like the first one.
    """
    tiles = {(2, 2): ("small_room", 0), (3, 2): ("corridor", 0), (2, 1): ("small_room", 0)}
    scene = lay_tiles(blank(2), tiles)
    for seat in seats:
        put_hero(scene, seat, SPACES[16][18] if seat == 0 else SPAWNS[3][0])
    put_monster(scene, "zombie", 1, SPACES[17][17])
    put_monster(scene, "skeleton", 1, SPAWNS[2][0])
    return scene.hand(0, card).act(0)


def lines_with(scene: Scene, card: str) -> list[tuple[int, ...]]:
    """All answers to a card's questions that could help to land."""
    found = Winning(Foresight(scene.game, 0)).changed(scene.state)
    return [line for line, _ in found if line[0] == PLAY[card]]


def test_a_lure_with_one_bait_asks_at_once_for_monsters_and_only_near_ones_are_tried() -> None:
    scene = beside_the_chest("lure", 0)
    near, far = ACTIONS.target + SPACES[17][17], ACTIONS.target + SPAWNS[2][0]
    asked = {line[1] for line in lines_with(scene, "lure")}
    assert near in asked
    assert far not in asked


def test_a_lure_with_two_baits_is_tried_with_both() -> None:
    scene = beside_the_chest("lure", 0, 1)
    lines = lines_with(scene, "lure")
    assert {line[1] for line in lines} == {ACTIONS.target + scene.cell(seat) for seat in (0, 1)}
    assert {line[2] for line in lines} == {ACTIONS.target + SPACES[17][17]}


def test_a_tile_of_my_own_tiles_kind_may_be_moved_into_my_way() -> None:
    scene = beside_the_chest("shifting_rooms", 0)
    mine, like_mine, way = (ACTIONS.tile + place for place in (16, 9, 17))
    seconds = {line[2] for line in lines_with(scene, "shifting_rooms") if line[1] == way}
    assert like_mine in seconds
    assert mine not in seconds


@pytest.mark.rule("DC-54", "DC-79")
@pytest.mark.parametrize(
    ("kind", "rival", "is_sent"),
    [("skeleton", (32, 4), False), ("minotaur", (32, 4), True), ("skeleton", (17, 9), True)],
)
def test_nobody_is_fed_with_monsters_unless_near_the_chest(
    kind: str, rival: tuple[int, int], is_sent: bool
) -> None:
    """A Warrior slays a Skeleton at one blow and draws a card; a Minotaur lives more often."""

    def worth(x: int, y: int) -> float:
        tiles = {(3, 1): ("large_room", 0), (3, 2): ("large_room", 0)}
        scene = lay_tiles(blank(2), tiles)
        put_hero(scene, 0, SPAWNS[4][0])
        put_hero(scene, 1, cell_at(*rival), "human_warrior")
        figure = put_monster(scene, kind, 0, cell_at(x, y))
        return ploys(scene).worth_of_monster(scene.state, figure)

    x, y = rival
    assert (worth(x - 1, y - 1) > worth(17, 31)) == is_sent
