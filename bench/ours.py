"""Random playouts of our own games; each function plays a little and tells how many moves."""

from collections.abc import Callable
from random import Random
from typing import Any

from bench.measure import Workload
from tests.tic_tac_toe.entry import TIC_TAC_TOE
from waystone.catalogue import find_game
from waystone.kernel.dice import Dice, SeededDice
from waystone.kernel.rules import Rules
from waystone.kernel.shortcuts import play_randomly

COPIES = 1000


def workloads() -> dict[str, Workload]:
    delve = find_game("delve-and-dash")
    duel, doors = delve.open(), delve.open({"level": "2"})
    crawler = find_game("dungeon-crawler").open({"round_limit": "60"})  # as bots play alone
    small = TIC_TAC_TOE.open()
    return {
        "delve copy": lambda: copying(duel, fresh_dice()),
        "delve doors copy": lambda: copying(doors, fresh_dice()),
        "delve": lambda: in_place(duel, fresh_dice()),
        "delve view": lambda: looking(duel, fresh_dice()),
        "delve copies": lambda: copies(duel),
        "delve playout": lambda: playout(duel, fresh_dice()),
        "crawler copy": lambda: copying(crawler, fresh_dice()),
        "tic-tac-toe copy": lambda: many(copying, small),
        "tic-tac-toe": lambda: many(in_place, small),
        "tic-tac-toe playout": lambda: many(playout, small),
    }


_luck = Random(1)
_random = _luck.random


def fresh_dice() -> Dice:
    return SeededDice(_luck.getrandbits(32))


def many(play: Callable[[Rules[Any, Any], Dice], int], game: Rules[Any, Any]) -> int:
    """Fifty short matches of a game without luck, so that one set of dice does for all."""
    dice = fresh_dice()
    return sum(play(game, dice) for _ in range(50))


def copying(game: Rules[Any, Any], dice: Dice) -> int:
    """One match as a search walks it: list the moves, copy, do one, hear the events."""
    state, moves = game.setup(2, dice), 0
    while acting := game.acting(state):
        seat = acting[0]
        legal = game.legal(state, seat)
        state = state.copy()
        game.apply(state, seat, legal[int(_random() * len(legal))], dice)
        moves += 1
    return moves


def in_place(game: Rules[Any, Any], dice: Dice) -> int:
    """The same without the copy."""
    state, moves = game.setup(2, dice), 0
    while acting := game.acting(state):
        seat = acting[0]
        legal = game.legal(state, seat)
        game.apply(state, seat, legal[int(_random() * len(legal))], dice)
        moves += 1
    return moves


def looking(game: Rules[Any, Any], dice: Dice) -> int:
    """The same, and the mover looks before every move."""
    state, moves = game.setup(2, dice), 0
    while acting := game.acting(state):
        seat = acting[0]
        game.view(state, seat)
        legal = game.legal(state, seat)
        game.apply(state, seat, legal[int(_random() * len(legal))], dice)
        moves += 1
    return moves


def copies(game: Rules[Any, Any]) -> int:
    """Only copies of one position, a thousand of them."""
    copy = game.setup(2, SeededDice(1)).copy
    for _ in range(COPIES):
        copy()
    return COPIES


def playout(game: Rules[Any, Any], dice: Dice) -> int:
    """A whole match inside the kernel, which also throws the dice that choose."""
    return play_randomly(game, game.setup(2, dice), dice)
