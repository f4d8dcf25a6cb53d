"""Cards may lead to the chest where no way does: then everybody is asked before (DC-113)."""

from __future__ import annotations

import pytest

from tests.games.dungeon_crawler.scene import drawn, spot


@pytest.mark.rule("DC-113", "DC-99")
@pytest.mark.parametrize(("card", "asked"), [("potion_of_firewalk", True), ("", False)])
def test_lava_before_the_chest_is_no_safety_from_who_has_a_card(card: str, asked: bool) -> None:
    """A potion drunk on the lava in the middle of a Move leads on to the chest."""
    scene = drawn("A..LC\n#####\nB....").hand(1, "pit_trap").ask("none")
    scene.hand(0, *[card] if card else []).act(0)
    scene.do("ask all", seat=0)
    scene.do(f"move {spot(2, 0)}")
    assert (scene.question == "respond" and scene.state.asked == 1) is asked
    if asked:
        scene.do("pass")
        scene.do(f"move {spot(3, 0)}")
        scene.do("play potion-of-firewalk")
        scene.do(f"move {spot(4, 0)}")
        assert scene.state.winner == 0


@pytest.mark.rule("DC-113", "DC-105")
@pytest.mark.parametrize(("card", "asked"), [("amulet_of_protection", True), ("", False)])
def test_a_wall_before_the_chest_is_no_safety_from_who_has_a_card(card: str, asked: bool) -> None:
    """The Amulet carries its bearer from lava past a corner, and the Move goes on (R-63)."""
    scene = drawn("A.L####\n###...C\n#######\nB......").hand(1, "pit_trap").ask("none")
    scene.hand(0, *[card] if card else []).act(0)
    scene.do("ask all", seat=0)
    scene.do(f"move {spot(1, 0)}")
    assert (scene.question == "respond" and scene.state.asked == 1) is asked
    if asked:
        scene.do("pass")
        scene.do(f"move {spot(2, 0)}")
        scene.do("play amulet-of-protection")
        scene.do(f"target {spot(3, 1)}")
        scene.do(f"move {spot(6, 1)}")
        scene.do("pass")
        assert scene.state.winner == 0


@pytest.mark.rule("DC-113", "DC-105")
def test_an_amulet_that_leads_too_far_from_the_chest_stops_nobody() -> None:
    scene = drawn("A.L####\n###.......C\n#######\nB......").hand(1, "pit_trap").ask("none")
    scene.hand(0, "amulet_of_protection").act(0)
    scene.do(f"move {spot(1, 0)}")
    assert scene.question == "move"


@pytest.mark.rule("DC-113", "DC-42", "DC-105")
@pytest.mark.parametrize("potion", ["potion_of_firewalk", "potion_of_flight"])
def test_whom_lava_does_not_destroy_no_amulet_carries_on(potion: str) -> None:
    scene = drawn("A.L####\n###...C\n#######\nB......").hand(1, "pit_trap").ask("none")
    scene.hand(0, "amulet_of_protection").gear(0, potion).act(0)
    scene.do(f"move {spot(1, 0)}")
    assert (scene.question, scene.state.asked) == ("move", 0)


@pytest.mark.rule("DC-113", "DC-33")
def test_a_chest_that_every_second_diagonal_puts_out_of_reach_is_not_at_stake() -> None:
    """Three diagonals cost 4, or 5 where the Move has made one before."""
    scene = drawn("A.....\n" + "......\n" * 4 + "....C.\n######\nB.....")
    scene.hand(1, "pit_trap").ask("none").act(0)
    scene.do(f"move {spot(1, 2)}")  # a diagonal and a straight step: 4 points are left
    scene.do(f"move {spot(1, 3)}")
    assert (scene.question, scene.state.asked) == ("move", 0)
