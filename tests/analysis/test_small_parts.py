"""The small parts of an analysis: names of mistakes, doubts, shares, lines, and who plays on."""

from __future__ import annotations

from importlib import import_module
from math import sqrt
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from waystone.analysis.coaching import Learnt, coach_of
from waystone.analysis.deciding import is_find, mark_of, relative
from waystone.analysis.judging import Judge, TriedChoice, Verdict, doubt
from waystone.analysis.model import Belief, BeliefLayer, Decision, Grain, Share
from waystone.analysis.orders import (
    PARTS,
    StudyOrder,
    advice_in,
    belief_in,
    parts_in,
    study_of,
)
from waystone.analysis.study import JudgedStep, seat_line, skill_of
from waystone.bots.coach import CARDS, CELLS, EDGES
from waystone.catalogue import GAMES, find_game
from waystone.games.delve_and_dash.board import NO_CELL, WALL
from waystone.games.delve_and_dash.coach import Ways
from waystone.games.delve_and_dash.options import Params
from waystone.games.extrikate.board import DEAD, HOME, OVER
from waystone.kernel.action import Alphabet
from waystone.kernel.bot import Budget
from waystone.kernel.dice import SeededDice
from waystone.kernel.table import Table

ALPHABET = Alphabet()
ACTIONS = [ALPHABET.add(f"choose {at}") for at in range(9)]


def judge(unit: str = "chance", chance: tuple[float, ...] = (), knows_ends: bool = True) -> Judge:
    coach: Any = SimpleNamespace(rules=None, tries=3, unit=lambda _: unit, knows_ends=knows_ends)
    return Judge(coach, 2, 6, "parts", chance)


def tried(at: int, *values: float) -> TriedChoice:
    choice = TriedChoice(ACTIONS[at])
    choice.values, choice.wins = list(values), False
    return choice


@pytest.mark.parametrize(
    ("share", "mark"),
    [
        (0, ""),
        (299, ""),
        (300, "inaccuracy"),
        (699, "inaccuracy"),
        (700, "mistake"),
        (1499, "mistake"),
        (1500, "blunder"),
        (10_000, "blunder"),
    ],
)
def test_what_is_given_away_has_a_name(share: int, mark: str) -> None:
    assert mark_of(share) == mark


def test_treasure_given_away_counts_by_what_could_be_hoped_for() -> None:
    assert relative(50, 200) == 2_500
    assert relative(50, 20) == relative(50, 100) == 5_000, "less than one treasure is one"
    assert relative(1, 300) == 33


@pytest.mark.parametrize(
    ("played", "other", "is_one"),
    [
        ((0.6, 0.6), (0.5, 0.5), True),
        ((0.6, 0.6), (0.51, 0.51), False),
        ((0.9, 0.3), (0.1, 0.9), False),  # ahead by chance
    ],
)
def test_a_find_is_far_ahead_of_everything_else(
    played: tuple[float, ...], other: tuple[float, ...], is_one: bool
) -> None:
    made, second, third = tried(0, *played), tried(1, *other), tried(2, 0.0, 0.0)
    assert is_find(judge(), Verdict([made, third, second], made, [])) is is_one
    assert not is_find(judge(), Verdict([made], made, [])), "there was nothing else"
    assert not is_find(judge(), Verdict([second, made], made, [])), "something was better"


def test_a_find_of_treasure_is_a_tenth_of_it() -> None:
    made, near, far = tried(0, 5.0, 5.0), tried(1, 4.6, 4.6), tried(2, 4.5, 4.5)
    assert not is_find(judge("treasure"), Verdict([made, near], made, []))
    assert is_find(judge("treasure"), Verdict([made, far], made, []))


def test_doubt_is_that_of_the_difference_in_the_same_positions() -> None:
    assert doubt([1.0, 2.0, 3.0], [0.0, 0.0, 0.0]) == pytest.approx(1.64 * sqrt(1 / 3))
    assert doubt([5.0, 7.0], [5.0, 7.0, 100.0]) == 0.0, "only where both were tried"
    assert doubt([3.0], [1.0]) == 0.0
    assert doubt([0.0, 2.0], [0.0, 0.0]) == pytest.approx(1.64)


@pytest.mark.parametrize(("many", "kept"), [(1, 1), (2, 2), (3, 2), (4, 2), (5, 3), (9, 5)])
def test_the_better_half_goes_on_and_what_was_made(many: int, kept: int) -> None:
    choices = [tried(at, float(at)) for at in range(many)]
    best = choices[::-1][:kept]
    assert judge().promising(choices, None, 0) == best
    assert judge().promising(choices, choices[-1], 1) == best
    worst = choices[0]
    others = best if worst in best else [*best, worst]
    assert judge().promising(choices, worst, 0) == others
    assert judge().promising(choices, worst, 2) == choices, "in the last round nobody is given up"


def test_a_position_is_tried_as_often_as_the_coach_says() -> None:
    one, other = object(), object()
    assert judge().tries([one, other]) == [one] * 3 + [other] * 3  # type: ignore[list-item]


@pytest.mark.parametrize(
    ("unit", "raw", "value"),
    [
        ("chance", 0.25, 2_500),
        ("chance", -0.1, 0),
        ("chance", 1.2, 10_000),
        ("treasure", 3.456, 346),
        ("treasure", -1.0, 0),
        ("treasure", 12.0, 1_200),
    ],
)
def test_worth_is_told_in_hundredths(unit: str, raw: float, value: int) -> None:
    assert judge(unit).value(raw) == value
    if 0 <= raw <= 1 or (unit == "treasure" and raw > 0):
        assert judge(unit).final(raw) == value


def test_a_raw_chance_becomes_a_true_one() -> None:
    """By slope and shift of its log odds; what is sure stays sure where ends are known."""
    steeper = judge(chance=(2.0, 0.0, 0.01))
    assert steeper.calibrated(0.5) == pytest.approx(0.5)
    assert steeper.calibrated(0.75) == pytest.approx(0.9)  # odds of 3 become 9
    assert steeper.calibrated(0.001) == steeper.calibrated(0.01) == pytest.approx(1 / (1 + 99**2))
    assert steeper.calibrated(0.999) == steeper.calibrated(0.99)
    assert (steeper.calibrated(0.0), steeper.calibrated(1.0)) == (0.0, 1.0)
    guess = judge(chance=(2.0, 0.0, 0.01), knows_ends=False)
    assert guess.calibrated(0.0) == steeper.calibrated(0.01)
    assert guess.calibrated(1.0) == steeper.calibrated(0.99)


def test_a_map_is_that_of_the_seats_or_of_their_kind() -> None:
    kept = Learnt(chance={"3": [3.0], "alone": [1.0], "together": [2.0]})
    assert [kept.map_for(seats) for seats in (1, 2, 3, 4)] == [[1.0], [2.0], [3.0], [2.0]]
    assert Learnt().map_for(2) == []


def made(seat: int, cost: int) -> Decision:
    return Decision(1, seat, 5000, 5000, 5000, cost, 0, 0, 0, "a", "", "", [], [])


def test_what_one_gives_away_the_others_share() -> None:
    assert skill_of(None, 0, 3) == 0
    assert [skill_of(made(1, 101), seat, 3) for seat in range(3)] == [50, -101, 50]
    assert skill_of(made(0, 101), 1, 2) == 101
    assert skill_of(made(0, 7), 0, 1) == -7


def test_a_line_is_luck_and_skill_from_step_to_step() -> None:
    """Whoever comes late stands at nothing before (DC-117)."""
    parts = [JudgedStep(4, [100, 50], made(0, 30)), JudgedStep(5, [90, 40, 60], made(1, 8))]
    own = seat_line(parts, 0, 2, 120)
    assert (own.first, own.end, own.luck, own.skill) == (100, 120, 42, -22)
    assert [(each.step, each.value, each.luck, each.skill) for each in own.points] == [
        (4, 90, 20, -30),
        (5, 120, 22, 8),
    ]
    late = seat_line(parts, 2, 3, 70)
    assert (late.first, [each.value for each in late.points]) == (0, [60, 70])


@pytest.mark.parametrize("game", GAMES)
def test_the_quick_player_is_the_bot_that_is_named(game: str) -> None:
    entry = find_game(game)
    rules = entry.open({})
    coach = coach_of(game, rules)
    named = entry.bots[coach.quick].make(rules, SeededDice(1), Budget())
    assert type(coach.player(SeededDice(1))) is type(named)


@pytest.mark.parametrize("many", range(1, 8))
def test_a_labyrinth_is_imagined_with_three_placements_each(many: int) -> None:
    rules = find_game("delve-and-dash").open({})
    view = rules.view(rules.setup(2, SeededDice(5)), 0)
    found = coach_of("delve-and-dash", rules).imagined(view, SeededDice(7), many)
    mazes = [bytes(state.boundaries) for state in found]
    assert len(mazes) == many
    assert [mazes.index(each) // 3 for each in mazes] == [at // 3 for at in range(many)]


def test_who_came_home_alone_has_the_treasure_and_who_died_has_nothing() -> None:
    """EX-47."""
    rules = find_game("extrikate").open({})
    coach = coach_of("extrikate", rules)
    for status, worth in ((HOME, [7.0]), (DEAD, [0.0])):
        state = rules.setup(1, SeededDice(1))
        state.step, state.treasure[0], state.status[0] = OVER, 7, status
        assert coach.worth(state, 1) == worth


LOOKS = {
    "delve-and-dash": ("knight", 40, 8, 1, False, True, True, True),
    "extrikate": ("hard", 60, 16, 6, False, False, True, True),
    "dooom": ("hunter", 0, 10, 1, True, True, True, False),
    "dungeon-crawler": ("racer", 60, 6, 1, True, True, False, False),
}


@pytest.mark.parametrize("game", GAMES)
def test_how_far_and_wide_a_coach_looks_is_part_of_the_engine(game: str) -> None:
    """What is changed here needs another number of the engine."""
    coach = coach_of(game, find_game(game).open({}))
    bounds = (coach.quick, coach.longest, coach.most_choices, coach.tries)
    kinds = (coach.stands_still, coach.knows_ends, coach.carries, coach.open_play)
    assert (*bounds, *kinds) == LOOKS[game]


def order(seed: str = "", budget: int = 6) -> StudyOrder:
    paper = Table(find_game("dooom").open({}), ["One", "Two"], "orders").record.text()
    return StudyOrder(paper, PARTS, budget, seed or "analysis")


def test_a_record_that_came_lately_is_still_in_mind() -> None:
    """Four of them, by record, budget and seed; what was asked for last is forgotten last."""
    first = study_of(order("1"))
    assert (first.seed, first.budget) == ("1", 6)
    others = [study_of(order(each)) for each in "234"]
    assert study_of(order("1")) is first
    assert study_of(order("1", 7)) is not first
    kept = [study_of(order(each)) for each in "341"]
    assert kept == [others[1], others[2], first]
    assert study_of(order("2")) is not others[0]


def test_every_name_for_a_decision_or_a_place_comes_back_from_another_process() -> None:
    for mark in ("", "inaccuracy", "mistake", "blunder", "find"):
        part = JudgedStep(1, [7], msgspec.structs.replace(made(0, 5), mark=mark))
        assert parts_in(msgspec.json.encode([part]).decode()) == [part]
        assert advice_in(msgspec.json.encode(part.decision).decode()) == part.decision
    grains: tuple[Grain, ...] = (CELLS, EDGES, CARDS)
    known = Belief(3, 1, 8, [BeliefLayer("x", None, grain, [Share(2, 50)]) for grain in grains])
    assert belief_in(msgspec.json.encode(known).decode()) == known
    assert advice_in("null") is None


@pytest.mark.parametrize(
    ("game", "numbers"),
    [
        ("delve_and_dash", {"_ADVICE": 150, "_CLEAR": 8, "_PLACEMENTS": 2, "_STROLL": 6}),
        ("delve_and_dash", {"_DRAGON_SIGHT": 5, "_TOLL_OF_LOCK": 2, "_FACTS": 10, "_ROLES": 5}),
        ("dooom", {"_FAR": 200, "_LONG": 10.0, "_MOST_KEPT": 4000}),
        ("dungeon_crawler", {"_APART": 2, "_FEW": 8, "_HAND": 5.0, "_LONG": 10.0, "_NEAR": 6}),
        ("dungeon_crawler", {"_PLAIN_BP": 5, "_PLAIN_MV": 6}),
        ("extrikate", {"_TRIES": 6}),
    ],
)
def test_what_a_coach_counts_by_is_part_of_the_engine_too(
    game: str, numbers: dict[str, float]
) -> None:
    coach = vars(import_module(f"waystone.games.{game}.coach"))
    assert {name: coach[name] for name in numbers} == numbers


@pytest.mark.parametrize("seed", range(3))
def test_ways_lead_wherever_no_wall_is(seed: int) -> None:
    """DD-38: as far as a plain walk finds it, and nowhere from nowhere."""
    rules = find_game("delve-and-dash").open({"wall_probability": "0.4"})
    params, state = Params(rules.settings), rules.setup(2, SeededDice(seed))
    board = params.board
    for start in (0, 27, board.cells - 1):
        steps, edge_of = {start: 0}, list(board.edge)
        for cell in (reached := [start]):
            for way in range(4):
                near = board.neighbour[cell * 4 + way]
                is_wall = near >= 0 and state.boundaries[edge_of[cell * 4 + way]] & 3 == WALL
                if near >= 0 and not is_wall and near not in steps:
                    steps[near] = steps[cell] + 1
                    reached.append(near)
        found = Ways(params, state, start)
        assert found.steps == [steps.get(cell, -1) for cell in range(board.cells)]
        assert found.tolls[start] == 0
        assert all(found.tolls[cell] >= found.steps[cell] for cell in steps), "nobody knows any"
    assert set(Ways(params, state, NO_CELL).steps) == {-1}
