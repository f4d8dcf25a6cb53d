"""What is supposed of the others: the figures that were measured, moment by moment."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.games.dooom.scene import rulebook
from waystone.games.dooom import maps
from waystone.games.dooom.board import FLOOR, GOLD, POTION, Dungeon, letter_of
from waystone.games.dooom.imagination import _flaws, _odds, _starts, _witnesses
from waystone.games.dooom.rivals import share_taken, turns_of_others
from waystone.games.dooom.view import DooomView, Self
from waystone.games.dooom.wounds import Wounds, ways_on
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


def odds(
    view: DooomView, turns: int, tiles: int, apart: dict[int, int], gone: int = 0, ways: float = 0.0
) -> list[float]:
    wounds = Wounds(view, turns, tiles, ways, apart, gone)
    return [wounds.struck(seat) for seat in apart]


WATCHED = replace(VIEW, seat=31, own=None)


@pytest.mark.rule("DM-52")
@pytest.mark.parametrize("view", [VIEW, HURT, WATCHED])
def test_nobody_is_struck_before_anybody_had_a_turn(view: DooomView) -> None:
    assert odds(view, 0, 32, {1: 1, 2: 30}) == [0.0, 0.0]


@pytest.mark.parametrize("view", [VIEW, HURT])
def test_the_nearer_somebody_is_the_likelier_the_player_struck_them(view: DooomView) -> None:
    chances = [odds(view, 12, 85, {1: steps})[0] for steps in (1, 2, 4, 8, 16)]
    assert chances == sorted(chances, reverse=True)
    assert len(set(chances)) == 5
    assert odds(view, 12, 85, {1: 0}) == odds(view, 12, 85, {1: 1})


def test_who_is_far_away_may_have_been_met_after_many_turns_on_few_tiles() -> None:
    (soon,), (late,), (lost,) = (
        odds(VIEW, turns, tiles, {1: 9}) for turns, tiles in ((3, 34), (40, 34), (40, 988))
    )
    assert soon < 0.02 < 0.1 < late
    assert lost < late / 2


def test_others_strike_each_other_and_are_all_that_a_spectator_thinks_of() -> None:
    two, three = (
        odds(WATCHED, 8 * len(all_), 85, all_) for all_ in ({1: 0, 2: 0}, {1: 0, 2: 0, 3: 0})
    )
    assert two[0] == two[1] > 0
    assert 1 - three[0] == pytest.approx((1 - two[0]) ** 2), "each of the others as often"
    assert odds(WATCHED, 16, 85, {1: 0}, gone=1) == two[:1], "who is gone may have struck, too"
    assert odds(VIEW, 16, 85, {1: 1, 2: 1})[0] > two[0]
    assert odds(WATCHED, 8, 85, {1: 0}) == [0.0], "nobody is left who could have"


def test_who_struck_the_player_was_struck_back_and_is_nearby() -> None:
    near, far = odds(HURT, 16, 85, {1: 1, 2: 20})
    unhurt, beyond = odds(VIEW, 16, 85, {1: 1, 2: 20})
    assert near > unhurt + 0.15
    assert far < beyond, "a rival who was busy with the player struck nobody else"
    (alone,) = odds(HURT, 8, 85, {1: 5})
    (one_of_two,) = odds(HURT, 16, 85, {1: 5}, gone=1)
    assert one_of_two < alone, "it may have been the other"


def test_many_turns_are_no_more_than_certain() -> None:
    assert all(0.8 < chance < 1 for chance in odds(HURT, 3200, 32, {1: 1, 2: 1, 3: 1}))


@pytest.mark.parametrize(
    ("view", "turns", "tiles", "apart", "measured"),
    [
        (VIEW, 3, 34, 2, 0.123),
        (VIEW, 12, 34, 5, 0.22),
        (HURT, 12, 34, 2, 0.68),
        (VIEW, 26, 85, 9, 0.068),
        (VIEW, 23, 388, 9, 0.049),
    ],
)
def test_the_odds_are_near_those_that_were_counted(
    view: DooomView, turns: int, tiles: int, apart: int, measured: float
) -> None:
    """Shares of who was struck in matches that nobody fitted anything to."""
    ways = {34: 0.48, 85: -0.16, 388: 0.65}[tiles]
    (chance,) = odds(view, turns, tiles, {1: apart}, ways=ways)
    assert chance == pytest.approx(measured, abs=0.02 + 0.2 * measured)


def test_one_blow_is_rarely_the_last() -> None:
    """The more turns there were the more often a second one follows; a third needs a potion."""
    early, late = (Wounds(VIEW, turns, 34, 0.48, {1: 3}, 0) for turns in (3, 25))
    assert early.again(1, 1) < 0.2 < 0.25 < late.again(1, 1) < 0.5
    assert 0.1 < late.again(1, 2) < late.again(1, 1)
    assert late.again(1, 3) == late.again(1, 2)
    crowd = Wounds(VIEW, 75, 34, 0.48, {1: 3, 2: 3, 3: 3}, 0)
    assert crowd.again(1, 1) > late.again(1, 1)


def test_an_open_hall_has_more_ways_than_a_maze() -> None:
    ways = {key: round(ways_on(maps.built_in(key)), 2) for key in maps.BUILT_IN}
    assert ways["pillar-hall"] == pytest.approx(0.65, abs=0.05)
    assert ways["zero-sprint"] == pytest.approx(-0.5, abs=0.05)
    rows = [f"E{'.' * 38}G", *["." * 40] * 38]
    assert ways_on(Dungeon("plain", 1, rows)) == 0.7, "beyond that nothing was measured"
    assert ways_on(Dungeon("pair", 1, ["EG"])) == -0.7
    assert odds(VIEW, 30, 85, {1: 9}, ways=0.6) > odds(VIEW, 30, 85, {1: 9}, ways=-0.6)


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


@pytest.mark.rule("DM-62")
def test_gear_that_the_player_has_is_nobody_else_s() -> None:
    dungeon = Dungeon("armoury", 1, ["ESALGSAL"])
    gone = dict.fromkeys(dungeon.things, FLOOR)
    assert _flaws(dungeon, gone, OWN, others=True, gone=False) == 7
    for gear, left in ((("sword",), 6), (("armour", "lantern"), 5)):
        own = replace(OWN, gear=gear)
        assert _flaws(dungeon, gone, own, others=True, gone=False) == left
        assert _flaws(dungeon, {}, own, others=True, gone=False) == -1
        assert _flaws(dungeon, {}, own, others=True, gone=True) == 0


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
