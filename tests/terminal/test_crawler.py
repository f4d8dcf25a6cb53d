"""Dungeon Crawler Labyrinth in the terminal: when somebody is asked for which card."""

from __future__ import annotations

import pytest

from tests.games.dungeon_crawler.scene import Scene, drawn
from waystone.games.dungeon_crawler.board import SIDE
from waystone.games.dungeon_crawler.events import SwitchThrown
from waystone.games.dungeon_crawler.view import CrawlerView
from waystone.kernel.event import SPECTATOR
from waystone.terminal.board import Marks, Narrator
from waystone.terminal.boards.dungeon_crawler import CrawlerBoard

BOARD = CrawlerBoard()
VOICE = Narrator(["You", "Bo"], 0)


def seen(scene: Scene, seat: int = 0) -> CrawlerView:
    return scene.game.view(scene.state, seat)


@pytest.mark.rule("DC-112")
def test_every_own_card_can_be_asked_for_otherwise() -> None:
    scene = drawn("A....B").hand(0, "pit_trap").gear(0, "magic_ring").act(0)
    scene.switch(0, "always", "pit_trap")
    wishes = BOARD.wishes(seen(scene))
    assert wishes == [
        "ask all",
        "ask none",
        "ties ask",
        "ask pit-trap usual",
        "ask pit-trap later",
        "ask magic-ring always",
        "ask magic-ring later",
    ]
    for text in wishes:
        assert scene.refused(text, seat=0) == ""
    labels = [BOARD.label(scene.game.alphabet.parse(text), seen(scene)) for text in wishes]
    assert labels[4] == "Ask for Pit Trap: not until my next turn"
    assert BOARD.wishes(scene.game.view(scene.state, SPECTATOR)) == []


@pytest.mark.rule("DC-112")
def test_the_hand_shows_how_the_switches_stand() -> None:
    scene = drawn("A....B").hand(0, "pit_trap", "lure", "map").act(0)
    scene.switch(0, "always", "pit_trap").switch(0, "later", "lure")
    lines = [line.plain for line in BOARD.panel(seen(scene), VOICE, Marks())]
    assert "  Pit Trap (asked: always)" in lines
    assert "  Lure (asked: not until my next turn)" in lines
    assert "  Map" in lines
    told = BOARD.sentence(SwitchThrown(0, "lure", "later"), VOICE, seen(scene))
    assert told == "You are not asked for Lure until your next turn."


@pytest.mark.rule("DC-113")
def test_the_question_says_that_the_chest_is_at_stake() -> None:
    scene = drawn("A..C..B").hand(1, "pit_trap").act(0)
    scene.do("move 3:0")
    assert "The chest is at stake. Play a card?" in BOARD.question(seen(scene, 1), VOICE)


@pytest.mark.rule("DC-105")
def test_the_tiles_of_the_map_are_named_by_their_player_alone() -> None:
    """H-4; those that are back in order lie on top."""
    scene = drawn("A....B").hand(0, "map").ask("none").act(0)
    scene.do("play map")
    tiles = [BOARD.names.tile(name) for name in seen(scene).known_tiles]
    assert labels(scene) == [
        f"Lay tile {at} of the Map ({name})" for at, name in enumerate(tiles, 1)
    ]
    scene.do("pick 2")
    scene.do(scene.options("lay")[0])
    left = [tiles[0], *tiles[2:]]
    assert labels(scene) == [
        f"Put back tile {at} of the Map ({name})" for at, name in enumerate(left, 1)
    ]
    scene.do("put 2")
    left.pop(1)
    assert labels(scene) == [
        f"Put back tile {at} of the Map ({name})" for at, name in enumerate(left, 1)
    ]


def labels(scene: Scene) -> list[str]:
    actions = scene.game.legal(scene.state, scene.state.asked)
    return [BOARD.label(action, seen(scene, scene.state.asked)) for action in actions]


@pytest.mark.rule("DC-96")
def test_a_declared_attack_says_who_attacks_whom() -> None:
    scene = drawn("AB").hand(1, "defensive_prowess").ask().act(0)
    scene.do("melee 1:0")
    asked = BOARD.question(seen(scene, 1), VOICE)
    assert asked == "You are about to attack Bo. Play a card?"
    german = CrawlerBoard("de").question(seen(scene, 1), Narrator(["Ada", "Bo"], 1, "de"))
    assert german == "Ada will dich angreifen. Eine Karte spielen?"


@pytest.mark.parametrize(
    ("row", "column", "rows", "first_columns"),
    [
        (0, 0, range(9), "0         5         10"),
        (14, 20, range(10, 19), "15        20        25"),
        (13, 21, range(9, 18), "        20        25"),
        (SIDE - 1, SIDE - 1, range(SIDE - 9, SIDE), f"  {SIDE - 10}        {SIDE - 5}"),
    ],
)
def test_a_small_window_shows_what_lies_round_the_marked_space(
    row: int, column: int, rows: range, first_columns: str
) -> None:
    """As many spaces above as below and left as right, unless that is beyond the board."""
    marks = Marks(room=(3 + 2 * 11, 1 + 9), cursor=row * SIDE + column)
    header, *lines = [line.plain for line in BOARD.picture(seen(drawn("A....B")), marks)]
    assert [int(line[:2]) for line in lines[:9]] == list(rows)
    assert header[3:].startswith(first_columns)
    assert all(len(line) == 3 + 2 * 11 for line in lines[:9])


def test_a_window_that_is_too_small_shows_a_tile_and_a_large_one_everything() -> None:
    view = seen(drawn("A....B"))
    for room, spaces in (((1, 1), 5), ((500, 500), SIDE)):
        _, *lines = [line.plain for line in BOARD.picture(view, Marks(room=room))]
        assert {len(line) for line in lines[:spaces]} == {3 + 2 * spaces}
        assert len(lines) >= spaces
