"""Generated dungeons keep their promises."""

from __future__ import annotations

from collections import deque
from itertools import combinations

import pytest

from waystone.catalogue import find_game
from waystone.games.dooom import maps
from waystone.games.dooom.actions import ACTIONS
from waystone.games.dooom.board import EXIT, WALL, Dungeon
from waystone.games.dooom.generator import Floor, carve_rooms, furnish, generate
from waystone.kernel.dice import Dice, SeededDice
from waystone.kernel.errors import BadSetting

STYLES = ("rooms", "maze", "cave")


def check(dungeon: Dungeon, seats: int, goal: int) -> None:
    """The guarantees of DM-M1."""
    letters = "".join(dungeon.rows())
    assert maps.warnings(dungeon, seats) == []
    exits = [cell for cell in dungeon.walkable if dungeon.ground[cell] == EXIT]
    assert len(exits) >= (2 if seats >= 4 else 1)
    for one, other in combinations(exits, 2):
        assert steps_between(dungeon, one, other) >= (dungeon.width + dungeon.height) / 4
    assert any(ways_on(dungeon, cell) > 1 for cell in exits)
    assert letters.count("G") >= goal + seats
    pairs = (seats + 1) // 2
    assert [letters.count(letter) for letter in "SALH"] == [pairs, pairs, pairs, seats]
    assert len(dungeon.walkable) >= 8 * seats


def ways_on(dungeon: Dungeon, cell: int) -> int:
    return sum(dungeon.ground[cell + step] != WALL for step in dungeon.steps)


def steps_between(dungeon: Dungeon, start: int, end: int) -> int:
    distance, queue = {start: 0}, deque([start])
    while queue:
        cell = queue.popleft()
        for step in dungeon.steps:
            if dungeon.ground[cell + step] != WALL and cell + step not in distance:
                distance[cell + step] = distance[cell] + 1
                queue.append(cell + step)
    return distance[end]


@pytest.mark.rule("DM-M1")
@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("seats", [1, 4, 8])
def test_generated_maps_keep_their_promises(style: str, seats: int) -> None:
    for seed in range(6):
        check(generate(style, 27, 19, seats, 3, SeededDice(seed)), seats, 3)


@pytest.mark.slow
@pytest.mark.rule("DM-M1")
@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("seats", range(1, 9))
def test_five_hundred_seeds_keep_their_promises(style: str, seats: int) -> None:
    for seed in range(500):
        size = SeededDice(seed, "size")
        width, height = 16 + size.index(20), 16 + size.index(12)
        check(generate(style, width, height, seats, seed % 5, SeededDice(seed)), seats, seed % 5)


@pytest.mark.rule("DM-M1")
@pytest.mark.parametrize("style", STYLES)
def test_the_same_seed_gives_the_same_bytes(style: str) -> None:
    texts = [maps.write(generate(style, 25, 15, 2, 2, SeededDice(seed))) for seed in (1, 1, 2)]
    assert texts[0] == texts[1] != texts[2]


@pytest.mark.rule("DM-M1")
def test_what_cannot_be_built_is_refused_in_words() -> None:
    with pytest.raises(BadSetting, match="at least 7"):
        generate("rooms", 6, 9, 1, 0, SeededDice(1))
    for style in STYLES:
        with pytest.raises(BadSetting, match="make it larger") as refused:
            generate(style, 7, 7, 8, 20, SeededDice(1))
        assert refused.value.details == {"setting": "map_goal", "why": "room"}


@pytest.mark.rule("DM-M1")
@pytest.mark.parametrize(
    ("seats", "goal", "least"),
    [
        (2, 0, 8 * 2),
        (5, 0, 8 * 5),
        (1, 3, 4 + 3 + 1 + 1 + 1),  # gold, gear, a potion, the exit and a tile to begin on
        (4, 20, 24 + 6 + 4 + 2 + 4),
    ],
)
def test_a_floor_is_furnished_if_everything_has_room(seats: int, goal: int, least: int) -> None:
    assert furnish(two_rows_of(least), seats, goal, SeededDice(1))
    assert not furnish(two_rows_of(least - 1), seats, goal, SeededDice(1))


def two_rows_of(tiles: int) -> Floor:
    """So many tiles, none of them a dead end as long as they are even."""
    floor = Floor(tiles // 2 + 3, 4)
    floor.carve_across(1, 1, (tiles + 1) // 2)
    floor.carve_across(2, 1, tiles // 2)
    return floor


def test_a_table_on_what_was_laid_out_is_the_one_of_its_dice() -> None:
    """A server draws a large map elsewhere, and nobody can tell (DM-M2)."""
    game = find_game("dooom").open({"map": "generated"})
    layout = game.policy.layout(2, SeededDice(5))
    made = game.policy.setup_on(layout, 2, SeededDice(5))
    assert maps.read(layout).rows() == made.dungeon.rows()
    assert made.key() == game.setup(2, SeededDice(5)).key()
    assert find_game("dooom").open({}).policy.layout(2, SeededDice(5)) == "", "nothing to draw"


class Counted(Dice):
    """Dice that count how often they are rolled."""

    def __init__(self) -> None:
        self.dice = SeededDice(1)
        self.rolls = 0

    def roll(self, sides: int) -> int:
        self.rolls += 1
        return self.dice.roll(sides)


@pytest.mark.rule("DM-M1")
@pytest.mark.parametrize(("width", "height", "rooms"), [(7, 7, 3), (35, 20, 10), (31, 21, 9)])
def test_there_is_a_room_for_every_seventy_tiles(width: int, height: int, rooms: int) -> None:
    """Four rolls for each, and one for the corridor to the next; three rooms at least."""
    dice = Counted()
    carve_rooms(Floor(width, height), dice)
    assert dice.rolls == 5 * rooms - 1


@pytest.mark.rule("DM-80")
def test_nobody_may_ask_for_a_match_to_be_abandoned() -> None:
    assert (ACTIONS.abandon.automatic, ACTIONS.abandon.table_action) == (True, True)
