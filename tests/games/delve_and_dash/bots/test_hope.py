"""The lone expert's chances: lanes, locks, the dragon's answers, and what follows from them."""

from __future__ import annotations

from random import Random

from tests.games.delve_and_dash.bots.asking import facts
from tests.games.delve_and_dash.scene import Scene, cell, game, scene
from waystone.games.delve_and_dash.board import board_of
from waystone.games.delve_and_dash.bots.answers import answers_of
from waystone.games.delve_and_dash.bots.knight import STAY
from waystone.games.delve_and_dash.bots.lanes import MOST, WIDTH, lanes_of
from waystone.games.delve_and_dash.bots.locks import Locks
from waystone.games.delve_and_dash.bots.venture import USUAL_ROWS, Venture
from waystone.games.delve_and_dash.flight import fly
from waystone.kernel.bot import Budget, Limit
from waystone.kernel.grid import EAST, NORTH, SOUTH, WEST

BOARD = board_of(8)
LANES = lanes_of(BOARD)
HALL = {"known": "all"}
DOORS = game(level="2")


def numbers(seed: int) -> list[int]:
    """A number for each chamber, the extremes among them."""
    chance = Random(seed)
    return [chance.choice((0, MOST, chance.randint(0, MOST))) for _ in range(BOARD.cells)]


# Lanes


def test_all_lanes_are_reckoned_as_each_alone() -> None:
    for seed in range(10):
        one, other = numbers(seed), numbers(seed + 100)
        row, column = LANES.row(one), LANES.row(other)
        surplus, part = LANES.surplus(row, column), LANES.part(row, 3)
        for at in range(BOARD.cells):
            dragon = 63 - at
            assert LANES.at(surplus, dragon, at) == max(0, one[at] - other[at])
            assert LANES.at(part, dragon, at) == one[at] >> 3


def test_a_row_is_shifted_to_the_chambers_next_door() -> None:
    row = LANES.row(numbers(1))
    here = cell("d4")
    for side, there in ((NORTH, "d3"), (EAST, "e4"), (SOUTH, "d5"), (WEST, "c4")):
        ahead = LANES.shifted(row, LANES.steps[side])
        assert LANES.at(ahead, 7, here) == LANES.at(row, 7, cell(there))


# The dragon


def test_the_dragon_answers_as_it_flies() -> None:
    """Each end of a turn is worth what the next turn is after the flight (DD-60)."""
    home, bed = cell("c3"), cell("f6")
    answers = answers_of(BOARD, home, bed)
    marks = [pair * 7 % MOST for pair in range(BOARD.cells**2)]
    row = sum(mark << pair * WIDTH for pair, mark in enumerate(marks))
    met = answers.met(row)
    for dragon in range(0, BOARD.cells, 5):
        for here in range(BOARD.cells):
            if home == dragon or here == dragon:
                continue
            there = fly(BOARD, dragon, bed if here == home else here, (home,))
            is_hit = there == here
            assert bool(LANES.at(answers.hits, dragon, here)) == is_hit
            wanted = 0 if is_hit else marks[there * BOARD.cells + here]
            assert LANES.at(met, dragon, here) == wanted


def test_an_end_of_a_turn_from_which_nothing_follows_is_worth_nothing() -> None:
    """Neither where the dragon is or hits, nor where it never is: at home."""
    home = cell("c3")
    answers = answers_of(BOARD, home, cell("f6"))
    assert answers.met(0) == 0
    pairs = [
        dragon * BOARD.cells + here
        for dragon in range(BOARD.cells)
        for here in range(BOARD.cells)
        if dragon not in (home, here) and not LANES.at(answers.hits, dragon, here)
    ]
    assert answers.met(LANES.level(MOST)) == LANES.mask(pairs)


# Locks


def test_a_door_that_locks_behind_counts_unless_there_is_a_way_round() -> None:
    """Every passage flips a lock (DD-46); who walks round the door does not mind."""
    signs = list("#" * BOARD.edges)
    door = BOARD.edge[cell("a1") * 4 + EAST]
    signs[door] = "/"
    assert Locks(BOARD, "".join(signs)).after(0, door) == 1
    for way in (cell("a1") * 4 + SOUTH, cell("a2") * 4 + EAST, cell("b1") * 4 + SOUTH):
        signs[BOARD.edge[way]] = " "
    assert Locks(BOARD, "".join(signs)).after(0, door) == 0


# Chances


def venture(match: Scene, nodes: int = 0) -> tuple[Venture, int]:
    """What can be hoped for in a picture, and what is done."""
    seen = facts(match)
    hope = Venture(seen, Limit(Budget(nodes), USUAL_ROWS))
    return hope, hope.decide(seen)


def chance(match: Scene) -> float:
    """The chance to win at the beginning of this turn."""
    seen, hope = facts(match), venture(match)[0]
    row = hope.hope.levels[seen.left][0]
    return LANES.at(row, seen.dragon, seen.here) / MOST


def test_a_carrier_in_reach_of_home_is_sure_to_win() -> None:
    assert chance(scene("1d4 *d6 Dh1 ?d4", carrier=1, **HALL)) == 1.0


def test_a_warrior_in_a_dead_end_with_the_dragon_before_it_is_lost() -> None:
    walls = "h7-s g7-s f7-s e7-s d7-s c7-s b7-s a7-s"
    lost = scene("1h8 *a1 Dg8 ?a8", carrier=1, lives=1, walls=walls, **HALL)
    assert chance(lost) == 0.0


def test_who_may_try_a_locked_door_twice_has_a_better_chance() -> None:
    """Half of the attempts succeed, and each that fails ends the turn (DD-48)."""
    walls = "c7-e c6-e c5-e c4-e c3-e c2-e c1-e"
    near, far = (
        chance(
            scene(
                f"1d8 *c8 D{dragon} ?h1",
                DOORS,
                carrier=1,
                lives=1,
                locked="c8-e",
                walls=walls,
                **HALL,
            )
        )
        for dragon in ("d6", "d3")
    )
    assert 0.5 <= near < far < 1.0


def test_thinking_can_be_stopped_after_a_turn_of_each_kind() -> None:
    asked: list[float] = []

    def stop(share: float) -> bool:
        asked.append(share)
        return False

    seen = facts(scene("1g8 *a1 De5 ?d4 $h8", found="yes", **HALL))
    hope = Venture(seen, Limit(Budget(watch=stop), USUAL_ROWS))
    assert len(asked) == 2
    assert hope.decide(seen) in (STAY, NORTH, EAST, SOUTH, WEST)
