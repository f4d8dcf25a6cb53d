"""Dice: the same rolls everywhere, fair, apart from each other, and walked through exactly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from hashlib import sha256
from itertools import pairwise
from typing import TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from waystone.kernel.dice import (
    MOST_SIDES,
    Dice,
    DiceInTurn,
    ExploringDice,
    ScriptedDice,
    SeededDice,
    commitment,
    seed_text,
)
from waystone.kernel.errors import BadSeed

T = TypeVar("T")
COMMITMENT = "7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451"
# Written down once: another language that rolls these has the same dice.
WORDS = {
    (7, "play"): [1407200993, 1511806617, 897899124, 548885545],
    ("7", "labyrinth"): [3584038239, 2541395769, 53674225, 239963390],
    ("", "play"): [2389639925, 3715258741, 3066251913, 3748187066],
    ("ß漢🐉", "play"): [25626569, 3915403240, 3429192709, 533890725],
}


@pytest.mark.parametrize(("seed", "name"), WORDS)
def test_the_first_words_are_pinned(seed: int | str, name: str) -> None:
    dice = SeededDice(seed, name)
    assert [dice.word() for _ in range(4)] == WORDS[seed, name]


def test_the_first_rolls_are_pinned() -> None:
    dice = SeededDice(7)
    assert [dice.roll(6) for _ in range(12)] == [3, 3, 2, 2, 2, 6, 6, 2, 2, 2, 1, 6]
    assert [dice.roll(64) for _ in range(6)] == [64, 18, 15, 3, 36, 34]
    assert [dice.roll(3) for _ in range(8)] == [3, 1, 3, 3, 2, 2, 1, 1]


def test_a_shuffle_is_pinned() -> None:
    deck = list(range(10))
    SeededDice(7).shuffle(deck)
    assert deck == [2, 4, 0, 3, 8, 6, 7, 1, 9, 5]


def test_the_generator_is_the_published_one() -> None:
    """A plain reading of the small fast counter generator with 32-bit words."""
    filling = sha256(b"play\n7").digest()
    a, b, c, counter = (int.from_bytes(filling[at : at + 4], "big") for at in (0, 4, 8, 12))
    dice = SeededDice(7)
    for _ in range(2_000):
        word = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ (b >> 9)
        b = (c + (c << 3)) % 2**32
        c = ((c << 21 | c >> 11) % 2**32 + word) % 2**32
        assert dice.word() == word


def test_an_integer_seed_is_its_digits() -> None:
    assert SeededDice(7).word() == SeededDice("7").word()
    assert seed_text(-12) == "-12"
    assert commitment(7) == commitment("7") == COMMITMENT


def test_integers_of_more_than_4300_digits_are_seeds_too() -> None:
    huge = 10**5_000 + 7
    assert seed_text(huge) == "1" + "0" * 4_999 + "7"
    assert SeededDice(huge).word() == SeededDice(seed_text(huge)).word()


def test_a_lone_surrogate_is_refused() -> None:
    with pytest.raises(BadSeed, match="a seed must be valid Unicode text"):
        SeededDice("\ud800")
    with pytest.raises(BadSeed):
        commitment("a\udfffb")


@given(st.text(st.characters(exclude_categories=["Cs"])))
def test_any_text_is_a_seed(seed: str) -> None:
    assert SeededDice(seed).word() == SeededDice(seed).word()
    assert len(commitment(seed)) == 64


@pytest.mark.parametrize("sides", [2, 3, 5, 6, 7, 10, 64, 100, 255, 256, 257, 300])
def test_rolls_are_uniform(sides: int) -> None:
    """Chi-square over a fixed seed, so it can't flake; the bound is about five deviations."""
    dice, rolls = SeededDice(f"uniform {sides}"), 400 * sides
    counts = Counter(dice.roll(sides) for _ in range(rolls))
    assert set(counts) == set(range(1, sides + 1))
    chi = sum((count - 400) ** 2 / 400 for count in counts.values())
    freedom = sides - 1
    assert chi < freedom + 5 * (2 * freedom) ** 0.5


def test_neighbouring_seeds_are_unlike() -> None:
    firsts: list[int] = [SeededDice(seed).word() >> 31 for seed in range(4_000)]
    assert abs(sum(firsts) - 2_000) < 130
    changes = sum(one != other for one, other in pairwise(firsts))
    assert abs(changes - 2_000) < 130


def test_streams_are_apart() -> None:
    calm, busy = SeededDice(3), SeededDice(3)
    for _ in range(50):
        busy.stream("labyrinth").roll(6)
    assert [calm.roll(6) for _ in range(20)] == [busy.roll(6) for _ in range(20)]
    first = SeededDice(3).stream("labyrinth")
    second = SeededDice(3).stream("placement")
    assert [first.roll(1000) for _ in range(8)] != [second.roll(1000) for _ in range(8)]


def test_a_stream_goes_on_where_it_was() -> None:
    dice, other = SeededDice(3), SeededDice(3)
    one = [dice.stream("cpu").roll(100) for _ in range(6)]
    whole = other.stream("cpu")
    assert one == [whole.roll(100) for _ in range(6)]
    fresh = SeededDice("3", "cpu")
    assert one == [fresh.roll(100) for _ in range(6)]


def test_one_side_needs_no_luck() -> None:
    dice, other = SeededDice(5), SeededDice(5)
    assert [dice.roll(1) for _ in range(9)] == [1] * 9
    assert dice.word() == other.word()
    assert ScriptedDice().roll(1) == ExploringDice().roll(1) == 1


@pytest.mark.parametrize("sides", [0, -1, 2**32 + 1])
def test_impossible_dice_are_refused(sides: int) -> None:
    with pytest.raises(ValueError, match=f"a die has 1 to 4294967296 sides, not {sides}"):
        SeededDice(1).roll(sides)


def test_the_largest_die() -> None:
    dice, other = SeededDice(1), SeededDice(1)
    assert dice.roll(2**32) == other.word() + 1


def test_an_index_counts_from_zero() -> None:
    assert ScriptedDice([1, 6]).index(6) == 0
    assert ScriptedDice([6]).index(6) == 5


# Chance


@pytest.mark.parametrize(
    ("percent", "sides", "yes"),
    [(50, 2, 1), (80, 5, 4), (35, 20, 7), (10, 10, 1), (15, 20, 3), (1, 100, 1), (99, 100, 99)],
)
def test_chance_takes_the_smallest_die(percent: int, sides: int, yes: int) -> None:
    for roll in range(1, sides + 1):
        assert ScriptedDice([roll]).chance(percent) == (roll <= yes)
    with pytest.raises(ValueError, match=f"the die has {sides} sides"):
        ScriptedDice([sides + 1]).chance(percent)


@pytest.mark.parametrize(("percent", "said"), [(0, False), (-5, False), (100, True), (120, True)])
def test_certain_things_need_no_luck(percent: int, said: bool) -> None:
    assert ScriptedDice().chance(percent) is said


@given(st.integers(0, 100))
def test_chance_has_exact_odds(percent: int) -> None:
    walked = explore(lambda dice: dice.chance(percent))
    assert sum(odds for odds, said in walked if said) == Fraction(percent, 100)


def explore(play: Callable[[Dice], T]) -> list[tuple[Fraction, T]]:
    """What comes out of every sequence of rolls, with its odds."""
    dice = ExploringDice()
    results, more = [], True
    while more:
        said = play(dice)
        results.append((dice.odds, said))
        more = dice.advance()
    return results


def test_a_shuffle_reaches_every_order_once() -> None:
    def deal(dice: Dice) -> tuple[int, ...]:
        deck = [1, 2, 3, 4]
        dice.shuffle(deck)
        return tuple(deck)

    orders = explore(deal)
    assert len({order for _, order in orders}) == len(orders) == 24
    assert {odds for odds, _ in orders} == {Fraction(1, 24)}


# Scripted and exploring dice


def test_a_script_must_suffice_and_fit() -> None:
    dice = ScriptedDice([3, 7])
    assert dice.roll(6) == 3
    with pytest.raises(ValueError, match="the script says 7, but the die has 6 sides"):
        dice.roll(6)
    with pytest.raises(ValueError, match="the script has no roll left for a die of 6 sides"):
        dice.roll(6)
    assert dice.stream("any") is dice


def test_exploring_dice_walk_through_every_sequence() -> None:
    def play(dice: Dice) -> tuple[int, ...]:
        first = dice.roll(3)
        return (first, dice.roll(2)) if first == 2 else (first,)

    walked = explore(play)
    assert [said for _, said in walked] == [(1,), (2, 1), (2, 2), (3,)]
    assert [odds for odds, _ in walked] == [
        *(Fraction(1, 3), Fraction(1, 6), Fraction(1, 6), Fraction(1, 3)),
    ]


def test_without_luck_there_is_one_visit() -> None:
    dice = ExploringDice()
    assert dice.odds == 1
    assert dice.rolls == []
    assert not dice.advance()


@pytest.mark.parametrize("sides", [1, 2, 5, 64, 255, 256, 1000, MOST_SIDES])
def test_many_rolls_are_the_rolls_one_by_one(sides: int) -> None:
    one, other = SeededDice("many"), SeededDice("many")
    assert list(one.roll_many(sides, 40)) == [other.roll(sides) for _ in range(40)]
    assert one.roll(6) == other.roll(6)  # and both go on alike
    assert list(ScriptedDice([1, 1, 1]).roll_many(max(sides, 2), 3)) == [1, 1, 1]


@pytest.mark.parametrize("sides", [0, -3, MOST_SIDES + 1])
def test_no_die_of_impossible_sides_is_rolled_many_times(sides: int) -> None:
    with pytest.raises(ValueError, match="a die has 1 to"):
        SeededDice(1).roll_many(sides, 2)


@pytest.mark.parametrize("percent", [-5, 0, 1, 35, 80, 99, 100, 120])
def test_many_chances_are_the_chances_one_by_one(percent: int) -> None:
    one, other = SeededDice("many"), SeededDice("many")
    assert list(one.chances(percent, 40)) == [other.chance(percent) for _ in range(40)]
    assert one.roll(6) == other.roll(6)


@pytest.mark.parametrize(("percent", "said"), [(-5, False), (0, False), (100, True), (250, True)])
def test_certain_things_need_no_luck_however_often(percent: int, said: bool) -> None:
    assert list(ScriptedDice().chances(percent, 3)) == [said] * 3


def test_dice_in_turn_begin_with_those_of_the_first_match() -> None:
    dice = DiceInTurn([ScriptedDice([3]), ScriptedDice([5])])
    assert dice.roll(6) == 3
    dice.at = 1
    assert dice.roll(6) == 5
