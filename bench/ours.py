"""Workloads of our own games; each plays or asks a little and tells how many moves or questions."""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from bench import environments
from bench.measure import BITS, Job, Workload, build_of, modules_of
from tests.tic_tac_toe import game
from tests.tic_tac_toe.entry import TIC_TAC_TOE
from waystone.catalogue import find_game
from waystone.kernel import dice
from waystone.kernel.dice import Dice, SeededDice
from waystone.kernel.rules import Rules
from waystone.kernel.shortcuts import play_randomly

COPIES = 1000
POSITIONS = 24
"""Positions of one match that are asked for moves, views and likely positions."""
SETTINGS = {
    "delve-and-dash": {},
    "extrikate": {},
    "dooom": {"max_rounds": "60"},  # who does anything seldom finds out
    "dungeon-crawler": {"round_limit": "60"},  # as bots play alone
}
SHORT = {
    "delve-and-dash": "delve",
    "extrikate": "extrikate",
    "dooom": "dooom",
    "dungeon-crawler": "crawler",
}

Play = Callable[[Rules[Any, Any], Dice], int]


def workloads() -> dict[str, Job]:
    """What can be measured of every game, and a little more of the first and of a tiny one."""
    jobs: dict[str, Job] = {}
    for name, chosen in SETTINGS.items():
        build = build_of(modules_of(name.replace("-", "_")))
        jobs |= game_workloads(SHORT[name], find_game(name).open(chosen), build)
    delve = find_game("delve-and-dash")
    jobs |= more_of_delve(delve.open(), delve.open({"level": "2"}), jobs["delve copy"].build)
    jobs |= environments.ours(jobs["delve copy"].build)
    return jobs | tiny_workloads(TIC_TAC_TOE.open(), build_of([dice, game]))


def game_workloads(short: str, rules: Rules[Any, Any], build: str) -> dict[str, Job]:
    plays: dict[str, Workload] = {
        "copy": lambda: copying(rules, fresh_dice()),
        "playout": lambda: playout(rules, fresh_dice()),
        "legal": lambda: asking(rules),
        "view": lambda: looking(rules),
        "imagine": lambda: imagining(rules),
    }
    return {f"{short} {kind}": Job(play, build) for kind, play in plays.items()}


def more_of_delve(duel: Rules[Any, Any], doors: Rules[Any, Any], build: str) -> dict[str, Job]:
    plays: dict[str, Workload] = {
        "delve doors copy": lambda: copying(doors, fresh_dice()),
        "delve": lambda: in_place(duel, fresh_dice()),
        "delve copies": lambda: copies(duel),
    }
    return {name: Job(play, build) for name, play in plays.items()}


def tiny_workloads(small: Rules[Any, Any], build: str) -> dict[str, Job]:
    plays: dict[str, Workload] = {
        "tic-tac-toe copy": lambda: many(copying, small),
        "tic-tac-toe": lambda: many(in_place, small),
        "tic-tac-toe playout": lambda: many(playout, small),
    }
    return {name: Job(play, build) for name, play in plays.items()}


_luck = Random(1)
_bits = _luck.getrandbits


def fresh_dice() -> Dice:
    return SeededDice(_luck.getrandbits(32))


def many(play: Play, rules: Rules[Any, Any]) -> int:
    """Fifty short matches of a game without luck, so that one set of dice does for all."""
    dice = fresh_dice()
    return sum(play(rules, dice) for _ in range(50))


def copying(rules: Rules[Any, Any], dice: Dice) -> int:
    """One match as a search walks it: list the moves, copy, do one, hear the events."""
    state, moves = rules.setup(2, dice), 0
    while acting := rules.acting(state):
        seat = acting[0]
        legal = rules.legal(state, seat)
        state = state.copy()
        rules.apply(state, seat, legal[_bits(BITS) % len(legal)], dice)
        moves += 1
    return moves


def in_place(rules: Rules[Any, Any], dice: Dice) -> int:
    """The same without the copy."""
    state, moves = rules.setup(2, dice), 0
    while acting := rules.acting(state):
        seat = acting[0]
        legal = rules.legal(state, seat)
        rules.apply(state, seat, legal[_bits(BITS) % len(legal)], dice)
        moves += 1
    return moves


def copies(rules: Rules[Any, Any]) -> int:
    """Only copies of one position, a thousand of them."""
    copy = rules.setup(2, SeededDice(1)).copy
    for _ in range(COPIES):
        copy()
    return COPIES


def playout(rules: Rules[Any, Any], dice: Dice) -> int:
    """A whole match inside the kernel, which also throws the dice that choose."""
    return play_randomly(rules, rules.setup(2, dice), dice)


@cache
def positions(rules: Rules[Any, Any]) -> list[tuple[Any, int]]:
    """Positions from the beginning of a random match, with the seat to act; always the same."""
    dice, luck = SeededDice(1), Random(1)
    state = rules.setup(2, dice)
    found: list[tuple[Any, int]] = []
    while (acting := rules.acting(state)) and len(found) < 4 * POSITIONS:
        seat = acting[0]
        found.append((state.copy(), seat))
        legal = rules.legal(state, seat)
        rules.apply(state, seat, legal[luck.randrange(len(legal))], dice)
    return found[:: max(1, len(found) // POSITIONS)]


@cache
def views(rules: Rules[Any, Any]) -> list[Any]:
    """What the seat to act sees in those positions."""
    return [rules.view(state, seat) for state, seat in positions(rules)]


def asking(rules: Rules[Any, Any]) -> int:
    """List the moves of some positions."""
    for state, seat in positions(rules):
        rules.legal(state, seat)
    return len(positions(rules))


def looking(rules: Rules[Any, Any]) -> int:
    """Make the views of some positions."""
    for state, seat in positions(rules):
        rules.view(state, seat)
    return len(positions(rules))


def imagining(rules: Rules[Any, Any]) -> int:
    """Imagine a position for each of some views."""
    dice = fresh_dice()
    for view in views(rules):
        rules.imagine(view, dice)
    return len(views(rules))
