"""Quicker ways that a game may offer beside its contract; their results equal the plain way's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from waystone.kernel.action import Action
from waystone.kernel.dice import Dice
from waystone.kernel.rules import Rules, V
from waystone.kernel.state import S


def play_randomly(rules: Rules[S, Any], state: S, dice: Dice) -> int:
    """Do anything legal until the match is over, as in rollouts; how many steps it took.

    A game may have a method of this name that builds no events.
    """
    quick = getattr(rules, "play_randomly", None)
    if quick is not None:
        steps: int = quick(state, dice)
        return steps
    count = 0
    while acting := rules.acting(state):
        seat = acting[0]
        legal = rules.legal(state, seat)
        rules.apply(state, seat, legal[dice.roll(len(legal)) - 1], dice)
        count += 1
    return count


def view_like(rules: Rules[S, V], view: V, state: S, seat: int) -> V:
    """The view of this seat, given any view of the same moment: most of it may be the same.

    A game may have a method `view_like` that reuses what is equal for all.
    """
    quick = getattr(rules, "view_like", None)
    if quick is None:
        return rules.view(state, seat)
    found: V = quick(view, state, seat)
    return found


def mask(rules: Rules[S, Any], state: S, seat: int) -> bytes:
    """A byte for each action of the alphabet, 1 for those that this seat may choose.

    A game may have a method `mask` that looks it up.
    """
    quick = getattr(rules, "mask", None)
    if quick is not None:
        found: bytes = quick(state, seat)
        return found
    return as_mask(rules.legal(state, seat), len(rules.alphabet))


def as_mask(legal: Sequence[Action], width: int) -> bytes:
    """Actions as a mask of so many bytes."""
    bits = bytearray(width)
    for action in legal:
        bits[action.id] = 1
    return bytes(bits)
