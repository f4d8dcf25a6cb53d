"""Bots: they see a view and nothing more, take what wins, and beat the weaker ones."""

from __future__ import annotations

import os
from types import SimpleNamespace
from typing import Any

import pytest

from tests.games.dungeon_crawler.scene import (
    Scene,
    blank,
    drawn,
    game,
    lay_tiles,
    put_hero,
    put_monster,
    spot,
)
from waystone.games.dungeon_crawler.actions import ACTIONS
from waystone.games.dungeon_crawler.board import CENTRE, EMPTY, PLACES, SIDE, SPACES, cell_at
from waystone.games.dungeon_crawler.bots import BOTS
from waystone.games.dungeon_crawler.bots.hand import Hand, slid
from waystone.games.dungeon_crawler.bots.scene import Scene as Sight
from waystone.games.dungeon_crawler.bots.scene import chance_of_hits
from waystone.games.dungeon_crawler.bots.warlord import Warlord
from waystone.games.dungeon_crawler.box import BOX
from waystone.games.dungeon_crawler.foresight.labyrinth import Chart
from waystone.games.dungeon_crawler.terrain import NO_DOOR, SPAWNS
from waystone.kernel.bot import Bot, Budget, play_out
from waystone.kernel.dice import SeededDice
from waystone.kernel.table import Table

KINDS = {kind.name: kind for kind in BOTS}


def bot(name: str, seed: int = 1) -> Bot[Any]:
    return KINDS[name].make(game(), SeededDice(seed), Budget())


@pytest.mark.parametrize("name", ["racer", "warlord"])
def test_a_bot_takes_the_chest(name: str) -> None:
    scene = drawn("A....C....B").act(0)
    view, legal = scene.game.view(scene.state, 0), scene.game.legal(scene.state, 0)
    assert bot(name).choose(view, legal).text == f"move {spot(5, 0)}"


@pytest.mark.parametrize("name", ["racer", "warlord"])
def test_a_bot_keeps_itself_alive(name: str) -> None:
    scene = drawn("AB").hand(1, "amulet_of_protection").act(0)
    scene.do(f"melee {spot(1, 0)}", 6, 6, 6, 6)
    view, legal = scene.game.view(scene.state, 1), scene.game.legal(scene.state, 1)
    assert bot(name).choose(view, legal).text == "play amulet-of-protection"


@pytest.mark.parametrize("name", ["racer", "warlord"])
def test_a_bot_stops_who_is_about_to_win(name: str) -> None:
    scene = blank(2)
    put_hero(scene, 0, SPACES[CENTRE][2])
    put_hero(scene, 1, SPAWNS[3][0])
    scene.hand(1, "pit_trap").act(0)
    scene.do("move 17:17")
    view, legal = scene.game.view(scene.state, 1), scene.game.legal(scene.state, 1)
    assert bot(name).choose(view, legal).text == "play pit-trap"


@pytest.mark.rule("DC-22")
@pytest.mark.parametrize("name", ["racer", "warlord"])
@pytest.mark.parametrize("gate", [1, 2, 3, 4])
def test_a_bot_that_takes_over_a_sliding_trap_at_the_edge_of_the_mat_answers(
    name: str, gate: int
) -> None:
    scene = blank(2)
    put_hero(scene, 0, SPAWNS[gate][0])
    put_hero(scene, 1, SPAWNS[5 - gate][0])
    scene.hand(1, "sliding_trap").ask("all").act(0)
    scene.do(scene.options("move")[0])
    scene.do("play sliding-trap")
    if scene.question == "space":
        scene.do(scene.options("target")[0])
    assert scene.question == "way"
    view, legal = scene.game.view(scene.state, 1), scene.game.legal(scene.state, 1)
    outwards = {1: "nw", 2: "ne", 3: "se", 4: "sw"}[gate]
    assert bot(name).choose(view, legal).text[-1] in outwards


@pytest.mark.rule("DC-113")
@pytest.mark.parametrize("name", ["racer", "warlord"])
@pytest.mark.parametrize("card", ["pit_trap", "teleport_trap", "false_treasure"])
def test_a_bot_does_not_stop_itself(name: str, card: str) -> None:
    """Everybody who can respond is asked at the chest, the walker too."""
    scene = blank(2)
    put_hero(scene, 0, SPACES[CENTRE][2])
    put_hero(scene, 1, SPAWNS[3][0])
    scene.hand(0, card).act(0)
    scene.do("move 17:17")
    assert (scene.state.asked, scene.question) == (0, "respond")
    assert decision(bot(name), scene) == "pass"


def decision(racer: Bot[Any], scene: Scene, seat: int = 0) -> str:
    view, legal = scene.game.view(scene.state, seat), scene.game.legal(scene.state, seat)
    return racer.choose(view, legal).text


@pytest.mark.rule("DC-26")
@pytest.mark.parametrize("name", ["racer", "warlord"])
def test_a_bot_strikes_once_and_then_goes_on(name: str) -> None:
    """To stand still and shoot while the way is open made games of sixty rounds."""
    scene = drawn("m..A.........C\n##############\nB.............", monsters={"m": "zombie"})
    scene.gear(0, "ranged_attack").act(0)
    player = bot(name)
    assert decision(player, scene) == f"shoot {spot(0, 0)}"
    scene.do(f"shoot {spot(0, 0)}", 1, 1)
    assert decision(player, scene).startswith("move ")


@pytest.mark.rule("DC-26", "DC-45")
def test_a_bot_that_cannot_get_on_strikes_what_is_in_its_way_and_strikes_again() -> None:
    picture = "#######\nvAm...C\n#######\nB......"
    scene = drawn(picture, monsters={"m": "minotaur_templar", "v": "villager"}).act(0)
    player = bot("racer")
    assert decision(player, scene) == f"melee {spot(2, 1)}"
    scene.do(f"melee {spot(2, 1)}", 1, 1, 1, 1)
    assert decision(player, scene) == f"melee {spot(2, 1)}"


def test_the_chart_counts_tiles_walls_and_guesses() -> None:
    scene = blank(2)
    state = scene.state
    empty = Chart(state.tiles, state.turns, NO_DOOR).spread()
    far = empty.best_side(SPAWNS[1][0])[0]
    lay_tiles(scene, {(1, 0): ("corridor", 0)})
    walled = Chart(state.tiles, state.turns, NO_DOOR).spread()
    assert walled.best_side(SPAWNS[1][0])[0] >= far
    state.tiles[7], state.turns[7] = state.tiles[1], 1
    shut = Chart(state.tiles, state.turns, NO_DOOR).spread()
    assert shut.best_side(SPAWNS[1][0])[0] > far


def laid_out(seed: int) -> tuple[list[int], list[int]]:
    """The fixed tiles, and most of the others anywhere."""
    dice = SeededDice(seed, "tiles")
    pile = list(BOX.pile)
    dice.shuffle(pile)
    tiles, turns = [EMPTY] * PLACES, [0] * PLACES
    for place in range(PLACES):
        if place in BOX.fixed:
            tiles[place], turns[place], _ = BOX.fixed[place]
        elif dice.chance(80):
            tiles[place], turns[place] = pile.pop(), dice.index(4)
    return tiles, turns


@pytest.mark.parametrize("seed", range(6))
def test_a_changed_chart_equals_one_made_anew(seed: int) -> None:
    """Wherever a tile or the secret door goes, nothing old is left in the costs."""
    tiles, turns = laid_out(seed)
    chart = Chart(tiles, turns, NO_DOOR).spread()
    for place in range(seed % 3, PLACES, 3):
        if place not in BOX.fixed:
            for turn in range(4):
                changed, turned = tiles[:], turns[:]
                changed[place], turned[place] = BOX.pile[seed], turn
                anew = Chart(changed, turned, NO_DOOR).spread()
                assert chart.with_tile(place, BOX.pile[seed], turn).cost == anew.cost
    first, second = 2 * 16, 2 * 30 + 1
    with_door = Chart(tiles, turns, first).spread()
    assert chart.with_door(first).cost == with_door.cost
    assert with_door.with_door(second).cost == Chart(tiles, turns, second).spread().cost


@pytest.mark.rule("DC-62")
def test_chances_of_hits() -> None:
    assert chance_of_hits(1, 4, 1) == pytest.approx(1 / 2)
    assert chance_of_hits(2, 5, 2) == pytest.approx(1 / 9)
    assert chance_of_hits(3, 4, 2) == pytest.approx(1 / 2)
    assert chance_of_hits(2, 4, 3) == 0


def wins(names: list[str], seeds: range) -> dict[str, int]:
    rulebook = game()
    found = dict.fromkeys(names, 0)
    for seed in seeds:
        order = names[seed % len(names) :] + names[: seed % len(names)]
        table = Table(rulebook, order, seed)
        players = [
            KINDS[name].make(rulebook, SeededDice(seed, f"bot {seat}"), Budget())
            for seat, name in enumerate(order)
        ]
        play_out(table, players)
        assert table.outcome is not None
        found[order[table.outcome.winners[0]]] += 1
    return found


def test_a_game_of_bots_ends_at_the_chest() -> None:
    assert sum(wins(["racer", "warlord"], range(2)).values()) == 2


@pytest.mark.slow
def test_racer_beats_three_random_players() -> None:
    found = wins(["racer", "random", "random", "random"], range(300, 330))
    assert found["racer"] >= 22


@pytest.mark.rule("DC-79")
@pytest.mark.parametrize(
    ("seats", "is_shut", "wanted"),
    [(4, True, SPAWNS[5][0]), (4, False, SPACES[CENTRE][6]), (2, True, SPACES[CENTRE][6])],
)
def test_a_warlord_crowds_the_chest_only_to_save_itself_or_in_a_duel(
    seats: int, is_shut: bool, wanted: int
) -> None:
    """Three Monsters are there; the leader, whose way may be shut by a fourth, is near."""
    scene = lay_tiles(blank(seats), {(3, 2): ("corridor", 0)})
    put_hero(scene, 1, cell_at(17, 12))
    for seat in {0, 2, 3} & set(range(seats)):
        put_hero(scene, seat, SPAWNS[seat + 1][0])
    for cell in SPACES[CENTRE][20:23]:
        put_monster(scene, "zombie", 0, cell)
    if is_shut:
        put_monster(scene, "zombie", 0, cell_at(17, 13))
    warlord = bot("warlord")
    assert isinstance(warlord, Warlord)
    spaces = [ACTIONS[ACTIONS.place + cell] for cell in (SPAWNS[5][0], SPACES[CENTRE][6])]
    assert warlord.place(Sight(scene.game.view(scene.state, 0)), spaces).cell == wanted


@pytest.mark.slow
def test_warlord_beats_racer() -> None:
    assert wins(["warlord", "racer"], range(400, 480))["warlord"] >= 42


@pytest.mark.parametrize("name", ["racer", "warlord"])
@pytest.mark.parametrize(
    "card",
    [
        *("magic_boots", "magic_cloak", "magic_weapon", "magic_belt", "magic_ring"),
        *("ranged_attack", "doppelganger", "reinforcements"),
    ],
)
def test_a_bot_wears_what_it_holds_before_it_goes(name: str, card: str) -> None:
    scene = drawn("A.............C\n###############\nB..............").hand(0, card).act(0)
    play = f"play {card.replace('_', '-')}"
    if play not in scene.options("play"):
        pytest.skip("not now, by the rules")
    assert decision(bot(name), scene) == play


@pytest.mark.rule("DC-22")
def test_a_slide_ends_at_the_edge_of_the_mat() -> None:
    corner = SIDE * SIDE - 1
    assert [slid(corner, way) for way in range(4)] == [
        corner - 5 * SIDE,
        corner,
        corner,
        corner - 5,
    ]
    assert [slid(0, way) for way in range(4)] == [0, 5, 5 * SIDE, 0]
    inside = 17 * SIDE + 17
    assert [slid(inside, way) - inside for way in range(4)] == [-5 * SIDE, 5, 5 * SIDE, -5]


INHERITS = pytest.mark.skipif(
    bool(os.environ.get("COMPILED")), reason="nobody inherits from a hand that is compiled"
)


class Reckoned(Hand):
    """A hand that knows what a door and a warp would save."""

    def __init__(self, door: int, warp: int) -> None:
        self.gains = (door, warp)

    def door_gain(self, scene: object) -> int:
        return self.gains[0]

    def warp_gain(self, scene: object) -> int:
        return self.gains[1]


@INHERITS
@pytest.mark.rule("DC-105")
@pytest.mark.parametrize(
    ("door", "warp", "cards", "played"),
    [
        (8, 8, ("secret_door", "warp_space"), "secret_door"),
        (7, 8, ("secret_door", "warp_space"), "warp_space"),
        (9, 7, ("warp_space",), ""),
        (7, 9, ("secret_door",), ""),
        (9, 9, (), ""),
    ],
)
def test_a_door_or_a_warp_is_played_where_it_saves_eight_steps(
    door: int, warp: int, cards: tuple[str, ...], played: str
) -> None:
    on_mat: Any = SimpleNamespace(here=17)
    beside: Any = SimpleNamespace(here=-1)
    held: dict[str, Any] = dict.fromkeys(cards)
    assert Reckoned(door, warp).change_the_way(on_mat, held) == played
    assert Reckoned(door, warp).change_the_way(beside, held) == "", "who is slain goes nowhere"


@INHERITS
@pytest.mark.rule("DC-105")
def test_a_warp_is_for_the_walker_if_somebody_walks_and_else_for_the_bot() -> None:
    bodies = {5: SimpleNamespace(figure=3), 40: SimpleNamespace(figure=7)}
    players = [SimpleNamespace(cell=40)]

    def chosen(card: str, figure: int | None) -> int:
        path = None if figure is None else SimpleNamespace(figure=figure)
        view = SimpleNamespace(card=card, path=path, players=players)
        scene: Any = SimpleNamespace(view=view, bodies=bodies, here=80, leader=0)
        return Reckoned(0, 0).which_figure(scene, targets).cell

    targets: Any = [SimpleNamespace(id=each + 100, cell=each) for each in (5, 40, 80)]
    assert chosen("warp_space", 3) == 5
    assert chosen("warp_space", 7) == 40
    assert chosen("warp_space", None) == 80
    assert chosen("doppelganger", 3) == 40, "anything else is for the leader"


def test_who_is_off_the_mat_is_thought_a_move_behind_the_usual_gate() -> None:
    """A gate that is shut by stone counts for a quarter."""
    scene = lay_tiles(blank(2), {(1, 0): ("solid_stone", 0), (0, 1): ("solid_stone", 0)})
    put_hero(scene, 0, SPAWNS[1][0])
    sight = Sight(scene.game.view(scene.state, 0))
    ways = [sight.way_from(SPAWNS[gate][0], sight.chart) for gate in range(1, 5)]
    assert ways == [82, 46, 46, 46]
    assert sight.progress(1) == sight.way_from(None, sight.chart) == 55 + 6
