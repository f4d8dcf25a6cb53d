"""Leaving at any moment: nothing is lost, and nobody is left where nobody can be (DC-22)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.acting import first_acting
from tests.games.dungeon_crawler.scene import (
    CARD,
    FIRST_OF,
    at,
    blank,
    drawn,
    game,
    lay_tiles,
    put_hero,
    put_monster,
    spot,
)
from tests.games.dungeon_crawler.test_invariants import creatures, tiles, treasures
from tests.games.dungeon_crawler.test_windows import begin_activation
from waystone.games.dungeon_crawler.actions import ACTIONS, STOPS
from waystone.games.dungeon_crawler.board import DOPPELGANGER, INCORPOREAL, SPACES
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.events import Slain
from waystone.games.dungeon_crawler.rules.figures import abilities, hero
from waystone.games.dungeon_crawler.rules.frames.fights import HarmFrame
from waystone.games.dungeon_crawler.rules.frames.moves import DisplacedFrame, MovingFrame
from waystone.games.dungeon_crawler.rules.harm import is_in_danger
from waystone.games.dungeon_crawler.state import CrawlerState
from waystone.games.dungeon_crawler.terrain import SPAWNS
from waystone.kernel.dice import SeededDice
from waystone.kernel.table import Table


def misplaced(state: CrawlerState) -> list[int]:
    """Figures that stand where the rules let nobody stand, apart from what is just happening."""
    waiting = {each.figure for each in state.stack if isinstance(each, HarmFrame | DisplacedFrame)}
    moving = {each.figure for each in state.stack if isinstance(each, MovingFrame)}
    found = []
    for figure, cell in enumerate(state.spot):
        if cell < 0 or figure in waiting:
            continue
        is_in_rock = not state.terrain.is_open(cell)
        if is_in_rock and not (
            abilities(state, figure) & INCORPOREAL and state.terrain.codes[cell]
        ):
            found.append(figure)
        if is_in_danger(state, figure) and figure not in moving:
            found.append(figure)
        if cell in state.chests and state.winner < 0 and figure not in moving:
            found.append(figure)
    return found


def assert_nothing_is_lost(state: CrawlerState) -> None:
    """Every card, creature and tile is somewhere exactly once (DC-3)."""
    assert treasures(state) == Counter(range(40))
    assert creatures(state) == Counter(range(49))
    assert tiles(state) == Counter(BOX.pile)
    assert misplaced(state) == []


@pytest.mark.rule("DC-22", "DC-3", "DC-35", "DC-36", "DC-51", "DC-103")
@pytest.mark.parametrize("seed", range(16))
def test_players_leave_and_come_at_random_moments_and_nothing_is_lost(seed: int) -> None:
    """Random play with full hands, in which somebody leaves or joins now and then."""
    dice = SeededDice(seed, "leaving")
    seats = 3 + dice.index(4)
    chosen = {"hard": ("off", "on")[seed % 2], "round_limit": "8"}
    table = Table(game(**chosen), ["wanderer"] * seats, f"leaving {seed}")
    state = table.state
    state.stops = [STOPS.index("all")] * seats
    for seat in range(seats):
        state.hands[seat] = sorted(state.deck.pop() for _ in range(6))
    for _ in range(700):
        if first_acting(table) < 0:
            break
        seat = dice.index(state.seats)
        if dice.index(60) == 0 and sum(not each for each in state.absent) > 2:
            table_action = ACTIONS.join if state.absent[seat] else ACTIONS.leave
            if not table.game.refusal(state, seat, table_action):
                table.do(seat, table_action)
        else:
            legal = table.legal(first_acting(table))
            table.do(first_acting(table), legal[dice.index(len(legal))])
        assert_nothing_is_lost(state)


@pytest.mark.rule("DC-22", "DC-103", "DC-51")
@pytest.mark.parametrize(("player", "leaver"), [(0, 0), (1, 0), (1, 1)])
def test_the_doppelganger_is_somewhere_when_somebody_leaves_while_it_asks(
    player: int, leaver: int
) -> None:
    scene = drawn("A....B...D", seats=3).hand(player, "doppelganger").ask("all")
    begin_activation(scene).do("play doppelganger")
    assert (scene.state.asked, scene.question) == (player, "target")
    scene.do("leave", seat=leaver)
    state = scene.state
    assert (CARD["doppelganger"] in state.discards) != (state.spot[DOPPELGANGER] >= 0)
    assert treasures(state) == Counter(range(40))
    while state.spot[DOPPELGANGER] >= 0 and state.asked >= 0 and leaver == 1:
        texts = scene.options()
        scene.do("done" if "done" in texts else texts[0])
    assert CARD["doppelganger"] in state.discards  # cleared away with its player


@pytest.mark.rule("DC-22", "DC-47", "DC-99")
def test_who_was_pushed_into_lava_does_not_stay_there_when_the_pusher_leaves() -> None:
    scene = drawn("AB..D\n.L...", seats=3).hand(1, "potion_of_flight").act(0)
    scene.do(f"push {spot(1, 0)}", 6, 1)
    scene.do(f"target {spot(1, 1)}")
    assert (scene.state.asked, scene.game.view(scene.state, 1).window) == (1, "harm")
    scene.do("leave", seat=0)
    assert (scene.state.asked, scene.game.view(scene.state, 1).window) == (1, "harm")
    events = scene.do("pass")
    assert Slain(hero(1), "lava", 0) in events
    assert scene.cell(0) < 0
    assert scene.state.active == 1


@pytest.mark.rule("DC-22", "DC-105", "DC-99")
def test_an_amulet_that_is_played_saves_although_the_active_player_leaves() -> None:
    scene = drawn("AB..D\n.L...", seats=3).hand(1, "amulet_of_protection").act(0)
    scene.do(f"push {spot(1, 0)}", 6, 1)
    scene.do(f"target {spot(1, 1)}")
    scene.do("play amulet-of-protection")
    assert (scene.state.asked, scene.question) == (1, "space")
    scene.do("leave", seat=0)
    assert (scene.state.asked, scene.question) == (1, "space")
    scene.do(scene.options()[-1])
    assert scene.cell(1) >= 0
    assert not is_in_danger(scene.state, hero(1))
    assert scene.state.discards.count(CARD["amulet_of_protection"]) == 1


@pytest.mark.rule("DC-22", "DC-99")
def test_wounds_that_were_dealt_count_although_the_attacker_leaves() -> None:
    scene = drawn("AB..D", seats=3).hand(1, "magic_belt").ask("all").act(0)
    scene.do(f"melee {spot(1, 0)}", 5, 5, 1, 1)
    assert scene.game.view(scene.state, 1).window == "harm"
    scene.do("leave", seat=0)
    scene.do("pass")
    assert scene.wounds(1) == 2


@pytest.mark.rule("DC-22", "DC-99")
def test_who_leaves_when_asked_in_anothers_harm_window_is_asked_no_more() -> None:
    scene = drawn("AB..D", seats=3).hand(0, "healing_font").ask("all")
    scene.state.wounds[hero(1)] = 1
    scene.act(0).do(f"melee {spot(1, 0)}", 5, 5, 1, 1)
    assert (scene.state.asked, scene.game.view(scene.state, 0).window) == (0, "harm")
    scene.do("leave", seat=0)
    assert scene.wounds(1) == 3
    assert scene.state.active == 1
    assert scene.state.asked == 1


@pytest.mark.rule("DC-22", "DC-56")
def test_nobody_stays_in_the_rock_of_a_door_whose_closer_leaves() -> None:
    scene = lay_tiles(blank(3), {(0, 1): ("small_room", 0), (1, 1): ("lava_bridge", 0)})
    for seat in range(3):
        put_hero(scene, seat, SPAWNS[seat + 1][0])
    scene.hand(0, "secret_door", "rotating_rooms").act(0).do("play secret-door")
    zombie = put_monster(scene, "zombie", 1, SPACES[7][14])
    scene.do("play rotating-rooms")
    scene.do("turn 0:1 r1")
    assert (scene.state.asked, scene.question) == (1, "space")
    scene.do("leave", seat=0)
    assert (scene.state.asked, scene.question) == (1, "space")
    scene.do(scene.options()[0])
    assert scene.state.terrain.is_open(scene.state.spot[zombie])
    assert scene.state.turns[7] == 0  # the card is gone without turning the tile


@pytest.mark.rule("DC-22", "DC-35", "DC-54", "DC-110")
def test_a_lured_monster_in_deep_water_drowns_when_the_active_player_leaves() -> None:
    scene = drawn(".hd..A..B.", monsters={"h": "hellhound"}, boss=1, seats=3)
    put_hero(scene, 2, SPAWNS[3][0])
    scene.hand(0, "lure").hand(1, "warp_space").hand(2, "spear_trap").ask("all").act(0)
    scene.do("play lure")
    scene.do(f"target {spot(5, 0)}")
    scene.do("play warp-space")
    scene.do(f"target {spot(8, 0)}")
    scene.do(f"target {spot(3, 0)}")
    assert (scene.cell("hellhound"), scene.state.asked) == (at(2, 0), 2)  # about to swim back
    events = scene.do("leave", seat=0)
    assert Slain(FIRST_OF["hellhound"], "water", 1) in events


@pytest.mark.rule("DC-21", "DC-22")
def test_who_takes_a_seat_that_was_left_waits_for_the_next_round_too() -> None:
    scene = drawn("A..B..D", seats=3).ask("none").act(0)
    scene.do("ties ask", seat=2)
    scene.do("leave", seat=2)
    scene.do("done")
    scene.do("join", seat=2)
    assert (scene.state.active, scene.state.newcomers) == (1, [2])
    assert scene.game.view(scene.state, 2).ties == "auto"  # nothing of an earlier player's is left
    while scene.state.active == 1:
        texts = scene.options()
        scene.do("done" if "done" in texts else texts[0])
    assert (scene.state.round, scene.state.active) == (3, 0)
    assert scene.state.order == [0, 1, 2]


def test_the_counts_are_really_looked_at() -> None:
    """The law above fails where a card is missing or a figure stands in lava."""
    scene = drawn("AL.......B")
    state = scene.state
    assert misplaced(state) == []
    scene.state.spot[hero(0)] = at(1, 0)
    assert misplaced(state) == [hero(0)]
    assert treasures(state) == Counter(range(40))
    state.deck.pop()
    assert treasures(state) != Counter(range(40))


@pytest.mark.rule("DC-22", "DC-51")
@pytest.mark.parametrize("leaver", [0, 1])
def test_the_last_but_one_leaves_while_a_card_is_resolved_and_the_card_is_discarded(
    leaver: int,
) -> None:
    scene = blank(2)
    put_hero(scene, 0, SPAWNS[1][0])
    put_hero(scene, 1, SPAWNS[2][0])
    scene.hand(0, "extra_wealth").act(0)
    scene.do("play extra-wealth")
    assert scene.question == "space"
    scene.do("leave", seat=leaver)
    assert scene.state.winner == 1 - leaver
    assert treasures(scene.state) == Counter(range(40))
    assert CARD["extra_wealth"] in scene.state.discards
