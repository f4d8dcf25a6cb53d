"""Imagined labyrinths against exact odds: on a board of nine chambers all of them can be listed.

Every labyrinth that the rules can draw is written down with its chance (DD-10 to DD-14), the rules
once more in plain words. Given part of its boundaries, the rest must be imagined with the chances
that this list leaves.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Hashable, Iterable
from fractions import Fraction
from functools import cache
from itertools import product
from math import comb

import pytest

from tests.games.delve_and_dash.test_imagination import sides
from tests.laws.likeness import Facts, Likeness
from waystone.games.delve_and_dash.options import SETTINGS, Params
from waystone.games.delve_and_dash.supposition import _exactly, _how_many, _tail, _wanted, suppose
from waystone.games.delve_and_dash.trees import grow_trees
from waystone.kernel.dice import SeededDice
from waystone.kernel.settings import Setting, Settings

pytestmark = pytest.mark.thorough

SIZE = 3
SIDES = sides(SIZE)
FEWEST = 4
"""Doors that hang at least (DD-13)."""
Tree = frozenset[int]


def small(**chosen: str) -> Params:
    """The settings of a match on a board that is too small to play on."""
    size = Setting("size", SIZE, "chambers along each side", SIZE, SIZE)
    offered = [size if each.name == "size" else each for each in SETTINGS]
    return Params(Settings(offered, chosen))


@cache
def trees() -> dict[Tree, Fraction]:
    """All trees that a depth-first walk from any chamber may cross, with their chances (DD-10)."""
    found: dict[Tree, Fraction] = defaultdict(Fraction)
    for start in range(SIZE * SIZE):
        walk((start,), {start}, frozenset(), Fraction(1, SIZE * SIZE), found)
    return found


def walk(
    path: tuple[int, ...], seen: set[int], tree: Tree, odds: Fraction, found: dict[Tree, Fraction]
) -> None:
    if len(seen) == SIZE * SIZE:
        found[tree] += odds
        return
    ahead = [
        (edge, one + other - path[-1])
        for edge, (one, other) in enumerate(SIDES)
        if path[-1] in (one, other) and one + other - path[-1] not in seen
    ]
    if not ahead:
        walk(path[:-1], seen, tree, odds, found)
    for edge, near in ahead:
        walk((*path, near), seen | {near}, tree | {edge}, odds / len(ahead), found)


def fits(opened: Iterable[int], signs: str) -> bool:
    """Whether a labyrinth with these openings has the known walls and ways."""
    ways = set(opened)
    return all(sign == "?" or (sign != "#") == (edge in ways) for edge, sign in enumerate(signs))


def posterior(signs: str, walls: int, doors: int = 0) -> dict[Tree, float]:
    """The openings of each labyrinth that agrees with what is known, with its chance; `walls` and
    `doors` are percentages (DD-11, DD-13)."""
    found: dict[Tree, float] = defaultdict(float)
    for tree, odds in trees().items():
        others = [edge for edge in range(len(SIDES)) if edge not in tree]
        for stands in product((True, False), repeat=len(others)):
            more = {edge for edge, stand in zip(others, stands, strict=True) if not stand}
            if fits(tree | more, signs):
                luck = (walls / 100) ** sum(stands) * (1 - walls / 100) ** len(more)
                found[tree | more] += float(odds) * luck
    weights = {way: odds * hanging(way, signs, doors) for way, odds in found.items()}
    total = sum(weights.values())
    return {way: odds / total for way, odds in weights.items()}


def at_least(openings: int, doors: int, least: int) -> float:
    """How likely so many of these openings are doors."""
    share = doors / 100
    return sum(
        comb(openings, many) * share**many * (1 - share) ** (openings - many)
        for many in range(max(0, least), openings + 1)
    )


def hanging(opened: Tree, signs: str, doors: int) -> float:
    """How likely the known doors hang as they do, and at least four in all."""
    if not doors:
        return 1.0
    known = [sign for sign in signs if sign in "/+"]
    plain = signs.count(" ")
    luck = (doors / 100) ** len(known) * (1 - doors / 100) ** plain
    rest = at_least(len(opened) - len(known) - plain, doors, FEWEST - len(known))
    return luck * rest / at_least(len(opened), doors, FEWEST)


def expected_doors(opened: Tree, signs: str, doors: int) -> float:
    """Of the unknown openings, if there are at least four doors in all."""
    openings = sum(signs[edge] == "?" for edge in opened)
    least = max(0, FEWEST - sum(sign in "/+" for sign in signs))
    odds = [at_least(openings, doors, many) for many in range(least, openings + 1)]
    return least + sum(odds[1:]) / odds[0]


def facts_of(opened: Iterable[int], signs: str) -> Facts:
    """Which unknown boundaries are open, in per cent, and how many chambers have so many ways."""
    ways, facts = list(opened), Counter[object]()
    for edge in ways:
        if signs[edge] == "?":
            facts["open", edge] = 100
    for count in Counter(cell for edge in ways for cell in SIDES[edge]).values():
        facts["ways", count] += 100
    return facts


def mean(weighted: Iterable[tuple[Facts, float]]) -> Facts:
    found: dict[Hashable, float] = defaultdict(float)
    for facts, weight in weighted:
        for fact, number in facts.items():
            found[fact] += number * weight
    return found


def odd_ones(likeness: Likeness) -> Facts:
    """Facts that luck does not explain, each by itself."""
    return {
        fact: strain for fact, strain in likeness.strains().items() if abs(strain) > likeness.most()
    }


KNOWN = [
    "?" * 12,
    " ?????#?????",
    "??##????? ??",
    " #?? ?# ????",
    "#???? ?? # ?",
    "?? #??#? ??#",
]


@pytest.mark.rule("DD-10", "DD-11")
@pytest.mark.parametrize(("signs", "walls"), [*zip(KNOWN, ["0.80", "0.30"] * 3, strict=True)])
def test_trees_are_grown_with_the_chances_that_are_left(signs: str, walls: str) -> None:
    """A tree is as likely as the rules make it, times how likely the walls and ways that are known
    of stand beside it."""
    params, known = small(wall_probability=walls), dict[Tree, float]()
    share = 1 - params.wall_probability / 100
    for tree, odds in trees().items():
        if not any(signs[edge] == "#" for edge in tree):
            beside = sum(sign == " " and edge not in tree for edge, sign in enumerate(signs))
            known[tree] = float(odds) * share**beside
    total = sum(known.values())
    wanted = mean((facts_of(tree, signs), odds / total) for tree, odds in known.items())
    likeness = Likeness()
    for number in range(30):
        grown = grow_trees(params, signs, SeededDice(number, "exact"))
        assert len(grown) > 100 or signs == KNOWN[0]  # as many as take the time of a usual board
        likeness.note(wanted, [facts_of(tree, signs) for tree in grown])
    assert odd_ones(likeness) == {}


@pytest.mark.rule("DD-11", "DD-13", "DD-14")
@pytest.mark.parametrize(("level", "walls", "doors"), [("1", 80, 0), ("2", 80, 40), ("2", 30, 20)])
def test_walls_doors_and_locks_are_imagined_with_the_chances_that_are_left(
    level: str, walls: int, doors: int
) -> None:
    chances = {"wall_probability": f"0.{walls}", "door_share": f"0.{doors or 10}"}
    params = small(level=level, **chances)
    likeness = Likeness()
    for number, signs in enumerate(KNOWN * 2):
        if level == "2" and number % 3:
            signs = signs.replace(" ", "/+"[number % 2], 1)
        odds = posterior(signs, walls, doors)
        wanted: dict[Hashable, float] = {"walls": 0.0, "doors": 0.0}
        for opened, chance in odds.items():
            wanted["walls"] += chance * (len(SIDES) - len(opened))
            wanted["doors"] += chance * expected_doors(opened, signs, doors) if doors else 0
        wanted["locks"] = wanted["doors"] * params.door_locked / 100
        dice = SeededDice(number, "exact")
        drawn = [suppose(params, signs, dice) for _ in range(80)]
        likeness.note(wanted, [counted(codes, signs) for codes in drawn])
    assert odd_ones(likeness) == {}


def counted(codes: list[int], signs: str) -> Facts:
    """Walls in all, and doors and locks where nobody has been."""
    hidden = [code for code, sign in zip(codes, signs, strict=True) if sign == "?"]
    return {
        "walls": codes.count(0),
        "doors": sum(code & 2 == 2 for code in hidden),
        "locks": sum(code & 4 == 4 for code in hidden),
    }


@pytest.mark.rule("DD-13")
def test_as_many_doors_are_wanted_as_nobody_has_seen_yet() -> None:
    for doors, wanted in [(0, 4), (1, 3), (3, 1), (4, 0), (6, 0)]:
        assert _wanted("?????" + "/+/+/+"[:doors] + "# ") == wanted


@pytest.mark.rule("DD-13", "DD-14")
def test_the_odds_of_doors_are_those_of_many_coins() -> None:
    assert _tail(4, 50, 4) == pytest.approx(1 / 16)
    assert _tail(4, 50, 0) == 1
    assert _tail(4, 25, 1) == pytest.approx(1 - 0.75**4)
    assert _tail(3, 50, 4) == 0
    assert _tail(3, 50, 3) == pytest.approx(1 / 8)
    assert [_exactly(2, 25, many) for many in range(3)] == pytest.approx([9 / 16, 6 / 16, 1 / 16])


@pytest.mark.rule("DD-13")
def test_no_fewer_doors_hang_than_are_wanted() -> None:
    dice = SeededDice(1)
    assert _how_many(3, 50, 4, dice) == 3
    assert _how_many(4, 50, 4, dice) == 4
    found = Counter(_how_many(5, 50, 4, dice) for _ in range(600))
    assert set(found) == {4, 5}
    assert 450 < found[4] < 550, "five ways to leave one of five openings free"
