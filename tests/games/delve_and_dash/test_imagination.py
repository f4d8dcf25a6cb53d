"""Imagined positions: they obey every rule of the setup, and are as likely as the real ones.

Nothing of the setup is asked from the code that draws it: the rules are written down here anew.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from tests.games.delve_and_dash.scene import game
from tests.laws.likeness import Facts, compare, stopped
from waystone.games.delve_and_dash import imagination
from waystone.games.delve_and_dash.game import DelveAndDash
from waystone.games.delve_and_dash.options import Params
from waystone.games.delve_and_dash.state import DelveState
from waystone.games.delve_and_dash.view import DelveView
from waystone.kernel.dice import Dice, SeededDice
from waystone.kernel.event import SPECTATOR

pytestmark = pytest.mark.thorough

WALL, PASSAGE, DOOR = 0, 1, 2


def sides(size: int) -> list[tuple[int, int]]:
    """The two chambers of each boundary: first those between columns, then those between rows."""
    upright = [
        (row * size + column, row * size + column + 1)
        for row in range(size)
        for column in range(size - 1)
    ]
    level = [(cell, cell + size) for cell in range(size * size - size)]
    return [*upright, *level]


def steps(size: int, one: int, other: int) -> int:
    return abs(one // size - other // size) + abs(one % size - other % size)


def joined(size: int, kinds: bytes) -> set[int]:
    """The chambers that can be walked to from the first one."""
    ways: dict[int, list[int]] = {cell: [] for cell in range(size * size)}
    for (one, other), kind in zip(sides(size), kinds, strict=True):
        if kind != WALL:
            ways[one].append(other)
            ways[other].append(one)
    found, edge = {0}, [0]
    while edge:
        edge = [near for cell in edge for near in ways[cell] if near not in found]
        found.update(edge)
    return found


def check_labyrinth(rules: DelveAndDash, state: DelveState, view: DelveView) -> None:
    """DD-8, DD-12, DD-13 and what is known."""
    size, kinds, locked = view.size, state.kinds, state.locked
    assert len(joined(size, kinds)) == size * size
    assert set(kinds) <= ({WALL, PASSAGE} if view.level == 1 else {WALL, PASSAGE, DOOR})
    assert view.level == 1 or kinds.count(DOOR) >= 4
    assert all(kinds[edge] == DOOR for edge in range(len(kinds)) if locked[edge])
    signs = {(WALL, 0): "#", (PASSAGE, 0): " ", (DOOR, 0): "/", (DOOR, 1): "+"}
    for edge, sign in enumerate(view.boundaries):
        assert state.known[edge] == (sign != "?")
        assert sign in ("?", signs[kinds[edge], locked[edge]])
    if rules.params.wall_probability == 100:
        assert sum(kind != WALL for kind in kinds) == size * size - 1
    if rules.params.wall_probability == 0:
        assert WALL not in kinds


def check_places(state: DelveState, view: DelveView) -> None:
    """DD-21 to DD-23, DD-31, DD-33, DD-50 and DD-53, with the usual distances."""
    size = view.size
    for seat, home in enumerate(state.waystones):
        assert home in range(size * size)
        assert steps(size, home, state.lair) >= 4
        start = view.warriors[seat].start
        assert start is not None
        apart = steps(size, home, start)
        assert apart == 0 if len(state.waystones) == 1 else 2 <= apart <= 4
        assert len(state.waystones) == 1 or start not in state.waystones
        assert steps(size, start, state.lair) >= 4
        assert state.dragon != home
        assert not view.warriors[seat].carrying or view.warriors[seat].cell != home
    if not view.found:
        was_attacked = any(warrior.deaths for warrior in view.warriors)
        assert was_attacked or view.visited[state.treasure] == "0"
        assert steps(size, state.treasure, state.lair) <= 2
        assert all(steps(size, state.treasure, home) >= 3 for home in state.waystones)
    elif state.carrier < 0:
        assert state.treasure == view.treasure
    check_dragon(state, view)


def check_dragon(state: DelveState, view: DelveView) -> None:
    been = [cell for cell, digit in enumerate(view.visited) if digit != "0"]
    if not view.awake:
        assert state.dragon == state.lair
        assert all(steps(view.size, state.lair, cell) > 3 for cell in been)
    elif view.dragon is None:
        here = view.warriors[0].cell
        assert here is None or steps(view.size, here, state.dragon) > 5
    else:
        assert (state.dragon, state.lair) == (view.dragon, view.lair)


def moments(rules: DelveAndDash, seats: int, seeds: range) -> Iterator[tuple[DelveView, int]]:
    """Views of every seat and of who looks on, from moments early and late."""
    for seed in seeds:
        table = stopped(rules, seats, seed, 3 + seed * 37 % 160)
        for eyes in (*range(seats), SPECTATOR):
            if table is not None:
                yield rules.view(table.state, eyes), seed


USUAL: list[tuple[int, dict[str, str]]] = [
    (1, {}),
    (2, {}),
    (1, {"level": "2"}),
    (2, {"level": "2"}),
    (2, {"mode": "cpu", "level": "2", "door_share": "0.02"}),
    (2, {"level": "2", "wall_probability": "1.00"}),
    (1, {"wall_probability": "0.00", "level": "2", "door_share": "1.00"}),
    (2, {"size": "12", "level": "2"}),
]


@pytest.mark.rule("DD-8", "DD-12", "DD-13", "DD-21", "DD-22", "DD-23", "DD-33", "DD-53")
@pytest.mark.parametrize(("seats", "settings"), USUAL)
def test_imagined_positions_obey_the_rules_of_the_setup(
    seats: int, settings: dict[str, str]
) -> None:
    rules = game(**settings, lives="9")
    seen = 0
    for view, seed in moments(rules, seats, range(14)):
        for draw in range(2):
            state = rules.imagine(view, SeededDice(seed, f"dream {draw}"))
            check_labyrinth(rules, state, view)
            check_places(state, view)
            seen += 1
    assert seen >= 30


@pytest.mark.rule("DD-17", "DD-18")
def test_a_waystone_that_another_has_chosen_may_be_anywhere_and_one_not_chosen_nowhere() -> None:
    rules = game()
    state = rules.setup(2, SeededDice(1))
    rules.apply(state, 0, rules.alphabet.parse("waystone b2"), SeededDice(1))
    theirs = [rules.imagine(rules.view(state, 1), SeededDice(n)).waystones for n in range(40)]
    assert len({stones[0] for stones in theirs}) > 20
    assert {stones[0] in range(64) for stones in theirs} == {True}
    assert {stones[1] for stones in theirs} == {state.waystones[1]}
    mine = rules.imagine(rules.view(state, 0), SeededDice(1)).waystones
    assert list(mine) == list(state.waystones)


@pytest.mark.rule("DD-10", "DD-114")
def test_the_largest_board_can_be_imagined() -> None:
    rules = game(size="20", level="2", lives="9")
    for seed in (1, 2):
        table = stopped(rules, 2, seed, 150)
        assert table is not None
        view = rules.view(table.state, 0)
        state = rules.imagine(view, SeededDice(seed))
        check_labyrinth(rules, state, view)
        check_places(state, view)


# Likeness


def degrees(size: int, kinds: bytes) -> Counter[int]:
    """How many chambers have so many ways out."""
    ways: Counter[int] = Counter()
    for (one, other), kind in zip(sides(size), kinds, strict=True):
        if kind != WALL:
            ways[one] += 1
            ways[other] += 1
    return Counter(ways[cell] for cell in range(size * size))


def labyrinth_facts(state: DelveState, view: DelveView) -> Facts:
    """What is behind the boundaries that nobody has tried."""
    hidden = [edge for edge, sign in enumerate(view.boundaries) if sign == "?"]
    around = known_ways(view)
    facts: Counter[object] = Counter()
    for edge in hidden:
        kind = state.kinds[edge]
        one, other = sides(view.size)[edge]
        facts["walls"] += kind == WALL
        facts["wall", tuple(sorted((around[one], around[other])))] += kind == WALL
        facts["doors"] += kind == DOOR
        facts["locks"] += state.locked[edge]
    for ways, chambers in degrees(view.size, state.kinds).items():
        facts["ways", ways] = chambers
    return facts


def known_ways(view: DelveView) -> list[int]:
    """How many open ways of each chamber are known."""
    ways = [0] * view.size**2
    for (one, other), sign in zip(sides(view.size), view.boundaries, strict=True):
        if sign not in "?#":
            ways[one] += 1
            ways[other] += 1
    return ways


def place_facts(state: DelveState, view: DelveView) -> Facts:
    """Where the hidden things are, seen from what is known."""
    size, facts = view.size, Counter[object]()
    been = [cell for cell, digit in enumerate(view.visited) if digit != "0"]
    for seat, home in enumerate(state.waystones):
        start = view.warriors[seat].start
        if seat != view.seat and start is not None:
            facts["home from start", steps(size, home, start)] += 1
            facts["home on the rim"] += is_rim(size, home)
    if not view.awake:
        facts["lair on the rim"] += is_rim(size, state.lair)
        facts["lair from home"] += min(steps(size, state.lair, home) for home in state.waystones)
        facts["lair from paths"] += min(steps(size, state.lair, cell) for cell in been)
    if not view.found:
        facts["treasure where somebody was"] += view.visited[state.treasure] != "0"
        facts["treasure from lair", steps(size, state.treasure, state.lair)] += 1
        facts["treasure from home"] += sum(
            steps(size, state.treasure, home) for home in state.waystones
        )
    if view.awake and view.dragon is None and view.last_seen is not None:
        facts["dragon moved"] += state.dragon != view.last_seen
    return facts


def open_hall(params: Params, signs: str, dice: Dice) -> list[int]:
    """Places do not depend on the labyrinth (DD-15): one without walls is quicker to draw."""
    return [WALL if sign == "#" else PASSAGE for sign in signs]


def is_rim(size: int, cell: int) -> bool:
    return cell // size in (0, size - 1) or cell % size in (0, size - 1)


@pytest.mark.rule("DD-10", "DD-11", "DD-13", "DD-14")
@pytest.mark.parametrize(("settings", "seats", "steps"), [({"level": "2"}, 2, 3), ({}, 1, 30)])
def test_hidden_boundaries_are_imagined_as_they_are(
    settings: dict[str, str], seats: int, steps: int
) -> None:
    likeness = compare(game(**settings, lives="9"), seats, steps, 50, labyrinth_facts, draws=2)
    assert likeness.misfits() == {}


@pytest.mark.rule("DD-21", "DD-22", "DD-23")
@pytest.mark.parametrize(("seats", "steps", "eyes"), [(2, 25, 0), (1, 60, 0), (2, 12, SPECTATOR)])
def test_hidden_places_are_imagined_as_they_are(
    monkeypatch: pytest.MonkeyPatch, seats: int, steps: int, eyes: int
) -> None:
    monkeypatch.setattr(imagination, "suppose", open_hall)
    likeness = compare(game(lives="9"), seats, steps, 250, place_facts, eyes)
    assert likeness.misfits() == {}


@pytest.mark.rule("DD-42", "DD-67")
def test_who_walks_into_the_dragon_may_have_overlooked_the_treasure(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nobody looks around who is attacked; where nobody was attacked, all was looked at."""
    monkeypatch.setattr(imagination, "suppose", open_hall)
    rules, overlooked = game(lives="9"), 0
    for seed in range(40):
        table = stopped(rules, 2, seed, 120)
        if table is not None and not table.state.found:
            view = rules.view(table.state, 0)
            was_attacked = any(warrior.deaths for warrior in view.warriors)
            for draw in range(40):
                state = rules.imagine(view, SeededDice(seed, f"dream {draw}"))
                is_seen = view.visited[state.treasure] != "0"
                assert was_attacked or not is_seen
                overlooked += is_seen
    assert overlooked


@pytest.mark.slow
@pytest.mark.rule("DD-10", "DD-11", "DD-13", "DD-14")
@pytest.mark.parametrize("level", ["1", "2"])
@pytest.mark.parametrize("steps", [3, 20, 60, 120, 200])
def test_hidden_boundaries_are_imagined_as_they_are_in_many_matches(level: str, steps: int) -> None:
    """Late in a match so much is known that few walks agree with it: as `imagine` says, up to one
    dead end in eight is missing then, and three walls in a hundred."""
    likeness = compare(game(level=level, lives="9"), 2, steps, 400, labyrinth_facts)
    assert likeness.misfits(slack=0.0 if steps <= 60 else 0.13) == {}


@pytest.mark.slow
@pytest.mark.rule("DD-21", "DD-22", "DD-23")
@pytest.mark.parametrize(("seats", "eyes"), [(1, 0), (2, 0), (2, 1), (2, SPECTATOR)])
@pytest.mark.parametrize("steps", [3, 20, 50, 120])
def test_hidden_places_are_imagined_as_they_are_in_many_matches(
    monkeypatch: pytest.MonkeyPatch, seats: int, eyes: int, steps: int
) -> None:
    monkeypatch.setattr(imagination, "suppose", open_hall)
    likeness = compare(game(lives="9"), seats, steps, 1000, place_facts, eyes)
    assert likeness.misfits() == {}
