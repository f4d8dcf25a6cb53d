"""Drawing and laying tiles (DC-12 to DC-15), the secret room and door (DC-55, DC-56)."""

from __future__ import annotations

import pytest

from tests.games.dungeon_crawler.scene import SHAPE, Scene, blank, lay_tiles, put_hero, put_monster
from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.board import CENTRE, EMPTY, NEXT_PLACES, PLACES, SPACES
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.events import CardsDrawn, Shuffled, TileDiscarded
from waystone.games.dungeon_crawler.rules.frames.turns import ActivationStage, LayingFrame
from waystone.games.dungeon_crawler.rules.tile_places import lay_options, replaceable
from waystone.games.dungeon_crawler.rules.treasure import hoard_cell
from waystone.games.dungeon_crawler.state import CrawlerState
from waystone.games.dungeon_crawler.terrain import NO_DOOR, SPAWNS, can_hold_door, door_spaces


def laying(scene: Scene, *shapes: str) -> Scene:
    """Step 3 of seat 0 with these tiles on top of the pile, the first on top."""
    state = scene.state
    for shape in reversed(shapes):
        state.pile.remove(SHAPE[shape])
        state.pile.append(SHAPE[shape])
    scene.begin(LayingFrame(0), 3, ActivationStage.FINISH)
    scene.make_last()
    scene.go()
    return scene


def ready(seats: int = 2, **chosen: str) -> Scene:
    scene = blank(seats, **chosen)
    put_hero(scene, 0, SPAWNS[1][0])
    put_hero(scene, 1, SPAWNS[3][0])
    return scene


def ways(scene: Scene) -> list[tuple[int, int]]:
    found = [scene.game.alphabet.parse(text).id for text in scene.options("lay")]
    return [divmod(id - ACTIONS.lay, 4) for id in found]


def joins(state: CrawlerState, place: int, shape: int, turn: int) -> bool:
    """Whether a side of the tile and its revealed neighbour both have an opening (DC-9)."""
    for side, other in enumerate(NEXT_PLACES[place]):
        if other >= 0 and state.tiles[other] != EMPTY and BOX.shapes[shape].openings[turn][side]:
            facing = BOX.shapes[state.tiles[other]].openings[state.turns[other]]
            if facing[(side + 2) % 4]:
                return True
    return False


@pytest.mark.rule("DC-12", "DC-9")
def test_a_tile_is_laid_next_to_a_revealed_space_and_joined() -> None:
    scene = laying(ready(), "corridor")
    places = ways(scene)
    assert (1, 1) in places  # east of gate 1, lying east and west
    assert (1, 0) not in places  # its sides would be closed there
    assert all(joins(scene.state, place, SHAPE["corridor"], turn) for place, turn in places)
    assert len(places) == sum(
        joins(scene.state, place, SHAPE["corridor"], turn)
        for place in range(PLACES)
        for turn in range(4)
        if scene.state.tiles[place] == EMPTY
    )
    near = {p for p in range(PLACES) if p not in BOX.fixed and set(NEXT_PLACES[p]) & set(BOX.fixed)}
    assert {place for place, _ in places} <= near
    assert scene.refused("lay 1:0 r0") == "CANNOT_LAY"
    assert scene.refused("lay 1:1 r0") == "CANNOT_LAY"


@pytest.mark.rule("DC-12")
def test_a_stair_is_closed_towards_the_middle() -> None:
    scene = laying(ready(), "corridor")
    assert {turn for place, turn in ways(scene) if place == 10} == set()


@pytest.mark.rule("DC-12")
def test_solid_stone_may_be_laid_anywhere_next_to_tiles() -> None:
    scene = laying(ready(), "solid_stone")
    assert {turn for _, turn in ways(scene)} == {0, 1, 2, 3}
    assert 10 in {place for place, _ in ways(scene)}
    scene.do("lay 1:0 r0")
    assert scene.state.tiles[1] == SHAPE["solid_stone"]


@pytest.mark.rule("DC-12")
def test_a_wall_may_face_an_opening_if_another_side_joins() -> None:
    scene = laying(lay_tiles(ready(), {(1, 0): ("intersection", 0)}), "corner")
    assert (2, 0) in ways(scene)  # joins the stair; its wall faces the intersection's opening
    assert (8, 0) not in ways(scene)  # only walls towards the revealed neighbour


@pytest.mark.rule("DC-12", "DC-109")
def test_free_laying_needs_no_join() -> None:
    scene = laying(ready(laying="free"), "corridor")
    assert (1, 0) in ways(scene)


def full(scene: Scene, spare: int = 0) -> Scene:
    """Every tile space holds a tile; the first `spare` ones of the pile stay on it."""
    state = scene.state
    for place in range(PLACES):
        if state.tiles[place] < 0:
            state.tiles[place] = state.pile.pop()
    return lay_tiles(scene, {})


@pytest.mark.rule("DC-13")
def test_on_a_full_mat_a_tile_near_the_own_adventurer_is_replaced() -> None:
    scene = full(ready())
    state = scene.state
    put_monster(scene, "zombie", 1, SPACES[1][12])
    state.hoard = [state.deck.pop()]
    state.tiles[7], state.tiles[state.tiles.index(SHAPE["secret_room"])] = (
        SHAPE["secret_room"],
        state.tiles[7],
    )
    assert replaceable(state, 0) == [2, 8, 14]
    state.piles = [SPACES[2][0], SPACES[40][0]]
    old = state.tiles[2]
    laying(scene, "corridor")
    assert {place for place, _ in ways(scene)} <= {2, 8, 14}
    text = next(text for text in scene.options() if text.startswith("lay 2:0"))
    scene.do(text)
    assert state.tiles[2] == SHAPE["corridor"]
    assert state.tile_discards == [old]
    assert state.piles == [SPACES[40][0]]


@pytest.mark.rule("DC-13")
def test_off_the_mat_the_tile_is_discarded() -> None:
    scene = full(blank(2))
    put_hero(scene, 1, SPAWNS[3][0])
    top = scene.state.pile[-1]
    scene.begin(LayingFrame(0), 3, ActivationStage.FINISH)
    events = scene.go_alone()
    assert any(isinstance(event, TileDiscarded) for event in events)
    assert scene.state.tile_discards == [top]


@pytest.mark.rule("DC-14")
def test_the_discards_become_a_new_pile() -> None:
    scene = ready()
    state = scene.state
    state.tile_discards, state.pile = state.pile[:3], []
    scene.begin(LayingFrame(0), 3, ActivationStage.FINISH)
    events = scene.go(1, 1)
    assert Shuffled("tiles") in events
    assert len(state.pile) == 2
    assert state.tile_discards == []


@pytest.mark.rule("DC-14")
def test_without_any_tile_step_3_is_skipped() -> None:
    scene = ready()
    scene.state.pile, scene.state.tile_discards = [], []
    scene.begin(LayingFrame(0), 3, ActivationStage.FINISH)
    scene.go_alone()
    assert scene.state.phase == 2  # the scene's last round is over


@pytest.mark.rule("DC-15")
def test_a_laid_tile_gets_its_treasure_pile_if_the_supply_has_one() -> None:
    scene = laying(ready(), "dead_end", "corridor")
    scene.do("lay 1:0 r1")  # its exit to the west
    assert scene.state.piles == [SPACES[1][12]]
    scene = ready()
    scene.state.piles = list(SPACES[CENTRE][:10])
    laying(scene, "dead_end").do("lay 1:0 r1")
    assert len(scene.state.piles) == 10
    assert SPACES[1][12] not in scene.state.piles


@pytest.mark.rule("DC-15", "DC-7")
def test_the_floating_teleport_is_spawn_point_six() -> None:
    scene = ready()
    assert scene.state.terrain.spawns(6) == ()
    laying(scene, "floating_teleport").do("lay 1:0 r0")
    assert scene.state.terrain.spawns(6) == (SPACES[1][12],)


@pytest.mark.rule("DC-55", "DC-53")
def test_the_secret_room_keeps_three_cards_out_of_circulation() -> None:
    scene = laying(ready(), "secret_room")
    scene.do("lay 1:0 r0")
    state = scene.state
    assert len(state.hoard) == 3
    assert len(state.deck) == 37
    assert hoard_cell(state) == SPACES[1][12]
    assert state.piles == []
    cards = set(state.hoard)
    scene.state.phase = 1
    scene.state.round = 2
    put_hero(scene, 0, SPACES[1][11])
    scene.act(0)
    events = scene.do(f"move {SPACES[1][12] % 35}:{SPACES[1][12] // 35}")
    assert set(state.hands[0]) == cards
    assert state.hoard == []
    assert CardsDrawn(0, 3) in events


@pytest.mark.rule("DC-56")
def test_a_secret_door_opens_the_rock_up_to_the_first_open_space() -> None:
    scene = lay_tiles(ready(), {(1, 0): ("corridor", 0), (2, 0): ("corner", 2)})
    state = scene.state
    corridor_to_corner = 1 * 2  # the east side of tile space 1
    assert can_hold_door(state.tiles, state.turns, corridor_to_corner, 3)
    opened = door_spaces(state.tiles, state.turns, corridor_to_corner)
    assert opened == [SPACES[1][14], SPACES[1][13]]
    assert not can_hold_door(state.tiles, state.turns, 12 * 2, 3)  # unrevealed
    assert not can_hold_door(state.tiles, state.turns, 1, 3)  # on one side only
    assert not can_hold_door(state.tiles, state.turns, 6 * 2, 3)  # the rim of the mat
    assert door_spaces(state.tiles, state.turns, NO_DOOR) == []


@pytest.mark.rule("DC-56")
def test_no_secret_door_through_the_rim_of_the_mat() -> None:
    scene = lay_tiles(ready(), {(0, 1): ("corner_room", 0), (6, 1): ("corridor", 1)})
    state = scene.state
    assert not can_hold_door(state.tiles, state.turns, 6 * 2, 3)  # gate 2 and the next row
    assert can_hold_door(state.tiles, state.turns, 6 * 2 + 1, 3)  # gate 2 and the corridor below


@pytest.mark.rule("DC-56")
def test_no_secret_door_into_solid_stone_or_where_nothing_is_rock() -> None:
    scene = lay_tiles(ready(), {(1, 0): ("solid_stone", 0), (0, 1): ("intersection", 0)})
    state = scene.state
    assert not can_hold_door(state.tiles, state.turns, 0, 3)
    assert not can_hold_door(state.tiles, state.turns, 1, 3)  # gate and intersection join


@pytest.mark.rule("DC-12")
def test_there_is_always_a_place_while_one_is_free() -> None:
    scene = full(ready())
    scene.state.tiles[8] = -1
    for shape in set(BOX.pile):
        assert lay_options(scene.game.params, scene.state, 0, shape)
