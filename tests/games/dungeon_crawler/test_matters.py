"""Asked when it can matter: every row of the table of cards, both ways (DC-112)."""

from __future__ import annotations

import pytest

from tests.games.dungeon_crawler.scene import (
    CARD,
    Scene,
    at,
    blank,
    drawn,
    lay_tiles,
    put_hero,
    put_monster,
    spot,
)
from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.board import CENTRE, SPACES, TURN_WINDOW
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.rules.figures import hero
from waystone.games.dungeon_crawler.rules.frames.turns import WindowFrame
from waystone.games.dungeon_crawler.rules.hand import playable
from waystone.games.dungeon_crawler.rules.matters import ROWS
from waystone.games.dungeon_crawler.rules.windows import question
from waystone.games.dungeon_crawler.terrain import SPAWNS

# Turn windows: seat 1 holds the card. (active seat, step, whether seat 0 is near the chest)
MOMENTS = {
    "my first": (1, 0, False),
    "my middle": (1, 2, False),
    "my last": (1, 6, False),
    "another's first": (0, 0, True),
    "another's middle": (0, 3, True),
    "before another's Move to the chest": (0, 4, True),
    "before another's Move elsewhere": (0, 4, False),
    "another's last": (0, 6, True),
}
MINE = {"my first"}
MINE_OR_CHEST = MINE | {"before another's Move to the chest"}
RIMS = {"my first", "my last", "another's first", "another's last"}
TURN_ROWS = {
    "cave_in": MINE_OR_CHEST,
    "crushing_trap": MINE_OR_CHEST,
    "doppelganger": MINE_OR_CHEST,
    "false_treasure": MINE_OR_CHEST,
    "lure": MINE_OR_CHEST,
    "reinforcements": MINE_OR_CHEST,
    "rotating_rooms": MINE_OR_CHEST,
    "scroll_of_fireball": MINE_OR_CHEST,
    "secret_door": MINE_OR_CHEST,
    "shifting_rooms": MINE_OR_CHEST,
    "switch_trap": MINE_OR_CHEST,
    "warp_space": MINE_OR_CHEST,
    "extra_wealth": MINE,
    "magic_boots": MINE,
    "magic_ring": MINE,
    "magic_weapon": MINE,
    "map": MINE,
    "potion_of_firewalk": MINE,
    "potion_of_flight": MINE,
    "ranged_attack": MINE,
    "magic_belt": MINE | {"my last"},
    "magic_cloak": MINE | {"my last"},
    "healing_font": RIMS,
    "potion_of_healing": RIMS,
}
IN_STEP_5 = {"potion_of_quickness", "rapid_strike", "scroll_of_teleportation"}


def mat(card: str, active: int, step: int, near: bool) -> Scene:
    """Seat 1, wounded, holds a card that is legal in every turn window; seat 0 is far or near."""
    scene = blank(2).hand(1, card)
    lay_tiles(
        scene, {(2, 3): ("large_room", 0), (1, 3): ("intersection", 0), (4, 3): ("dead_end", 0)}
    )
    put_hero(scene, 0, SPACES[CENTRE][10] if near else SPACES[CENTRE - 1][10])
    put_hero(scene, 1, SPACES[CENTRE - 2][12])
    put_monster(scene, "zombie", 0, SPACES[CENTRE - 2][10])
    scene.state.wounds[hero(1)] = 1
    scene.state.active, scene.state.step = active, step
    return scene


def is_asked(scene: Scene, seat: int = 1, window: int = TURN_WINDOW) -> bool:
    frame = WindowFrame(scene.state.active, window)
    return bool(question(scene.game.params, scene.state, frame, seat))


@pytest.mark.rule("DC-112")
@pytest.mark.parametrize("card", TURN_ROWS)
def test_turn_windows_ask_for_a_card_where_it_can_matter_and_nowhere_else(card: str) -> None:
    asked = set()
    for name, moment in MOMENTS.items():
        scene = mat(card, *moment)
        legal = playable(scene.game.params, scene.state, 1, TURN_WINDOW)
        is_own = BOX.cards[CARD[card]].own
        assert (ACTIONS.play + CARD[card] in legal) == (not is_own or moment[0] == 1), name
        if is_asked(scene):
            asked.add(name)
    assert asked == TURN_ROWS[card]


@pytest.mark.rule("DC-105")
@pytest.mark.parametrize(
    ("picture", "fits"), [("A...B.", True), ("A..B", False), ("A...BD", False)]
)
def test_extra_wealth_needs_room_on_as_many_tiles_as_it_lays_piles(
    picture: str, fits: bool
) -> None:
    scene = drawn(picture, seats=3).hand(0, "extra_wealth")
    legal = playable(scene.game.params, scene.state, 0, TURN_WINDOW)
    assert (ACTIONS.play + CARD["extra_wealth"] in legal) is fits


@pytest.mark.rule("DC-112")
@pytest.mark.parametrize("card", ["healing_font", "potion_of_healing"])
def test_healing_is_asked_for_only_if_it_is_the_own_adventurer_that_is_wounded(card: str) -> None:
    for name in RIMS - MINE:
        scene = mat(card, *MOMENTS[name])
        scene.state.wounds[hero(1)], scene.state.wounds[hero(0)] = 0, 2
        assert not is_asked(scene)


@pytest.mark.rule("DC-112", "DC-95")
@pytest.mark.parametrize("card", sorted(IN_STEP_5))
def test_cards_of_step_5_open_no_window(card: str) -> None:
    for moment in MOMENTS.values():
        assert not is_asked(mat(card, *moment))


@pytest.mark.rule("DC-112", "DC-44")
@pytest.mark.parametrize(("kind", "asked"), [("zombie", True), ("minotaur_templar", False)])
def test_whoever_can_be_pushed_aside_is_no_obstacle_to_the_chest(kind: str, asked: bool) -> None:
    picture = "#######\n#A.mC.#\n#######\n.......\nB......"
    scene = drawn(picture, monsters={"m": kind}).hand(1, "reinforcements")
    scene.state.active, scene.state.step = 0, 4
    assert is_asked(scene) is asked


@pytest.mark.rule("DC-112")
def test_a_web_keeps_an_adventurer_from_the_chest() -> None:
    scene = drawn("A...C.\nB.....").hand(1, "reinforcements")
    scene.state.active, scene.state.step = 0, 4
    assert is_asked(scene)
    scene.state.webbed[0] = True
    assert not is_asked(scene)


# Path windows


TRAPS = ["pit_trap", "sliding_trap", "spear_trap", "summoning_trap", "teleport_trap"]
BEFORE = [
    "cave_in",
    "false_treasure",
    "rotating_rooms",
    "secret_door",
    "shifting_rooms",
    "warp_space",
]


@pytest.mark.rule("DC-112", "DC-98")
@pytest.mark.parametrize("card", TRAPS)
def test_a_trap_is_asked_for_on_the_path_of_another_adventurer(card: str) -> None:
    scene = drawn("A.....B").hand(1, card).act(0)
    scene.do(f"move {spot(3, 0)}")
    assert (scene.question, scene.state.asked) == ("respond", 1)


@pytest.mark.rule("DC-112")
@pytest.mark.parametrize("card", TRAPS)
def test_a_trap_is_not_asked_for_on_ones_own_path_nor_on_a_monsters(card: str) -> None:
    scene = drawn("A.....B").hand(0, card).act(0)
    scene.do(f"move {spot(3, 0)}")
    assert scene.question == "move"
    scene = drawn("z.......A", monsters={"z": "minotaur"}).hand(0, card)
    scene.monsters_move(1)
    assert scene.cell("minotaur") == at(5, 0)


@pytest.mark.rule("DC-112", "DC-98")
@pytest.mark.parametrize("card", BEFORE)
def test_cards_that_change_the_labyrinth_wait_for_the_chest(card: str) -> None:
    for goal, asked in ((SPACES[CENTRE - 1][12], False), (SPACES[CENTRE][12], True)):
        scene = mat(card, 0, 5, False)
        if asked:
            put_hero(scene, 0, SPACES[CENTRE][10])
        scene.act(0)
        action = next(a for a in scene.game.legal(scene.state, 0) if a.id == ACTIONS.move + goal)
        scene.do(action.text)
        assert (scene.question == "respond" and scene.state.asked == 1) is asked


# Attack windows


@pytest.mark.rule("DC-112", "DC-96")
@pytest.mark.parametrize(
    ("card", "seat", "asked"),
    [
        ("magic_weapon", 0, True),
        ("combat_prowess", 0, False),  # its moment comes after the dice
        ("magic_cloak", 1, False),
        ("defensive_prowess", 1, False),
        ("potion_of_healing", 1, False),
    ],
)
def test_before_the_dice_only_what_would_be_too_late_afterwards(
    card: str, seat: int, asked: bool
) -> None:
    scene = drawn("AB").hand(seat, card)
    scene.state.wounds[hero(1)] = 1
    scene.act(0)
    scene.do(f"melee {spot(1, 0)}", *([] if asked else [1, 1, 1, 1]))
    assert (scene.question == "respond") is asked


@pytest.mark.rule("DC-112", "DC-105")
@pytest.mark.parametrize(("picture", "asked"), [("A.BD", True), ("A.B.", False)])
def test_combat_prowess_before_the_dice_is_for_several_targets(picture: str, asked: bool) -> None:
    scene = drawn(picture, ("human_wizard", "elf_thief", "dwarf_warrior"), seats=3)
    scene.hand(0, "combat_prowess").act(0)
    scene.do(f"blast {spot(2, 0)}", *([] if asked else [1, 1]))
    assert (scene.question == "respond") is asked


# Roll windows: a Human Warrior with four dice strikes at an Elf Thief with DEF 5 and 4 BP.


@pytest.mark.rule("DC-112", "DC-97")
@pytest.mark.parametrize(
    ("card", "seat", "dice", "asked"),
    [
        ("power_card_1", 0, (4, 1, 1, 1), True),
        ("power_card_1", 0, (3, 1, 1, 1), False),
        ("power_card_1", 1, (5, 1, 1, 1), True),
        ("power_card_1", 1, (6, 1, 1, 1), False),
        ("power_card_2", 0, (3, 1, 1, 1), True),
        ("power_card_2", 0, (2, 1, 1, 1), False),
        ("power_card_2", 1, (6, 1, 1, 1), True),
        ("power_card_2", 1, (4, 1, 1, 1), False),
        ("power_card_3", 0, (5, 5, 5, 1), True),
        ("power_card_3", 0, (5, 5, 5, 5), False),
        ("power_card_3", 1, (5, 1, 1, 1), True),
        ("power_card_3", 1, (1, 1, 1, 1), False),
        ("power_card_4", 0, (1, 1, 1, 1), True),
        ("power_card_4", 0, (5, 5, 5, 6), False),
        ("power_card_4", 1, (6, 1, 1, 1), True),
        ("power_card_4", 1, (4, 4, 4, 4), False),
        ("magic_ring", 0, (1, 1, 1, 1), True),
        ("magic_ring", 0, (5, 5, 5, 5), False),
        ("combat_prowess", 0, (4, 1, 1, 1), True),
        ("combat_prowess", 0, (3, 1, 1, 1), False),
        ("defensive_prowess", 1, (5, 1, 1, 1), True),
        ("defensive_prowess", 1, (4, 1, 1, 1), False),
        ("magic_cloak", 1, (5, 1, 1, 1), True),
        ("magic_cloak", 1, (6, 1, 1, 1), False),
        ("mirror_trap", 1, (5, 1, 1, 1), True),
        ("mirror_trap", 1, (4, 1, 1, 1), False),
        ("mirror_trap", 0, (5, 1, 1, 1), False),
    ],
)
def test_dice_are_asked_about_if_they_can_still_turn(
    card: str, seat: int, dice: tuple[int, ...], asked: bool
) -> None:
    scene = drawn("BA").hand(seat, card).act(0)
    scene.do(f"melee {spot(0, 0)}", *dice)
    assert (scene.question == "respond" and scene.state.asked == seat) is asked


@pytest.mark.rule("DC-112", "DC-69")
@pytest.mark.parametrize(
    ("seat", "wounds", "asked"), [(1, 2, False), (1, 1, True), (0, 2, False), (0, 1, False)]
)
def test_hits_beyond_the_last_body_point_do_not_count(seat: int, wounds: int, asked: bool) -> None:
    """Three hits: who has two points left dies with two as well, who has three does not."""
    scene = drawn("AB").hand(seat, "power_card_1")
    scene.state.wounds[hero(1)] = wounds
    scene.act(0)
    scene.do(f"melee {spot(1, 0)}", 5, 5, 5, 1)
    assert (scene.question == "respond") is asked


@pytest.mark.rule("DC-112", "DC-46")
@pytest.mark.parametrize(
    ("seat", "dice", "asked"),
    [
        (0, (3, 3), True),
        (0, (4, 3), False),
        (1, (4, 3), True),
        (1, (3, 3), False),
        (0, (1, 6), False),
    ],
)
def test_a_push_roll_is_asked_about_if_it_can_still_turn(
    seat: int, dice: tuple[int, int], asked: bool
) -> None:
    scene = drawn("AB....").hand(seat, "power_card_1").act(0)
    scene.do(f"push {spot(1, 0)}", *dice)
    assert (scene.question == "respond" and scene.state.asked == seat) is asked


@pytest.mark.rule("DC-112", "DC-100")
def test_dice_of_others_are_no_usual_stop_however_they_lie() -> None:
    scene = drawn("AmB", monsters={"m": "zombie"}, seats=3).hand(2, "power_card_4").act(0)
    scene.do(f"melee {spot(1, 0)}", 1, 1, 1, 1)
    assert scene.question == "act"


@pytest.mark.rule("DC-112", "DC-72")
@pytest.mark.parametrize(("seat", "asked"), [(0, True), (1, False)])
def test_any_change_of_ones_own_spawn_roll_may_be_for_the_better(seat: int, asked: bool) -> None:
    scene = lay_tiles(blank(2), {(1, 0): ("floating_teleport", 0)})
    put_hero(scene, 0, scene.state.terrain.six)
    put_hero(scene, 1, SPAWNS[3][0])
    scene.hand(seat, "power_card_4").act(0)
    scene.do("spawn", 1)
    assert (scene.question == "respond" and scene.state.asked == seat) is asked


@pytest.mark.rule("DC-112", "DC-57")
@pytest.mark.parametrize(("dice", "asked"), [((1, 1, 1, 1), True), ((5, 5, 5, 5), False)])
def test_the_ring_on_the_finger_is_asked_about_like_the_card(
    dice: tuple[int, ...], asked: bool
) -> None:
    scene = drawn("AB").gear(0, "magic_ring").act(0)
    scene.do(f"melee {spot(1, 0)}", *dice)
    assert (scene.options() == ["pass", "use magic-ring"]) is asked


# Harm windows


@pytest.mark.rule("DC-112", "DC-99")
@pytest.mark.parametrize(
    ("card", "wounds", "hits", "asked"),
    [
        ("amulet_of_protection", 0, 1, True),
        ("potion_of_healing", 1, 1, True),
        ("healing_font", 1, 1, True),
        ("healing_font", 0, 1, False),
        ("magic_belt", 3, 1, True),
        ("magic_belt", 2, 1, False),
        ("magic_belt", 1, 4, True),
        ("magic_belt", 3, 4, False),
    ],
)
def test_before_wounds_what_would_prevent_them_is_asked_for(
    card: str, wounds: int, hits: int, asked: bool
) -> None:
    scene = drawn("AB").hand(1, card)
    scene.state.wounds[hero(0)] = 1  # somebody to heal, in any case
    scene.state.wounds[hero(1)] = wounds
    scene.act(0)
    scene.do(f"melee {spot(1, 0)}", *([6] * hits + [1] * (4 - hits)))
    is_harm = scene.question == "respond" and scene.game.view(scene.state, 1).window == "harm"
    assert is_harm is asked


@pytest.mark.rule("DC-112", "DC-99", "DC-36")
@pytest.mark.parametrize(
    ("card", "asked"),
    [
        ("potion_of_firewalk", True),
        ("potion_of_flight", True),
        ("amulet_of_protection", True),
        ("potion_of_healing", False),
        ("healing_font", False),
    ],
)
def test_before_lava_only_what_saves_from_it(card: str, asked: bool) -> None:
    scene = drawn("AL......B").hand(0, card)
    scene.state.wounds[hero(0)] = 1
    scene.act(0)
    scene.do(f"move {spot(1, 0)}")
    assert (scene.question == "respond") is asked


@pytest.mark.rule("DC-112")
@pytest.mark.parametrize(
    "card", ["amulet_of_protection", "potion_of_healing", "healing_font", "magic_belt"]
)
def test_harm_to_others_is_their_business(card: str) -> None:
    scene = drawn("AB...D", seats=3).hand(2, card)
    scene.state.wounds[hero(2)] = 2
    scene.act(0)
    scene.do(f"melee {spot(1, 0)}", 6, 1, 1, 1)
    assert scene.question == "act"


def test_every_card_has_its_row() -> None:
    assert set(ROWS) == {card.id for card in BOX.cards}
    rest = {"amulet_of_protection", "combat_prowess", "defensive_prowess", "mirror_trap", *TRAPS}
    powers = {f"power_card_{number}" for number in range(1, 5)}
    assert set(ROWS) == set(TURN_ROWS) | IN_STEP_5 | rest | powers
