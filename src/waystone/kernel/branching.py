"""Every way that luck can go: exact odds without chance nodes in the rules."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final, Generic

from waystone.kernel.action import Action
from waystone.kernel.dice import ExploringDice
from waystone.kernel.rules import Rules
from waystone.kernel.state import S


class Branch(Generic[S]):
    """One result of an action: the position, the rolls that led there, their exact odds."""

    def __init__(self, state: S, rolls: list[int], odds: Fraction) -> None:
        self.state: Final = state
        self.rolls: Final = rolls
        self.odds: Final = odds


def branches(game: Rules[S, Any], state: S, seat: int, action: Action) -> list[Branch[S]]:
    """Every result of one action; the odds add up to 1 and the state is left alone."""
    dice = ExploringDice()
    found: list[Branch[S]] = []
    more = True
    while more:
        after = state.copy()
        game.apply(after, seat, action, dice)
        found.append(Branch(after, dice.rolls, dice.odds))
        more = dice.advance()
    return found


def count(game: Rules[S, Any], state: S, depth: int) -> int:
    """How many lines of play there are to this depth, luck included (our perft)."""
    acting = game.acting(state)
    if depth == 0 or not acting:
        return 1
    seat = acting[0]
    return sum(
        count(game, branch.state, depth - 1)
        for action in game.legal(state, seat)
        for branch in branches(game, state, seat, action)
    )
