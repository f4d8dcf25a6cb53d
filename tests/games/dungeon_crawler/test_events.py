"""The event cards, one by one; traps on a path are in test_traps (part 12, DC-102 to DC-105)."""

from __future__ import annotations

import pytest

from tests.games.dungeon_crawler.scene import (
    CARD,
    COPY,
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
from waystone.games.dungeon_crawler.board import CENTRE, SPACES, name_of
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.events import (
    CardsDrawn,
    DoorGone,
    Rolled,
    Slain,
    TileDrawn,
    TilePutBack,
    TilesSeen,
    TilesSwapped,
    TileTurned,
)
from waystone.games.dungeon_crawler.rules.figures import (
    body,
    defence,
    dice_for,
    hero,
    lift,
    movement,
    set_down,
)
from waystone.games.dungeon_crawler.rules.laying import redraw
from waystone.games.dungeon_crawler.rules.tactics import intent_of
from waystone.games.dungeon_crawler.terrain import SPAWNS
from waystone.kernel.event import SPECTATOR

TILES = {
    (1, 0): ("intersection", 0),
    (2, 0): ("corridor", 1),
    (0, 1): ("small_room", 0),
    (1, 1): ("three_way_room", 0),
}


def mat(*cards: str, seat: int = 0) -> Scene:
    """Four tiles near gate 1, seat 0 on the intersection in step 5 with cards in hand."""
    scene = lay_tiles(blank(2), TILES)
    put_hero(scene, 0, SPACES[1][12])
    put_hero(scene, 1, SPAWNS[3][0])
    return scene.hand(seat, *cards).act(0)


def space(place: int, number: int) -> str:
    return f"target {name_of(SPACES[place][number])}"


@pytest.mark.rule("DC-105")
def test_cave_in_removes_a_tile_without_figures() -> None:
    scene = mat("cave_in")
    scene.state.piles = [SPACES[7][12]]
    scene.do("play cave-in")
    assert scene.options() == ["tile 2:0", "tile 0:1", "tile 1:1"]  # not where I stand, no gate
    scene.do("tile 0:1")
    assert scene.state.tiles[7] == -1
    assert scene.state.piles == []
    assert scene.state.tile_discards == [SHAPE["small_room"]]
    assert scene.state.discards == [CARD["cave_in"]]
    assert not scene.state.terrain.is_open(SPACES[7][12])


@pytest.mark.rule("DC-55")
def test_cave_in_spares_the_secret_room_with_its_hoard() -> None:
    scene = lay_tiles(blank(2), {(1, 0): ("secret_room", 0)})
    put_hero(scene, 0, SPAWNS[1][0])
    put_hero(scene, 1, SPAWNS[3][0])
    scene.hand(0, "cave_in")
    scene.state.hoard = [scene.state.deck.pop(0)]
    assert "play cave-in" not in scene.act(0).options()
    scene.state.deck.append(scene.state.hoard.pop())
    assert "play cave-in" in scene.act(0).options()


@pytest.mark.rule("DC-102")
def test_crushing_trap_strikes_everybody_with_a_body_on_a_tile() -> None:
    scene = mat("crushing_trap")
    put_monster(scene, "zombie", 1, SPACES[8][12])
    put_monster(scene, "specter", 1, SPACES[8][11])
    put_monster(scene, "skeleton", 1, SPACES[CENTRE][7])
    scene.ask("none").do("play crushing-trap")
    assert "tile 3:3" not in scene.options()  # never the centre
    assert "tile 1:1" in scene.options()
    events = scene.do("tile 1:1", 3, 3)
    rolls = [event for event in events if isinstance(event, Rolled)]
    assert [(roll.purpose, roll.target, roll.rollers) for roll in rolls] == [
        ("trap", FIRST_OF["zombie"], (0, 0))
    ]
    assert Slain(FIRST_OF["zombie"], "wounds", 0) in events
    assert CardsDrawn(0, 1) in events  # slain by my card (DC-54)


@pytest.mark.rule("DC-103")
def test_doppelganger_copies_and_hunts() -> None:
    scene = drawn("A.....B..", cards=("human_warrior", "elf_thief")).gear(1, "magic_boots")
    scene.hand(0, "doppelganger").ask("none").act(0)
    scene.do("play doppelganger")
    assert set(scene.options()) == {f"target {spot(5, 0)}", f"target {spot(7, 0)}"}
    scene.do(f"target {spot(7, 0)}")
    state = scene.state
    assert state.spot[COPY] == at(7, 0)
    assert state.packs[0] == [COPY]
    assert (body(state, COPY), movement(state, COPY), defence(state, COPY)) == (4, 7, 5)
    assert [dice_for(state, COPY, kind) for kind in (0, 1, 2)] == [2, 2, 0]
    intent = intent_of(state, COPY)
    assert (intent.line, intent.targets) == ("copy", [hero(1)])
    assert state.discards == []


@pytest.mark.rule("DC-103", "DC-70")
def test_the_doppelganger_goes_to_the_treasure_discards_and_is_worth_a_card() -> None:
    scene = drawn("A.....B..").hand(1, "doppelganger").ask("none")
    state = scene.state
    state.hands[1].clear()
    state.copied_seat, state.copied_card = 0, state.heroes[0]
    state.packs[1], state.boss[COPY] = [COPY], 1
    set_down(state, COPY, at(1, 0))
    state.wounds[COPY] = 4
    scene.act(0)
    scene.do(f"melee {spot(1, 0)}", 5, 1, 1, 1)
    assert state.spot[COPY] < 0
    assert state.discards == [CARD["doppelganger"]]
    assert len(state.hands[0]) == 1


@pytest.mark.rule("DC-103")
def test_the_doppelganger_prowls_while_its_model_is_away() -> None:
    scene = drawn("A.....B..").ask("none")
    state = scene.state
    state.copied_seat, state.copied_card = 1, state.heroes[0]
    state.packs[0], state.boss[COPY] = [COPY], 0
    set_down(state, COPY, at(3, 0))
    lift(state, hero(1))
    assert intent_of(state, COPY).targets == [hero(0)]


@pytest.mark.rule("DC-105")
def test_extra_wealth_puts_two_piles_on_two_tiles() -> None:
    scene = mat("extra_wealth")
    scene.do("play extra-wealth")
    assert space(1, 12) not in scene.options()  # occupied
    assert f"target {name_of(SPAWNS[1][0])}" not in scene.options()
    scene.do(space(2, 12))
    assert space(2, 11) not in scene.options()
    scene.do(space(24, 7))
    assert scene.state.piles == sorted([SPACES[2][12], SPACES[24][7]])


@pytest.mark.rule("DC-105", "DC-15")
def test_extra_wealth_draws_for_tokens_that_the_supply_lacks() -> None:
    scene = mat("extra_wealth")
    scene.state.piles = list(SPACES[30][:9])
    scene.do("play extra-wealth")
    scene.do(space(2, 12))
    assert len(scene.state.piles) == 10
    assert len(scene.state.hands[0]) == 1


@pytest.mark.rule("DC-104")
def test_false_treasure_puts_a_second_chest_and_a_die_decides() -> None:
    for die, wins in ((3, False), (4, True)):
        scene = blank(2).ask("none")
        put_hero(scene, 0, SPACES[CENTRE][6])
        put_hero(scene, 1, SPAWNS[3][0])
        scene.hand(0, "false_treasure").act(0)
        scene.do("play false-treasure")
        scene.do(space(CENTRE, 7))
        assert scene.state.chests == [SPACES[CENTRE][12], SPACES[CENTRE][7]]
        assert "play false-treasure" not in scene.options()
        events = scene.do(f"move {name_of(SPACES[CENTRE][7])}", die)
        assert any(isinstance(event, Rolled) and event.purpose == "chest" for event in events)
        assert (scene.state.winner == 0) is wins
        if not wins:
            assert scene.state.chests == [SPACES[CENTRE][12]]
            assert scene.cell(0) == SPACES[CENTRE][7]
            assert scene.options("move") == []  # the Move has ended


@pytest.mark.rule("DC-104", "DC-20")
def test_false_treasure_stands_on_free_floor_of_the_centre() -> None:
    scene = blank(2, hard="on")
    put_hero(scene, 0, SPACES[CENTRE][2])
    put_hero(scene, 1, SPAWNS[3][0])
    put_monster(scene, "zombie", 1, SPACES[CENTRE][6])
    scene.hand(0, "false_treasure").act(0)
    scene.do("play false-treasure")
    cells = [scene.game.alphabet.parse(text).cell for text in scene.options()]
    assert cells == [SPACES[CENTRE][at] for at in (8, 10, 14, 16, 18, 22)]


@pytest.mark.rule("DC-104", "DC-98")
def test_false_treasure_in_the_path_window_comes_before_the_landing() -> None:
    scene = blank(2)
    put_hero(scene, 0, SPACES[CENTRE][2])
    put_hero(scene, 1, SPAWNS[3][0])
    scene.hand(1, "false_treasure").act(0)
    scene.do(f"move {name_of(SPACES[CENTRE][12])}")
    assert scene.state.asked == 1
    scene.do("play false-treasure")
    scene.do(space(CENTRE, 16), 1)
    assert scene.state.winner == -1
    assert scene.state.chests == [SPACES[CENTRE][16]]


@pytest.mark.rule("DC-105")
def test_healing_font_heals_every_adventurer_on_a_tile() -> None:
    scene = mat("healing_font")
    put_hero(scene, 1, SPACES[1][10])
    scene.state.wounds[hero(0)], scene.state.wounds[hero(1)] = 4, 2
    scene.act(0).do("play healing-font")
    assert scene.wounds(0) == 1
    assert scene.wounds(1) == 0
    assert "play healing-font" not in mat("healing_font").options()  # nobody is wounded


@pytest.mark.rule("DC-105", "DC-84")
def test_lure_moves_up_to_three_monsters_towards_an_adventurer() -> None:
    picture = "A........z\n.........z\nB........s"
    scene = drawn(picture, monsters={"z": "zombie", "s": "skeleton"}).hand(0, "lure").ask("none")
    scene.act(0)
    scene.do("play lure")
    scene.do(f"target {spot(0, 0)}")
    scene.do(f"target {spot(9, 0)}")
    assert scene.cell("zombie") == at(6, 0)
    assert "done" in scene.options()
    scene.do(f"target {spot(9, 2)}")
    assert scene.cell("skeleton") != at(9, 2)
    scene.do("done")
    assert scene.state.discards == [CARD["lure"]]
    assert scene.state.spot[scene.state.packs[1][2]] in (at(9, 1), at(9, 0), scene.cell("skeleton"))


@pytest.mark.rule("DC-105")
def test_map_shows_five_tiles_to_its_player_alone() -> None:
    """H-4: everybody is told what is picked, and that the others go back."""
    scene = mat("map")
    state = scene.state
    before = state.pile[:]
    events = scene.do("play map")
    seen = next(event for event in events if isinstance(event, TilesSeen))
    top = [scene.game.view(state, 0).known_tiles]
    assert [SHAPE[name] for name in seen.shapes] == before[:-6:-1]
    assert top == [seen.shapes]
    for watcher in (1, SPECTATOR):
        assert scene.game.view(state, watcher).known_tiles == ()
    picked = scene.do("pick 2")
    assert state.drawn_tile == before[-2]
    assert picked == [TileDrawn(0, BOX.shapes[before[-2]].id)]
    scene.do(scene.options("lay")[0])
    assert scene.options() == ["put 1", "put 2", "put 3", "put 4"]
    assert scene.do("put 4") == [TilePutBack(0)]
    scene.do("put 1")
    scene.do("put 1")
    assert state.pile[-4:][::-1] == [before[-5], before[-1], before[-3], before[-4]]
    names = scene.game.view(state, 0).known_tiles
    assert [SHAPE[name] for name in names] == state.pile[:-5:-1]
    assert scene.question == "act"


@pytest.mark.rule("DC-105")
def test_mirror_trap_turns_an_attack_back() -> None:
    scene = drawn("AB").hand(1, "mirror_trap")
    scene.state.wounds[hero(0)] = 3
    scene.act(0)
    scene.do(f"melee {spot(1, 0)}", 5, 5, 1, 1)
    assert scene.state.asked == 1
    events = scene.do("play mirror-trap")
    assert Slain(hero(0), "wounds", 1) in events
    assert scene.wounds(1) == 0


@pytest.mark.rule("DC-105", "DC-79")
def test_reinforcements_bring_two_monsters() -> None:
    scene = mat("reinforcements").ask("none")
    scene.do("play reinforcements")
    assert scene.question == "place"
    scene.do("place 32:2")
    scene.do("place 2:32")
    assert len(scene.state.packs[0]) == 2
    assert scene.question == "act"


@pytest.mark.rule("DC-105")
def test_rotating_rooms_turn_with_everything_on_them() -> None:
    scene = mat("rotating_rooms")
    put_monster(scene, "zombie", 1, SPACES[8][11])
    scene.state.piles = [SPACES[7][12], SPACES[8][6]]
    scene.do("play rotating-rooms")
    events = scene.do("turn 1:1 r1")
    assert TileTurned(8, 1) in events
    assert scene.cell("zombie") == SPACES[8][7]
    assert SPACES[8][8] in scene.state.piles
    assert scene.state.terrain.codes[SPACES[8][2]] == 2  # its west opening is in the north now
    scene.do("turn 0:1 r2")
    assert scene.state.turns[7] == 2
    assert scene.question == "act"


@pytest.mark.rule("DC-56", "DC-53")
def test_who_is_put_out_of_a_closing_door_takes_the_pile_there() -> None:
    scene = mat("secret_door", "rotating_rooms")
    scene.do("play secret-door")
    scene.do("door 0:1 e")
    put_hero(scene, 1, SPACES[7][14])
    scene.state.piles = [SPACES[7][8]]
    scene.do("play rotating-rooms")
    scene.do("turn 0:1 r1")
    assert (scene.state.asked, scene.question) == (1, "space")
    before = len(scene.state.hands[1])
    scene.do(space(7, 8))
    assert scene.state.piles == []
    assert len(scene.state.hands[1]) == before + 1


@pytest.mark.rule("DC-105")
def test_four_quarter_turns_lead_back() -> None:
    scene = mat("rotating_rooms")
    before = bytes(scene.state.terrain.codes)
    scene.state.turns[7] = 3
    redraw(scene.state)
    scene.do("play rotating-rooms")
    scene.do("turn 0:1 r1")
    assert scene.state.turns[7] == 0
    assert bytes(scene.state.terrain.codes) == before


@pytest.mark.rule("DC-105", "DC-15")
def test_rotating_rooms_may_stop_after_one_and_bring_no_new_piles() -> None:
    scene = mat("rotating_rooms")
    scene.do("play rotating-rooms")
    scene.do("turn 0:1 r1")
    scene.do("done")
    assert scene.state.piles == []
    assert scene.state.turns[1] == 0


@pytest.mark.rule("DC-56")
def test_secret_door_opens_closes_and_puts_out_who_stands_in_it() -> None:
    scene = mat("secret_door", "rotating_rooms")
    scene.do("play secret-door")
    assert "door 0:1 e" in scene.options()  # the small room is closed to the east
    assert "door 0:0 e" not in scene.options()  # gate and intersection join already
    scene.do("door 0:1 e")
    state = scene.state
    assert state.terrain.is_open(SPACES[7][14])
    put_monster(scene, "zombie", 1, SPACES[7][14])
    scene.do("play rotating-rooms")
    events = scene.do("turn 0:1 r1")
    assert DoorGone() in events
    assert state.door == -1
    assert scene.state.asked == 1  # the controller chooses between equally near spaces
    assert scene.question == "space"
    scene.do(space(7, 8))
    assert scene.cell("zombie") == SPACES[7][18]  # put out, then turned with its tile
    assert not state.terrain.is_open(SPACES[7][22])


@pytest.mark.rule("DC-105")
def test_shifting_rooms_exchange_two_tiles() -> None:
    scene = mat("shifting_rooms")
    put_monster(scene, "zombie", 1, SPACES[8][11])
    scene.state.piles = [SPACES[7][12]]
    scene.do("play shifting-rooms")
    scene.do("tile 0:1")
    assert "tile 0:1" not in scene.options()
    events = scene.do("tile 1:1")
    assert TilesSwapped(7, 8) in events
    assert scene.state.tiles[7] == SHAPE["three_way_room"]
    assert scene.cell("zombie") == SPACES[7][11]
    assert scene.state.piles == [SPACES[8][12]]


@pytest.mark.rule("DC-105")
def test_switch_trap_exchanges_two_figures() -> None:
    scene = mat("switch_trap")
    put_monster(scene, "zombie", 1, SPACES[8][12])
    put_monster(scene, "skeleton", 1, SPACES[CENTRE][7])
    scene.act(0).do("play switch-trap")
    assert space(CENTRE, 7) not in scene.options()  # too far
    scene.do(space(1, 12))
    assert (scene.cell(0), scene.cell("zombie")) == (SPACES[8][12], SPACES[1][12])


@pytest.mark.rule("DC-105", "DC-35")
def test_switch_trap_needs_both_to_be_able_to_stop() -> None:
    scene = drawn("Ad...B", monsters={"g": "gargoyle"}).hand(0, "switch_trap")
    put_monster(scene, "gargoyle", 1, at(1, 0))
    scene.act(0).do("play switch-trap")
    assert f"target {spot(1, 0)}" not in scene.options()


@pytest.mark.rule("DC-105")
def test_warp_space_moves_a_figure_to_a_neighbouring_tile() -> None:
    scene = mat("warp_space")
    scene.do("play warp-space")  # nobody else has a neighbouring tile
    cells = {scene.game.alphabet.parse(text).cell for text in scene.options()}
    allowed = {cell for place in (0, 2, 8) for cell in SPACES[place]}
    assert cells <= allowed
    assert SPAWNS[1][0] in cells
    scene.do(space(8, 12))
    assert scene.cell(0) == SPACES[8][12]


@pytest.mark.rule("DC-105")
def test_warp_space_never_leads_onto_the_centre() -> None:
    scene = lay_tiles(blank(2), {(3, 2): ("corridor", 0)})
    put_hero(scene, 0, SPACES[17][12])
    put_hero(scene, 1, SPAWNS[3][0])
    scene.hand(0, "warp_space").act(0)
    assert "play warp-space" not in scene.options()  # its only other neighbour is unrevealed
