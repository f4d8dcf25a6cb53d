"""Cards that the champion would let lie if it looked at ways alone: the Lure, and potions."""

from __future__ import annotations

import pytest

from tests.games.dungeon_crawler.scene import (
    Scene,
    blank,
    game,
    lay_tiles,
    put_hero,
    put_monster,
)
from waystone.games.dungeon_crawler.board import FIRST_HERO, TURN_WINDOW, cell_at
from waystone.games.dungeon_crawler.bots.champion import CHAMPION
from waystone.games.dungeon_crawler.rules.frames.turns import (
    ActFrame,
    ActivationStage,
    WindowFrame,
)
from waystone.games.dungeon_crawler.rules.play import nearest
from waystone.kernel.bot import Budget
from waystone.kernel.dice import SeededDice


def decided(scene: Scene, times: int = 1) -> list[str]:
    """What the champion of the first seat decides so many times; nobody throws a die."""
    bot = CHAMPION.make(game(), SeededDice(1), Budget())
    line = []
    for at in range(times):
        view, legal = scene.game.view(scene.state, 0), scene.game.legal(scene.state, 0)
        line.append(bot.choose(view, legal).text)
        if at < times - 1:
            scene.do(line[-1])
    return line


def hall(*heroes: tuple[int, int]) -> Scene:
    """Two large rooms one above the other, north of the chest, and the Adventurers by seat."""
    scene = lay_tiles(blank(2), {(3, 2): ("large_room", 0), (3, 1): ("large_room", 0)})
    for seat, (x, y) in enumerate(heroes):
        put_hero(scene, seat, cell_at(x, y))
    return scene


# The Lure


@pytest.mark.rule("DC-105", "DC-77")
@pytest.mark.parametrize(("rival", "is_played"), [((18, 11), True), ((32, 32), False)])
def test_monsters_are_lured_from_me_to_somebody_else(
    rival: tuple[int, int], is_played: bool
) -> None:
    """A Minotaur would slay me in their turn; it strikes its own master, if it gets there."""
    scene = hall((16, 6), rival).hand(0, "lure")
    put_monster(scene, "minotaur", 1, cell_at(16, 7))
    scene.state.wounds[FIRST_HERO] = 4
    scene.act(0).do("stay")
    assert (decided(scene)[0] == "play lure") == is_played


@pytest.mark.rule("DC-105", "DC-25")
@pytest.mark.parametrize(("boss", "is_played"), [(0, True), (1, False)])
def test_my_monsters_are_lured_to_somebody_before_they_move_and_strike(
    boss: int, is_played: bool
) -> None:
    """They come two Moves far before my step 2; those of others have no step then."""
    scene = hall((2, 2), (17, 13)).hand(0, "lure").ask()
    scene.state.wounds[FIRST_HERO + 1] = 3
    for x in (15, 17):
        put_monster(scene, "minotaur", boss, cell_at(x, 5))
    scene.begin_activation(0)
    assert (decided(scene) == ["play lure"]) == is_played


@pytest.mark.rule("DC-105", "DC-112")
@pytest.mark.parametrize(
    ("blockers", "start", "is_played"),
    [((), 11, True), ((13,), 11, True), ((13, 14), 11, False), ((), 5, False)],
)
def test_a_monster_is_lured_into_the_way_of_who_could_land(
    blockers: tuple[int, ...], start: int, is_played: bool
) -> None:
    """Be the way free or one push away; where two stand there already a third tells nothing."""
    scene = lay_tiles(blank(2), {(3, 2): ("corridor", 0), (3, 1): ("corridor", 0)})
    put_hero(scene, 0, cell_at(2, 2))
    put_hero(scene, 1, cell_at(17, start))
    put_monster(scene, "zombie", 0, cell_at(17, 18))
    for y in blockers:
        put_monster(scene, "skeleton", 0, cell_at(17, y))
    scene.hand(0, "lure").ask()
    scene.begin(WindowFrame(1, TURN_WINDOW), 4, ActivationStage.ADVENTURER_ACTS, 1)
    scene.go()
    assert scene.state.asked == 0
    assert (decided(scene) == ["play lure"]) == is_played


@pytest.mark.rule("DC-105")
def test_a_lure_that_asks_for_nothing_is_tried_too() -> None:
    """There is one Monster and nobody else to lure it to: it would only come nearer."""
    scene = hall((16, 6)).hand(0, "lure")
    put_monster(scene, "minotaur", 1, cell_at(16, 13))
    assert decided(scene.act(0)) != ["play lure"]


# Potions


@pytest.mark.rule("DC-36", "DC-105")
@pytest.mark.parametrize("card", ["potion_of_firewalk", "potion_of_flight"])
@pytest.mark.parametrize(("turn", "is_drunk"), [(0, True), (1, False)])
def test_a_potion_is_drunk_for_a_way_over_lava_that_saves_turns(
    card: str, turn: int, is_drunk: bool
) -> None:
    """Behind the bridge a corridor leads on; nobody needs a potion to walk along the bridge."""
    tiles = {(1, 0): ("lava_bridge", turn), (2, 0): ("intersection", 0), (2, 1): ("corridor", 0)}
    scene = lay_tiles(blank(2), {**tiles, (1, 1): ("solid_stone", 0)})
    put_hero(scene, 0, cell_at(4, 2))
    put_hero(scene, 1, cell_at(32, 32))
    scene.hand(0, card).act(0)
    if not is_drunk:
        assert decided(scene)[0].startswith("move")
        return
    assert decided(scene, 2) == [f"play {card.replace('_', '-')}", "move 10:2"]


@pytest.mark.rule("DC-36", "DC-91")
def test_a_potion_is_drunk_for_the_last_half_though_others_throw_dice_after_it() -> None:
    """The step is over with the Move, and a Monster of theirs strikes its master."""
    tiles = {(1, 0): ("lava_bridge", 0), (2, 0): ("intersection", 0), (2, 1): ("corridor", 0)}
    scene = lay_tiles(blank(2), {**tiles, (1, 1): ("solid_stone", 0)})
    put_hero(scene, 0, cell_at(4, 2))
    put_hero(scene, 1, cell_at(32, 32))
    put_monster(scene, "zombie", 1, cell_at(32, 31))
    scene.hand(0, "potion_of_firewalk").act(0)
    nearest(scene.state, ActFrame).halves_left = 1
    assert decided(scene, 2) == ["play potion-of-firewalk", "move 10:2"]


@pytest.mark.rule("DC-29", "DC-115")
def test_no_move_ends_on_lava_though_a_potion_lasts() -> None:
    """It would last no longer than the activation."""
    scene = lay_tiles(blank(2), {(1, 0): ("lava_bridge", 0), (2, 0): ("corridor", 1)})
    put_hero(scene, 0, cell_at(3, 2))
    put_hero(scene, 1, cell_at(32, 32))
    scene.gear(0, "potion_of_firewalk").act(0)
    assert "move 9:2" in scene.options("move"), "which is lava"
    choice = decided(scene)[0]
    cell = scene.game.alphabet.parse(choice).cell
    assert scene.game.view(scene.state, 0).terrain[cell] == "."


# Cave In


@pytest.mark.rule("DC-11", "DC-12")
def test_no_hole_is_made_in_my_own_way() -> None:
    """Through the unknown I might come straight to the chest, but somebody else lays next."""
    tiles = {(3, 1): ("corridor", 0), (3, 2): ("corner", 2), (2, 2): ("corner", 0)}
    scene = lay_tiles(blank(2), {**tiles, (2, 3): ("corner", 3)})
    put_hero(scene, 0, cell_at(17, 6))
    put_hero(scene, 1, cell_at(32, 32))
    scene.hand(0, "cave_in").act(0)
    assert decided(scene)[0].startswith("move")
