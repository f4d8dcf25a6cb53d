"""What is supposed of the others: the figures that were measured, moment by moment."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.games.dooom.scene import rulebook
from waystone.games.dooom import maps
from waystone.games.dooom.board import FLOOR, GOLD, POTION, letter_of
from waystone.games.dooom.imagination import _flaws, _odds, _starts, _witnesses
from waystone.games.dooom.rivals import share_taken, turns_of_others
from waystone.games.dooom.view import DooomView, Self
from waystone.games.dooom.wounds import Wounds
from waystone.kernel.dice import SeededDice

OWN = Self(3, 6, 0, (), 0, 0, ("...", "...", "..."), -1, -1, ("...", "...", "..."))
VIEW = DooomView(
    seat=0,
    map="cellar",
    goal=1,
    phase="running",
    round=3,
    acting=(0,),
    order=(1, 0, 2),
    status=("alive", "alive", "alive"),
    own=OWN,
    ending=None,
    whole=None,
)
HURT = replace(VIEW, own=replace(OWN, hp=2))


@pytest.mark.rule("DM-23")
@pytest.mark.parametrize(
    ("changes", "turns"),
    [
        ({}, 5),
        ({"acting": (1,)}, 4),
        ({"acting": (2,)}, 5),
        ({"seat": 1, "acting": (0,)}, 4),
        ({"seat": 2, "acting": (2,)}, 6),
        ({"round": 1, "acting": (1,)}, 0),
        ({"seat": 31, "own": None, "acting": (0,)}, 7),
        ({"seat": 31, "own": None, "acting": (1,)}, 6),
        ({"acting": ()}, 0),
        ({"acting": (4,)}, 0),
    ],
)
def test_the_turns_of_the_others_are_counted_by_round_and_order(
    changes: dict[str, object], turns: int
) -> None:
    assert turns_of_others(replace(VIEW, **changes)) == turns


def test_in_a_turn_less_than_half_a_tile_is_searched() -> None:
    assert share_taken(VIEW, 45) == pytest.approx(1 - 0.99**5)
    assert share_taken(replace(VIEW, acting=()), 45) == 0
    assert share_taken(VIEW, 1) == pytest.approx(1 - 0.55**5)


def struck(view: DooomView, turns: int, apart: dict[int, int], gone: int = 0) -> list[float]:
    wounds = Wounds(view, turns, 32, apart, gone)
    return [round(wounds.struck(seat), 4) for seat in apart]


@pytest.mark.rule("DM-52")
def test_nobody_is_struck_before_anybody_had_a_turn() -> None:
    assert struck(VIEW, 0, {1: 1}) == [0.0]
    assert struck(HURT, 0, {1: 1}) == [0.0]


def test_who_is_near_was_struck_by_the_player_rather_than_who_is_far() -> None:
    """A pair met 8 / 32 times, of which 8 / 32 / 1.04 count."""
    met = 0.25 / 1.04
    near = [0.27, 0.27, 0.08, 0.08, 0.015, 0.015, 0.0]
    before = [0.66, 0.66, 0.66, 0.66, 0.58, 0.58, 0.5]
    for steps, lately, former in zip((0, 1, 2, 3, 4, 6, 7), near, before, strict=True):
        expected = 1 - (1 - former * met) * (1 - lately)
        assert struck(VIEW, 8, {1: steps}) == [pytest.approx(expected, abs=1e-4)]


def test_in_a_large_dungeon_who_is_far_away_was_hardly_met() -> None:
    wounds = Wounds(VIEW, 64, 256, {1: 20}, 0)
    assert wounds.struck(1) == pytest.approx(16 / 256 * 0.25 / 1.04)
    small = Wounds(VIEW, 4, 16, {1: 7}, 0)
    assert small.struck(1) == pytest.approx(0.58 * 0.25 / 1.04)


def test_others_strike_each_other_and_are_all_that_a_spectator_thinks_of() -> None:
    met = 1 / 8 / (1 + 0.16 / 8)
    two = struck(VIEW, 8, {1: 9, 2: 9})
    assert two == [pytest.approx(1 - (1 - 0.5 * met) * (1 - 0.89 * met), abs=1e-4)] * 2
    assert struck(VIEW, 8, {1: 9}, gone=1) == two[:1], "who is gone may have struck, too"
    watched = replace(VIEW, seat=31, own=None)
    assert struck(watched, 8, {1: 0, 2: 0}) == [pytest.approx(0.89 * met, abs=1e-4)] * 2


def test_who_struck_the_player_was_struck_back_and_is_nearby() -> None:
    met = 1 / 8 / (1 + 0.16 / 8)
    others = 1 - 0.89 * met
    near, far = struck(HURT, 8, {1: 1, 2: 9})
    assert near == pytest.approx(1 - others * (1 - 0.66 * met) * (1 - 0.52 * 40 / 40.07), abs=1e-4)
    assert far == pytest.approx(1 - others * (1 - 0.5 * met) * (1 - 0.52 * 0.07 / 40.07), abs=1e-4)
    (alone,) = struck(HURT, 8, {1: 5}, gone=1)
    assert alone == pytest.approx(1 - others * (1 - 0.58 * met) * (1 - 0.52 * 1 / 2), abs=1e-4)
    (seen,) = struck(HURT, 8, {1: 2}, gone=1)
    assert seen == pytest.approx(1 - others * (1 - 0.66 * met) * (1 - 0.52 * 6 / 7), abs=1e-4)


def test_many_meetings_are_no_more_than_certain() -> None:
    assert struck(VIEW, 320, {1: 1, 2: 1}) == [1.0, 1.0]


def test_one_blow_is_rarely_the_last() -> None:
    met = 0.25 / 1.04
    assert Wounds(VIEW, 8, 32, {1: 1}, 0).again() == pytest.approx(0.13 + 0.28 * met)
    assert Wounds(HURT, 8, 32, {1: 1}, 0).again() == pytest.approx(0.25 + 0.28 * met)
    more = 0.28 / 8 / 1.02 + 0.045
    assert Wounds(VIEW, 8, 32, {1: 1, 2: 1}, 0).again() == pytest.approx(0.13 + more)
    assert Wounds(VIEW, 8, 32, {1: 1}, 1).again() == pytest.approx(0.13 + more)
    assert Wounds(HURT, 320, 32, {1: 1, 2: 1, 3: 1}, 0).again() == 0.6


# What is gone from where it lay


@pytest.mark.rule("DM-62")
def test_what_the_others_took_is_what_is_gone_less_what_the_player_has() -> None:
    dungeon = maps.built_in("cellar")
    gone = dict.fromkeys(dungeon.things, FLOOR)
    letters = sorted(chr(letter_of(what)) for what in dungeon.things.values())
    assert letters == ["G", "G", "H"]
    assert _flaws(dungeon, {}, OWN, others=True, gone=False) == 0
    assert _flaws(dungeon, gone, OWN, others=True, gone=False) == 3
    assert _flaws(dungeon, gone, replace(OWN, gold=1), others=True, gone=False) == 2
    assert _flaws(dungeon, gone, replace(OWN, gold=1, hp=4), others=True, gone=False) == 1
    assert _flaws(dungeon, gone, replace(OWN, gold=2, hp=4), others=False, gone=False) == 0
    assert _flaws(dungeon, gone, replace(OWN, gold=2), others=False, gone=False) == -1, "by whom?"
    assert _flaws(dungeon, {}, replace(OWN, gold=1), others=True, gone=False) == -1, "from where?"
    assert _flaws(dungeon, {}, replace(OWN, gold=1), others=True, gone=True) == 0, "of the fallen"
    there = {cell: letter_of(what) for cell, what in dungeon.things.items()}
    assert _flaws(dungeon, there, OWN, others=True, gone=False) == 0
    potion = next(cell for cell, what in dungeon.things.items() if letter_of(what) == POTION)
    assert _flaws(dungeon, {potion: GOLD}, OWN, others=True, gone=False) == 1, "and gold fell"


def test_whether_there_is_anybody_to_take_things() -> None:
    for status, found in [
        (("alive", "alive"), (True, False)),
        (("alive", "dead"), (True, True)),
        (("alive", "gone"), (True, True)),
        (("alive", "free"), (False, False)),
        (("dead", "free"), (False, False)),
    ]:
        assert _witnesses(replace(VIEW, status=status)) == found


def test_the_odds_that_a_thing_lies_where_it_lay_fall_with_the_turns() -> None:
    dungeon = maps.built_in("cellar")
    tiles = len(dungeon.walkable)
    assert _odds(replace(VIEW, acting=()), dungeon) == 40
    share = 1 - (1 - 0.45 / tiles) ** 20
    middle = replace(VIEW, order=(1, 0), round=21, acting=(1,), status=("alive", "alive"))
    assert _odds(middle, dungeon) == round(1 / share) - 1 > 2
    assert _odds(replace(middle, round=400), dungeon) == 2


def test_a_start_that_needs_less_to_be_taken_is_likelier() -> None:
    """By the odds for every thing; the likeliest has the fourth power of them."""
    own = Self(3, 6, 0, (), 0, 0, ("...", "...", "..."), 0, 0, (".",))
    dungeon = maps.built_in("cellar")
    cells, sums = _starts("cellar", own, True, False, 3)
    weights = [after - before for before, after in zip((0, *sums), sums, strict=False)]
    for cell, weight in zip(cells, weights, strict=True):
        assert weight == (27 if cell in dungeon.things else 81)
    assert set(dungeon.things) <= set(cells)


@pytest.mark.rule("DM-48")
def test_who_drank_a_potion_may_have_lost_it_again() -> None:
    """A potion is gone and three hit points are left: it was not always another who drank it."""
    game = rulebook(map="cellar")
    room = maps.built_in("cellar").rows()
    memory = tuple(row[1:-1].replace("H", ".") for row in room[1:-1])
    own = Self(3, 6, 0, (), 0, 0, ("...", "...", "..."), -4, -1, memory)
    view = replace(
        VIEW, map="The Cellar", order=(0, 1), status=("alive", "alive"), round=9, own=own
    )
    drunk = 0
    for number in range(200):
        state = game.imagine(view, SeededDice(number))
        drunk += state.hp[1] == 4
        assert state.hp[1] <= 4
    assert 80 < drunk < 140
