"""The twenty loot cards, one by one (part 12, DC-105)."""

from __future__ import annotations

import pytest

from tests.games.dungeon_crawler.scene import CARD, Scene, at, blank, drawn, put_hero, spot
from waystone.games.dungeon_crawler.board import CENTRE, SPACES, distance
from waystone.games.dungeon_crawler.events import DiceChanged, HarmPrevented, Struck
from waystone.games.dungeon_crawler.rules.figures import (
    abilities,
    body,
    defence,
    dice_for,
    hero,
    movement,
)
from waystone.games.dungeon_crawler.terrain import SPAWNS


def duel(*cards: str, seat: int = 1) -> Scene:
    """Two neighbours; seat 0 is about to strike."""
    return drawn("AB").hand(seat, *cards).act(0)


BLOW = f"melee {spot(1, 0)}"


@pytest.mark.rule("DC-105", "DC-99")
def test_amulet_of_protection_ignores_all_wounds_of_one_attack() -> None:
    scene = duel("amulet_of_protection")
    scene.do(BLOW, 6, 6, 6, 6)
    assert scene.game.view(scene.state, 1).window == "harm"
    events = scene.do("play amulet-of-protection")
    assert HarmPrevented(hero(1)) in events
    assert scene.wounds(1) == 0
    assert scene.state.discards == [CARD["amulet_of_protection"]]


@pytest.mark.rule("DC-105")
def test_amulet_of_protection_escapes_lava() -> None:
    scene = drawn("AL......B").hand(0, "amulet_of_protection").act(0)
    scene.do(f"move {spot(1, 0)}")
    scene.do("play amulet-of-protection")
    if scene.question == "space":
        scene.do(f"target {spot(2, 0)}")
    assert scene.cell(0) in (at(0, 0), at(2, 0))


@pytest.mark.rule("DC-105", "DC-63")
def test_combat_prowess_before_and_after_the_roll() -> None:
    scene = duel("combat_prowess", seat=0).ask()
    scene.do(BLOW)
    scene.do("play combat-prowess", 4, 4, 1, 1)
    assert scene.wounds(1) == 2
    scene = duel("combat_prowess", seat=0).ask()
    scene.do(BLOW)
    scene.do("pass", 4, 1, 1, 1)
    scene.do("play combat-prowess")
    assert scene.wounds(1) == 1


@pytest.mark.rule("DC-105")
def test_defensive_prowess_ignores_two_hits() -> None:
    scene = duel("defensive_prowess").ask()
    scene.do(BLOW)
    scene.do("play defensive-prowess", 5, 5, 5, 1)
    assert scene.wounds(1) == 1
    scene = duel("defensive_prowess").ask()
    scene.do(BLOW)
    scene.do("pass", 5, 1, 1, 1)
    events = scene.do("play defensive-prowess")
    assert Struck(hero(1), 0) in events
    assert scene.wounds(1) == 0


@pytest.mark.rule("DC-57", "DC-99")
def test_magic_belt_adds_two_bp_even_at_the_last_moment() -> None:
    scene = duel("magic_belt")
    scene.state.wounds[hero(1)] = 3  # an Elf Thief has 4 BP
    scene.do(BLOW, 5, 1, 1, 1)
    scene.do("play magic-belt")
    assert body(scene.state, hero(1)) == 6
    assert scene.cell(1) == at(1, 0)


@pytest.mark.rule("DC-57", "DC-30")
def test_magic_boots_add_two_mv() -> None:
    scene = drawn("A.........B").hand(0, "magic_boots").act(0)
    assert movement(scene.state, hero(0)) == 6
    scene.do("play magic-boots")
    assert movement(scene.state, hero(0)) == 8
    assert f"move {spot(8, 0)}" in scene.options()
    assert scene.state.gear[0] == [CARD["magic_boots"]]


@pytest.mark.rule("DC-57", "DC-62")
def test_magic_cloak_adds_one_def_also_after_the_roll() -> None:
    scene = duel("magic_cloak")
    scene.do(BLOW, 5, 5, 1, 1)
    scene.do("play magic-cloak")
    assert defence(scene.state, hero(1)) == 6
    assert scene.wounds(1) == 0


@pytest.mark.rule("DC-105")
def test_magic_ring_rerolls_one_own_die_once_per_round() -> None:
    scene = duel(seat=0)
    scene.gear(0, "magic_ring")
    scene.act(0)
    scene.do(BLOW, 1, 1, 1, 1)
    assert scene.options() == ["pass", "use magic-ring"]
    scene.do("use magic-ring")
    events = scene.do("die 2", 6)
    assert DiceChanged((1, 6, 1, 1)) in events
    assert scene.wounds(1) == 1
    scene.do(BLOW, 1, 1, 1, 1)  # not twice
    assert scene.state.ring_used[0]
    assert scene.wounds(1) == 1


@pytest.mark.rule("DC-105")
def test_magic_ring_is_put_on_in_the_window_in_which_it_is_first_used() -> None:
    scene = duel("magic_ring", seat=0)
    scene.do(BLOW, 1, 1, 1, 1)
    scene.do("play magic-ring")
    scene.do("die 1", 5)
    assert scene.wounds(1) == 1
    assert scene.state.gear[0] == [CARD["magic_ring"]]


@pytest.mark.rule("DC-105", "DC-101")
@pytest.mark.parametrize("used", [False, True])
def test_a_ring_found_again_is_not_used_twice_in_a_round(used: bool) -> None:
    scene = duel("magic_ring", seat=0)
    scene.state.ring_used[0] = used
    scene.ask("all").do(BLOW, 1, 1, 1, 1)
    assert (scene.question == "respond") is not used


@pytest.mark.rule("DC-57", "DC-63")
def test_magic_weapon_adds_a_die_to_melee() -> None:
    scene = duel("magic_weapon", seat=0)
    scene.do("play magic-weapon")
    assert dice_for(scene.state, hero(0), 0) == 5
    scene.do(BLOW, 5, 5, 5, 1, 1)
    assert scene.wounds(1) == 3


@pytest.mark.rule("DC-36", "DC-29")
def test_potion_of_firewalk_makes_lava_safe() -> None:
    scene = drawn("AL........B").hand(0, "potion_of_firewalk").act(0)
    scene.do("play potion-of-firewalk")
    assert abilities(scene.state, hero(0)) == 4
    scene.do(f"move {spot(3, 0)}")
    assert scene.cell(0) == at(3, 0)


@pytest.mark.rule("DC-41", "DC-29")
def test_potion_of_flight_lasts_until_the_end_of_the_next_own_activation() -> None:
    scene = drawn("Ad........B").hand(1, "potion_of_flight")
    scene.act(0)
    scene.do("done")
    assert scene.state.asked == 1  # the last window of seat 0's activation
    scene.do("play potion-of-flight")
    assert scene.state.active == 1
    assert scene.state.gear[1] == [CARD["potion_of_flight"]]
    scene.do(scene.options()[0])
    scene.do("place 2:2")
    scene.do("done")
    assert scene.state.gear[1] == []
    assert scene.state.discards == [CARD["potion_of_flight"]]


@pytest.mark.rule("DC-99")
def test_potion_of_healing_removes_all_wounds() -> None:
    scene = drawn("A.........B").hand(0, "potion_of_healing")
    assert "play potion-of-healing" not in scene.act(0).options()
    scene.state.wounds[hero(0)] = 4
    scene.act(0).do("play potion-of-healing")
    assert scene.wounds(0) == 0


@pytest.mark.rule("DC-105", "DC-26")
def test_potion_of_quickness_gives_one_more_move() -> None:
    scene = drawn("A..............B").hand(0, "potion_of_quickness").act(0)
    scene.do("play potion-of-quickness")
    scene.do(f"move {spot(6, 0)}")
    assert scene.question == "act"
    scene.do(f"move {spot(12, 0)}")
    assert scene.cell(0) == at(12, 0)
    assert scene.options("move") == [] or scene.state.active == 1


@pytest.mark.rule("DC-105", "DC-26")
def test_rapid_strike_gives_one_more_attack() -> None:
    scene = drawn("Am......B", monsters={"m": "minotaur_templar"}, boss=0)
    scene.hand(0, "rapid_strike").ask("none").act(0)
    scene.do("play rapid-strike")
    blow = f"melee {spot(1, 0)}"
    for _ in range(3):
        scene.do(blow, 1, 1, 1, 1)
    assert scene.state.active == 1


@pytest.mark.rule("DC-97", "DC-105")
@pytest.mark.parametrize(("card", "change", "die"), [(1, "+1", 5), (2, "+2", 6), (2, "-2", 2)])
def test_power_cards_one_and_two_change_a_die(card: int, change: str, die: int) -> None:
    scene = duel(f"power_card_{card}", seat=0)
    scene.do(BLOW, 4, 1, 1, 1)
    scene.do(f"play power-card-{card}")
    events = scene.do(f"change 1 {change}")
    assert DiceChanged((die, 1, 1, 1)) in events
    assert scene.wounds(1) == (die >= 5)


@pytest.mark.rule("DC-105")
def test_a_die_stays_within_one_and_six() -> None:
    scene = duel("power_card_2", seat=0).ask()
    scene.do(BLOW, 5, 6, 1, 2)
    scene.do("play power-card-2")
    texts = scene.options()
    assert "change 2 +2" not in texts
    assert "change 3 -2" not in texts
    assert DiceChanged((6, 6, 1, 2)) in scene.do("change 1 +2")


@pytest.mark.rule("DC-97", "DC-105")
def test_power_card_three_rolls_any_dice_again() -> None:
    scene = duel("power_card_3")
    scene.do(BLOW, 5, 6, 1, 2)
    scene.do("play power-card-3")
    assert "reroll 12" in scene.options()
    events = scene.do("reroll 12", 1, 2)
    assert DiceChanged((1, 2, 1, 2)) in events
    assert scene.wounds(1) == 0


@pytest.mark.rule("DC-97", "DC-105")
def test_power_card_four_turns_a_die_to_any_face() -> None:
    scene = duel("power_card_4", seat=0)
    scene.do(BLOW, 1, 1, 1, 1)
    scene.do("play power-card-4")
    scene.do("turn-die 3 6")
    assert scene.wounds(1) == 1


@pytest.mark.rule("DC-46", "DC-97")
def test_a_power_card_decides_a_push() -> None:
    scene = drawn("Am.....B", monsters={"m": "zombie"}).hand(0, "power_card_1").act(0)
    scene.do(f"push {spot(1, 0)}", 3, 3)
    scene.do("play power-card-1")
    scene.do("change 1 +1")
    assert scene.question == "push"


@pytest.mark.rule("DC-57", "DC-58")
def test_ranged_attack_gives_two_dice() -> None:
    scene = drawn("A....B").hand(0, "ranged_attack").act(0)
    assert scene.options("shoot") == []
    scene.do("play ranged-attack")
    scene.do(f"shoot {spot(5, 0)}", 5, 1)
    assert scene.wounds(1) == 1


@pytest.mark.rule("DC-61", "DC-102", "DC-105")
def test_scroll_of_fireball_bursts_outside_the_halves_and_spares_the_fireproof() -> None:
    scene = drawn("A..mh...B", monsters={"m": "zombie", "h": "hellhound"}, boss=0)
    scene.hand(0, "scroll_of_fireball").ask("none").act(0)
    scene.do("play scroll-of-fireball")
    scene.do(f"target {spot(3, 0)}", 3, 3, 1)
    assert scene.cell("zombie") < 0
    assert scene.wounds("hellhound") == 0
    assert scene.options("move")  # both halves are still there


@pytest.mark.rule("DC-105")
def test_scroll_of_teleportation_takes_the_place_of_the_move() -> None:
    scene = blank(2)
    put_hero(scene, 0, SPAWNS[1][0])
    put_hero(scene, 1, SPAWNS[3][0])
    scene.hand(0, "scroll_of_teleportation").act(0)
    scene.do("play scroll-of-teleportation")
    cells = [scene.game.alphabet.parse(text).cell for text in scene.options("target")]
    assert cells
    assert all(distance(SPAWNS[1][0], cell) <= 10 for cell in cells)
    assert not set(cells) & set(SPACES[CENTRE])
    scene.do(scene.options("target")[0])
    assert scene.cell(0) == cells[0]
    assert scene.state.active == 1 or scene.options("move") == []


@pytest.mark.rule("DC-105", "DC-26")
def test_no_scroll_of_teleportation_after_the_move() -> None:
    scene = drawn("A.........B").hand(0, "scroll_of_teleportation", "rapid_strike").act(0)
    assert "play scroll-of-teleportation" in scene.options()
    scene.do("stay")
    assert "play scroll-of-teleportation" not in scene.options()
